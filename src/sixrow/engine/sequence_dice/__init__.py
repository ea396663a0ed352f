"""Sequence Dice, compiled: packed states, the exact roll solver, and what networks see."""
