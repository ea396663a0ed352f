/** A client's check of everything that a house says about the dice of a table, as it happens.
 *
 * A witness follows who plays and what is due, and looks at each fact about dice before it is
 * entered. It reports what it has found and goes on. It knows no rules of the games: how many dice
 * are rolled it is told.
 */
import { bytesOf, hexadecimal } from "../bytes.ts";
import type { AnyFact, Cause, Event, Rolled, Void } from "../wire.ts";
import { back } from "./chain.ts";
import * as faults from "./dice_faults.ts";
import type { FaultCode } from "./dice_faults.ts";
import { BEGINNING, isPassing, nextHead } from "./history.ts";
import * as ledgers from "./ledger.ts";
import type { Ledger } from "./ledger.ts";
import * as plays from "./played.ts";
import type { PlayedGame } from "./played.ts";
import { emptyReceipt, type Receipt, type SeenRoll } from "./receipt.ts";
import * as seatings from "./seating.ts";
import type { Seating } from "./seating.ts";

/** Something that an honest house does not do. */
export interface Fault {
  code: FaultCode;
  /** The number of the roll that it concerns; the last one otherwise. */
  roll: number;
  /** The seat that it concerns; -1 if none. */
  seat: number;
}

/** A roll as it is shown. */
export interface RollRow extends SeenRoll {
  /** Who rolled, or was to roll. */
  seat: number;
  /** Whether a bot rolled. */
  bot: boolean;
  /** Whose links count in it, by the seats of their chains; none in a bare roll. */
  counted: readonly number[];
  /** Whose link was missing, so that it is void. */
  missing: readonly number[];
}

/** A table as far as its dice are concerned. */
export interface Table {
  ledger: Ledger;
  seating: Seating;
  version: number;
  /** How many facts the history has, and its head. */
  facts: number;
  head: Uint8Array;
  /** The head at the end of each game. */
  games: readonly string[];
  /** The set-up, the game that is on, and the digest of the moves of each that is over. */
  setup: string;
  /** Whether people roll real dice, and enter them. */
  real: boolean;
  game: PlayedGame | null;
  played: readonly string[];
}

/** What an honest house refuses while dice are due. */
const LATE: ReadonlySet<AnyFact["is"]> = new Set(["decided", "undone", "returned", "left"]);

export class Witness {
  /** What was found so far. */
  readonly faults: Fault[] = [];
  /** The rolls by number. */
  readonly rolls = new Map<number, RollRow>();
  /** The dice of void rolls, by number, as far as they are known. */
  readonly avoided = new Map<number, string>();
  /** Every chain of a person: the seat, and how many rolls had been due before it. */
  readonly anchors: { seat: number; rolls: number }[] = [];
  /** Null before the first event. */
  table: Table | null = null;
  /** What to keep; it grows with every event. */
  receipt: Receipt;
  readonly #kept: Receipt | null;
  #voids = new Map<number, { ledger: Ledger; fact: Void; seat: number; dice: number }>();
  #used = new Set<string>();
  #live = Number.POSITIVE_INFINITY;
  #there = new Set<number>();
  #answered = new Set<number>();
  #gave = new Set<string>();

  /** `person` is whose interests it looks after, empty for a spectator; `isOwn` knows the commands
   * that this device has sent. */
  constructor(
    readonly person = "",
    receipt: Receipt | null = null,
    readonly isOwn: (command: string) => boolean = () => false,
  ) {
    this.#kept = receipt;
    this.receipt = receipt ?? emptyReceipt("", "", person);
  }

  // What the client does

  /** Note a link before it is sent with a command. */
  gave(command: string, roll: number, head: string, link: string): void {
    this.#gave.add(command);
    if (this.receipt.given.some((each) => each[2] === link)) return;
    this.receipt = { ...this.receipt, given: [...this.receipt.given, [roll, head, link]] };
  }

  /** Note that the house answered something that was sent after the link for a roll. */
  answered(roll: number): void {
    this.#answered.add(roll);
  }

  /** From the next event on, commands of the person have to be those of this device. */
  live(): void {
    this.#live = Math.min(this.#live, this.version + 1);
  }

  /** Note that this client was there when a roll became due. */
  wasThere(roll: number): void {
    this.#there.add(roll);
  }

  get version(): number {
    return this.table?.version ?? 0;
  }

