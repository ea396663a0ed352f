/** The story of a table: effects and other events, gathered by turns. */
import { namesOf } from "../lib/people.ts";
import { wonAlone } from "./result.ts";
import { nameOf, tell } from "../lib/telling.ts";
import type { TableState } from "../lib/table.svelte.ts";
import type { Told } from "../lib/timeline.ts";
import { known, language, list, say } from "../lib/words.svelte.ts";
import type { Effect, Event } from "../lib/wire.ts";

export interface Chapter {
  /** The numbers of its first and its last event. */
  first: number;
  number: number;
  /** Who acted: the name, the side and its colour; empty if nobody did. */
  name: string;
  side: number;
  colour: string;
  /** The colour of each side's pieces. */
  colours: readonly string[];
  effects: readonly Effect[];
  /** Whether it is of the game that is being played, so that it can be shown again. */
  current: boolean;
  /** Computed on demand: a long game has many chapters, and few of them are shown. */
  readonly text: string;
}

/** A line of its own ends with one of these. */
const ENDS = new Set<Effect["kind"]>(["turn-ended", "extra-turn", "began", "tied"]);

/** All that is worth telling, in order, as far as it has been shown. */
export function chapters(table: TableState): Chapter[] {
  const found: Chapter[] = [];
  const colours = coloursOf(table);
  let seat = -1;
  let gathered: Effect[] = [];
  let [first, number] = [0, 0];
  const finish = () => {
    const effects = gathered;
    gathered = [];
    if (effects.length === 0) return;
    const last = number;
    const side = table.sides[seat] ?? 0;
    found.push({
      ...{ first, number, side, colours, effects, current: true },
      name: nameOf(table.names, seat),
      colour: colours[side] ?? "",
      get text() {
        const make = () => tell(table.setup, table.names, effects);
        return remembered(table, `${last} ${effects.length}`, make);
      },
    });
  };
  for (const told of table.told) {
    const { event, effects } = told;
    if (event.fact.is === "game-began") for (const each of found) each.current = false;
    if ("roll" in event.fact && event.fact.is === "rolled" && effects.length === 0) continue;
    if (effects.length > 0) {
      const acting = "seat" in event.fact ? event.fact.seat : seat;
      if (acting !== seat) finish();
      if (gathered.length === 0) first = event.number;
      seat = acting;
      number = event.number;
      for (const effect of effects) {
        // Who begins is another's doing: the last die was somebody else's.
        if (effect.kind === "began" && effect.seat !== seat) {
          finish();
          [seat, first] = [effect.seat, event.number];
        }
        gathered.push(effect);
      }
      if (effects.some((effect) => ENDS.has(effect.kind))) finish();
      continue;
    }
    const text = eventWords(table, told);
    if (!text) continue;
    finish();
    const nobody = { name: "", side: -1, colour: "", colours, effects: [], current: false };
    found.push({ ...nobody, first: event.number, number: event.number, text });
  }
  finish();
  return found;
}

function coloursOf(table: TableState): string[] {
  const found: string[] = [];
  for (const seat of table.view?.seats ?? []) found[seat.side] = seat.colour;
  return found;
}

const memory = new WeakMap<TableState, { spoken: string; texts: Map<string, string> }>();

/** A text, cached: what has been told of an event never changes. */
function remembered(table: TableState, key: string, make: () => string): string {
  const spoken = `${language()} ${table.names.seats.join()}`;
  let known = memory.get(table);
  if (known?.spoken !== spoken) {
    known = { spoken, texts: new Map() };
    memory.set(table, known);
  }
  const text = known.texts.get(key) ?? make();
  known.texts.set(key, text);
  return text;
}

/** The same for the reader's own events; null for others', empty if it goes without saying. */
function ownWords(table: TableState, { fact }: Event): string | null {
  const { own = -1 } = table.names;
  const won = fact.is === "game-over" && wonAlone(table, fact.winners);
  if (!won && !("seat" in fact && fact.seat === own)) return null;
  const key = `own-event-${fact.is}`;
  return known(key) ? say(key, { count: "count" in fact ? fact.count : 0 }) : "";
}

/** What an event that touched no dice and no cell means; empty if it goes without saying. */
export function eventWords(table: TableState, { event }: Told): string {
  const { fact } = event;
  const own = ownWords(table, event);
  if (own !== null) return own;
  const starter = fact.is === "starter-chosen" ? fact.starter : undefined;
  const corrected = table.entered && (fact.is === "undone" || starter === null);
  const key = corrected ? "event-corrected" : `event-${fact.is}`;
  if (!known(key)) return "";
  const name = table.names.seats["seat" in fact ? fact.seat : (starter ?? -1)] ?? "";
  const game = "game" in fact ? fact.game : 0;
  const count = "count" in fact ? fact.count : 0;
  const winners =
    fact.is === "game-over" && table.view
      ? namesOf(table.view, table.names.seats, fact.winners)
      : [];
  return say(key, { name, game, count, winners: list(winners), players: winners.length });
}
