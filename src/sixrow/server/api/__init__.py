"""The endpoints, each group in a module; `routes` has the list."""
