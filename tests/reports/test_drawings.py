"""Boards and dice as SVG inside a page."""

from xml.etree.ElementTree import Element, fromstring

from sixrow.notation import read_cell, read_position
from sixrow.reports.drawings import board, dice

POSITION = read_position("columbiz:2 6/6/6/6/4B1/P3B1 17,16 0,0 0,0 1 1 place 12335556 0")


def parts(svg: str, tag: str) -> list[Element]:
    return list(fromstring(svg).iter(tag))


def test_the_decision_and_the_better_one_are_marked() -> None:
    plain = board(POSITION, 36, 36, "no marks")
    marked = board(POSITION, read_cell("a2"), read_cell("e3"), "<marks>")
    assert len(parts(marked, "rect")) == len(parts(plain, "rect")) + 2
    assert "var(--bad)" in marked
    assert "var(--good)" in marked
    assert fromstring(marked).get("aria-label") == "<marks>"


def test_every_piece_has_a_colour_and_a_pattern() -> None:
    drawn = board(POSITION, 36, 36, "")
    assert [drawn.count(f"var(--{colour},") for colour in ("purple", "blue")] == [1, 2]
    assert len(parts(drawn, "path")) == 3


def test_kept_dice_stand_first_and_are_ringed() -> None:
    drawn = dice((1, 5, 5), (5, 5), "--good", "two fives kept")
    edges = [rect.get("stroke") for rect in parts(drawn, "rect")]
    assert edges[:2] == ["var(--good)"] * 2
    assert "var(--good)" not in edges[2:]
    assert len(parts(drawn, "circle")) == 11


def test_no_dice_are_an_empty_picture() -> None:
    assert parts(dice((), (), "--good", "none"), "rect") == []
