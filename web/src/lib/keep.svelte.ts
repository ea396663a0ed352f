/** Which of the dice on the table are held. The server says which may be. */
import { diceWord, faces } from "./notation.ts";

export interface TrayDie {
  face: number;
  held: boolean;
  /** Kept before, and locked (C-8). */
  locked: boolean;
  /** Rolled last. */
  fresh: boolean;
}

export class Keep {
  dice = $state<TrayDie[]>([]);

  /** Show a new roll; dice that were kept stay held.
   *
   * @param shown the dice on the table.
   * @param kept the dice kept before this roll.
   * @param locked the dice that must stay.
   * @param sorted whether to sort them; otherwise kept dice stay in place.
   */
  fall(shown: string, kept: string, locked: string, sorted: boolean): void {
    const staying = count(kept);
    const bound = count(locked);
    const ascending = [...faces(shown)].sort((a, b) => a - b);
    const dealt = sorted ? ascending : scattered(ascending, `${shown} ${kept}`);
    const next = dealt.map((face) => {
      const held = take(staying, face);
      return { face, held, locked: held && take(bound, face), fresh: !held };
    });
    this.dice = sorted ? next : settled(this.dice, next);
  }

  /** Sort the dice; held ones stay held. */
  sort(): void {
    this.dice = [...this.dice].sort((a, b) => a.face - b.face);
  }

  /** Hold or release a die. */
  toggle(place: number): void {
    const die = this.dice[place];
    if (die && !die.locked) die.held = !die.held;
  }

  /** Hold exactly these dice. */
  hold(word: string): void {
    const wanted = count(word);
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

/** The dice in a random-looking order that is the same whenever the page is loaded. */
function scattered(dice: readonly number[], name: string): number[] {
  let state = 1;
  for (const sign of name) state = (state * 31 + sign.charCodeAt(0)) % 2147483647;
  const mixed = [...dice];
  for (let last = mixed.length - 1; last > 0; last--) {
    state = (state * 48271) % 2147483647;
    const other = state % (last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as number, mixed[last] as number];
  }
  return mixed;
}

/** The new dice, with held ones in the places of equal dice that were held before. */
function settled(before: readonly TrayDie[], next: readonly TrayDie[]): TrayDie[] {
  const held = next.filter((die) => die.held);
  const fresh = next.filter((die) => !die.held);
  const places = next.map((_, place) => {
    const old = before[place];
    const found = old?.held ? held.findIndex((die) => die.face === old.face) : -1;
    return found < 0 ? undefined : held.splice(found, 1)[0];
  });
  const rest = [...held, ...fresh];
  return places.map((die) => die ?? (rest.shift() as TrayDie));
}

function count(word: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const face of faces(word)) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

function take(counts: Map<number, number>, face: number): boolean {
  const left = counts.get(face) ?? 0;
  if (left > 0) counts.set(face, left - 1);
  return left > 0;
}
