import { describe, expect, test, vi } from "vitest";
import { DEAF, Guard } from "../src/lib/guard.ts";
import { Playback } from "../src/lib/playback.svelte.ts";
import {
  OWN_PLACE,
  PACE,
  rewound,
  SPEEDS,
  stepsOf,
  thrown,
  type LyingDie,
  type Step,
  type Told,
} from "../src/lib/timeline.ts";
import { glance } from "../src/table/glance.ts";
import { lastEffects } from "../src/table/looks.ts";
import type { Effect, Event, GameView } from "../src/lib/wire.ts";
import { framesOf } from "./games.ts";

const WATCHING = { sides: [0, 1], mine: [] };

function toldIn(frame: ReturnType<typeof framesOf>[number]): Told[] {
  return frame.events.map((event, place) => ({
    event,
    effects: frame.effects?.[place] ?? [],
    scores: frame.scores?.[place] ?? [],
  }));
}

const blank: GameView = {
  number: 1,
  position: "",
  board: Array<number>(36).fill(-1),
  printed: [],
  waiting: "dice",
  seat: 0,
  turn: 1,
  scores: [0, 0],
  captives: [0, 0],
  row_points: [0, 0],
  captive_points: [0, 0],
  supply: [18, 18],
};

/** An event of a seat with these effects, each a word such as `placed e3 555`. */
function happened(number: number, seat: number, scores: number[], ...words: string[]): Told {
  const effects = words.map((word) => effectOf(seat, word));
  const is = effects[0]?.kind === "rolled" ? "rolled" : "decided";
  return { event: { number, time: 0, fact: { is, seat } } as never as Event, effects, scores };
}

function effectOf(seat: number, word: string): Effect {
  const [kind = "", what = "", more = ""] = word.split(" ");
  const base = { kind, seat, rule: "C-1" };
  const facts: Record<string, object> = {
    rolled: { dice: what },
    kept: { dice: what, rerolled: 8 - what.length },
    stopped: { dice: what },
    placed: { cell: what, spent: more },
    captured: { cell: what, owner: 1 - seat },
    removed: { cell: what, owner: 1 - seat },
    "row-made": { cells: what.split(","), points: Number(more) },
    "turn-ended": { following: 1 - seat },
    "game-ended": { outcome: { winners: [seat], ending: "row" } },
  };
  return { ...base, ...facts[kind] } as Effect;
}

const kinds = (steps: readonly Step[]) => steps.map((step) => step.kind);
const faces = (dice: readonly LyingDie[]) => dice.map((die) => die.face);

describe.each(["columbiz", "sequence-dice"])("a game of %s that Python told", (name) => {
  const frames = framesOf(name);

  test("ends every frame with the board, the points and the supplies of the server", () => {
    let painted = 0;
    for (const [place, frame] of frames.entries()) {
      const [before, after] = [frames[place - 1]?.view?.game, frame.view?.game];
      const steps = before && after ? stepsOf(before, [], toldIn(frame), after, WATCHING) : [];
      const last = steps.at(-1);
      if (!last || !after) continue;
      painted++;
      expect(last.game.board).toEqual(after.board);
      expect(last.game.scores).toEqual(after.scores);
      expect(last.game.supply).toEqual(after.supply);
      if (name === "columbiz") {
        expect(last.game.captives).toEqual(after.captives);
        expect(last.game.row_points).toEqual(after.row_points);
        expect(last.game.captive_points).toEqual(after.captive_points);
      }
    }
    expect(painted).toBeGreaterThan(20);
  });

  test("shows every roll, its own dice only, as long as it takes", () => {
    let lying: readonly LyingDie[] = [];
    let rolls = 0;
    for (const [place, frame] of frames.entries()) {
      const [before, after] = [frames[place - 1]?.view?.game, frame.view?.game];
      if (!before || !after) continue;
      const told = toldIn(frame);
      const rolled = told.flatMap(({ effects }) =>
        effects.flatMap((each) => (each.kind === "rolled" ? [each.dice] : [])),
      );
      const steps = stepsOf(before, lying, told, after, WATCHING);
      const shown = steps.filter((step) => step.kind === "roll");
      expect(shown.map((step) => thrownWord(step))).toEqual(rolled);
      for (const step of shown) expect(step.milliseconds).toBeGreaterThanOrEqual(800);
      lying = steps.at(-1)?.dice ?? lying;
      rolls += shown.length;
    }
    expect(rolls).toBeGreaterThan(10);
  });

  test("can be rewound to any frame, and shown from there", () => {
    const last = frames.at(-1)?.view?.game as GameView;
    const told = frames.flatMap(toldIn);
    for (const [place, frame] of frames.entries()) {
      const game = frame.view?.game;
      if (!game || place % 7) continue;
      const since = told.filter(({ event }) => event.number > frame.version);
      const known = told.filter(({ event }) => event.number <= frame.version);
      const scores = known.findLast((each) => each.scores?.length)?.scores;
      const before = rewound(last, since, scores, WATCHING);
      expect(before.board).toEqual(game.board);
      expect(before.supply).toEqual(game.supply);
      expect(before.scores).toEqual(game.scores);
    }
  });
});

