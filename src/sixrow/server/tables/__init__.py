"""Live tables: loaded, played at, stored, told to their clients, and put away."""
