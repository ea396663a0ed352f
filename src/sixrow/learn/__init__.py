"""Learning to judge positions, from nothing but the rules: self-play and small networks."""