function thrownWord(step: Step): string {
  const tumbling = step.dice.filter((die) => step.tumbling.includes(die.id));
  return faces(tumbling).sort().join("");
}

describe("a turn", () => {
  const turn = [
    happened(1, 1, [0, 0], "rolled 12355566"),
    happened(2, 1, [0, 0], "kept 555"),
    happened(3, 1, [0, 0], "rolled 11245"),
    happened(4, 1, [0, 0], "stopped 11245555"),
    happened(5, 1, [0, 4], "placed e3 555", "captured e1", "captured e2", "row-made e3,d3,c3 2"),
    happened(6, 1, [0, 4], "turn-ended"),
  ];
  const lying = {
    ...blank,
    board: blank.board.map((_, cell) => (cell === 24 || cell === 25 ? 0 : -1)),
  };

  test("of others is a step for everything that can be seen", () => {
    const steps = stepsOf(lying, [], turn, null, { sides: [0, 1], mine: [0] });
    expect(kinds(steps)).toEqual(["roll", "keep", "roll", "keep", "place", "capture", "row"]);
    expect(steps.map((step) => step.milliseconds)).toEqual(kinds(steps).map((kind) => PACE[kind]));
    expect(steps.every((step) => step.game.seat === 1)).toBe(true);
  });

  test("of one's own leaves out what was seen when it was decided", () => {
    const steps = stepsOf(lying, [], turn, null, { sides: [0, 1], mine: [1] });
    expect(kinds(steps)).toEqual(["roll", "roll", "place", "capture", "row"]);
    expect(steps[2]?.milliseconds).toBe(OWN_PLACE);
  });

  test("moves only the dice that are rolled; kept ones stay where they lie", () => {
    const steps = stepsOf(lying, [], turn, null, WATCHING);
    const [first, kept, second, stopped] = steps as [Step, Step, Step, Step];
    expect(first.tumbling).toHaveLength(8);
    const held = kept.dice.filter((die) => die.mark === "held");
    expect(faces(held)).toEqual([5, 5, 5]);
    expect(kept.tumbling).toEqual([]);
    expect(second.tumbling).toHaveLength(5);
    for (const die of held) {
      expect(second.tumbling).not.toContain(die.id);
      expect(second.dice.indexOf(second.dice.find(({ id }) => id === die.id) as LyingDie)).toBe(
        kept.dice.indexOf(die),
      );
    }
    expect(stopped.tumbling).toEqual([]);
  });

  test("counts the captures first, then the row", () => {
    const steps = stepsOf(lying, [], turn, null, WATCHING);
    const [place, capture, row] = steps.slice(-3) as [Step, Step, Step];
    expect([place, capture, row].map((step) => step.game.scores?.[1])).toEqual([0, 2, 4]);
    expect([place, capture, row].map((step) => step.gain)).toEqual([0, 2, 2]);
    expect(capture.effects).toHaveLength(2);
    expect(place.game.board[24]).toBe(0);
    expect(capture.game.board[24]).toBe(-1);
    expect(row.game.row_points).toEqual([0, 2]);
    expect(place.dice.filter((die) => die.mark === "spent")).toHaveLength(3);
  });

  test("tells how much of it has been shown, for the list of what happened", () => {
    const steps = stepsOf(lying, [], turn, null, WATCHING);
    expect(steps[0]?.upto).toBe(0); // not before the dice lie still
    expect(steps.slice(-3).map((step) => [step.event, step.upto])).toEqual([
      [5, 1],
      [5, 3],
      [5, 4],
    ]);
  });

  test("that was drafted here keeps its cells in sight until they are placed", () => {
    const own = [
      happened(1, 0, [0, 0], "placed a1 1"),
      happened(2, 0, [0, 0], "placed b1 2"),
      happened(3, 0, [0, 0], "turn-ended"),
      happened(4, 1, [0, 0], "rolled 11111111"),
    ];
    const steps = stepsOf(blank, [], own, null, { sides: [0, 1], mine: [0] });
    expect(steps.map((step) => step.drafted)).toEqual([["b1"], [], []]);
    expect(steps.at(-1)?.game.seat).toBe(1);
  });

  test("without what was taken back", () => {
    const undone = { is: "undone", seat: 1, count: 1 };
    const events = [
      ...turn.slice(0, 4),
      { event: { number: 9, time: 0, fact: undone } as never as Event, effects: [] },
    ];
    expect(kinds(stepsOf(lying, [], events, null, WATCHING))).toEqual(["roll", "keep", "roll"]);
  });

  test("at a glance has its last dice, cells, captures and points", () => {
    const parts = glance(turn.flatMap((told) => [...told.effects]));
    expect(parts).toEqual([
      { is: "dice", faces: [1, 1, 2, 4, 5, 5, 5, 5], unused: [0, 1, 2, 3, 7], total: 0 },
      { is: "placed", cell: "e3" },
      { is: "taken", side: 0, times: 2 },
      { is: "gain", points: 2 },
    ]);
  });
});

