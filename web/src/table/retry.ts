/** A decision of an analysed game that is made again at a table of its own. */
import { effective, type Told } from "../lib/timeline.ts";
import type { ChoiceValue } from "../lib/wire.ts";

export interface Retry {
  /** The analysis, at the step of the decision. */
  from: string;
  /** What was decided in the game, what the analysis advised, and the share that was lost. */
  was: string;
  best: string;
  lost: number;
}

/** Whether the new decision is better; the gain is a share of the win and never negative. */
export interface Verdict {
  kind: "best" | "same" | "better" | "worse" | "equal";
  now: string;
  gain: number;
}

/** Differences below this are none: the first look is not more exact. */
const EVEN = 0.005;

/** What the address of a table says about a retry; null if it was begun in another way. */
export function readRetry(search: string): Retry | null {
  const asked = new URLSearchParams(search);
  const [from, was, best] = ["from", "was", "best"].map((name) => asked.get(name) ?? "");
  if (!from || !/^\/(analysis|records)\//.test(from)) return null;
  return { from, was: was ?? "", best: best ?? "", lost: Number(asked.get("lost") ?? 0) };
}

/** The part of the address of a table that `readRetry` reads. */
export function retryQuery({ from, was, best, lost }: Retry): string {
  const asked = new URLSearchParams({ from });
  if (was)
    for (const [name, value] of Object.entries({ was, best, lost })) asked.set(name, `${value}`);
  return asked.toString();
}

/** The first decision that was made here and not taken back; empty if there is none yet. */
export function firstDecision(history: readonly Told[], mine: readonly number[]): string {
  for (const { event } of effective(history))
    if (event.fact.is === "decided" && mine.includes(event.fact.seat)) return event.fact.decision;
  return "";
}

/** Compare a decision with the one of the game.
 *
 * @param values the decisions of the position with their losses by a first look; not needed for
 *   the decision of the game or the advised one, of which the analysis knows the difference.
 */
export function verdictOn(
  { was, best, lost }: Retry,
  now: string,
  values: readonly ChoiceValue[] = [],
): Verdict | null {
  if (now === was) return { kind: "same", now, gain: 0 };
  if (now === best) return { kind: "best", now, gain: lost };
  const loss = (word: string) => values.find((each) => each.decision === word)?.loss;
  const [before, after] = [loss(was), loss(now)];
  if (before === undefined || after === undefined) return null;
  const gain = before - after;
  const kind = Math.abs(gain) < EVEN ? "equal" : gain > 0 ? "better" : "worse";
  return { kind, now, gain: Math.abs(gain) };
}
