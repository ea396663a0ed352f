"""The sentences of the web client: none is missing or left over, and the short ones are short."""

import inspect
import re
from itertools import chain
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from sixrow.analysis import SEVERITIES
from sixrow.languages import locale_of
from sixrow.local.seats import LEVELS
from sixrow.rules import GAMES, Ending
from sixrow.server.tables import administrator
from sixrow.store.admission import FEATURES
from sixrow.text.languages import LANGUAGES, ORIGINAL
from sixrow.tutorial import LESSONS
from sixrow.wire.frames import Phrase
from tests.locales.catalogues import (
    LOCALES,
    entries,
    facts,
    keys,
    messages,
    web_paths,
)
from tests.locales.sources import effects, refusals
from tests.locales.web_sources import WEB, Asked, asked, built, named, texts

OPENING = "src/home/opening.ts"
OPTIONS = {
    name: values
    for game in GAMES.values()
    for name, values in game.offered().items()
    if f"option-{name}" in messages()
}
VALUES = {f"{name}-{value or 'usual'}" for name, values in OPTIONS.items() for value in values}
MODES = named(r"type Mode = [^;]*;", OPENING)
MOMENTS = {"roll-off", "roll", "keep", "place", "choose", "stuck"}
FINDINGS = {"sealed", "sound", "broken", "real"}
STEPS = {"due", "given", "rolled"}
SIZES = {"none"} | {
    f"{kind}-{much}" for kind in ("good", "bad") for much in ("little", "some", "much")
}
CHOICES = {"place", "replace", "remove"}
LESSONS_OF = [(game, lesson) for game, lessons in LESSONS.items() for lesson in lessons]
EVENTS = set(re.findall(r'\bis: "([a-z-]+)"', (WEB / "src/lib/wire.ts").read_text("utf-8")))

ADMINISTRATOR = inspect.getsource(administrator)

# Keys that are put together, each with all that may come of it.
ALWAYS: dict[str, set[str]] = {
    "about-*": set(GAMES),
    "action-*": CHOICES | {"end", "forfeit", "pass"},
    "action-choose-*": CHOICES,
    "begin-*": set(MODES),
    "clock-*": set(named(r"type ClockName = [^;]*;", OPENING)),
    "coach-*": {"game-ended", "removed", "replaced", "extra-turn"},
    "colour-*": {colour for game in GAMES.values() for colour in game.colours},
    "decision-*": {"stop", "end", "pass"},
    "dice-*": FINDINGS,
    "die-*": {"held", "spent"},
    "does-*": {"replaced", "removed"},
    "effect-*": set(effects()),
    "error-*": {each.name for each in SEVERITIES},
    "fair-mine-*": set(named(r'whose: "own"[^;]*;', "src/lib/dice/summary.ts")),
    "fair-promise-*": {"with", "without", "seen"},
    "fair-remains-*": {"page", "foresee", "void", "server", "abort"},
    "fair-step-*": STEPS,
    "fair-step-*-text": {f"{step}-text" for step in STEPS},
    "fault-*": set(named(r"type FaultCode =[^;]*;", "src/lib/dice/dice_faults.ts")),
    "game-*": set(GAMES),
    "level-*": set(LEVELS),
    "level-about-*": set(LEVELS),
    "lesson-*-*": {f"{game}-{lesson.name}" for game, lesson in LESSONS_OF},
    "link-*": set(named(r"type LinkState = [^;]*;", "src/lib/connection.ts")) - {"open"},
    "list-*": {"lobby", "playing", "over"},
    "log-*": {
        *("row", "forfeited", "began", "tied", "passed", "extra-turn", "supply-empty"),
    },
    "manage-act-*": set(re.findall(r'_note\(\s*"([a-z-]+)"', ADMINISTRATOR))
    | {"switch-on", "switch-off"},
    "manage-kind-*": {"guest", "account", "bot", "admin"},
    "manage-switch-*": set(FEATURES),
    "mode-*": set(MODES),
    "option-*": set(OPTIONS),
    "option-*-*": VALUES,
    "option-*-*-about": {f"{value}-about" for value in VALUES},
    "phrase-*": set(get_args(Phrase)),
    "retry-*": (verdicts := set(named(r'kind: "best"[^;]*;', "src/table/retry.ts"))),
    "retry-short-*": verdicts,
    "setting-*": set(named(r"type Switch = [^;]*;", "src/SettingFields.svelte")),
    "sheet-*-aim": {f"{game}-aim" for game in GAMES},
    "sheet-*-end": {f"{game}-end" for game in GAMES},
    "sheet-columbiz-turn-*": set("1234"),
    "sheet-sequence-dice-turn-*": set("2345"),
    "speed-*": {"normal", "quick", "once"},
    "status-*": MOMENTS,
    "status-named-*": MOMENTS,
    "study-*": {"cancelled", "failed"},
    "study-luck-*": SIZES,
    "study-skill-*": SIZES,
    "theme-*": {"auto", "light", "dark"},
    "tutorial-*-*-*": {
        f"{game}-{lesson.name}-{number + 1}"
        for game, lesson in LESSONS_OF
        for number in range(len(lesson.tasks))
    },
}

