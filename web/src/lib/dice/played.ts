/** The digest of what was played in a game and when, as a record has it: what was taken back is left
 * out. `sixrow verify --receipt` compares it with the record. */
import { hexadecimal, utf8 } from "../bytes.ts";
import type { Event, GameOver } from "../wire.ts";
import { canonical } from "./history.ts";
import { sha256 } from "./sha256.ts";

/** A game as far as it was played. */
export interface PlayedGame {
  began: number;
  /** The position in which it began; null for the usual one. */
  origin: string | null;
  /** Dice and decisions, each with the milliseconds since the game began. */
  moves: readonly (readonly [move: string, time: number])[];
}

/** The game after one more event; `dice` has the dice of a roll by its number. */
export function after(
  game: PlayedGame | null,
  { fact, time }: Event,
  dice: (roll: number) => string,
): PlayedGame | null {
  if (fact.is === "game-began") {
    const moves = fact.rolls.map((roll) => [dice(roll), 0] as const);
    return { began: time, origin: fact.position ?? null, moves };
  }
  if (!game) return null;
  const { began, moves } = game;
  if (fact.is === "rolled" || fact.is === "entered")
    return { ...game, moves: [...moves, [fact.dice, time - began]] };
  if (fact.is === "decided") return { ...game, moves: [...moves, [fact.decision, time - began]] };
  if (fact.is === "undone") return { ...game, moves: moves.slice(0, -fact.count) };
  return game;
}

export function digest(setup: string, game: PlayedGame, { winners, ending }: GameOver): string {
  const { origin, moves: entries } = game;
  const told = { setup, result: [winners, ending, null], origin, entries };
  return hexadecimal(sha256(utf8(canonical(told))));
}
