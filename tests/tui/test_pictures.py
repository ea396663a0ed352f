"""Every screen looks as it did when somebody last looked at it, at two sizes."""

import pytest

from tests.tui.pictures import KEPT, SIZES, kept_form, kept_path, pictures
from tests.tui.playing import in_loop


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@in_loop
async def test_every_screen_looks_as_it_did(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.chdir(tmp_path_factory.mktemp("empty"))
    different, seen = [], set()
    async for name, pilot in pictures(size):
        path = kept_path(name, size)
        seen.add(path)
        if not path.exists() or path.read_text(encoding="utf-8") != kept_form(pilot):
            different.append(f"{path.name}:\n{kept_form(pilot)}")
    assert different == [], "python -m tests.tui.pictures --renew, after looking at them"
    assert seen == set(KEPT.glob(f"*-{size[0]}x{size[1]}.txt"))
