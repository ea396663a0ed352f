"""Training value networks from nothing but the rules: self-play and small networks."""
