/** The luck of turns, from a graded game; seats and turns count from 1 there. */
import type { EntryGrade } from "../lib/wire.ts";

/** The luck of each turn: what its dice gave to the player who rolled them. */
export interface TurnLuck {
  from: number;
  to: number;
  seat: number;
  luck: number;
}

/** The luck summed by turn; without the roll-off, which belongs to everybody. */
export function luckByTurn(entries: readonly EntryGrade[]): TurnLuck[] {
  const found: TurnLuck[] = [];
  for (const entry of entries) {
    if (entry.turn === 0) continue;
    const last = found.at(-1);
    const same = last && last.seat === entry.seat - 1 && entries[last.from]?.turn === entry.turn;
    if (same) Object.assign(last, { to: entry.index, luck: last.luck + (entry.luck ?? 0) });
    else
      found.push({
        from: entry.index,
        to: entry.index,
        seat: entry.seat - 1,
        luck: entry.luck ?? 0,
      });
  }
  return found;
}
