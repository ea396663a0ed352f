/** Keeps a second click from doing something else than the first was meant for. */

/** For so long after a button has changed its meaning, it does nothing. */
export const DEAF = 400;
/** For so long after a click, only the same thing can be clicked again. */
export const DOUBLE = 500;

export class Guard {
  #meaning = "";
  #changed = -Infinity;
  #pressed = "";
  #at = -Infinity;

  constructor(readonly now: () => number = () => performance.now()) {}

  /** What the buttons mean now; returns whether that is new. */
  note(meaning: string): boolean {
    if (meaning === this.#meaning) return false;
    this.#meaning = meaning;
    this.#changed = this.now();
    return true;
  }

  /** Whether a click counts; if so, it is noted. */
  admits(what: string): boolean {
    const now = this.now();
    const other = what !== this.#pressed && now - this.#at < DOUBLE;
    if (other || now - this.#changed < DEAF) return false;
    this.#pressed = what;
    this.#at = now;
    return true;
  }
}
