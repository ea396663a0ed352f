"""The few questions for somebody who has just typed ``sixrow play``; Enter takes the default."""

from collections.abc import Callable
from typing import TypeVar

from sixrow.rules import GAMES, Game
from sixrow.terminal.console import Console
from sixrow.terminal.seats import Machine, Person, SeatRefused, Sitter, read_name
from sixrow.terminal.sentences import say

_Answer = TypeVar("_Answer")


def ask_game(console: Console) -> Game:
    """Which of the games to play; the first if nothing is said."""
    numbered = [
        say("question-game-item", number=number, game=say(f"game-{name}"))
        for number, name in enumerate(GAMES, start=1)
    ]
    return _ask(console, say("question-game", games=", ".join(numbered)), _read_game)


def ask_seats(console: Console, game: Game) -> list[Sitter]:
    """Who sits at the keyboard, and how many computers play with them."""
    fewest, most = game.players[0], game.players[-1]
    question = say("question-people", name=say("player"))
    people = _ask(console, question, lambda answer: _read_people(answer, most))
    fewest, most = max(fewest - len(people), 0), most - len(people)
    machines = 0
    if most:
        question = say("question-computers", fewest=fewest, most=most)
        machines = _ask(console, question, lambda answer: _read_number(answer, fewest, most))
    return [*map(Person, people), *[Machine()] * machines]


def _ask(console: Console, question: str, read: Callable[[str], _Answer]) -> _Answer:
    """Ask until the answer can be read."""
    while True:
        try:
            return read(console.ask(question).strip())
        except SeatRefused as refusal:
            console.write(str(refusal))


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
    """A number in a range; the lowest if nothing is said."""
    number = int(answer) if answer.isdecimal() and len(answer) < 3 else -1
    number = number if answer else fewest
    if not fewest <= number <= most:
        raise SeatRefused(say("answer-a-number", fewest=fewest, most=most))
    return number
