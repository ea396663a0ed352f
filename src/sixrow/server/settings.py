"""The settings of a host: defaults, overridden by a file, the environment and the command line.

Every value is validated, and a refusal names the field.
"""

import ipaddress
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from sixrow.folders import CACHE_VARIABLE, FALLBACK_VARIABLE, data_folder
from sixrow.rules import Refusal

PREFIX = "SIXROW_"
FILE_VARIABLE = "SIXROW_CONFIG"
"""The variable with the path of the settings file."""

STARTER_VARIABLE = "SIXROW_STARTER"
"""The variable with which ``make play`` identifies itself as the starter of the server."""

FOREIGN = frozenset(
    {
        FILE_VARIABLE,
        STARTER_VARIABLE,
        CACHE_VARIABLE,
        FALLBACK_VARIABLE,
        "SIXROW_LANGUAGE",
        "SIXROW_TOKEN",
    }
)
"""Variables with our prefix that are not settings."""

STDERR = "-"

USUAL_PORT = 8036

Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a server. With the defaults, only this machine can reach it.

    Attributes:
        host: the address to listen on.
        port: the port; 0 takes any free one.
        data: the folder for the database and the key; the user's data folder if empty.
        database: the URL of the database; a file in `data` if empty.
        secret_file: the file with the keys that sign cookies; created once. In `data` if empty.
        origins: the public origins of the site, such as ``https://play.example``. Required behind a
            proxy, and for every host name.
        proxies: addresses or networks of reverse proxies whose forwarding headers are trusted.
        site: the folder of the built web client; the one in the package if empty.
        node: the beginning of this process's name in logs and the database; the rest is random.
        metrics_token: the token for reading the metrics from other machines; disabled if empty.
        log_level: the lowest level that is logged.
        log_file: the file for the log; ``-`` is stderr. If empty, a file in `data` when a person
            started the server, and stderr when a service did.
        limits: a factor on the rate limits; 2 allows twice as much, 0 disables them.
        body_limit: the largest request body, in bytes.
        record_limit: the largest record that can be imported, in bytes.
        guest_storage: bytes of records that one guest may keep.
        account_storage: bytes of records that one account may keep.
        request_timeout: seconds that a request may take.
        stop_timeout: seconds that connections may take to close when the server stops.
        hsts: whether responses over TLS make browsers insist on it, for this host or for its
            subdomains too.
        hsts_seconds: for how long they insist; 0 makes them forget it.
        accounts: whether new accounts can be created.
        rated_a_day: how many rated tables of the same two people count within 24 hours.
        analyses: how many analyses run at once.
        analysis_timeout: seconds that one analysis may take.
        bots: the number of processes that compute the decisions of bots.
    """

    host: Annotated[str, Meta(min_length=1, max_length=255)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = USUAL_PORT
    data: str = ""
    database: str = ""
    secret_file: str = ""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    site: str = ""
    node: Annotated[str, Meta(pattern="^[A-Za-z0-9_.-]{0,64}$")] = ""
    metrics_token: Annotated[str, Meta(pattern="^([!-~]{16,200})?$")] = ""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_file: str = ""
    limits: Annotated[float, Meta(ge=0, le=1_000_000)] = 1.0
    body_limit: Annotated[int, Meta(ge=1_024, le=16_000_000)] = 65_536
    record_limit: Annotated[int, Meta(ge=1_024, le=16_000_000)] = 131_072
    guest_storage: Annotated[int, Meta(ge=0, le=1 << 40)] = 2_000_000
    account_storage: Annotated[int, Meta(ge=0, le=1 << 40)] = 20_000_000
    request_timeout: Annotated[float, Meta(gt=0, le=600)] = 30.0
    stop_timeout: Annotated[int, Meta(ge=1, le=600)] = 10
    hsts: Literal["off", "host", "subdomains"] = "host"
    hsts_seconds: Annotated[int, Meta(ge=0, le=63_072_000)] = 31_536_000
    accounts: bool = True
    rated_a_day: Annotated[int, Meta(ge=1, le=1_000)] = 3
    analyses: Annotated[int, Meta(ge=1, le=64)] = 1
    analysis_timeout: Annotated[float, Meta(gt=0, le=86_400)] = 300.0
    bots: Annotated[int, Meta(ge=1, le=256)] = 2

    @property
    def folder(self) -> Path:
        """The data folder.

        Raises:
            Refusal: none is set, and the user has no home folder.
        """
        folder = Path(self.data) if self.data else data_folder()
        if not self.data and not folder.is_absolute():
            raise Refusal("no-home", field="data")
        return folder

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{(self.folder / 'sixrow.db').absolute()}"

    @property
    def secret_path(self) -> Path:
        """The file with the keys that sign cookies."""
        return Path(self.secret_file) if self.secret_file else self.folder / "secret.key"

    def log_path(self, *, attended: bool) -> Path | None:
        """The log file; None for stderr.

        Args:
            attended: whether a person started the server and sees its output.
        """
        if self.log_file:
            return None if self.log_file == STDERR else Path(self.log_file)
        return self.folder / "sixrow.log" if attended else None

    @property
    def behind_tls(self) -> bool:
        """Whether all clients connect over TLS."""
        return bool(self.origins) and all(each.startswith("https://") for each in self.origins)


FIELDS: Mapping[str, msgspec.structs.FieldInfo] = {
    each.name: each for each in msgspec.structs.fields(Settings)
}
_LISTS = ("origins", "proxies")


def load(
    given: Mapping[str, object], environ: Mapping[str, str], file: str | None = None
) -> Settings:
    """The settings of a server.

    Args:
        given: the values from the command line; they take precedence.
        environ: environment variables, ``SIXROW_PORT`` and so on.
        file: a TOML file; if None, the one named by ``SIXROW_CONFIG``, if any.

    Raises:
        Refusal: a field is unknown, a value is invalid, or the file cannot be read.
    """
    file = environ.get(FILE_VARIABLE) if file is None else file
    found: dict[str, object] = {}
    for source in (_from_file(file) if file else {}, _from_environment(environ), given):
        found |= {name: _checked(name, value) for name, value in source.items()}
    return msgspec.convert(found, Settings)


def _from_file(file: str) -> Mapping[str, object]:
    try:
        return tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise Refusal("no-settings", file=file, text=error.strerror or "") from error
    except ValueError as error:
        raise Refusal("no-settings", file=file, text=str(error)) from error


def _from_environment(environ: Mapping[str, str]) -> Mapping[str, object]:
    names = sorted(name for name in environ if name.startswith(PREFIX) and name not in FOREIGN)
    return {name.removeprefix(PREFIX).lower(): environ[name] for name in names}


def _checked(name: str, value: object) -> object:
    """A value converted to the type of its field; numbers and lists may be given as text.

    Raises:
        Refusal: the field is unknown or the value is invalid.
    """
    if name not in FIELDS:
        raise Refusal("unknown-setting", field=name, allowed=tuple(FIELDS))
    if name in _LISTS and isinstance(value, str):
        value = [each.strip() for each in value.split(",") if each.strip()]
    try:
        converted: object = msgspec.convert(value, FIELDS[name].type, strict=False)
    except msgspec.ValidationError as error:
        raise _wrong(name, value) from error
    for each in converted if isinstance(converted, tuple) else ():
        (_check_origin if name == "origins" else _check_network)(name, str(each))
    return converted


def _wrong(name: str, value: object) -> Refusal:
    """A refusal that says what the setting must be."""
    found = msgspec.inspect.type_info(FIELDS[name].type)
    kinds = {
        msgspec.inspect.IntType: "integer",
        msgspec.inspect.FloatType: "number",
        msgspec.inspect.BoolType: "flag",
    }
    if (kind := kinds.get(type(found), "")) == "":
        return Refusal("wrong-setting", field=name, text=str(value))
    least, most = getattr(found, "ge", None), getattr(found, "le", None)
    if least is not None:
        kind = f"{kind}-between" if most is not None else f"{kind}-from"
    bounds = {"least": least, "most": most}
    given = {key: bound for key, bound in bounds.items() if bound is not None}
    return Refusal("wrong-kind-of-setting", field=name, value=str(value), kind=kind, **given)


def _check_origin(field: str, text: str) -> None:
    try:
        parts = urlsplit(text)
        whole = f"{parts.scheme}://{parts.netloc}" == text and parts.hostname is not None
        good = whole and parts.scheme in ("http", "https") and parts.username is None
    except ValueError:
        good = False
    if not good or text != text.lower():
        raise Refusal("wrong-setting", field=field, text=text)


def _check_network(field: str, text: str) -> None:
    try:
        ipaddress.ip_network(text)
    except ValueError as error:
        raise Refusal("wrong-setting", field=field, text=str(error)) from error
