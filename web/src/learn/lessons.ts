/** The advice for a newcomer, chosen by the phase and by the effects of the choices. */
import type { Play } from "../table/play.svelte.ts";
import type { Effect } from "../lib/wire.ts";
import type { Facts } from "../lib/words.svelte.ts";

export interface Lesson {
  key: string;
  facts: Facts;
}

/** The sentence for now. */
export function lesson(play: Play): Lesson {
  return play.table.setup.game === "columbiz" ? columbiz(play) : sequenceDice(play);
}

function columbiz(play: Play): Lesson {
  const { game, names } = play.table;
  if (!game) return tell("coach-welcome");
  if (play.moment === "roll") {
    if (game.rolled?.length) return tell("coach-roll-off");
    if (game.last_round) return tell("coach-last-round");
    return tell(game.turn < 3 ? "coach-roll" : "coach-roll-again", { round: game.round ?? 1 });
  }
  if (play.moment === "keep") {
    const best = bestChance(play.odds);
    if (play.keep.held === "" || play.keep.held === "-")
      return tell("coach-keep", { rolls: game.rolls_left ?? 0 });
    if (best) return tell("coach-odds", { cell: best.cell, chance: Math.round(100 * best.chance) });
    return tell("coach-held");
  }
  if (play.moment === "place") {
    if (play.stuck) return tell("coach-stuck");
    if (play.drafted.length) return tell(play.choices.size > 1 ? "coach-more" : "coach-end");
    const capture = find(play, "captured");
    if (capture) return tell("coach-capture", { cell: capture });
    const row = find(play, "row-made");
    return row ? tell("coach-row", { cell: row }) : tell("coach-place");
  }
  return tell("coach-watch", { name: names.seats[game.seat] ?? "" });
}

function sequenceDice(play: Play): Lesson {
  const { game, names } = play.table;
  if (!game) return tell("coach-welcome");
  if (play.moment === "roll")
    return tell(game.rolled?.length ? "coach-roll-off" : "coach-roll-two");
  if (play.moment === "choose") {
    if (play.stuck) return tell("coach-pass");
    if (play.picked) return tell("coach-confirm", { cell: play.picked, kind: game.choosing ?? "" });
    for (const kind of ["game-ended", "removed", "replaced", "extra-turn"] as const) {
      const cell = find(play, kind);
      if (cell) return tell(`coach-${kind}`, { cell });
    }
    if (game.choosing === "anywhere") return tell("coach-joker");
    return tell("coach-choose", { cells: play.choices.size });
  }
  return tell("coach-watch", { name: names.seats[game.seat] ?? "" });
}

/** The first choice that would have such an effect; empty if none would. */
function find(play: Play, kind: Effect["kind"]): string {
  for (const [word, choice] of play.choices) {
    if (choice.effects.some((effect) => effect.kind === kind)) return word;
  }
  return "";
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
