/** The dice as they lie in the tray now: of the step that is shown, in the air, or to be held. */
import { faces } from "../lib/notation.ts";
import { inOrder, marked, type LyingDie } from "../lib/timeline.ts";
import type { Play } from "./play.svelte.ts";

export interface ShownDie extends LyingDie {
  tumbling: "" | "air" | "landing";
  locked: boolean;
  /** Whether a hint would keep it. */
  hinted: boolean;
}

export function trayOf(play: Play, sorted: boolean): ShownDie[] {
  const { table } = play;
  const { step } = table.playback;
  if (step) {
    // What was thrown lies as it fell; it is put in order afterwards.
    const dice = sorted && step.kind !== "roll" ? inOrder(step.dice) : step.dice;
    return dice.map((die) => shown(die, step.tumbling.includes(die.id) ? "landing" : ""));
  }
  const game = table.game;
  if (table.view?.due && game) return inTheAir(play);
  const dice = play.keep.dice;
  if (dice.length === 0)
    return Array.from({ length: game?.to_roll ?? 0 }, (_, id) => shown({ id, face: 0, mark: "" }));
  const best = play.hints[0]?.decision ?? "";
  const kept = best === "stop" ? game?.dice : best.startsWith("k") ? best.slice(1) : "";
  const hinted = marked(dice.map(bare), faces(kept ?? ""), "held");
  const spent = table.draft.steps
    .flat()
    .flatMap((each) => (each.kind === "placed" ? faces(each.spent) : []));
  const lying =
    play.moment === "keep"
      ? play.keep.lying
      : marked(dice.map(bare), play.moment === "place" ? spent : [], "spent");
  return lying.map((die, place) => ({
    ...shown(die),
    locked: dice[place]?.locked ?? false,
    hinted: hinted[place]?.mark === "held",
  }));
}

/** Dice that are due; those that stay lie where they lay. */
function inTheAir({ table }: Play): ShownDie[] {
  const kept = faces(table.game?.kept);
  const rolled = table.game?.to_roll ?? 0;
  const lying = table.playback.dice;
  const held = lying.filter((die) => die.mark === "held").length;
  if (kept.length > 0 && held === kept.length && lying.length === held + rolled)
    return lying.map((die) => shown(die, die.mark === "held" ? "" : "air"));
  return [
    ...kept.map((face, id) => shown({ id, face, mark: "held" })),
    ...Array.from({ length: rolled }, (_, place) =>
      shown({ id: kept.length + place, face: 0, mark: "" }, "air"),
    ),
  ];
}

function bare({ id, face }: { id: number; face: number }): LyingDie {
  return { id, face, mark: "" };
}

function shown(die: LyingDie, tumbling: ShownDie["tumbling"] = ""): ShownDie {
  return { ...die, tumbling, locked: false, hinted: false };
}
