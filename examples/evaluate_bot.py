"""Evaluate your own bot against the ladder: matches with balanced seats, and a rating.

    python examples/evaluate_bot.py [columbiz:2] [--games 100] [--against novice casual]

Needs the extra `engine`. A bot is any object with a method `decide`, which takes a position that
waits for a decision and returns the number of a legal one. Replace `Collector` with your own bot.
"""

import argparse
from collections.abc import Callable, Sequence

from sixrow.notation import read_setup
from sixrow.players import Player, player
from sixrow.players.ladder.matches import MatchResult, Pairing
from sixrow.players.ladder.ratings import ratings
from sixrow.players.ladder.runner import play_block
from sixrow.players.ladder.standings import matches
from sixrow.rules import Columbiz, Decision, Position, Setup
from sixrow.rules.columbiz import ColumbizPhase, keep
from sixrow.rules.dice import faces_of, of_faces, showing

MINE = "collector"


class Collector:
    """Keeps the face it has most of; then takes, decision by decision, whatever scores most."""

    def decide(self, position: Position) -> Decision:
        """A legal decision, in a position that waits for one."""
        if isinstance(position, Columbiz) and position.phase is ColumbizPhase.KEEP:
            return self._keep(position)
        side = position.setup.side_of(position.seat)
        legal = position.decisions()
        return max(legal, key=lambda each: position.decide(each).position.scores()[side])

    def _keep(self, position: Columbiz) -> Decision:
        dice = position.dice
        face = max(faces_of(dice), key=lambda each: (showing(dice, each), each))
        wanted = keep(of_faces([face] * showing(dice, face)))
        return wanted if wanted in position.decisions() else position.decisions()[-1]


def make(name: str, setup: Setup, seed: int) -> Player:
    """A player by its name: ours, or one of the ladder's."""
    return Collector() if name == MINE else player(name, setup, seed)


def evaluate(
    setup: Setup, against: Sequence[str], games: int, tell: Callable[[str], None] = print
) -> dict[str, float]:
    """Play against everybody and return the share of the victory against each."""
    results: list[MatchResult] = []
    shares: dict[str, float] = {}
    for name in against:
        pairing = Pairing(MINE, name)
        size = pairing.block(setup)
        blocks = [(pairing, number) for number in range(-(-games // size))]
        played = [result for block in blocks for result in play_block(setup, 1, block, make)]
        (match,) = matches(setup, played)
        shares[name] = match.share.value
        tell(f"against {name:<8} {match.share.value:.3f} ± {match.share.error:.3f}")
        results += played
    for name, rating in ratings(matches(setup, results), setup.sides).items():
        tell(f"{name:<10} {rating.value:5.0f} ± {rating.error:.0f}")
    return shares


def main() -> None:
    """Evaluate the bot and print the table."""
    parser = argparse.ArgumentParser(description="Your own bot against the ladder.")
    parser.add_argument("setup", nargs="?", type=read_setup, default=read_setup("columbiz:2"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--against", nargs="+", default=["random", "greedy", "novice", "casual"])
    given = parser.parse_args()
    evaluate(given.setup, given.against, given.games)


if __name__ == "__main__":
    main()
