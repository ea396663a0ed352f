"""Effects as sentences."""

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any

from sixrow.notation import EffectData, effect_data, kind, read_dice
from sixrow.notation.effects import RowMadeEffect
from sixrow.rules import Setup
from sixrow.rules.effects import Effect
from sixrow.text.sentences import FactValue, say
from sixrow.text.words import Names, roll_words


class EffectWriter:
    """Describes the effects of one game with the names of its players."""

    def __init__(self, setup: Setup, names: Names) -> None:
        self._pieces = setup.game.pieces
        self._facts: Mapping[str, Callable[[Any], FactValue]] = {
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

    def tell_data(self, happened: Iterable[EffectData]) -> str:
        """The same of effects as the wire has them, seats and sides from 0."""
        told = ((getattr(effect, "seat", None), self.phrase(effect)) for effect in happened)
        sentences = []
        for seat, same in groupby((pair for pair in told if pair[1]), key=lambda pair: pair[0]):
            phrases = ", ".join(phrase for _, phrase in same)
            subject = "" if seat is None else self._names.seat(seat) + " "
            sentences.append(f"{subject}{phrases}.")
        return " ".join(sentences)

    def phrase(self, effect: EffectData) -> str:
        """What one effect did, to follow the player's name; empty if it goes without saying."""
        facts: dict[str, FactValue] = {"pieces": self._pieces}
        for name in effect.__struct_fields__:
            if name in self._facts:
                facts[name] = self._facts[name](getattr(effect, name))
        if isinstance(effect, RowMadeEffect):
            facts["length"] = len(effect.cells)
        return say(f"effect-{kind(effect)}", **facts)
