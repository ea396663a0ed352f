"""Identity: a signed cookie for browsers, a token for programs.

A guest is a person from the first click; an account adds a password to the same person. The cookie
contains the person's id, the epoch in which it was issued and the session: incrementing the epoch
logs out everywhere, ending the session here. Only the digest of a token is stored. A second cookie
says who has logged in with this browser before; it identifies nobody.
"""

import hashlib
import secrets
from collections.abc import Callable, Sequence
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
from sixrow.store.people import SEEN_EVERY
from sixrow.store.people import Scope as TokenScope

YEAR = 365 * 86_400
"""The lifetime of a cookie, in seconds; each identification renews it."""

TOKEN_START = "sixrow_"  # noqa: S105 - the public part of a token
"""The prefix of tokens, so that secret scanners find leaked ones."""

_COOKIE = "sixrow"
_DEVICE = "sixrow-device"
_SCHEME = "bearer "


class Caller(Struct, frozen=True):
    """An identified client, and how it identified itself.

    Attributes:
        key: the id of the session, or of the token.
        scope: what a token may do; a browser may do everything.
    """

    account: Account
    by: Literal["cookie", "token"]
    key: str
    scope: TokenScope = "play"

    @property
    def person(self) -> Person:
        """The person as tables know them."""
        return Person(self.account.id, self.account.name)


def new_id() -> str:
    """An unguessable id."""
    return secrets.token_hex(12)


def new_session() -> str:
    """The id of a new session."""
    return secrets.token_urlsafe(9)


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

    def __init__(
        self, keys: Sequence[bytes], people: People, settings: Settings, clock: Callable[[], int]
    ) -> None:
        """Use keys, newest first: the first one signs, all are accepted."""
        signing = list(reversed(keys))
        self._signer = URLSafeTimedSerializer(signing, salt="sixrow.visitor")
        self._devices = URLSafeTimedSerializer(signing, salt="sixrow.device")
        self._people, self._settings, self._clock = people, settings, clock

    def cookie_name(self, scope: Scope, base: str = _COOKIE) -> str:
        """The name of a cookie; over TLS one that no other host or path can set."""
        return f"__Host-{base}" if self._over_tls(scope) else base

    def cookie(self, account: Account, session: str, scope: Scope) -> str:
        """The header that sets the identity cookie."""
        signed = self._signer.dumps([account.id, account.epoch, session])
        return self._header(_COOKIE, signed, YEAR, scope)

    def forget(self, scope: Scope) -> str:
        """The header that deletes the identity cookie."""
        return self._header(_COOKIE, "", 0, scope)

    def device_cookie(self, account: Account, scope: Scope) -> str:
        """The header that marks a browser in which the person has logged in; kept on log-out."""
        signed = self._devices.dumps([account.id, new_session()])
        return self._header(_DEVICE, signed, YEAR, scope)

    def device(self, scope: Scope) -> tuple[str, str]:
        """Who logged in last with this browser, and the browser's id; both empty if nobody has."""
        cookie = _cookies(scope).get(self.cookie_name(scope, _DEVICE), "")
        try:
            person, device = self._devices.loads(cookie, max_age=YEAR)
        except (BadData, ValueError, TypeError):
            return "", ""
        return str(person), str(device)

    def has_cookie(self, scope: Scope) -> bool:
        """Whether a request carries our cookie, valid or not."""
        return self.cookie_name(scope) in _cookies(scope)

    def identify(self, scope: Scope) -> Caller | None:
        """The person behind a request or socket; None without credentials or for an unknown person.

        Reads the database, so call it outside the event loop. Notes once an hour that they are
        here.

        Raises:
            Refusal: the token is unknown, was revoked or has expired.
        """
        authorization = Headers(scope=scope).get("authorization")
        if authorization is not None:
            caller: Caller | None = self._by_token(authorization)
        else:
            caller = self._by_cookie(_cookies(scope).get(self.cookie_name(scope), ""))
        if caller is not None and self._clock() - caller.account.seen >= SEEN_EVERY:
            self._people.touch(caller.account.id, self._clock())
        return caller

    def _by_token(self, authorization: str) -> Caller:
        token = authorization[len(_SCHEME) :]
        if not authorization.lower().startswith(_SCHEME) or not token.startswith(TOKEN_START):
            raise Refusal("not-a-token")
        found = self._people.token(digest_of(token), self._clock())
        if found is None:
            raise Refusal("not-a-token")
        return Caller(self._people.get(found.person), "token", found.id, found.scope)

    def _by_cookie(self, cookie: str) -> Caller | None:
        try:
            person, epoch, session = self._signer.loads(cookie, max_age=YEAR)
        except (BadData, ValueError, TypeError):
            return None
        account = self._people.signed_in(person, epoch, session)
        return None if account is None else Caller(account, "cookie", session)

    def _over_tls(self, scope: Scope) -> bool:
        return self._settings.behind_tls or is_secure(scope)

    def _header(self, base: str, value: str, age: int, scope: Scope) -> str:
        secure = "; Secure" if self._over_tls(scope) else ""
        name = self.cookie_name(scope, base)
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
