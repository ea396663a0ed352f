"""Bulk self-play on one or more cores, with the same games whatever the number of cores.

Games are played in chunks. A game depends only on the run's seed and its own number, so any thread
can play chunks in any order; they are delivered in order.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import local

import numpy as np

from sixrow.engine import playouts
from sixrow.engine.columbiz import playouts as columbiz_playouts
from sixrow.engine.columbiz import states
from sixrow.engine.columbiz.workspace import workspace
from sixrow.engine.executors import RemoteExecutor, in_order
from sixrow.engine.sequence_dice import playouts as sequence_playouts
from sixrow.engine.sequence_dice import states as sequence_dice
from sixrow.engine.sequence_dice.rows import lines
from sixrow.engine.types import Numbers, Values
from sixrow.rules import ColumbizSetup, Refusal, SequenceDiceSetup, Setup
from sixrow.rules.refusal import check_range

CHUNK, GREEDY_CHUNK = 250, 25
"""The largest chunks in games: the unit of progress, about a millisecond; smaller if a seat solves.
"""

_MOST_NUMBER = 2**63 - 1

TOGETHER = 40
"""Chunks sent to another process together: enough work to outweigh the transfer."""

AHEAD = 4
"""Chunks queued in advance for each worker."""

MOST_WORKERS = 256
"""An upper limit on threads, above the core count of any intended machine."""

BY_SIDE: Mapping[str, Mapping[str, int]] = {
    "columbiz": {
        "score": columbiz_playouts.SCORES,
        "rows": columbiz_playouts.ROWS,
        "captives": columbiz_playouts.CAPTIVES,
        "forfeits": columbiz_playouts.FORFEITS,
    },
    "sequence-dice": {"chips": sequence_playouts.CHIPS},
}
"""Statistics by side, by game: the name and the first column of the facts."""

BY_GAME: Mapping[str, Mapping[str, int]] = {
    "columbiz": {},
    "sequence-dice": {
        "passes": sequence_playouts.PASSES,
        "extra_turns": sequence_playouts.EXTRA,
        "replaced": sequence_playouts.REPLACED,
        "removed": sequence_playouts.REMOVED,
    },
}
"""Statistics of a whole game, by game."""


@dataclass(frozen=True, slots=True, eq=False)
class Games:
    """The facts of some games, one per row, and counts over all of them.

    Attributes:
        starter: the seat that began.
        turns: the turns played by all seats together.
        winners: the sides that won, as bits.
        by_side: facts of each side: in Columbiz ``score``, ``rows`` (points), ``captives`` and
            ``forfeits`` (turns); in Sequence Dice ``chips`` on the board at the end.
        by_game: facts of the whole game.
        filled: how often each cell was filled.
        fallen: how often each face (Columbiz) or total (Sequence Dice) was rolled in turns.
    """

    setup: Setup
    starter: Numbers
    turns: Numbers
    winners: Numbers
    by_side: dict[str, Numbers]
    by_game: dict[str, Numbers]
    filled: Numbers
    fallen: Numbers

    def __len__(self) -> int:
        return len(self.turns)

    def shares(self) -> Values:
        """Each side's share of each victory, one row per game."""
        won = (self.winners[:, None] >> np.arange(self.setup.sides) & 1).astype(np.float64)
        shares: Values = won / won.sum(axis=1, keepdims=True)
        return shares


def simulate(
    setup: Setup,
    games: int,
    *,
    seed: int = 0,
    policies: Sequence[str] = ("random",),
    workers: int = 1,
    elsewhere: RemoteExecutor | None = None,
) -> Iterator[Games]:
    """Play games and yield them chunk by chunk, in order; stop iterating to stop playing.

    Args:
        setup: the game, its players and options.
        games: the number of games.
        seed: equal seeds and numbers give equal games.
        policies: who decides for each seat, ``random`` or ``greedy``; a single name applies to all
            seats.
        workers: threads, at most `MOST_WORKERS`; they run without the GIL.
        elsewhere: an executor that plays the games instead; `workers` is then ignored.

    Raises:
        Refusal: a number is out of range, or a policy is unknown.
    """
    numbers = _policy_numbers(setup, policies)
    for field, value, least, most in (
        ("games", games, 1, _MOST_NUMBER),
        ("workers", workers, 1, MOST_WORKERS),
        ("seed", seed, 0, _MOST_NUMBER),
    ):
        check_range(field, value, least, most)
    if elsewhere is not None:
        return _chunks_from(elsewhere, setup, games, seed, numbers)
    return _chunks(setup, games, seed, numbers, workers)


