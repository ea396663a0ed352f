"""The questions that ``sixrow play`` asks without arguments; Enter takes the default."""

from collections.abc import Callable
from typing import TypeVar

from sixrow.local.seats import (
    LEVELS,
    ComputerPlayer,
    HumanPlayer,
    SeatRefused,
    Sitter,
    read_kind,
    read_name,
)
from sixrow.players import USUAL
from sixrow.prompt.console import Console
from sixrow.rules import GAMES, Game
from sixrow.text.layout import TIED, wrapped
from sixrow.text.levels import level_name
from sixrow.text.sentences import say

_Answer = TypeVar("_Answer")


def ask_game(console: Console) -> Game:
    """Ask for the game; the first by default."""
    numbered = [
        say("question-game-item", number=number, game=say(f"game-{name}"))
        for number, name in enumerate(GAMES, start=1)
    ]
    return _ask(console, say("question-game", games=", ".join(numbered)), _read_game)


def ask_seats(console: Console, game: Game) -> list[Sitter]:
    """Ask who plays at the keyboard, and how many computers of which level."""
    fewest, most = game.players[0], game.players[-1]
    question = say("question-people", name=say("player"))
    people = _ask(console, question, lambda answer: _read_people(answer, most))
    fewest, most = max(fewest - len(people), 0), most - len(people)
    machines = 0
    if most:
        question = say("question-computers", fewest=fewest, most=most)
        machines = _ask(console, question, lambda answer: _read_number(answer, fewest, most))
    kinds = ask_levels(console, machines) if machines else []
    return [*map(HumanPlayer, people), *map(ComputerPlayer, kinds)]


def ask_levels(console: Console, machines: int) -> list[str]:
    """Ask for the levels of some computers: one for all of them, or one for each."""
    numbered = [
        say("question-level-item", number=number, level=level_name(level)).replace(" ", TIED)
        for number, level in enumerate(LEVELS, start=1)
    ]
    usual = LEVELS.index(USUAL) + 1
    asked = say("question-level", computers=machines, levels=", ".join(numbered), usual=usual)
    return _ask(console, asked, lambda answer: _read_levels(answer, machines))


def _ask(console: Console, question: str, read: Callable[[str], _Answer]) -> _Answer:
    """Ask until the answer is valid."""
    prompt = wrapped(question) + " "
    while True:
        try:
            return read(console.ask(prompt).strip())
        except SeatRefused as refusal:
            console.write(wrapped(str(refusal)))


def _read_game(answer: str) -> Game:
    games = list(GAMES.values())
    for number, game in enumerate(games, start=1):
        if answer == str(number) or game.name.startswith(answer.lower() or games[0].name):
            return game
    raise SeatRefused(say("answer-a-number", fewest=1, most=len(games)))


def _read_people(answer: str, most: int) -> list[str]:
    names = [read_name(name) for name in (answer or say("player")).split(",")]
    if len(names) > most:
        raise SeatRefused(say("seat-too-many", most=most))
    for name in names:
        if names.count(name) > 1:
            raise SeatRefused(say("seat-name-twice", name=name))
    return names


def _read_number(answer: str, fewest: int, most: int) -> int:
    """A number in a range; the lowest by default."""
    number = int(answer) if answer.isdecimal() and len(answer) < 3 else -1
    number = number if answer else fewest
    if not fewest <= number <= most:
        raise SeatRefused(say("answer-a-number", fewest=fewest, most=most))
    return number


def _read_levels(answer: str, machines: int) -> list[str]:
    words = [word.strip() for word in (answer or USUAL).split(",")]
    kinds = [_read_level(word) for word in words]
    if len(kinds) not in (1, machines):
        raise SeatRefused(say("answer-levels", computers=machines))
    return kinds * machines if len(kinds) == 1 else kinds


def _read_level(word: str) -> str:
    """A level by its number or its name, or any kind of computer by its word."""
    for level in LEVELS:
        if word.lower() == level_name(level).lower():
            return level
    if word.isdecimal():
        number = _read_number(word, 1, len(LEVELS))
        return LEVELS[number - 1]
    return read_kind(word)
