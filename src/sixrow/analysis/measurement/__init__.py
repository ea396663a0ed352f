"""How good evaluations are: rollouts, exact endgames and frozen sets of positions."""
