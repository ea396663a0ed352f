"""The documentation as a site: every page, no link that leads nowhere, nothing from elsewhere."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from markdown import markdown  # type: ignore[import-untyped]
from markdown_it import MarkdownIt
from starlette.requests import Request

from scripts import make_docs
from scripts.handbook import reference
from sixrow.cli import main
from sixrow.server.api.routes import ENDPOINTS
from sixrow.server.web import static_files
from sixrow.server.web.static_files import StaticSite


def test_the_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One test, so that it is built once. A dead link would be an error: it is built strictly."""
    site = tmp_path / "package" / "handbook"
    make_docs.build(site, packages=["players"])
    _is_whole_and_searchable(site)
    _loads_nothing_from_elsewhere_and_fits_the_policy(site)
    _is_shown_by_a_server_if_it_is_there(site, tmp_path / "empty", monkeypatch)


def _is_whole_and_searchable(site: Path) -> None:
    names = {path.relative_to(site).as_posix() for path in site.rglob("*.html")}
    for page in (make_docs.ROOT / "docs").rglob("*.md"):
        name = page.relative_to(make_docs.ROOT / "docs").with_suffix(".html").as_posix()
        assert name.replace("README", "index") in names
    assert {"index.html", "changelog.html", "contributing.html", "api/players.html"} <= names
    found = json.loads((site / "search" / "search_index.json").read_text("utf-8"))["docs"]
    assert any("captive" in each["text"] for each in found if each["location"].startswith("rules"))
    assert "seed_of" in (site / "api" / "players.html").read_text("utf-8")


def _loads_nothing_from_elsewhere_and_fits_the_policy(site: Path) -> None:
    loads = re.compile(r"""<(?:script|img|iframe|link)\b[^>]*?\b(?:src|href)="([^"]*)""")
    for path in site.rglob("*.html"):
        text = path.read_text("utf-8")
        outside = [each for each in loads.findall(text) if re.match("(?:https?:)?//", each)]
        assert not outside, path.name
        assert not re.search(r"<script>|<style>|<\w[^>]* style=|<\w[^>]* onclick=", text), path.name
    for path in site.rglob("*.css"):
        assert not re.search(r"url\([\"']?(?:https?:)?//|@import", path.read_text("utf-8")), path


def _is_shown_by_a_server_if_it_is_there(
    site: Path, empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked(path: str, package: Path) -> tuple[int, str]:
        monkeypatch.setattr(static_files, "files", lambda _name: package)
        scope = {"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b""}
        scope |= {"server": ("localhost", 80), "scheme": "http"}
        answer = StaticSite("").respond(Request(scope))
        return answer.status_code, str(answer.headers.get("location") or answer.media_type)

    assert asked("/docs", site.parent) == (307, "/docs/")
    assert asked("/docs/", site.parent) == (200, "text/html")
    assert asked("/docs/reference-http.html", site.parent) == (200, "text/html")
    assert asked("/docs/style.css", site.parent) == (200, "text/css")
    assert asked("/docs", empty)[0] == 200, "the page of a server without a client"


def test_the_reference_has_every_command_and_every_endpoint() -> None:
    pages = dict(reference.pages())
    commands = pages["reference-commands.md"]
    for words, _command in reference._commands(("sixrow",), main):  # noqa: SLF001
        assert f"# {' '.join(words)}\n" in commands
    helped = CliRunner().invoke(main, ["simulate", "--help"], terminal_width=reference.WIDTH).output
    assert helped.splitlines()[2].strip() in commands
    for endpoint in ENDPOINTS:
        assert f"\n## {endpoint.method} {endpoint.path}\n" in pages["reference-http.md"]
    assert "### Give\n" in pages["reference-socket.md"]


@pytest.mark.parametrize("name", ["docs/rules.md", "docs/hosting.md", "CHANGELOG.md"])
def test_a_page_has_the_lists_that_github_shows(name: str) -> None:
    page = (make_docs.ROOT / name).read_text("utf-8")
    theirs = MarkdownIt("commonmark").enable("table").render(page)
    ours = markdown(make_docs.fitted(page), extensions=["tables", "sane_lists", "fenced_code"])
    for tag in ("li", "ul", "ol", "pre", "table"):
        assert len(re.findall(rf"<{tag}\b", ours)) == len(re.findall(rf"<{tag}\b", theirs)), tag
    assert ours.count("<h1") == 1


def test_a_link_to_a_missing_file_and_a_page_without_a_place_are_errors(tmp_path: Path) -> None:
    page = make_docs.ROOT / "docs" / "imagined.md"
    text = make_docs.ROOT / "docs" / "install.md"
    assert "](hosting.md#in-containers)" in make_docs.linked(
        text, "install.md", {make_docs.ROOT / "docs" / "hosting.md": "hosting.md"}
    )
    with pytest.raises(FileNotFoundError):
        make_docs.linked_text("[a](nowhere.md)", page, "imagined.md", {})
    for part, names in make_docs.NAV:
        for name in (*names, *make_docs.MORE.get(part, ())):
            (tmp_path / f"{name}.md").touch()
    make_docs.navigation(tmp_path)
    (tmp_path / "imagined.md").touch()
    with pytest.raises(ValueError, match="imagined"):
        make_docs.navigation(tmp_path)