  /** The seat of the person's chain. */
  get seat(): number | null {
    return this.table && seatings.chainSeat(this.table.seating, this.person);
  }

  /** Whether the house shows less than this client has seen before. */
  get isBehind(): boolean {
    return this.#kept !== null && this.table !== null && this.table.facts < this.#kept.facts;
  }

  // What the house says

  /** Process the next event; gives the faults that it shows. */
  see(event: Event): readonly Fault[] {
    const before = this.faults.length;
    try {
      this.#see(event);
    } catch {
      this.#report("another-history"); // what cannot be read is no history
    }
    return this.faults.slice(before);
  }

  #see(event: Event): void {
    const { table } = this;
    const { fact } = event;
    if (event.number !== this.version + 1 || (!table && fact.is !== "opened")) {
      this.#report("another-history");
      return;
    }
    if (table) {
      const roll = "roll" in fact ? fact.roll : table.ledger.spent;
      for (const code of publicFaults(table, fact)) this.#report(code, roll);
      for (const code of this.#own(table, event)) this.#report(code, roll, this.seat ?? -1);
    }
    if (table && fact.is === "opened") return;
    const after = entered(table, event, (roll) => this.rolls.get(roll)?.dice ?? "");
    this.table = after;
    this.#keep(table, after, fact);
    const kept = this.#kept;
    const head = hexadecimal(after.head);
    if (kept && after.facts === kept.facts && !isPassing(fact) && head !== kept.head)
      this.#report("another-history");
    if (after.facts >= this.receipt.facts) {
      const { facts, games, played } = after;
      this.receipt = { ...this.receipt, facts, head, games, played };
    }
  }

