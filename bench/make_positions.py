"""Make bench/positions.txt: 500 different beginnings of turns of Columbiz, from all stages.

    python bench/make_positions.py

Seats solve their turn for points at once four times in five and otherwise decide at random, so that
boards are neither perfect nor senseless. The same positions every time, as long as the greedy
player's choices stay the same.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from sixrow.engine import Margin, Turn, best_order, solve
from sixrow.notation import position_text
from sixrow.rules import Columbiz, ColumbizSetup, Waiting
from sixrow.rules.columbiz import END, ColumbizPhase, keep
from sixrow.rules.columbiz.laws import ROLLS
from sixrow.rules.dice import of_faces

TARGET = Path(__file__).with_name("positions.txt")
SHARES = {2: 250, 3: 125, 4: 125}
"""How many positions for each number of players."""

GAMES = 40
GREEDY = 0.8


def main() -> None:
    random = Random(2026)
    lines = []
    for players, count in SHARES.items():
        setup = ColumbizSetup(players=players)
        found = [each for _ in range(GAMES) for each in turns_of_a_game(setup, random)]
        distinct = list(dict.fromkeys(position_text(each) for each in found))
        lines += random.sample(distinct, count)
    TARGET.write_text("\n".join(lines) + "\n")
    print(f"{len(lines)} positions in {TARGET.relative_to(ROOT)}")


def turns_of_a_game(setup: ColumbizSetup, random: Random) -> Iterator[Columbiz]:
    """Every position of one game in which a turn begins."""
    position = Columbiz.start(setup)
    turn: Turn | None = None
    while position.waiting is not Waiting.NOBODY:
        if position.phase is ColumbizPhase.ROLL and position.rolls_left == ROLLS:
            yield position
            turn = solve(position, Margin()) if random.random() < GREEDY else None
        if position.waiting is Waiting.DICE:
            faces = random.choices(range(1, 7), k=position.dice_to_roll)
            position = position.roll(of_faces(faces)).position
        elif turn is None:
            position = position.decide(random.choice(position.decisions())).position
        else:
            position = follow(position, turn)


def follow(position: Columbiz, turn: Turn) -> Columbiz:
    """Keep or place as the solved turn says."""
    if position.phase is ColumbizPhase.KEEP:
        kept = turn.best_keep(position.dice, position.rolls_left)
        return position.decide(keep(kept)).position
    for cell in best_order(position, turn.best_cells(position.dice)):
        position = position.decide(cell).position
    return position.decide(END).position


if __name__ == "__main__":
    main()
