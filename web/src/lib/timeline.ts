/** What happened as a series of pictures: each step shows one thing for a while.
 *
 * Effects say what is to be seen, and the scores after each event are the server's. No rule is
 * applied here: a test compares the last picture of every frame with the server's own.
 */
import { cellIndex, faces } from "./notation.ts";
import type { Effect, Event, GameView } from "./wire.ts";

/** An event, its effects and the scores after it. */
export interface Told {
  event: Event;
  effects: readonly Effect[];
  scores?: readonly number[];
}

/** A die in the tray; it keeps its id while it lies there. */
export interface LyingDie {
  id: number;
  face: number;
  mark: "" | "held" | "spent";
}

export type StepKind = "roll" | "keep" | "place" | "capture" | "row" | "word" | "end";

export interface Step {
  kind: StepKind;
  /** The effects that it shows. */
  effects: readonly Effect[];
  /** The game as it is drawn during this step. */
  game: GameView;
  dice: readonly LyingDie[];
  /** The ids of the dice that tumble; all others lie still. */
  tumbling: readonly number[];
  /** Cells that the player has drafted and that later steps place. */
  drafted: readonly string[];
  /** The number of the event, and how many of its effects have been shown. */
  event: number;
  upto: number;
  /** What the acting side gains in points. */
  gain: number;
  milliseconds: number;
}

/** Who is who, for the picture. */
export interface Viewer {
  /** The side of each seat. */
  sides: readonly number[];
  /** The seats that are played here: their decisions were seen when they were made. */
  mine: readonly number[];
}

/** How long each kind of step is shown at normal speed, in milliseconds. */
export const PACE: Record<StepKind, number> = {
  roll: 950,
  keep: 650,
  place: 550,
  capture: 800,
  row: 950,
  word: 1100,
  end: 800,
};
/** Placing what was drafted here: the cells were seen before. */
export const OWN_PLACE = 220;

