/** The one timeline of a table: own moves, those of others and replays, one step after the other.
 *
 * The state of the table is current; only the picture lags behind, and `skip` ends that.
 */
import { settings } from "./settings.svelte.ts";
import {
  rewound,
  SPEEDS,
  stepsOf,
  type LyingDie,
  type Step,
  type Told,
  type Viewer,
} from "./timeline.ts";
import type { GameView } from "./wire.ts";

interface Item {
  steps: Step[];
  after: GameView | null;
  /** Whether a game of a pair is over with it: the picture waits for a nod. */
  pause: boolean;
}

export class Playback {
  /** The game as it is drawn. */
  game = $state.raw<GameView | null>(null);
  /** The step that is being shown. */
  step = $state.raw<Step | null>(null);
  /** The dice as they lay last. */
  dice = $state.raw<readonly LyingDie[]>([]);
  /** Whether something from before is shown again. */
  replaying = $state(false);
  /** The game that is over and waits for a nod before the next is shown. */
  ended = $state.raw<GameView | null>(null);
  #items: Item[] = [];
  #timer = 0;

  constructor(readonly pace: () => number = usualPace) {}

  get playing(): boolean {
    return this.step !== null || this.ended !== null;
  }

  /** The dice as they lie once everything is shown. */
  get lying(): readonly LyingDie[] {
    const items = this.#items.toReversed();
    return items.find((item) => item.steps.length)?.steps.at(-1)?.dice ?? this.dice;
  }

  /** Show a game at once, and discard the steps still to be shown.
   *
   * @param dice the dice as they lie in it; by default as they lay last.
   */
  jump(game: GameView | null, dice: readonly LyingDie[] = this.dice): void {
    clearTimeout(this.#timer);
    this.#items = [];
    this.step = null;
    this.ended = null;
    this.replaying = false;
    this.game = game;
    this.dice = dice;
  }

  /** Show what happened, behind what is being shown.
   *
   * @param ended how a game ended with it that the next one of a pair follows: the picture waits
   *   there for a nod.
   */
  play(
    told: readonly Told[],
    after: GameView | null,
    viewer: Viewer,
    ended?: Pick<GameView, "winners" | "ending">,
  ): void {
    if (this.replaying) this.skip();
    const last = this.#items.at(-1)?.after ?? this.game;
    const steps = last ? stepsOf(last, this.lying, told, after, viewer) : [];
    const shown = steps.at(-1)?.game ?? last;
    const final = ended ? shown && { ...shown, ...ended, waiting: "nobody" } : after;
    const slow = this.pace() > 0 || this.playing;
    this.#items.push({ steps: slow ? steps : [], after: final, pause: ended !== undefined });
    if (!this.playing) this.#next();
  }

  /** Show something from before once more, then the game as it is.
   *
   * @param told what to show.
   * @param since what happened since it began, itself included.
   * @param scores the scores before it.
   */
  replay(
    told: readonly Told[],
    since: readonly Told[],
    scores: readonly number[] | undefined,
    viewer: Viewer,
  ): void {
    this.skip();
    const { game } = this;
    if (!game) return;
    const before = rewound(game, since, scores, viewer);
    const steps = stepsOf(before, [], told, before, { ...viewer, mine: [] });
    if (steps.length === 0) return;
    this.replaying = true;
    this.#items.push({ steps, after: game, pause: false });
    this.#next();
  }

  /** Skip to the current state, or to the end of a game that is over. */
  skip(): void {
    if (this.ended) return;
    const pause = this.#items.findIndex((item) => item.pause);
    if (pause >= 0) {
      clearTimeout(this.#timer);
      this.#items.splice(0, pause);
      for (const item of this.#items) item.steps = [];
      this.#next();
      return;
    }
    const last = this.#items.at(-1);
    this.jump(last ? last.after : this.game);
  }

  /** Go on after the end of a game. */
  nod(): void {
    if (!this.ended) return;
    this.ended = null;
    this.#items.shift();
    this.dice = [];
    this.#next();
  }

  #next(): void {
    const item = this.#items[0];
    const step = item?.steps.shift() ?? null;
    this.step = step;
    if (!item) {
      this.replaying = false;
      return;
    }
    if (step) {
      this.dice = step.dice;
      const wait = step.milliseconds * (this.pace() || SPEEDS.quick);
      this.#timer = window.setTimeout(() => this.#next(), wait);
      return;
    }
    this.game = item.after;
    if (item.pause) {
      this.ended = item.after;
      return;
    }
    this.#items.shift();
    this.#next();
  }
}

/** At once if nobody looks. */
function usualPace(): number {
  return typeof document !== "undefined" && document.hidden ? 0 : SPEEDS[settings.speed];
}
