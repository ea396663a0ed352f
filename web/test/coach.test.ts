import { describe, expect, test } from "vitest";
import { lesson, Memory } from "../src/learn/lessons.ts";
import type { Play } from "../src/table/play.svelte.ts";
import type { Effect } from "../src/lib/wire.ts";

/** A moment of a first game: the choices by their words, each with the kinds of its effects. */
function at(moment: string, choices: Record<string, string[]> = {}, rest: object = {}): Play {
  const effects = (kinds: string[]) => kinds.map((kind) => ({ kind, points: 1 }) as Effect);
  return {
    moment,
    choices: new Map(
      Object.entries(choices).map(([word, kinds]) => [word, { effects: effects(kinds) }]),
    ),
    drafted: [],
    pending: false,
    stuck: null,
    picked: "",
    odds: null,
    keep: { held: "-" },
    ...rest,
    table: {
      setup: { game: "columbiz", options: { limit: "4", length: "6" } },
      game: { turn: 1, rolled: [] },
      ...(rest as { table?: object }).table,
    },
  } as never;
}
const SEQUENCE = { setup: { game: "sequence-dice", options: { length: "6" } } };

describe("the coach of a first game", () => {
  test("names the cell that captures most, or makes most of a row", () => {
    const captures = { a2: ["captured"], b4: ["captured", "captured"], c1: [] };
    expect(lesson(at("place", captures))).toMatchObject({
      key: "coach-capture",
      facts: { cell: "b4" },
    });
    expect(lesson(at("place", { a2: [], c3: ["row-made"] }))?.facts).toEqual({ cell: "c3" });
  });

  test("says nothing while the server has not answered, nor about others", () => {
    expect(lesson(at("place", {}, { pending: true, drafted: [{}] }))).toBeNull();
    expect(lesson(at("watch"))).toBeNull();
    expect(lesson(at("watch", {}, { table: SEQUENCE, game: {} }))).toBeNull();
  });

  test("calls an 11 a joker, and a 10 no placement", () => {
    const game = (choosing: string) => ({ ...SEQUENCE, game: { turn: 1, choosing } });
    const eleven = at("choose", { a1: ["placed"] }, { table: game("anywhere") });
    expect(lesson(eleven)?.key).toBe("coach-joker");
    const ten = at("choose", { a1: ["removed"] }, { table: game("remove") });
    expect(lesson(ten)?.key).toBe("coach-removed");
    const picked = at("choose", { a1: ["removed"] }, { table: game("remove"), picked: "a1" });
    expect(lesson(picked)).toEqual({ key: "coach-confirm", facts: { cell: "a1", kind: "remove" } });
  });

  test("costs discs only if nothing at all could be placed", () => {
    expect(lesson(at("place", {}, { stuck: { kind: "forfeit" } }))?.key).toBe("coach-stuck");
    expect(lesson(at("place", {}, { stuck: { kind: "end" } }))).toBeNull();
  });

  test("falls silent about what was said in two turns", () => {
    const memory = new Memory();
    const [roll, win] = ["coach-roll", "coach-game-ended"].map((key) => ({ key, facts: {} }));
    if (!roll || !win) throw new Error();
    for (const turn of [1, 1, 3]) {
      expect(memory.isNew(roll, turn)).toBe(true);
      memory.note(roll, turn);
      memory.note(win, turn);
    }
    expect(memory.isNew(roll, 3)).toBe(true);
    expect(memory.isNew(roll, 5)).toBe(false);
    expect(memory.isNew(win, 5)).toBe(true);
  });
});
