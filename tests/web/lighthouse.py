"""Lighthouse on the first page, at tables and where one learns.

    python -m tests.web.lighthouse [RUNS]

Fetches Lighthouse with npm, starts a server, and fails below the figures that we promise. Each page
is measured RUNS times, usually three, and the best counts: whatever else the machine does only
takes away.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatch_build import programs
from sixrow.server import logs
from tests.server.games import open_table, send
from tests.server.serving import Serving, serving
from tests.web.browsing import FLAGS, chromium

LIGHTHOUSE = "lighthouse@13.5.0"
RUNS = 3
LEAST = {"accessibility": 100, "best-practices": 95, "performance": 95}
TEXTS = ("/learn", "/learn/columbiz/lessons", "/learn/columbiz", "/learn/sequence-dice/sheet")
"""Pages for everybody, besides the first."""


def measured(address: str, cookie: str) -> dict[str, int]:
    """The scores of a page, from 0 to 100."""
    headers = json.dumps({"Cookie": cookie}) if cookie else "{}"
    node, npm = programs()
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    done = subprocess.run(
        [
            *(node, npm),
            *("exec", "--yes", "--package", LIGHTHOUSE, "--", "lighthouse", address),
            *("--quiet", "--output=json", f"--chrome-flags={' '.join(FLAGS)}"),
            *(f"--only-categories={','.join(LEAST)}", f"--extra-headers={headers}"),
        ],
        env={**os.environ, "PATH": path, "CHROME_PATH": chromium()},
        stdout=subprocess.PIPE,
        check=True,
    )
    found = json.loads(done.stdout)["categories"]
    return {name: round(100 * found[name]["score"]) for name in LEAST}


def table_of(server: Serving, *, real: bool = False) -> tuple[str, str]:
    """The address of a table in play, with real dice or not, and the cookie of a seated person."""
    ada = server.visitor().named("Ada")
    dice: dict[str, Any] = {"terms": {"setup": "columbiz:2", "dice": "entered"}} if real else {}
    chairs = ("me", "me") if real else ("me", "novice")
    table = open_table(ada, *chairs, public=True, **dice)["table"]["table"]
    send(ada, table, "start")
    cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
    return f"{server.origin}/table/{table}", cookie


def main() -> int:
    logs.set_up("error")
    often = int(sys.argv[1]) if sys.argv[1:] else RUNS
    enough = True
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        pages = {
            "/": (server.origin, ""),
            "table": table_of(server),
            "real dice": table_of(server, real=True),
            **{path: (server.origin + path, "") for path in TEXTS},
        }
        for name, (address, known) in pages.items():
            runs = [measured(address, known) for _ in range(often)]
            scores = {each: max(run[each] for run in runs) for each in LEAST}
            told = (f"{each} {score}" for each, score in scores.items())
            print(f"{name:26}", *told, sep="  ", flush=True)
            enough &= all(scores[each] >= least for each, least in LEAST.items())
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
