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
import type { Names } from "./telling.ts";
import { effective, type Told, type Viewer } from "./timeline.ts";
import { list, say } from "./words.svelte.ts";
import type {
  Event,
  Events,
  GameView,
  ChatLine,
  ServerNotice,
  ConnectedPerson,
  View,
  Welcome,
} from "./wire.ts";

export class TableState implements Listener {
  link = $state<LinkState>("connecting");
  view = $state.raw<View | null>(null);
  history = $state.raw<readonly Told[]>([]);
  mySeats = $state.raw<readonly number[]>([]);
  you = $state("");
  people = $state.raw<readonly ConnectedPerson[]>([]);
  lines = $state.raw<readonly ChatLine[]>([]);
  /** How many lines of others nobody has looked at. */
  unread = $state(0);
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
    const known = seats.map((name, seat) => (seat === own ? say("you") : name));
    return {
      seats,
      sides: sides.map((side) => list(namesOf(view, known, [side]))),
      own,
      ownSide: view.seats[own]?.side ?? -1,
    };
  });
  /** What has happened, as far as the picture has shown it. */
  told: readonly Told[] = $derived.by(() => {
    const { step, ended, replaying } = this.playback;
    const { history } = this;
    if (replaying || (!step && !ended)) return history;
    if (!step) return history.slice(0, history.findLastIndex(begins));
    const place = history.findLastIndex(({ event }) => event.number <= step.event);
    const last = history[place];
    if (!last) return history;
    return [...history.slice(0, place), { ...last, effects: last.effects.slice(0, step.upto) }];
  });
  /** The game as it is drawn. */
  drawn: GameView | null = $derived(
    this.playback.step?.game ?? this.playback.game ?? this.view?.game ?? null,
  );
  /** The seat for which this client may act now; -1 if none. */
  acting: number = $derived.by(() => {
    const seat = this.view?.acting ?? -1;
    return this.mySeats.includes(seat) ? seat : -1;
  });
  /** The side of each seat. */
  sides: readonly number[] = $derived(this.view?.seats.map((seat) => seat.side) ?? []);
  /** The colour of each side. */
  colours: readonly string[] = $derived.by(() => {
    const found: string[] = [];
    for (const seat of this.view?.seats ?? []) found[seat.side] = seat.colour;
    return found;
  });
  viewer: Viewer = $derived({ sides: this.sides, mine: this.mySeats });
  /** Our seat at which a bot plays on because we were away; -1 if none. */
  replaced: number = $derived(
    this.view?.phase === "playing"
      ? (this.mySeats.find(
          (seat) => this.view?.seats[seat]?.bot && this.view.seats[seat]?.reason === "away",
        ) ?? -1)
      : -1,
  );
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
    this.trouble = "";
    this.people = frame.present ?? [];
    this.lines = frame.lines ?? this.lines;
    this.muted = frame.muted ?? [];
    this.#learn(frame);
    this.dice.welcomed(frame);
    this.#show(frame.view ?? null);
    this.playback.jump(this.game);
  }

  happened(frame: Events): void {
    if (this.notice?.code === "preparing" || this.notice?.code === "bots-failed")
      this.notice = null;
    const told = this.#learn(frame);
    this.dice.happened(frame.events);
    this.#show(frame.view ?? null);
    this.#seatsAfter(frame.events);
    this.#picture(told);
  }

  /** Show what happened, step by step. */
  #picture(told: readonly Told[]): void {
    const { playback, viewer } = this;
    // The second game of a pair begins at once; it is shown after a nod.
    const place = told.findIndex((each) => begins(each) && each.event.number > 1);
    const over = told.slice(0, place).findLast(({ event }) => event.fact.is === "game-over");
    const fact = over?.event.fact;
    if (place > 0 && fact?.is === "game-over") {
      const { winners, ending } = fact;
      playback.play(told.slice(0, place), playback.game, viewer, { winners, ending });
      playback.play(told.slice(place), this.game, viewer);
    } else playback.play(told, this.game, viewer);
  }

  /** Show the events of a range of numbers again. */
  replay(first: number, last: number): void {
    const { history, viewer } = this;
    const begun = history.findLastIndex(begins);
    const place = history.findIndex(({ event }) => event.number >= first);
    if (place < begun || this.playback.ended) return;
    const since = effective(history.slice(place));
    const scores = history.slice(begun, place).findLast((each) => each.scores?.length)?.scores;
    this.playback.replay(
      since.filter(({ event }) => event.number <= last),
      since,
      scores,
      viewer,
    );
  }

  said(line: ChatLine): void {
    this.lines = [...this.lines, line].slice(-100);
    if (line.person !== this.you) this.unread++;
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

  #learn({ events, effects, scores }: Welcome | Events): Told[] {
    const told = events.map((event, place) => ({
      event,
      effects: effects?.[place] ?? [],
      scores: scores?.[place] ?? [],
    }));
    this.history = [...this.history, ...told];
    return told;
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

function begins({ event }: Told): boolean {
  return event.fact.is === "game-began";
}
