"""Write docs/schemas: what commands print with ``--json``, as JSON Schema."""

import json
from pathlib import Path

from sixrow.cli.answers import ANSWERS, schema

FOLDER = Path(__file__).parents[1] / "docs" / "schemas"


def text_of(command: str) -> str:
    """The file of a command's schema."""
    return json.dumps(schema(command), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for command in ANSWERS:
        (FOLDER / f"{command}.json").write_text(text_of(command), encoding="utf-8")


if __name__ == "__main__":
    main()
