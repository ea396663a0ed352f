"""The interface of a connection to a table: receives frames, sends commands."""

from abc import ABC, abstractmethod
from enum import Enum
from pathlib import Path
from typing import Any, Protocol

from sixrow.match import Command
from sixrow.match.receipt import Receipt
from sixrow.match.witness import Witness
from sixrow.notation import Record
from sixrow.notation.analyses import PositionAnalysis
from sixrow.rules import Refusal
from sixrow.wire import frames


class LinkState(Enum):
    """The state of a link."""

    CONNECTING = "connecting"
    OPEN = "open"
    LOST = "lost"
    """Disconnected; reconnects automatically."""
    CLOSED = "closed"


class Listener(Protocol):
    """Receives what arrives over a link."""

    def linked(self, state: LinkState) -> None:
        """Called when the state of the link changes."""

    def heard(self, frame: frames.Frame) -> None:
        """Called for each frame: a welcome, events in order, a chat line, a notice."""

    def turned_away(self, refusal: Refusal) -> None:
        """Called when the table cannot be shown, with the reason."""


class Link(ABC):
    """A connection to one table, local or on a server."""

    @abstractmethod
    def open(self, listener: Listener) -> None:
        """Start listening; the first frame is a welcome."""

    @abstractmethod
    async def close(self) -> None:
        """Disconnect from the table."""

    @abstractmethod
    async def command(self, kind: type[Command], **fields: Any) -> None:
        """Send a command and wait for its events.

        Raises:
            Refusal: it is not allowed, or the server does not respond.
        """

    @abstractmethod
    async def preview(self, decisions: tuple[str, ...]) -> frames.Previewed:
        """The effects of a sequence of decisions.

        Raises:
            Refusal: a decision is not allowed, or the server does not respond.
        """

    @abstractmethod
    async def odds(self, keep: str) -> PositionAnalysis:
        """The chance of reaching each cell if these dice are kept; see the analysis protocol.

        Raises:
            Refusal: odds are not available, or the server does not respond.
        """

    @abstractmethod
    async def hint(self) -> PositionAnalysis:
        """The value of each decision; see the analysis protocol.

        Raises:
            Refusal: hints are not available, or the server does not respond.
        """

    @abstractmethod
    async def record(self, game: int) -> Record:
        """The record of a game of the table, counted from 1.

        Raises:
            Refusal: there is no such game, or the server does not respond.
        """

    @property
    def invitation(self) -> str:
        """The invitation link; empty if nobody can be invited."""
        return ""

    @property
    def here_only(self) -> bool:
        """Whether the invitation works only on this computer."""
        return False

    @property
    def reach_command(self) -> str:
        """The command that makes the server reachable from the network; empty if unknown."""
        return ""

    @property
    @abstractmethod
    def witness(self) -> Witness:
        """What this client has checked of the dice, up to the last frame."""

    @property
    def receipt(self) -> Receipt | None:
        """What this client keeps of the table, to compare it later; None if nothing."""
        return None

    @property
    def receipt_file(self) -> Path | None:
        """The file of the receipt; None if there is none."""
        return None

    @property
    def unkept(self) -> OSError | None:
        """Why the receipt could not be written; None if it was."""
        return None

    @property
    def hesitates(self) -> bool:
        """Whether the dice wait for the person, who has to say whether to go on after a fault."""
        return False

    @abstractmethod
    async def go_on(self) -> None:
        """Go on giving links although a fault was found."""

    @property
    def can_call_off(self) -> bool:
        """Whether a game can be aborted before the first decision, instead of resigned."""
        return True

    @property
    def proven(self) -> bool:
        """Whether all dice come from committed chains, so that they can be verified."""
        return True

    @abstractmethod
    async def mute(self, person: str, *, muted: bool) -> None:
        """Hide what a person says, or show it again.

        Raises:
            Refusal: too many are muted, or the server does not respond.
        """

    @abstractmethod
    async def report(self, line: int) -> None:
        """Report a chat line to the host of the server.

        Raises:
            Refusal: there is no such line, or the server does not respond.
        """

    @abstractmethod
    async def say(self, text: str) -> None:
        """Send a chat line.

        Raises:
            Refusal: it is not allowed, or the server does not respond.
        """
