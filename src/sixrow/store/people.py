"""The people known to the server: guests, accounts, and their API tokens."""

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from sixrow.rules import Refusal
from sixrow.store.database import Database, checked
from sixrow.store.deletion import delete_person
from sixrow.store.names import folded, skeleton
from sixrow.store.queries import MANY
from sixrow.store.schema import ENDED_SESSIONS, PEOPLE, TOKENS

SEEN_EVERY = 3_600_000
"""Milliseconds after which it is noted again that a person is here, or that a token is used."""

Scope: TypeAlias = Literal["play", "read"]


class Account(Struct, frozen=True, kw_only=True):
    """A guest or an account.

    Attributes:
        id: never changes and reveals nothing about them.
        name: the display name; no two accounts have names that look alike.
        kind: a guest has no password; a deleted person has only an id.
        password: its hash, empty for guests.
        epoch: incremented to log out everywhere: signatures from an older epoch are invalid.
        banned_until: when a ban ends; 0 without one.
        created: when they were first seen.
        seen: when they were last seen, to the hour.
        settings: their preferences, opaque to the server.
        role: what else they may do.
    """

    id: str
    name: str
    kind: Literal["guest", "account", "bot", "deleted"] = "guest"
    password: str = ""
    epoch: int = 0
    banned_until: int = 0
    ban_reason: str = ""
    created: int
    seen: int = 0
    settings: Mapping[str, Any] = {}
    role: Literal["", "admin"] = ""


class Token(Struct, frozen=True, kw_only=True):
    """A key with which a program acts for a person.

    Attributes:
        label: the person's name for it.
        digest: the digest of the secret; the secret itself is not stored.
        scope: ``read`` may only look; ``play`` may do what the person may.
        expires: when it stops working.
        used: when it was last used, to the hour; 0 if never.
    """

    id: str
    person: str
    label: str
    digest: str
    created: int
    scope: Scope = "play"
    expires: int
    used: int = 0


