/** The state of the game in a short sentence and a longer one. */
import type { Setup } from "../lib/notation.ts";
import { tell, type Names } from "../lib/telling.ts";
import type { Step } from "../lib/timeline.ts";
import { say } from "../lib/words.svelte.ts";
import { chapters } from "./chapters.ts";
import { doings } from "./labels.ts";
import { pairScore } from "./result.ts";
import type { Play } from "./play.svelte.ts";
import type { Stuck } from "../lib/wire.ts";

/** Whose turn it is and what for: short enough for a phone. */
export function headline(play: Play): string {
  const { table } = play;
  const { view, game } = table;
  if (!view) return "";
  if (view.phase === "lobby") {
    const full = view.seats.every((seat) => seat.chair.person || seat.chair.level);
    return say(full ? "status-lobby-full" : "status-lobby");
  }
  const { playback, drawn } = table;
  if (!drawn || !game || drawn.waiting === "nobody" || (view.phase === "over" && !playback.step)) {
    return say("status-over");
  }
  const name = table.names.seats[drawn.seat] ?? "";
  const own = drawn.seat === table.names.own;
  if (playback.replaying) return say("status-replay");
  const rolls = playback.step ? playback.step.kind === "roll" && own : table.rolling;
  if (rolls) return table.shared ? say("status-named-due", { name }) : say("status-due");
  if (playback.step && own) return say("status-own");
  if (playback.step || table.acting < 0) return say("status-other", { name });
  const what = game.rolled?.length ? "roll-off" : play.stuck ? "stuck" : play.moment;
  return table.shared ? say(`status-named-${what}`, { name }) : say(`status-${what}`);
}

/** Which round it is, and whether it is the last. */
export function subline(play: Play): string {
  const { view, setup, drawn: game } = play.table;
  if (!view || !game || view.phase === "lobby") return "";
  const parts: string[] = [];
  if (view.terms.pair) {
    parts.push(say("sub-game", { game: game.number }));
    if (game.number > 1) parts.push(pairScore(play.table));
  }
  if (play.verdict) parts.push(say(`retry-short-${play.verdict.kind}`));
  // Rounds and turns before the position are unknown.
  if (view.terms.position) parts.push(say("terms-position"));
  else if (game.round) parts.push(say("round-number", { round: game.round }));
  else if (game.turn && setup.game === "sequence-dice")
    parts.push(say("turn-number", { turn: game.turn }));
  if (game.last_round && game.waiting !== "nobody") parts.push(say("sub-last-round"));
  if (setup.options.length)
    parts.push(say("winning-length", { length: Number(setup.options.length) }));
  return parts.join(" · ");
}

/** What to do now and why, for a newcomer. */
export function guide(play: Play): string {
  const { table } = play;
  const { game, view, setup } = table;
  if (!view || !game) return "";
  const { step } = table.playback;
  if (step) return stepWords(setup, table.names, step);
  if (table.replaced >= 0) return say("notice-stand-in");
  if (play.moment === "watch") return chapters(table).at(-1)?.text ?? "";
  if (play.moment === "over") return "";
  if (play.stuck) return stuckWords(play, play.stuck);
  switch (play.moment) {
    case "roll":
      if (game.rolled?.length) return say("guide-roll-off");
      return say(setup.game === "columbiz" ? "guide-roll" : "guide-roll-two");
    case "keep":
      return say("guide-keep", { rolls: game.rolls_left ?? 0 });
    case "place": {
      const limit = Number(setup.options.limit);
      const placed = (game.placed ?? 0) + play.drafted.length;
      if (play.drafted.length === 0) return say("guide-place", { limit });
      if (play.pending) return say("guide-place-asked", { placed, limit });
      const cells = [...play.choices.keys()].filter((word) => word !== "end").length;
      return say(cells ? "guide-place-more" : "guide-place-done", { placed, limit });
    }
    case "choose":
      return say("guide-choose", { kind: game.choosing ?? "", total: total(game.dice ?? "") });
    default:
      return "";
  }
}

/** What a step shows; dice that are still rolling are not told. */
export function stepWords(setup: Setup, names: Names, step: Step): string {
  if (step.kind !== "roll") return tell(setup, names, step.effects);
  return step.game.seat === names.own
    ? say("status-due")
    : say("guide-rolling", { name: names.seats[step.game.seat] ?? "" });
}

/** The label of the only possible decision. */
export function stuckAction(stuck: Stuck): string {
  return say(`action-${stuck.kind}`, { discs: stuck.discs ?? 0 });
}

/** Why nothing can be placed, and what that costs. */
function stuckWords(play: Play, stuck: Stuck): string {
  if (stuck.kind === "pass") return say("guide-pass", { rule: stuck.rule });
  if (stuck.kind === "end") return say("guide-nothing-more");
  const effects = play.choices.get(stuck.decision)?.effects ?? [];
  return say("guide-forfeit", { what: doings(play.table, effects).join(", ") });
}

function total(dice: string): number {
  return [...dice].reduce((sum, face) => sum + Number(face), 0);
}
