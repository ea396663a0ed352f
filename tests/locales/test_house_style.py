"""The house style, as far as a test can see it: words, typography, plurals, no code words.

See docs/house-style.md. A word that comes back too often goes into the tables.
"""

import re
from collections.abc import Iterator
from itertools import chain

import pytest
from fluent.syntax import ast

from sixrow.languages import FORMATS
from sixrow.text.languages import LANGUAGES, ORIGINAL, speaking
from sixrow.text.rulebook import page
from sixrow.text.sentences import say
from tests.locales.catalogues import facts, keys, messages, nodes, paths, selectors, variants
from tests.locales.web_sources import WEB

UNWANTED = {
    "en": {
        r"\btakes? (?:\w+ ){0,3}back\b": "undo",
        r"\btaken back\b": "undone",
        r"\bcall(?:ed|s)? (?:\w+ ){0,2}off\b": "abort",
        r"\bplays? on for\b": "take over for",
        r"\bpair of games\b": "two-game match",
        r"\bshares? of the win:": "winning chances",
        r"\bhad (?:\w+ ){0,3}luck\b": "was lucky",
        r"\bis another\b": "is different",
        r"(?<![Tt]here )\b(?:is|are) no (?!longer\b|more\b)[a-z]": "is not a",
        r"\bsigns\b(?! cookies)": "characters",
        r"\bleft lying\b": "kept",
        r"\bhold (?:the )?dice\b": "keep",
        r"\bthe (?:disc|chip|time|turn) of \{": "the possessive: Ada’s disc",
        r"\bnothing (?:else |more )?fits\b": "no move",
        r"\bif not (?:told|said)\b": "by default",
        r"\bone’s own\b|\boneself\b": "your own",
        r"\bsets?-ups?\b": "setup",
        r"\b[Aa] \{": "an 8, but a 7: “You rolled …”",
        r"\bstands? (?:there|below|nobody)\b": "is",
    },
    "nb": {
        r"\btjener(?:en|e|ne)?\b": "server",
        r"\bopptak\w*": "partifil, parti",
        r"\bpar(?:et)? (?:av )?partier\b": "dobbeltparti",
        r"\bærlige terninger\b": "rettferdige terninger",
        r"\bterningsider?\b": "øyne",
        r"\bi forråd": "igjen",
        r"\bmotspillerbrikke": "en motspillers brikke",
    },
    "fr": {
        r"\bdisques?\b": "pion",
        r"\bcaptifs?\b": "pion capturé, capture",
        r"\bpaire de parties\b": "match en deux parties",
        r"\bjoué autant de tours\b": "joué le même nombre de tours",
        r"\b[Tt]ermine[rz] (?:le|votre) tour\b": "finir",
    },
    "pt": {
        r"\bdiscos?\b": "ficha",
        r"\bcativos?\b": "ficha capturada, captura",
        r"\bvocês?\b": "no pronoun",
        r"\bpar de partidas\b": "match in two games",
        r"\blançar mais alto\b": "tirar o valor mais alto",
    },
    "de": {
        r"\bf[aä]ng(?:en|t|st|e)\b": "schlagen",
        r"\bPaar(?:es)? von Partien\b": "Doppelpartie",
        r"\bbraucht deine letzte\b": "verbraucht",
        r"\bZug geht weiter\b": "passen",
        r"\beinander (?:nicht )?raten\b": "sich beraten",
    },
}
"""Words that are literal translations, or not those of the printed editions, and what to write."""

ALLOWED = {"en": {"entry-face"}, "pt": {"you"}}
"""A face is 1 to 6, so “a” is right; and the one place for a pronoun is the own seat's name."""

CODE_WORDS = {"code", "field", "feature", "kind", "phase", "ending"}
"""Facts that are words of the program: to choose by, not to be shown."""

FOR_PEOPLE = ("common", "effects", "match", "pages", "tutorial", "web")
"""The catalogues of people who only want to play; the others are also for command lines."""

OWN_WORDS = {
    *("missing", "unknown-field", "field-twice", "tag-twice", "attachment-twice"),
    *("unknown-option", "unknown-value", "option-twice", "unknown-setting", "wrong-setting"),
    *("out-of-range", "too-large", "not-a-multiple", "wrong-kind-of-setting"),
    *("other-ladder", "other-dataset", "other-checkpoint"),
}
"""Refusals that name a field because people write it themselves: in files, options, settings."""

