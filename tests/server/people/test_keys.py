"""The keys of cookies: made once, replaced without logging anybody out, or dropped."""

from pathlib import Path

import pytest

from sixrow.rules import Refusal
from sixrow.server.people.identity import Authenticator
from sixrow.server.people.keys import rotate_key, secret_keys
from sixrow.server.settings import Settings
from sixrow.store import Account, Store

ADA = Account(id="ada", name="Ada", created=1)
SCOPE = {"type": "http", "scheme": "http"}


def test_the_key_is_made_once_for_the_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "secret.key"
    keys = secret_keys(path)
    assert [len(key) for key in keys] == [32]
    assert secret_keys(path) == keys
    assert path.stat().st_mode & 0o777 == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["secret.key"]
    assert secret_keys(tmp_path / "other.key") != keys


@pytest.mark.parametrize("content", ["", "abcd", "not hexadecimal at all", "é", "ab" * 32 + "\nab"])
def test_a_file_without_a_key_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "secret.key"
    path.write_text(content, encoding="utf-8")
    for use in (secret_keys, rotate_key):
        with pytest.raises(Refusal, match="damaged-key"):
            use(path)
    assert path.read_text(encoding="utf-8") == content


def test_a_folder_in_place_of_the_key_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no-key"):
        secret_keys(tmp_path)


def test_a_new_key_signs_and_the_old_one_is_accepted_until_it_is_dropped(
    tmp_path: Path, store: Store
) -> None:
    path = tmp_path / "secret.key"
    store.people.create(ADA)

    def cookie() -> str:
        return _signer(path, store).cookie(ADA, "session", SCOPE).partition(";")[0]

    def known(held: str) -> bool:
        scope = {**SCOPE, "headers": [(b"cookie", held.encode())]}
        return _signer(path, store).identify(scope) is not None

    first = cookie()
    assert rotate_key(path) == 2
    second = cookie()
    assert first.rpartition(".")[2] != second.rpartition(".")[2], "the new key signs"
    assert known(first)
    assert known(second)
    assert path.stat().st_mode & 0o777 == 0o600
    (new, _old) = secret_keys(path)
    path.write_text(new.hex(), encoding="ascii")
    assert known(second)
    assert not known(first)
    assert rotate_key(path, drop=True) == 1
    assert not known(second)


def _signer(path: Path, store: Store) -> Authenticator:
    return Authenticator(secret_keys(path), store.people, Settings(), lambda: 1)
