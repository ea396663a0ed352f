import { readFileSync } from "node:fs";
import type { Event, Events } from "../src/lib/wire.ts";

/** The frames of a game that scripts/make_web_fixtures.py wrote. */
export function framesOf(name: string): Events[] {
  const path = new URL(`fixtures/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, "utf-8")) as Events[];
}

export function eventsOf(name: string): Event[] {
  return framesOf(name).flatMap((frame) => frame.events);
}
