"""Whole games at the prompt, and what may be typed in them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sixrow.local.saves import Saver
from sixrow.local.table import LocalTable
from sixrow.notation import Record, read_record, read_text, write_text
from sixrow.prompt.game import PromptGame
from sixrow.rules import COLUMBIZ, SEQUENCE_DICE, Setup, Waiting
from tests.prompt.scripted import Scripted, Typist, begun, table

PLACING = "6 1 12335556 stop"
OTHERS = ("help", "undo", "undo all", "board", "", "x9", "k", "777", "pass", "end", "a1 b1", "stop")
SETUPS = [
    COLUMBIZ.setup(2),
    COLUMBIZ.setup(3, reroll="locked"),
    COLUMBIZ.setup(4, "fr", captives="linear"),
    COLUMBIZ.setup(2, extension="difference", captives="capped"),
    SEQUENCE_DICE.setup(2),
    SEQUENCE_DICE.setup(3, chips="unlimited"),
    SEQUENCE_DICE.setup(4, length=5),
]


def run(seated: LocalTable, *lines: str | BaseException) -> Scripted:
    """Type some lines at a table; then there is no more to read."""
    script = Scripted(*lines)
    with pytest.raises(EOFError):
        PromptGame(seated, script.console, Saver("unused")).run()
    return script


def columbiz(moves: str = PLACING) -> LocalTable:
    return table(COLUMBIZ.setup(2), "Ada", "Bo", moves=moves)


def sequence_dice(moves: str = "66 11 34") -> LocalTable:
    return table(SEQUENCE_DICE.setup(2), "Ada", "Bo", moves=moves)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_people_play_whole_games(setup: Setup, seed: int) -> None:
    names = ("Ada", "Bo", "Cy", "Di")[: setup.players]
    seated = LocalTable(Record(setup, names, tags={"Seed": f"{seed}"}))
    typist = Typist(seated, seed, OTHERS)
    assert PromptGame(seated, typist.console, Saver("unused")).run()
    assert seated.position.waiting is Waiting.NOBODY
    assert read_text(write_text(seated.record())) == seated.record()
    assert typist.prompts > 20
    assert "win" in typist.shown[-1] or "share the victory" in typist.shown[-1]


@pytest.mark.parametrize("seats", [("computer:random", "computer:first"), ("computer:random",) * 4])
@pytest.mark.parametrize("game", ["columbiz", "sequence-dice"])
def test_computers_play_by_themselves(game: str, seats: tuple[str, ...]) -> None:
    seated, script = LocalTable(begun(game, *seats)), Scripted()
    assert PromptGame(seated, script.console, Saver("unused")).run()
    assert seated.record().result is not None


def test_a_mixed_table_asks_only_the_people() -> None:
    seated = LocalTable(begun("columbiz", "computer:random", "Ada", "computer:first", "Bo"))
    typist = Typist(seated, 3)
    asked: set[str] = set()
    ask = typist.console.ask

    def noting(prompt: str) -> str:
        asked.add(prompt)
        return ask(prompt)

    object.__setattr__(typist.console, "ask", noting)
    assert PromptGame(seated, typist.console, Saver("unused")).run()
    assert asked == {"Ada> ", "Bo> "}


def test_the_greeting_says_how_the_computers_play() -> None:
    seats = ("computer:random", "Ada", "computer:first", "computer:random")
    seated = LocalTable(begun("columbiz", *seats))
    assert run(seated).text.startswith(
        "Columbiz: Computer 1, Ada, Computer 2 and Computer 3. Computer 1 and Computer 3\n"
        "play at random. Computer 2 always takes the first legal choice.\n"
    )


def test_a_seed_repeats_a_game() -> None:
    records = []
    for seed in ("5", "5", "6"):
        seated = LocalTable(begun("sequence-dice", "computer:novice", "computer", seed=seed))
        PromptGame(seated, Scripted().console, Saver("unused")).run()
        records.append(seated.record().entries)
    assert records[0] == records[1] != records[2]


def test_a_game_that_was_put_away_goes_on_with_the_same_dice() -> None:
    whole = LocalTable(begun("columbiz", "computer:novice", "computer:first", seed="5"))
    PromptGame(whole, Scripted().console, Saver("unused")).run()
    for kept in (0, 1, 7, len(whole.entries) - 1):
        record = begun("columbiz", "computer:novice", "computer:first", seed="5")
        again = LocalTable(
            Record(record.setup, record.names, whole.entries[:kept], tags=record.tags)
        )
        PromptGame(again, Scripted().console, Saver("unused")).run()
        assert again.entries == whole.entries


def test_the_first_screen() -> None:
    script = run(LocalTable(begun("columbiz", "Ada", "computer:random", seed="14")))
    assert script.text == (
        "Columbiz: Ada and Computer. Computer plays at random.\n"
        "Roll eight dice up to three times, keeping what you like. Then place discs: e3\n"
        "costs three fives. A disc captures all opposing discs below it in its column;\n"
        "three or more in a row score. Most points wins.\n"
        "Type help for help, rules for the rules, quit to stop (the game is saved).\n"
        "Ada rolls 5. Computer rolls 3. Ada goes first.\n"
        "\n"
        "   [1] [2] [3] [4] [5] [6]                         discs captives  rows total\n"
        " 6  .   .   .   .   .   .    > P Ada                  18   0 =  0     0     0\n"
        " 5  .   .   .   .   .   .      B Computer             18   0 =  0     0     0\n"
        " 4  .   .   .   .   .   .\n"
        " 3  .   .   .   .   .   .    Round 1\n"
        " 2  .   .   .   .   .   .\n"
        " 1  .   .   .   .   .   .\n"
        "    a   b   c   d   e   f\n"
        "\n"
        "Dice:  1  22  33  55  6   (roll 1 of 3)\n"
        "Type dice to keep, such as 55; the rest roll again (- keeps none, stop all).\n"
        "Ada> "
    )


def test_several_discs_in_one_line() -> None:
    seated = columbiz()
    script = run(seated, "c2 e3 end")
    assert "Ada places a disc on c2, places a disc on e3, ends the turn." in script.text
    assert seated.position.seat == 1


def test_a_refused_disc_leaves_those_before_it() -> None:
    seated = columbiz()
    script = run(seated, "c2 c2 e3 end")
    assert len(seated.entries) == 5
    assert script.shown[-2] == "c2 is occupied; choose an empty cell (C-9)."


def test_undo_takes_back_one_and_undo_all_everything_since_the_roll() -> None:
    seated = columbiz("6 1 12335556")
    script = run(seated, "stop c2 e3", "undo", "undo all", "undo")
    assert "Undone: e3." in script.text
    assert "Undone: c2 stop." in script.text
    assert "Nothing to undo" in script.shown[-2]
    assert len(seated.entries) == 3


def test_undo_after_a_refusal() -> None:
    seated = columbiz()
    run(seated, "c2 f6", "undo", "e3")
    assert seated.record() == columbiz(f"{PLACING} e3").record()


def test_what_follows_a_roll_in_the_same_line_is_not_used() -> None:
    seated = columbiz("6 1 12335556")
    script = run(seated, "555 c2 end")
    assert script.shown[-2] == "Ignored, because the dice were rolled first: c2 end"
    assert len(seated.entries) == 5


def test_what_follows_the_end_of_a_turn_is_not_used() -> None:
    script = run(columbiz(), "c2 end a1")
    assert script.shown[-2] == "Ignored, because the dice were rolled first: a1"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("xyz", "“xyz” is not a choice or command here. Type help for a list."),
        ("c7", "“c7” is not a choice or command here. Type help for a list."),
        ("pass", "“pass” is not a choice or command here. Type help for a list."),
        ("c2 help", "“help” is a command and needs a line of its own."),
        ("k", "Say which dice to keep, such as k 55; k - keeps none and rolls all."),
        ("7", "“7” is not a die; dice are 1 to 6."),
        ("55", "You have no rolls left this turn (C-6)."),
        ("stop", "You have no rolls left this turn (C-6)."),
        ("111111111", "The game has only 8 dice, not 9."),
        (
            "end",
            "You can place a disc, so you must place at least one before you end your turn (C-11).",
        ),
        ("rules C-99", "There is no rule “C-99”; type rules to see them all."),
        ("\x1b[2J", "“\N{REPLACEMENT CHARACTER}[2j” is not a choice or command here. Type help"),
    ],
)
def test_bad_input_is_answered_and_asked_again(line: str, sentence: str) -> None:
    script = run(columbiz(), line)
    assert sentence in script.shown[-2].replace("\n", " ")
    assert script.shown[-1] == "Ada> "


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("a1", "a1 is marked 2, and you rolled 7 (S-7)."),
        ("7", "“7” is not a choice or command here. Type help for a list."),
        ("pass", "You can choose a cell, so you may not pass (S-7)."),
        ("undo", "Nothing to undo: a roll can’t be undone."),
        ("end", "“end” is not a choice or command here. Type help for a list."),
    ],
)
def test_bad_input_in_sequence_dice(line: str, sentence: str) -> None:
    script = run(sequence_dice(), line)
    assert sentence in script.shown[-2]


def test_an_empty_line_agrees_to_the_only_choice() -> None:
    seated = sequence_dice("66 11 46")
    run(seated, "")
    assert "Ada passes" in run(sequence_dice("66 11 46"), "").text
    assert seated.turn == 2


def test_an_empty_line_with_several_choices_decides_nothing() -> None:
    seated = columbiz()
    script = run(seated, "")
    assert len(seated.entries) == 4
    assert script.text.count("[1] [2] [3]") == 2


def test_help_is_there_for_each_game() -> None:
    assert "c2 e3 end      several at once" in run(columbiz(), "help").text
    assert "or to clear with a 10" in run(sequence_dice(), "?").text
    assert max(len(line) for line in run(columbiz(), "help").text.splitlines()) < 80


def test_rules_are_shown_whole_or_one_by_one() -> None:
    script = run(sequence_dice(), "rules", "rules s-11")
    assert "SEQUENCE DICE\n\nJax 1999." in script.text
    assert "- S-11 (printed) A total of 10 removes" in script.text
    assert "Columbiz" not in script.text.replace("Sequence Dice: Ada and Bo.", "")


def test_board_draws_again() -> None:
    assert run(columbiz(), "board", "b").text.count("[1] [2] [3]") == 3


def test_record_shows_the_game_so_far() -> None:
    script = run(columbiz(), "c2", "record")
    assert '[Seat1 "Ada"]' in script.text
    assert "1. s1 12335556 stop c2" in script.text


def test_save_keeps_the_game_and_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    seated, script = columbiz(), Scripted("save", "c2", "save other.sixrow", "save", "quit")
    assert not PromptGame(seated, script.console, Saver("columbiz")).run()
    assert len(read_record(Path("columbiz-1.sixrow").read_text()).entries) == 4
    assert len(read_record(Path("other.sixrow").read_text()).entries) == 5
    assert "Saved in columbiz-1.sixrow." in script.text
    assert script.text.count("Saved in other.sixrow.") == 2


def test_save_says_why_it_cannot(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Bo")
    script = run(columbiz(), f"save {tmp_path}/letter", f"save {tmp_path}/no/where")
    assert "letter already exists and is something else" in script.text.replace("\n", " ")
    assert "No such file or directory." in script.text.replace("\n", " ")


def test_quit_leaves_the_table_as_it_is() -> None:
    seated, script = columbiz(), Scripted("c2", "quit", "e3")
    assert not PromptGame(seated, script.console, Saver("unused")).run()
    assert len(seated.entries) == 5
    assert script.left == 1


@pytest.mark.parametrize("make", [columbiz, sequence_dice])
def test_an_interruption_passes_through(make: Callable[[], LocalTable]) -> None:
    script = Scripted(KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        PromptGame(make(), script.console, Saver("unused")).run()


def test_the_end_is_shown_with_board_and_result() -> None:
    moves = "66 11 12 a2 13 c6 13 a3 13 d1 14 a4 13 f4 15 a5 12 b6 11"
    seated = table(SEQUENCE_DICE.setup(2, length=5), "Ada", "Bo", moves=moves)
    script = Scripted("a1")
    assert PromptGame(seated, script.console, Saver("unused")).run()
    assert script.text.endswith(
        "Ada> a1\n"
        "Ada puts a chip on a1, makes a row of 5 (a1 a2 a3 a4 a5). The game is over\n"
        "(S-13).\n"
        "\n"
        " 6   2     3B    4B    5     6     2                           chips longest\n"
        " 5   6G    7     8     9     7     3       G Ada                  15       5\n"
        " 4   5G    9    12    12     8     4B      B Bo                   16       2\n"
        " 3   4G    8    12    12     9     5\n"
        " 2   3G    7     9     8     7     6     Turn 9\n"
        " 1   2G    6     5     4B    3     2     5 in a row to win\n"
        "     a     b     c     d     e     f\n"
        "\n"
        "Ada wins with 5 in a row."
    )
