"""Sequence Dice, compiled: packed states, the exact roll solver and network inputs."""
