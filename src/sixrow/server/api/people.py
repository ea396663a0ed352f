"""Endpoints for identity: guests, accounts, sessions and tokens."""

import secrets
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sixrow.match import Person
from sixrow.match.house import check_person
from sixrow.match.terms import NAME_LENGTH
from sixrow.rules import Refusal
from sixrow.server.logs import log
from sixrow.server.people.identity import YEAR, digest_of, new_id, new_token
from sixrow.server.web.endpoints import Body, Call, Key, Query, ShortText, Text
from sixrow.store import Account, Token
from sixrow.store.people import Scope
from sixrow.store.personal_data import personal_data
from sixrow.wire.lists import Identity, Me, NewGuest

MOST_TOKENS = 20
LARGEST_SETTINGS = 8_192
DAY = 86_400_000

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Tried: TypeAlias = Annotated[str, Meta(max_length=200)]


class NewAccount(Body, frozen=True, kw_only=True):
    """A name that is not taken, and a password."""

    name: Name
    password: Password


class LogIn(Body, frozen=True, kw_only=True):
    """The name and the password of an account."""

    name: Tried
    password: Tried


class NewName(Body, frozen=True, kw_only=True):
    """A new name."""

    name: Name


class NewPassword(Body, frozen=True, kw_only=True):
    """The current password and the new one.

    Attributes:
        tokens: whether to revoke all tokens as well.
    """

    present: Tried
    password: Password
    tokens: bool = False


class LogOutQuery(Query, frozen=True, kw_only=True):
    """Whether to revoke all tokens as well."""

    tokens: bool = False


class AccountDeletion(Body, frozen=True, kw_only=True):
    """The password of the account to delete; guests have none."""

    password: Tried = ""


class NewSettings(Body, frozen=True, kw_only=True):
    """Settings of the person's clients; the server does not interpret them."""

    settings: dict[str, Any]


class NewToken(Body, frozen=True, kw_only=True):
    """A token to create.

    Attributes:
        password: the caller's password.
        label: the purpose of the token.
        scope: ``play`` may do what the caller may; ``read`` only looks.
        days: how long it is valid.
    """

    password: Tried
    label: ShortText = ""
    scope: Scope = "play"
    days: Annotated[int, Meta(ge=1, le=366)] = 90


class TokenView(Struct, frozen=True, kw_only=True):
    """A token, without its secret.

    Attributes:
        expires: when it stops working.
        used: when it was last used, to the hour; 0 if never.
    """

    id: str
    label: str
    created: int
    scope: Scope
    expires: int
    used: int


class IssuedToken(TokenView, frozen=True, kw_only=True):
    """A new token. The secret is shown only in this response."""

    token: str


async def who_am_i(call: Call) -> Identity:
    """Get the caller's identity. Renews the cookie if the caller has one."""
    if call.visitor is not None and call.visitor.by == "cookie":
        call.remember(call.visitor.account, call.visitor.key)
    return _me(call.visitor.account if call.visitor else None)


async def become_guest(call: Call, body: NewGuest) -> Identity:
    """Create a guest, identified by a cookie.

    A caller who is already identified keeps their identity.
    """
    if call.visitor is not None:
        return _me(call.account)
    call.services.admission.check_on("guests")
    call.take("guest", call.address)
    person = new_id()
    name = body.name or f"guest-{person[:4].lower()}"
    await _check_name(call, person, name)
    account = _new(call, person, name, "guest")
    await call.run(call.services.store.people.create, account)
    call.remember(account)
    return _me(account)


async def make_account(call: Call, body: NewAccount) -> Identity:
    """Create an account. A guest keeps their id and games; cookies of the guest end."""
    if not call.services.settings.accounts:
        raise Refusal("accounts-closed")
    if call.visitor is not None and call.account.kind == "account":
        raise Refusal("account-already")
    person = call.account.id if call.visitor is not None else new_id()
    await _check_name(call, person, body.name)
    call.take("account", call.address)
    stored = await call.services.passwords.stored(body.password)
    people = call.services.store.people
    if call.visitor is None:
        account = _new(call, person, body.name, "account", stored)
        await call.run(people.create, account)
    else:
        await call.run(people.promote, person, body.name, stored)
    account = await call.run(people.get, person)
    _know(call, account)
    await call.services.admin_changes.end_sessions({person})
    return _me(account)


async def log_in(call: Call, body: LogIn) -> Identity:
    """Log in with name and password.

    Neither the response nor its timing reveals whether the account exists.
    """
    call.take("log-in", call.address)
    account = await call.run(call.services.store.people.by_name, body.name)
    owner, device = call.services.authenticator.device(call.scope)
    device = device if account is not None and owner == account.id else ""
    attempts = call.services.attempts
    attempts.begin(body.name, account, call.address, device)
    stored = account.password if account is not None else ""
    if not await call.services.passwords.fits(body.password, stored) or account is None:
        known = "" if account is None else account.id
        log.warning("log-in-failed", person=known, address=call.address)
        raise Refusal("wrong-credentials")
    log.info("logged-in", person=account.id, address=call.address)
    attempts.succeed(account, call.address, device)
    _know(call, account)
    return _me(account)


def _know(call: Call, account: Account) -> None:
    """Begin a session in a browser, which the account's owner then logs in with more easily."""
    call.remember(account)
    cookie = call.services.authenticator.device_cookie(account, call.scope)
    call.headers.append(("Set-Cookie", cookie))
    call.services.attempts.remember(account, call.address)


