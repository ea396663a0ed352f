/** The advice for a newcomer, chosen by the phase and by the effects of the choices. */
import type { Play } from "../table/play.svelte.ts";
import type { Effect } from "../lib/wire.ts";
import type { Facts } from "../lib/words.svelte.ts";

export interface Lesson {
  key: string;
  facts: Facts;
}

/** In so many turns a sentence is said; a player who has read it twice knows it. */
const TURNS = 2;
/** What is worth saying every time. */
const ALWAYS = ["coach-game-ended"];

/** What the coach has said, and in which turns. */
export class Memory {
  readonly #turns = new Map<string, Set<number>>();

  /** Whether a sentence is still news. */
  isNew({ key }: Lesson, turn: number): boolean {
    const said = this.#turns.get(key);
    return !said || said.has(turn) || said.size < TURNS || ALWAYS.includes(key);
  }

  note({ key }: Lesson, turn: number): void {
    this.#turns.set(key, (this.#turns.get(key) ?? new Set()).add(turn));
  }
}

const memories = new Map<string, Memory>();

/** What was said at a table, for as long as this page is open. */
export function memoryOf(table: string): Memory {
  const memory = memories.get(table) ?? new Memory();
  memories.set(table, memory);
  return memory;
}

/** The sentence for now; null if there is nothing to say that is true and of use. */
export function lesson(play: Play): Lesson | null {
  if (!play.table.game || play.pending) return null;
  return play.table.setup.game === "columbiz" ? columbiz(play) : sequenceDice(play);
}

function columbiz(play: Play): Lesson | null {
  const { game, setup } = play.table;
  if (play.moment === "roll") {
    if (game?.rolled?.length) return tell("coach-roll-off");
    return tell(game?.last_round ? "coach-last-round" : "coach-roll");
  }
  if (play.moment === "keep") {
    if (play.keep.held === "-") return tell("coach-keep", { rolls: game?.rolls_left ?? 0 });
    const best = bestChance(play.odds);
    if (best) return tell("coach-odds", { cell: best.cell, chance: Math.round(100 * best.chance) });
    return tell("coach-held");
  }
  if (play.moment !== "place") return null;
  if (play.stuck) return play.stuck.kind === "forfeit" ? tell("coach-stuck") : null;
  if (play.drafted.length) return tell(play.choices.size > 1 ? "coach-more" : "coach-end");
  const capture = most(play, "captured");
  if (capture) return tell("coach-capture", { cell: capture });
  const row = most(play, "row-made");
  if (row) return tell("coach-row", { cell: row });
  return tell("coach-place", { limit: Number(setup.options.limit) });
}

function sequenceDice(play: Play): Lesson | null {
  const { game, setup } = play.table;
  if (play.moment === "roll") {
    if (game?.rolled?.length) return tell("coach-roll-off");
    return tell("coach-roll-two", { length: Number(setup.options.length) });
  }
  if (play.moment !== "choose") return null;
  if (play.stuck) return tell("coach-pass");
  const kind = game?.choosing ?? "";
  if (play.picked) return tell("coach-confirm", { cell: play.picked, kind });
  for (const effect of ["game-ended", "removed", "replaced", "extra-turn"] as const) {
    const cell = most(play, effect);
    if (cell) return tell(`coach-${effect}`, { cell });
  }
  if (kind === "anywhere") return tell("coach-joker");
  return tell("coach-choose", { cells: play.choices.size });
}

/** The choice that has such an effect most often, or for most points; empty if none has. */
function most(play: Play, kind: Effect["kind"]): string {
  let [best, found] = ["", 0];
  for (const [word, { effects }] of play.choices) {
    const worth = effects
      .filter((effect) => effect.kind === kind)
      .reduce((sum, effect) => sum + (effect.kind === "row-made" ? effect.points : 1), 0);
    if (worth > found) [best, found] = [word, worth];
  }
  return best;
}

/** The highest cell that is likely to be reached, by the server's odds. */
function bestChance(odds: Record<string, number> | null): { cell: string; chance: number } | null {
  const likely = Object.entries(odds ?? {}).filter(([, chance]) => chance >= 0.4);
  const [best] = likely.sort(
    ([a, chance], [b, other]) => b.charCodeAt(1) - a.charCodeAt(1) || other - chance,
  );
  return best ? { cell: best[0], chance: best[1] } : null;
}

function tell(key: string, facts: Facts = {}): Lesson {
  return { key, facts };
}
