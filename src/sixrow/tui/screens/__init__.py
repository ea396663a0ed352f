"""The screens: home, lobby, table, study, and dialogs."""
