"""The rules page on a screen."""

from pathlib import Path

import pytest

import sixrow
from sixrow.text import rulebook
from sixrow.text.paint import ansi
from sixrow.text.rulebook import RuleUnknown, formatted, page, rules_text


def test_a_game_is_the_part_under_its_title() -> None:
    text = rules_text("columbiz")
    assert text.startswith("# Columbiz\n")
    assert "**C-25**" in text
    assert "S-1" not in text
    assert rules_text("sequence-dice").startswith("# Sequence Dice\n")
    assert "C-16" not in rules_text("sequence-dice")


def test_everything() -> None:
    assert rules_text() == page()


def test_one_rule_with_what_belongs_to_it() -> None:
    assert formatted(rules_text("c-8")) == (
        "- C-8 (ruling, option reroll) What may be done with a die that was kept\n"
        "  after the first roll:\n"
        "  - Can be rerolled (any, default): it may still be picked up for the third\n"
        "    roll.\n"
        "  - Stays kept (locked): it stays until the end of the turn.\n"
        "\n"
        "  Reason: the printed rules do not say, and the designer's later game of the\n"
        "  same kind lets such dice be picked up."
    )


@pytest.mark.parametrize("topic", ["C-99", "C", "chess", "- **C-1**", "# Columbiz"])
def test_unknown_topics(topic: str) -> None:
    with pytest.raises(RuleUnknown):
        rules_text(topic)


def test_it_fits_the_screen_and_has_no_marks_left() -> None:
    text = formatted(rules_text())
    assert max(map(len, text.splitlines())) <= 79
    assert not {"**", "`", "# ", "|--"} & {
        mark for mark in ("**", "`", "# ", "|--") if mark in text
    }


def test_tables_keep_their_columns() -> None:
    table = "| discs | `n` |\n|-------|----:|\n| one   | 1   |\n| three | 300 |\n"
    assert formatted(table).splitlines() == [
        "discs    n",
        "-----  ---",
        "one      1",
        "three  300",
    ]


def test_drawings_stay_as_they_are() -> None:
    assert formatted("```\n a   b\n\n# `c`\n```") == " a   b\n\n# `c`"


def test_headings_and_ids_are_painted() -> None:
    text = "# Game\n\n## Part\n\n- **C-1** A rule.\n"
    assert formatted(text, ansi) == (
        "\x1b[1mGAME\x1b[0m\n\n\x1b[1mPart\x1b[0m\n\n- \x1b[1mC-1\x1b[0m A rule."
    )


def test_in_a_release_the_page_is_beside_the_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "sixrow" / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "rules.md").write_text("# Released\n")
    monkeypatch.setattr(rulebook, "files", lambda _package: tmp_path / "sixrow")
    assert page() == "# Released\n"


def test_in_a_checkout_it_is_with_the_documentation() -> None:
    assert not (Path(sixrow.__file__).parent / "locales" / "en" / "rules.md").exists()
    assert page().startswith("# The rules of the two games")
