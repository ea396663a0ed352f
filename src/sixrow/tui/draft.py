"""A draft: placements that are shown immediately, can be taken back, and are sent together."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from sixrow.rules import Refusal
from sixrow.wire.frames import ChoiceView, GameView, Previewed, Told

Try: TypeAlias = Callable[[tuple[str, ...]], Awaitable[Previewed]]


class TurnDraft:
    """The drafted decisions of the current turn.

    Attributes:
        words: the decisions so far, in order.
        steps: the effects of each decision.
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
        """Discard the draft and start from a game."""
        self._base, self._after = game, None
        self.words, self.steps = (), ()

    @property
    def game(self) -> GameView | None:
        """The game after the drafted decisions, with the remaining choices."""
        return self._after if self.words else self._base

    def choice(self, word: str) -> ChoiceView | None:
        """The choice with this word, if it is available next."""
        choices = self.game.choices if self.game else ()
        return next((each for each in choices if each.decision == word), None)

    async def add(self, word: str) -> bool:
        """Add a decision; False if it is not available.

        Raises:
            Refusal: the preview was refused or not answered.
        """
        async with self._one_by_one:
            self._answered = True
            if self.choice(word) is None:
                return False
            await self._take((*self.words, word))
            return True

    async def explain(self, word: str) -> None:
        """Ask why a decision is not available next.

        Raises:
            Refusal: the reason, or the question was not answered.
        """
        await self._try((*self.words, word))

    async def take_back(self, word: str = "") -> None:
        """Remove a decision, by default the last; later ones are kept if they are still legal.

        Raises:
            Refusal: the preview was refused or not answered.
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
        """Wait for previews in progress; False if the last one was not answered."""
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
        if base is self._base:  # otherwise the game has changed since
            self.words, self.steps, self._after = words, told.steps, told.game
