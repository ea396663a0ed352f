/** Placements not sent yet: shown at once, freely taken back, sent as one list of decisions. */
import type { ChoiceView, Effect, GameView, Previewed } from "./wire.ts";

export type Ask = (decisions: string[]) => Promise<Previewed>;

export class TurnDraft {
  /** The decisions so far, in order. */
  words = $state.raw<string[]>([]);
  /** The effects of each decision. */
  steps = $state.raw<(readonly Effect[])[]>([]);
  /** The server's preview of the game after them; null while requested, or without decisions. */
  after = $state.raw<GameView | null>(null);
  #base: GameView | null = null;
  #ask: Ask;
  #asked = 0;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Discard the draft and start from a game. */
  begin(game: GameView | null): void {
    this.#base = game;
    this.#asked++;
    this.words = [];
    this.steps = [];
    this.after = null;
  }

  /** The game after the draft, with the remaining choices. */
  get game(): GameView | null {
    return this.words.length ? this.after : this.#base;
  }

  /** The choice with this word, if it is available next. */
  choice(word: string): ChoiceView | undefined {
    return this.game?.choices?.find((each) => each.decision === word);
  }

  /** Whether the draft can be ended with a word, such as `end`. */
  allows(word: string): boolean {
    return this.choice(word) !== undefined;
  }

  /** Add an available decision. Its effects show at once; the server sends the next choices. */
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

  /** Take back a decision; later ones are kept if they are still legal. */
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
