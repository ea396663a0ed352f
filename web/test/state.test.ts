import { describe, expect, test } from "vitest";
import { Keep } from "../src/lib/keep.svelte.ts";
import {
  cellIndex,
  cellName,
  diceWord,
  faces,
  READING_ORDER,
  readSetup,
} from "../src/lib/notation.ts";
import {
  opening,
  quickMatch,
  setupWord,
  USUAL,
  waitingFor,
  type Chosen,
} from "../src/home/opening.ts";
import { find } from "../src/lib/router.svelte.ts";
import { looksOf, newToViewer, unchanged } from "../src/table/looks.ts";
import { guide, stuckAction } from "../src/table/status.ts";
import type { Play } from "../src/table/play.svelte.ts";
import { speak } from "../src/lib/words.svelte.ts";
import { clockWords, timeLeft } from "../src/lib/clock.ts";
import type { TableSummary } from "../src/lib/wire.ts";
import { framesOf, stuckGames } from "./games.ts";

describe("the notation", () => {
  test("cells are numbered up each column in turn", () => {
    expect([cellIndex("a1"), cellIndex("a6"), cellIndex("b1"), cellIndex("f6")]).toEqual([
      0, 5, 6, 35,
    ]);
    expect(cellName(26)).toBe("e3");
    expect(cellIndex("g1")).toBe(-1);
  });

  test("the board is read from the top left", () => {
    expect(READING_ORDER.slice(0, 2).map(cellName)).toEqual(["a6", "b6"]);
    expect(READING_ORDER.slice(-1).map(cellName)).toEqual(["f1"]);
  });

  test("dice are digits in ascending order", () => {
    expect(diceWord([5, 1, 5])).toBe("155");
    expect(diceWord([])).toBe("-");
    expect(faces("-")).toEqual([]);
  });

  test("a set-up has a game, players and options", () => {
    expect(readSetup("columbiz:4:limit=3,reroll=any")).toEqual({
      game: "columbiz",
      players: 4,
      options: { limit: "3", reroll: "any" },
    });
  });
});

describe("the dice that are held", () => {
  test("those kept before are held still, and only the others are fresh", () => {
    const keep = new Keep();
    keep.fall("12335556", "55", "", true);
    expect(keep.held).toBe("55");
    expect(keep.rolling).toBe(6);
    keep.toggle(0);
    expect(keep.held).toBe("155");
    expect(keep.rolling).toBe(5);
  });

  test("a die that has to stay cannot be let go", () => {
    const keep = new Keep();
    keep.fall("12335556", "55", "5", true);
    const place = keep.dice.findIndex((die) => die.locked);
    keep.toggle(place);
    expect(keep.dice[place]?.held).toBe(true);
    keep.hold("-");
    expect(keep.held).toBe("5");
  });

  test("unsorted, held dice stay where they lay", () => {
    const keep = new Keep();
    keep.fall("12335556", "", "", false);
    keep.hold("55");
    const places = keep.dice.flatMap((die, place) => (die.held ? [place] : []));
    keep.fall("11112255", "55", "", false);
    for (const place of places) expect(keep.dice[place]).toMatchObject({ face: 5, held: true });
    expect(
      keep.dice
        .filter((die) => !die.held)
        .map((die) => die.face)
        .sort(),
    ).toEqual([1, 1, 1, 1, 2, 2]);
  });

  test("unsorted, dice lie in no order, always the same; sorting them keeps what is held", () => {
    const [keep, other] = [new Keep(), new Keep()];
    for (const each of [keep, other]) each.fall("12345566", "", "", false);
    const faces = keep.dice.map((die) => die.face);
    expect(faces).not.toEqual([...faces].sort());
    expect(other.dice.map((die) => die.face)).toEqual(faces);
    keep.hold("56");
    keep.sort();
    expect(keep.dice.map((die) => die.face)).toEqual([...faces].sort());
    expect(keep.held).toBe("56");
  });
});

describe.each(["columbiz", "sequence-dice"])("what happened in a game of %s", (name) => {
  const frames = framesOf(name);

  test("what others did is new to a seat until it decides", () => {
    const history = frames.flatMap((frame) =>
      frame.events.map((event, place) => ({ event, effects: frame.effects?.[place] ?? [] })),
    );
    const placed = history.findLast((told) =>
      told.effects.some((effect) => effect.kind === "placed"),
    );
    const effect = placed?.effects.find((each) => each.kind === "placed");
    if (!placed || effect?.kind !== "placed") throw new Error("nobody placed anything");
    const until = history.slice(0, history.indexOf(placed) + 1);
    expect(newToViewer(until, [1 - effect.seat])).toContain(effect);
    expect(newToViewer(until, [effect.seat])).not.toContain(effect);
  });

  test("legal cells are those of the choices", () => {
    const game = frames.map((frame) => frame.view?.game).find((each) => each?.choices?.length);
    if (!game) throw new Error("there is no choice");
    const choices = new Map((game.choices ?? []).map((each) => [each.decision, each]));
    const [first] = [...choices.values()];
    const looks = looksOf({
      game,
      choices,
      drafted: [],
      lookedAt: first,
      fresh: [],
      hinted: "",
      odds: { a1: 0.25 },
      rows: [],
    });
    const legal = looks.filter((look) => look.legal).map((look) => look.name);
    expect(legal.sort()).toEqual([...choices.keys()].filter((word) => word !== "end").sort());
    expect(looks[cellIndex(first?.decision ?? "")]?.coming).toBe("looked");
    expect(looks[0]?.chance).toBe(0.25);
    const other = looks.map((look, index) =>
      index === 3 ? { ...look, hinted: true } : { ...look },
    );
    const drawn = unchanged(looks, other).flatMap((look, index) =>
      look === looks[index] ? [] : [index],
    );
    expect(drawn).toEqual([3]);
  });
});

