import { describe, expect, test } from "vitest";
import { bytesOf, hexadecimal, utf8 } from "../src/lib/bytes.ts";
import { before, Chain, LENGTH } from "../src/lib/dice/chain.ts";
import { counting, fairRoll, firstRatchet, ratchet } from "../src/lib/dice/fair_dice.ts";
import { canonical, letters } from "../src/lib/dice/history.ts";
import { Ids } from "../src/lib/dice/ids.ts";
import { hmac, sha256 } from "../src/lib/dice/sha256.ts";
import { diceFixture } from "./games.ts";

const digest = (text: string) => hexadecimal(sha256(utf8(text)));

describe("SHA-256 of our own", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
  ])("of %j is that of the standard", (text, expected) => {
    expect(digest(text)).toBe(expected);
  });

  test("agrees with the browser's at every length around a block", async () => {
    for (let size = 0; size < 200; size++) {
      const bytes = Uint8Array.from({ length: size }, (_, place) => (place * 7 + size) % 256);
      const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      expect(hexadecimal(sha256(bytes))).toBe(hexadecimal(theirs));
    }
  });

  test("and HMAC, with short and long keys (RFC 4231)", () => {
    expect(hexadecimal(hmac(utf8("Jefe"), utf8("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    const text = utf8("Test Using Larger Than Block-Size Key - Hash Key First");
    expect(hexadecimal(hmac(new Uint8Array(131).fill(0xaa), text))).toBe(
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
  });
});

const VECTOR = {
  chains: [
    "9d0223a2d79373b4f176c10abae26176e245b8645646d8733ecf42a704e79339",
    "b74cb1b480b02776401a8b320a4cd701cf3e4cacd8e5a5867bdebed076131ab4",
    "a7b8d824142f7a20ceb415813c9e4f5463fe1b8d566a9d43823d7a5bef9c45d1",
  ],
  ratchet: "5c210470e4724d266b40dee7170adc661859bfc0b53083e431501773190c435a",
  dice: "12244566",
};

describe("the example of docs/fair-dice.md", () => {
  const house = new Chain("h", sha256(utf8("house")));
  const ada = new Chain("p", sha256(utf8("ada")));
  const bob = new Chain("p", sha256(utf8("bob")));
  const links = [ada, bob].map((chain, seat) => ({
    roll: 1,
    seat,
    anchored: 0,
    link: hexadecimal(chain.link(1)),
  }));
  const turned = ratchet(firstRatchet("table-1"), 1, links);

  test("has these chains", () => {
    expect([house, ada, bob].map((chain) => hexadecimal(chain.public))).toEqual(VECTOR.chains);
  });

  test("has this ratchet and these dice", () => {
    expect(hexadecimal(turned)).toBe(VECTOR.ratchet);
    expect(fairRoll(hexadecimal(house.link(1)), "table-1", 1, turned, 8)).toBe(VECTOR.dice);
  });

  test("the order in which links came does not matter", () => {
    expect(ratchet(firstRatchet("table-1"), 1, [...links].reverse())).toEqual(turned);
  });
});

describe("a chain", () => {
  const chain = new Chain("p", new Uint8Array(32).fill(7));

  test("gives links that hash to the one before, in any order", () => {
    for (const index of [1, 2, 64, 65, 63, 128, LENGTH, 1000, 999]) {
      const last = index === 1 ? chain.public : chain.link(index - 1);
      expect(before("p", chain.link(index))).toEqual(last);
    }
  });

  test("has no link before the first or after the last", () => {
    for (const index of [0, -1, LENGTH + 1, Number.NaN])
      expect(() => chain.link(index)).toThrow(RangeError);
  });
});

describe("the counting rule", () => {
  const [ADA, BOB, CY] = [0, 1, 2] as const;
  /** Roll, seat, and the rolls due before its anchor. */
  type Case = [roll: number, seat: number, anchored: number];
  const counted = (held: Case[], before: Record<number, number>, players: number[]) =>
    counting(
      held.map(([roll, seat, anchored]) => ({ roll, seat, anchored, link: "" })),
      new Map(Object.entries(before).map(([seat, roll]) => [Number(seat), roll])),
      players,
    ).length;

  test.each<[string, Case[], Record<number, number>, number[], number]>([
    ["at the opening one waits for the other", [[4, ADA, 1]], {}, [ADA, BOB], 0],
    [
      "and both count",
      [
        [4, ADA, 1],
        [5, BOB, 2],
      ],
      {},
      [ADA, BOB],
      2,
    ],
    ["one person counts at once", [[4, ADA, 3]], {}, [ADA], 1],
    ["a new device waits", [[11, ADA, 10]], { [ADA]: 9, [BOB]: 8 }, [ADA, BOB], 0],
    [
      "for the other",
      [
        [11, ADA, 10],
        [12, BOB, 2],
      ],
      { [ADA]: 9, [BOB]: 8 },
      [ADA, BOB],
      2,
    ],
    [
      "two new ones wait",
      [
        [11, ADA, 10],
        [13, BOB, 12],
      ],
      { [ADA]: 9, [BOB]: 8 },
      [ADA, BOB],
      0,
    ],
    [
      "until both have met",
      [
        [11, ADA, 10],
        [13, BOB, 12],
        [14, ADA, 10],
      ],
      { [ADA]: 9, [BOB]: 8 },
      [ADA, BOB],
      3,
    ],
    [
      "accomplices of whom one is away gain nothing",
      [
        [11, ADA, 10],
        [12, CY, 9],
        [13, ADA, 10],
      ],
      { [ADA]: 8, [CY]: 8, [BOB]: 7 },
      [ADA, BOB, CY],
      0,
    ],
  ])("%s", (_, held, before, players, number) => {
    expect(counted(held, before, players)).toBe(number);
  });
});

test("JSON has its keys in order, everywhere, and no needless escapes", () => {
  expect(canonical([2, { b: "é “\u2028", a: [{ d: null, c: 1 }] }])).toBe(
    '[2,{"a":[{"c":1,"d":null}],"b":"é “\u2028"}]',
  );
});

test("sixteen letters stand for a head", () => {
  const [head, expected] = diceFixture().vectors.letters;
  expect(letters(bytesOf(head))).toBe(expected);
});

describe("ids of commands", () => {
  const ids = new Ids(new Uint8Array(32).fill(1));

  test("are known again, and differ", () => {
    const id = ids.fresh();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(ids.isOwn(id)).toBe(true);
    expect(ids.fresh()).not.toBe(id);
  });

  test("of others are not ours", () => {
    const others = new Ids(new Uint8Array(32).fill(2));
    for (const id of [others.fresh(), "", "7", "ab".repeat(16)]) expect(ids.isOwn(id)).toBe(false);
  });
});
