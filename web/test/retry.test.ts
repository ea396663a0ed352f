import { describe, expect, test } from "vitest";
import { firstDecision, readRetry, retryQuery, verdictOn } from "../src/table/retry.ts";
import type { Told } from "../src/lib/timeline.ts";
import type { ChoiceValue } from "../src/lib/wire.ts";

const RETRY = { from: "/analysis/t/1?at=8", was: "c2", best: "a3", lost: 0.026 };

function told(...facts: object[]): Told[] {
  return facts.map((fact, place) => ({
    event: { number: place + 1, time: 0, fact } as never,
    effects: [],
  }));
}
const decided = (seat: number, decision: string) => ({ is: "decided", seat, decision });
const values = (losses: Record<string, number>): ChoiceValue[] =>
  Object.entries(losses).map(([decision, loss]) => ({ decision, loss, shares: [], points: null }));

describe("a decision that is made again", () => {
  test("is found in the address of the table, and nothing that leads elsewhere", () => {
    expect(readRetry(`?${retryQuery(RETRY)}`)).toEqual(RETRY);
    expect(readRetry("?coach=1")).toBeNull();
    expect(readRetry("?from=https://elsewhere.example/analysis/")).toBeNull();
  });

  test("is the first one of this player that was not taken back", () => {
    const history = told(
      decided(1, "stop"),
      decided(0, "b1"),
      { is: "undone", seat: 0, count: 1 },
      decided(0, "a3"),
      decided(0, "end"),
    );
    expect(firstDecision(history, [0])).toBe("a3");
    expect(firstDecision(history.slice(0, 3), [0])).toBe("");
  });

  test("is judged by the analysis where it knows, by a first look otherwise, or not at all", () => {
    expect(verdictOn(RETRY, "c2")?.kind).toBe("same");
    expect(verdictOn(RETRY, "a3")).toEqual({ kind: "best", now: "a3", gain: 0.026 });
    expect(verdictOn(RETRY, "d1")).toBeNull();
    const seen = values({ a3: 0, b1: 0.01, c2: 0.03, d1: 0.031, e1: 0.2 });
    expect(verdictOn(RETRY, "b1", seen)).toEqual({ kind: "better", now: "b1", gain: 0.03 - 0.01 });
    expect(verdictOn(RETRY, "d1", seen)?.kind).toBe("equal");
    expect(verdictOn(RETRY, "e1", seen)).toEqual({ kind: "worse", now: "e1", gain: 0.2 - 0.03 });
  });
});