MARK = "\N{OBJECT REPLACEMENT CHARACTER}"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def alternatives(pattern: ast.Pattern) -> list[str]:
    """Each alternative of a message as one text, with a mark for what is put into it."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found = [each + element.value for each in found]
        elif isinstance(element.expression, ast.SelectExpression):
            ways = [way for each in element.expression.variants for way in alternatives(each.value)]
            found = [each + way for each in found for way in ways]
        elif isinstance(element.expression, ast.StringLiteral):
            found = [each + str(element.expression.value) for each in found]
        else:
            found = [each + MARK for each in found]
    return found


def texts(language: str) -> Iterator[tuple[str, str]]:
    for key, message in messages(language).items():
        assert message.value is not None
        yield from ((key, each) for each in alternatives(message.value))


@each_language
def test_no_unwanted_words(language: str) -> None:
    said = [(key, each) for key, each in texts(language) if key not in ALLOWED.get(language, ())]
    with speaking(language):
        said.append(("rules.md", " ".join(page().split())))
    faults = {
        (key, match[0], better)
        for pattern, better in UNWANTED[language].items()
        for key, each in said
        for match in re.finditer(pattern.replace(r"\{", MARK), each)
    }
    assert faults == set()


@each_language
def test_typography(language: str) -> None:
    """Curly quotes; no space before … in three languages; percent as the language writes it."""
    wrong = {
        "straight apostrophe": r"\w'\w",
        "double space": r"\w  \w",
        "space before a comma": r"\w [,.](?:\s|$)",
        "space before %": r" %(?!\w)" if language != "en" else r"\s%(?!\w)",
    }
    if language in ("en", "fr", "pt"):
        wrong["space before …"] = r"\w …$"
    if language == "fr":
        wrong["no space before a high mark"] = rf"[{MARK}\w)»][;:!?](?=\s|$)"
    drawn = {
        key
        for key in messages(language)
        if re.match("help|companion-help|admin-person|learn-progress", key)
    }
    faults = {
        (key, name)
        for key, each in texts(language)
        if key not in drawn
        for name, pattern in wrong.items()
        if re.search(pattern, each)
    }
    assert faults == set()


@each_language
def test_none_is_said_like_several(language: str) -> None:
    """Of 0 as of 2, unless a sentence has words of its own for either; in French as of 1."""
    several = 1 if language == "fr" else 2
    with speaking(language):
        for key, message in messages(language).items():
            keys = chain.from_iterable(variants(each) for each in selectors(message).values())
            if selectors(message) and not any(each.isdigit() for each in keys):
                assert _counted(key, message, 0) == _counted(key, message, several), key


def _counted(key: str, message: ast.Message, number: int) -> str:
    """A sentence with a number for every fact, and a letter in the place of the number."""
    return re.sub(rf"\b{number}\b", "N", say(key, **dict.fromkeys(facts(message), number)))


@each_language
def test_no_code_words_are_shown(language: str) -> None:
    """A word of the program chooses a sentence; it is not put into one that people read."""
    for_people = {key for path in paths(ORIGINAL) if path.stem in FOR_PEOPLE for key in keys(path)}
    shown = {
        (key, node.expression.id.name)
        for key, message in messages(language).items()
        if key in for_people
        for node in nodes(message.value)
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)
        if node.expression.id.name in CODE_WORDS
    }
    assert shown == set()


@each_language
def test_refusals_name_no_fields_and_no_faults_of_the_program(language: str) -> None:
    """The field is in the refusal for programs; people read what happened and what to do."""
    shown = {
        key.removeprefix("refusal-")
        for key, message in messages(language).items()
        if key.startswith("refusal-")
        for node in nodes(message.value)
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)
        if node.expression.id.name in CODE_WORDS
    }
    assert shown <= OWN_WORDS
    for key in ("wrong-value", "wrong-terms", "internal"):
        assert facts(messages(language)[f"refusal-{key}"]) <= {"field"}
    assert "origins" not in dict(texts(language))["refusal-wrong-host"]


def test_the_two_clients_follow_the_same_countries() -> None:
    source = (WEB / "src" / "lib" / "words.svelte.ts").read_text(encoding="utf-8")
    assert dict(re.findall(r'(\w\w): "(\w\w-\w\w)"', source)) == FORMATS
