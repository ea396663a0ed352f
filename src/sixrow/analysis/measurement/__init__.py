"""How good judgements are: rollouts, exact endgames and frozen sets of positions."""
