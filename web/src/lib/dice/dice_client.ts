/** The dice of one person at a table, from the client's side: anchors, links and the receipt.
 *
 * Every event goes to `see`, and what `requests` gives is sent, after each welcome and each event.
 * Nothing here waits for the person, unless the house was caught.
 */
import { bytesOf, hexadecimal } from "../bytes.ts";
import { randomBytes } from "../random.ts";
import type { Anchor, Event, Give } from "../wire.ts";
import { Chain } from "./chain.ts";
import type { Ids } from "./ids.ts";
import { awaited, isUsedUp } from "./ledger.ts";
import { merged, withoutSecrets, type Receipt } from "./receipt.ts";
import { Witness, type Fault } from "./witness.ts";

/** Milliseconds for which a client that is gone still counts as there. */
const SILENCE = 10_000;

/** Where receipts are kept. */
export interface Shelf {
  /** Put together what is stored and this, and store it; gives what is stored then. */
  keep(receipt: Receipt): Promise<Receipt>;
  read(): Promise<Receipt | null>;
  /** Store the receipt of a finished table, in place of what was there. */
  finish(receipt: Receipt): Promise<void>;
}

export class DiceClient {
  readonly witness: Witness;
  /** The faults that the person knows of, and plays on. */
  readonly accepted = new Set<string>();
  #chains = new Map<string, Chain>();
  #asked = new Set<string>();
  #thereUntil = 0;

  constructor(
    person: string,
    readonly shelf: Shelf,
    /** Makes ids of commands, and knows them again. */
    readonly ids: Pick<Ids, "fresh" | "isOwn">,
    receipt: Receipt | null = null,
  ) {
    this.witness = new Witness(person, receipt, (command) => ids.isOwn(command));
  }

  // What the transport tells

  /** The house knows that this client is there, from the next event on. */
  connected(): void {
    this.#thereUntil = Number.POSITIVE_INFINITY;
  }

  /** The connection is lost. `last`: when the house was last heard, by its clock; it has to call
   * this client for ten more seconds. */
  disconnected(last: number): void {
    this.#thereUntil = Math.min(this.#thereUntil, last + SILENCE);
  }

  see(event: Event): readonly Fault[] {
    const { fact, time } = event;
    if (fact.is === "due" && this.held && time < this.#thereUntil) this.witness.wasThere(fact.roll);
    return this.witness.see(event);
  }

  /** Learn what other tabs of this browser have kept. */
  async refresh(): Promise<void> {
    const stored = await this.shelf.read();
    if (stored) this.witness.receipt = merged(stored, this.witness.receipt);
  }

  /** The anchor in force, if this client has its chain; empty otherwise. */
  get held(): string {
    const { table, seat } = this.witness;
    const chain = seat === null ? undefined : table?.ledger.chains.get(seat);
    return chain && this.#chain(chain.anchor) ? chain.anchor : "";
  }

  /** Whether another device has the chain in force. */
  get isForeign(): boolean {
    const { table, seat } = this.witness;
    return seat !== null && table?.ledger.chains.has(seat) === true && this.held === "";
  }

  /** Whether a link of this client is asked for. */
  get isCalled(): boolean {
    const { table, seat } = this.witness;
    const due = table?.ledger.due;
    return seat !== null && due ? awaited(due).includes(seat) : false;
  }

  /** Whether links are given only if the person says so. */
  get hesitates(): boolean {
    return this.witness.faults.some((fault) => !this.accepted.has(faultKey(fault)));
  }

  /** The person plays on, whatever was found. */
  accept(): void {
    for (const fault of this.witness.faults) this.accepted.add(faultKey(fault));
  }

  /** What to send now: an anchor, or a link for the roll that is due.
   *
   * `acting`: the person does something here, so that their chain may move here. `elsewhere`:
   * another device of the person holds the chain in force. */
  async request(acting = false, elsewhere = false): Promise<Anchor | Give | null> {
    return this.#needsAnchor(acting, elsewhere) ? this.#anchor() : this.#give();
  }

  #needsAnchor(acting: boolean, elsewhere: boolean): boolean {
    const { table, seat } = this.witness;
    if (!table || seat === null || table.seating.phase === "over" || table.real) return false;
    const { due, chains, anchors } = table.ledger;
    if (due && (due.interested.length !== 1 || due.interested[0] !== seat)) return false;
    const chain = chains.get(seat);
    if (!chain || (isUsedUp(chain) && due === null))
      return [...this.#asked].every((each) => anchors.has(each));
    return acting && !elsewhere && !this.#chain(chain.anchor);
  }

  async #anchor(): Promise<Anchor> {
    const secret = randomBytes(32);
    const chain = new Chain("p", secret);
    const anchor = hexadecimal(chain.public);
    this.#chains.set(anchor, chain);
    this.#asked.add(anchor);
    const { receipt } = this.witness;
    const chains = [...receipt.chains, { anchor, secret: hexadecimal(secret) }];
    this.witness.receipt = { ...receipt, chains };
    await this.keep();
    return { do: "anchor", id: this.ids.fresh(), anchor };
  }

  /** After a refused anchor or a lost connection: anchors that were not stored will not be. */
  forgetUnanswered(): void {
    const anchors = this.witness.table?.ledger.anchors;
    this.#asked = new Set([...this.#asked].filter((each) => anchors?.has(each)));
  }

  #chain(anchor: string): Chain | undefined {
    const own = this.witness.receipt.chains.find((each) => each.anchor === anchor);
    if (!this.#chains.has(anchor) && own?.secret)
      this.#chains.set(anchor, new Chain("p", bytesOf(own.secret)));
    return this.#chains.get(anchor);
  }

  async #give(): Promise<Give | null> {
    const { table, seat } = this.witness;
    const due = table?.ledger.due;
    if (!due || seat === null || !this.isCalled || this.hesitates) return null;
    const known = table.ledger.chains.get(seat);
    const chain = known && this.#chain(known.anchor);
    if (!known || !chain) return null;
    const { roll, head } = due;
    const link = hexadecimal(chain.link(known.called));
    const id = this.ids.fresh();
    this.witness.gave(id, roll, head, link);
    await this.keep();
    // It may have been given for another roll or history before, in another tab: never again.
    const first = this.witness.receipt.given.find((each) => each[2] === link);
    if (first?.[0] !== roll || first[1] !== head) return null;
    return { do: "give", id, roll, link, head };
  }

  /** Store the receipt; tabs of one browser share it, and what was stored first stays. */
  async keep(): Promise<void> {
    const stored = await this.shelf.keep(this.witness.receipt);
    this.witness.receipt = merged(stored, this.witness.receipt);
  }

  /** Keep the receipt of a finished table, without secrets. */
  async finish(): Promise<void> {
    await this.refresh();
    this.witness.receipt = withoutSecrets(this.witness.receipt);
    await this.shelf.finish(this.witness.receipt);
  }
}

/** A person who says that it was them, on another device, says it for the whole table. */
function faultKey({ code, roll }: Fault): string {
  return code.startsWith("foreign-") ? "foreign" : `${code} ${roll}`;
}
