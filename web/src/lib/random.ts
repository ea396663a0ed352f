/** Random words; `crypto.getRandomValues` is there over plain http as well. */
import { hexadecimal } from "./bytes.ts";

/** So many random bytes. */
export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** A word that nobody has used: for the id of a command. */
export function freshId(): string {
  return hexadecimal(randomBytes(12));
}
