"""What leads to a table: frames of the server come out, wishes go in."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import Enum
from typing import Any, Protocol

from sixrow.match import Command
from sixrow.notation import Record
from sixrow.notation.analyses import PositionAnalysis
from sixrow.rules import Refusal
from sixrow.wire import frames


class LinkState(Enum):
    """How a link is."""

    CONNECTING = "connecting"
    OPEN = "open"
    LOST = "lost"
    """It tries again by itself."""
    CLOSED = "closed"


class Listener(Protocol):
    """Who hears what a link has to tell."""

    def linked(self, state: LinkState) -> None:
        """The link is in another state."""

    def heard(self, frame: frames.Frame) -> None:
        """A frame has come: a welcome, events in order, something said, a notice."""

    def turned_away(self, refusal: Refusal) -> None:
        """There is no table to be seen here, for the reason that is given."""


class Link(ABC):
    """One table, here or elsewhere."""

    @abstractmethod
    def open(self, listener: Listener) -> None:
        """Begin to listen; the first frame is a welcome."""

    @abstractmethod
    async def close(self) -> None:
        """Leave the table."""

    @abstractmethod
    async def command(self, kind: type[Command], **fields: Any) -> None:
        """Ask for something and wait until it has happened.

        Raises:
            Refusal: it is not allowed, or nobody answers.
        """

    @abstractmethod
    async def preview(self, decisions: tuple[str, ...]) -> frames.Previewed:
        """What decisions would do, one after the other.

        Raises:
            Refusal: one of them is not allowed, or nobody answers.
        """

    @abstractmethod
    async def odds(self, keep: str) -> PositionAnalysis:
        """The chance of each cell if these dice are kept, as the analysis protocol has it.

        Raises:
            Refusal: there are none, or nobody answers.
        """

    @abstractmethod
    async def hint(self) -> PositionAnalysis:
        """What each decision is worth, as the analysis protocol has it.

        Raises:
            Refusal: there is none, or nobody answers.
        """

    @abstractmethod
    async def record(self, game: int) -> Record:
        """The record of a game of the table, from 1.

        Raises:
            Refusal: there is none, or nobody answers.
        """

    @property
    def invitation(self) -> str:
        """The address that invites others; empty if nobody can be invited."""
        return ""

    @property
    def here_only(self) -> bool:
        """Whether the invitation works on this computer only."""
        return False

    @property
    def reach_command(self) -> str:
        """What would start the server so that others reach it; empty if that is not known."""
        return ""

    @property
    def sent(self) -> Mapping[str, str]:
        """The nonces of one's own commands for a seat, by the commands' ids; it grows."""
        return {}

    @property
    def can_call_off(self) -> bool:
        """Whether a game can be called off before the first decision, instead of given up."""
        return True

    @property
    def proven(self) -> bool:
        """Whether all dice came from the sealed envelope, so that they can be checked."""
        return True

    @abstractmethod
    async def say(self, text: str) -> None:
        """Say something to those at the table.

        Raises:
            Refusal: it is not allowed, or nobody answers.
        """
