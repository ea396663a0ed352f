"""Print each attack and who reports it, as a table: `python -m tests.dishonest.report`."""

from tests.dishonest.attacks import CASES
from tests.dishonest.play import Cheated

MARKS = {True: "yes", False: "–"}


def main() -> None:
    print("| the house … | the victim's client says | the record | with the victim's receipt |")
    print("|---|---|---|---|")
    for case in CASES:
        live, blind = Cheated(case.attack), Cheated(case.attack, blind=True)
        live.play()
        blind.play(60)
        codes = ", ".join(sorted({f"`{fault.code}`" for fault in live.found()}))
        found = dict(blind.judgements())
        row = (case.name, codes, MARKS[found["record"]], MARKS[found["receipt"]])
        print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
