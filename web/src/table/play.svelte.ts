/** The input of the player: held dice, the cell looked at, requests for odds and hints.
 *
 * Touch, keys, typed words and the labels of buttons all go through here.
 * It knows no rules: what is legal is in the choices that the server sent.
 */
import { untrack } from "svelte";
import { Guard } from "../lib/guard.ts";
import { Keep } from "../lib/keep.svelte.ts";
import { cellIndex, cellName, spaced } from "../lib/notation.ts";
import { reason } from "../lib/refusal.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { TableState } from "../lib/table.svelte.ts";
import { say } from "../lib/words.svelte.ts";
import { choiceWords } from "./labels.ts";
import type { Verdict } from "./retry.ts";
import type { ChoiceValue, ChoiceView, Effect, GameView, Stuck } from "../lib/wire.ts";

export type Stage = "lobby" | "watch" | "over" | Exclude<NonNullable<GameView["action"]>, "">;

export class Play {
  readonly keep = new Keep();
  /** The chance of each cell by its name, for the dice that are held. */
  odds = $state.raw<Record<string, number> | null>(null);
  hints = $state.raw<readonly ChoiceValue[]>([]);
  asking = $state(false);
  /** The cell under the pointer or the focus; -1 if none. */
  looked = $state(-1);
  /** In Sequence Dice, where one choice ends the turn: the cell chosen but not confirmed. */
  picked = $state("");
  /** Whether ending the turn, although more would fit, waits for confirmation. */
  ending = $state(false);
  /** The cell that could not be chosen, and why. */
  refused = $state.raw<{ cell: string; why: string } | null>(null);
  /** At a table where a decision is made again: whether it is better now. */
  verdict = $state.raw<Verdict | null>(null);
  /** What a screen reader says beside what happens at the table. */
  spoken = $state("");
  /** Whether the buttons do nothing, because they have just changed their meaning. */
  deaf = $state(false);
  readonly #guard = new Guard(() => settings.guard);
  #hearing = 0;
  /** What was held when rolling stopped: it is held again if that is taken back. */
  #stopped = { position: "", held: "" };
  /** The position. Lost connections do not change it, so held dice and
   * picked cells stay. */
  #position: string = $derived.by(() => this.table.game?.position ?? "");
  #wanted = "";
  /** The pending request for odds; the server answers one at a time. */
  #odds: Promise<void> | null = null;

