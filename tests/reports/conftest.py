"""One analysed game of Sequence Dice for all tests of reports: the quickest to study."""

from pathlib import Path

import pytest

from sixrow.analysis import Analysis, analyse, valuer
from sixrow.notation import read_record

EXAMPLE = Path(__file__).parents[2] / "examples" / "sequence-dice.sixrow"


@pytest.fixture(scope="session")
def analysis() -> Analysis:
    record = read_record(EXAMPLE.read_text(encoding="utf-8"))
    return analyse(record, valuer(record.setup))
