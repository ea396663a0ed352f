"""What people see in every language: whole games, reports and pages that fit the screen."""

import re
from pathlib import Path

import pytest

from sixrow.local.saves import Saver
from sixrow.local.table import LocalTable
from sixrow.notation import read_record
from sixrow.prompt.console import Console
from sixrow.prompt.game import PromptGame
from sixrow.prompt.questions import ask_game, ask_seats
from sixrow.prompt.session import play
from sixrow.rules import SEQUENCE_DICE
from sixrow.rules.columbiz import ColumbizPhase
from sixrow.text.languages import LANGUAGES, speaking
from sixrow.text.layout import TIED, WIDTH
from sixrow.text.panels import columbiz_panel, picture, sequence_dice_panel
from sixrow.text.results import outcome_words
from sixrow.text.sentences import say
from sixrow.text.words import Names
from tests.cli.commands import run
from tests.locales.catalogues import messages
from tests.prompt.scripted import Scripted, Typist, begun, table
from tests.support.boards import columbiz, sequence_dice

EXAMPLES = Path(__file__).parents[2] / "examples"
OTHERS = ("help", "undo", "x", "k", "e3 board", "c1 z", "9", "rules C-9", "e7", "board", "")
ALMOST_WON = "66 11 12 a2 13 c6 13 a3 13 d1 14 a4 13 f4 15 a5 12 b6 11"
LONG_NAMES = ("Ada", "Bartholomew the Great of Old", "Cy", "Dida")

