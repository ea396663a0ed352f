"""Fail if a lock file contains a package index, or any file a path of one machine.

Addresses in pins tie everyone to one index; the hashes alone say what is wanted.
"""

import os
import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MADE_HERE = (
    *(".git", ".venv", ".hypothesis", "*_cache", "__pycache__", "build", "dist", "mutants"),
    *("handbook", "node_modules", "site"),
)

PINS = ("*.lock", "*lock*.json", "*lock*.toml", "requirements*", ".npmrc")
ADDRESS = re.compile(r"\b(?:https?|file|git\+\w+)://|--(?:extra-)?index-url|--find-links")
OWN_FOLDER = re.compile(r"(?<![\w./-])/(?:home|Users|root|work|farm|opt(?!/sixrow\b))/[\w.-]")


def matches(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


def files() -> Iterator[Path]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(name for name in folders if not matches(name, MADE_HERE))
        # In a git worktree, .git is a file.
        yield from (Path(folder, name) for name in sorted(names) if not matches(name, MADE_HERE))


def faults(path: Path) -> Iterator[str]:
    """The faults of one file, line by line; a binary file has none."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return
    pins = matches(path.name, PINS)
    for number, line in enumerate(lines, start=1):
        place = f"{path.relative_to(ROOT)}:{number}"
        if pins and ADDRESS.search(line):
            yield f"{place}: an address in a file of pins: {line.strip()}"
        if OWN_FOLDER.search(line) or f"{ROOT}/" in line:
            yield f"{place}: a path of one machine: {line.strip()}"


def main() -> int:
    found = [fault for path in files() for fault in faults(path)]
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
