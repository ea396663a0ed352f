"""Columbiz, compiled: packed states, the exact turn solver, odds and network inputs."""
