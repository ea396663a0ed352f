/** The dice of one table in this client: events are witnessed, links given, receipts kept.
 *
 * Everything happens in order, one thing after the other: storing takes its time.
 */
import type { Connection } from "./connection.ts";
import { DiceClient } from "./dice/dice_client.ts";
import { letters } from "./dice/history.ts";
import type { Ids } from "./dice/ids.ts";
import { ReceiptShelf } from "./dice/receipts.ts";
import { emptyReceipt, receiptText } from "./dice/receipt.ts";
import type { Fault, RollRow } from "./dice/witness.ts";
import { Refusal } from "./refusal.ts";
import type { Anchor, AnyFact, ConnectedPerson, Event, Give, Welcome } from "./wire.ts";

/** As long as we are called and have not given, we say so often that we are there. */
const BEAT = 4_000;
/** After so many events a page may draw and answer. */
const BREATH = 40;
/** Facts after which the receipt is stored, and those that another tab may have caused. */
const KEPT: ReadonlySet<AnyFact["is"]> = new Set(["rolled", "void", "resealed", "game-over"]);
const SHARED: ReadonlySet<AnyFact["is"]> = new Set(["anchored", "given", "rolled"]);

export class TableDice {
  rolls = $state.raw<readonly RollRow[]>([]);
  faults = $state.raw<readonly Fault[]>([]);
  /** The dice of void rolls, as far as they are known. */
  avoided = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** The chains that people have made after their first, by seat. */
  anchors = $state.raw<readonly { seat: number; rolls: number }[]>([]);
  /** Sixteen letters for all that has happened. */
  letters = $state("");
  /** A link is asked for, and the person has to be asked first. */
  asking = $state(false);
  /** The house does not take the link that it asks for: it has another history. */
  refused = $state(false);
  /** A link is asked for that only another device of the person has. */
  elsewhere = $state(false);
  /** Nobody else plays: the chain may move here although a roll is due. */
  alone = $state(false);
  /** Whether the browser keeps receipts. */
  lasting = $state(true);
  /** The seat of the person's chain; -1 without one. */
  seat = $state(-1);

  #client: DiceClient | null = null;
  #person = "";
  #queue: Promise<unknown> = Promise.resolve();
  #people: readonly ConnectedPerson[] = [];
  /** What was said on this socket. */
  #held = "";
  #gaveFor = 0;
  #refusedFor = 0;
  /** When the house was last heard, by its clock. */
  #heard = 0;
  #beating = 0;
  /** An anchor is on its way. */
  #anchoring: Promise<void> = Promise.resolve();

  constructor(
    readonly table: string,
    readonly connection: Connection,
    readonly ids: Ids,
  ) {}

