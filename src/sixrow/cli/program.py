"""The program's name as the user called it."""

import shlex
import shutil
import sys
from pathlib import Path

NAME = "sixrow"


def called() -> str:
    """How to call this program again: its name if the shell finds it, otherwise its path."""
    path = Path(sys.argv[0])
    if path.name == "__main__.py":
        return f"{shlex.quote(sys.orig_argv[0])} -m {NAME}"
    found = shutil.which(NAME)
    if path.name != NAME or (found is not None and path.exists() and path.samefile(found)):
        return NAME
    return shlex.quote(str(path))
