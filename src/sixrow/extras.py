"""The extras of the package: what is installed only if asked for, and what to do if it is missing.

The package itself brings the rules, the records and play on the terminal. Packages that need more
call `require` before they import it.
"""

import json
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from sixrow.rules.refusal import Refusal

EXTRAS = {
    "engine": ("numpy", "numba", "jinja2"),
    "server": (
        *("alembic", "argon2", "itsdangerous", "openskill", "prometheus_client"),
        *("sqlalchemy", "starlette", "uvicorn"),
    ),
    "postgresql": ("psycopg",),
    "research": ("gymnasium", "pettingzoo", "pyspiel"),
    "cluster": ("ray",),
}
"""The modules by which an extra is recognised."""


class ExtraMissing(Refusal, ImportError):
    """An extra is not installed; the text says which, and how to install it.

    A refusal as well, so that every client makes its sentence from it.
    """

    def __init__(self, extra: str, module: str) -> None:
        command = install_command(extra)
        super().__init__("extra-missing", extra=extra, command=command)
        self.facts = {"extra": extra, "command": command}
        self.name = module
        self.msg = f"{module} is missing, of Sixrow's extra “{extra}”: {command}"

    def __str__(self) -> str:
        return self.msg


def require(extra: str) -> None:
    """Check that an extra is installed; imports nothing.

    Raises:
        ExtraMissing: a module of it is missing.
    """
    for module in EXTRAS[extra]:
        if find_spec(module) is None:
            raise ExtraMissing(extra, module)


def install_command(extra: str) -> str:
    """How to add an extra to this installation: from an index, its wheel or its checkout."""
    source, editable = _origin()
    wish = f'"{source or "sixrow"}[{extra}]"'
    return f"pip install {'--editable ' if editable else ''}{wish}"


def _origin() -> tuple[str, bool]:
    """Where the package was installed from, empty for an index, and whether it is editable.

    Installers note that in ``direct_url.json`` (PyPA's specification of direct URLs, PEP 610).
    """
    # Only to say it: zipfile and more, which would slow every start.
    from importlib.metadata import PackageNotFoundError, distribution  # noqa: PLC0415

    try:
        noted = json.loads(distribution("sixrow").read_text("direct_url.json") or "{}")
    except (PackageNotFoundError, OSError, ValueError):
        return "", False
    url = urlsplit(str(noted.get("url", "")))
    if url.scheme != "file":
        return "", False
    editable = bool(noted.get("dir_info", {}).get("editable"))
    return str(Path(url2pathname(url.path))), editable
