"""Send a local server everything that its OpenAPI description allows, and what it forbids.

    python scripts/fuzz_http.py --cases 10000 --seed 1

Every answer is checked against the description; a fault of the server, an undescribed answer or a
forbidden request that was accepted ends it with exit code 1 and a request that shows it.
"""

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sixrow.server import logs
from tests.server.serving import serving
from tests.server.web.described import attack, furnish, targets


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=10_000, help="how many requests, roughly")
    parser.add_argument("--seed", type=int, default=0, help="another seed sends other requests")
    chosen = parser.parse_args()
    logs.set_up("error")
    sent, faults = 0, 0
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as running:
        session, known = furnish(running)
        aims = list(targets(known))
        each = max(1, chosen.cases // len(aims))
        for number, target in enumerate(aims):
            try:
                sent += attack(target, running, session, each, chosen.seed + number)
            except (Exception, BaseExceptionGroup) as error:  # noqa: BLE001 - all are reported
                faults += 1
                print(f"{target.name}\n{error}", file=sys.stderr)
        session.close()
    print(f"{sent} requests of {len(aims)} kinds, {faults} kinds with a fault (seed {chosen.seed})")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