/** The factor of each speed. */
export const SPEEDS = { normal: 1, quick: 0.45, once: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** The steps that lead from one game to the next.
 *
 * @param from the game as it was drawn last.
 * @param lying the dice as they lay last.
 * @param after the game after everything, for what a new game or turn begins with.
 */
export function stepsOf(
  from: GameView,
  lying: readonly LyingDie[],
  told: readonly Told[],
  after: GameView | null,
  viewer: Viewer,
): Step[] {
  const painter = new Painter(from, lying, after ?? from, viewer);
  const kept = effective(told);
  for (const [place, each] of kept.entries()) painter.paint(each, kept.slice(place + 1));
  return painter.steps;
}

/** The events without the decisions, and the entered dice, that were taken back. */
export function effective(told: readonly Told[]): Told[] {
  const kept: Told[] = [];
  for (const each of told) {
    const { fact } = each.event;
    if (fact.is !== "undone") {
      kept.push(each);
      continue;
    }
    for (let left = fact.count; left > 0; left--) {
      const place = kept.findLastIndex(
        ({ event: { fact } }) => fact.is === "decided" || fact.is === "entered",
      );
      if (place >= 0) kept.splice(place, 1);
    }
  }
  return kept;
}

/** The game before some events that led to this one; what cannot be known stays as it is. */
export function rewound(
  game: GameView,
  told: readonly Told[],
  scores: readonly number[] | undefined,
  viewer: Viewer,
): GameView {
  const board = [...game.board];
  const counts = new Counts(game);
  for (const { effects } of effective(told).toReversed()) {
    for (const effect of effects.toReversed()) {
      counts.count(effect, viewer, -1);
      if (effect.kind === "placed") board[cellIndex(effect.cell)] = -1;
      else if (effect.kind === "captured")
        board[cellIndex(effect.cell)] = viewer.sides[effect.owner] ?? -1;
      else if (effect.kind === "removed" || effect.kind === "replaced")
        board[cellIndex(effect.cell)] = effect.owner;
    }
  }
  const zero = (game.scores ?? []).map(() => 0);
  return quiet({ ...game, board, ...counts.fields(scores ?? zero), dice: "", winners: [] });
}

/** A game in which nothing can be done: it is only drawn. */
function quiet(game: GameView): GameView {
  return { ...game, choices: [], stuck: null, action: "", waiting: "decision" };
}

/** The numbers on the cards of the sides, kept up to date by effects. */
class Counts {
  readonly #captives: number[] | undefined;
  readonly #rows: number[] | undefined;
  readonly #supply: number[] | undefined;

  constructor(game: GameView) {
    this.#captives = game.captives?.length ? [...game.captives] : undefined;
    this.#rows = game.row_points?.length ? [...game.row_points] : undefined;
    this.#supply = game.supply && [...game.supply];
  }

  count(effect: Effect, { sides }: Viewer, sign: 1 | -1 = 1): void {
    if (!("seat" in effect)) return;
    const side = sides[effect.seat] ?? 0;
    if (effect.kind === "placed") this.#move(side, -sign);
    else if (effect.kind === "forfeited") this.#move(side, -sign * effect.discs);
    else if (effect.kind === "removed" || effect.kind === "replaced")
      this.#move(effect.owner, sign);
    else if (effect.kind === "captured" && this.#captives)
      this.#captives[side] = (this.#captives[side] ?? 0) + sign;
    else if (effect.kind === "row-made" && this.#rows)
      this.#rows[side] = (this.#rows[side] ?? 0) + sign * effect.points;
  }

  /** Pieces come into a supply, or leave it; one without end stays so. */
  #move(side: number, pieces: number): void {
    const left = this.#supply?.[side];
    if (this.#supply && left !== undefined && (left > 0 || (left === 0 && pieces > 0)))
      this.#supply[side] = left + pieces;
  }

  fields(scores: readonly number[]): Partial<GameView> {
    const rows = this.#rows;
    return {
      scores: [...scores],
      ...(this.#captives && { captives: [...this.#captives] }),
      ...(this.#supply && { supply: [...this.#supply] }),
      ...(rows && {
        row_points: [...rows],
        captive_points: scores.map((score, side) => score - (rows[side] ?? 0)),
      }),
    };
  }
}

/** Paints one event after the other. */
class Painter {
  readonly steps: Step[] = [];
  #game: GameView;
  #counts: Counts;
  #dice: LyingDie[];
  #scores: readonly number[];
  #event = 0;
  #upto = 0;
  /** Whether these are real dice, which the person who entered them has seen. */
  #entered = false;
  #drafted: readonly string[] = [];

  constructor(
    from: GameView,
    lying: readonly LyingDie[],
    readonly after: GameView,
    readonly viewer: Viewer,
  ) {
    this.#game = quiet(from);
    this.#counts = new Counts(from);
    this.#scores = from.scores ?? [];
    this.#dice = from.waiting === "decision" || faces(from.kept).length ? [...lying] : [];
  }

  paint(told: Told, later: readonly Told[]): void {
    const { event, effects, scores } = told;
    if (event.fact.is === "game-began") this.#begin(event.fact.position !== undefined);
    this.#event = event.number;
    this.#entered = event.fact.is === "entered";
    this.#drafted = this.#stillDrafted(told, later);
    for (const [first, last] of groups(effects)) {
      this.#upto = last;
      const group = effects.slice(first, last);
      this.#show(group, shareOf(effects.slice(last), scores, this.viewer));
    }
  }

  #begin(fromPosition: boolean): void {
    const { after } = this;
    const board = fromPosition ? after.board : after.board.map(() => -1);
    const none = (each: number[] | undefined) => each?.map(() => 0) ?? [];
    this.#game = quiet({
      ...after,
      board,
      ...(fromPosition
        ? {}
        : { captives: none(after.captives), row_points: none(after.row_points) }),
    });
    this.#counts = new Counts(this.#game);
    this.#scores = fromPosition ? (after.scores ?? []) : none(after.scores);
    this.#dice = [];
  }

  /** The cells that this player places in the rest of this turn, if they were drafted here. */
  #stillDrafted({ event }: Told, later: readonly Told[]): string[] {
    const { fact } = event;
    if (fact.is !== "decided" || !this.viewer.mine.includes(fact.seat)) return [];
    const cells: string[] = [];
    for (const each of later) {
      if (each.event.fact.is !== "decided") break;
      for (const effect of each.effects) if (effect.kind === "placed") cells.push(effect.cell);
    }
    return cells;
  }

  /** Show a group of effects of one kind. */
  #show(effects: readonly Effect[], scores: readonly number[] | null): void {
    const [effect] = effects;
    if (!effect) return;
    const seat = "seat" in effect ? effect.seat : this.#game.seat;
    const own = this.viewer.mine.includes(seat);
    for (const each of effects) this.#apply(each);
    const before = this.#scores;
    const kind = kindOf(effect);
    if (scores && (kind === "capture" || kind === "row" || kind === "place")) this.#scores = scores;
    this.#game = {
      ...this.#game,
      ...this.#counts.fields(this.#scores),
      // A turn that has ended is the next player's already.
      seat: effect.kind === "turn-ended" ? effect.following : seat,
    };
    const seen = own && (kind === "keep" || (kind === "roll" && this.#entered));
    const milliseconds = kind === null || seen ? 0 : PACE[kind];
    if (kind === null || milliseconds === 0) return;
    const side = this.viewer.sides[seat] ?? 0;
    this.steps.push({
      kind,
      effects,
      game: this.#game,
      dice: [...this.#dice],
      tumbling: kind === "roll" ? this.#rolled : [],
      drafted: this.#drafted,
      event: this.#event,
      // The log names the dice of a roll once they have come to rest.
      upto: kind === "roll" ? this.#upto - effects.length : this.#upto,
      gain: (this.#scores[side] ?? 0) - (before[side] ?? 0),
      milliseconds: own && kind === "place" ? OWN_PLACE : milliseconds,
    });
    if (effect.kind === "began") this.#game = { ...this.#game, rolled: [] };
  }

  #rolled: number[] = [];

  #apply(effect: Effect): void {
    this.#counts.count(effect, this.viewer);
    switch (effect.kind) {
      case "rolled":
        this.#roll(effect.seat, faces(effect.dice));
        break;
      case "kept":
      case "stopped":
        this.#dice = marked(this.#dice, faces(effect.dice), "held");
        break;
      case "placed": {
        this.#paintCell(effect.cell, this.viewer.sides[effect.seat] ?? 0);
        const lying = this.#dice.map((die) => (die.mark === "held" ? plain(die) : die));
        this.#dice = spent(lying, faces(effect.spent));
        break;
      }
      case "captured":
      case "removed":
        this.#paintCell(effect.cell, -1);
        break;
      case "turn-ended":
        this.#dice = [];
        this.#game = {
          ...this.#game,
          turn: this.after.turn,
          ...(this.after.round !== undefined && { round: this.after.round }),
          last_round: this.after.last_round ?? false,
        };
        break;
      case "extra-turn":
        this.#dice = this.#dice.map(plain);
        break;
    }
  }

  #roll(seat: number, rolled: readonly number[]): void {
    const [dice, ids] = thrown(this.#dice, rolled);
    this.#dice = dice;
    this.#rolled = ids;
    const off = this.#game.rolled ?? [];
    if (off.length === 0) return;
    const total = rolled.reduce((sum, face) => sum + face, 0);
    this.#game = {
      ...this.#game,
      rolled: off.map((each, place) => (place === seat ? total : each)),
    };
    this.#dice = this.#dice.slice(-rolled.length);
  }

  #paintCell(cell: string, side: number): void {
    const board = [...this.#game.board];
    board[cellIndex(cell)] = side;
    this.#game = { ...this.#game, board };
  }
}

