/** Hash chains: a public value first, then the links, each of which hashes to the one before it.
 *
 * The house and every person at a table have one. The public value is enough to check a link;
 * nobody can compute a link from those before it. docs/fair-dice.md defines the bytes.
 */
import { joined, utf8 } from "../bytes.ts";
import { sha256 } from "./sha256.ts";

export const SCHEME = "sixrow-dice-2";
/** The number of links of every chain. */
export const LENGTH = 2048;
/** A chain keeps every 64th link, and the 64 links that it used last. */
const STRIDE = 64;

/** Whose chain it is: the house's or a person's. */
export type Kind = "h" | "p";

const PREFIX = { h: utf8(`${SCHEME}h`), p: utf8(`${SCHEME}p`) };

/** The value that comes before a link in its chain. */
export function before(kind: Kind, link: Uint8Array): Uint8Array<ArrayBuffer> {
  return sha256(joined(PREFIX[kind], link));
}

/** The same, several links back. */
export function back(kind: Kind, link: Uint8Array, steps: number): Uint8Array {
  let value = link;
  for (let step = 0; step < steps; step++) value = before(kind, value);
  return value;
}

/** A chain made from its last, secret value; computes `LENGTH` hashes when it is made. */
export class Chain {
  #kept = new Map<number, Uint8Array>();
  #block: Uint8Array[] = [];
  #last = 0;

  constructor(
    readonly kind: Kind,
    secret: Uint8Array,
  ) {
    if (secret.length !== 32) throw new RangeError("a chain needs 32 secret bytes");
    let value = secret;
    this.#kept.set(LENGTH, secret);
    for (let index = LENGTH - STRIDE; index >= 0; index -= STRIDE) {
      value = back(kind, value, STRIDE);
      this.#kept.set(index, value);
    }
  }

  /** The value to publish: a commitment of the house, an anchor of a person. */
  get public(): Uint8Array {
    return this.#kept.get(0) as Uint8Array;
  }

  /** A link, from 1 to `LENGTH`. */
  link(index: number): Uint8Array {
    if (!(index >= 1 && index <= LENGTH)) throw new RangeError(String(index));
    const last = Math.ceil(index / STRIDE) * STRIDE;
    if (last !== this.#last) {
      this.#block = [this.#kept.get(last) as Uint8Array];
      this.#last = last;
    }
    while (this.#block.length <= last - index) {
      this.#block.push(before(this.kind, this.#block.at(-1) as Uint8Array));
    }
    return this.#block[last - index] as Uint8Array;
  }
}
