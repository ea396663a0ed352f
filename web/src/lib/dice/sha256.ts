/** SHA-256 and HMAC, at once and without waiting.
 *
 * Browsers have their own, but let no page use it over plain http, and people in a local network
 * want to play as well. FIPS 180-4 and RFC 2104 have the letters.
 */
import { joined } from "../bytes.ts";

const BLOCK = 64;

// biome-ignore format: eight to a line, as in the standard
const K = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

// biome-ignore format: eight to a line, as in the standard
const START = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

const words = new Int32Array(BLOCK);

/** The 32 bytes that SHA-256 makes of some bytes. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = message.length;
  const padded = new Uint8Array(Math.ceil((size + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[size] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(size / 2 ** 29));
  view.setUint32(padded.length - 4, size << 3);
  const state = START.slice();
  for (let place = 0; place < padded.length; place += BLOCK) compress(state, view, place);
  const digest = new DataView(new ArrayBuffer(32));
  for (let place = 0; place < 8; place++) digest.setInt32(4 * place, state[place] as number);
  return new Uint8Array(digest.buffer);
}

function compress(state: Int32Array, view: DataView, start: number): void {
  // One by one, since an iterator would take as long as the rest.
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let t = 0; t < 64; t++) {
    if (t < 16) words[t] = view.getInt32(start + 4 * t);
    else {
      const x = words[t - 15] as number;
      const y = words[t - 2] as number;
      const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      words[t] = high + (words[t - 7] as number) + low + (words[t - 16] as number);
    }
    const choice = (e & f) ^ (~e & g);
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice;
    const sum = (first + (K[t] as number) + (words[t] as number)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + sum) | 0;
    d = c;
    c = b;
    b = a;
    a = (sum + ((turn(b, 2) ^ turn(b, 13) ^ turn(b, 22)) + majority)) | 0;
  }
  const after = [a, b, c, d, e, f, g, h];
  for (let place = 0; place < 8; place++)
    state[place] = (state[place] as number) + (after[place] as number);
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** HMAC-SHA-256 of a message. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const pad = (value: number) => whole.map((byte) => byte ^ value);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}
