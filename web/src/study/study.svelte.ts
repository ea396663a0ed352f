/** The state of a study: the current step, shown by the timeline, and the analysis. */
import * as api from "../lib/api.ts";
import { readSetup, type Setup } from "../lib/notation.ts";
import { seatNames } from "../lib/people.ts";
import { Refusal } from "../lib/refusal.ts";
import { beSomebody } from "../lib/session.svelte.ts";
import { Playback } from "../lib/playback.svelte.ts";
import { lyingIn, type Step, type Told } from "../lib/timeline.ts";
import { list, say } from "../lib/words.svelte.ts";
import type {
  AnalysisView,
  GameAnalysis,
  GameView,
  EntryGrade,
  ReplayStep,
  GameSubject,
  RecordSubject,
  Replay,
} from "../lib/wire.ts";
import type { Names } from "../lib/telling.ts";

const LOOK_AGAIN = 700;

export class Study {
  /** How many entries have been played; 0 is the beginning. */
  at = $state(0);
  /** Whether it goes on by itself. */
  running = $state(false);
  readonly playback: Playback;
  job = $state.raw<AnalysisView | null>(null);
  analysis = $state.raw<GameAnalysis | null>(null);
  #timer = 0;
  #left = false;

  constructor(
    readonly replay: Replay,
    readonly subject: GameSubject | RecordSubject,
    at = Infinity,
    pace?: () => number,
  ) {
    this.playback = new Playback(pace);
    this.go(at);
  }

  readonly setup: Setup = $derived.by(() => readSetup(this.replay.setup));
  readonly names: Names = $derived.by(() => {
    const chairs = this.replay.names.map((name, seat) => {
      const level = this.replay.tags[`Computer${seat + 1}`] ?? "";
      return {
        person: level ? "" : "-",
        name: name || say("player-number", { seat: seat + 1 }),
        level,
      };
    });
    // At one device everybody has a name.
    const [own = -1] = this.replay.own?.length === 1 ? this.replay.own : [];
    const seats = seatNames(chairs).map((name, seat) => (seat === own ? say("you") : name));
    const sides = this.replay.colours.map((_, side) =>
      list(seats.filter((_each, seat) => this.replay.sides[seat] === side)),
    );
    return { seats, sides, own, ownSide: this.replay.sides[own] ?? -1 };
  });

  /** The last entry that has been played; none at the beginning. */
  get moment(): ReplayStep | undefined {
    return this.replay.moments[this.at - 1];
  }

  get game(): GameView {
    return this.moment?.game ?? this.replay.start;
  }

  /** The game before the last entry. */
  get before(): GameView {
    return this.replay.moments[this.at - 2]?.game ?? this.replay.start;
  }

  /** The part of the last entry that is being shown; null once all of it is. */
  get step(): Step | null {
    return this.playback.step;
  }

  /** The game as it is drawn. */
  get drawn(): GameView {
    return this.step?.game ?? this.game;
  }

  get graded(): EntryGrade | undefined {
    return this.analysis?.entries[this.at - 1];
  }

  readonly errors: readonly EntryGrade[] = $derived.by(() =>
    (this.analysis?.entries ?? []).filter((entry) => entry.error),
  );

  // Stepping

  /** Show a place of the game at once. */
  go(place: number): void {
    this.running = false;
    this.#jump(place);
  }

  /** Show the next entry as it happened. */
  on(): void {
    const next = this.replay.moments[this.at];
    if (!next) {
      this.running = false;
      return;
    }
    this.#jump(this.at); // what is still being shown
    this.at++;
    const viewer = { sides: this.replay.sides, mine: [] };
    this.playback.play([toldOf(next, this.at)], next.game, viewer);
    if (!this.playback.playing) this.#jump(this.at);
  }

  /** Go on by itself until the end, from the beginning if this is the end; or stop that. */
  run(): void {
    if (this.running) {
      this.running = false;
      return;
    }
    if (this.at === this.replay.moments.length) this.#jump(0);
    this.running = true;
    this.on();
  }

  #jump(place: number): void {
    this.at = Math.max(0, Math.min(this.replay.moments.length, place));
    this.playback.jump(this.game, lyingIn(this.game));
  }

  /** To the end of this turn, of the next if this one is over, or of the one before. */
  turn(forward: boolean): void {
    const ends = this.replay.turn_ends;
    if (forward) this.go(ends.find((end) => end > this.at) ?? this.at);
    else this.go(ends.findLast((end) => end < this.at) ?? 0);
  }

  /** To the next error, or the one before. */
  error(forward: boolean): void {
    const places = this.errors.map((entry) => entry.index + 1);
    const next = forward
      ? places.find((place) => place > this.at)
      : places.findLast((place) => place < this.at);
    if (next !== undefined) this.go(next);
  }

  // The analysis

  async analyse(): Promise<void> {
    await beSomebody();
    this.#take(await api.askForAnalysis(this.subject));
  }

  async cancel(): Promise<void> {
    if (!this.job) return;
    await api.cancelAnalysis(this.job.id);
    clearTimeout(this.#timer);
    this.job = { ...this.job, state: "cancelled" };
  }

  /** Stop waiting for the analysis. */
  leave(): void {
    this.#left = true;
    this.go(this.at);
    clearTimeout(this.#timer);
  }

  #take(job: AnalysisView): void {
    if (this.#left) return;
    this.job = job;
    if (job.result) this.analysis = job.result;
    else if (job.state === "waiting" || job.state === "running") {
      this.#timer = window.setTimeout(() => void this.#lookAgain(job.id), LOOK_AGAIN);
    }
  }

  async #lookAgain(job: string): Promise<void> {
    try {
      this.#take(await api.showAnalysis(job));
    } catch (error) {
      // A person with an invitation may request an analysis, but not read another person's job.
      if (error instanceof Refusal && error.code === "no-such-job") await this.analyse();
      else this.#timer = window.setTimeout(() => void this.#lookAgain(job), 3 * LOOK_AGAIN);
    }
  }
}

/** An entry of a record as the event that it was. */
export function toldOf(
  { seat, roll, decision = "", effects, game }: ReplayStep,
  number: number,
): Told {
  const fact = roll
    ? {
        is: "rolled" as const,
        seat,
        roll: 0,
        dice: roll,
        link: "",
        links: [],
        hand: "table" as const,
      }
    : { is: "decided" as const, seat, decision, hand: "table" as const };
  return {
    event: { number, time: 0, fact },
    effects: effects ?? [],
    scores: game.scores ?? [],
  };
}

/** The step that the address asks for; the end if it asks for none. */
export function placeAsked(): number {
  const asked = new URLSearchParams(location.search).get("at");
  return asked && /^\d+$/.test(asked) ? Number(asked) : Infinity;
}
