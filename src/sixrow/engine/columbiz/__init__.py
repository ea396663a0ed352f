"""Columbiz, compiled: states, decisions, the exact turn solver, odds, network inputs and loops."""
