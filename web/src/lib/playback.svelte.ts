/** Animates the moves of others step by step; a player who acts never has to wait.
 *
 * The state of the table is current; only the picture lags behind, and `skip` ends that.
 */
import { cellIndex, diceWord, faces } from "./notation.ts";
import type { Effect, GameView } from "./wire.ts";

/** The effects of one event, and the picture after it. */
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
  /** The step that is being shown. */
  step = $state.raw<Step | null>(null);
  /** The moves of others since our last, and the game before them: to be shown again. */
  recent = $state.raw<{ from: GameView; effects: (readonly Effect[])[] } | null>(null);
  #items: Item[] = [];
  #timer = 0;

  get playing(): boolean {
    return this.step !== null;
  }

  /** Show a game at once, and discard the steps still to be shown. */
  jump(game: GameView | null): void {
    clearTimeout(this.#timer);
    this.#items = [];
    this.step = null;
    this.game = game;
  }

  /** Queue steps behind those that are being shown. */
  play(
    effects: readonly (readonly Effect[])[],
    after: GameView | null,
    sides: readonly number[],
  ): void {
    const last = this.#items.at(-1)?.after ?? this.game;
    this.#items.push({ steps: last ? stepsOf(last, effects, sides) : [], after });
    if (!this.playing) this.#next();
  }

  /** Store the moves of others, to be shown again on demand. */
  note(effects: readonly (readonly Effect[])[], from: GameView | null): void {
    const before = this.recent ?? (from && { from, effects: [] });
    this.recent = before && { from: before.from, effects: [...before.effects, ...effects] };
  }

  /** Discard the stored moves: we have acted. */
  forget(): void {
    this.recent = null;
  }

  /** Show the stored moves again. */
  again(sides: readonly number[]): void {
    const { game, recent } = this;
    if (!recent) return;
    this.jump(recent.from);
    this.play(recent.effects, game, sides);
  }

  /** Skip to the current state. */
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
