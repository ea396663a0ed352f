"""The pages: the beginning, the table, the study of a game, and what is asked in between."""
