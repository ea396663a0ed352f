import { describe, expect, test, vi } from "vitest";
import { Study } from "../src/study/study.svelte.ts";
import type { Replay, ReplayStep } from "../src/lib/wire.ts";
import { framesOf } from "./games.ts";

vi.stubGlobal("window", globalThis);

/** A game that Python told, as the replay of its record. */
function replayOf(name: string): Replay {
  const frames = framesOf(name);
  const moments: ReplayStep[] = [];
  for (const frame of frames) {
    const { fact } = frame.events.at(-1) ?? {};
    const game = frame.view?.game;
    if (!game || frame.events.length !== 1 || !fact) continue;
    if (fact.is !== "rolled" && fact.is !== "decided") continue;
    moments.push({
      seat: fact.seat,
      turn: game.turn,
      ...(fact.is === "rolled" ? { roll: fact.dice } : { decision: fact.decision }),
      effects: frame.effects?.[0] ?? [],
      game,
    });
  }
  const start = frames.find((frame) => frame.view?.game)?.view?.game;
  if (!start) throw new Error("no game");
  return {
    setup: `${name}:2`,
    names: ["Ada", "Bo"],
    sides: [0, 1],
    colours: ["purple", "blue"],
    tags: {},
    start,
    moments,
    turn_ends: [],
    tallies: [],
    own: [],
  };
}

describe.each(["columbiz", "sequence-dice"])("the study of %s", (name) => {
  const replay = replayOf(name);
  const subject = { of: "record", record: "r" } as const;

  test("shows each entry by the steps of the timeline, only rolled dice tumbling", () => {
    vi.useFakeTimers();
    const study = new Study(replay, subject, 0, () => 1);
    const kinds = new Set<string>();
    while (study.at < replay.moments.length) {
      study.on();
      for (let steps = 0; study.step && steps < 50; steps++) {
        kinds.add(study.step.kind);
        if (study.step.kind === "roll") {
          const rolled = study.moment?.roll?.length;
          expect(study.step.tumbling.length).toBe(rolled);
        } else expect(study.step.tumbling).toEqual([]);
        vi.advanceTimersByTime(study.step.milliseconds);
      }
      expect(study.drawn.board).toEqual(study.game.board);
    }
    expect(kinds).toContain("roll");
    expect(kinds).toContain("place");
    vi.useRealTimers();
  });

  test("goes anywhere at once, and does not show what was on its way", () => {
    vi.useFakeTimers();
    const study = new Study(replay, subject, 0, () => 1);
    study.on();
    study.on();
    expect(study.at).toBe(2);
    study.go(1);
    expect(study.step).toBeNull();
    expect(study.drawn).toBe(replay.moments[0]?.game);
    study.go(Infinity);
    study.run();
    expect([study.at, study.running]).toEqual([1, true]);
    study.go(3);
    expect(study.running).toBe(false);
    vi.useRealTimers();
  });
});