  constructor(readonly table: TableState) {
    $effect(() => {
      void this.#position;
      untrack(() => this.#newDice());
    });
    $effect(() => this.#newOdds());
    $effect(() => {
      if (this.#guard.note(this.#meaning)) this.#listen();
    });
    $effect(() => {
      if (settings.sorted) untrack(() => this.keep.sort());
    });
  }

  moment: Stage = $derived.by(() => {
    const { view, game, acting } = this.table;
    if (!view || view.phase === "lobby") return "lobby";
    if (view.phase === "over" || !game) return "over";
    if (acting < 0) return "watch";
    return game.action || "watch";
  });

  /** Whether the picture shows the game as it is, so that something can be done. */
  free: boolean = $derived.by(() => !this.table.playback.playing);

  /** What the buttons mean: with every position something else, even if the words are the same. */
  #meaning: string = $derived.by(
    () => `${this.#position} ${this.moment} ${this.free} ${this.ending} ${this.table.rolling}`,
  );

  /** Whether the server has not answered yet what comes after the draft. */
  pending: boolean = $derived.by(() => {
    const { draft } = this.table;
    return this.moment === "place" && draft.words.length > 0 && draft.after === null;
  });

  /** The available choices by their words. */
  choices: ReadonlyMap<string, ChoiceView> = $derived.by(() => {
    const game = this.moment === "place" ? this.table.draft.game : this.table.game;
    const open = this.moment === "place" || this.moment === "choose";
    return new Map(open ? (game?.choices ?? []).map((each) => [each.decision, each]) : []);
  });

  /** The drafted or picked decisions, with their effects. */
  drafted: readonly { word: string; effects: readonly Effect[] }[] = $derived.by(() => {
    const { draft } = this.table;
    if (this.moment === "place") {
      return draft.words.map((word, place) => ({ word, effects: draft.steps[place] ?? [] }));
    }
    const choice = this.choices.get(this.picked);
    return choice ? [{ word: this.picked, effects: choice.effects }] : [];
  });

  /** The choice that is looked at, unless it is drafted. */
  lookedAt: ChoiceView | undefined = $derived(
    this.looked < 0 || this.drafted.some((each) => each.word === cellName(this.looked))
      ? undefined
      : this.choices.get(cellName(this.looked)),
  );

  /** The only possible decision: to end the turn, forfeit discs or pass. */
  stuck: Stuck | null = $derived.by(() => {
    const { game, acting } = this.table;
    return (acting >= 0 && game?.stuck) || null;
  });

  /** The seats of others whose devices have to be ready before dice can roll. */
  unready: readonly number[] = $derived.by(() => {
    const { view, mySeats } = this.table;
    return (view?.unanchored ?? []).filter((seat) => !mySeats.includes(seat));
  });

  canEnd: boolean = $derived(this.choices.has("end") && this.stuck === null);

  // Commands

  /** Press a button or a key: nothing while the picture runs or just after it changed its meaning. */
  press(what: string, act: () => unknown): void {
    // The game before waits for a nod; who comes back need not watch the bot to the end.
    const always = what === "nod" || what === "return";
    if ((!this.free && !always) || this.table.busy || !this.#guard.admits(what)) return;
    this.#listen();
    this.refused = null;
    act();
  }

  /** Be deaf as long as the guard says. */
  #listen(): void {
    clearTimeout(this.#hearing);
    const { left } = this.#guard;
    this.deaf = left > 0;
    if (this.deaf) this.#hearing = window.setTimeout(() => this.#listen(), left);
  }

  /** Hold or release a die. */
  toggle(place: number, told = false): void {
    if (!this.free || this.moment !== "keep" || !this.keep.toggle(place)) return;
    this.refused = null;
    if (told) this.spoken = say("text-held", { dice: spaced(this.keep.held) || say("no-dice") });
  }

  /** Roll: the first dice, or those that are not held. */
  async roll(): Promise<void> {
    if (this.moment === "roll") await this.table.roll();
    else if (this.moment === "keep" && this.keep.rolling > 0) {
      this.table.playback.dice = this.keep.lying;
      await this.table.decide(`k${this.keep.held}`);
    }
  }

  async stop(): Promise<void> {
    if (this.moment !== "keep") return;
    this.table.playback.dice = this.keep.lying;
    this.#stopped = { position: this.#position, held: this.keep.held };
    await this.table.decide("stop");
  }

  /** Add a cell to the draft, or remove it. */
  async choose(cell: string): Promise<void> {
    const { draft, busy } = this.table;
    if (!this.free || busy || this.pending) return;
    this.refused = null;
    const choice = this.choices.get(cell);
    if (this.moment === "place" && draft.words.includes(cell) && !choice) {
      await this.#takeBack(cell);
    } else if (!choice) await this.#explain(cell);
    else if (this.moment === "place") await this.#add(cell, choice);
    else if (this.picked === cell || !settings.confirm) {
      this.picked = cell;
      this.press(`choose ${cell}`, () => this.finish());
    } else {
      this.picked = cell;
      this.spoken = say("spoken-picked", { cell });
    }
  }

  /** Add a cell to the draft, and say what that does. */
  async #add(cell: string, choice: ChoiceView): Promise<void> {
    const { table } = this;
    const before = table.draft.game?.scores ?? [];
    await this.#drafting(() => table.draft.add(cell));
    if (table.draft.words.includes(cell))
      this.spoken = `${say("spoken-drafted", { cell })} ${choiceWords(table, choice, before)}`;
  }

  /** Take a cell out of the draft: this one, or the last. */
  async #takeBack(cell = this.table.draft.words.at(-1) ?? ""): Promise<void> {
    const { draft } = this.table;
    await this.#drafting(() => draft.takeBack(cell));
    if (!draft.words.includes(cell)) this.spoken = say("spoken-taken-back", { cell });
  }

  /** Say why a cell cannot be chosen; the server knows. */
  async #explain(cell: string): Promise<void> {
    const { table } = this;
    const answer = (why: string) => (this.refused = { cell, why });
    if (this.moment === "roll") answer(say("cell-roll-first"));
    else if (this.moment === "watch" && table.seated)
      answer(say("cell-not-your-turn", { name: table.names.seats[table.game?.seat ?? 0] ?? "" }));
    else if (table.acting >= 0) {
      const position = this.#position;
      try {
        await table.connection.preview([...table.draft.words, cell]);
      } catch (error) {
        if (position === this.#position) answer(reason(error));
      }
    }
  }

  async takeBack(): Promise<void> {
    this.ending = false;
    if (this.moment === "choose") this.picked = "";
    else if (this.table.draft.words.length) await this.#takeBack();
    else if (this.table.canUndo) await this.table.send({ do: "undo", seat: this.table.acting });
  }

  /** Send the draft and end the turn. */
  async finish(): Promise<void> {
    this.table.playback.dice = this.keep.lying;
    if (this.stuck) await this.table.decide(this.stuck.decision);
    else if (this.moment === "choose" && this.picked) await this.table.decide(this.picked);
    else if (this.moment === "place" && this.canEnd) {
      if (settings.confirm && !this.ending && this.choices.size > 1) {
        this.ending = true;
        this.spoken = say("action-end-sure");
        return;
      }
      this.ending = false;
      await this.table.decide(...this.table.draft.words, "end");
    }
  }

  async hint(): Promise<void> {
    if (this.asking || this.table.acting < 0) return;
    this.asking = true;
    try {
      await this.#odds;
      const told = await this.table.connection.hint();
      if (told.version === this.table.view?.version)
        this.hints = told.answer.choices?.slice(0, 3) ?? [];
    } catch (error) {
      this.table.trouble = reason(error);
    } finally {
      this.asking = false;
    }
  }

  /** Follow the first hint, unless it rolls dice or ends something. */
  follow(): void {
    const word = this.hints[0]?.decision ?? "";
    if (word.startsWith("k")) this.keep.hold(word.slice(1));
    else if (word === "stop") this.keep.hold(this.table.game?.dice ?? "");
    else if (cellIndex(word) >= 0) void this.choose(word);
  }

  async #drafting(change: () => Promise<unknown>): Promise<void> {
    this.ending = false;
    this.table.trouble = "";
    try {
      await change();
    } catch (error) {
      this.table.trouble = reason(error);
    }
  }

