import { beforeAll, describe, expect, test } from "vitest";
import { Keep } from "../src/lib/keep.svelte.ts";
import { readSetup } from "../src/lib/notation.ts";
import { seatNames } from "../src/lib/people.ts";
import type { TableState } from "../src/lib/table.svelte.ts";
import { say, speak } from "../src/lib/words.svelte.ts";
import type { GameView } from "../src/lib/wire.ts";
import { cellLabel } from "../src/table/labels.ts";
import { looksOf } from "../src/table/looks.ts";
import type { Play } from "../src/table/play.svelte.ts";
import { gameResult } from "../src/table/result.ts";
import { guide, headline } from "../src/table/status.ts";
import { trayOf } from "../src/table/tray.ts";

beforeAll(() => speak("en"));

/** A table of two teams: we and Cy against Bo and Di. */
function tableOf(game: Partial<GameView>, rest: object = {}): TableState {
  const seats = ["", "Bo", "Cy", "Di"].map((name, seat) => ({
    side: seat % 2,
    chair: { person: name || "me", name },
  }));
  return {
    game,
    drawn: game,
    setup: readSetup("sequence-dice:4:length=6"),
    names: {
      seats: ["You", "Bo", "Cy", "Di"],
      sides: ["You and Cy", "Bo and Di"],
      own: 0,
      ownSide: 0,
    },
    sides: [0, 1, 0, 1],
    history: [],
    playback: {},
    acting: 0,
    view: { phase: "playing", seats, terms: {} },
    ...rest,
  } as never as TableState;
}

function playOf(moment: string, table: TableState, rest: object = {}): Play {
  return { table, moment, stuck: null, drafted: [], choices: new Map(), ...rest } as never as Play;
}

describe("what is said", () => {
  test("while the server has not answered is not that nothing else fits", () => {
    const table = tableOf({}, { setup: readSetup("columbiz:2:limit=4") });
    const drafted = [{ word: "e3", effects: [] }];
    const facts = { placed: 1, limit: 4 };
    const asked = guide(playOf("place", table, { drafted, pending: true }));
    expect(asked).toBe(say("guide-place-asked", facts));
    expect(asked).not.toBe(say("guide-place-done", facts));
    const none = playOf("place", table, { drafted, pending: false });
    expect(guide(none)).toBe(say("guide-place-done", facts));
  });

  test.each(["anywhere", "remove", "replace", "again"])(
    "of a roll that lets one %s is not that a chip goes on its number",
    (choosing) => {
      const said = guide(playOf("choose", tableOf({ choosing, dice: "56" } as never)));
      expect(said).toBe(say("guide-choose", { kind: choosing, total: 11 }));
      expect(said).not.toBe(say("guide-choose", { kind: "place", total: 11 }));
    },
  );

  test("above the board names whoever is shown, not who is next", () => {
    const step = { kind: "place", game: { seat: 3 } };
    const table = tableOf({ seat: 3 }, { game: { seat: 0 }, playback: { step } });
    expect(headline(playOf("roll", table))).toBe(say("status-other", { name: "Di" }));
  });

  test("above the seats is who is awaited, until nobody is", () => {
    const lobby = (person: string) =>
      headline(
        playOf("lobby", {
          view: { phase: "lobby", seats: [{ chair: { person } }, { chair: { level: "casual" } }] },
        } as never),
      );
    expect([lobby(""), lobby("bo")]).toEqual([say("status-lobby"), say("status-lobby-full")]);
  });
});

test("one point is one point, and who shares a victory is not named twice", () => {
  for (const key of ["own-result-last-round", "result-last-round", "score-total"]) {
    const facts = { score: 1, winners: "Ada", players: 1 };
    expect(say(key, facts)).not.toBe(say(key, { ...facts, score: 2 }).replace("2", "1"));
  }
  const setup = readSetup("columbiz:2");
  const names = { seats: ["You", "Bo"], sides: ["You", "Bo"], own: 0, ownSide: 0 };
  const view = { phase: "over", seats: [{ side: 0 }, { side: 1 }], terms: {} };
  const game = { winners: [0, 1], ending: "last-round", scores: [9, 9] };
  const table = tableOf(game as never, { setup, names, view, sides: [0, 1] });
  expect(gameResult(table, game as never)).toBe(
    say("our-result-last-round", { others: "Bo", score: 9 }),
  );
});

describe("“you”", () => {
  test("are called so on the cells, in the result of a team, and in lists", () => {
    const board = Array<number>(36).fill(-1).with(0, 0).with(1, 1);
    const game = { board, printed: Array<number>(36).fill(2), winners: [0], ending: "row" };
    const table = tableOf(game as never);
    const rest = { choices: new Map(), drafted: [], lookedAt: undefined, fresh: [], hinted: "" };
    const looks = looksOf({ game: game as never, ...rest, odds: null, rows: [] });
    const [own, other] = looks.map((look) => cellLabel(look, table));
    expect(own).toContain(say("cell-own"));
    expect(other).toContain("Bo and Di");
    expect(gameResult(table, game as never)).toBe(
      say("our-result-row", { others: "Cy", score: 0 }),
    );
    const chairs = [{ person: "me", name: "guest-1" }, { level: "casual" }];
    expect(seatNames(chairs as never, "me")[0]).toBe(say("you"));
  });
});

test("a hint marks the dice that it would keep", () => {
  const keep = new Keep();
  keep.fall("11223356", "", "", true);
  const table = tableOf({ dice: "11223356" }, { draft: { steps: [] } });
  const hinted = (decision: string) =>
    trayOf(playOf("keep", table, { keep, hints: [{ decision }] }), true)
      .filter((die) => die.hinted)
      .map((die) => die.face);
  expect(hinted("k2233")).toEqual([2, 2, 3, 3]);
  expect(hinted("stop")).toHaveLength(8);
  expect(hinted("k-")).toEqual([]);
});
