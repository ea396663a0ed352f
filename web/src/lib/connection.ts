/** One socket at one table, kept alive: docs/protocol.md from the client's side.
 *
 * A command is answered by its events. If the connection breaks before, the same command is sent
 * again with the same id and nonce: if it had arrived, nothing happens twice.
 */
import { freshId, Purse } from "./nonce.ts";
import { Refusal } from "./refusal.ts";
import type {
  Advice,
  ClientFrame,
  Events,
  ChatLine,
  ServerNotice,
  Phrase,
  Previewed,
  ServerFrame,
  ConnectedPerson,
  Welcome,
} from "./wire.ts";

export type LinkState = "connecting" | "open" | "lost" | "closed";

type Command = Extract<ClientFrame, { version: number; nonce?: string }>;
type Wished<T> = T extends unknown ? Omit<T, "id" | "version" | "nonce"> : never;
/** A command without what the connection adds: id, version and nonce. */
export type Wish = Wished<Command>;

export interface Listener {
  welcomed(frame: Welcome): void;
  happened(frame: Events): void;
  said(line: ChatLine): void;
  present(people: ConnectedPerson[]): void;
  noticed(notice: ServerNotice): void;
  linked(state: LinkState): void;
  /** A command goes out with a nonce of ours. */
  gave(command: string, nonce: string): void;
  /** The first handshake failed; an ordinary request tells why. */
  turnedAway(): void;
}

/** What the connection needs from the browser; tests replace it. */
export interface World {
  open(address: string): WebSocket;
  later(call: () => void, milliseconds: number): number;
  never(timer: number): void;
}

