/** What can be wrong with a fact about dice, given the ledger before it.
 *
 * Each function gives the codes of the faults, which docs/fair-dice.md lists; none for an honest
 * house. What only a person's own client can see is in `witness`.
 */
import { bytesOf, hexadecimal } from "../bytes.ts";
import type { Anchored, Due, Given, Resealed, Rolled, Void } from "../wire.ts";
import { before, LENGTH } from "./chain.ts";
import { diceOf, fits, indexOf, isUsedUp, linksOf, type Ledger } from "./ledger.ts";

export type FaultCode =
  | "wrong-link"
  | "wrong-roll"
  | "foreign-link"
  | "foreign-anchor"
  | "foreign-command"
  | "no-person"
  | "not-called"
  | "left-out"
  | "dropped"
  | "anchored-late"
  | "decided-late"
  | "second-draw"
  | "second-opening"
  | "resealed"
  | "went-back"
  | "another-history";

type Seats = readonly number[];

/** Check a new chain of a person; `people` has the seats under which chains can be known. */
export function* anchoredFaults(
  ledger: Ledger,
  fact: Anchored,
  people: Seats,
): Generator<FaultCode> {
  if (!people.includes(fact.seat)) yield "no-person";
  if (ledger.anchors.has(fact.anchor)) yield "second-draw";
  if (ledger.due !== null) yield "anchored-late";
}

/** Check a new chain of the house: expected only when the old one is used up. */
export function* resealedFaults(ledger: Ledger, _fact: Resealed): Generator<FaultCode> {
  if (indexOf(ledger) !== LENGTH || ledger.due !== null) yield "resealed";
}

/** Check a roll that becomes due; `roller` is the chain of the person who rolls, null for a bot. */
export function* dueFaults(
  ledger: Ledger,
  fact: Due,
  players: Seats,
  roller: number | null,
): Generator<FaultCode> {
  const { callers, roll } = fact;
  if (ledger.due !== null || roll <= ledger.spent) yield "second-draw";
  else if (roll !== ledger.spent + 1 || indexOf(ledger) >= LENGTH) yield "wrong-roll";
  const ascending = callers.every((seat, place) => place === 0 || (callers[place - 1] ?? 0) < seat);
  if (!ascending || !callers.every((seat) => players.includes(seat))) yield "no-person";
  else if (
    players.some((seat) => !hasLinks(ledger, seat)) ||
    (ledger.fresh && callers.length !== players.length) ||
    (roller !== null && !callers.includes(roller)) ||
    (players.length > 0 && callers.length === 0)
  ) {
    yield "not-called";
  }
  const again = callers.some((seat) => ledger.missed.has(seat));
  if (again && !players.every((seat) => ledger.missed.has(seat))) yield "second-draw";
}

function hasLinks(ledger: Ledger, seat: number): boolean {
  const chain = ledger.chains.get(seat);
  return chain !== undefined && !isUsedUp(chain);
}

/** Check a link that was given. */
export function* givenFaults(ledger: Ledger, fact: Given): Generator<FaultCode> {
  const due = ledger.due;
  const chain = ledger.chains.get(fact.seat);
  if (due === null || fact.roll !== due.roll || !due.callers.includes(fact.seat))
    yield "not-called";
  else if ((due.given.get(fact.seat) ?? fact.link) !== fact.link) yield "second-draw";
  else if (!chain || !fits(chain, fact.link)) yield "wrong-link";
}

/** Check dice. */
export function* rolledFaults(ledger: Ledger, fact: Rolled): Generator<FaultCode> {
  yield* shownFaults(ledger, fact);
  const due = ledger.due;
  if (due === null) return;
  if (fact.seat !== due.seat) yield "wrong-roll";
  else if (fact.links.length !== due.callers.length || !fact.links.every(Boolean))
    yield "not-called";
  else if (fact.dice === "" || fact.dice !== diceOf(ledger, fact)) yield "wrong-roll";
}

/** Check a roll that is not made.
 *
 * `players` play now, `roller` is the chain of the person who was to roll, and `over` says that the
 * game ended since. Somebody who plays alone may begin a new chain instead of giving a link. */
export function* voidFaults(
  ledger: Ledger,
  fact: Void,
  players: Seats,
  roller: number | null,
  over: boolean,
): Generator<FaultCode> {
  yield* shownFaults(ledger, fact);
  const due = ledger.due;
  if (due === null) return;
  const { dropped } = fact;
  const missing = due.callers.filter((_, place) => fact.links[place] === "");
  if (
    fact.links.length !== due.callers.length ||
    !dropped.every((seat) => missing.includes(seat))
  ) {
    yield "not-called";
  } else if (missing.some((seat) => due.given.has(seat))) {
    yield "second-draw";
  } else if (dropped.length > 0) {
    const alone = due.first || due.callers.length < 2;
    const never = dropped.some((seat) => seat === roller || ledger.missed.has(seat));
    if (alone || never || dropped.length > 1) yield "second-draw";
  } else {
    const playing = missing.every((seat) => players.includes(seat));
    if (missing.length === 0 || (playing && !over && due.interested.length > 1))
      yield "second-draw";
  }
}

/** Check the links of a roll: each has to be the next of its chain. */
function* shownFaults(ledger: Ledger, fact: Rolled | Void): Generator<FaultCode> {
  const due = ledger.due;
  if (due === null || fact.roll !== due.roll) {
    yield "second-draw";
    return;
  }
  if (hexadecimal(before("h", bytesOf(fact.link))) !== ledger.link) yield "wrong-link";
  for (const [seat, link] of linksOf(ledger, fact)) {
    const chain = ledger.chains.get(seat);
    if (link !== (due.given.get(seat) ?? link) || !chain || !fits(chain, link)) {
      yield "wrong-link";
      return;
    }
  }
}
