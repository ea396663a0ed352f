"""Receipts are kept whole, for nobody else, and only so many."""

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from sixrow.match.receipt import OwnChain, OwnLink, Receipt, SeenRoll, read_receipt
from sixrow.tui import receipts
from sixrow.tui.receipts import Receipts, save_beside

SERVER = "https://example.org:8036"
ONE, TWO, THREE = (digit * 64 for digit in "123")


def receipt(**parts: object) -> Receipt:
    given = {"chains": (OwnChain(ONE, TWO),), **parts}
    return Receipt(server=SERVER, table="t1", person="ada", **given)  # type: ignore[arg-type]


def test_a_receipt_is_found_again_by_its_person_alone(tmp_path: Path) -> None:
    store = Receipts(tmp_path)
    assert store.find(SERVER, "t1", "ada") is None
    store.keep(receipt())
    assert store.find(SERVER, "t1", "ada") == receipt()
    assert store.find(SERVER, "t1", "bo") is None
    assert store.find(SERVER, "t2", "ada") is None
    (path,) = tmp_path.glob("*.json")
    assert path == store.path(receipt())
    assert path.name.startswith("example.org-8036-t1-")
    assert path.stat().st_mode & 0o777 == 0o600


def test_what_another_process_has_added_stays(tmp_path: Path) -> None:
    store = Receipts(tmp_path)
    rolls = [SeenRoll(number, "1", ONE, (0,)) for number in (1, 2)]
    store.keep(receipt(chains=(OwnChain(ONE, TWO), OwnChain(THREE, ONE)), rolls=tuple(rolls[:1])))
    mine = receipt(given=(OwnLink(1, ONE, TWO),), rolls=tuple(rolls))
    store.keep(mine)
    found = store.find(SERVER, "t1", "ada")
    assert found is not None
    assert [chain.anchor for chain in found.chains] == [ONE, THREE]
    assert found.given == mine.given
    assert found.rolls == tuple(rolls)


def test_finished_tables_are_kept_without_secrets_and_the_oldest_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(receipts, "MOST_FINISHED", 2)
    store = Receipts(tmp_path)
    store.keep(receipt())
    overs = [replace(receipt(chains=(OwnChain(ONE),)), table=f"t{number}") for number in range(3)]
    for number, over in enumerate(overs):
        store.keep(over)
        os.utime(store.path(over), (number, number))
    store.keep(replace(overs[2], facts=1))
    assert store.find(SERVER, "t1", "ada") == receipt(chains=(OwnChain(ONE),))
    assert store.find(SERVER, "t0", "ada") is None
    assert not list(tmp_path.glob("*.json"))
    assert len(list((tmp_path / "finished").glob("*.json"))) == 2


@pytest.mark.parametrize("text", ["", "{}", "null", '{"scheme":"sixrow-dice-1"}'])
def test_a_file_that_is_no_receipt_is_passed_over(tmp_path: Path, text: str) -> None:
    store = Receipts(tmp_path)
    store.keep(receipt())
    store.path(receipt()).write_text(text)
    assert store.find(SERVER, "t1", "ada") is None
    store.keep(receipt())
    assert store.find(SERVER, "t1", "ada") == receipt()


def test_a_receipt_is_saved_beside_its_record_without_secrets(tmp_path: Path) -> None:
    record = tmp_path / "game.sixrow"
    path = save_beside(record, receipt())
    assert path == tmp_path / "game.receipt.json"
    assert read_receipt(path.read_text()).chains == (OwnChain(ONE),)
    assert save_beside(record, replace(receipt(), facts=5)) == path
    assert read_receipt(path.read_text()).facts == 5


def test_a_file_of_somebody_else_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "game.receipt.json").write_text("Dear Bo")
    with pytest.raises(FileExistsError):
        save_beside(tmp_path / "game.sixrow", receipt())
    assert (tmp_path / "game.receipt.json").read_text() == "Dear Bo"
