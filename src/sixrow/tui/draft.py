"""Placements that are not sent yet: shown at once, taken back at will, sent as one list."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from sixrow.rules import Refusal
from sixrow.wire.frames import ChoiceView, GameView, Previewed, Told

Try: TypeAlias = Callable[[tuple[str, ...]], Awaitable[Previewed]]


class Draft:
    """The decisions of a turn in the making.

    Attributes:
        words: the decisions so far, in order.
        steps: what each of them does.
    """

    def __init__(self, try_out: Try) -> None:
        self._try = try_out
        self._base: GameView | None = None
        self._after: GameView | None = None
        self.words: tuple[str, ...] = ()
        self.steps: tuple[Told, ...] = ()
        self._one_by_one = asyncio.Lock()
        self._answered = True

    def begin(self, game: GameView | None) -> None:
        """Begin anew, from a game."""
        self._base, self._after = game, None
        self.words, self.steps = (), ()

    @property
    def game(self) -> GameView | None:
        """The game with the draft; the choices in it are those that are left."""
        return self._after if self.words else self._base

    def choice(self, word: str) -> ChoiceView | None:
        """The choice with a word, if it can be taken next."""
        choices = self.game.choices if self.game else ()
        return next((each for each in choices if each.decision == word), None)

    async def add(self, word: str) -> bool:
        """Add a decision, if it can be taken; whether it could.

        Raises:
            Refusal: nobody answers.
        """
        async with self._one_by_one:
            self._answered = True
            if self.choice(word) is None:
                return False
            await self._take((*self.words, word))
            return True

    async def take_back(self, word: str = "") -> None:
        """Take back a decision, the last if none is named; those after it stay if they can.

        Raises:
            Refusal: nobody answers.
        """
        async with self._one_by_one:
            self._answered = True
            if not self.words or (word and word not in self.words):
                return
            place = self.words.index(word) if word else len(self.words) - 1
            with suppress(Refusal):
                await self._take(self.words[:place] + self.words[place + 1 :])
                return
            await self._take(self.words[:place])

    async def settled(self) -> bool:
        """Wait until nothing is tried out any more; whether what was waited for was answered."""
        if not self._one_by_one.locked():
            return True
        async with self._one_by_one:
            return self._answered

    async def _take(self, words: tuple[str, ...]) -> None:
        if not words:
            self.begin(self._base)
            return
        base, self._answered = self._base, False
        told = await self._try(words)
        self._answered = True
        if base is self._base:  # else something has happened meanwhile
            self.words, self.steps, self._after = words, told.steps, told.game
