/** Cells and dice as the notation writes them: a1 to f6, and digits in ascending order. */

export const COLUMNS = ["a", "b", "c", "d", "e", "f"] as const;
export const SIZE = 6;

/** The number of a cell, column by column from the bottom; -1 if the name is invalid. */
export function cellIndex(name: string): number {
  if (!/^[a-f][1-6]$/.test(name)) return -1;
  return (name.charCodeAt(0) - 97) * SIZE + Number(name[1]) - 1;
}

/** The name of a cell. */
export function cellName(index: number): string {
  return `${COLUMNS[Math.floor(index / SIZE)]}${(index % SIZE) + 1}`;
}

/** All cells in reading order, the highest rank first. */
export const READING_ORDER: readonly number[] = Array.from({ length: 36 }, (_, place) => {
  const rank = SIZE - 1 - Math.floor(place / SIZE);
  return (place % SIZE) * SIZE + rank;
});

/** The faces of dice: “335” is 3, 3 and 5. */
export function faces(dice: string | undefined): number[] {
  return !dice || dice === "-" ? [] : [...dice].map(Number);
}

/** Dice as one word, ascending; “-” for none. */
export function diceWord(shown: readonly number[]): string {
  return shown.length ? [...shown].sort((a, b) => a - b).join("") : "-";
}

/** Dice as a sentence reads them: “3 3 5”. */
export function spaced(dice: string): string {
  return faces(dice).join(" ");
}

export interface Setup {
  game: "columbiz" | "sequence-dice";
  players: number;
  options: Record<string, string>;
}

/** A set-up in one word, such as `columbiz:2:reroll=any,limit=4`. */
export function readSetup(word: string): Setup {
  const [game, players, rest = ""] = word.split(":");
  const options = Object.fromEntries(
    rest
      .split(",")
      .filter(Boolean)
      .map((each) => each.split("=") as [string, string]),
  );
  return { game: game === "sequence-dice" ? game : "columbiz", players: Number(players), options };
}
