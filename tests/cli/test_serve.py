"""``sixrow serve`` as a process: it prints its address, answers, and stops without losing data."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from tests.cli.commands import PROGRAM, environment, run, start
from tests.server.games import command, open_table

pytestmark = pytest.mark.usefixtures("compiled_engine")


@contextmanager
def served(folder: Path, **variables: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server with its data in a folder, and its address."""
    process = subprocess.Popen(
        (*PROGRAM, "serve", "--port", "0", "--data", str(folder)),
        env={**environment(), **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://[0-9.]+:[0-9]+/", process.stdout.readline())
        assert found is not None
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


@contextmanager
def guest(address: str) -> Iterator[httpx2.Client]:
    headers = {"Origin": address.rstrip("/")}
    with httpx2.Client(base_url=address, headers=headers, timeout=30) as client:
        assert client.post("/api/guests", json={"name": "Ada"}).status_code == 201
        yield client


def remembered(address: str, cookie: str) -> httpx2.Client:
    return httpx2.Client(base_url=address, cookies={"sixrow": cookie}, timeout=30)


def last_frames(socket: ClientConnection) -> tuple[list[str], int]:
    """What the server still sends before it closes the socket, and the code it closes it with."""
    frames = []
    try:
        while True:
            frames.append(str(socket.recv(10)))
    except ConnectionClosed as closed:
        return frames, closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_a_signal_tells_clients_stops_gracefully_and_all_is_there_again(
    tmp_path: Path, name: str
) -> None:
    with served(tmp_path) as (process, address), guest(address) as ada:
        table = open_table(ada, "me", "open")["table"]["table"]
        body = command("leave", 1, seat=0)
        assert ada.post(f"/api/tables/{table}/commands", json=body).status_code == 200
        cookie = {"Cookie": f"sixrow={ada.cookies['sixrow']}"}
        socket_address = f"{address.replace('http', 'ws')}api/tables/{table}/socket"
        with connect(socket_address, additional_headers=cookie) as socket:
            assert '"is":"welcome"' in str(socket.recv(10))
            process.send_signal(getattr(signal, name))
            frames, closed = last_frames(socket)
        assert closed == CloseCode.SERVICE_RESTART
        assert any('"code":"restarting"' in frame for frame in frames)
        out, err = process.communicate(timeout=30)
        assert process.returncode == 0, err
        assert "nothing is lost" in out
        assert "Traceback" not in err
        kept = ada.cookies["sixrow"]
    with served(tmp_path) as (_, address), remembered(address, kept) as again:
        assert again.get("/api/me").json()["person"]["name"] == "Ada"
        events = again.get(f"/api/tables/{table}/events").json()["events"]
        assert [event["fact"]["is"] for event in events] == ["opened", "left", "resumed"]


def test_a_killed_server_has_kept_what_it_acknowledged(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address), guest(address) as ada:
        tables = [open_table(ada, "me", "open")["table"]["table"] for _ in range(5)]
        process.kill()
        process.communicate()
        kept = ada.cookies["sixrow"]
    with served(tmp_path) as (_, address), remembered(address, kept) as again:
        found = {each["table"] for each in again.get("/api/tables/mine").json()["tables"]}
        assert found == set(tables)


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with served(tmp_path) as (_, address):
        port = address.rstrip("/").rpartition(":")[2]
        result = start("serve", "--port", port, "--data", str(tmp_path / "other"), folder=tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert "in use" in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "x"), "port"),
        (("--origin", "play.example"), "origins"),
        (("--config", "missing.toml"), "missing.toml"),
        (("--database", "mysql://x"), "sqlite:///"),
    ],
)
def test_a_wrong_setting_is_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    result = run("serve", "--data", str(tmp_path), *arguments)
    assert result.exit_code == 1
    assert said in result.stderr
    assert result.stdout == ""


def test_a_wrong_variable_is_a_sentence_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SIXROW_PORTT", "1")
    result = run("serve")
    assert result.exit_code == 1
    assert "portt" in result.stderr
