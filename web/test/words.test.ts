import { describe, expect, test } from "vitest";
import { Catalogue, date, language, number, percent, say, speak } from "../src/lib/words.svelte.ts";
import { Study } from "../src/study/study.svelte.ts";
import type { Replay } from "../src/lib/wire.ts";

/** However a language parts the sign from the number. */
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]/g, "");

test.each(["en", "nb", "fr", "pt", "de"])("percentages are those of %s", async (language) => {
  await speak(language);
  for (const digits of [0, 1]) {
    const style = { style: "percent", maximumFractionDigits: digits } as const;
    const format = new Intl.NumberFormat(language, style);
    for (const share of [0, 0.004, 0.005, 0.456, 0.994, 1])
      expect(plain(percent(share, digits))).toBe(plain(format.format(share)));
  }
});

test("Portuguese is that of Portugal, English that of Britain", async () => {
  const day = Date.UTC(2026, 2, 14, 12);
  await speak("pt");
  expect(language()).toBe("pt");
  expect(date(day)).toBe("14/03/2026");
  expect(number(1234)).toBe("1234");
  expect(say("own-result-last-round", { score: 0 })).toContain("0 pontos");
  await speak("en");
  expect(date(day)).toBe("14 Mar 2026");
});

test("a sentence may refer to others, and stays as it was first said", () => {
  const catalogue = new Catalogue("en");
  catalogue.add(
    "hello = { greeting }, { $name }\n    of { -house }\ngreeting = Hi\n-house = Sixrow",
  );
  catalogue.add("greeting = Bye\nmore = More");
  const facts = { name: "Ada" };
  const errors: Error[] = [];
  expect(catalogue.say("hello", facts, errors)).toBe("Hi, Ada\nof Sixrow");
  catalogue.add("hello = Bye");
  expect(catalogue.say("hello", facts, errors)).toBe("Hi, Ada\nof Sixrow");
  expect(["hello", "more", "less"].map((key) => catalogue.has(key))).toEqual([true, true, false]);
  expect(catalogue.say("less", facts, errors)).toBe("less");
  expect(errors).toEqual([]);
});

describe("a game that is looked at again", () => {
  const replay = (own?: number[]): Replay =>
    ({
      setup: "columbiz:2",
      names: ["guest-1a2b", ""],
      sides: [0, 1],
      colours: ["purple", "blue"],
      tags: { Computer2: "novice" },
      start: {},
      moments: [],
      tallies: [],
      own,
    }) as unknown as Replay;
  const names = (own?: number[]) => new Study(replay(own), { of: "record", record: "1" }).names;

  test("says “you” to the player", async () => {
    await speak("en");
    expect(names([0])).toEqual({
      seats: ["You", say("level-novice")],
      sides: ["You", say("level-novice")],
      own: 0,
      ownSide: 0,
    });
  });

  test("has names for everybody else, and for those round one device", async () => {
    await speak("en");
    for (const own of [undefined, [], [0, 1]]) {
      expect(names(own)).toMatchObject({
        seats: ["guest-1a2b", say("level-novice")],
        own: -1,
        ownSide: -1,
      });
    }
  });
});

test("the next turn is the end of this one, or of the next if this one is over", () => {
  const moments = [0, 0, 1, 1, 1, 2, 2].map((turn) => ({ turn, game: {} }));
  const replay = {
    setup: "columbiz:2",
    start: {},
    moments,
    turn_ends: [2, 5, 7],
  } as unknown as Replay;
  const study = new Study(replay, { of: "record", record: "1" });
  const after = (place: number, forward: boolean) => {
    study.go(place);
    study.turn(forward);
    return study.at;
  };
  expect([0, 1, 2, 3, 5, 6, 7].map((place) => after(place, true))).toEqual([2, 2, 5, 5, 7, 7, 7]);
  expect([0, 1, 2, 3, 5, 6, 7].map((place) => after(place, false))).toEqual([0, 0, 0, 2, 2, 5, 5]);
});
