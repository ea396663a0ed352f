/** Placements that are not sent yet: shown at once, taken back at will, sent as one decision list. */
import type { ChoiceView, Effect, GameView, Previewed } from "./wire.ts";

export type Ask = (decisions: string[]) => Promise<Previewed>;

export class TurnDraft {
  /** The decisions so far, in order. */
  words = $state.raw<string[]>([]);
  /** What each of them does. */
  steps = $state.raw<(readonly Effect[])[]>([]);
  /** Where they lead, as the server sees it; null while it is asked, or if there are none. */
  after = $state.raw<GameView | null>(null);
  #base: GameView | null = null;
  #ask: Ask;
  #asked = 0;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Begin anew, from a game. */
  begin(game: GameView | null): void {
    this.#base = game;
    this.#asked++;
    this.words = [];
    this.steps = [];
    this.after = null;
  }

  /** The game with the draft; the choices in it are those that are left. */
  get game(): GameView | null {
    return this.words.length ? this.after : this.#base;
  }

  /** The choice with a word, if it can be taken next. */
  choice(word: string): ChoiceView | undefined {
    return this.game?.choices?.find((each) => each.decision === word);
  }

  /** Whether the draft can be ended with a word, such as `end`. */
  allows(word: string): boolean {
    return this.choice(word) !== undefined;
  }

  /** Add a decision that can be taken. What it does shows at once; the server tells what is next. */
  async add(word: string): Promise<boolean> {
    const choice = this.choice(word);
    if (!choice) return false;
    const { words, steps, after } = this;
    this.words = [...words, word];
    this.steps = [...steps, choice.effects];
    this.after = null;
    try {
      await this.#try(this.words);
    } catch (error) {
      Object.assign(this, { words, steps, after });
      throw error;
    }
    return true;
  }

  /** Take back one decision; those after it stay if they still can be. */
  async takeBack(word = this.words.at(-1) ?? ""): Promise<void> {
    const place = this.words.lastIndexOf(word);
    if (place < 0) return;
    const without = this.words.filter((_, each) => each !== place);
    try {
      await this.#try(without);
    } catch {
      await this.#try(this.words.slice(0, place));
    }
  }

  async #try(words: string[]): Promise<void> {
    const asked = ++this.#asked;
    if (words.length === 0) {
      this.begin(this.#base);
      return;
    }
    const told = await this.#ask(words);
    if (asked !== this.#asked) return;
    this.words = words;
    this.steps = told.steps;
    this.after = told.game;
  }
}
