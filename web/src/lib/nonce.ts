/** Random numbers that a player puts into the dice; docs/fair-dice.md tells why. */

/** 16 fresh random bytes in hexadecimal. */
export function freshNonce(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(16)));
}

/** A word that nobody has used: for the id of a command. */
export function freshId(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(12)));
}

export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let place = 0; place < bytes.length; place++) {
    bytes[place] = Number.parseInt(text.slice(2 * place, 2 * place + 2), 16);
  }
  return bytes;
}

/** The nonce for the next command: the same one until it was taken, so there is no second draw. */
export class Purse {
  #next = freshNonce();

  /** The nonce to send now. */
  get present(): string {
    return this.#next;
  }

  /** A nonce was taken by the house; the next command needs another. */
  spend(nonce: string): void {
    if (nonce === this.#next) this.#next = freshNonce();
  }
}
