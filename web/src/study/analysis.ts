/** An analysis as docs/analysis-protocol.md has it; seats, sides and turns count from 1 there. */

export type Severity = "inaccuracy" | "mistake" | "blunder";

export interface GradedEntry {
  index: number;
  turn: number;
  seat: number;
  /** The share of the win of each side. */
  before: number[];
  after: number[];
  /** Of a roll, for the side that rolled. */
  luck?: number;
  decision?: string;
  best?: string;
  forced?: boolean;
  loss?: number;
  "points-lost"?: number | null;
  error?: Severity | null;
}

export interface SeatPlay {
  name: string;
  decisions: number;
  unforced: number;
  lost: number;
  accuracy: number | null;
  errors: Record<Severity, number>;
}

export interface SideFortune {
  start: number;
  result: number;
  luck: number;
  skill: number;
  adjusted: number;
}

export interface Analysis {
  judge: { network: string; exact: boolean };
  finished: boolean;
  severities: Record<Severity, number>;
  seats: SeatPlay[];
  sides: SideFortune[];
  entries: GradedEntry[];
}

/** The luck of each turn: what its dice gave to who rolled them. */
export interface TurnLuck {
  from: number;
  to: number;
  seat: number;
  luck: number;
}

/** The rolls of each turn together; the roll-off is left out, it is nobody's alone. */
export function luckByTurn(entries: readonly GradedEntry[]): TurnLuck[] {
  const found: TurnLuck[] = [];
  for (const entry of entries) {
    if (entry.turn === 0) continue;
    const last = found.at(-1);
    const same = last && last.seat === entry.seat - 1 && entries[last.from]?.turn === entry.turn;
    if (same) Object.assign(last, { to: entry.index, luck: last.luck + (entry.luck ?? 0) });
    else found.push({ from: entry.index, to: entry.index, seat: entry.seat - 1, luck: entry.luck ?? 0 });
  }
  return found;
}
