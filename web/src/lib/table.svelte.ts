/** The state of a table in this client: the server's frames, verified and in order. */
import * as api from "./api.ts";
import { Attempt } from "./attempt.svelte.ts";
import { Connection, type LinkState, type Listener, type Wish } from "./connection.ts";
import { TurnDraft } from "./draft.svelte.ts";
import { deviceIds } from "./dice/ids.ts";
import { TableDice } from "./dice.svelte.ts";
import { readSetup, type Setup } from "./notation.ts";
import { namesOf, seatNames } from "./people.ts";
import { Playback } from "./playback.svelte.ts";
import { Refusal } from "./refusal.ts";
import { moving } from "./settings.svelte.ts";
import type { Names } from "./telling.ts";
import { list } from "./words.svelte.ts";
import type {
  Effect,
  Event,
  Events,
  GameView,
  ChatLine,
  ServerNotice,
  ConnectedPerson,
  View,
  Welcome,
} from "./wire.ts";

/** An event and its effects. */
export interface Told {
  event: Event;
  effects: readonly Effect[];
}

export class TableState implements Listener {
  link = $state<LinkState>("connecting");
  view = $state.raw<View | null>(null);
  history = $state.raw<readonly Told[]>([]);
  mySeats = $state.raw<readonly number[]>([]);
  you = $state("");
  people = $state.raw<readonly ConnectedPerson[]>([]);
  lines = $state.raw<readonly ChatLine[]>([]);
  /** The people whose lines are not shown to us. */
  muted = $state.raw<readonly string[]>([]);
  /** Why there is no table to be seen here. */
  turnedDown = $state.raw<Refusal | null>(null);
  notice = $state.raw<ServerNotice | null>(null);
  /** How much the server's clock is ahead of ours. */
  ahead = 0;

  readonly playback = new Playback();
  readonly draft: TurnDraft;
  readonly dice: TableDice;
  readonly connection: Connection;
  readonly #sending = new Attempt();

  constructor(
    readonly id: string,
    readonly invite = "",
  ) {
    const ids = deviceIds();
    const address = api.socketAddress(id, invite);
    this.connection = new Connection(address, this, undefined, () => ids.fresh());
    this.dice = new TableDice(id, this.connection, ids);
    this.draft = new TurnDraft((decisions) => this.connection.preview(decisions));
  }

  /** Whether a command waits for its answer. */
  get busy(): boolean {
    return this.#sending.busy;
  }

  /** Why the last command was refused. */
  get trouble(): string {
    return this.#sending.trouble;
  }

  set trouble(text: string) {
    this.#sending.trouble = text;
  }

  // Derived state

  setup: Setup = $derived(readSetup(this.view?.terms.setup ?? ""));
  game: GameView | null = $derived(this.view?.game ?? null);
  names: Names = $derived.by(() => {
    const view = this.view;
    if (!view) return { seats: [], sides: [] };
    const seats = seatNames(view.seats.map((seat) => seat.chair));
    const sides = [...new Set(view.seats.map((seat) => seat.side))].sort();
    const [own = -1] = this.shared ? [] : this.mySeats;
    return {
      seats,
      sides: sides.map((side) => list(namesOf(view, seats, [side]))),
      own,
      ownSide: view.seats[own]?.side ?? -1,
    };
  });
  /** The seat for which this client may act now; -1 if none. */
  acting: number = $derived.by(() => {
    const seat = this.view?.acting ?? -1;
    return this.mySeats.includes(seat) ? seat : -1;
  });
  /** The side of each seat. */
  sides: readonly number[] = $derived(this.view?.seats.map((seat) => seat.side) ?? []);
  seated: boolean = $derived(this.mySeats.length > 0);
  isHost: boolean = $derived(this.view !== null && this.view.host === this.you);
  /** Whether several seats are ours: a game at one screen. */
  shared: boolean = $derived(this.mySeats.length > 1);

  // Commands

  /** Connect, as this person. */
  open(person: string): void {
    this.dice.open(person);
    this.connection.open();
  }

  close(): void {
    this.playback.jump(null);
    this.dice.close();
    this.connection.close();
  }