  /** Begin, for a person: what was kept of the table is read first. */
  open(person: string): void {
    if (person === this.#person && this.#client) return;
    this.#person = person;
    this.#do(async () => {
      const shelf = new ReceiptShelf(this.table, person);
      const kept = await shelf.read();
      this.#client = new DiceClient(person, shelf, this.ids, kept);
      if (!kept) this.#client.witness.receipt = emptyReceipt(location.origin, this.table, person);
    });
  }

  /** The server has told less than before: it is heard again, with the receipt in hand. */
  wentBack(): void {
    const person = this.#person;
    this.#person = "";
    this.#do(async () => {
      await this.#client?.keep();
      this.#client = null;
    });
    this.open(person);
  }

  /** A new socket: whatever was said on the one before is said again. */
  welcomed({ you, now, events, present = [] }: Welcome): void {
    this.open(you);
    this.#people = present;
    this.#heard = now;
    this.#do(async () => {
      this.#held = "";
      this.#gaveFor = 0;
      this.#client?.forgetUnanswered();
      await this.#client?.refresh();
      await this.#see(events);
      this.#client?.witness.caughtUp();
      this.#client?.witness.live();
      this.#sayAhead();
      await this.#go();
    });
  }

  happened(events: readonly Event[]): void {
    this.#heard = Math.max(this.#heard, events.at(-1)?.time ?? 0);
    this.#do(async () => {
      await this.#see(events);
      await this.#go();
      const client = this.#client;
      if (client && this.seat >= 0 && events.some(({ fact }) => KEPT.has(fact.is)))
        await client.keep();
    });
  }

  present(people: readonly ConnectedPerson[]): void {
    this.#people = people;
    if (this.#held !== "" && this.#holds) this.#do(async () => this.#client?.connected());
  }

  /** The connection is lost, or was ended on purpose. */
  lost(onPurpose: boolean): void {
    const last = onPurpose ? Number.NEGATIVE_INFINITY : this.#heard;
    this.#do(async () => this.#client?.disconnected(last));
  }

  close(): void {
    clearInterval(this.#beating);
    this.#beating = 0;
  }

  /** The person does something here: if nobody holds their chain, a new one is made here first. */
  async act(): Promise<void> {
    await this.#do(async () => {
      const client = this.#client;
      if (client?.isForeign && !this.#holds) await this.#go(true);
    });
    await this.#anchoring;
  }

  /** The person knows what was found, and plays on. */
  async accept(): Promise<void> {
    await this.#do(async () => {
      this.#client?.accept();
      await this.#go();
    });
  }

  /** The receipt as a file, without secrets. */
  async receipt(): Promise<string> {
    await this.#queue;
    return this.#client ? receiptText(this.#client.witness.receipt) : "";
  }

  get #holds(): boolean {
    return this.#people.some((each) => each.person === this.#person && each.holds === true);
  }

  #do(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #see(events: readonly Event[]): Promise<void> {
    const client = this.#client;
    if (!client) return;
    for (const [place, event] of events.entries()) {
      if (place % BREATH === BREATH - 1 && !document.hidden)
        await new Promise((go) => setTimeout(go));
      const { cause, fact } = event;
      // Perhaps from another tab of this browser, which has noted it before.
      if (cause?.by === this.#person && SHARED.has(fact.is)) await client.refresh();
      client.see(event);
      if (fact.is === "table-over") await client.finish();
    }
    this.#publish(client);
  }

  #publish(client: DiceClient): void {
    const { witness } = client;
    this.rolls = [...witness.rolls.values()];
    this.faults = [...witness.faults];
    this.avoided = new Map(witness.avoided);
    const first = new Set<number>();
    this.anchors = witness.anchors.filter(({ seat }) => first.has(seat) || !first.add(seat));
    this.letters = witness.table ? letters(witness.table.head) : "";
    this.seat = witness.seat ?? -1;
    this.lasting = (client.shelf as ReceiptShelf).lasting;
    this.asking = client.isCalled && client.held !== "" && client.hesitates;
    this.elsewhere = client.isCalled && client.isForeign;
    this.refused = client.isCalled && this.#refusedFor === witness.table?.ledger.due?.roll;
    this.alone = witness.table?.ledger.due?.interested.length === 1;
  }

  /** Do what the dice need now: hold, anchor or give. */
  async #go(acting = false): Promise<void> {
    const client = this.#client;
    if (!client) return;
    const { held } = client;
    if (held && held !== this.#held) {
      this.#held = held;
      this.connection.hold(held);
    }
    const roll = client.witness.table?.ledger.due?.roll ?? 0;
    if (!(client.isCalled && this.#gaveFor === roll)) {
      const request = await client.request(acting, this.#holds && !held);
      if (request?.do === "give") {
        this.#gaveFor = roll;
        void this.#send(client, request, roll);
        this.#askForAnswer(client, roll);
      } else if (request) this.#anchoring = this.#send(client, request, roll);
    }
    this.#publish(client);
    this.#beat(client.isCalled);
  }

  async #send(client: DiceClient, request: Anchor | Give, roll: number): Promise<void> {
    try {
      await this.connection.request(request);
      if (request.do === "give") client.witness.answered(roll);
    } catch (error) {
      if (request.do === "anchor") client.forgetUnanswered();
      if (!(error instanceof Refusal) || error.code !== "another-history") return;
      this.#refusedFor = roll;
      client.witness.contradicted(roll);
      this.#publish(client);
    }
  }

  /** Show a server that was set back what it has told before. */
  #sayAhead(): void {
    const witness = this.#client?.witness;
    if (!witness?.isBehind) return;
    const [last] = [...witness.receipt.rolls].sort((one, other) => other.roll - one.roll);
    if (last?.link) void this.connection.ahead(last.roll, last.link).catch(() => undefined);
  }

  /** While a roll waits for us we say that we are there; once we have given, we ask for an answer. */
  #beat(called: boolean): void {
    if (called && !this.#beating) {
      this.#beating = window.setInterval(() => this.#signOfLife(), BEAT);
    } else if (!called) this.close();
  }

  #signOfLife(): void {
    const client = this.#client;
    if (!client?.isCalled) return;
    const roll = client.witness.table?.ledger.due?.roll ?? 0;
    if (this.#gaveFor !== roll) {
      if (client.held) this.connection.hold(client.held);
    } else this.#askForAnswer(client, roll);
  }

  /** If what comes after a link is answered, the link was received. */
  #askForAnswer(client: DiceClient, roll: number): void {
    this.connection.ping().then(
      () => client.witness.answered(roll),
      () => undefined,
    );
  }
}