describe("the first page", () => {
  const chosen: Chosen = {
    ...USUAL,
    players: 3,
    level: "casual",
    pair: true,
    public: true,
    clock: "quick",
  };

  test("only what is not usual stands in the set-up", () => {
    const options = { edition: "fr", reroll: "any", chips: "unlimited" };
    const columbiz = [
      { name: "edition", values: ["nb", "fr"] },
      { name: "reroll", values: ["any", "locked"] },
    ];
    const sequenceDice = [{ name: "chips", values: ["box", "unlimited"] }];
    expect(setupWord({ game: "columbiz", players: 4, options }, columbiz)).toBe(
      "columbiz:4:edition=fr",
    );
    expect(setupWord({ game: "sequence-dice", players: 2, options }, sequenceDice)).toBe(
      "sequence-dice:2:chips=unlimited",
    );
  });

  test("against the computer one sits first, without a clock, unseen", () => {
    const wanted = opening(chosen);
    expect(wanted.chairs).toEqual([
      { is: "me" },
      { is: "bot", level: "casual" },
      { is: "bot", level: "casual" },
    ]);
    expect(wanted.terms).toMatchObject({ setup: "columbiz:3", pair: false, clock: { is: "none" } });
    expect(wanted.public).toBe(false);
  });

  test("round one device all seats are one's own, with names", () => {
    const wanted = opening({ ...chosen, mode: "device", players: 2, names: ["Ada", " ", "", ""] });
    expect(wanted.chairs).toEqual([{ is: "me", name: "Ada" }, { is: "me" }]);
    expect(wanted.terms.pair).toBe(true);
  });
});

describe("a time of one's own, a rating and a quick match", () => {
  const link: Chosen = { ...USUAL, mode: "link" };

  test.each([
    ["own", { is: "bank", bank: 450_000, increment: 7000 }],
    ["days", { is: "days", days: 5 }],
    ["blitz", { is: "bank", bank: 300_000, increment: 3000 }],
    ["none", { is: "none" }],
  ] as const)("%s", (clock, terms) => {
    const wanted = opening({ ...link, clock, minutes: 7.5, seconds: 7, days: 5 });
    expect(wanted.terms.clock).toEqual(terms);
    expect(wanted.terms.rated).toBeUndefined();
  });

  test("only a table for others is rated", () => {
    expect(opening({ ...link, rated: true }).terms.rated).toBe(true);
    expect(opening({ ...link, mode: "computer", rated: true }).terms.rated).toBeUndefined();
  });

  test("somebody who waits for the same is found, but never oneself", () => {
    const wanted = quickMatch("columbiz");
    const waiting = {
      table: "t",
      setup: "columbiz:2:edition=nb",
      phase: "lobby",
      rated: false,
      pair: false,
      chairs: [{ person: "ada" }, {}],
      clock: { is: "bank", bank: 600_000, increment: 5000 },
    } as never as TableSummary;
    expect(waitingFor(wanted, [waiting], "bo")).toBe(waiting);
    expect(waitingFor(wanted, [waiting], "ada")).toBeUndefined();
    expect(waitingFor(quickMatch("sequence-dice"), [waiting], "bo")).toBeUndefined();
    const slow = { ...waiting, clock: { is: "none" as const } };
    expect(waitingFor(wanted, [slow, { ...waiting, rated: true }], "bo")).toBeUndefined();
  });
});

describe("time in words", () => {
  test.each([
    [3 * 86_400_000, "3 d"],
    [3 * 86_400_000 - 1000, "3 d"],
    [2 * 86_400_000 + 1, "3 d"],
    [2 * 86_400_000, "48:00:00"],
    [61_000, "1:01"],
    [0, "0:00"],
    [-5, "0:00"],
  ])("%d ms", async (left, words) => {
    await speak("en");
    expect(clockWords(left)).toBe(words);
  });

  test("a clock that waits for the first roll of a second game has all of its time", () => {
    const [began, bank, pause] = [1000, 300_000, 120_000];
    const deadline = began + pause + bank;
    expect(timeLeft(bank, deadline, began)).toBe(bank);
    expect(timeLeft(bank, deadline, began + pause + 20_000)).toBe(bank - 20_000);
    expect(timeLeft(bank, deadline, deadline + 1)).toBe(0);
    expect(timeLeft(bank, null, deadline)).toBe(bank);
  });
});

test("addresses lead to pages", () => {
  expect(find("/").route.path).toBe("/");
  expect(find("/table/abc")).toMatchObject({ parameters: { table: "abc" } });
  expect(find("/join/x_y-z").parameters).toEqual({ invite: "x_y-z" });
  expect(find("/no/such/page").route.path).toBe("/:unknown");
});

test.each([
  ["end", "End turn", "No more discs fit."],
  ["forfeit", "Lose 3 discs", "you lose 3 discs"],
  ["pass", "Pass", "S-11"],
] as const)(
  "where nothing can be placed and the turn can only %s, it is said why",
  async (kind, action, why) => {
    await speak("en");
    const game = stuckGames()[kind];
    const { stuck = null, choices = [] } = game;
    expect(stuck?.kind).toBe(kind);
    if (stuck) expect(stuckAction(stuck)).toBe(action);
    const table = { game, view: {}, setup: readSetup(""), playback: {}, names: { sides: [] } };
    const play = {
      table,
      stuck,
      moment: game.action,
      choices: new Map(choices.map((each) => [each.decision, each])),
    };
    expect(guide(play as never as Play)).toContain(why);
  },
);