  /** Send a command; a failure is reported in `trouble`. */
  async send(wish: Wish): Promise<boolean> {
    return (
      !this.busy &&
      this.#sending.make(async () => {
        if (this.seated) await this.dice.act();
        await this.connection.command(wish);
      })
    );
  }

  /** Roll the dice. */
  roll(): Promise<boolean> {
    this.playback.skip();
    return this.send({ do: "roll", seat: this.acting });
  }

  /** Send decisions; several are applied all or none. */
  decide(...decisions: string[]): Promise<boolean> {
    this.playback.skip();
    return this.send({ do: "decide", seat: this.acting, decisions });
  }

  /** The dice of somebody here are due: they tumble. */
  rolling: boolean = $derived(this.mySeats.includes(this.view?.due?.seat ?? -1));
  /** Whether somebody here has to act and may take back the last decision. */
  canUndo: boolean = $derived(this.acting >= 0 && this.view?.can_undo === true);

  /** Mute a person or unmute them. */
  async mute(person: string, muted: boolean): Promise<void> {
    this.muted = await this.connection.mute(person, muted);
  }

  // Frames from the connection

  linked(state: LinkState): void {
    this.link = state;
    if (state !== "open") this.dice.lost(state === "closed");
  }

  wentBack(): void {
    this.history = [];
    this.dice.wentBack();
  }

  welcomed(frame: Welcome): void {
    this.you = frame.you;
    this.mySeats = frame.seats;
    this.ahead = frame.now - Date.now();
    this.notice = null;
    this.people = frame.present ?? [];
    this.lines = frame.lines ?? this.lines;
    this.muted = frame.muted ?? [];
    this.#learn(frame.events, frame.effects ?? []);
    this.dice.welcomed(frame);
    this.#show(frame.view ?? null);
    this.playback.jump(this.game);
  }

  happened(frame: Events): void {
    const before = this.game;
    if (this.notice?.code === "preparing") this.notice = null;
    this.#learn(frame.events, frame.effects ?? []);
    this.dice.happened(frame.events);
    this.#show(frame.view ?? null);
    this.#seatsAfter(frame.events);
    this.#picture(frame, before);
  }

  /** Update the picture: at once, or step by step if others have moved. */
  #picture(frame: Events, before: GameView | null): void {
    const { playback, sides } = this;
    const moves = frame.events.map(({ fact }) => fact).filter(isMove);
    const own = moves.some((fact) => this.mySeats.includes(fact.seat));
    const effects = (frame.effects ?? []).filter((_, place) => {
      const fact = frame.events[place]?.fact;
      return fact && isMove(fact) && !this.mySeats.includes(fact.seat);
    });
    if (own) playback.forget();
    if (effects.length) playback.note(effects, before);
    if (effects.length ? moving() && !document.hidden && !own : playback.playing && !own) {
      playback.play(effects, this.game, sides);
    } else playback.jump(this.game);
  }

  said(line: ChatLine): void {
    this.lines = [...this.lines, line].slice(-100);
  }

  present(people: ConnectedPerson[]): void {
    this.people = people;
    this.dice.present(people);
  }

  noticed(notice: ServerNotice): void {
    this.notice = notice;
  }

  turnedAway(): void {
    void api.showTable(this.id, this.invite).catch((error: unknown) => {
      if (!(error instanceof Refusal)) return;
      this.turnedDown = error;
      this.connection.close();
    });
  }

  #learn(events: readonly Event[], effects: readonly (readonly Effect[])[]): void {
    const told = events.map((event, place) => ({ event, effects: effects[place] ?? [] }));
    this.history = [...this.history, ...told];
  }

  #show(view: View | null): void {
    if (!view) return;
    const before = this.game?.position;
    this.view = view;
    if (before !== view.game?.position) this.draft.begin(view.game ?? null);
  }

  /** Update the seats that we took or left. */
  #seatsAfter(events: readonly Event[]): void {
    for (const { fact } of events) {
      if (fact.is === "seated" && fact.chair.person === this.you) {
        this.mySeats = [...new Set([...this.mySeats, fact.seat])].sort();
      } else if (fact.is === "left") {
        this.mySeats = this.mySeats.filter((seat) => seat !== fact.seat);
      }
    }
  }
}

function isMove(fact: Event["fact"]): fact is Extract<Event["fact"], { is: "rolled" | "decided" }> {
  return fact.is === "rolled" || fact.is === "decided";
}