const BROWSER: World = {
  open: (address) => new WebSocket(address),
  later: (call, milliseconds) => window.setTimeout(call, milliseconds),
  never: (timer) => window.clearTimeout(timer),
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const SILENCE = 20_000;
const PATIENCE = 8_000;

interface Waiting {
  frame: ClientFrame;
  resend: boolean;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

export class Connection {
  version = 0;
  you = "";
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #purse = new Purse();
  #tries = 0;
  #welcomedOnce = false;
  #timer = 0;
  #ended = false;

  constructor(
    readonly address: string,
    readonly listener: Listener,
    readonly world: World = BROWSER,
  ) {}

  /** Connect, and stay connected until `close`. */
  open(): void {
    this.#ended = false;
    this.world.never(this.#timer);
    this.listener.linked(this.#tries === 0 ? "connecting" : "lost");
    const joint = this.address.includes("?") ? "&" : "?";
    const socket = this.world.open(`${this.address}${joint}version=${this.version}&views=1`);
    this.#socket = socket;
    socket.onmessage = (message) => this.#take(JSON.parse(String(message.data)) as ServerFrame);
    socket.onclose = () => this.#lost(socket);
    this.#expect(PATIENCE);
  }

  /** Leave the table; pending requests fail. */
  close(): void {
    this.#ended = true;
    this.world.never(this.#timer);
    this.#socket?.close();
    this.#socket = null;
    for (const each of this.#waiting.values()) each.reject(new Error("closed"));
    this.#waiting.clear();
    this.listener.linked("closed");
  }

  /** Reconnect now: the network is back, or the page is visible again. */
  hurry(): void {
    if (!this.#ended && this.#socket === null) this.open();
  }

  /** Send a command; resolves once its events have arrived, fails with the `Refusal`. */
  async command(wish: Wish): Promise<void> {
    const plain = { ...wish, id: freshId(), version: this.version };
    const spectator = wish.do === "watch" || wish.do === "unwatch";
    const nonce = this.#purse.present;
    const frame = (spectator ? plain : { ...plain, nonce }) as Command;
    if (!spectator) this.listener.gave(plain.id, nonce);
    await this.#ask(frame, true);
  }

  /** The effects that decisions would have. */
  preview(decisions: string[]): Promise<Previewed> {
    return this.#ask({ do: "preview", id: freshId(), decisions }) as Promise<Previewed>;
  }

  /** The chance of each cell if these dice are kept; by default with the best keep. */
  odds(keep: string): Promise<Advice> {
    return this.#ask({ do: "odds", id: freshId(), keep }) as Promise<Advice>;
  }

  /** The value of each decision. */
  hint(): Promise<Advice> {
    return this.#ask({ do: "hint", id: freshId() }) as Promise<Advice>;
  }

  /** Send a chat text or phrase; unless refused, it comes back as a line. */
  say(said: { text: string } | { phrase: Phrase }): void {
    void this.#ask({ do: "say", id: freshId(), ...said }).catch(() => undefined);
  }

  #ask(frame: ClientFrame, resend = false): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(frame.id, { frame, resend, resolve, reject });
      const open = this.#socket?.readyState === WebSocket.OPEN && this.#tries === 0;
      if (open) this.#send(frame);
      else if (!resend) this.#settle(frame.id, (each) => each.reject(new Error("no connection")));
    });
  }

  #send(frame: ClientFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  #take(frame: ServerFrame): void {
    this.#expect(SILENCE);
    switch (frame.is) {
      case "welcome":
        this.#welcomed(frame);
        break;
      case "events":
        this.#happened(frame);
        break;
      case "refused":
        this.#settle(frame.id, (each) => each.reject(new Refusal(frame.error)));
        break;
      case "preview":
      case "advice":
      case "muted":
      case "pong":
        this.#settle(frame.id, (each) => each.resolve(frame));
        break;
      case "said":
        this.listener.said(frame.line);
        break;
      case "present":
        this.listener.present(frame.people);
        break;
      case "notice":
        this.listener.noticed(frame);
        break;
      case "resync":
        this.#resync();
        break;
    }
  }

  #welcomed(frame: Welcome): void {
    this.#tries = 0;
    this.#welcomedOnce = true;
    this.you = frame.you;
    this.version = frame.version;
    this.listener.linked("open");
    this.listener.welcomed(frame);
    this.#answered(frame.events);
    for (const each of this.#waiting.values()) if (each.resend) this.#send(each.frame);
  }

  #happened(frame: Events): void {
    const fresh = frame.events.filter((event) => event.number > this.version);
    const [first] = fresh;
    if (first && first.number !== this.version + 1) {
      this.#resync();
      return;
    }
    if (fresh.length) {
      const skipped = frame.events.length - fresh.length;
      const effects = frame.effects?.slice(skipped);
      this.version = frame.version;
      this.listener.happened({ ...frame, events: fresh, effects });
    }
    this.#answered(frame.events);
    if (frame.answers) this.#settle(frame.answers, (each) => each.resolve(frame));
  }

  /** Resolve our commands that caused these events, and mark their nonces as used. */
  #answered(events: Events["events"]): void {
    for (const { cause } of events) {
      if (!cause?.command || cause.by !== this.you) continue;
      if (cause.nonce) this.#purse.spend(cause.nonce);
      this.#settle(cause.command, (each) => each.resolve(undefined));
    }
  }

  #resync(): void {
    const frame: ClientFrame = { do: "resync", id: freshId(), version: this.version };
    void this.#ask(frame).catch(() => undefined);
  }

  #settle(id: string, how: (each: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    how(waiting);
  }

  /** Expect a frame within this time; send a ping before giving up. */
  #expect(milliseconds: number): void {
    this.world.never(this.#timer);
    this.#timer = this.world.later(() => {
      if (milliseconds === SILENCE && this.#socket?.readyState === WebSocket.OPEN) {
        this.#expect(PATIENCE);
        this.#send({ do: "ping", id: freshId() });
      } else {
        const socket = this.#socket;
        socket?.close();
        if (socket) this.#lost(socket);
      }
    }, milliseconds);
  }

  #lost(socket: WebSocket): void {
    if (this.#ended || socket !== this.#socket) return;
    this.#socket = null;
    socket.onmessage = socket.onclose = null;
    for (const [id, each] of [...this.#waiting]) {
      if (!each.resend) this.#settle(id, (one) => one.reject(new Error("connection lost")));
    }
    if (!this.#welcomedOnce) this.listener.turnedAway();
    if (this.#ended) return;
    this.#tries++;
    this.listener.linked("lost");
    const wait = Math.min(FIRST_WAIT * 2 ** (this.#tries - 1), LONGEST_WAIT);
    this.world.never(this.#timer);
    this.#timer = this.world.later(() => this.open(), wait * (0.7 + 0.6 * Math.random()));
  }
}
