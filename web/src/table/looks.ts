/** The look of each cell, from the server's view and the person's input. */
import { cellIndex, cellName } from "../lib/notation.ts";
import type { Told } from "../lib/timeline.ts";
import type { ChoiceView, Effect, GameView } from "../lib/wire.ts";

export interface Look {
  index: number;
  name: string;
  printed: number;
  /** The side whose piece is there; -1 if none. */
  side: number;
  /** Whether it can be chosen now. */
  legal: boolean;
  /** Whether a piece would be placed here: drafted, or looked at. */
  coming: "" | "drafted" | "looked";
  /** Whether the piece here would be removed, or just was. */
  going: "" | "drafted" | "looked" | "gone";
  /** Whether it is part of a row that was or would be made. */
  row: boolean;
  /** Whether a piece was placed here in the last turns of others. */
  fresh: boolean;
  hinted: boolean;
  chance: number | null;
  /** The choice of this cell; undefined if it cannot be chosen. */
  choice: ChoiceView | undefined;
}

export interface Scene {
  game: GameView;
  choices: ReadonlyMap<string, ChoiceView>;
  drafted: readonly { word: string; effects: readonly Effect[] }[];
  lookedAt: ChoiceView | undefined;
  /** The effects that are new to the viewer. */
  fresh: readonly Effect[];
  hinted: string;
  odds: Record<string, number> | null;
  /** Effects whose rows are shown: the one that won, or one that is being shown. */
  rows: readonly Effect[];
}

/** The looks of all cells, by their numbers. */
export function looksOf(scene: Scene): Look[] {
  const looks = scene.game.board.map((side, index) => ({
    index,
    name: cellName(index),
    printed: scene.game.printed[index] ?? 0,
    side,
    legal: scene.choices.has(cellName(index)),
    coming: "" as Look["coming"],
    going: "" as Look["going"],
    row: false,
    fresh: false,
    hinted: scene.hinted === cellName(index),
    chance: scene.odds?.[cellName(index)] ?? null,
    choice: scene.choices.get(cellName(index)),
  }));
  mark(looks, scene.fresh, "fresh");
  for (const effect of scene.rows) markRow(looks, effect);
  for (const { effects } of scene.drafted) mark(looks, effects, "drafted");
  if (scene.lookedAt) mark(looks, scene.lookedAt.effects, "looked");
  return looks;
}

/** The new looks, but the old object for each cell that looks the same: it is not redrawn. */
export function unchanged(before: readonly Look[], after: readonly Look[]): readonly Look[] {
  return after.map((look, index) => {
    const old = before[index];
    return old && (Object.keys(look) as (keyof Look)[]).every((name) => old[name] === look[name])
      ? old
      : look;
  });
}

function mark(
  looks: Look[],
  effects: readonly Effect[],
  how: "fresh" | "drafted" | "looked",
): void {
  for (const effect of effects) {
    if (how !== "fresh") markRow(looks, effect);
    const look = "cell" in effect ? looks[cellIndex(effect.cell)] : undefined;
    if (!look) continue;
    if (effect.kind === "placed") {
      if (how === "fresh") Object.assign(look, { fresh: true, going: "" });
      else Object.assign(look, { coming: how, going: look.going && "" });
    } else if (how === "fresh") look.going = look.side < 0 ? "gone" : "";
    else if (look.side >= 0 && effect.kind !== "replaced") look.going = how;
  }
}

function markRow(looks: Look[], effect: Effect): void {
  if (effect.kind !== "row-made") return;
  for (const cell of effect.cells) {
    const look = looks[cellIndex(cell)];
    if (look) look.row = true;
  }
}

/** What happened since the viewer last decided; of one turn if all or none play here. */
export function sinceViewer(history: readonly Told[], mine: readonly number[]): Told[] {
  const found: Told[] = [];
  let turn: number | undefined;
  for (const told of history.toReversed()) {
    const { fact } = told.event;
    if (fact.is === "game-began") break;
    if (fact.is !== "decided" && fact.is !== "rolled") continue;
    const watched = mine.length === 0 || (mine.length > 1 && mine.includes(fact.seat));
    if (fact.is === "decided") {
      turn ??= fact.seat;
      if (watched ? fact.seat !== turn : mine.includes(fact.seat)) break;
    }
    found.unshift(told);
  }
  return found;
}

/** Their effects. */
export function newToViewer(history: readonly Told[], mine: readonly number[]): Effect[] {
  return sinceViewer(history, mine).flatMap((told) => [...told.effects]);
}

/** The effects of the decision that ended the game: the row that won is among them. */
export function lastEffects(history: readonly Told[]): readonly Effect[] {
  const ended = (told: Told) => told.effects.some((effect) => effect.kind === "game-ended");
  return history.findLast(ended)?.effects ?? [];
}
