"""Identity: a signed cookie for browsers, a token for programs.

A guest is a person from the first click; an account adds a password to the same person. The cookie
contains the person's id and the epoch in which it was issued: incrementing the epoch logs out
everywhere. Only the digest of a token is stored.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Literal

from itsdangerous import BadData, URLSafeTimedSerializer
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Scope

from sixrow.match import Person
from sixrow.rules import Refusal
from sixrow.server.settings import Settings
from sixrow.store import Account, People

YEAR = 365 * 86_400
"""The lifetime of a cookie, in seconds; each identification renews it."""

TOKEN_START = "sixrow_"  # noqa: S105 - the public part of a token
"""The prefix of tokens, so that secret scanners find leaked ones."""

_COOKIE = "sixrow"
_SCHEME = "bearer "


class Caller(Struct, frozen=True):
    """An identified client, and how it identified itself."""

    account: Account
    by: Literal["cookie", "token"]

    @property
    def person(self) -> Person:
        """The person as tables know them."""
        return Person(self.account.id, self.account.name)


def new_id() -> str:
    """An unguessable id."""
    return secrets.token_hex(12)


def new_token() -> str:
    """A new token; it is shown once and never stored."""
    return TOKEN_START + secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """The stored digest of a token, which is random enough to need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_secure(scope: Scope) -> bool:
    """Whether the client connected over TLS, as seen by the server or a trusted proxy."""
    return scope.get("scheme") in ("https", "wss")


class Authenticator:
    """Identifies clients and issues their cookies."""

    def __init__(self, keys: Sequence[bytes], people: People, settings: Settings) -> None:
        """Use keys, newest first: the first one signs, all are accepted."""
        self._signer = URLSafeTimedSerializer(list(reversed(keys)), salt="sixrow.visitor")
        self._people, self._settings = people, settings

    def cookie_name(self, scope: Scope) -> str:
        """The name of the cookie; over TLS one that no other host or path can set."""
        return f"__Host-{_COOKIE}" if self._over_tls(scope) else _COOKIE

    def cookie(self, account: Account, scope: Scope) -> str:
        """The header that sets the identity cookie."""
        return self._header(self._signer.dumps([account.id, account.epoch]), YEAR, scope)

    def forget(self, scope: Scope) -> str:
        """The header that deletes the identity cookie."""
        return self._header("", 0, scope)

    def has_cookie(self, scope: Scope) -> bool:
        """Whether a request carries our cookie, valid or not."""
        return self.cookie_name(scope) in _cookies(scope)

    def identify(self, scope: Scope) -> Caller | None:
        """The person behind a request or socket; None without credentials or for an unknown person.

        Reads the database, so call it outside the event loop.

        Raises:
            Refusal: the token is unknown.
        """
        authorization = Headers(scope=scope).get("authorization")
        if authorization is not None:
            return self._by_token(authorization)
        return self._by_cookie(_cookies(scope).get(self.cookie_name(scope), ""))

    def _by_token(self, authorization: str) -> Caller:
        token = authorization[len(_SCHEME) :]
        if not authorization.lower().startswith(_SCHEME) or not token.startswith(TOKEN_START):
            raise Refusal("not-a-token")
        account = self._people.token_owner(digest_of(token))
        if account is None:
            raise Refusal("not-a-token")
        return Caller(account, "token")

    def _by_cookie(self, cookie: str) -> Caller | None:
        try:
            person, epoch = self._signer.loads(cookie, max_age=YEAR)
        except (BadData, ValueError, TypeError):
            return None
        try:
            account = self._people.get(person)
        except Refusal:
            return None
        known = account.epoch == epoch and account.kind in ("guest", "account")
        return Caller(account, "cookie") if known else None

    def _over_tls(self, scope: Scope) -> bool:
        return self._settings.behind_tls or is_secure(scope)

    def _header(self, value: str, age: int, scope: Scope) -> str:
        secure = "; Secure" if self._over_tls(scope) else ""
        name = self.cookie_name(scope)
        return f"{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def _cookies(scope: Scope) -> dict[str, str]:
    return cookie_parser("; ".join(Headers(scope=scope).getlist("cookie")))


def check_ban(account: Account, now: int) -> None:
    """Refuse a banned person.

    Raises:
        Refusal: they are banned; has the end of the ban and the reason.
    """
    if account.banned_until > now:
        raise Refusal("banned", until=account.banned_until, reason=account.ban_reason)
