/** The display names of a table's players. */
import { say } from "./words.svelte.ts";
import type { Chair, View } from "./wire.ts";

/** The name of a level. */
export function levelName(level: string): string {
  return say(`level-${level}`);
}

/** Whether a seat is free. */
export function isOpen(chair: Chair): boolean {
  return !chair.level && !chair.person;
}

/** The names of all seats; bots of the same level are numbered.
 *
 * @param own the person who reads it, if they are to be called “you” and have one seat only.
 */
export function seatNames(chairs: readonly Chair[], own = ""): string[] {
  const plain = chairs.map((chair) => {
    if (chair.level) return levelName(chair.level);
    return chair.name || (chair.person ? say("somebody") : say("seat-open"));
  });
  const alone = chairs.filter((chair) => chair.person && chair.person === own).length === 1;
  return plain.map((name, seat) => {
    const chair = chairs[seat];
    if (alone && chair?.person === own) return say("you");
    const before = plain.slice(0, seat).filter((each) => each === name).length;
    return before && chair && !isOpen(chair)
      ? say("name-again", { name, number: before + 1 })
      : name;
  });
}

/** The names of the players of some sides, in seat order. */
export function namesOf(view: View, names: readonly string[], sides: readonly number[]): string[] {
  return names.filter((_, seat) => sides.includes(view.seats[seat]?.side ?? -1));
}
