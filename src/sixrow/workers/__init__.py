"""Worker processes: computer players, the analyst, and compilation of the engine."""
