"""Play, study and research two dice-and-rows board games: Columbiz and Sequence Dice.

The packages, lowest first, are listed in `docs/architecture.md`; start reading at
[`sixrow.rules`][].
"""

__version__ = "0.1.0"
