"""``sixrow serve`` as a process: it prints its address, answers, and stops without losing data."""

import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from sixrow.cli import serve
from sixrow.cli.failures import Unusable
from sixrow.server.process import address_of, bind
from sixrow.server.settings import Settings
from tests.cli.commands import PROGRAM, environment, run, start
from tests.server.games import command, open_table
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.usefixtures("compiled_engine")


@contextmanager
def served(
    folder: Path, *options: str, **variables: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server with its data in a folder, and its address."""
    process = subprocess.Popen(
        (*PROGRAM, "serve", "--port", "0", "--data", str(folder), *options),
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
    with httpx2.Client(base_url=address, headers=headers, timeout=PATIENCE) as client:
        assert client.post("/api/guests", json={"name": "Ada"}).status_code == 201
        yield client


def remembered(address: str, cookie: str) -> httpx2.Client:
    return httpx2.Client(base_url=address, cookies={"sixrow": cookie}, timeout=PATIENCE)


def last_frames(socket: ClientConnection) -> tuple[list[str], int]:
    """What the server still sends before it closes the socket, and the code it closes it with."""
    frames = []
    try:
        while True:
            frames.append(str(socket.recv(PATIENCE)))
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
        with connect(socket_address, additional_headers=cookie, open_timeout=PATIENCE) as socket:
            assert '"is":"welcome"' in str(socket.recv(PATIENCE))
            process.send_signal(getattr(signal, name))
            frames, closed = last_frames(socket)
        assert closed == CloseCode.SERVICE_RESTART
        assert any('"code":"restarting"' in frame for frame in frames)
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, err
        assert "All games are saved" in out
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
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""


def test_a_wrong_variable_is_a_sentence_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SIXROW_PORTT", "1")
    result = run("serve")
    assert result.exit_code == 2
    assert "portt" in result.stderr


def eventually(found: Callable[[], bool]) -> bool:
    """Whether something comes true within some seconds."""
    for _ in range(600):
        if found():
            return True
        time.sleep(0.05)
    return False


def visit(address: str) -> None:
    assert httpx2.get(f"{address}api/about", timeout=30).status_code == 200


class Browser:
    """A browser that only notes what it is to open."""

    def __init__(self, folder: Path) -> None:
        self._program, self._notes = folder / "browser", folder / "opened"
        self._program.write_text(f'#!/bin/sh\necho "$1" >> "{self._notes}"\necho noise >&2\n')
        self._program.chmod(0o700)

    @property
    def variable(self) -> str:
        return f"{self._program} %s"

    def has_opened(self, *addresses: str) -> bool:
        return eventually(
            lambda: self._notes.exists() and self._notes.read_text().split() == [*addresses]
        )


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    return Browser(tmp_path)


def test_a_person_is_told_what_they_need_and_then_left_in_peace(
    tmp_path: Path, browser: Browser
) -> None:
    data = tmp_path / "data"
    variables = {"BROWSER": browser.variable, "SIXROW_STARTER": "make"}
    with served(data, "--open", **variables) as (process, address):
        assert process.stdout is not None
        invite, here, log, stop = (process.stdout.readline() for _ in range(4))
        assert "Online with friends" in invite
        assert f'make play ARGS="--port 0 --data {data} --host 0.0.0.0"' in here
        assert str(data / "sixrow.log") in log
        assert "Ctrl-C" in stop
        assert browser.has_opened(address)
        visit(address)
        file = data / "sixrow.log"
        assert eventually(lambda: '"/api/about"' in file.read_text())
        assert file.stat().st_mode & 0o077 == 0
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (0, "")
    assert out.splitlines() == ["Server stopped. All games are saved."]


@pytest.mark.parametrize("options", [("--open", "--verbose"), (), ("--open", "--log-file", "-")])
def test_the_log_is_seen_where_it_is_wanted_or_a_service_runs(
    tmp_path: Path, browser: Browser, options: tuple[str, ...]
) -> None:
    data = tmp_path / "data"
    with served(data, *options, BROWSER=browser.variable) as (process, address):
        visit(address)
        process.terminate()
        _, err = process.communicate(timeout=30)
    assert '"/api/about"' in err
    assert (data / "sixrow.log").exists() is ("--verbose" in options)


def test_a_second_start_opens_the_first_and_changes_nothing(
    tmp_path: Path, browser: Browser
) -> None:
    data, other = tmp_path / "data", tmp_path / "other"
    other.mkdir()
    (other / "link.db").symlink_to(data / "sixrow.db")
    linked = ("--database", f"sqlite:///{other / 'link.db'}", "--data", str(other))
    own = ("serve", "--port", "0", "--data", str(data))
    with served(data) as (_, address):
        second = start(*own, folder=tmp_path)
        assert (second.returncode, second.stdout) == (1, "")
        assert address in second.stderr
        assert len(second.stderr.splitlines()) == 1
        assert start("serve", *linked, folder=tmp_path).returncode == 1
        opened = start(
            "serve", "--open", "--data", str(data), folder=tmp_path, BROWSER=browser.variable
        )
        assert (opened.returncode, opened.stderr) == (0, "")
        assert len(opened.stdout.splitlines()) == 1
        assert address in opened.stdout
        assert browser.has_opened(address)
        changed = start(*own, "--open", "--host", "::1", folder=tmp_path, BROWSER=browser.variable)
        assert changed.returncode == 0
        assert "as it was started" in changed.stdout
        assert browser.has_opened(address, address)
        visit(address)
    assert sorted(each.name for each in other.iterdir()) == ["link.db"]


def test_others_use_the_database_meanwhile_and_a_backup_is_not_restored_into_it(
    tmp_path: Path,
) -> None:
    data = tmp_path / "data"
    named = ("--database", f"sqlite:///{data / 'sixrow.db'}")
    backup = str(tmp_path / "house.backup")
    with served(data) as (_, address):
        assert run("store", "backup", backup, *named).exit_code == 0
        assert run("store", "check", *named).exit_code == 0
        assert run("admin", *named, "announce", "Noon").exit_code == 0
        restored = run("store", "restore", backup, *named)
        assert (restored.exit_code, restored.stdout) == (1, "")
        assert address in restored.stderr
    assert "not empty" in run("store", "restore", backup, *named).stderr


def test_a_killed_server_is_no_running_one(tmp_path: Path) -> None:
    with served(tmp_path) as (process, _):
        process.kill()
        process.communicate()
        with served(tmp_path) as (_, address):
            visit(address)


def test_a_person_gets_a_free_port_unless_they_asked_for_this_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(Unusable, match=f"{port} .*--port"):
            serve.bind_port(Settings(port=port), opened=True)
        monkeypatch.setattr("sixrow.server.settings.USUAL_PORT", port)
        with pytest.raises(Unusable, match=str(port)):
            serve.bind_port(Settings(port=port), opened=False)
        assert capsys.readouterr().out == ""
        with serve.bind_port(Settings(port=port), opened=True) as bound:
            assert bound.getsockname()[1] != port
        assert f"Port {port} is in use" in capsys.readouterr().out


def test_a_server_that_cannot_start_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise SystemExit(3)

    monkeypatch.setattr("sixrow.server.process.run", fail)
    result = run("serve", "--port", "0", "--data", str(tmp_path), "--log-file", "-")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "could not start" in result.stderr


def test_the_greeting_tells_the_addresses_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixrow.wire.reach.own_addresses", lambda _: ("192.0.2.7",))
    settings = Settings(host="0.0.0.0", port=0)
    plain = serve.ServerStart(opened=False, verbose=False, command="sixrow serve --host 0.0.0.0")
    with bind(settings) as bound:
        port = bound.getsockname()[1]
        told = "\n".join(serve.greeting(bound, settings, plain, tmp_path / "sixrow.log"))
        assert f"http://127.0.0.1:{port}/" in told
        assert f"http://192.0.2.7:{port}/" in told
        assert "--host" not in told
        monkeypatch.setattr("sixrow.wire.reach.own_addresses", lambda _: ())
        assert "network" not in "\n".join(serve.greeting(bound, settings, plain, None))


def test_the_other_loopback() -> None:
    settings = Settings(host="::1", port=0)
    try:
        bound = bind(settings)
    except OSError:
        pytest.skip("this machine has no IPv6")
    with bound:
        assert address_of(bound, settings) == f"http://[::1]:{bound.getsockname()[1]}/"
        plain = serve.ServerStart(
            opened=False, verbose=False, command="sixrow serve --host 0.0.0.0"
        )
        told = "\n".join(serve.greeting(bound, settings, plain, None))
    assert "only this computer" in told
    assert "sixrow serve --host 0.0.0.0" in told
