/** Real dice while they are being entered, face by face. */
import { set, settings } from "../lib/settings.svelte.ts";
import type { Play } from "./play.svelte.ts";

export class Entry {
  faces = $state.raw<readonly number[]>([]);

  constructor(readonly play: Play) {}

  /** Whether dice can be entered now. */
  get open(): boolean {
    const { table, moment, free } = this.play;
    return table.entered && moment === "roll" && free;
  }

  /** How many dice there are to enter. */
  get needed(): number {
    return this.play.table.game?.to_roll ?? 0;
  }

  /** Whether all of them are there. */
  get ready(): boolean {
    return this.open && this.faces.length === this.needed;
  }

  /** Whether only the last roll of this turn is entered. */
  get last(): boolean {
    return settings.last && this.play.table.view?.entering?.last === true;
  }

  set last(wanted: boolean) {
    set("last", wanted);
  }

  add(face: number): void {
    if (this.open && this.faces.length < this.needed)
      this.faces = [...this.faces, face].sort((one, other) => one - other);
  }

  remove(place: number): void {
    this.faces = this.faces.toSpliced(place, 1);
  }

  /** Take all faces back that were not sent yet; false if there are none. */
  takeBack(): boolean {
    const some = this.faces.length > 0;
    this.clear();
    return some;
  }

  clear(): void {
    this.faces = [];
  }

  async enter(): Promise<void> {
    const { table } = this.play;
    if (!this.ready) return;
    const dice = this.faces.join("");
    await table.send({ do: "enter", seat: table.acting, dice, last: this.last });
  }

  /** Let a seat begin without a roll-off. */
  async begin(seat: number): Promise<void> {
    await this.play.table.send({ do: "begin", seat });
  }
}
