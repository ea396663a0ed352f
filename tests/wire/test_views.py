"""What clients are told: legal is what the rules say, and a preview is what happens."""

import pytest
from hypothesis import given

from scripts.make_web_fixtures import STUCK
from sixrow.match import Undo
from sixrow.match.commands import Lost
from sixrow.notation import decision_text, read_position
from sixrow.rules import Columbiz, Position, Refusal, SequenceDice, Waiting
from sixrow.wire.views import game_view, preview, view_of
from tests.match.tables import begun
from tests.support.strategies import moments


@given(moments())
def test_the_choices_are_the_legal_decisions_and_what_they_do(position: Position) -> None:
    view = game_view(position)
    assert read_position(view.position) == position
    legal = [decision_text(position.setup.game, each) for each in position.decisions()]
    if view.keeping:
        assert not view.choices
        assert all(word == "stop" or word.startswith("k") for word in legal)
        return
    assert [choice.decision for choice in view.choices] == legal
    for choice in view.choices:
        (effects,), after = preview(position, [choice.decision])
        assert choice.scores == after.scores()
        assert len(choice.effects) == len(effects)


@given(moments())
def test_every_piece_is_on_the_board_of_the_view(position: Position) -> None:
    assert isinstance(position, Columbiz | SequenceDice)
    pieces = position.discs if isinstance(position, Columbiz) else position.chips
    board = game_view(position).board
    assert len(board) == 36
    for side, cells in enumerate(pieces):
        assert [cell for cell in range(36) if board[cell] == side] == [
            cell for cell in range(36) if cells >> cell & 1
        ]


def test_a_preview_goes_on_from_decision_to_decision() -> None:
    position = read_position("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 place 11223344 0")
    steps, after = preview(position, ["a2", "b1", "end"])
    assert [len(step) for step in steps] == [1, 1, 1]
    assert after.seat == 1


def test_a_preview_of_what_is_not_allowed_is_refused() -> None:
    position = read_position("columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 place 11223344 0")
    with pytest.raises(Refusal, match="cell-taken"):
        preview(position, ["a1", "a1"])
    with pytest.raises(Refusal, match="too-few-dice"):
        preview(position, ["f6"])


def test_the_view_of_a_table_tells_who_sits_where_and_whose_turn_it_is() -> None:
    view = view_of(begun().table)
    assert view.phase == "playing"
    assert view.game is not None
    assert (view.game.seat, view.game.waiting) == (begun().table.position.seat, "dice")
    assert [seat.side for seat in view.seats] == [0, 1]


@given(moments())
def test_the_view_says_what_has_to_be_done(position: Position) -> None:
    view = game_view(position)
    words = [decision_text(position.setup.game, each) for each in position.decisions()]
    match view.action:
        case "":
            assert position.waiting is Waiting.NOBODY
        case "roll":
            assert position.waiting is Waiting.DICE
        case "keep":
            assert "stop" in words
        case "place" | "choose":
            assert (view.action == "place") is isinstance(position, Columbiz)
            only = words[0] if len(words) == 1 and words[0] in ("end", "pass") else ""
            assert (view.stuck.decision if view.stuck else "") == only


@pytest.mark.parametrize(
    ("kind", "rule", "discs"), [("end", "C-4", 0), ("forfeit", "C-12", 3), ("pass", "S-11", 0)]
)
def test_where_nothing_can_be_placed_the_view_says_why(kind: str, rule: str, discs: int) -> None:
    stuck = game_view(read_position(STUCK[kind])).stuck
    assert stuck is not None
    assert (stuck.kind, stuck.rule, stuck.discs) == (kind, rule, discs)


def test_the_view_says_who_has_to_act_and_whether_a_decision_can_be_taken_back() -> None:
    table = begun()
    view = view_of(table.table)
    assert (view.acting, view.can_undo) == (table.table.position.seat, False)
    table.roll_off()
    table.roll()
    seat = table.table.position.seat
    assert not view_of(table.table).can_undo
    assert view_of(table.table).can_abort
    table.decide("stop")
    view = view_of(table.table)
    assert (view.acting, view.can_undo) == (seat, True)
    assert not view.can_abort
    table.ask(table.person(seat), Undo, seat=seat)
    assert not view_of(table.table).can_undo


def test_the_view_says_which_dice_were_kept_before_the_last_roll() -> None:
    table = begun()
    table.roll_off()
    table.roll()
    first = view_of(table.table).game
    assert first is not None
    assert first.held == ""
    table.decide(f"k{first.dice[0]}")
    second = view_of(table.table).game
    assert second is not None
    assert second.held == first.dice[0]


def test_the_view_says_when_a_bot_may_play_on() -> None:
    """Just when the match would grant it, and not while the person is there."""
    table = begun()
    assert view_of(table.table).seats[1].replaceable is None
    table.notice(Lost(seat=1))
    replaceable = view_of(table.table).seats[1].replaceable
    assert replaceable == table.table.time + (table.table.terms.grace or 0)


@pytest.mark.parametrize(
    ("dice", "board", "kind"),
    [
        ("56", "6/6/6/6/6/6", "anywhere"),
        ("23", "6/6/6/6/6/6", "place"),
        ("11", "6/6/6/6/6/6", "again"),
        ("46", "6/6/6/6/6/1B4", "remove"),
    ],
)
def test_what_a_roll_of_sequence_dice_lets_one_do(dice: str, board: str, kind: str) -> None:
    """An 11 may go anywhere (S-12)."""
    view = game_view(read_position(f"sequence-dice:2 {board} 1 choose {dice}"))
    assert view.choosing == kind
