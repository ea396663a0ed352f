/** What determines the dice of a table: commitments, anchors, links, and the ratchet they turn.
 *
 * A ledger is never changed; each function makes another one. Nothing is checked here:
 * `dice_faults` finds what is wrong with a fact.
 */
import { bytesOf, hexadecimal } from "../bytes.ts";
import type { Anchored, Due, Given, Resealed, Rolled, Void } from "../wire.ts";
import { back, LENGTH } from "./chain.ts";
import { counting, fairRoll, firstRatchet, ratchet, type Held } from "./fair_dice.ts";

/** The chain of a person, as far as it is known. */
export interface PersonChain {
  anchor: string;
  /** How many rolls had been due when it was anchored. */
  anchored: number;
  /** For how many rolls a link of it was asked; the index of the link for the last. */
  called: number;
  /** The index of the last link that was shown; 0 for the anchor. */
  shown: number;
  /** That link, or the anchor. */
  last: string;
}

/** A roll that is due. */
export interface DueRoll {
  roll: number;
  seat: number;
  /** The people who have to give a link, by the seats of their chains. */
  callers: readonly number[];
  /** Everybody whose link a chain has to wait for before its own links count, likewise: who played
   * when it became due, and for whom a bot played although their result counts. */
  interested: readonly number[];
  /** The head of the history when it became due, in hexadecimal. */
  head: string;
  given: ReadonlyMap<number, string>;
  /** Whether no roll was made since the house's chain was published. */
  first: boolean;
}

export interface Ledger {
  table: string;
  commitment: string;
  /** How many rolls had been due when the house's chain was published. */
  base: number;
  /** The last link of it that was shown; the commitment at first. */
  link: string;
  /** How many rolls have been due. */
  spent: number;
  /** The chains of people in force, by seat. */
  chains: ReadonlyMap<number, PersonChain>;
  /** All anchors ever made. */
  anchors: ReadonlySet<string>;
  /** The links that have not counted yet. */
  held: readonly Held[];
  /** For each seat, the last roll for which a link was given that has counted. */
  counted: ReadonlyMap<number, number>;
  ratchet: Uint8Array;
  due: DueRoll | null;
  /** Who has let a roll become void since the last roll that was made: dropped, or no player any
   * more when their link was awaited. */
  missed: ReadonlySet<number>;
  /** Whether no roll was made since the commitment was published. */
  fresh: boolean;
}

/** The ledger of a new table. */
export function opened(table: string, commitment: string): Ledger {
  return {
    table,
    commitment,
    base: 0,
    link: commitment,
    spent: 0,
    chains: new Map(),
    anchors: new Set(),
    held: [],
    counted: new Map(),
    ratchet: firstRatchet(table),
    due: null,
    missed: new Set(),
    fresh: true,
  };
}

/** The place of the last number spent in the house's chain, from 1. */
export const indexOf = (ledger: Ledger) => ledger.spent - ledger.base;

/** Whether there is no link for another roll. */
export const isUsedUp = (chain: PersonChain) => chain.called >= LENGTH;

/** The callers who have not given a link yet. */
export const awaited = (due: DueRoll) => due.callers.filter((seat) => !due.given.has(seat));

/** Whether this is the link for the last roll that asked for one. */
export function fits(chain: PersonChain, link: string): boolean {
  return hexadecimal(back("p", bytesOf(link), chain.called - chain.shown)) === chain.last;
}

export function anchored(ledger: Ledger, fact: Anchored): Ledger {
  const { anchor } = fact;
  const chain = { anchor, anchored: ledger.spent, called: 0, shown: 0, last: anchor };
  return {
    ...ledger,
    chains: new Map(ledger.chains).set(fact.seat, chain),
    anchors: new Set(ledger.anchors).add(anchor),
  };
}

/** The ledger without the chains of other seats, whose people have left or sit lower. */
export function only(ledger: Ledger, seats: readonly number[]): Ledger {
  return {
    ...ledger,
    chains: new Map([...ledger.chains].filter(([seat]) => seats.includes(seat))),
  };
}

