"""What happened, in words: effects become sentences."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import partial
from itertools import groupby
from typing import Any

from sixrow.notation import cell_text, kind
from sixrow.rules import Position, Setup, effects
from sixrow.rules.effects import Effect
from sixrow.terminal.sentences import Fact, say
from sixrow.terminal.words import Names, cells_words, roll_words


class Teller:
    """Tells the effects of one game with the names of its players."""

    def __init__(self, setup: Setup, names: Names) -> None:
        self._pieces = setup.game.pieces
        self._facts: Mapping[str, Callable[[Any], Fact]] = {
            "cell": cell_text,
            "cells": cells_words,
            "dice": partial(roll_words, setup),
            "discs": int,
            "following": names.seat,
            "owner": names.side,
            "points": int,
            "rule": str,
            "seats": names.seats,
        }
        self._names = names

    def tell(self, happened: Iterable[Effect]) -> str:
        """The effects as sentences, one for what the same player does in a row."""
        told = ((_subject(effect), self.phrase(effect)) for effect in happened)
        sentences = []
        for seat, same in groupby((pair for pair in told if pair[1]), key=lambda pair: pair[0]):
            phrases = ", ".join(phrase for _, phrase in same)
            subject = "" if seat is None else self._names.seat(seat) + " "
            sentences.append(f"{subject}{phrases}.")
        return " ".join(sentences)

    def phrase(self, effect: Effect) -> str:
        """What one effect did, to follow the player's name; empty if it goes without saying."""
        facts: dict[str, Fact] = {"pieces": self._pieces}
        for field in fields(effect):
            if field.name in self._facts:
                facts[field.name] = self._facts[field.name](getattr(effect, field.name))
        if isinstance(effect, effects.RowMade):
            facts["length"] = len(effect.cells)
        return say(f"effect-{kind(effect)}", **facts)


def result(position: Position, names: Names) -> str:
    """Who has won, in a sentence. The game is over."""
    outcome, setup = position.outcome, position.setup
    assert outcome is not None
    winners = [seat for seat in range(setup.players) if setup.side_of(seat) in outcome.winners]
    return say(
        f"result-{outcome.ending.value}",
        winners=names.seats(winners),
        players=len(winners),
        score=position.scores()[outcome.winners[0]],
    )


def _subject(effect: Effect) -> int | None:
    """The seat that a phrase is about; None if it is a sentence of its own."""
    return getattr(effect, "seat", None)