  #report(code: FaultCode, roll = this.table?.ledger.spent ?? 0, seat = -1): void {
    if (this.faults.some((each) => each.code === code && each.roll === roll)) return;
    this.faults.push({ code, roll, seat });
  }

  /** The house refused a link: it has another history than this client was shown. */
  contradicted(roll: number): void {
    this.#report("another-history", roll);
  }

  /** After a welcome: whether the house shows less than it did before. */
  caughtUp(): void {
    if (!this.isBehind) return;
    this.#report("went-back", Math.max(0, ...(this.#kept?.rolls ?? []).map(({ roll }) => roll)));
  }

  #keep(earlier: Table | null, after: Table, fact: AnyFact): void {
    const { receipt } = this;
    if (fact.is === "opened") {
      if (receipt.commitments.length === 0) {
        const commitments = [[0, fact.commitment] as const];
        this.receipt = { ...receipt, table: fact.table, commitments };
      }
    } else if (fact.is === "anchored") {
      this.anchors.push({ seat: fact.seat, rolls: after.ledger.spent });
    } else if (fact.is === "resealed") {
      const { base } = after.ledger;
      const others = receipt.commitments.filter(([rolls]) => rolls !== base);
      this.receipt = { ...receipt, commitments: [...others, [base, fact.commitment]] };
    } else if ((fact.is === "rolled" || fact.is === "void") && earlier) {
      const { seat, bot, counted, missing, ...seen } = this.#seen(earlier, fact);
      this.rolls.set(fact.roll, { ...seen, seat, bot, counted, missing });
      this.#noteVoid(earlier.ledger, fact);
      if (!receipt.rolls.some((each) => each.roll === fact.roll))
        this.receipt = { ...receipt, rolls: [...receipt.rolls, seen] };
    }
    const own = this.seat;
    if (this.receipt.seat < 0 && own !== null) {
      const name = after.seating.seats[own]?.chair.name ?? "";
      this.receipt = { ...this.receipt, seat: own, name };
    }
  }

  #seen({ ledger: before, seating }: Table, fact: Rolled | Void): RollRow {
    const own = this.seat;
    const { roll, link } = fact;
    const callers = before.due?.callers ?? [];
    const seat = before.due?.seat ?? -1;
    const there = this.#there.has(roll);
    const bot = seatings.rollerOf(seating, seat) === null;
    const fault = this.#faultOf(roll);
    const common = {
      roll,
      link,
      callers,
      seat,
      bot,
      ...(there && { there }),
      ...(fault && { fault }),
    };
    const links = ledgers.linksOf(before, fact);
    if (fact.is === "void") {
      const missing = callers.filter((each) => !links.has(each));
      const { dropped } = fact;
      return { ...common, dice: "", ...(dropped.length && { dropped }), counted: [], missing };
    }
    const counted = ledgers.countedIn(before, fact);
    const mine = counted.some((each) => each.seat === own && each.roll === roll);
    const seats = [...new Set(counted.map((each) => each.seat))];
    const bare = counted.length === 0;
    const more = { ...(mine && { mine }), ...(bare && { bare }) };
    return { ...common, dice: fact.dice, ...more, counted: seats, missing: [] };
  }

  #faultOf(roll: number): "left-out" | "dropped" | undefined {
    const codes = this.faults.filter((fault) => fault.roll === roll).map((fault) => fault.code);
    return (["left-out", "dropped"] as const).find((code) => codes.includes(code));
  }

  // What only this person's client can see to be wrong

  *#own(table: Table, event: Event): Generator<FaultCode> {
    const { fact, cause } = event;
    const { seat } = this;
    if (seat === null) return;
    const live = event.number >= this.#live;
    if (this.#isForeign(cause ?? null) && live) yield "foreign-command";
    if (fact.is === "anchored" && fact.seat === seat && live) {
      if (this.receipt.chains.every((each) => each.anchor !== fact.anchor)) yield "foreign-anchor";
    } else if (fact.is === "due" && !fact.callers.includes(seat)) {
      const plays = seatings.players(table.seating).includes(seat);
      if (this.#there.has(fact.roll) && plays && !table.ledger.missed.has(seat)) yield "left-out";
    } else if (fact.is === "given" && fact.seat === seat) {
      if (!this.#isOwnLink(table, fact.roll, fact.link)) yield "foreign-link";
    } else if (fact.is === "rolled" || fact.is === "void") {
      const link = ledgers.linksOf(table.ledger, fact).get(seat);
      if (link && !this.#isOwnLink(table, fact.roll, link)) yield "foreign-link";
      const due = table.ledger.due;
      if (link || !due?.callers.includes(seat)) return;
      const received = this.#gave.has(cause?.command ?? "") || due.given.has(seat);
      if (received || this.#answered.has(fact.roll)) yield "dropped";
    }
  }

  /** Whether a command was sent for this person, but not from here; none answers twice. */
  #isForeign(cause: Cause | null): boolean {
    const command = cause?.command ?? "";
    if (!command || cause?.by !== this.person) return false;
    const again = this.#used.has(command);
    this.#used.add(command);
    return again || !this.isOwn(command);
  }

  /** Whether a link was given here; links of other devices of the person are not known. */
  #isOwnLink(table: Table, roll: number, link: string): boolean {
    if (this.receipt.given.some((each) => each[0] === roll && each[2] === link)) return true;
    const anchor = table.ledger.chains.get(this.seat ?? -1)?.anchor;
    return this.receipt.chains.every((each) => each.anchor !== anchor);
  }

  // What was avoided

  /** The next roller rolls the dice of the void roll: as many, and of the same seat. */
  #noteVoid(ledger: Ledger, fact: Rolled | Void): void {
    const seat = ledger.due?.seat ?? -1;
    if (fact.is === "void") this.#voids.set(fact.roll, { ledger, fact, seat, dice: 0 });
    else {
      for (const each of this.#voids.values()) {
        if (each.dice === 0) each.dice = each.seat === seat ? fact.dice.length : -1;
      }
    }
    for (const [roll, { dice }] of this.#voids) {
      if (dice < 0 || this.avoided.has(roll)) this.#voids.delete(roll);
      else if (dice > 0) this.#workOut(roll);
    }
  }

  /** A missing link is known once its owner has given a later one of the same chain. */
  #workOut(roll: number): void {
    const found = this.#voids.get(roll);
    if (!found) return;
    const { ledger, fact, seat, dice } = found;
    const callers = ledger.due?.callers ?? [];
    const links = callers.map((each, place) => fact.links[place] || this.#missing(ledger, each));
    if (!links.every(Boolean)) return;
    const { link } = fact;
    const some = "1".repeat(dice);
    const whole: Rolled = { is: "rolled", seat, roll, dice: some, link, links, hand: "bot" };
    this.avoided.set(roll, ledgers.diceOf(ledger, whole));
  }

  /** The link that somebody did not give for a void roll; empty if it is not known. */
  #missing(ledger: Ledger, seat: number): string {
    const now = this.table?.ledger.chains.get(seat);
    const then = ledger.chains.get(seat);
    if (!now || now.anchor !== then?.anchor || now.shown <= then.called) return "";
    return hexadecimal(back("p", bytesOf(now.last), now.shown - then.called));
  }
}

