/** Moves as words: “roll”, “555”, “stop”, “e3 c2 end”, “undo”, “hint”, “resign”. */
import { cellIndex, diceWord, faces } from "../lib/notation.ts";
import { say } from "../lib/words.svelte.ts";
import { decisionWords } from "./labels.ts";
import type { Play } from "./play.svelte.ts";

/** Run a typed line; returns an answer in a sentence. */
export async function typed(play: Play, text: string): Promise<string> {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (words.length === 0) return "";
  for (const word of words) {
    const done = await one(play, word);
    if (play.table.trouble) return play.table.trouble;
    if (done !== "") return done;
  }
  return say("text-done", { words: words.join(" ") });
}

/** Run one word; returns a complaint, an answer, or nothing. */
async function one(play: Play, word: string): Promise<string> {
  if (word === "roll" || word === "r") {
    if (play.moment !== "roll" && play.moment !== "keep") return say("text-not-now", { word });
    await play.roll();
  } else if (word === "undo" || word === "u") await play.takeBack();
  else if (word === "hint" || word === "h") {
    await play.hint();
    const [best] = play.hints;
    return best ? say("hint-best", { decision: decisionWords(best.decision) }) : "";
  } else if (word === "stop" && play.moment === "keep") await play.stop();
  else if ((word === "end" || word === "pass") && (play.stuck || play.canEnd || play.picked))
    await play.finish();
  else if (play.moment === "keep" && /^k?[1-6]{1,8}$|^k?-$/.test(word))
    return keep(play, word.replace("k", ""));
  else if (cellIndex(word) >= 0 && play.choices.has(word)) {
    await play.choose(word);
    if (play.moment === "choose") await play.finish();
  } else return say("text-not-now", { word });
  return "";
}

/** Keep dice and roll the others. */
async function keep(play: Play, dice: string): Promise<string> {
  const wanted = diceWord(faces(dice));
  play.keep.hold(wanted);
  if (play.keep.held !== wanted) return say("text-no-such-dice", { dice: wanted });
  await (play.keep.rolling ? play.roll() : play.stop());
  return "";
}
