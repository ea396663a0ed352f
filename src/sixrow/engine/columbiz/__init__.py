"""Columbiz, compiled: packed states, the exact turn solver, odds, and what networks see."""
