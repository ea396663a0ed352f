"""The program as the user called it."""

import shlex
import shutil
import sys
from pathlib import Path

NAME = "sixrow"


def called() -> str:
    """What to type to call this program again: its name where the shell finds it, or its path."""
    path = Path(sys.argv[0])
    if path.name == "__main__.py":
        return f"{shlex.quote(sys.orig_argv[0])} -m {NAME}"
    found = shutil.which(NAME)
    if path.name != NAME or (found is not None and path.exists() and path.samefile(found)):
        return NAME
    return shlex.quote(str(path))
