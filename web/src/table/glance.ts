/** A turn as a few small things to look at: its last dice, cells, captures, points, words. */
import { faces } from "../lib/notation.ts";
import type { Effect } from "../lib/wire.ts";

export type Glance =
  | { is: "dice"; faces: number[]; unused: number[]; total: number }
  | { is: "placed"; cell: string }
  | { is: "taken"; side: number; times: number }
  | { is: "gain"; points: number }
  | { is: "word"; word: string; number: number };

/** The parts of a turn, in the order in which they happened. */
export function glance(effects: readonly Effect[]): Glance[] {
  const parts: Glance[] = [];
  const dice = diceOf(effects);
  if (dice) parts.push(dice);
  for (const effect of effects) {
    const last = parts.at(-1);
    switch (effect.kind) {
      case "placed":
        parts.push({ is: "placed", cell: effect.cell });
        break;
      case "captured":
      case "removed":
      case "replaced":
        if (last?.is === "taken" && last.side === effect.owner) last.times++;
        else parts.push({ is: "taken", side: effect.owner, times: 1 });
        if (effect.kind === "removed") parts.push({ is: "placed", cell: effect.cell });
        break;
      case "row-made":
        if (effect.points) parts.push({ is: "gain", points: effect.points });
        else parts.push({ is: "word", word: "row", number: effect.cells.length });
        break;
      case "forfeited":
        parts.push({ is: "word", word: "forfeited", number: effect.discs });
        break;
      case "began":
      case "tied":
      case "passed":
      case "extra-turn":
      case "supply-empty":
        parts.push({ is: "word", word: effect.kind, number: 0 });
    }
  }
  return parts;
}

/** The dice with which a turn ended, and the places of those that were not used. */
function diceOf(effects: readonly Effect[]): Extract<Glance, { is: "dice" }> | null {
  let lying: number[] = [];
  let kept: number[] = [];
  const spent: number[] = [];
  for (const effect of effects) {
    if (effect.kind === "rolled") {
      lying = [...kept, ...faces(effect.dice)].sort((a, b) => a - b);
      kept = [];
    } else if (effect.kind === "kept") kept = faces(effect.dice);
    else if (effect.kind === "placed") spent.push(...faces(effect.spent));
  }
  if (lying.length === 0) return null;
  const unused = lying.flatMap((face, place) => {
    const found = spent.indexOf(face);
    if (found >= 0) spent.splice(found, 1);
    return found < 0 ? [place] : [];
  });
  const some = unused.length < lying.length;
  const total = lying.length === 2 ? lying.reduce((sum, face) => sum + face, 0) : 0;
  return { is: "dice", faces: lying, unused: some ? unused : [], total };
}
