"""Seat-balanced matches between computer players, and what they tell about their strength.

Importing this package needs neither the engine nor NumPy; playing does.
"""
