import { readFileSync } from "node:fs";
import type { Receipt } from "../src/lib/dice/receipt.ts";
import type { Event, Events, GameView, Stuck } from "../src/lib/wire.ts";

/** The frames of a game that scripts/make_web_fixtures.py wrote. */
export function framesOf(name: string): Events[] {
  const path = new URL(`fixtures/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, "utf-8")) as Events[];
}

export function eventsOf(name: string): Event[] {
  return framesOf(name).flatMap((frame) => frame.events);
}

/** Games in which no piece can be placed, by what is left to do. */
export function stuckGames(): Record<Stuck["kind"], GameView> {
  const path = new URL("fixtures/stuck.json", import.meta.url);
  return JSON.parse(readFileSync(path, "utf-8")) as Record<Stuck["kind"], GameView>;
}

/** Tables with what Python's witness makes of them. */
export interface DiceFixture {
  vectors: { letters: [string, string] };
  tables: Record<string, WatchedTable>;
  lies: DishonestTable[];
}

export interface WatchedTable {
  events: Event[];
  /** The head after each event. */
  heads: string[];
  letters: string;
  watchers: Watcher[];
}

export interface Watcher {
  person: string;
  /** What the client knew before the first event. */
  receipt: Partial<Receipt>;
  mine: number[];
  avoided: Record<string, string>;
  faults: [string, number][];
  games: string[];
  played: string[];
}

/** The table of two people, up to a lie. */
export interface DishonestTable {
  name: string;
  receipt: Partial<Receipt>;
  notes: { there: number[]; answered: number[]; live: number };
  /** How many events of the honest table come before these. */
  before: number;
  events: Event[];
  faults: [string, number][];
}

export function diceFixture(): DiceFixture {
  const path = new URL("fixtures/dice.json", import.meta.url);
  return JSON.parse(readFileSync(path, "utf-8")) as DiceFixture;
}
