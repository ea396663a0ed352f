"""Seat-balanced matches between computer players, and estimates of their strength.

Importing this package needs neither the engine nor NumPy; playing does.
"""
