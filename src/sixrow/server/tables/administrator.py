"""What administrators do: each act is carried out, stored in their log, and logged."""

from collections.abc import Callable
from dataclasses import dataclass

from sixrow.match import Person
from sixrow.match.house import check_person
from sixrow.server.logs import log
from sixrow.server.tables.cancellation import cancel_table
from sixrow.store import Account, AddressBan, AdminAct, Announcement, Store
from sixrow.store.admission import Feature
from sixrow.store.sweep import Swept, sweep_guests

FOR_EVER = 253_402_300_799_000
"""The end of a ban that does not end."""


@dataclass(frozen=True)
class Administrator:
    """Somebody who may do all this. Blocks; a running server takes up changes within seconds.

    Attributes:
        store: the database.
        clock: milliseconds UTC.
        by: the administrator's id; empty for the command line.
    """

    store: Store
    clock: Callable[[], int]
    by: str = ""

    def ban(self, person: str, until: int, reason: str) -> None:
        self.store.people.ban(person, until, reason)
        self._note("ban", person, reason)

    def unban(self, person: str) -> None:
        self.store.people.unban(person)
        self._note("unban", person)

    def ban_address(self, network: str, until: int, reason: str) -> AddressBan:
        ban = self.store.admission.ban(network, until, reason)
        self._note("ban-address", ban.network, reason)
        return ban

    def unban_address(self, ban: str) -> AddressBan:
        """Lift a ban, by its id or its network."""
        lifted = self.store.admission.unban(ban)
        self._note("unban-address", lifted.network)
        return lifted

    def rename(self, person: Account, name: str) -> None:
        check_person(Person(person.id, name))
        self.store.people.rename(person.id, name)
        self._note("rename", person.id)

    def log_out(self, person: str) -> None:
        """Log a person out in all browsers, and revoke all their tokens."""
        self.store.people.raise_epoch(person)
        self.store.people.drop_tokens(person)
        self._note("log-out", person)

    def grant(self, person: str) -> None:
        """Make an account an administrator."""
        self.store.people.set_role(person, "admin")
        self._note("grant", person)

    def revoke(self, person: str) -> None:
        """Make an administrator an ordinary person again."""
        self.store.people.set_role(person, "")
        self._note("revoke", person)

    def cancel(self, table: str) -> None:
        """Cancel a table in any state; it has no winner and does not count."""
        cancel_table(self.store, table, self.clock())
        self._note("cancel", table)

    def drop_line(self, table: str, number: int) -> None:
        """Delete a line of chat; clients that have it show it until they are loaded again."""
        self.store.chat.drop(table, number)
        self._note("drop-line", f"{table}/{number}")

    def close_report(self, report: str, outcome: str) -> None:
        self.store.reports.close(report, self.clock(), outcome)
        self._note("close-report", report, outcome)

    def switch(self, feature: Feature, *, on: bool) -> None:
        self.store.admission.switch(feature, on=on)
        self._note("switch-on" if on else "switch-off", feature)

    def sweep(self, before: int, *, dry_run: bool) -> Swept:
        """Delete guests who were last seen before a moment; or only count them."""
        swept = sweep_guests(self.store.database, before, dry_run=dry_run)
        if not dry_run:
            self._note("sweep", "", f"{swept.guests}")
        return swept

    def announce(self, text: str, until: int) -> Announcement:
        notice = self.store.announcements.add(text, self.clock(), until)
        self._note("announce", notice.id, text)
        return notice

    def retract(self, notice: str) -> None:
        self.store.announcements.drop(notice)
        self._note("retract", notice)

    def _note(self, act: str, subject: str, note: str = "") -> None:
        now = self.clock()
        self.store.admin_log.add(
            AdminAct(time=now, by=self.by, act=act, subject=subject, note=note)
        )
        log.info("admin", act=act, subject=subject, by=self.by or "command line")
