/** A refusal by the server: a code and facts, from which a sentence is made here. */
import { cellName } from "./notation.ts";
import { known, say, type Facts } from "./words.svelte.ts";
import type { Json } from "./wire.ts";

export class Refusal extends Error {
  readonly code: string;
  readonly facts: { [name: string]: Json };

  constructor(error: { [name: string]: Json }) {
    super(String(error.code));
    this.code = String(error.code);
    this.facts = error;
  }

  /** The reason in a sentence, with the rule if one forbids it. */
  get sentence(): string {
    const key = `refusal-${this.code}`;
    if (!known(key)) return say("something-wrong");
    const sentence = say(key, written(this.facts));
    const rule = this.facts.rule;
    return typeof rule === "string"
      ? say("refused-by-rule", { sentence, rule })
      : say("refused", { sentence });
  }
}

/** The server was not reached, or did not answer. */
export class NoAnswer extends Error {}

/** Why something failed, in a sentence; a fault of this program also goes to the console. */
export function reason(error: unknown): string {
  if (error instanceof Refusal) return error.sentence;
  if (error instanceof NoAnswer) return say("no-answer");
  console.error(error);
  return say("something-wrong");
}

function written(facts: { [name: string]: Json }): Facts {
  const all: Facts = {};
  for (const [name, value] of Object.entries(facts)) {
    if (name === "cell" && typeof value === "number") all[name] = cellName(value);
    else if (Array.isArray(value)) all[name] = value.join(name === "dice" ? " " : ", ");
    else if (typeof value === "number" || typeof value === "string") all[name] = value;
  }
  return all;
}
