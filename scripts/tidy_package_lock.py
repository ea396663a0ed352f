"""Remove the funding addresses of packages from web/package-lock.json.

npm writes them in whenever it locks; no file of pins names an address (scripts/check_pins.py).
"""

import json
from pathlib import Path

LOCK = Path(__file__).resolve().parent.parent / "web" / "package-lock.json"


def main() -> None:
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
