"""Processes that think: computer players, the analyst, and the engine made ready for them."""
