"""Fixtures of the match tests."""

import pytest

from sixrow.match import chain, dice_faults, draft, ledger, resume
from tests.match.tables import SHORT


@pytest.fixture
def short_chains(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chains of `SHORT` links, so that a game uses them up."""
    for module in (chain, dice_faults, draft, ledger, resume):
        monkeypatch.setattr(module, "LENGTH", SHORT)
    monkeypatch.setattr(chain, "STRIDE", SHORT // 2)
