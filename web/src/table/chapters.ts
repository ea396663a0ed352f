/** The story of a table: effects and other events in sentences, gathered by turns. */
import { namesOf } from "../lib/people.ts";
import { wonAlone } from "./result.ts";
import { tell } from "../lib/telling.ts";
import type { TableState, Told } from "../lib/table.svelte.ts";
import { known, language, list, say } from "../lib/words.svelte.ts";
import type { Effect, Event } from "../lib/wire.ts";

export interface Chapter {
  number: number;
  /** The colour of the side that acted; empty if none did. */
  colour: string;
  /** Computed on demand: a long game has many chapters, and few of them are shown. */
  readonly text: string;
}

/** All that is worth telling, in order. */
export function chapters(table: TableState): Chapter[] {
  const found: Chapter[] = [];
  let seat = -1;
  let gathered: Effect[] = [];
  let number = 0;
  const finish = () => {
    const effects = gathered;
    gathered = [];
    if (effects.length === 0) return;
    const last = number;
    found.push({
      number,
      colour: table.view?.seats[seat]?.colour ?? "",
      get text() {
        return remembered(table, last, () => tell(table.setup, table.names, effects));
      },
    });
  };
  for (const told of table.history) {
    const { event, effects } = told;
    if (effects.length > 0) {
      const acting = "seat" in event.fact ? event.fact.seat : seat;
      if (acting !== seat) finish();
      seat = acting;
      number = event.number;
      gathered.push(...effects);
      if (effects.some((effect) => effect.kind === "turn-ended" || effect.kind === "extra-turn"))
        finish();
      continue;
    }
    const text = eventWords(table, told);
    if (!text) continue;
    finish();
    found.push({ number: event.number, colour: "", text });
  }
  finish();
  return found;
}

const memory = new WeakMap<TableState, { spoken: string; texts: Map<number, string> }>();

/** A text, cached by event: once a turn has ended, its chapter never changes. */
function remembered(table: TableState, number: number, make: () => string): string {
  const spoken = `${language()} ${table.names.seats.join()}`;
  let known = memory.get(table);
  if (known?.spoken !== spoken) {
    known = { spoken, texts: new Map() };
    memory.set(table, known);
  }
  const text = known.texts.get(number) ?? make();
  known.texts.set(number, text);
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
  const key = `event-${fact.is}`;
  if (!known(key)) return "";
  const name = "seat" in fact ? (table.names.seats[fact.seat] ?? "") : "";
  const game = "game" in fact ? fact.game : 0;
  const count = "count" in fact ? fact.count : 0;
  const winners =
    fact.is === "game-over" && table.view
      ? namesOf(table.view, table.names.seats, fact.winners)
      : [];
  return say(key, { name, game, count, winners: list(winners), players: winners.length });
}
