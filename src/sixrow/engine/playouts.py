"""Whole games in compiled code: what the `playouts` of both games have in common.

Each game has its own random stream and writes one row of facts. Policies decide for the seats, by
number: `RANDOM` picks any legal decision with equal probability; `GREEDY` solves its turn exactly
for immediate points (Columbiz) or takes the choice that leaves it the most open rows (Sequence
Dice), the first one on ties.
"""

RANDOM, GREEDY = 0, 1
POLICIES = ("random", "greedy")

YOURS = -1
"""The policy of a seat for which the caller of a batch decides."""

STARTER, TURNS, WINNERS = 0, 1, 2
"""The first columns of the facts of a game."""
