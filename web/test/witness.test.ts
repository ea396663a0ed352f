/** The witness against Python's: whole tables, and houses that lie once. */
import { describe, expect, test } from "vitest";
import { hexadecimal } from "../src/lib/bytes.ts";
import { letters } from "../src/lib/dice/history.ts";
import { emptyReceipt, type Receipt } from "../src/lib/dice/receipt.ts";
import { Witness, type Fault } from "../src/lib/dice/witness.ts";
import type { Event } from "../src/lib/wire.ts";
import { diceFixture } from "./games.ts";

const { tables, lies } = diceFixture();
const honest = tables["two people"]?.events ?? [];

function known(person: string, kept: Partial<Receipt>): Receipt {
  return { ...emptyReceipt("", "table-1", person), ...kept };
}

function codes(faults: readonly Fault[]): [string, number][] {
  return faults
    .map(({ code, roll }): [string, number] => [code, roll])
    .sort(([one, first], [other, second]) =>
      one === other ? first - second : one < other ? -1 : 1,
    );
}

function watch(events: readonly Event[], person = "", receipt: Receipt | null = null): Witness {
  const witness = new Witness(person, receipt);
  for (const event of events) witness.see(event);
  return witness;
}

describe.each(Object.entries(tables))("%s", (_, table) => {
  test.each(table.watchers)("as $person sees it", (watched) => {
    const witness = new Witness(watched.person, known(watched.person, watched.receipt));
    const heads = table.events.map((event) => {
      witness.see(event);
      return hexadecimal(witness.table?.head ?? new Uint8Array());
    });
    expect(codes(witness.faults)).toEqual(watched.faults);
    expect(heads).toEqual(table.heads);
    expect(letters(witness.table?.head ?? new Uint8Array())).toBe(table.letters);
    const mine = [...witness.rolls.values()].filter((row) => row.mine).map((row) => row.roll);
    expect(mine).toEqual(watched.mine);
    expect(Object.fromEntries(witness.avoided)).toEqual(watched.avoided);
    expect(witness.receipt.games).toEqual(watched.games);
    expect(witness.receipt.played).toEqual(watched.played);
  });
});

test("somebody was dropped, and what they avoided is known", () => {
  const rows = [...watch(tables["a silent person"]?.events ?? []).rolls.values()];
  expect(rows.some((row) => row.dropped?.includes(2))).toBe(true);
  expect(rows.some((row) => row.dice === "" && !row.dropped)).toBe(true);
});

describe("a house that lies is found out", () => {
  test.each(lies)("$name", (lie) => {
    const witness = new Witness("ada", known("ada", lie.receipt));
    for (const roll of lie.notes.there) witness.wasThere(roll);
    for (const roll of lie.notes.answered) witness.answered(roll);
    for (const event of [...honest.slice(0, lie.before), ...lie.events]) {
      if (event.number === lie.notes.live) witness.live();
      witness.see(event);
    }
    // Only Python knows the rules of the games; it calls what breaks them another history.
    const found = codes(witness.faults);
    const byRules = (each: [string, number]) =>
      each[0] === "another-history" && lie.faults.length > 1;
    expect(found).toEqual(lie.faults.filter((each) => !byRules(each)));
  });
});

describe("a receipt", () => {
  const kept = watch(honest, "ada").receipt;

  test("that fits is silent", () => {
    const again = watch(honest, "ada", kept);
    again.caughtUp();
    expect(again.faults).toEqual([]);
    expect(again.receipt).toEqual(kept);
  });

  test("shows that the house has gone back", () => {
    const again = watch(honest.slice(0, 80), "ada", kept);
    again.caughtUp();
    expect(codes(again.faults)).toEqual([
      ["went-back", Math.max(...kept.rolls.map((r) => r.roll))],
    ]);
    expect(again.receipt.facts).toBe(kept.facts);
  });

  test("shows another history", () => {
    const other = { ...kept, head: "00".repeat(32) };
    expect(watch(honest, "ada", other).faults.map((fault) => fault.code)).toEqual([
      "another-history",
    ]);
  });

  test("of a second opening, and what cannot be read, are no history", () => {
    const [first] = honest as [Event];
    expect(watch([first, { ...first, number: 2 }]).faults[0]?.code).toBe("second-opening");
    const nonsense = { ...first, number: 2, fact: { is: "void", roll: 1 } } as unknown as Event;
    expect(watch([first, nonsense]).faults.map((fault) => fault.code)).toContain("another-history");
  });
});

test("a command of the person that was not sent from here, or answers twice, is told", () => {
  const own = new Witness("ada", null, (command) => command === "7");
  const [opening] = honest as [Event];
  own.see(opening);
  own.live();
  const told = (number: number, command: string): Event => ({
    number,
    time: 0,
    fact: { is: "clock-read" },
    cause: { by: "ada", command },
  });
  expect(own.see(told(2, "7"))).toEqual([]);
  expect(own.see(told(3, "8")).map((fault) => fault.code)).toEqual(["foreign-command"]);
});
