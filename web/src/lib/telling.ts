/** Effects as sentences, the same as on the terminal. */
import { faces, spaced, type Setup } from "./notation.ts";
import { known, list, say, type Facts } from "./words.svelte.ts";
import type { Effect } from "./wire.ts";

export interface Names {
  /** The name of each seat. */
  seats: readonly string[];
  /** The name of each side: its players. */
  sides: readonly string[];
  /** The reader's seat, if they have exactly one, and its side. */
  own?: number;
  ownSide?: number;
}

/** The name of a seat within a sentence. */
export function nameOf(names: Names, seat: number): string {
  return seat === names.own ? say("you") : (names.seats[seat] ?? "");
}

/** The effects as sentences, one per uninterrupted series by the same player. */
export function tell(setup: Setup, names: Names, effects: readonly Effect[]): string {
  const sentences: string[] = [];
  let subject: number | null = null;
  let phrases: string[] = [];
  const finish = () => {
    if (phrases.length === 0) return;
    const name = subject === null ? "" : `${nameOf(names, subject)} `;
    sentences.push(`${name}${phrases.join(", ")}.`);
    phrases = [];
  };
  for (const effect of effects) {
    const told = phrase(setup, names, effect);
    if (!told) continue;
    const seat = "seat" in effect ? effect.seat : null;
    if (seat !== subject) finish();
    subject = seat;
    phrases.push(told);
  }
  finish();
  return sentences.join(" ");
}

/** What one effect did, to follow the player's name; empty if it goes without saying. */
export function phrase(setup: Setup, names: Names, effect: Effect): string {
  const facts: Facts = { pieces: setup.game === "columbiz" ? "discs" : "chips" };
  for (const [name, value] of Object.entries(effect)) {
    const written = fact(setup, names, name, value);
    if (written !== undefined) facts[name] = written;
  }
  if (effect.kind === "row-made") facts.length = effect.cells.length;
  const own = ownKey(names, effect);
  return say(known(own) ? own : `effect-${effect.kind}`, facts).trim();
}

/** The phrase for what the reader does, or what happens to the reader's pieces. */
function ownKey(names: Names, effect: Effect): string {
  if ("seat" in effect && effect.seat === names.own) return `own-${effect.kind}`;
  return "owner" in effect && effect.owner === names.ownSide ? `yours-${effect.kind}` : "";
}

function fact(
  setup: Setup,
  names: Names,
  name: string,
  value: unknown,
): string | number | undefined {
  switch (name) {
    case "cells":
      return (value as string[]).join(" ");
    case "dice":
      return diceWords(setup, value as string);
    case "following":
      return nameOf(names, value as number);
    case "owner":
      return names.sides[value as number] ?? "";
    case "seats":
      return list((value as number[]).map((seat) => nameOf(names, seat)));
    default:
      return typeof value === "string" || typeof value === "number" ? value : undefined;
  }
}

/** Dice within a sentence; in Sequence Dice with their total. */
export function diceWords(setup: Setup, dice: string): string {
  const [first, second] = faces(dice);
  if (first === undefined) return say("no-dice");
  if (setup.game === "sequence-dice" && second !== undefined) {
    return say("dice-sum", { first, second, total: first + second });
  }
  return spaced(dice);
}
