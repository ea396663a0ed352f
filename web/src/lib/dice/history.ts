/** The head of a table's history: a hash over everything that has happened, event by event.
 *
 * Two people who compare it know whether they were shown the same game.
 */
import { joined, utf8 } from "../bytes.ts";
import type { AnyFact, Chair } from "../wire.ts";
import { SCHEME } from "./chain.ts";
import { sha256 } from "./sha256.ts";

const PREFIX = utf8(`${SCHEME}e`);

/** Facts that leave the game as it is; they are not part of its history. */
const PASSING: ReadonlySet<AnyFact["is"]> = new Set([
  "rematch-wanted",
  "connection-lost",
  "connection-back",
  "clock-read",
  "resumed",
  "given",
]);

/** The head before the first event. */
export const BEGINNING = sha256(PREFIX);

export function isPassing(fact: AnyFact): boolean {
  return PASSING.has(fact.is);
}

/** The head after one more fact, the `number`-th that is not passing.
 *
 * Names are left out: a person who is deleted takes theirs along, and the history stays the same. */
export function nextHead(head: Uint8Array, number: number, fact: AnyFact): Uint8Array {
  return sha256(joined(PREFIX, head, utf8(canonical([number, nameless(fact)]))));
}

function nameless(fact: AnyFact): AnyFact {
  const bare = ({ name: _, ...chair }: Chair): Chair => chair;
  if (fact.is === "opened") return { ...fact, chairs: fact.chairs.map(bare) };
  return fact.is === "seated" ? { ...fact, chair: bare(fact.chair) } : fact;
}

/** JSON with the keys of every object in order, and no spaces. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== "object" || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(
      Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** The head for people to compare: 80 bits as sixteen letters and digits, in four groups. */
export function letters(head: Uint8Array): string {
  let bits = 0n;
  for (const byte of head.slice(0, 10)) bits = (bits << 8n) | BigInt(byte);
  const all = Array.from({ length: 16 }, (_, place) => {
    const index = Number((bits >> BigInt(5 * (15 - place))) & 31n);
    return ALPHABET[index] ?? "";
  });
  return (all.join("").match(/.{4}/g) ?? []).join(" ");
}
