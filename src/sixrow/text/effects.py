"""Effects as sentences."""

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any

from sixrow.notation import effect_data, read_dice
from sixrow.rules import Position, Setup
from sixrow.rules.effects import Effect
from sixrow.text.sentences import Fact, say
from sixrow.text.words import Names, roll_words


class Teller:
    """Describes the effects of one game with the names of its players."""

    def __init__(self, setup: Setup, names: Names) -> None:
        self._pieces = setup.game.pieces
        self._facts: Mapping[str, Callable[[Any], Fact]] = {
            "cell": str,
            "cells": " ".join,
            "dice": lambda dice: roll_words(setup, read_dice(dice)),
            "discs": int,
            "following": names.seat,
            "owner": names.side,
            "points": int,
            "rule": str,
            "seats": names.seats,
        }
        self._names = names

    def tell(self, happened: Iterable[Effect]) -> str:
        """The effects as sentences, one per uninterrupted series by the same player."""
        return self.tell_data(effect_data(effect, first=0) for effect in happened)

    def tell_data(self, happened: Iterable[Mapping[str, Any]]) -> str:
        """The same for effects in wire format, seats and sides from 0."""
        told = ((_subject(effect), self.phrase(effect)) for effect in happened)
        sentences = []
        for seat, same in groupby((pair for pair in told if pair[1]), key=lambda pair: pair[0]):
            phrases = ", ".join(phrase for _, phrase in same)
            subject = "" if seat is None else self._names.seat(seat) + " "
            sentences.append(f"{subject}{phrases}.")
        return " ".join(sentences)

    def phrase(self, effect: Mapping[str, Any]) -> str:
        """What one effect did, to follow the player's name; empty if it is obvious."""
        facts: dict[str, Fact] = {"pieces": self._pieces}
        for name, value in effect.items():
            if name in self._facts:
                facts[name] = self._facts[name](value)
        if effect["kind"] == "row-made":
            facts["length"] = len(effect["cells"])
        return say(f"effect-{effect['kind']}", **facts)


def result(position: Position, names: Names) -> str:
    """The sentence that says who has won. The game must be over."""
    outcome, setup = position.outcome, position.setup
    assert outcome is not None
    winners = [seat for seat in range(setup.players) if setup.side_of(seat) in outcome.winners]
    return say(
        f"result-{outcome.ending.value}",
        winners=names.seats(winners),
        players=len(winners),
        score=position.scores()[outcome.winners[0]],
    )


def _subject(effect: Mapping[str, Any]) -> int | None:
    """The seat that a phrase is about; None if it is a full sentence."""
    return effect.get("seat")