class People:
    """The stored guests, accounts and tokens."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, account: Account) -> None:
        """Add a guest or an account.

        Raises:
            Refusal: the id exists, or another account has the name.
        """
        row = msgspec.structs.asdict(account)
        row |= _keys(account.kind, checked(account.name))
        row["settings"] = msgspec.json.encode(account.settings).decode()
        try:
            with self._database.write() as connection:
                connection.execute(insert(PEOPLE), row)
        except IntegrityError as error:
            if self._find(PEOPLE.c.id == account.id) is not None:
                raise Refusal("person-exists") from error
            raise Refusal("name-taken", name=account.name) from error

    def get(self, person: str) -> Account:
        """The account with this id.

        Raises:
            Refusal: nobody has this id.
        """
        account = self._find(PEOPLE.c.id == person)
        if account is None:
            raise Refusal("no-such-person")
        return account

    def by_name(self, name: str) -> Account | None:
        """The account with this name, case-insensitive."""
        return self._find(PEOPLE.c.folded == folded(name))

    def resembling(self, name: str) -> Account | None:
        """An account whose name people can take for this one."""
        same = PEOPLE.c.folded == folded(name)
        return self._find(same) or self._find(PEOPLE.c.skeleton == skeleton(name))

    def _find(self, condition: Any) -> Account | None:
        with self._database.read() as connection:
            row = connection.execute(select(PEOPLE).where(condition)).first()
        return None if row is None else _account(row)

    def promote(self, person: str, name: str, password: str) -> None:
        """Turn a guest into an account; the guest's cookies end, wherever they are.

        Raises:
            Refusal: nobody has this id, they already have an account, or the name is taken.
        """
        if self.get(person).kind != "guest":
            raise Refusal("not-a-guest")
        self._change(
            person,
            kind="account",
            name=checked(name),
            password=password,
            epoch=PEOPLE.c.epoch + 1,
            **_keys("account", name),
        )

    def rename(self, person: str, name: str) -> None:
        """Change a person's name; events keep the old one.

        Raises:
            Refusal: nobody has this id, or another account has the name.
        """
        kind = self.get(person).kind
        self._change(person, name=checked(name), **_keys(kind, name))

    def set_password(self, person: str, password: str) -> None:
        """Replace the password hash, and log the person out everywhere."""
        self._change(person, password=password, epoch=PEOPLE.c.epoch + 1)

    def raise_epoch(self, person: str) -> int:
        """Log a person out everywhere; return the new epoch."""
        raised = update(PEOPLE).where(PEOPLE.c.id == person).values(epoch=PEOPLE.c.epoch + 1)
        with self._database.write() as connection:
            epoch: int | None = connection.scalar(raised.returning(PEOPLE.c.epoch))
        if epoch is None:
            raise Refusal("no-such-person")
        return epoch

    def ban(self, person: str, until: int, reason: str) -> None:
        self._change(person, banned_until=until, ban_reason=checked(reason))

    def unban(self, person: str) -> None:
        self._change(person, banned_until=0, ban_reason="")

    def set_role(self, person: str, role: Literal["", "admin"]) -> None:
        """Make an account an administrator, or an ordinary one again.

        Raises:
            Refusal: they have no account.
        """
        if role and self.get(person).kind != "account":
            raise Refusal("accounts-only")
        self._change(person, role=role)

    def save_settings(self, person: str, settings: Mapping[str, Any]) -> None:
        """Replace a person's preferences."""
        self._change(person, settings=msgspec.json.encode(settings).decode())

    def touch(self, person: str, now: int) -> None:
        """Record that a person was seen."""
        self._change(person, seen=now)

    def epochs(self, people: Collection[str]) -> Mapping[str, int]:
        """The current epochs of some people."""
        ids = list(people)
        found: dict[str, int] = {}
        with self._database.read() as connection:
            for first in range(0, len(ids), MANY):
                some = PEOPLE.c.id.in_(ids[first : first + MANY])
                rows = connection.execute(select(PEOPLE.c.id, PEOPLE.c.epoch).where(some))
                found.update((row.id, row.epoch) for row in rows)
        return found

    # Sessions

    def signed_in(self, person: str, epoch: int, session: str) -> Account | None:
        """The person of a cookie; None if they have logged out since, or are gone."""
        out = select(1).where(ENDED_SESSIONS.c.id == session).exists()
        return self._find(
            (PEOPLE.c.id == person)
            & (PEOPLE.c.epoch == epoch)
            & PEOPLE.c.kind.in_(("guest", "account"))
            & ~out
        )

    def end_session(self, session: str, now: int, until: int) -> None:
        """Log out one session; its cookies expire at `until`. Forgets sessions that have expired.

        Args:
            session: the id in its cookies.
            now: the current time.
            until: when the last of its cookies expires.
        """
        with self._database.write() as connection:
            connection.execute(delete(ENDED_SESSIONS).where(ENDED_SESSIONS.c.until < now))
            connection.execute(delete(ENDED_SESSIONS).where(ENDED_SESSIONS.c.id == session))
            connection.execute(insert(ENDED_SESSIONS), {"id": session, "until": until})

    def ended(self, sessions: Collection[str]) -> frozenset[str]:
        """Those of some sessions that were logged out."""
        ids = list(sessions)
        found: set[str] = set()
        with self._database.read() as connection:
            for first in range(0, len(ids), MANY):
                some = ENDED_SESSIONS.c.id.in_(ids[first : first + MANY])
                found.update(connection.scalars(select(ENDED_SESSIONS.c.id).where(some)))
        return frozenset(found)

    def deleted(self, people: Collection[str]) -> frozenset[str]:
        """Those of some people who have been deleted."""
        ids = list(people)
        found: set[str] = set()
        with self._database.read() as connection:
            for first in range(0, len(ids), MANY):
                some = PEOPLE.c.id.in_(ids[first : first + MANY])
                gone = select(PEOPLE.c.id).where(some, PEOPLE.c.kind == "deleted")
                found.update(connection.scalars(gone))
        return frozenset(found)

    def banned(self, now: int) -> tuple[str, ...]:
        """The ids of the people who are banned at a given time."""
        query = select(PEOPLE.c.id).where(PEOPLE.c.banned_until > now)
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def search(self, text: str = "", limit: int = 50) -> tuple[Account, ...]:
        """People whose name contains a text, latest first."""
        query = select(PEOPLE).where(PEOPLE.c.kind != "deleted")
        if text:
            query = query.where(PEOPLE.c.name.icontains(text, autoescape=True))
        query = query.order_by(PEOPLE.c.created.desc(), PEOPLE.c.id).limit(max(0, limit))
        with self._database.read() as connection:
            return tuple(map(_account, connection.execute(query)))

    def _change(self, person: str, **values: Any) -> None:
        change = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.kind != "deleted")
        try:
            with self._database.write() as connection:
                if not connection.execute(change.values(**values)).rowcount:
                    raise Refusal("no-such-person")
        except IntegrityError as error:
            raise Refusal("name-taken", name=values["name"]) from error

    def delete(self, person: str) -> None:
        """Delete everything about a person but the id, which stays so that games stay complete.

        Their name is removed from events and the archive; tokens, settings, records, chat and
        ratings are deleted. This is the only operation that ever rewrites an event. Dice, decisions
        and commitments are untouched, so the games still verify.

        Raises:
            Refusal: nobody has this id.
        """
        self._database.carry_out(partial(delete_person, person))
        self._database.wipe()

    # Tokens

    def add_token(self, token: Token) -> None:
        """Store a token.

        Raises:
            Refusal: a token with this id or digest exists.
        """
        checked(token.label)
        try:
            with self._database.write() as connection:
                connection.execute(insert(TOKENS), msgspec.structs.asdict(token))
        except IntegrityError as error:
            raise Refusal("token-exists") from error

    def tokens(self, person: str) -> tuple[Token, ...]:
        """A person's tokens, oldest first."""
        query = select(TOKENS).where(TOKENS.c.person == person)
        with self._database.read() as connection:
            rows = connection.execute(query.order_by(TOKENS.c.created, TOKENS.c.id))
            return tuple(Token(**row._mapping) for row in rows)

    def token(self, digest: str, now: int) -> Token | None:
        """The token with this digest, if it has not expired; notes that it is used."""
        query = select(TOKENS).where(TOKENS.c.digest == digest, TOKENS.c.expires > now)
        with self._database.read() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        token = Token(**row._mapping)
        if now - token.used >= SEEN_EVERY:
            with self._database.write() as connection:
                connection.execute(update(TOKENS).where(TOKENS.c.id == token.id).values(used=now))
        return token

    def valid_tokens(self, tokens: Collection[str], now: int) -> frozenset[str]:
        """Those of some tokens, by id, that were neither revoked nor have expired."""
        query = select(TOKENS.c.id).where(TOKENS.c.id.in_(list(tokens)), TOKENS.c.expires > now)
        with self._database.read() as connection:
            return frozenset(connection.scalars(query))

    def drop_token(self, person: str, token: str) -> None:
        """Delete a person's token.

        Raises:
            Refusal: they have no token with this id.
        """
        own = delete(TOKENS).where(TOKENS.c.id == token, TOKENS.c.person == person)
        with self._database.write() as connection:
            if not connection.execute(own).rowcount:
                raise Refusal("no-such-token")

    def drop_tokens(self, person: str) -> None:
        """Delete all tokens of a person."""
        with self._database.write() as connection:
            connection.execute(delete(TOKENS).where(TOKENS.c.person == person))


def _keys(kind: str, name: str) -> dict[str, str | None]:
    """The forms of a name that must be unique; guests may have any name."""
    if kind == "guest":
        return {"folded": None, "skeleton": None}
    return {"folded": folded(name), "skeleton": skeleton(name)}


def _account(row: Row[Any]) -> Account:
    values = dict(row._mapping)
    del values["folded"], values["skeleton"]
    values["settings"] = msgspec.json.decode(values["settings"])
    return Account(**values)
