/** The client's side of the dice, at a table that a small house of the test runs. */
import { beforeEach, describe, expect, test } from "vitest";
import { hexadecimal } from "../src/lib/bytes.ts";
import { Chain } from "../src/lib/dice/chain.ts";
import { DiceClient, type Shelf } from "../src/lib/dice/dice_client.ts";
import { Ids } from "../src/lib/dice/ids.ts";
import { merged, type Receipt } from "../src/lib/dice/receipt.ts";
import type { AnyFact, Event } from "../src/lib/wire.ts";

const CHAIRS = [{ person: "ada", name: "Ada" }, { level: "casual" }];
const house = new Chain("h", new Uint8Array(32).fill(9));
const bos = new Chain("p", new Uint8Array(32).fill(8));

/** What the tabs of one browser share. */
class Browser implements Shelf {
  stored: Receipt | null = null;
  async keep(receipt: Receipt): Promise<Receipt> {
    this.stored = this.stored ? merged(this.stored, receipt) : receipt;
    return this.stored;
  }
  async read(): Promise<Receipt | null> {
    return this.stored;
  }
  async finish(receipt: Receipt): Promise<void> {
    this.stored = receipt;
  }
}

let browser: Browser;
let number: number;
const ids = new Ids(new Uint8Array(32));
const tab = () => new DiceClient("ada", browser, ids, browser.stored);

function event(fact: AnyFact): Event {
  return { number: ++number, time: 1_000 * number, fact, cause: null };
}

function opened(chairs = CHAIRS): Event {
  number = 0;
  const commitment = hexadecimal(house.public);
  const terms = { setup: "columbiz:2" } as never;
  return event({ is: "opened", table: "t", host: "ada", terms, chairs, commitment });
}

const anchored = (anchor: string, seat = 0) => event({ is: "anchored", seat, anchor });
const began = (game = 1) => event({ is: "game-began", game, rolls: [] });
const due = (roll: number, callers = [0]) => event({ is: "due", roll, seat: 0, callers });

function see(clients: DiceClient[], ...events: Event[]): void {
  for (const client of clients) for (const each of events) client.see(each);
}

/** Clients at a table that has begun, with the chain that the first of them made. */
async function seated(...clients: [DiceClient, ...DiceClient[]]): Promise<string> {
  see(clients, opened());
  const [first, ...others] = clients;
  const request = await first.request();
  expect(request?.do).toBe("anchor");
  const anchor = request?.do === "anchor" ? request.anchor : "";
  for (const each of others) await each.refresh();
  see(clients, anchored(anchor), began());
  return anchor;
}

beforeEach(() => {
  browser = new Browser();
});

describe("a client", () => {
  test("anchors once, and has stored the secret before it says so", async () => {
    const client = tab();
    see([client], opened());
    const request = await client.request();
    expect(request).toMatchObject({ do: "anchor" });
    expect(browser.stored?.chains).toMatchObject([{ secret: expect.stringMatching(/^\w{64}$/) }]);
    expect(await client.request()).toBeNull();
    client.forgetUnanswered();
    expect(await client.request()).toMatchObject({ do: "anchor" });
  });

  test("gives the next link when it is called, and has stored that before", async () => {
    const client = tab();
    await seated(client);
    expect(await client.request()).toBeNull();
    see([client], due(1));
    const give = await client.request();
    expect(give).toMatchObject({ do: "give", roll: 1 });
    expect(browser.stored?.given).toHaveLength(1);
    expect(await client.request()).toMatchObject({ ...give, id: expect.any(String) });
    const again = tab();
    number = 0;
    expect(again.witness.receipt.given).toHaveLength(1);
  });

  test("that found a fault asks first", async () => {
    const client = tab();
    await seated(client);
    see([client], due(2));
    expect(client.witness.faults.map((fault) => fault.code)).toEqual(["wrong-roll"]);
    expect(client.hesitates).toBe(true);
    expect(await client.request()).toBeNull();
    client.accept();
    expect(await client.request()).toMatchObject({ do: "give", roll: 2 });
  });

  test("keeps no secret of a table that is over", async () => {
    const client = tab();
    await seated(client);
    await client.finish();
    expect(browser.stored?.chains).toEqual([{ anchor: expect.any(String) }]);
    expect(client.witness.receipt.seat).toBe(0);
  });

  test("was there as long as the house knew, and ten seconds longer", async () => {
    const client = tab();
    await seated(client);
    client.connected();
    see([client], event({ is: "due", roll: 1, seat: 1, callers: [] }));
    expect(client.witness.faults.map((fault) => fault.code)).toContain("left-out");
    const later = tab();
    await seated(later);
    later.connected();
    later.disconnected(-20_000);
    see([later], event({ is: "due", roll: 1, seat: 1, callers: [] }));
    expect(later.witness.faults.map((fault) => fault.code)).not.toContain("left-out");
  });
});

describe("two tabs of one browser", () => {
  test("know the chain of one another, and give the same link", async () => {
    const [one, other] = [tab(), tab()];
    const anchor = await seated(one, other);
    expect([one.held, other.held]).toEqual([anchor, anchor]);
    see([one, other], due(1));
    const [first, second] = [await one.request(), await other.request()];
    expect(second).toMatchObject({ ...first, id: expect.any(String) });
    expect(browser.stored?.given).toHaveLength(1);
  });

  test("never give one link for two histories", async () => {
    const [one, other] = [tab(), tab()];
    await seated(one, other);
    const roll = due(1);
    see([one], roll);
    expect(await one.request()).toMatchObject({ do: "give" });
    number--;
    see([other], event({ is: "undone", seat: 0, count: 1 }), due(1));
    expect(other.witness.faults).toEqual([]);
    expect(await other.request()).toBeNull();
  });
});

describe("another device", () => {
  test("makes a chain only if the person acts there and no other device holds theirs", async () => {
    const first = tab();
    const anchor = await seated(first);
    browser = new Browser();
    const device = tab();
    see([device], opened(), anchored(anchor), began());
    expect(device.isForeign).toBe(true);
    expect(await device.request()).toBeNull();
    expect(await device.request(true, true)).toBeNull();
    expect(await device.request(true, false)).toMatchObject({ do: "anchor" });
  });

  test("waits for the first one while a roll is due, unless nobody else plays", async () => {
    const anchor = await seated(tab());
    const two = [CHAIRS[0] as object, { person: "bo", name: "Bo" }];
    for (const [chairs, expected] of [
      [CHAIRS, "anchor"],
      [two, undefined],
    ] as const) {
      browser = new Browser();
      const device = tab();
      see([device], opened(chairs as typeof CHAIRS), anchored(anchor));
      if (chairs === two) see([device], anchored(hexadecimal(bos.public), 1));
      see([device], began(), due(1, chairs === two ? [0, 1] : [0]));
      expect((await device.request(true))?.do).toBe(expected);
    }
  });
});