/** The ledger at the beginning of a game, in which nobody has missed a roll yet. */
export function began(ledger: Ledger): Ledger {
  return { ...ledger, missed: new Set() };
}

export function resealed(ledger: Ledger, fact: Resealed): Ledger {
  return {
    ...ledger,
    commitment: fact.commitment,
    base: ledger.spent,
    link: fact.commitment,
    chains: new Map(),
    held: [],
    due: null,
    missed: new Set(),
    fresh: true,
  };
}

export function madeDue(
  ledger: Ledger,
  fact: Due,
  interested: readonly number[],
  head: Uint8Array,
): Ledger {
  const { roll, seat, callers } = fact;
  const chains = new Map(ledger.chains);
  for (const caller of callers) {
    const chain = chains.get(caller);
    if (chain) chains.set(caller, { ...chain, called: chain.called + 1 });
  }
  const told = { roll, seat, callers, interested, head: hexadecimal(head) };
  const due = { ...told, given: new Map<number, string>(), first: ledger.fresh };
  return { ...ledger, due, spent: roll, chains };
}

export function given(ledger: Ledger, fact: Given): Ledger {
  const due = ledger.due;
  if (due === null) return ledger;
  return { ...ledger, due: { ...due, given: new Map(due.given).set(fact.seat, fact.link) } };
}

export function rolled(ledger: Ledger, fact: Rolled): Ledger {
  const after = shown(ledger, fact);
  const [links, turned] = turnedBy(after, fact.roll, ledger.due?.interested ?? []);
  const counted = new Map(ledger.counted);
  for (const { seat, roll } of links) counted.set(seat, Math.max(counted.get(seat) ?? 0, roll));
  return {
    ...after,
    held: after.held.filter((each) => !links.includes(each)),
    counted,
    ratchet: turned,
    missed: new Set(),
    fresh: false,
  };
}

/** The ledger after a roll that was not made; `players` are those who play now. */
export function voided(ledger: Ledger, fact: Void, players: readonly number[]): Ledger {
  const there = linksOf(ledger, fact);
  const missing = (ledger.due?.callers ?? []).filter((seat) => !there.has(seat));
  const gone = missing.filter((seat) => !players.includes(seat));
  return { ...shown(ledger, fact), missed: new Set([...ledger.missed, ...gone, ...fact.dropped]) };
}

/** The ledger after the links of a roll were shown; they are held from now on. */
function shown(ledger: Ledger, fact: Rolled | Void): Ledger {
  const chains = new Map(ledger.chains);
  const held = [...ledger.held];
  for (const [seat, link] of linksOf(ledger, fact)) {
    const chain = chains.get(seat);
    if (!chain) continue;
    held.push({ roll: fact.roll, seat, anchored: chain.anchored, link });
    chains.set(seat, { ...chain, shown: chain.called, last: link });
  }
  return { ...ledger, link: fact.link, chains, held, due: null };
}

/** The links that callers have given for a roll. */
export function linksOf(ledger: Ledger, fact: Rolled | Void): Map<number, string> {
  const callers = ledger.due?.callers ?? [];
  const pairs = callers.map((seat, place) => [seat, fact.links[place] ?? ""] as const);
  return new Map(pairs.filter(([, link]) => link));
}

/** The held links that count in a roll, and the ratchet after them. */
function turnedBy(
  ledger: Ledger,
  roll: number,
  interested: readonly number[],
): readonly [Held[], Uint8Array] {
  const links = counting(ledger.held, ledger.counted, interested);
  return [links, ratchet(ledger.ratchet, roll, links)];
}

/** The links that count in a roll. */
export function countedIn(ledger: Ledger, fact: Rolled): Held[] {
  return counting(shown(ledger, fact).held, ledger.counted, ledger.due?.interested ?? []);
}

/** The dice that a roll has to show, by its links; `fact.dice` only says how many. */
export function diceOf(ledger: Ledger, fact: Rolled): string {
  const [, turned] = turnedBy(shown(ledger, fact), fact.roll, ledger.due?.interested ?? []);
  return fairRoll(fact.link, ledger.table, fact.roll, turned, fact.dice.length);
}
