/** The dice rolled again in the browser: each link against the one before, each die from the nonces.
 *
 * docs/fair-dice.md has every byte. The witness is shown the events of a table in order.
 */
import { bytesOf, hexadecimal } from "./nonce.ts";
import type { Event, Opened, Rolled } from "./wire.ts";

export type Fault = "wrong-link" | "wrong-roll" | "no-own-nonce";
export interface Checked {
  roll: number;
  fault: Fault | null;
}

const SCHEME = new TextEncoder().encode("sixrow-dice-1");
const FAIR = 252;

interface Contribution {
  after: number;
  seat: number;
  nonce: string;
}

/** Whether this browser lets a page compute hashes: only over TLS, or on this machine. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export class Witness {
  #opened: Opened | null = null;
  #commitments: string[] = [];
  #given: Contribution[] = [];
  #sent = new Map<string, string>();
  #exchanged = false;
  #link = "";
  #rolls = 0;

  /** What was sealed before the first roll. */
  get commitments(): readonly string[] {
    return this.#commitments;
  }

  /** A command of our own goes out with this nonce; the house must put no other into the dice. */
  gave(command: string, nonce: string): void {
    this.#sent.set(command, nonce);
  }

  /** Look at the next event. Gives what came of checking it, or null if no dice have fallen. */
  async see(event: Event): Promise<Checked | null> {
    const cause = event.cause;
    const sent = this.#sent.get(cause?.command ?? "");
    if (sent !== undefined && sent !== cause?.nonce) this.#exchanged = true;
    if (cause?.nonce) {
      this.#given.push({ after: this.#rolls, seat: cause.seat ?? 0, nonce: cause.nonce });
    }
    const fact = event.fact;
    if (fact.is === "opened") {
      this.#opened = fact;
      this.#commitments = [...fact.commitments];
    } else if (fact.is === "sealed") {
      this.#commitments.push(fact.commitment);
    } else if (fact.is === "rolled") {
      return { roll: fact.roll, fault: await this.#check(fact) };
    }
    return null;
  }

  async #check(fact: Rolled): Promise<Fault | null> {
    const opened = this.#opened;
    if (opened === null || fact.roll !== this.#rolls + 1) return "wrong-link";
    const index = (fact.roll - 1) % opened.length;
    const chain = (fact.roll - 1 - index) / opened.length;
    const before = index === 0 ? this.#commitments[chain] : this.#link;
    const own = this.#given.some((each) => each.after === this.#rolls && each.seat === fact.seat);
    // Taken before waiting: the next event may be looked at meanwhile.
    const given = [...this.#given];
    const exchanged = this.#exchanged;
    this.#rolls = fact.roll;
    this.#link = fact.link;
    if ((await sha256(bytesOf(fact.link))) !== before) return "wrong-link";
    const fair = await roll(fact.link, opened.table, fact.roll, given, fact.dice.length);
    if (fair !== fact.dice) return "wrong-roll";
    return exchanged || (fact.hand === "person" && !own) ? "no-own-nonce" : null;
  }
}

/** The dice of a roll, ascending, from its link and all nonces so far. */
export async function roll(
  link: string,
  table: string,
  number: number,
  given: readonly { seat: number; nonce: string }[],
  count: number,
): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    bytesOf(link),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const text = message(table, number, given);
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block++) {
    const seal = await crypto.subtle.sign("HMAC", key, joined([text, integer(block, 4)]));
    for (const byte of new Uint8Array(seal)) {
      if (byte < FAIR) faces.push((byte % 6) + 1);
    }
  }
  return faces
    .slice(0, count)
    .sort((a, b) => a - b)
    .join("");
}

function message(
  table: string,
  number: number,
  given: readonly { seat: number; nonce: string }[],
): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(table);
  const nonces = given.flatMap((each) => [integer(each.seat, 1), bytesOf(each.nonce)]);
  return joined([
    SCHEME,
    integer(name.length, 2),
    name,
    integer(number, 8),
    integer(given.length, 4),
    ...nonces,
  ]);
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** An unsigned number, the highest byte first. */
function integer(value: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let place = size - 1, rest = value; place >= 0; place--, rest = Math.floor(rest / 256)) {
    bytes[place] = rest % 256;
  }
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
