"""A file is replaced whole or stays as it was."""

from pathlib import Path
from typing import BinaryIO

import pytest

from sixrow.atomic_files import replacing


def test_a_file_is_replaced_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_bytes(b"old")
    path.chmod(0o640)
    with replacing(path) as file:
        file.write(b"new")
        assert path.read_bytes() == b"old"
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == (b"new", 0o640)


def test_a_file_gets_the_permissions_that_are_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    with replacing(path, mode=0o600) as file:
        file.write(b"key")
    assert path.stat().st_mode & 0o777 == 0o600


def _write_half(file: BinaryIO) -> None:
    file.write(b"half")
    raise ZeroDivisionError


def test_after_a_failure_everything_is_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_bytes(b"old")
    with pytest.raises(ZeroDivisionError), replacing(path) as file:
        _write_half(file)
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("kept", b"old")]