test("the roll-off shows every die, and what each has rolled", () => {
  const off = { ...blank, rolled: [null, null] };
  const told = [happened(1, 0, [0, 0], "rolled 3"), happened(2, 1, [0, 0], "rolled 5", "began")];
  const steps = stepsOf(off, [], told, null, { sides: [0, 1], mine: [0] });
  expect(kinds(steps)).toEqual(["roll", "roll", "word"]);
  expect(steps.map((step) => step.game.rolled)).toEqual([
    [3, null],
    [3, 5],
    [3, 5],
  ]);
  expect(steps.map((step) => faces(step.dice))).toEqual([[3], [5], [5]]);
});

test("the row that won is known to whoever made it and to everybody else", () => {
  const won = happened(7, 0, [5, 0], "placed a1 -", "row-made a1,b1,c1,d1,e1 0", "game-ended");
  expect(lastEffects([won])).toContainEqual(expect.objectContaining({ kind: "row-made" }));
  expect(kinds(stepsOf(blank, [], [won], null, WATCHING))).toEqual(["place", "row", "end"]);
});

test("a throw keeps the dice that are held in their places", () => {
  const before: LyingDie[] = [
    { id: 0, face: 2, mark: "" },
    { id: 1, face: 5, mark: "held" },
    { id: 2, face: 3, mark: "" },
  ];
  const [after, ids] = thrown(before, [1, 6]);
  expect(ids).toEqual([0, 2]);
  expect(after[1]).toEqual(before[1]);
  expect([after[0]?.face, after[2]?.face].sort()).toEqual([1, 6]);
});