def _policy_numbers(setup: Setup, policies: Sequence[str]) -> Numbers:
    for policy in policies:
        if policy not in playouts.POLICIES:
            allowed = playouts.POLICIES
            raise Refusal("unknown-policy", field="policies", value=policy, allowed=allowed)
    if len(policies) not in (1, setup.players):
        awaited, found = setup.players, len(policies)
        raise Refusal("wrong-number-of-policies", field="policies", awaited=awaited, found=found)
    names = list(policies) * (setup.players if len(policies) == 1 else 1)
    return np.array([playouts.POLICIES.index(name) for name in names], dtype=np.int64)


def _chunks(
    setup: Setup, games: int, seed: int, policies: Numbers, workers: int
) -> Iterator[Games]:
    player = _Player(setup, seed, policies)
    size = _size(policies)
    chunks = ((first, min(size, games - first)) for first in range(0, games, size))
    if workers == 1:
        yield from (player.play(*chunk) for chunk in chunks)
        return
    with ThreadPoolExecutor(workers) as pool:
        yield from in_order(pool, player.play, chunks, AHEAD * workers)


def _size(policies: Numbers) -> int:
    """The largest chunk, in games."""
    return GREEDY_CHUNK if playouts.GREEDY in policies else CHUNK


def _chunks_from(
    elsewhere: RemoteExecutor, setup: Setup, games: int, seed: int, policies: Numbers
) -> Iterator[Games]:
    """As `_chunks`, and the very same chunks, played elsewhere, many at a time."""
    many = TOGETHER * _size(policies)
    tasks = (
        (setup, seed, policies, first, min(first + many, games)) for first in range(0, games, many)
    )
    for chunks in in_order(elsewhere, play_chunks, tasks, AHEAD * elsewhere.cores):
        yield from chunks


def play_chunks(setup: Setup, seed: int, policies: Numbers, first: int, until: int) -> list[Games]:
    """The chunks of some games of a run, by number; a task for another process."""
    player, size = _Player(setup, seed, policies), _size(policies)
    return [player.play(each, min(size, until - each)) for each in range(first, until, size)]


class _Player:
    """Plays chunks of one run; each thread has its own workspace."""

    def __init__(self, setup: Setup, seed: int, policies: Numbers) -> None:
        self._setup, self._seed, self._policies = setup, seed, policies
        self._thread = local()

    def play(self, first: int, count: int) -> Games:
        setup, run = self._setup, (self._policies, self._seed, first)
        filled = np.zeros(36, dtype=np.int64)
        if isinstance(setup, ColumbizSetup):
            if not hasattr(self._thread, "work"):
                self._thread.work = workspace(setup.players)
            rows = np.empty((count, columbiz_playouts.FACTS), dtype=np.int64)
            fallen = np.zeros(6, dtype=np.int64)
            facts = states.facts(setup)
            columbiz_playouts.play(facts, *run, rows, filled, fallen, self._thread.work)
        else:
            assert isinstance(setup, SequenceDiceSetup)
            rows = np.empty((count, sequence_playouts.FACTS), dtype=np.int64)
            fallen = np.zeros(13, dtype=np.int64)
            facts = sequence_dice.facts(setup)
            sequence_playouts.play(facts, *run, rows, filled, fallen, lines(setup.length))
        return _games(setup, rows, filled, fallen)


def _games(setup: Setup, rows: Numbers, filled: Numbers, fallen: Numbers) -> Games:
    name, sides = setup.game.name, setup.sides
    return Games(
        setup,
        starter=rows[:, playouts.STARTER],
        turns=rows[:, playouts.TURNS],
        winners=rows[:, playouts.WINNERS],
        by_side={key: rows[:, at : at + sides] for key, at in BY_SIDE[name].items()},
        by_game={key: rows[:, at] for key, at in BY_GAME[name].items()},
        filled=filled,
        fallen=fallen,
    )
