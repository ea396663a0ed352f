"""What answers at an address may be anything: whatever it is, it is a refusal and no traceback."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sixrow.rules import Refusal
from sixrow.tui.http_client import ServerClient, read_link, read_server
from tests.tui.playing import in_loop


@pytest.mark.parametrize("text", ["http://[x/join/y", "http://u:p@h/join/k", "http://h:0/join/k"])
def test_addresses_that_are_none(text: str) -> None:
    with pytest.raises(Refusal):
        read_link(text)
    with pytest.raises(Refusal):
        read_server(text)


def test_the_word_of_an_invitation_is_quoted_once() -> None:
    assert read_link("http://h/join/a b")[1] == "a%20b"
    assert read_link("http://h/join/a%20b")[1] == "a%20b"


@contextmanager
def _answering(answer: bytes) -> Iterator[str]:
    """Something that gives everybody the same answer; its address."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            while True:
                try:
                    connection, _ = server.accept()
                except OSError:
                    return
                with connection:
                    connection.recv(65536)
                    connection.sendall(answer)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.getsockname()[1]}"
        server.shutdown(socket.SHUT_RDWR)
    thread.join()


def _http(body: bytes, status: bytes = b"200 OK", more: int = 0) -> bytes:
    length = str(len(body) + more).encode()
    return b"HTTP/1.1 %s\r\nContent-Length: %s\r\nConnection: close\r\n\r\n%s" % (
        status,
        length,
        body,
    )


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (b"SSH-2.0-OpenSSH_9.2\r\n", "no-connection"),
        (b"", "no-connection"),
        (_http(b'{"table"', more=50), "no-connection"),
        (_http(b"[]"), "no-server-there"),
        (_http(b"\xff"), "no-server-there"),
        (_http(b'{"table": 3, "chairs": []}'), "no-server-there"),
        (_http(b'{"error": "x"}', b"404 Not Found"), "no-server-there"),
        (_http(b"", b"302 Found\r\nLocation: http://127.0.0.1:9/"), "no-server-there"),
        (_http(b'{"error": {"code": "not-found"}}', b"404 Not Found", more=9), "no-connection"),
    ],
)
@in_loop
async def test_other_answers_are_refusals(answer: bytes, code: str) -> None:
    with _answering(answer) as origin, pytest.raises(Refusal) as refused:
        await ServerClient(origin).join("word")
    assert refused.value.code == code


@in_loop
async def test_a_host_that_cannot_be_one_is_a_refusal() -> None:
    with pytest.raises(Refusal):
        await ServerClient(read_server("http://a b")).be_known("Ada")