# The beginnings of keys with the most that their words may take beside or above something else.
WIDEST = {
    "colour-": 15,
    "error-blunder": 13,
    "error-inaccuracy": 13,
    "error-mistake": 13,
    "ladder-games": 7,
    "ladder-one": 8,
    "ladder-others": 8,
    "ladder-share": 18,
    "ladder-wins": 14,
    "mean-": 13,
    "play-": 28,
    "rollout-loss": 16,
    "total-": 28,
    "unlimited": 5,
}
PARTS = ("play-unforced", "total-luck-", "total-skill-", "total-revisions")
"""What is indented by two."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize("game", ["columbiz", "sequence-dice"])
def test_a_whole_game_at_the_prompt(language: str, game: str) -> None:
    """The same keys are the same game in any language, and every line fits."""
    played = []
    for chosen in ("en", language):
        with speaking(chosen):
            seated = LocalTable(begun(game, "Ada", "Bo", "computer:random", seed="4"))
            typist = Typist(seated, 1, OTHERS)
            assert PromptGame(seated, typist.console, Saver(game)).run()
            text = "\n".join(typist.shown)
            assert text.endswith(outcome_words(seated.position, Names(seated.setup, seated.names)))
            assert [line for line in text.splitlines() if len(line) > WIDTH] == []
        played.append((seated.entries, text))
    assert played[0][0] == played[1][0]
    assert (played[0][1] == played[1][1]) == (language == "en")


@each_language
def test_a_game_among_computers_from_the_command_line(language: str) -> None:
    seats = ("--seat", "computer:first", "--seat", "computer:random")
    shown = run("--language", language, "play", "sequence-dice", *seats, "--seed", "5").stdout
    with speaking(language):
        greeting = say("greeting-first", names=say("computer-numbered", number=1), players=1)
        assert greeting.replace(TIED, " ") in shown.replace("\n", " ")
        assert say("head-longest") in shown
    assert re.search(r"[56] .*\.\n$", shown)


@each_language
def test_a_level_by_its_name_in_the_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with speaking(language):
        level = say("level-novice")
    assert run("--language", language, "play", typed=f"2\n\n1\n{level}\nquit\n").exit_code == 0
    (file,) = tmp_path.iterdir()
    assert read_record(file.read_text(encoding="utf-8")).tags["Computer2"] == "novice"


@each_language
def test_questions_fit_the_screen(language: str) -> None:
    shown: list[str] = []
    answers = ["9", "1", "x" * 31, "Ada", "7", "3", "deep", "1,2", "1,2,3"]

    def ask(prompt: str) -> str:
        shown.append(prompt.rstrip())
        return answers.pop(0)

    console = Console(shown.append, ask, shown.append)
    with speaking(language):
        ask_seats(console, ask_game(console))
        shown.append(say("offer-save").rstrip())
    assert answers == []
    assert [line for line in "\n".join(shown).splitlines() if len(line) > WIDTH] == []


@each_language
@pytest.mark.parametrize("key", ["answers-yes", "answers-no"])
def test_yes_and_no_in_the_language_and_in_english(
    language: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    english = say(key).split()
    with speaking(language):
        for answer in (*english, *say(key).split()):
            setup = SEQUENCE_DICE.setup(2, length=5)
            scripted = Scripted("a6", answer)
            seated = table(setup, "Ada", "Bo", moves=ALMOST_WON)
            play(seated, scripted.console, Saver("sequence-dice"), scripted.shown.append)
            assert scripted.left == 0
            files = [path.name for path in tmp_path.iterdir()]
            assert files == ["sequence-dice-1.sixrow"] * (key == "answers-yes")
            for path in tmp_path.iterdir():
                path.unlink()


@each_language
def test_the_columns_beside_a_board_stand_under_their_headings(language: str) -> None:
    with speaking(language):
        position = columbiz(players=4, phase=ColumbizPhase.ROLL, points=(9, 12, 0, 1))
        names = Names(position.setup, LONG_NAMES)
        assert len({len(line) for line in columbiz_panel(position, names)}) == 1
        notes = (say("round-number", round=12), say("note-last-round"))
        assert max(map(len, picture(position, names, *notes).splitlines())) <= WIDTH
        for chips in ("box", "unlimited"):
            other = sequence_dice(players=3, chips=chips)
            names = Names(other.setup, LONG_NAMES[:3])
            assert len({len(line) for line in sequence_dice_panel(other, names)}) == 1
            notes = (say("turn-number", turn=123), say("winning-length", length=6))
            assert max(map(len, picture(other, names, *notes).splitlines())) <= WIDTH
        assert "Bartholomew" in "".join(columbiz_panel(position, Names(position.setup, LONG_NAMES)))


@each_language
def test_words_fit_their_columns(language: str) -> None:
    with speaking(language):
        for key in messages():
            for start, widest in WIDEST.items():
                if key.startswith(start):
                    assert len(say(key)) + 2 * key.startswith(PARTS) <= widest, key
        assert len(say("errors-points")) <= 6
        assert all(len(say("simulated-place", place=place)) <= 14 for place in range(1, 5))


@each_language
def test_help_fits_the_screen_and_its_columns_are_straight(language: str) -> None:
    with speaking(language):
        for key, facts in (
            ("help-columbiz", {}),
            ("help-sequence-dice", {}),
            ("help", {"rule": "C-8"}),
        ):
            assert [line for line in say(key, **facts).splitlines() if len(line) > WIDTH] == []
        lines = say("help", rule="C-8").splitlines()
    typed = [re.search(r"\b(board|hint|odds|rules|save|record|quit)( +)\S", line) for line in lines]
    assert len({found.start() for found in typed if found}) == 1
    assert len({found.end() for found in typed if found}) == 1
    assert all(typed)


@each_language
@pytest.mark.parametrize("game", ["columbiz", "sequence-dice"])
@pytest.mark.usefixtures("compiled_engine")
def test_an_analysis_as_text_and_as_a_page(language: str, game: str, tmp_path: Path) -> None:
    file, out = str(EXAMPLES / f"{game}.sixrow"), tmp_path / "page.html"
    shown = run("--language", language, "analyse", file).stdout
    assert [line for line in shown.splitlines() if len(line) > WIDTH] == []
    with speaking(language):
        for key in ("total-adjusted", "play-accuracy", "error-inaccuracy", "errors-decided"):
            assert say(key) in shown
    assert ("1.0%" in shown) == (language == "en")
    assert run("--language", language, "analyse", file, "--html", str(out)).exit_code == 0
    page = out.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    with speaking(language):
        for key in ("page-totals", "page-share-how", "page-boards", "page-luck-first"):
            assert say(key) in page


@each_language
@pytest.mark.parametrize(
    "position",
    [
        "columbiz:2 6/6/6/6/4B1/4B1 18,16 0,0 0,0 1 1 keep 2 12335556 -",
        "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -",
        "sequence-dice:2 6/6/2GB2/6/6/6 1 choose 66",
    ],
)
@pytest.mark.usefixtures("compiled_engine")
def test_a_hint_fits_the_screen(language: str, position: str) -> None:
    shown = run("--language", language, "hint", position).stdout
    assert [line for line in shown.splitlines() if len(line) > WIDTH] == []
    with speaking(language):
        game = position.partition(":")[0]
        assert say(f"hint-odds-{game}") in shown


@each_language
@pytest.mark.usefixtures("compiled_engine")
def test_tables_of_many_games_fit_the_screen(language: str) -> None:
    commands = [
        ("simulate", "columbiz", "--players", "4", "--games", "200"),
        ("simulate", "sequence-dice", "--players", "3", "--games", "200"),
        ("ladder", "columbiz:3", "random", "greedy", "--games", "3"),
        ("ladder", "sequence-dice:3", "random", "--games", "3", "--fairness"),
    ]
    for command in commands:
        shown = run("--language", language, *command)
        assert shown.exit_code == 0
        assert [line for line in shown.stdout.splitlines() if len(line) > WIDTH] == []
        assert (re.search(r"(?<!\d)0\.3", shown.stdout) is not None) == (language == "en")