async def log_out(call: Call) -> None:
    """Log out in this browser, also in copies of its cookie. A guest cannot log in again."""
    if call.visitor is not None and call.visitor.by == "cookie":
        session, until = call.visitor.key, call.now + YEAR * 1_000
        await call.run(call.services.store.people.end_session, session, call.now, until)
        await call.services.admin_changes.end_sessions({call.account.id})
    call.forget()


async def log_out_everywhere(call: Call, query: LogOutQuery) -> None:
    """Log out in all browsers, and close their sockets; revoke all tokens if wished."""
    await call.run(call.services.store.people.raise_epoch, call.account.id)
    await _end_sessions(call, tokens=query.tokens)
    call.forget()


async def _end_sessions(call: Call, *, tokens: bool) -> None:
    if tokens:
        await call.run(call.services.store.people.drop_tokens, call.account.id)
    await call.services.admin_changes.end_sessions({call.account.id})


async def change_name(call: Call, body: NewName) -> Identity:
    """Change the name. Tables where the caller sits keep the old one."""
    await _check_name(call, call.account.id, body.name)
    people = call.services.store.people
    await call.run(people.rename, call.account.id, body.name)
    return _me(await call.run(people.get, call.account.id))


async def change_password(call: Call, body: NewPassword) -> Identity:
    """Change the password, and log out everywhere else; revoke all tokens if wished."""
    await _check_password(call, body.present)
    stored = await call.services.passwords.stored(body.password)
    people = call.services.store.people
    await call.run(people.set_password, call.account.id, stored)
    await _end_sessions(call, tokens=body.tokens)
    account = await call.run(people.get, call.account.id)
    _know(call, account)
    return _me(account)


async def change_settings(call: Call, body: NewSettings) -> Identity:
    """Replace all settings of the caller's clients."""
    content = msgspec.json.encode(body.settings)
    if len(content) > LARGEST_SETTINGS or b"\\u0000" in content:
        raise Refusal("too-many-bytes", most=LARGEST_SETTINGS)
    people = call.services.store.people
    await call.run(people.save_settings, call.account.id, body.settings)
    return _me(await call.run(people.get, call.account.id))


async def delete_me(call: Call, body: AccountDeletion) -> None:
    """Delete the caller: name, password, chat, imported records, ratings and tokens.

    Games with others are kept; the caller's seats become anonymous.
    """
    if call.account.kind == "account":
        await _check_password(call, body.password)
    await call.run(call.services.store.people.delete, call.account.id)
    await call.services.presence.forget({call.account.id})
    call.forget()


async def my_data(call: Call) -> Text:
    """Get everything that is stored about the caller, as a JSON file."""
    found = await call.run(personal_data, call.services.store.database, call.account.id)
    content = msgspec.json.format(msgspec.json.encode(found), indent=1)
    return Text(content, "application/json", file="sixrow-data.json")


async def list_tokens(call: Call) -> tuple[TokenView, ...]:
    """List the caller's tokens, without their secrets."""
    found = await call.run(call.services.store.people.tokens, call.account.id)
    return tuple(msgspec.convert(each, TokenView, from_attributes=True) for each in found)


async def make_token(call: Call, body: NewToken) -> IssuedToken:
    """Create a token for a program, which sends it as ``Authorization: Bearer …``."""
    await _check_password(call, body.password)
    people = call.services.store.people
    if len(await call.run(people.tokens, call.account.id)) >= MOST_TOKENS:
        raise Refusal("too-many-tokens", most=MOST_TOKENS)
    word = new_token()
    token = Token(
        id=secrets.token_urlsafe(9),
        person=call.account.id,
        label=body.label,
        digest=digest_of(word),
        created=call.now,
        scope=body.scope,
        expires=call.now + body.days * DAY,
    )
    await call.run(people.add_token, token)
    shown = msgspec.convert(token, TokenView, from_attributes=True)
    return IssuedToken(**msgspec.structs.asdict(shown), token=word)


async def take_token_back(call: Call, token: Key) -> None:
    """Revoke a token, and close its sockets."""
    await call.run(call.services.store.people.drop_token, call.account.id, token)
    await call.services.admin_changes.end_sessions({call.account.id})


def _new(
    call: Call, person: str, name: str, kind: Literal["guest", "account"], password: str = ""
) -> Account:
    return Account(
        id=person, name=name, kind=kind, password=password, created=call.now, seen=call.now
    )


def _me(account: Account | None) -> Identity:
    if account is None:
        return Identity(None)
    return Identity(
        Me(
            id=account.id,
            name=account.name,
            kind=account.kind,
            created=account.created,
            banned_until=account.banned_until,
            ban_reason=account.ban_reason,
            settings=account.settings,
            role=account.role,
        )
    )


async def _check_name(call: Call, person: str, name: str) -> None:
    """Refuse an invalid name, or one that looks like an account's; guests may not use it either."""
    check_person(Person(person, name))
    owner = await call.run(call.services.store.people.resembling, name)
    if owner is not None and owner.id != person:
        raise Refusal("name-taken", name=name)


async def _check_password(call: Call, password: str) -> None:
    """Refuse a wrong password of the caller."""
    key = f"{call.account.id} {call.address}"
    call.take("password", key)
    if not await call.services.passwords.fits(password, call.account.password):
        raise Refusal("wrong-password")
    call.services.limits.give_back("password", key)
