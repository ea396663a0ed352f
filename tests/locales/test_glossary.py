"""The words of the games are those of the table in the documentation."""

from pathlib import Path

import pytest

from sixrow.text.languages import LANGUAGES
from tests.locales.catalogues import LOCALES, TRANSLATIONS

PAGE = Path(__file__).parents[2] / "docs" / "glossary-languages.md"


def rows() -> list[list[str]]:
    """The table without its rule, its head first."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [cells[0], *cells[2:]]


def test_every_language_has_a_column_and_a_word_in_every_row() -> None:
    assert rows()[0] == list(LANGUAGES)
    assert [row for row in rows() if len(row) != len(LANGUAGES) or not all(row)] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_words_are_used(language: str) -> None:
    folder = LOCALES / language
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())).lower()
    text = " ".join(text.split())
    column = rows()[0].index(language)
    assert [row[column] for row in rows()[1:] if row[column].lower() not in text] == []
