"""What the prompt asks the engine for; a caller that can use the engine brings it."""

from typing import Protocol

from sixrow.notation import Record
from sixrow.rules import Position
from sixrow.text.paint import Paint


class Advice(Protocol):
    """Reports as text, at most 80 columns wide."""

    def hint(self, position: Position, paint: Paint) -> str:
        """The best decisions in a position that waits for one."""

    def odds(self, position: Position) -> str:
        """The odds of every cell; empty if there are none to tell."""

    def analysis(self, record: Record, paint: Paint) -> str:
        """The errors and the luck of a game."""
