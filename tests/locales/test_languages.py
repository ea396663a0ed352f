"""Every language says the same: all sentences, the same facts, complete plurals, its own words."""

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast

from sixrow.languages import locale_of
from sixrow.text.languages import ORIGINAL, speaking
from sixrow.text.sentences import CATALOGUES, say
from tests.locales.catalogues import (
    LOCALES,
    TRANSLATIONS,
    entries,
    facts,
    keys,
    messages,
    paths,
    selectors,
    variables,
    variants,
    web_paths,
    words,
)
from tests.locales.sources import refusals

# Words that languages share with English, beyond the names of the games.
SHARED = {
    "nb": {
        *("action-hint", "chat-label", "chat-send", "choose-server", "hint-best", "key-hint"),
        *("ladder-rating", "lobby-title", "nav-lobby", "option-length-usual", "retry-short-best"),
        *("manage-kind-admin", "manage-kind-bot", "manage-switch-chat", "step-stop", "terms-bank"),
        "text-send",
    },
    "fr": {
        *("errors-points", "head-total", "level-expert", "mean-passes", "nav-label"),
        *("manage-kind-bot", "manage-title"),
        *("sheet-points", "terms-bank"),
    },
    "pt": {"head-total", "ladder-rating", "terms-bank", "manage-kind-bot", "manage-switch-chat"},
    "de": {
        *("computer", "computer-numbered", "lobby-title", "nav-lobby", "option-chips"),
        *("account-name", "chat-label", "choose-server", "coach-label", "waiting-appoint"),
        *("manage-switch-chat", "option-length-usual", "seat-away", "step-stop"),
    },
}

NEVER_NONE = {"awaited", "computers", "decisions", "entries", "game", "links", "needed", "players"}
"""What is never 0, so that a word may stand for 1 where a language has 0 in the singular too."""

WRITTEN_BEFORE = {"score"}
"""What stands before its plural as a number."""

QUOTES = {"nb": "«»", "fr": "«»", "pt": "«»", "de": "„“"}
ENGLISH = re.compile(
    r"\b(the|and|of|with|you|your|which|this|that|has|have|cannot|there)\b", re.IGNORECASE
)

each_language = pytest.mark.parametrize("language", TRANSLATIONS)


def pairs(language: str) -> Iterator[tuple[str, ast.Message, ast.Message]]:
    """Every key with what English has there and what the language has."""
    for key, english in messages().items():
        yield key, english, messages(language)[key]


def _locale(language: str) -> Locale:
    return Locale.parse(locale_of(language), sep="-")


def test_every_folder_is_a_language_that_can_be_chosen() -> None:
    assert TRANSLATIONS == ("nb", "fr", "pt", "de")
    assert {path.name for path in LOCALES.iterdir()} == {ORIGINAL, *TRANSLATIONS}


@each_language
def test_the_catalogues_have_the_keys_of_english_in_the_same_order(language: str) -> None:
    assert [path.stem for path in paths(language)] == sorted(CATALOGUES)
    for path, english in zip(paths(language), paths(ORIGINAL), strict=True):
        assert [each.content for each in entries(path) if isinstance(each, ast.Junk)] == []
        assert keys(path) == keys(english)


@each_language
def test_every_refusal_has_a_sentence(language: str) -> None:
    assert {f"refusal-{site.key}" for site in refusals()} <= set(messages(language))


@each_language
def test_a_sentence_uses_the_same_facts(language: str) -> None:
    differing = {key for key, there, here in pairs(language) if facts(here) != facts(there)}
    assert differing == set()


@each_language
def test_a_sentence_chooses_by_the_same_facts(language: str) -> None:
    """A plural may be missing where its forms are the same; a choice between words may not."""
    for key, there, here in pairs(language):
        english, own = selectors(there), selectors(here)
        assert set(own) <= set(english), key
        assert {name for name in english if not name.endswith("-count")} <= set(own), key
        for name in own:
            found, wanted = set(variants(own[name])), set(variants(english[name]))
            if name.endswith("-count"):
                wanted = {each for each in wanted if each.isdigit()}
                assert wanted <= found, key
            else:
                assert found == wanted, key


@each_language
def test_plurals_are_complete(language: str) -> None:
    """Counts stay far below a million, from where French and Portuguese have a third category."""
    category = _locale(language).plural_form
    assert {category(number) for number in range(1000)} == {"one", "other"}
    for key, there, here in pairs(language):
        for name, selector in selectors(here).items():
            if not name.endswith("-count"):
                continue
            found = variants(selector)
            assert [each for each in found if found[each].default] == ["other"], key
            assert ("one" in found) == ("one" in variants(selectors(there)[name])), key


def test_none_is_not_told_as_one_in_french() -> None:
    """Only there 0 is in the singular: Portuguese is that of Portugal."""
    singular = {each for each in TRANSLATIONS if _locale(each).plural_form(0) == "one"}
    assert singular == {"fr"}
    for key, _, here in pairs("fr"):
        for name, selector in selectors(here).items():
            found, counted = variants(selector), name.removesuffix("-count")
            if "one" in found and counted not in NEVER_NONE | WRITTEN_BEFORE:
                assert "0" in found or counted in variables(found["one"]), key


@each_language
def test_every_sentence_can_be_said(language: str) -> None:
    other = {key for path in web_paths(language) for key in keys(path)}
    with speaking(language):
        for key, _, here in pairs(language):
            if key in other:
                continue
            for number in (0, 1, 2, 3, 10, 12):
                assert "{" not in say(key, **dict.fromkeys(facts(here), number))


@each_language
def test_no_english_is_left(language: str) -> None:
    same = {
        key
        for key, there, here in pairs(language)
        if words(here) == words(there) and re.search(r"[^\W\d_]{2}", words(there))
    }
    assert same - {"game-columbiz", "game-sequence-dice"} == SHARED[language]
    left = {key: ENGLISH.findall(words(here)) for key, _, here in pairs(language)}
    assert {key: found for key, found in left.items() if found} == {}


@each_language
def test_a_language_has_its_own_marks_of_quotation(language: str) -> None:
    for key, there, here in pairs(language):
        used = set("“”„«»") & set(words(here))
        assert used in (set(), set(QUOTES[language])), key
        assert used or "“" not in words(there), key


def test_french_ties_its_high_marks_to_the_word_before() -> None:
    texts = {key: words(message) for key, message in messages("fr").items()}
    assert {
        key for key, text in texts.items() if re.search(r"\S [:;?!»]| %(?!\w)|« ", text)
    } == set()
    assert "\N{NO-BREAK SPACE};" in texts["keep-how"]
