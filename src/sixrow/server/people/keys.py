"""The keys that sign cookies: a file with one of them per line, the newest first.

The newest signs; the others are only accepted. So a key can be replaced while the cookies that the
old one signed are still in use, and dropped once these have been renewed.
"""

import os
import secrets
from pathlib import Path

from sixrow.atomic_files import replacing
from sixrow.rules import Refusal

_KEY_BYTES = 32


def secret_keys(path: Path) -> tuple[bytes, ...]:
    """The keys in a file, newest first; the first is created once, readable only by its owner.

    Raises:
        Refusal: the file has an invalid key or none, or cannot be read or created.
    """
    try:
        if not path.exists():
            _make_file(path)
        return read_keys(path.read_text(encoding="ascii"), str(path))
    except OSError as error:
        raise Refusal("no-key", file=str(path), text=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise Refusal("damaged-key", file=str(path)) from error


def read_keys(text: str, file: str) -> tuple[bytes, ...]:
    """The keys in a text.

    Raises:
        Refusal: one of them is invalid, or there are none; names the file.
    """
    try:
        keys = tuple(map(bytes.fromhex, text.split()))
    except ValueError as error:
        raise Refusal("damaged-key", file=file) from error
    if not keys or any(len(key) < _KEY_BYTES for key in keys):
        raise Refusal("damaged-key", file=file)
    return keys


def rotate_key(path: Path, *, drop: bool = False) -> int:
    """Put a new key first; return how many there are now. Servers read the file when they start.

    Args:
        path: the file.
        drop: whether to forget the old ones: nobody is identified by an old cookie any more.

    Raises:
        Refusal: the file has an invalid key, or cannot be read or written.
    """
    old = () if drop else secret_keys(path)
    keys = (secrets.token_bytes(_KEY_BYTES), *old)
    try:
        with replacing(path, mode=0o600) as file:
            file.write("".join(f"{key.hex()}\n" for key in keys).encode())
    except OSError as error:
        raise Refusal("no-key", file=str(path), text=error.strerror or "") from error
    return len(keys)


def _make_file(path: Path) -> None:
    """Write a new key; if two processes try at once, the first one's is kept."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as opened:
            opened.write(secrets.token_hex(_KEY_BYTES) + "\n")
        os.link(draft, path)
    except FileExistsError:
        return
    finally:
        draft.unlink()
