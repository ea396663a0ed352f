/** Ids of commands that this browser knows again, in every tab and after a reload.
 *
 * Half of an id is random, the other half is made from it with a key that never leaves the browser.
 * So nothing has to be noted, and the house cannot make up a command of ours.
 */
import { bytesOf, hexadecimal } from "../bytes.ts";
import { randomBytes } from "../random.ts";
import { hmac } from "./sha256.ts";

const PLACE = "sixrow-device";
const SIZE = 8;

export class Ids {
  constructor(readonly key: Uint8Array) {}

  fresh(): string {
    const half = randomBytes(SIZE);
    return hexadecimal(half) + this.#other(half);
  }

  isOwn(id: string): boolean {
    if (!/^[0-9a-f]{32}$/.test(id)) return false;
    return this.#other(bytesOf(id.slice(0, 2 * SIZE))) === id.slice(2 * SIZE);
  }

  #other(half: Uint8Array): string {
    return hexadecimal(hmac(this.key, half).slice(0, SIZE));
  }
}

/** The ids of this browser; of this page alone, if it keeps nothing. */
export function deviceIds(): Ids {
  let key = hexadecimal(randomBytes(32));
  try {
    const kept = localStorage.getItem(PLACE) ?? "";
    if (/^[0-9a-f]{64}$/.test(kept)) key = kept;
    else localStorage.setItem(PLACE, key);
  } catch {
    // A browser that keeps nothing still plays.
  }
  return new Ids(bytesOf(key));
}
