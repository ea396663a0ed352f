"""``sixrow verify``."""

from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from sixrow.match import export
from sixrow.match.receipt import Receipt, receipt_text
from sixrow.notation import write_json, write_text
from tests.cli.commands import run
from tests.match.tables import ADA, BO, BOT, chair, sitting


def played() -> str:
    table = sitting("columbiz:3", chair(ADA), chair(BO), BOT)
    table.start()
    table.play_on(Random(1), 30)
    record = export(table.table)
    Path("good.json").write_text(write_json(record))
    for person in (ADA, BO):
        receipt = table.client(person).witness.receipt
        Path(f"{person.id}.receipt.json").write_text(receipt_text(receipt))
    return write_text(record)


@pytest.fixture(autouse=True)
def text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    text = played()
    Path("good.sixrow").write_text(text)
    Path("altered.sixrow").write_text(text.replace('"Ada"', '"Eve"'))
    Path("unproven.sixrow").write_text(text.partition("%dice-proof")[0])
    Path("faulty.sixrow").write_text(text.replace("[Seat1", "[Seat9"))
    return text


def test_what_was_checked_is_told() -> None:
    result = run("verify", "good.sixrow")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "good.sixrow: table table-1, game 1"
    assert lines[-1] == "Verified."
    for words in ("rules allow", "links", "Recomputed", "was asked", "Names", "Commitment: "):
        assert words in result.stdout
    for words in ("Ada’s links: in ", "The letters of this game: ", "A record cannot show"):
        assert words in result.stdout
    assert sum(line.lstrip()[:2] in ("1:", "2:", "3:", "4:", "5:", "6:") for line in lines) == 6
    assert max(map(len, lines)) <= 94


def test_an_altered_record_fails_and_says_why() -> None:
    result = run("verify", "altered.sixrow")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "FAILED: Something was changed" in result.stderr
    assert result.stderr.endswith("Not verified.\n")


def test_many_wrong_rolls_are_told_in_short(text: str) -> None:
    first = text.index("%dice-proof")
    Path("forged.sixrow").write_text(text[:first] + text[first:].replace("table-1", "table-2"))
    result = run("verify", "forged.sixrow")
    assert result.exit_code == 1
    assert "FAILED: Roll 1 should be" in result.stderr
    assert " more like it" in result.stderr


def test_a_record_without_a_proof() -> None:
    result = run("verify", "unproven.sixrow")
    assert result.exit_code == 3
    assert result.stderr == "unproven.sixrow: This game has no proof of its dice.\n"


def test_a_proof_of_the_old_scheme_proves_nothing(text: str) -> None:
    old = '{"scheme":"sixrow-dice-1"}'
    Path("old.sixrow").write_text(text.partition("%dice-proof")[0] + f"%dice-proof {old}\n")
    result = run("verify", "old.sixrow")
    assert result.exit_code == 3
    assert "of an older kind (sixrow-dice-1)" in result.stderr


@pytest.mark.parametrize("proof", ["null", "{}", '{"scheme":"sixrow-dice-2"}', "[1]"])
def test_something_else_in_place_of_a_proof(text: str, proof: str) -> None:
    Path("odd.sixrow").write_text(text.partition("%dice-proof")[0] + f"%dice-proof {proof}\n")
    result = run("verify", "odd.sixrow")
    assert result.exit_code == 1
    assert result.stderr.startswith("odd.sixrow: The proof of the dice cannot be read: ")


@pytest.mark.parametrize(
    ("files", "code"),
    [
        (("good.sixrow", "good.json"), 0),
        (("nowhere", "good.sixrow"), 2),
        (("faulty.sixrow",), 1),
        (("altered.sixrow", "unproven.sixrow", "nowhere"), 1),
        (("unproven.sixrow", "good.sixrow"), 3),
        (("nowhere", "unproven.sixrow"), 2),
    ],
)
def test_the_exit_code_is_that_of_the_worst_in_any_order(files: tuple[str, ...], code: int) -> None:
    for order in permutations(files):
        assert run("verify", *order).exit_code == code


def test_the_noted_commitment(text: str) -> None:
    noted = text.partition('"commitments":[[0,"')[2][:64]
    good = run("verify", "--commitment", noted, "good.sixrow")
    assert good.exit_code == 0
    assert "the one noted" in good.stdout
    other = run("verify", "--commitment", "0" * 64, "good.sixrow")
    assert other.exit_code == 1
    assert f"a different commitment: {noted}" in other.stderr


def test_what_people_added_is_said_not_to_be_covered(text: str) -> None:
    Path("more.sixrow").write_text(text + '%analysis {"luck":1}\n')
    result = run("verify", "more.sixrow")
    assert result.exit_code == 0
    assert "does not cover" in result.stdout


def test_from_stdin(text: str) -> None:
    assert run("verify", "-", typed=text).exit_code == 0


def test_receipts_of_both_players() -> None:
    both = "--receipt", "ada.receipt.json", "--receipt", "bo.receipt.json"
    result = run("verify", *both, "good.sixrow", "good.json")
    assert (result.exit_code, result.stderr) == (0, "")
    for name in ("Ada", "Bo"):
        assert f"{name}’s receipt matches" in result.stdout


def test_a_receipt_of_another_table() -> None:
    receipt = Receipt(table="table-2", person="ada", name="Ada", seat=0)
    Path("other.json").write_text(receipt_text(receipt))
    result = run("verify", "--receipt", "other.json", "good.sixrow")
    assert result.exit_code == 1
    assert "The receipt belongs to another table: table-2" in result.stderr


@pytest.mark.parametrize(("file", "code"), [("nowhere", 2), ("good.json", 1)])
def test_something_else_in_place_of_a_receipt(file: str, code: int) -> None:
    assert run("verify", "--receipt", file, "good.sixrow").exit_code == code
