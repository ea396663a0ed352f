"""A table in this process: its players, its dice, and its record on disk."""