/** The ranges of effects that are shown together: of one kind, one after the other. */
function groups(effects: readonly Effect[]): [number, number][] {
  const found: [number, number][] = [];
  for (const [place, effect] of effects.entries()) {
    const last = found.at(-1);
    const before = last && effects[last[0]];
    const joined =
      before &&
      (before.kind === effect.kind || (before.kind === "replaced" && effect.kind === "placed")) &&
      (kindOf(effect) === "capture" || kindOf(effect) === "row" || before.kind === "replaced");
    if (last && joined) last[1] = place + 1;
    else found.push([place, place + 1]);
  }
  return found;
}

/** How an effect is shown; null if it changes nothing that can be seen. */
function kindOf(effect: Effect): StepKind | null {
  switch (effect.kind) {
    case "rolled":
      return "roll";
    case "kept":
    case "stopped":
      return "keep";
    case "placed":
    case "replaced":
      return "place";
    case "captured":
    case "removed":
      return "capture";
    case "row-made":
      return "row";
    case "turn-ended":
      return null;
    case "game-ended":
      return "end";
    default:
      return "word";
  }
}

/** The scores before the rest of an event is shown: its rows are still to be counted. */
function shareOf(
  rest: readonly Effect[],
  scores: readonly number[] | undefined,
  { sides }: Viewer,
): readonly number[] | null {
  if (!scores?.length) return null;
  if (rest.some((effect) => effect.kind === "captured")) return null;
  const share = [...scores];
  for (const effect of rest) {
    if (effect.kind !== "row-made") continue;
    const side = sides[effect.seat] ?? 0;
    share[side] = (share[side] ?? 0) - effect.points;
  }
  return share;
}

