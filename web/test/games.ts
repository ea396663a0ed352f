import { readFileSync } from "node:fs";
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
