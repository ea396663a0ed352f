"""The example bot as people would run it: a process of its own, at a real server."""

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import pytest

from examples.bot import FairDice, Unfair
from sixrow.match import Chair, Event, Table, export, rebuild, verify
from sixrow.match.history import letters
from sixrow.store import Store
from tests.match.tables import ADA, BO, chair, sitting
from tests.support.load.process import ServerProcess
from tests.support.patience import PATIENCE

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[ServerProcess]:
    request.getfixturevalue("compiled_engine")
    process = ServerProcess(tmp_path)
    asyncio.run(process.start())
    yield process
    if process.is_up:
        assert process.stop() == 0
    assert process.errors() == []


def token(server: ServerProcess, name: str) -> str:
    """A token of a new account, as its owner would make it in the browser."""
    headers = {"Content-Type": "application/json", "Origin": server.origin}
    account = json.dumps({"name": name, "password": "a long password"}).encode()
    with urlopen(Request(f"{server.origin}/api/accounts", account, headers)) as answer:
        headers["Cookie"] = answer.headers["Set-Cookie"].partition(";")[0]
    wish = json.dumps({"password": "a long password", "label": name}).encode()
    with urlopen(Request(f"{server.origin}/api/tokens", wish, headers)) as answer:
        given: str = json.load(answer)["token"]
        return given


def start_bot(server: ServerProcess, name: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        (sys.executable, BOT, "--server", server.origin, "--seed", "1", *arguments),
        env={**os.environ, "SIXROW_TOKEN": token(server, name)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def play(server: ServerProcess, setup: str) -> tuple[list[subprocess.Popen[str]], str]:
    """Two bots at one table; the processes and the table."""
    first = start_bot(server, "First", "--open", setup)
    assert first.stdout is not None
    opened = json.loads(first.stdout.readline())
    second = start_bot(server, "Second", "--join", opened["invite"])
    return [first, second], opened["table"]


def finish(bots: list[subprocess.Popen[str]], table: str, folder: Path) -> Table:
    """Wait for the bots; the table as it is stored."""
    while any(bot.poll() is None for bot in bots):  # if one fails, the other waits in vain
        for bot in bots:
            if bot.poll():
                assert (bot.returncode, *bot.communicate()) == (0, "", "")
        time.sleep(0.05)
    for bot in bots:
        out, err = bot.communicate(timeout=PATIENCE)
        assert (bot.returncode, err) == (0, "")
        told = json.loads(out.splitlines()[-1])
        assert told["verified"] is True
        assert told["rolls"] > 10
        assert told["mine"] == told["rolls"]
    with Store.open(f"sqlite:///{folder}/sixrow.db") as store:
        return rebuild(store.tables.events(table))


@pytest.mark.parametrize("setup", ["columbiz:3", "sequence-dice:2"])
def test_two_bots_play_a_whole_game(server: ServerProcess, tmp_path: Path, setup: str) -> None:
    bots, table = play(server, setup)
    after = finish(bots, table, tmp_path)
    assert after.winners
    assert after.game.result is not None
    assert verify(export(after)).holds


def test_bots_go_on_after_the_server_was_killed(server: ServerProcess, tmp_path: Path) -> None:
    bots, table = play(server, "columbiz:2")
    while version(tmp_path, table) < 20:
        assert all(bot.poll() is None for bot in bots)
    server.kill()
    asyncio.run(server.start())
    after = finish(bots, table, tmp_path)
    assert any(event == "resumed" for event in facts(tmp_path, table))
    assert verify(export(after)).holds


def version(folder: Path, table: str) -> int:
    with Store.open(f"sqlite:///{folder}/sixrow.db", migrate=False) as store:
        return store.tables.version(table)


def facts(folder: Path, table: str) -> list[str]:
    with Store.open(f"sqlite:///{folder}/sixrow.db", migrate=False) as store:
        return [str(event.fact.__struct_config__.tag) for event in store.tables.events(table)]


def test_the_bot_imports_nothing_of_sixrow() -> None:
    assert not re.search(r"^\s*(from|import) sixrow", BOT.read_text(), re.MULTILINE)


def told() -> list[dict[str, Any]]:
    """The events of a whole game of three, one of whom is away now and then."""
    table = sitting("sequence-dice:3", chair(ADA), chair(BO), Chair(level="casual"))
    table.start()
    everybody = set(table.there)
    for number in range(60):
        away = number % 3 and table.table.position.seat != 1
        table.there = everybody - {BO.id} if away else everybody
        table.play_on(Random(number), 1)
    table.there = everybody
    table.play_on(Random(1))
    return [msgspec.to_builtins(event) for event in table.authority.since(0)]


def check(events: list[dict[str, Any]]) -> FairDice:
    dice = FairDice()
    for event in events:
        dice.follow(event)
    return dice


def test_the_bot_rolls_every_die_again_and_knows_the_head() -> None:
    events = told()
    dice = check(events)
    assert dice.rolls == sum(event["fact"]["is"] == "rolled" for event in events) > 20
    after = rebuild(msgspec.convert(events, list[Event]))
    assert dice.head == after.head
    assert dice.letters() == letters(after.head).replace(" ", "")


@pytest.mark.parametrize("altered", ["dice", "link", "links", "roll"])
def test_the_bot_notices_altered_rolls(altered: str) -> None:
    events = told()
    rolled = [event["fact"] for event in events if event["fact"]["is"] == "rolled"][12]
    match altered:
        case "dice":
            rolled["dice"] = "16" if rolled["dice"] != "16" else "15"
        case "links":
            rolled["links"] = [rolled["links"][0][::-1], *rolled["links"][1:]]
        case "link":
            rolled["link"] = rolled["link"][::-1]
        case _:
            rolled["roll"] += 1
    with pytest.raises(Unfair):
        check(events)


@pytest.mark.parametrize("number", [0, 5])
def test_the_bot_notices_who_was_not_asked(number: int) -> None:
    events = told()
    due = [event["fact"] for event in events if event["fact"]["is"] == "due"][number]
    due["callers"] = due["callers"][1:]
    with pytest.raises(Unfair):
        check(events)
