"""The rules page says the same in every language: ids, headings, options, numbers, drawings."""

import re
from collections import Counter

import pytest

from sixrow.text.languages import ORIGINAL, speaking
from sixrow.text.rulebook import formatted, page, rules_text
from tests.locales.catalogues import TRANSLATIONS

RULE = re.compile(r"^- \*\*([CS]-\d+)\*\*", re.MULTILINE)


def written(language: str) -> str:
    with speaking(language):
        return page()


def blocks(text: str) -> list[str]:
    """Headings, items, paragraphs, tables and drawings, one after the other."""
    drawn = [
        part
        for part in re.split(r"^(```$.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
        if part.strip()
    ]
    found: list[str] = []
    for part in drawn:
        if part.startswith("```"):
            found.append(part)
        else:
            pieces = re.split(r"\n\s*\n|\n(?=\s*- )", part.strip())
            found += [piece for piece in pieces if piece.strip()]
    return found


def kind(block: str) -> str:
    """What a block is: its first sign, how far it is indented, and the id of a rule."""
    rule = RULE.match(block)
    if rule:
        return rule[1]
    sign = re.match(r"\s*(#+ |- \*\*|- \*|- `\w+`|- |\||```)?", block)
    assert sign is not None
    return sign[0]


def told(block: str) -> Counter[str]:
    """The numbers, ids, cells, options and values in a block."""
    facts = re.findall(r"`[^`\n]+`|[CS]-\d+|\b[a-f][1-6]\b|\d+", block.strip("`"))
    return Counter(facts)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_page_is_built_like_the_english_one(language: str) -> None:
    english, translated = blocks(written(ORIGINAL)), blocks(written(language))
    assert [kind(block) for block in translated] == [kind(block) for block in english]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_block_has_the_same_numbers_ids_and_options(language: str) -> None:
    english, translated = blocks(written(ORIGINAL)), blocks(written(language))
    for there, here in zip(english, translated, strict=True):
        assert told(here) == told(there), here


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_tables_and_drawings_have_the_same_cells_in_the_same_places(language: str) -> None:
    pairs = zip(blocks(written(ORIGINAL)), blocks(written(language)), strict=True)
    drawn = [(there, here) for there, here in pairs if there.startswith(("|", "```"))]
    assert len(drawn) == 17
    for there, here in drawn:
        rows = [re.findall(r"`[^`]+`|[CS]?-?\d+|\+[-+]+", line) for line in there.splitlines()]
        assert rows == [
            re.findall(r"`[^`]+`|[CS]?-?\d+|\+[-+]+", line) for line in here.splitlines()
        ]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_paragraph_is_left_in_english(language: str) -> None:
    english = set(blocks(written(ORIGINAL)))
    same = [block for block in blocks(written(language)) if block in english]
    assert [block for block in same if not block.startswith(("#", "```"))] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_page_fits_the_screen(language: str) -> None:
    with speaking(language):
        shown = formatted(rules_text()).splitlines()
    assert [line for line in shown if len(line) > 79] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_game_and_a_rule_are_found(language: str) -> None:
    with speaking(language):
        assert rules_text("columbiz").startswith("# Columbiz\n")
        assert rules_text("s-11").startswith("- **S-11** (")
    assert rules_text("s-11").startswith("- **S-11** (printed)")
