"""Serves the built web client and documentation; without a client, a page about the server.

All files are listed once at start-up. A path is looked up in that list and never joined to a
folder, so that no path can escape it.
"""

import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response

from sixrow.languages import READ_AS
from sixrow.rules import Refusal
from sixrow.server.web.compression import PACKED, VARIES, packed, takes_packed

INDEX = "index.html"
DOCS = "/docs/"
"""Where the documentation is, if it was built."""

_HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
"""Matches the name of a built file, which contains a digest of its contents."""

_PLACES = re.compile(r"/(?:[a-z][a-z0-9-]*(?:/[A-Za-z0-9_-]{1,64}){0,3})?/?")
"""Paths within the client, such as /join/…; each is a page of the client."""

_FOR_EVER = "public, max-age=31536000, immutable"
_EVERY_TIME = "no-cache"

_WISH = re.compile(r"\s*([A-Za-z]{1,8})(?:-[\w-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*")
_KINDS = {".woff2": "font/woff2"}
"""Media types that Python does not know on every machine."""
_TEXTS = frozenset({"text/javascript", "application/javascript", "text/css"})

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sixrow</title>
<h1>Sixrow</h1>
<p>The server runs; this installation has no web client.</p>
<p>Its interface is described in <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


@dataclass(frozen=True)
class _File:
    path: Path
    media_type: str
    caching: str


class StaticSite:
    """The files of the web client.

    Attributes:
        built: whether the client has been built.
    """

    def __init__(self, folder: str) -> None:
        """List the files.

        Args:
            folder: where they are; by default the folder in the package.
        """
        package = Path(str(files("sixrow.server")))
        root = Path(folder) if folder else package / "site"
        self._files: Mapping[str, _File] = {
            **_listed(root.resolve()),
            **_documentation(package / "handbook"),
        }
        self.built = f"/{INDEX}" in self._files

    def respond(self, request: Request) -> Response:
        """The file at a path, or the client's page for a path within it.

        Raises:
            Refusal: there is none.
        """
        path = request.url.path
        if path == DOCS.rstrip("/") and DOCS in self._files:
            return RedirectResponse(DOCS)  # its links are relative
        found = self._files.get(path)
        if found is None and _PLACES.fullmatch(path) and not path.startswith("/api"):
            if not self.built:
                return Response(_PAGE, media_type="text/html")
            found = self._page(path, request.headers.get("accept-language", ""))
        if found is None:
            raise Refusal("no-such-path")
        headers = {"Cache-Control": found.caching}
        if found.media_type == "text/html":
            headers["Vary"] = "Accept-Language"
        if found.caching == _FOR_EVER and found.media_type in _TEXTS:
            headers |= VARIES
            if takes_packed(request.headers):
                headers |= PACKED
                return Response(_packed(found.path), media_type=found.media_type, headers=headers)
        return FileResponse(found.path, media_type=found.media_type, headers=headers)

    def _page(self, path: str, wishes: str) -> _File:
        """The page for a path: the one that preloads what it needs, in the preferred language.

        A different language is harmless: the client then loads its catalogue itself.
        """
        place = path.strip("/").partition("/")[0] or "home"
        for language in (*_languages(wishes), "en"):
            for name in (place, "index"):
                if found := self._files.get(f"/pages/{name}.{language}.html"):
                    return found
        return self._files[f"/{INDEX}"]


def _languages(wishes: str) -> list[str]:
    """The languages of an ``Accept-Language`` header, most preferred first."""
    found = [_WISH.fullmatch(each) for each in wishes[:200].split(",")]
    weighed = [(float(wish[2] or 1), wish[1].lower()) for wish in found if wish]
    weighed.sort(key=lambda wish: -wish[0])  # stable: keeps the order of equal weights
    return [READ_AS.get(language, language) for weight, language in weighed if weight]


@cache
def _packed(path: Path) -> bytes:
    """A file compressed with gzip, cached: its name changes with its contents."""
    return packed(path.read_bytes())


def _documentation(root: Path) -> dict[str, _File]:
    """The documentation's files by URL path; none if it was not built (`make docs`)."""
    found = {
        f"{DOCS}{path[1:]}": replace(file, caching=_EVERY_TIME)
        for path, file in _listed(root.resolve()).items()
    }
    return {**found, DOCS: found[f"{DOCS}{INDEX}"]} if found else {}


def _listed(root: Path) -> dict[str, _File]:
    """Every regular file under a folder, by its URL path; skips symbolic links."""
    found = {}
    for path in sorted(root.rglob("*")) if root.is_dir() else ():
        if path.is_file() and not path.is_symlink() and path.resolve().is_relative_to(root):
            name = path.relative_to(root).as_posix()
            guessed = _KINDS.get(path.suffix) or mimetypes.guess_type(name)[0]
            kind = guessed or "application/octet-stream"
            hashed = "/" in name and _HASHED.search(name) is not None
            found[f"/{name}"] = _File(path, kind, _FOR_EVER if hashed else _EVERY_TIME)
    return found
