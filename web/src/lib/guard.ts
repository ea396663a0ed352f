/** Keeps a second click from doing something other than the first was meant for. */

/** For so long after a button has changed its meaning, it does nothing. */
export const DEAF = 400;
/** And for so much longer after a click, unless it is on the same button with the same meaning. */
const AFTER_CLICK = 100;

export class Guard {
  #meaning = "";
  #changed = -Infinity;
  #pressed = "";
  /** The last click. What led to these buttons was one as well, on another page. */
  #at: number;

  constructor(
    readonly length: () => number = () => DEAF,
    readonly now: () => number = () => performance.now(),
  ) {
    this.#at = now();
  }

  /** What the buttons mean now; returns whether that is new. */
  note(meaning: string): boolean {
    if (meaning === this.#meaning) return false;
    this.#meaning = meaning;
    this.#changed = this.now();
    return true;
  }

  /** Whether a click counts; if so, it is noted. */
  admits(what: string): boolean {
    if (this.#left(what) > 0) return false;
    this.#pressed = `${what} ${this.#meaning}`;
    this.#at = this.now();
    return true;
  }

  /** For how long no button does anything new. */
  get left(): number {
    return this.#left("");
  }

  #left(what: string): number {
    const [length, now] = [this.length(), this.now()];
    if (length === 0) return 0;
    const same = `${what} ${this.#meaning}` === this.#pressed;
    const click = same ? 0 : this.#at + length + AFTER_CLICK - now;
    return Math.max(this.#changed + length - now, click);
  }
}
