"""The input of the player: held dice, the cursor, the draft, requests for advice.

Keys and mouse both use these methods. Nothing is judged here: the view contains the legal choices.
"""

import asyncio
from collections.abc import Awaitable
from enum import Enum

from sixrow.notation import cell_text, read_cell
from sixrow.notation.analyses import ChoiceValue
from sixrow.rules import Refusal
from sixrow.rules.board import CELLS, SIZE, Cell
from sixrow.text.refusals import refused
from sixrow.tui.cursor import moved, next_of
from sixrow.tui.keep import Keep
from sixrow.tui.model import TableModel
from sixrow.tui.typed_dice import TypedDice
from sixrow.wire.frames import ChoiceView, Stuck, Told

HINTS = 3
"""The number of decisions in a hint."""


class Stage(Enum):
    """What the player can do now."""

    LOBBY = "lobby"
    WATCH = "watch"
    ROLL = "roll"
    KEEP = "keep"
    PLACE = "place"
    CHOOSE = "choose"
    FINISH = "finish"
    """A game with real dice is over, and can be corrected until that is confirmed."""
    OVER = "over"


class TableInput:
    """The input of one person at one table.

    Attributes:
        table: the table.
        keep: the dice in the tray.
        entry: real dice that are being entered.
        cursor: the cell under the cursor.
        looking: whether the cursor is shown, because keys or mouse were used on the board.
        picked: in Sequence Dice, where one choice ends the turn: the chosen, unconfirmed cell.
        odds: the chance of each cell by name, for the held dice.
        hints: the best decisions, if requested.
        asking: whether a hint is pending.
        wants_odds: whether odds are shown while rolling.
    """

    def __init__(self, table: TableModel, wants_odds: bool = True) -> None:
        self.table = table
        self.keep = Keep()
        self.entry = TypedDice(table)
        self.cursor: Cell = CELLS // 2 - SIZE // 2 - 1
        self.looking = False
        self.picked = ""
        self.odds: dict[str, float] = {}
        self.hints: tuple[ChoiceValue, ...] = ()
        self.asking = False
        self.wants_odds = wants_odds
        self._position = ""
        self._stopped = "", ""  # where somebody last stopped, and the dice held there
        self._odds_wish = ""
        self._odds_task: asyncio.Task[None] | None = None

    # Derived state

    @property
    def moment(self) -> Stage:
        """What the player can do now."""
        table = self.table
        view, game = table.view, table.game
        if view is None or view.phase == "lobby":
            return Stage.LOBBY
        if view.phase == "over" or game is None:
            return Stage.OVER
        if table.entering is not None and table.entering.finish:
            return Stage.FINISH
        if table.acting is None:
            return Stage.WATCH
        return Stage(game.action)

    @property
    def is_over(self) -> bool:
        """Whether the game is over, even if real dice can still be corrected."""
        return self.moment in (Stage.OVER, Stage.FINISH)

    @property
    def choices(self) -> dict[str, ChoiceView]:
        """The available choices, by word."""
        moment = self.moment
        if moment not in (Stage.PLACE, Stage.CHOOSE):
            return {}
        game = self.table.draft.game if moment is Stage.PLACE else self.table.game
        return {each.decision: each for each in game.choices} if game else {}

    @property
    def drafted(self) -> list[tuple[str, Told]]:
        """The drafted or picked decisions, with their effects."""
        if self.moment is Stage.PLACE:
            draft = self.table.draft
            return list(zip(draft.words, draft.steps, strict=True))
        choice = self.choices.get(self.picked)
        return [(self.picked, choice.effects)] if choice else []

    @property
    def looked_at(self) -> ChoiceView | None:
        """The choice under the cursor, unless it is drafted."""
        cell = cell_text(self.cursor)
        if not self.looking or cell == self.picked:
            return None
        return self.choices.get(cell)

    @property
    def stuck(self) -> Stuck | None:
        """The decision of a player who can do nothing else: end the turn, set discs aside, pass."""
        game = self.table.game
        return game.stuck if game and self.table.acting is not None else None

    @property
    def can_end(self) -> bool:
        """Whether the draft can be sent, which ends the turn."""
        return "end" in self.choices and self.stuck is None

    @property
    def can_take_back(self) -> bool:
        """Whether there is anything to take back."""
        return bool(
            self.entry.faces or self.picked or self.table.draft.words or self.table.can_undo
        )

    @property
    def can_ask(self) -> bool:
        """Whether hints are allowed and this client has to decide."""
        view = self.table.view
        deciding = self.moment in (Stage.KEEP, Stage.PLACE, Stage.CHOOSE)
        return view is not None and bool(view.terms.hints) and deciding

    # Actions

    async def roll(self) -> None:
        """Roll all dice, or those that are not held; real dice are entered."""
        if self.entry.is_open:
            await self.entry.enter()
        elif self.moment is Stage.ROLL:
            await self.table.roll()
        elif self.moment is Stage.KEEP:
            await self.table.decide(f"k{self.keep.held}" if self.keep.rolling else "stop")

    async def stop(self) -> None:
        """Stop rolling and keep all dice."""
        if self.moment is Stage.KEEP:
            self._stopped = self._position, self.keep.held
            await self.table.decide("stop")

    def toggle(self, place: int) -> None:
        """Hold or release a die; where real dice are entered, type a face."""
        if self.entry.is_open:
            self.entry.add(place + 1)
            self.table.changed()
        elif self.moment is Stage.KEEP:
            self.keep.toggle(place)
            self.follow_odds()
            self.table.changed()

    def move(self, across: int, up: int) -> None:
        """Move the cursor within the board."""
        self.look_at(moved(self.cursor, across, up) if self.looking else self.cursor)

    def look_at(self, cell: Cell) -> None:
        """Put the cursor on a cell."""
        self.cursor, self.looking = cell, True
        self.table.changed()

    def next_choice(self, step: int = 1) -> None:
        """Move the cursor to the next cell with a choice."""
        cells = [cell for cell in range(CELLS) if cell_text(cell) in self.choices]
        if not cells:
            return
        stays = not self.looking and self.cursor in cells
        self.look_at(self.cursor if stays else next_of(cells, self.cursor, step))

    async def choose(self) -> None:
        """Add the cell under the cursor to the draft, or remove it."""
        cell = cell_text(self.cursor)
        self.table.trouble = ""
        if self.moment is Stage.CHOOSE:
            if self.picked == cell:
                await self.finish()
            elif cell in self.choices:
                self.picked = cell
            else:
                await self._drafting(self.table.draft.explain(cell))
        elif self.moment is Stage.PLACE:
            await self._draft(cell)
        self.table.changed()

    async def take_back(self) -> None:
        """Take back what was last picked, drafted or decided."""
        if self.entry.take_back():
            pass
        elif self.picked:
            self.picked = ""
        elif self.table.draft.words:
            await self._drafting(self.table.draft.take_back())
        elif self.table.can_undo:
            await self.table.undo()
        self.table.changed()

    async def finish(self) -> None:
        """Send the draft and end the turn, after previews in progress have been answered."""
        if not await self.table.draft.settled():
            return
        if self.moment is Stage.FINISH:
            await self.table.finish()
        elif self.stuck:
            await self.table.decide(self.stuck.decision)
        elif self.moment is Stage.CHOOSE and self.picked:
            await self.table.decide(self.picked)
        elif self.moment is Stage.PLACE and self.can_end:
            await self.table.decide(*self.table.draft.words, "end")

    async def _draft(self, cell: str) -> None:
        draft = self.table.draft
        if cell in draft.words and cell not in self.choices:
            await self._drafting(draft.take_back(cell))
        else:
            await self._drafting(self._add(cell))
        self._spend()

    async def _add(self, cell: str) -> None:
        if not await self.table.draft.add(cell):
            await self.table.draft.explain(cell)

    async def _drafting(self, change: Awaitable[object]) -> None:
        try:
            await change
        except Refusal as refusal:
            self.table.trouble = refused(refusal)
        self._spend()

    def _spend(self) -> None:
        game = self.table.draft.game
        if game is not None and self.moment is Stage.PLACE:
            self.keep.spend(game.dice)

    # Advice

    async def hint(self) -> None:
        """Request a hint; if one is shown, follow it without ending anything."""
        if not self.can_ask or self.asking:
            return
        if self.hints:
            self._follow_hint()
            return
        self.asking, self.table.trouble = True, ""
        self.table.changed()
        position = self._position
        try:
            if self._odds_task is not None:
                await asyncio.wait({self._odds_task})
            told = await self.table.link.hint()
            if position == self._position:
                self.hints = (told.choices or ())[:HINTS]
        except Refusal as refusal:
            self.table.trouble = refused(refusal)
        finally:
            self.asking = False
            self.table.changed()

    def _follow_hint(self) -> None:
        """Hold the dice of the hint, or put the cursor on its cell."""
        game, word = self.table.game, self.hints[0].decision
        self.hints = ()
        if self.moment is Stage.KEEP and game is not None:
            self.keep.hold(game.dice if word == "stop" else word[1:])
            self.follow_odds()
        elif word in self.choices and word not in ("end", "pass"):
            self.look_at(read_cell(word))
        self.table.changed()

    def toggle_odds(self) -> None:
        """Show or hide the odds while rolling."""
        self.wants_odds = not self.wants_odds
        self.follow_odds()
        self.table.changed()

    def follow_odds(self) -> None:
        """Request the odds for the held dice; one request at a time."""
        wanted = self.wants_odds and self.moment is Stage.KEEP and self.can_ask
        self._odds_wish = self.keep.held if wanted and self.keep.rolling else ""
        if not self._odds_wish:
            self.odds = {}
        elif self._odds_task is None or self._odds_task.done():
            self._odds_task = asyncio.create_task(self._ask_odds())

    async def _ask_odds(self) -> None:
        asked = ""
        while self._odds_wish and asked != self._odds_wish + self._position:
            wish = self._odds_wish
            asked = wish + self._position
            try:
                told = await self.table.link.odds(wish)
            except Refusal:
                return  # odds are optional
            if asked == self._odds_wish + self._position:
                self.odds = told.odds or {}
                self.table.changed()

    # Updates

    def follow(self) -> None:
        """Reset the input if the position has changed."""
        game = self.table.game
        position = game.position if game else ""
        if position == self._position:
            return
        self._position = position
        self.picked, self.hints, self.odds = "", (), {}
        self.entry.take_back()
        if game is not None and game.waiting == "dice":
            self.keep.fall(game.kept, game.kept)
        elif game is not None:
            self.keep.fall(game.dice, game.held, game.kept)
            if self._stopped[0] == position:  # taken back
                self.keep.hold(self._stopped[1])
        self.follow_odds()

    async def close(self) -> None:
        """Cancel pending requests."""
        if self._odds_task is not None:
            self._odds_task.cancel()
            await asyncio.gather(self._odds_task, return_exceptions=True)
