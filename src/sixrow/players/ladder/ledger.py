"""Finished games in a JSON-lines file, so that a ladder can be resumed.

The first line describes the ladder; a file of a different ladder is refused. Lines are only ever
appended. An incomplete last line, left by an interrupted run, is dropped.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

from sixrow.notation import setup_text
from sixrow.players import BASELINES
from sixrow.players.ladder.matches import MatchResult, Pairing
from sixrow.players.levels import BY_NAME
from sixrow.players.library import fingerprint
from sixrow.rules import Refusal, Setup

FORMAT = "sixrow-ladder-1"


def heading(setup: Setup, seed: int, names: tuple[str, ...]) -> dict[str, Any]:
    """Everything that a ladder's games depend on besides pairing and number, as JSON.

    Raises:
        Refusal: a player needs a network and none was trained for the set-up.
    """
    field = setup.game.name.replace("-", "_")
    judgements = {name: getattr(level, field) for name, level in BY_NAME.items()}
    return {
        "format": FORMAT,
        "setup": setup_text(setup, every_option=True),
        "seed": seed,
        "network": fingerprint(setup) if set(names) - set(BASELINES) else None,
        "levels": {name: [each.sight.value, each.error] for name, each in judgements.items()},
    }


class Ledger:
    """The finished games of a ladder, optionally backed by a file.

    Attributes:
        results: the results, by pairing and number.
    """

    def __init__(self, head: Mapping[str, Any], path: Path | None = None) -> None:
        """Open or create the ledger of a ladder.

        Raises:
            Refusal: the file belongs to something else.
            OSError: it cannot be read or written.
        """
        self.results: dict[tuple[Pairing, int], MatchResult] = {}
        self._path, self._file = path, None if path is None else path.open("a+b")
        if self._file is not None:
            try:
                self._take_up(self._file, json.dumps(head).encode() + b"\n")
            except Refusal:
                self._file.close()
                raise

    def add(self, result: MatchResult) -> None:
        """Append a finished game."""
        self.results[result.pairing, result.game] = result
        if self._file is not None:
            self._file.write(json.dumps(_told(result)).encode() + b"\n")
            self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _take_up(self, file: IO[bytes], head: bytes) -> None:
        file.seek(0)
        whole, _, torn = file.read().rpartition(b"\n")
        if not whole:
            if not head.startswith(torn):
                raise Refusal("not-a-ladder", file=str(self._path), line=1)
            file.truncate(0)
            file.write(head)
            file.flush()
            return
        lines = whole.split(b"\n")
        self._compare(_object(lines[0]), json.loads(head))
        for number, line in enumerate(lines[1:], start=2):
            result = _read(_object(line))
            if result is None:
                raise Refusal("not-a-ladder", file=str(self._path), line=number)
            self.results[result.pairing, result.game] = result
        file.truncate(len(whole) + 1)

    def _compare(self, found: dict[str, Any], head: dict[str, Any]) -> None:
        if found.get("format") != FORMAT:
            raise Refusal("not-a-ladder", file=str(self._path), line=1)
        for field, wanted in head.items():
            if found.get(field) != wanted:
                raise Refusal(
                    "other-ladder",
                    field=field,
                    file=str(self._path),
                    value=json.dumps(found.get(field)),
                    wanted=json.dumps(wanted),
                )


def _told(result: MatchResult) -> dict[str, Any]:
    return {
        "one": result.pairing.one,
        "others": result.pairing.others,
        "game": result.game,
        "starter": result.starter,
        "winners": list(result.winners),
        "turns": result.turns,
    }


def _object(line: bytes) -> dict[str, Any]:
    """The JSON object in a line; empty if there is none."""
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _read(told: dict[str, Any]) -> MatchResult | None:
    """The result in a line, or None if there is none."""
    match told:
        case {
            "one": str(one),
            "others": str(others),
            "game": int(game),
            "starter": int(starter),
            "winners": [int(), *_] as winners,
            "turns": int(turns),
        }:
            return MatchResult(Pairing(one, others), game, starter, tuple(winners), turns)
        case _:
            return None
