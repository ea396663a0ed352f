import { describe, expect, test } from "vitest";
import { roll, Witness, type Checked } from "../src/lib/fair.ts";
import type { Event } from "../src/lib/wire.ts";
import { eventsOf } from "./games.ts";

async function watch(events: readonly Event[]): Promise<Checked[]> {
  const witness = new Witness();
  const found: Checked[] = [];
  for (const event of events) {
    const checked = await witness.see(event);
    if (checked) found.push(checked);
  }
  return found;
}

function changed(events: readonly Event[], roll: number, fields: object): Event[] {
  return events.map((event) =>
    event.fact.is === "rolled" && event.fact.roll === roll
      ? { ...event, fact: { ...event.fact, ...fields } }
      : event,
  );
}

test("the example of docs/fair-dice.md", async () => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode("an example"));
  const link = Buffer.from(digest).toString("hex");
  const nonces = [{ seat: 0, nonce: "00112233445566778899aabbccddeeff" }];
  expect(await roll(link, "table-1", 3, nonces, 8)).toBe("11223466");
});

describe.each(["columbiz", "sequence-dice"])("a game of %s that Python made", (name) => {
  const events = eventsOf(name);

  test("every roll fits, over several chains", async () => {
    const found = await watch(events);
    expect(found.length).toBeGreaterThan(10);
    expect(events.some((event) => event.fact.is === "sealed")).toBe(true);
    expect(found.filter((each) => each.fault !== null)).toEqual([]);
  });

  test("other dice are found out", async () => {
    const found = await watch(
      changed(events, 3, { dice: "1".repeat(name === "columbiz" ? 8 : 2) }),
    );
    expect(found[2]).toEqual({ roll: 3, fault: "wrong-roll" });
  });

  test("another link is found out, and so is the one after it", async () => {
    const found = await watch(changed(events, 4, { link: "ab".repeat(32) }));
    expect(found.slice(3, 5).map((each) => each.fault)).toEqual(["wrong-link", "wrong-link"]);
  });

  test("a nonce that the house has exchanged is found out", async () => {
    const witness = new Witness();
    const mine = events.find((event) => event.fact.is === "rolled" && event.cause?.nonce);
    witness.gave(mine?.cause?.command ?? "", "ff".repeat(16));
    const found: Checked[] = [];
    for (const event of events) {
      const checked = await witness.see(event);
      if (checked) found.push(checked);
    }
    expect(found[0]?.fault).toBe("no-own-nonce");
  });

  test("a person's roll without a nonce of theirs is found out", async () => {
    const without = events.map((event) =>
      event.fact.is === "rolled" && event.fact.roll === 2 && event.cause
        ? { ...event, cause: { ...event.cause, seat: 1 - (event.cause.seat ?? 0) } }
        : event,
    );
    expect((await watch(without))[1]?.fault).not.toBeNull();
  });
});
