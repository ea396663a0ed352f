import { expect, test, vi } from "vitest";
import { TurnDraft } from "../src/lib/draft.svelte.ts";
import type { GameView, Previewed } from "../src/lib/wire.ts";
import { framesOf } from "./games.ts";

/** The first game in which discs can be placed, as Python told it. */
function placing(): GameView {
  const frames = framesOf("columbiz");
  const game = frames.map((frame) => frame.view?.game).find((each) => each?.choices?.length);
  if (!game) throw new Error("there is none");
  return game;
}

function after(words: string[], choices: string[]): Previewed {
  const game = placing();
  return {
    is: "preview",
    id: "1",
    version: 1,
    steps: words.map((cell) => [{ kind: "placed", seat: 0, cell, spent: "1", rule: "C-9" }]),
    game: {
      ...game,
      choices: choices.map((decision) => ({ decision, effects: [], scores: [0, 0] })),
    },
  };
}

test("what a choice does shows before the server was asked, and what is next after it", async () => {
  let answer: (told: Previewed) => void = () => undefined;
  const draft = new TurnDraft(() => new Promise((resolve) => (answer = resolve)));
  const game = placing();
  const [choice] = game.choices ?? [];
  draft.begin(game);
  const added = draft.add(choice?.decision ?? "");
  expect(draft.steps).toEqual([choice?.effects]);
  expect(draft.allows("end")).toBe(false);
  answer(after([choice?.decision ?? ""], ["b1", "end"]));
  await added;
  expect(draft.allows("end")).toBe(true);
  expect(draft.allows("b1")).toBe(true);
});

test("what cannot be chosen is not drafted, and nobody is asked", async () => {
  const ask = vi.fn();
  const draft = new TurnDraft(ask);
  draft.begin(placing());
  expect(await draft.add("f6")).toBe(false);
  expect(draft.words).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});

test("a decision is taken back; those after it stay if they still can be", async () => {
  const game = placing();
  const [first, second] = (game.choices ?? []).map((each) => each.decision) as [string, string];
  const ask = vi.fn(async (words: string[]) => after(words, [first, second, "end"]));
  const draft = new TurnDraft(ask);
  draft.begin(game);
  await draft.add(first);
  await draft.add(second);
  await draft.takeBack(first);
  expect(draft.words).toEqual([second]);
  await draft.takeBack();
  expect(draft.words).toEqual([]);
  expect(draft.game).toBe(game);
});

test("if those after it can no longer be, they go as well", async () => {
  const game = placing();
  const [first, second] = (game.choices ?? []).map((each) => each.decision) as [string, string];
  const ask = vi.fn(async (words: string[]) => {
    if (words[0] === second) throw new Error("refused");
    return after(words, [first, second, "end"]);
  });
  const draft = new TurnDraft(ask);
  draft.begin(game);
  await draft.add(first);
  await draft.add(second);
  await draft.takeBack(first);
  expect(draft.words).toEqual([]);
});

test("a question that fails leaves the draft as it was", async () => {
  const draft = new TurnDraft(() => Promise.reject(new Error("no connection")));
  const game = placing();
  draft.begin(game);
  await expect(draft.add(game.choices?.[0]?.decision ?? "")).rejects.toThrow();
  expect(draft.words).toEqual([]);
  expect(draft.game).toBe(game);
});

test("an answer that comes after a new beginning is not taken", async () => {
  let answer: (told: Previewed) => void = () => undefined;
  const draft = new TurnDraft(() => new Promise((resolve) => (answer = resolve)));
  const game = placing();
  const word = game.choices?.[0]?.decision ?? "";
  draft.begin(game);
  const added = draft.add(word);
  draft.begin(game);
  answer(after([word], ["end"]));
  await added;
  expect(draft.words).toEqual([]);
});
