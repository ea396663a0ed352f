"""How long a test waits for what must come."""

PATIENCE = 300.0
"""Seconds. Only what hangs meets this limit: on a busy machine anything may take its time, and a
test waits for what it wants to see, not for a time in which it usually comes."""
