"""Every sentence that may be needed is there, none is left over, and each gets its facts."""

from pathlib import Path

import pytest
from fluent.syntax import ast

from sixrow.analysis import SEVERITIES
from sixrow.engine.simulation import BY_GAME, BY_SIDE
from sixrow.local.seats import LEVELS, THOUGHTLESS
from sixrow.rules import GAMES, Ending
from sixrow.text.languages import ORIGINAL
from sixrow.text.sentences import CATALOGUES, listed, printable, say
from sixrow.tui.new_game import MODES, options_of
from sixrow.tui.settings import THEMES
from sixrow.tutorial import LESSONS
from tests.locales.catalogues import entries, facts, keys, messages, paths, web_paths
from tests.locales.sources import Site, built_keys, effects, refusals, sentences
from tests.locales.web_sources import named


def counted() -> set[str]:
    """What a summary of games counts, for either game."""
    names = {"share", "ties", "turns"}
    for kinds in (BY_SIDE, BY_GAME):
        names |= {name for facts in kinds.values() for name in facts}
    return names


def option_keys() -> set[str]:
    """The options as the first page of the application has them, with their values."""
    found = set()
    for game in GAMES.values():
        for name, values in options_of(game).items():
            words = {f"{name}-{value or 'usual'}" for value in values}
            found |= {name} | words | {f"{word}-about" for word in words}
    return found


MOMENTS = {"roll-off", "roll", "keep", "place", "choose", "stuck"}

# Keys that are put together, each with all that may come of it.
BUILT: dict[str, set[str]] = {
    "about-": set(GAMES),
    "action-": {"end", "forfeit", "pass"},
    "against-": set(MODES),
    "begin-": set(MODES),
    "colour-": {colour for game in GAMES.values() for colour in game.colours},
    "decision-": {"stop", "end", "pass"},
    "effect-": set(effects()),
    "error-": {each.name for each in SEVERITIES},
    "fault-": set(named(r"type FaultCode =[^;]*;", "src/lib/dice/dice_faults.ts")),
    "game-": set(GAMES),
    "greeting-": {*GAMES, *THOUGHTLESS},
    "help-": set(GAMES),
    "hint-odds-": set(GAMES),
    "lesson-": {f"{game}-{each.name}" for game in LESSONS for each in LESSONS[game]},
    "tutorial-": {
        f"{game}-{each.name}-{number + 1}"
        for game in LESSONS
        for each in LESSONS[game]
        for number in range(len(each.tasks))
    },
    "tutorial-type-": {"keep", "stop", "cell", "end"},
    "level-": set(LEVELS),
    "level-about-": set(LEVELS),
    "mean-": {name.replace("_", "-") for name in counted()},
    "means-": set(GAMES),
    "option-": option_keys(),
    "refusal-": {site.key for site in refusals()} | {"extra-missing"},
    "status-": MOMENTS,
    "status-named-": MOMENTS,
    "theme-": set(THEMES),
    "verified-": {
        *("replay", "commitment", "noted-commitment", "chains", "dice", "counted", "digest"),
        "receipt",
    },
    "result-": {ending.value for ending in Ending},
}


def facts_of(key: str) -> set[str]:
    return facts(messages()[key])


@pytest.mark.parametrize("path", paths(ORIGINAL), ids=lambda path: path.name)
def test_a_catalogue_is_well_formed_and_loaded(path: Path) -> None:
    assert [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)] == []
    assert path.stem in CATALOGUES


def test_no_key_stands_twice() -> None:
    found = [key for path in paths(ORIGINAL) for key in keys(path)]
    assert sorted(found) == sorted(set(found))


def test_the_sources_are_understood() -> None:
    assert built_keys() == set(BUILT)
    codes = {site.key for site in refusals()}
    # One of each way in which a source may name a code.
    assert {"cell-taken", "cell-safe", "empty-first", "too-many-captives"} <= codes
    assert {"not-json", "wrong-turn", "left-over", "not-a-cell", "wrong-result"} <= codes
    assert len(codes) > 60


@pytest.mark.parametrize("site", refusals(), ids=lambda site: f"{site.key}@{site.place}")
def test_a_refusal_has_a_sentence_and_gives_it_its_facts(site: Site) -> None:
    assert f"refusal-{site.key}" in messages()
    assert facts_of(f"refusal-{site.key}") <= site.facts


@pytest.mark.parametrize("kind", effects())
def test_an_effect_has_a_phrase_and_gives_it_its_facts(kind: str) -> None:
    known = effects()[kind] | {"pieces"} | ({"length"} if kind == "row-made" else set())
    assert facts_of(f"effect-{kind}") <= known - {"seat"}


@pytest.mark.parametrize("site", sentences(), ids=lambda site: f"{site.key}@{site.place}")
def test_a_sentence_that_is_said_is_there_and_gets_exactly_its_facts(site: Site) -> None:
    assert facts_of(site.key) == site.facts


def test_no_key_is_left_over() -> None:
    wanted = {site.key for site in sentences()}
    wanted |= {start + rest for start, rests in BUILT.items() for rest in rests}
    shared = {key for path in web_paths(ORIGINAL) for key in keys(path)}
    assert wanted <= set(messages())
    assert set(messages()) - shared == wanted - shared


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(ValueError, match="prompt"):
        say("prompt")


def test_a_missing_key_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("no-such-key")


def test_facts_come_without_marks_around_them() -> None:
    assert say("prompt", name="Ada") == "Ada> "


def test_facts_cannot_steer_the_terminal() -> None:
    assert say("prompt", name="A\x1b[2Jda\n") == "A\N{REPLACEMENT CHARACTER}[2Jda\ufffd> "
    assert printable("ærlig Ødegård 明") == "ærlig Ødegård 明"


@pytest.mark.parametrize(
    ("names", "expected"),
    [(["Ada"], "Ada"), (["Ada", "Bo"], "Ada and Bo"), (["A", "B", "C"], "A, B and C")],
)
def test_names_make_a_list(names: list[str], expected: str) -> None:
    assert listed(names) == expected
