/** The display names of a table's players. */
import { say } from "./words.svelte.ts";
import type { Chair, View } from "./wire.ts";

/** The name of a level. */
export function levelName(level: string): string {
  return say(`level-${level}`);
}

/** The names of all seats; bots of the same level are numbered. */
export function seatNames(chairs: readonly Chair[]): string[] {
  const plain = chairs.map((chair) => {
    if (chair.level) return levelName(chair.level);
    return chair.name || (chair.person ? say("somebody") : say("seat-open"));
  });
  return plain.map((name, seat) => {
    const before = plain.slice(0, seat).filter((each) => each === name).length;
    const open = !chairs[seat]?.level && !chairs[seat]?.person;
    return before && !open ? say("name-again", { name, number: before + 1 }) : name;
  });
}

/** The names of the players of some sides, in seat order. */
export function namesOf(view: View, names: readonly string[], sides: readonly number[]): string[] {
  return names.filter((_, seat) => sides.includes(view.seats[seat]?.side ?? -1));
}
