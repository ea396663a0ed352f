"""Sequence Dice, compiled: states, decisions, the exact roll solver, network inputs and loops."""
