// Moves comparable to those of Columbiz: roll eight dice, keep some, place discs, end the turn.
// Simpler than the real rules, in the reference's favour: no rows and no captures. As at our tables,
// what was placed can be taken back, rolls cannot. A full board is cleared, so that no match ends:
// decisions are measured, not the opening of matches.

const DICE = 8;
const ROLLS = 3;
const CELLS = 36;
const DISCS = 4;
const INVALID_MOVE = require('boardgame.io/core').INVALID_MOVE;

const columnOf = (cell) => Math.floor(cell / 6) + 1;

function roll({ G, random }) {
  if (G.rolls !== 0) return INVALID_MOVE;
  G.dice = random.D6(DICE).sort();
  G.rolls = 1;
}

function keep({ G, random }, faces) {
  if (G.rolls === 0 || G.rolls === ROLLS || G.placed > 0) return INVALID_MOVE;
  if (!Array.isArray(faces)) return INVALID_MOVE;
  const left = [...G.dice];
  for (const face of faces) {
    const at = left.indexOf(face);
    if (at < 0) return INVALID_MOVE;
    left.splice(at, 1);
  }
  G.dice = [...faces, ...random.D6(left.length)].sort();
  G.rolls += 1;
}

function place({ G, ctx }, cell) {
  if (G.rolls === 0 || G.placed === DISCS) return INVALID_MOVE;
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) return INVALID_MOVE;
  const at = G.dice.indexOf(columnOf(cell));
  if (G.cells[cell] !== null || at < 0) return INVALID_MOVE;
  G.cells[cell] = ctx.currentPlayer;
  G.dice.splice(at, 1);
  G.placed += 1;
}

function end({ G, events }) {
  if (G.rolls === 0) return INVALID_MOVE;
  G.dice = [];
  G.rolls = 0;
  G.placed = 0;
  if (G.cells.every((cell) => cell !== null)) G.cells = Array(CELLS).fill(null);
  events.endTurn();
}

const game = {
  name: 'comparable',
  setup: () => ({ cells: Array(CELLS).fill(null), dice: [], rolls: 0, placed: 0 }),
  moves: {
    roll: { move: roll, undoable: false },
    keep: { move: keep, undoable: false },
    place,
    end,
  },
};

// A random legal move, as [name, ...arguments]; for the players of the load.
function anyMove(G) {
  if (G.rolls === 0) return ['roll'];
  if (G.placed === 0 && G.rolls < ROLLS && Math.random() < 0.6) {
    return ['keep', G.dice.filter(() => Math.random() < 0.5)];
  }
  const free = [];
  G.cells.forEach((owner, cell) => {
    if (owner === null && G.dice.includes(columnOf(cell))) free.push(cell);
  });
  if (free.length === 0 || G.placed >= 2) return ['end'];
  return ['place', free[Math.floor(Math.random() * free.length)]];
}

module.exports = { game, anyMove };