  // Following the table

  #newDice(): void {
    const game = this.table.game;
    this.picked = "";
    this.ending = false;
    this.hints = [];
    this.odds = null;
    this.refused = null;
    if (this.table.view?.due) return; // what is kept stays where it lies
    const { lying } = this.table.playback;
    this.keep.fall(game?.dice ?? "", game?.held ?? "", game?.kept ?? "", settings.sorted, lying);
    if (this.#stopped.position === this.#position && this.moment === "keep")
      this.keep.hold(this.#stopped.held);
  }

  #newOdds(): void {
    const { view, acting } = this.table;
    const wanted = settings.odds && view?.terms.hints && acting >= 0 && this.moment === "keep";
    const held = this.keep.held;
    this.#wanted = wanted && this.keep.rolling > 0 ? `${view.version} ${held}` : "";
    if (!this.#wanted) this.odds = null;
    else this.#odds ??= this.#askOdds().finally(() => (this.#odds = null));
  }

  /** One request at a time; the newest is sent next. */
  async #askOdds(): Promise<void> {
    try {
      for (let asked = ""; this.#wanted && asked !== this.#wanted; ) {
        asked = this.#wanted;
        const held = asked.split(" ")[1] ?? "";
        const told = await this.table.connection.odds(held);
        if (asked === this.#wanted) this.odds = told.answer.odds ?? null;
      }
    } catch {
      this.odds = null; // the game goes on without odds
    }
  }
}
