"""The user's folders follow XDG's variables."""

from pathlib import Path

import pytest

from sixrow import folders


@pytest.mark.parametrize(
    ("variable", "folder"),
    [
        ("XDG_CACHE_HOME", folders.cache_folder),
        ("XDG_CONFIG_HOME", folders.config_folder),
        ("XDG_DATA_HOME", folders.data_folder),
    ],
)
def test_a_variable_moves_a_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, variable: str, folder: object
) -> None:
    assert callable(folder)
    monkeypatch.setenv(variable, str(tmp_path))
    assert folder() == tmp_path / "sixrow"
    monkeypatch.setenv(variable, "")
    assert folder() != tmp_path / "sixrow"
