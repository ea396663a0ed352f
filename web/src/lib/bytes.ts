/** Bytes: in hexadecimal, joined, and numbers as bytes. */
const encoder = new TextEncoder();

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

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

/** An unsigned number, the highest byte first. */
export function integer(value: number, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let place = size - 1, rest = value; place >= 0; place--, rest = Math.floor(rest / 256)) {
    bytes[place] = rest % 256;
  }
  return bytes;
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
