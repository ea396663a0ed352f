import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Course } from "../src/learn/course.svelte.ts";
import { learn, say, speak } from "../src/lib/words.svelte.ts";
import type { Tutorial } from "../src/lib/wire.ts";

const made = JSON.parse(
  readFileSync(new URL("fixtures/tutorials.json", import.meta.url), "utf-8"),
) as Record<string, Tutorial>;
const course = (game: string) => new Course(made[game] as Tutorial);

beforeAll(async () => {
  await speak("en");
  await learn("tutorial");
});

/** Do what every task asks for. */
function follow(one: Course): string[] {
  const said: string[] = [];
  while (!one.finished) {
    said.push(one.sentence);
    const { task } = one;
    const [goal = ""] = task.goal ?? [];
    if (task.do === "keep" && goal !== "stop") {
      [...(task.game.dice ?? "")].forEach((face, place) => {
        if (goal.includes(face)) one.hold(place);
      });
      one.reroll();
      continue;
    }
    if (goal === "stop" || goal === "end") one.decide(goal);
    else if (goal) one.choose(goal);
    if (goal) expect(one.done).toBe(goal);
    one.next();
  }
  return said;
}

describe("a course", () => {
  it.each(["columbiz", "sequence-dice"])("of %s can be gone through to its end", (game) => {
    const said = follow(course(game));
    const tasks = made[game]?.lessons.flatMap((lesson) => lesson.tasks) ?? [];
    expect(said).toHaveLength(tasks.length);
    expect(said.filter((each) => each.startsWith("tutorial-") || each.includes("{"))).toEqual([]);
  });

  it("says why a cell cannot be chosen, and marks the goal after two tries", () => {
    const one = course("columbiz");
    one.open(2);
    one.choose("e5");
    expect(one.answer).toContain("C-9");
    expect([one.done, one.hinted]).toEqual(["", ""]);
    one.choose("a1");
    expect(one.answer).toContain("choose e3");
    expect(one.hinted).toBe("e3");
    one.choose("e3");
    expect(one.effects.map((effect) => effect.kind)).toEqual(["placed"]);
  });

  it("does not give the winning cell away", () => {
    const one = course("sequence-dice");
    one.open(4);
    one.choose("d4");
    expect(one.answer).toContain("does not win");
    expect(one.answer).not.toContain("d3");
  });

  it("asks for certain dice", () => {
    const one = course("columbiz");
    one.open(1);
    one.next();
    one.hold(0);
    one.reroll();
    expect(one.answer).toContain("5 5 5");
    expect(one.taskNumber).toBe(1);
  });

  it("answers in the language of the moment", async () => {
    const one = course("columbiz");
    one.open(2);
    one.choose("a1");
    const wrong = one.answer;
    await speak("nb");
    expect(one.answer).toContain("e3");
    expect(one.answer).not.toBe(wrong);
    one.choose("e3");
    expect(one.answer).toBe(say("tutorial-right"));
    await speak("en");
    expect(one.answer).toBe("Right!");
  });

  it("takes scoring from the rules", () => {
    const one = course("columbiz");
    one.open(4);
    one.next();
    expect(one.sentence).toContain("1, 2, 3, 4 points");
    one.next();
    expect(one.sentence).toContain("1, 2, 4, 6, 9, 12 points");
  });
});
