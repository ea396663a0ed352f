/** One socket at one table, kept alive: docs/protocol.md from the client's side.
 *
 * A command is answered by its events. If the connection breaks before, the same command is sent
 * again with the same id: if it had arrived, nothing happens twice. Anchors and links are not: what
 * the dice need is looked at again after every welcome.
 */
import { freshId } from "./random.ts";
import { NoAnswer, Refusal } from "./refusal.ts";
import type {
  Advice,
  Anchor,
  ClientFrame,
  Events,
  Give,
  ChatLine,
  ServerNotice,
  Muted,
  Phrase,
  Previewed,
  Resync,
  ServerFrame,
  ConnectedPerson,
  Welcome,
} from "./wire.ts";

export type LinkState = "connecting" | "open" | "lost" | "closed";

type Command = Exclude<Extract<ClientFrame, { version: number }>, Resync>;
type Wished<T> = T extends unknown ? Omit<T, "id" | "version"> : never;
/** A command without what the connection adds: id and version. */
export type Wish = Wished<Command>;

export interface Listener {
  welcomed(frame: Welcome): void;
  happened(frame: Events): void;
  said(line: ChatLine): void;
  present(people: ConnectedPerson[]): void;
  noticed(notice: ServerNotice): void;
  linked(state: LinkState): void;
  /** The server knows less than it has told before: everything is heard again. */
  wentBack(): void;
  /** The first handshake failed: why, an ordinary request can tell. */
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
  #tries = 0;
  #welcomedOnce = false;
  #timer = 0;
  #ended = false;

  constructor(
    readonly address: string,
    readonly listener: Listener,
    readonly world: World = BROWSER,
    /** Makes the ids of commands. */
    readonly newId: () => string = freshId,
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

  /** Leave the table: nobody needs to wait for our links. Whatever waits for an answer
   * fails. */
  close(): void {
    this.#sendNow({ do: "bye", id: freshId() });
    this.#ended = true;
    this.world.never(this.#timer);
    this.#socket?.close();
    this.#socket = null;
    for (const each of this.#waiting.values()) each.reject(new NoAnswer("closed"));
    this.#waiting.clear();
    this.listener.linked("closed");
  }

  /** Reconnect now: the network is back, or the page is visible again. */
  hurry(): void {
    if (!this.#ended && this.#socket === null) this.open();
  }

  /** The network is gone: do not wait until the silence tells. */
  drop(): void {
    const socket = this.#socket;
    if (this.#ended || !socket) return;
    socket.close();
    this.#lost(socket);
  }

  /** Send a command; resolves once its events have arrived, fails with the `Refusal`. */
  async command(wish: Wish): Promise<void> {
    await this.#ask({ ...wish, id: this.newId(), version: this.version } as Command, true);
  }

  /** Send an anchor or a link; done when it is answered on this very socket. */
  async request(request: Anchor | Give): Promise<void> {
    await this.#ask(request);
  }

  /** Say that we have the chain of an anchor. The answer is who is present. */
  hold(anchor: string): void {
    this.#sendNow({ do: "hold", id: freshId(), anchor });
  }

  /** Show a link of the house that this server has not told yet: it was set back. */
  async ahead(roll: number, link: string): Promise<void> {
    await this.#ask({ do: "ahead", id: freshId(), roll, link });
  }

  /** Ask whether anybody is there. */
  async ping(): Promise<void> {
    await this.#ask({ do: "ping", id: freshId() });
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

  /** Send a chat text or phrase; unless refused, it comes back as a line.
   *
   * `refused` hears why it was not sent. */
  say(said: { text: string } | { phrase: Phrase }, refused: (error: unknown) => void): void {
    void this.#ask({ do: "say", id: freshId(), ...said }).catch(refused);
  }

  /** Mute a person or unmute them; all whom we have muted. */
  async mute(person: string, muted: boolean): Promise<readonly string[]> {
    const answer = await this.#ask({ do: "mute", id: freshId(), person, muted });
    return (answer as Muted).people;
  }

  /** Report a chat line to the host of the server. */
  async report(line: number): Promise<void> {
    await this.#ask({ do: "report", id: freshId(), line });
  }

  #ask(frame: ClientFrame, resend = false): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(frame.id, { frame, resend, resolve, reject });
      const open = this.#socket?.readyState === WebSocket.OPEN && this.#tries === 0;
      if (open) this.#send(frame);
      else if (!resend)
        this.#settle(frame.id, (each) => each.reject(new NoAnswer("no connection")));
    });
  }

  #send(frame: ClientFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  /** Send something if it can be sent now; nothing is lost otherwise. */
  #sendNow(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#tries === 0) this.#send(frame);
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
      case "reported":
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
    if (frame.version < this.version) {
      this.version = 0;
      this.listener.wentBack();
      this.#again();
      return;
    }
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

  /** Hear everything from the first event on. */
  #again(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) socket.onmessage = socket.onclose = null;
    socket?.close();
    this.open();
  }

  /** Commands of ours among the causes have been answered. */
  #answered(events: Events["events"]): void {
    for (const { cause } of events) {
      if (!cause?.command || cause.by !== this.you) continue;
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
      if (!each.resend) this.#settle(id, (one) => one.reject(new NoAnswer("connection lost")));
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
