/** Which links count in a roll, and the dice that follow from them. Pure functions.
 *
 * docs/fair-dice.md defines every byte and explains the counting rule.
 */
import { bytesOf, integer, joined, utf8 } from "../bytes.ts";
import { SCHEME } from "./chain.ts";
import { hmac, sha256 } from "./sha256.ts";

const FAIR = 252;

/** A link that was given and has not counted yet. */
export interface Held {
  /** The number of the roll that it was given for. */
  roll: number;
  /** The seat under which the person's chain is known. */
  seat: number;
  /** How many rolls had been due when its chain was anchored. */
  anchored: number;
  link: string;
}

/** The held links that count in a roll, by roll and then seat.
 *
 * A link counts only once its anchor is too old to have been chosen to suit the others: every other
 * interested person has a link, given after that anchor, that has counted or counts in this roll
 * too.
 *
 * `counted` has for each seat the last roll for which a link was given that has counted; those
 * are `interested` who played when the roll was due, or whose result counted although a bot played
 * for them, by the seats of their chains. */
export function counting(
  held: readonly Held[],
  counted: ReadonlyMap<number, number>,
  interested: readonly number[],
): Held[] {
  let kept = inOrder(held);
  for (;;) {
    const latest = new Map(counted);
    for (const { seat, roll } of kept) latest.set(seat, Math.max(latest.get(seat) ?? 0, roll));
    const oldEnough = kept.filter((each) =>
      interested.every((other) => other === each.seat || (latest.get(other) ?? 0) > each.anchored),
    );
    if (oldEnough.length === kept.length) return kept;
    kept = oldEnough;
  }
}

function inOrder(held: readonly Held[]): Held[] {
  return [...held].sort((one, other) => one.roll - other.roll || one.seat - other.seat);
}

/** The value before the first roll of a table. */
export function firstRatchet(table: string): Uint8Array {
  return sha256(joined(utf8(`${SCHEME}t`), named(table)));
}

/** The value that all links counted so far lead to, after those of one more roll. */
export function ratchet(last: Uint8Array, roll: number, counted: readonly Held[]): Uint8Array {
  const links = inOrder(counted).flatMap((each) => [
    integer(each.roll, 8),
    integer(each.seat, 1),
    bytesOf(each.link),
  ]);
  const count = integer(counted.length, 2);
  return sha256(joined(utf8(`${SCHEME}r`), last, integer(roll, 8), count, ...links));
}

/** So many dice of a roll, in ascending order, from the house's link and the ratchet. */
export function fairRoll(
  link: string,
  table: string,
  roll: number,
  turned: Uint8Array,
  number: number,
): string {
  const key = bytesOf(link);
  const text = joined(utf8(`${SCHEME}d`), named(table), integer(roll, 8), turned);
  const faces: number[] = [];
  for (let block = 0; faces.length < number; block++) {
    for (const byte of hmac(key, joined(text, integer(block, 4)))) {
      if (byte < FAIR) faces.push((byte % 6) + 1);
    }
  }
  return faces
    .slice(0, number)
    .sort((one, other) => one - other)
    .join("");
}

function named(table: string): Uint8Array {
  const name = utf8(table);
  return joined(integer(name.length, 2), name);
}
