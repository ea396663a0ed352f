"""A table in this process: who sits there, its dice, and its record on disk."""
