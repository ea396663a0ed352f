/** What others do, shown one step after the other; never in the way of who wants to go on.
 *
 * The state of the table is known at once; only the picture of it lags, and `skip` ends that.
 */
import { cellIndex, diceWord, faces } from "./notation.ts";
import type { Effect, GameView } from "./wire.ts";

/** One thing that somebody does: the effects of one event, and the picture after it. */
export interface Step {
  effects: readonly Effect[];
  board: readonly number[];
  dice: string;
  held: string;
  milliseconds: number;
}

interface Item {
  steps: Step[];
  after: GameView | null;
}

const PACE = { roll: 800, keep: 650, place: 750, extra: 350, word: 900 };

export class Playback {
  /** The game as it is drawn. */
  game = $state.raw<GameView | null>(null);
  /** What is being shown just now. */
  step = $state.raw<Step | null>(null);
  /** What others did since we last did something, and the game before it: to be shown again. */
  recent = $state.raw<{ from: GameView; effects: (readonly Effect[])[] } | null>(null);
  #items: Item[] = [];
  #timer = 0;

  get playing(): boolean {
    return this.step !== null;
  }

  /** Show a game as it is, and forget whatever was still to be shown. */
  jump(game: GameView | null): void {
    clearTimeout(this.#timer);
    this.#items = [];
    this.step = null;
    this.game = game;
  }

  /** Show how it came to be, after what is being shown already. */
  play(
    effects: readonly (readonly Effect[])[],
    after: GameView | null,
    sides: readonly number[],
  ): void {
    const last = this.#items.at(-1)?.after ?? this.game;
    this.#items.push({ steps: last ? stepsOf(last, effects, sides) : [], after });
    if (!this.playing) this.#next();
  }

  /** Note what others did, to be shown again on demand. */
  note(effects: readonly (readonly Effect[])[], from: GameView | null): void {
    const before = this.recent ?? (from && { from, effects: [] });
    this.recent = before && { from: before.from, effects: [...before.effects, ...effects] };
  }

  /** We did something ourselves: there is nothing to show again. */
  forget(): void {
    this.recent = null;
  }

  /** Show once more what others did. */
  again(sides: readonly number[]): void {
    const { game, recent } = this;
    if (!recent) return;
    this.jump(recent.from);
    this.play(recent.effects, game, sides);
  }

  /** Go on at once. */
  skip(): void {
    const last = this.#items.at(-1);
    this.jump(last ? last.after : this.game);
  }

  #next(): void {
    const item = this.#items[0];
    const step = item?.steps.shift() ?? null;
    this.step = step;
    if (!item) return;
    if (step) {
      this.#timer = window.setTimeout(() => this.#next(), step.milliseconds);
      return;
    }
    this.#items.shift();
    this.game = item.after;
    this.#next();
  }
}

/** The pictures that effects make of a game, one for each event that can be seen. */
export function stepsOf(
  from: GameView,
  effects: readonly (readonly Effect[])[],
  sides: readonly number[],
): Step[] {
  const steps: Step[] = [];
  const board = [...from.board];
  let dice = from.keeping || from.waiting === "decision" ? (from.dice ?? "") : "";
  // What was kept before dice that are due.
  let held = from.waiting === "dice" ? (from.kept ?? "") : "";
  for (const each of effects) {
    let milliseconds = 0;
    for (const effect of each) {
      switch (effect.kind) {
        case "rolled":
          dice = diceWord([...faces(held), ...faces(effect.dice)]);
          milliseconds += PACE.roll;
          break;
        case "kept":
        case "stopped":
          held = effect.dice;
          milliseconds += PACE.keep;
          break;
        case "placed":
          board[cellIndex(effect.cell)] = sides[effect.seat] ?? 0;
          milliseconds += PACE.place;
          break;
        case "captured":
        case "removed":
          board[cellIndex(effect.cell)] = -1;
          milliseconds += PACE.extra;
          break;
        case "row-made":
          milliseconds += PACE.extra;
          break;
        case "forfeited":
        case "passed":
          milliseconds += PACE.word;
          break;
        case "turn-ended":
          dice = "";
          held = "";
          break;
      }
    }
    if (milliseconds) steps.push({ effects: each, board: [...board], dice, held, milliseconds });
  }
  return steps;
}
