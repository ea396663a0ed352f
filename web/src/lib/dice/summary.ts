/** What the rolls of a table come to, for one person: in how many their link counted. */
import type { RollRow } from "./witness.ts";

export interface Share {
  /** Whose rolls they are. */
  whose: "own" | "others" | "bots";
  /** In how many of them the person's link counted. */
  mine: number;
  rolls: number;
}

/** The rolls that were made, by roller; `seats` are the person's own. */
export function shares(rows: readonly RollRow[], seats: readonly number[]): Share[] {
  const made = rows.filter((row) => row.dice !== "");
  const whose = (row: RollRow) => (row.bot ? "bots" : seats.includes(row.seat) ? "own" : "others");
  return (["own", "others", "bots"] as const)
    .map((each) => {
      const theirs = made.filter((row) => whose(row) === each);
      return { whose: each, mine: theirs.filter((row) => row.mine).length, rolls: theirs.length };
    })
    .filter((share) => share.rolls > 0);
}