/** What anybody can see to be wrong. */
function* publicFaults({ ledger, seating, real }: Table, fact: AnyFact): Generator<FaultCode> {
  const players = seatings.players(seating);
  switch (fact.is) {
    case "opened":
      yield "second-opening";
      break;
    case "anchored":
      yield* faults.anchoredFaults(ledger, fact, seatings.people(seating));
      break;
    case "resealed":
      yield* faults.resealedFaults(ledger, fact);
      break;
    case "due":
      yield* faults.dueFaults(ledger, fact, players, seatings.rollerOf(seating, fact.seat));
      break;
    case "given":
      yield* faults.givenFaults(ledger, fact);
      break;
    case "rolled":
      yield* faults.rolledFaults(ledger, fact);
      break;
    case "void": {
      const roller = seatings.rollerOf(seating, ledger.due?.seat ?? -1);
      yield* faults.voidFaults(ledger, fact, players, roller, !seating.gameOn);
      break;
    }
    case "entered":
    case "starter-chosen":
      if (!real) yield "another-history"; // a house that enters dice could choose them
      break;
    default:
      if (ledger.due !== null && LATE.has(fact.is)) yield "decided-late";
      if (fact.is === "returned") {
        const person = seating.seats[fact.seat]?.chair.person ?? "";
        if (ledger.missed.has(seatings.chainSeat(seating, person) ?? -1)) yield "second-draw";
      }
  }
}

/** The table after one more event. */
function entered(table: Table | null, event: Event, dice: (roll: number) => string): Table {
  const { fact, number } = event;
  if (fact.is === "opened" && table === null) {
    const ledger = ledgers.opened(fact.table, fact.commitment);
    const seating = seatings.opened(fact.chairs);
    const head = nextHead(BEGINNING, 1, fact);
    const none = { games: [], game: null, played: [] };
    const { setup, dice: kind } = fact.terms;
    const real = kind === "entered";
    return { ledger, seating, version: number, facts: 1, head, setup, real, ...none };
  }
  if (table === null) throw new Error("no table was opened");
  const passing = isPassing(fact);
  const facts = passing ? table.facts : table.facts + 1;
  const head = passing ? table.head : nextHead(table.head, facts, fact);
  const seating = seatings.after(table.seating, fact);
  const ledger = noted(table, fact, head);
  const game = plays.after(table.game, event, dice);
  const next = { ...table, ledger, seating, version: number, facts, head, game };
  if (fact.is !== "game-over" || !game) return next;
  const played = plays.digest(table.setup, game, fact);
  return {
    ...next,
    games: [...table.games, hexadecimal(head)],
    played: [...table.played, played],
  };
}

/** The ledger after one more fact. */
function noted({ ledger, seating }: Table, fact: AnyFact, head: Uint8Array): Ledger {
  switch (fact.is) {
    case "left":
    case "seated": {
      if (fact.is === "left" && seating.phase !== "lobby") return ledger;
      // A chain goes if its seat is not its person's any more, or not their lowest.
      const seats = seatings.people(seatings.after(seating, fact));
      return ledgers.only(
        ledger,
        seats.filter((seat) => seat !== fact.seat),
      );
    }
    case "game-began":
      return ledgers.began(ledger);
    case "anchored":
      return ledgers.anchored(ledger, fact);
    case "resealed":
      return ledgers.resealed(ledger, fact);
    case "due":
      return ledgers.madeDue(ledger, fact, interested(seating, ledger), head);
    case "given":
      return ledgers.given(ledger, fact);
    case "rolled":
      return ledgers.rolled(ledger, fact);
    case "void":
      return ledgers.voided(ledger, fact, seatings.players(seating));
    default:
      return ledger;
  }
}

/** Who plays, and for whom a bot plays although their result counts and their links have counted:
 * nobody may choose dice behind their back. */
function interested(seating: Seating, ledger: Ledger): number[] {
  const away = seatings.absent(seating);
  const known = away.filter((seat) => (ledger.counted.get(seat) ?? 0) > ledger.base);
  return [...seatings.players(seating), ...known];
}