// Dice

const plain = (die: LyingDie): LyingDie => ({ ...die, mark: "" });

/** The dice of a game as they lie, if nobody has seen how they fell. */
export function lyingIn(game: GameView): LyingDie[] {
  const kept = game.waiting === "dice";
  return faces(kept ? game.kept : game.dice).map((face, id) => ({
    id,
    face,
    mark: kept ? "held" : "",
  }));
}

/** The dice after a throw, and the ids of those that were thrown. Held ones stay in place. */
export function thrown(
  lying: readonly LyingDie[],
  rolled: readonly number[],
): [LyingDie[], number[]] {
  const held = lying.filter((die) => die.mark === "held");
  const mixed = scattered(rolled, held.map((die) => die.face).join(""));
  const fits = lying.length === held.length + rolled.length;
  const places: LyingDie[] = fits
    ? [...lying]
    : [...held, ...fresh(rolled.length, Math.max(-1, ...held.map((die) => die.id)) + 1)];
  const ids: number[] = [];
  const dice = places.map((die) => {
    if (die.mark === "held") return die;
    ids.push(die.id);
    return { id: die.id, face: mixed[ids.length - 1] ?? 1, mark: "" as const };
  });
  return [dice, ids];
}

function fresh(count: number, first: number): LyingDie[] {
  return Array.from({ length: count }, (_, place) => ({ id: first + place, face: 1, mark: "" }));
}

/** Mark dice of these faces, first those that have the mark already; the others lose it. */
export function marked(
  lying: readonly LyingDie[],
  some: readonly number[],
  mark: "held" | "spent",
): LyingDie[] {
  const left = [...some];
  const take = (die: LyingDie) => {
    const place = left.indexOf(die.face);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
  const first = lying.map((die) => die.mark === mark && take(die));
  return lying.map((die, place) => ({ ...die, mark: first[place] || take(die) ? mark : "" }));
}

/** Mark more dice as spent. */
function spent(lying: readonly LyingDie[], more: readonly number[]): LyingDie[] {
  const before = lying.filter((die) => die.mark === "spent").map((die) => die.face);
  return marked(lying, [...before, ...more], "spent");
}

/** Dice in a random-looking order that is the same whenever the page is loaded. */
export function scattered(dice: readonly number[], name: string): number[] {
  let state = 1;
  for (const sign of `${dice.join("")} ${name}`)
    state = (state * 31 + sign.charCodeAt(0)) % 2147483647;
  const mixed = [...dice];
  for (let last = mixed.length - 1; last > 0; last--) {
    state = (state * 48271) % 2147483647;
    const other = state % (last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as number, mixed[last] as number];
  }
  return mixed;
}

/** Dice in ascending order. */
export function inOrder<T extends { face: number }>(dice: readonly T[]): T[] {
  return dice.toSorted((a, b) => a.face - b.face);
}