# The same, where the client asks first whether there is such a sentence.
PERHAPS = {
    "event-*": EVENTS,
    "option-*-*-short": {f"{value}-short" for value in VALUES | {"limit-3"}},
    "our-*": {f"result-{ending.value}" for ending in Ending},
    "own-*": {*effects(), *(f"result-{ending.value}" for ending in Ending)},
    "own-event-*": EVENTS,
    "refusal-*": {site.key for site in refusals()},
    "result-*": {ending.value for ending in Ending},
    "yours-*": set(effects()),
}

# The most that words may take on a phone of 360 pixels, said with small numbers.
WIDEST = {
    "nav-": 10,
    "action-": 21,
    "die-held": 7,
    "die-spent": 7,
    "dice-": 26,
    "status-": 26,
    "theme-": 16,
    "waiting-sit": 14,
    "waiting-leave": 15,
}
NAMED = "status-named-"
"""What has a name in it, which may take any room."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def expanded(table: dict[str, set[str]]) -> set[str]:
    """The keys that come of a table."""
    pairs = ((template.partition("*")[0], rests) for template, rests in table.items())
    return set(chain.from_iterable({start + rest for rest in rests} for start, rests in pairs))


def served() -> set[str]:
    """The catalogues that the client loads."""
    lists = ("CATALOGUES", "FURTHER")
    return {name for each in lists for name in named(rf"const {each} = \[[^\]]*\]", "locales.ts")}


def bundle(language: str) -> FluentBundle:
    """The sentences as the client has them."""
    made = FluentBundle([locale_of(language)], use_isolating=False)
    for name in served():
        text = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
        made.add_resource(FluentResource(text))
    return made


def say(said: FluentBundle, key: str, message: ast.Message, number: int, text: str) -> str:
    """A sentence with the same number and text for every fact."""
    given = dict.fromkeys(facts(message), text)
    counts = {f"{name}-count": number for name in given}
    pattern = said.get_message(key).value
    assert pattern is not None
    written, errors = said.format_pattern(pattern, {**given, **counts})
    assert errors == [], key
    return str(written)


def test_the_sources_are_understood() -> None:
    assert built() == set(ALWAYS) | set(PERHAPS)
    found = {site.key for site in asked()}
    # One of each way in which a source may ask.
    assert {"nav-play", "close", "guide-roll-two", "guide-place-done", "link-lost"} <= found
    assert len(found) > 100
    assert OPTIONS["captives"] == ("square", "capped", "linear")


@pytest.mark.parametrize("site", asked(), ids=lambda site: f"{site.key}@{site.place}")
def test_a_sentence_that_is_asked_for_is_there_and_gets_exactly_its_facts(site: Asked) -> None:
    assert site.key in messages()
    if site.facts is not None:
        wanted = facts(messages()[site.key])
        assert wanted <= site.facts if site.chosen else wanted == site.facts


@each_language
def test_no_sentence_is_missing(language: str) -> None:
    there = {key for name in served() for key in keys(LOCALES / language / f"{name}.ftl")}
    assert ({site.key for site in asked()} | expanded(ALWAYS)) - there == set()


def test_no_key_is_left_over() -> None:
    own = {key for path in web_paths(ORIGINAL) for key in keys(path)}
    assert own - texts() - expanded(ALWAYS) - expanded(PERHAPS) == set()


@each_language
def test_every_sentence_can_be_said(language: str) -> None:
    said = bundle(language)
    for entry in chain.from_iterable(map(entries, web_paths(language))):
        if isinstance(entry, ast.Message):
            for number in (0, 1, 2, 3, 12):
                assert "{" not in say(said, entry.id.name, entry, number, str(number))


@each_language
def test_what_is_short_fits_a_phone(language: str) -> None:
    said = bundle(language)
    for entry in chain.from_iterable(map(entries, web_paths(language))):
        if not isinstance(entry, ast.Message) or entry.id.name.startswith(NAMED):
            continue
        for start, widest in WIDEST.items():
            if entry.id.name.startswith(start):
                for number in (0, 1, 2, 8):
                    assert len(say(said, entry.id.name, entry, number, "e3")) <= widest, entry.id
