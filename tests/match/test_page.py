"""docs/match.md and docs/fair-dice.md name everything there is, and nothing else."""

import re
from pathlib import Path
from typing import get_args

from msgspec.structs import fields

from sixrow.match import HouseNotice, PersonCommand, Terms
from sixrow.match.events import AnyFact
from sixrow.match.proof import Proof
from tests.locales.sources import refusals

DOCS = Path(__file__).parent.parent.parent / "docs"
MATCH = (DOCS / "match.md").read_text("utf-8")
DICE = (DOCS / "fair-dice.md").read_text("utf-8")


def first_column(page: str, heading: str) -> set[str]:
    """The words in the first column of all tables of a section."""
    section = page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return {word for row in rows for word in re.findall("`([a-z_-]+)`", row)}


def tags(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_commands_and_notices() -> None:
    assert first_column(MATCH, "Commands") == tags(PersonCommand) | tags(HouseNotice)


def test_events() -> None:
    assert first_column(MATCH, "Events") == tags(AnyFact)


def test_terms() -> None:
    assert first_column(MATCH, "Terms") == {field.name for field in fields(Terms)}


def test_the_fields_of_a_proof() -> None:
    assert first_column(DICE, "The proof in a record") == {field.name for field in fields(Proof)}


def test_refusals() -> None:
    elsewhere = {"no-such-seat", "no-dice-awaited", "unknown-level"}
    told = first_column(MATCH, "Refusals") | first_column(DICE, "What is found") | elsewhere
    package = Path(__file__).parent.parent.parent / "src" / "sixrow" / "match"
    files = {path.name for path in package.glob("*.py")}
    codes = {site.key for site in refusals() if site.place.partition(":")[0] in files}
    assert elsewhere <= codes
    faults = set(re.findall(r"^fault-([a-z-]+) =", CATALOGUE, re.MULTILINE))
    assert told - codes - faults == set()
    own = set(re.findall(r"^refusal-([a-z-]+) =", CATALOGUE, re.MULTILINE))
    of_frames = {"not-ahead", "not-in-force"}  # only a server takes these
    assert told == (own - of_frames) | elsewhere | faults


CATALOGUE = (
    Path(__file__).parent.parent.parent / "src" / "sixrow" / "locales" / "en" / "match.ftl"
).read_text("utf-8")
