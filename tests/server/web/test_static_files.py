"""The files of the web client: only those, however they are asked for."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse

from sixrow.server.web.static_files import StaticSite
from tests.server.serving import Serving, code, serving
from tests.support.patience import PATIENCE


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "secret.key").write_text("ab" * 32)
    built = folder / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>client</title>")
    (built / "icon.svg").write_text("<svg/>")
    (built / "assets" / "app-B3x9kQ2_.js").write_text("1")
    (built / "assets" / "plain.js").write_text("2")
    (built / "assets" / "text-B3x9kQ2_.woff2").write_bytes(b"wOF2")
    (built / "link.txt").symlink_to(folder / "secret.key")
    (built / "out").symlink_to(folder, target_is_directory=True)
    with serving(folder, site=str(built)) as running:
        yield running


def test_the_page_is_served_at_the_root_and_at_places_of_the_client(site: Serving) -> None:
    visitor = site.visitor()
    for path in ("/", "/join/Abc-_123", "/tables/x", "/people/x/games"):
        answer = visitor.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html><title>client</title>")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    ("path", "wishes", "page"),
    [
        ("/table/x", "", "table.en"),
        ("/table/x", "nb-NO,nb;q=0.9,en;q=0.8", "table.nb"),
        ("/table/x", "nn", "table.nb"),
        ("/table/x", "sv, no;q=0.5", "table.nb"),
        ("/table/x", "en;q=0.1, nb", "table.nb"),
        ("/table/x", "nb;q=0, de", "table.en"),
        ("/table/x", ";;q=,nb;q=x,*", "table.en"),
        ("/", "nb", "index.nb"),
        ("/join/x", "", "index.en"),
    ],
)
def test_a_place_has_the_page_that_names_what_it_needs(
    tmp_path: Path, path: str, wishes: str, page: str
) -> None:
    (tmp_path / "pages").mkdir()
    for name in ("index.en", "index.nb", "table.en", "table.nb"):
        (tmp_path / "pages" / f"{name}.html").write_text(name)
    (tmp_path / "index.html").write_text("plain")
    request = Request(
        {
            "type": "http",
            "path": path,
            "headers": [(b"accept-language", wishes.encode())],
        }
    )
    answer = StaticSite(str(tmp_path)).respond(request)
    assert isinstance(answer, FileResponse)
    assert Path(answer.path).name == f"{page}.html"
    assert answer.headers["vary"] == "Accept-Language"


def test_files_with_a_digest_in_the_name_are_kept_for_ever(site: Serving) -> None:
    visitor = site.visitor()
    hashed = visitor.get("/assets/app-B3x9kQ2_.js")
    assert "immutable" in hashed.headers["cache-control"]
    assert "javascript" in hashed.headers["content-type"]
    assert visitor.get("/assets/plain.js").headers["cache-control"] == "no-cache"
    assert visitor.get("/icon.svg").headers["etag"]


def test_fonts_are_kept_for_ever_and_not_packed_again(site: Serving) -> None:
    font = site.visitor().get("/assets/text-B3x9kQ2_.woff2")
    assert "immutable" in font.headers["cache-control"]
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers
    assert "font-src 'self'" in font.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("wish", "packed"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, gzip;q=0.8", True),
        ("br, gzip; q=0", False),
        ("br, gzip;q=0.0, deflate", False),
        ("identity", False),
        ("", False),
    ],
)
def test_scripts_and_styles_are_packed_for_those_who_take_it(
    site: Serving, wish: str, packed: bool
) -> None:
    answer = site.visitor().get("/assets/app-B3x9kQ2_.js", headers={"Accept-Encoding": wish})
    assert (answer.headers.get("content-encoding") == "gzip") == packed
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.text == "1"
    assert "javascript" in answer.headers["content-type"]
    assert "content-encoding" not in site.visitor().get("/icon.svg").headers


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.key",
        "/..%2fsecret.key",
        "/%2e%2e/secret.key",
        "/assets/../../secret.key",
        "/assets/..%5c..%5csecret.key",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/link.txt",
        "/out/secret.key",
        "/out/built/index.html",
        "/icon.svg/",
        "/icon.svg%00",
        "/icon.svg%00.js",
        "/ICON.SVG",
        "/.git/config",
        "/assets",
        "/assets/",
    ],
)
def test_no_path_leads_out_of_the_folder(site: Serving, path: str) -> None:
    """Sent as it is: a client library would tidy it up."""
    with socket.create_connection(("127.0.0.1", site.port), timeout=PATIENCE) as connection:
        request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        connection.sendall(request.encode())
        answer = b""
        while received := connection.recv(65_536):
            answer += received
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"ab" * 32 not in answer
    assert b"root:" not in answer
    assert head.startswith(b"HTTP/1.1 404") or body == b"<!doctype html><title>client</title>"


def test_without_a_client_the_page_says_what_runs_here(tmp_path: Path) -> None:
    with serving(tmp_path, site=str(tmp_path / "none")) as running:
        visitor = running.visitor()
        page = visitor.get("/")
        assert page.status_code == 200
        assert "/api/openapi.json" in page.text
        assert "<script" not in page.text
        assert visitor.get("/join/abc").text == page.text
        assert code(visitor.get("/index.html")) == "no-such-path"
