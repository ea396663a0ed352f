/** Which of the dice on the table are held. The server says which may be. */
import { diceWord, faces } from "./notation.ts";
import { inOrder, marked, scattered, type LyingDie } from "./timeline.ts";

export interface TrayDie {
  id: number;
  face: number;
  held: boolean;
  /** Kept before, and locked (C-8). */
  locked: boolean;
}

export class Keep {
  dice = $state<TrayDie[]>([]);

  /** Show a new roll; dice that were kept stay held.
   *
   * @param shown the dice on the table.
   * @param kept the dice kept before this roll.
   * @param locked the dice that must stay.
   * @param sorted whether to sort them; otherwise they stay where they fell.
   * @param lying the dice as they fell, if that was seen.
   */
  fall(
    shown: string,
    kept: string,
    locked: string,
    sorted: boolean,
    lying: readonly LyingDie[] = this.lying,
  ): void {
    const bound = faces(locked);
    const next = marked(fallen(shown, kept, lying), faces(kept), "held").map((die) => {
      const held = die.mark === "held";
      return { id: die.id, face: die.face, held, locked: held && take(bound, die.face) };
    });
    this.dice = sorted ? inOrder(next) : next;
  }

  /** The dice as the picture has them. */
  get lying(): LyingDie[] {
    return this.dice.map(({ id, face, held }) => ({ id, face, mark: held ? "held" : "" }));
  }

  /** Sort the dice; held ones stay held. */
  sort(): void {
    this.dice = inOrder(this.dice);
  }

  /** Hold or release a die; returns whether that is possible. */
  toggle(place: number): boolean {
    const die = this.dice[place];
    if (!die || die.locked) return false;
    die.held = !die.held;
    return true;
  }

  /** Hold exactly these dice. */
  hold(word: string): void {
    const wanted = faces(word);
    for (const die of this.dice) die.held = take(wanted, die.face) || die.locked;
  }

  /** The held dice as one word. */
  get held(): string {
    return diceWord(this.dice.filter((die) => die.held).map((die) => die.face));
  }

  get rolling(): number {
    return this.dice.filter((die) => !die.held).length;
  }
}

/** The dice where they fell; if that was not seen, in any order, the same whenever one looks. */
function fallen(shown: string, kept: string, lying: readonly LyingDie[]): LyingDie[] {
  if (diceWord(lying.map((die) => die.face)) === diceWord(faces(shown))) return [...lying];
  const all = [...faces(shown)].sort((a, b) => a - b);
  const staying = lying.filter((die) => die.mark === "held" && take(all, die.face));
  const rest = scattered(all, kept);
  if (lying.length === staying.length + rest.length)
    return lying.map((die) =>
      staying.includes(die) ? die : { id: die.id, face: rest.shift() ?? 1, mark: "" },
    );
  const dealt = [...staying.map((die) => die.face), ...rest];
  return dealt.map((face, id) => ({ id, face, mark: "" }));
}

/** Take a face out of some; returns whether it was there. */
function take(left: number[], face: number): boolean {
  const place = left.indexOf(face);
  if (place >= 0) left.splice(place, 1);
  return place >= 0;
}
