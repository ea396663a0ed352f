"""The roll-off that decides who begins: C-4 and C-5, S-3."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RollOff:
    """The totals rolled so far, in seat order.

    ``rolled[seat]`` is that seat's total in this pass, 0 if it has not rolled yet, and None once
    the seat is out.
    """

    rolled: tuple[int | None, ...]

    @classmethod
    def among(cls, players: int) -> "RollOff":
        """A roll-off in which every seat is still to roll."""
        return cls((0,) * players)

    @property
    def seat(self) -> int:
        """The seat that rolls next."""
        return self.rolled.index(0)

    @property
    def winner(self) -> int | None:
        """The seat that begins, once decided."""
        contenders = [seat for seat, rolled in enumerate(self.rolled) if rolled is not None]
        return contenders[0] if len(contenders) == 1 else None

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats that roll again if a new pass has just begun; otherwise empty."""
        if any(self.rolled) or self.winner is not None:
            return ()
        return tuple(seat for seat, rolled in enumerate(self.rolled) if rolled == 0)

    def after(self, total: int) -> "RollOff":
        """The roll-off after the next seat rolled `total`; only the highest stay in."""
        seat = self.seat
        rolled = (*self.rolled[:seat], total, *self.rolled[seat + 1 :])
        if 0 in rolled:
            return RollOff(rolled)
        best = max(total for total in rolled if total is not None)
        return RollOff(tuple(0 if total == best else None for total in rolled))

    def is_reachable(self, players: int, low: int, high: int) -> bool:
        """Whether a roll-off of totals from `low` to `high` can have reached this state.

        Seats roll in order, so the seats that have not rolled come after those that have.
        """
        if len(self.rolled) != players or 0 not in self.rolled:
            return False
        contenders = [total for total in self.rolled if total is not None]
        have_rolled = contenders[: contenders.index(0)]
        still_to_roll = contenders[contenders.index(0) :]
        return (
            len(contenders) > 1
            and all(low <= total <= high for total in have_rolled)
            and not any(still_to_roll)
        )