describe("playback", () => {
  const told = [happened(1, 1, [0, 0], "rolled 11245566"), happened(2, 1, [0, 0], "kept 66")];
  const after = { ...blank, turn: 2 };

  function withTimers(run: () => void): void {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    try {
      run();
    } finally {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    }
  }

  test("shows one step after the other, then the game as it is; others wait behind", () => {
    withTimers(() => {
      const playback = new Playback(() => SPEEDS.normal);
      playback.jump(blank);
      playback.play(told, after, WATCHING);
      playback.play([happened(3, 1, [0, 0], "rolled 112455")], { ...after, turn: 3 }, WATCHING);
      expect(playback.step?.kind).toBe("roll");
      vi.advanceTimersByTime(PACE.roll - 1);
      expect(playback.step?.event).toBe(1);
      vi.advanceTimersByTime(1);
      expect(playback.step?.kind).toBe("keep");
      vi.advanceTimersByTime(PACE.keep);
      expect(playback.step?.event).toBe(3);
      expect(playback.game).toBe(after);
      vi.advanceTimersByTime(PACE.roll);
      expect(playback.playing).toBe(false);
      expect(playback.game?.turn).toBe(3);
    });
  });

  test.each([
    ["quick", SPEEDS.quick, PACE.roll * SPEEDS.quick],
    ["at once", SPEEDS.once, 0],
  ])("%s takes less time", (_, speed, roll) => {
    withTimers(() => {
      const playback = new Playback(() => speed);
      playback.jump(blank);
      playback.play(told, after, WATCHING);
      expect(playback.playing).toBe(roll > 0);
      vi.advanceTimersByTime(Math.max(0, roll - 1));
      expect(playback.step?.kind).toBe(roll > 0 ? "roll" : undefined);
      vi.runAllTimers();
      expect(playback.game).toBe(after);
    });
  });

  test("can be skipped, and shows something again without losing the present", () => {
    withTimers(() => {
      const playback = new Playback(() => SPEEDS.normal);
      playback.jump(blank);
      playback.play(told, after, WATCHING);
      playback.skip();
      expect(playback.playing).toBe(false);
      expect(playback.game).toBe(after);
      playback.replay(told, told, undefined, WATCHING);
      expect([playback.replaying, playback.step?.kind]).toEqual([true, "roll"]);
      vi.runAllTimers();
      expect([playback.replaying, playback.game]).toEqual([false, after]);
    });
  });

  test.each([SPEEDS.normal, SPEEDS.once])("waits for a nod between games (pace %d)", (speed) => {
    withTimers(() => {
      const playback = new Playback(() => speed);
      playback.jump(blank);
      const won = happened(7, 0, [5, 0], "placed a1 -", "game-ended");
      playback.play([won], blank, WATCHING, { winners: [0], ending: "row" });
      playback.play([], { ...after, number: 2 }, WATCHING);
      if (speed) playback.skip();
      vi.runAllTimers();
      expect(playback.ended).toMatchObject({ number: 1, winners: [0], waiting: "nobody" });
      expect(playback.ended?.board[0]).toBe(0);
      expect(playback.playing).toBe(true);
      playback.nod();
      vi.runAllTimers();
      expect(playback.playing).toBe(false);
      expect(playback.game?.number).toBe(2);
    });
  });
});

describe("the guard", () => {
  function at(): [Guard, (milliseconds: number) => void] {
    let now = 10_000;
    return [new Guard(undefined, () => now), (milliseconds) => (now += milliseconds)];
  }

  test.each([60, 120, 250, 450])("a second click after %d ms does nothing else", (gap) => {
    const [guard, wait] = at();
    wait(gap);
    expect(guard.admits("roll")).toBe(false); // the first click was on the page before
    guard.note("roll");
    wait(DEAF + gap);
    expect(guard.admits("roll")).toBe(true);
    wait(30);
    guard.note("hold and roll"); // the answer has come
    wait(gap - 30);
    for (const what of ["roll-all", "undo", "roll"]) expect(guard.admits(what)).toBe(false);
    expect(guard.left).toBeGreaterThan(0);
    wait(guard.left);
    expect(guard.admits("undo")).toBe(true);
  });

  test("the same thing can be done twice while the buttons mean the same", () => {
    const [guard, wait] = at();
    guard.note("place");
    wait(2 * DEAF);
    expect(guard.admits("take-back")).toBe(true);
    wait(60);
    expect(guard.note("place")).toBe(false);
    expect(guard.admits("take-back")).toBe(true);
  });
});
