/** A way through a tutorial: what is asked for, what was tried, and the answer to it. */
import { faces, diceWord, spaced } from "../lib/notation.ts";
import { Refusal } from "../lib/refusal.ts";
import type { Effect, LessonView, TaskView, Tutorial } from "../lib/wire.ts";
import { say, type Facts } from "../lib/words.svelte.ts";

/** So many tries in vain, and the goal is marked. */
const PATIENCE = 2;

const NOTHING = (): string => "";

export class Course {
  readonly tutorial: Tutorial;
  lessonNumber = $state(0);
  taskNumber = $state(0);
  /** The decision that fulfilled the task; empty before. */
  done = $state("");
  /** Says the answer to the last try, in the language of the moment; nothing before. */
  #says = $state.raw(NOTHING);
  tries = $state(0);
  /** The dice chosen to be kept, by their places. */
  held = $state.raw<ReadonlySet<number>>(new Set());
  finished = $state(false);

  constructor(tutorial: Tutorial) {
    this.tutorial = tutorial;
  }

  get lesson(): LessonView {
    return this.tutorial.lessons[this.lessonNumber] as LessonView;
  }

  get task(): TaskView {
    return this.lesson.tasks[this.taskNumber] as TaskView;
  }

  /** The answer to the last try. */
  get answer(): string {
    return this.#says();
  }

  /** The cell to be marked after some tries in vain. */
  get hinted(): string {
    return this.tries >= PATIENCE && !this.done ? (this.task.goal?.[0] ?? "") : "";
  }

  /** What the learner's decision does, once it is made. */
  get effects(): readonly Effect[] {
    const chosen = this.task.game.choices?.find((choice) => choice.decision === this.done);
    return chosen?.effects ?? [];
  }

  /** The sentence of the task. */
  get sentence(): string {
    const { game, row_points: rows, captive_points: captives, discs } = this.tutorial;
    const facts: Facts = {
      goal: this.#goal,
      rows: (rows ?? []).join(", "),
      captives: (captives ?? []).slice(0, 6).join(", "),
      discs: (discs ?? []).join(", "),
    };
    return say(`tutorial-${game}-${this.lesson.name}-${this.taskNumber + 1}`, facts);
  }

  get #goal(): string {
    const goal = this.task.goal ?? [];
    if (this.task.do === "keep") return spaced((goal[0] ?? "").slice(1));
    const [last = "", ...others] = [...goal].reverse();
    return others.length ? say("tutorial-or", { first: others.reverse().join(", "), last }) : last;
  }

  choose(cell: string): void {
    const { task } = this;
    if (this.done || (task.do !== "place" && task.do !== "choose")) return;
    const refusal = task.refusals?.[cell];
    if (task.goal?.includes(cell)) this.#fulfil(cell);
    else if (refusal) this.#miss(() => new Refusal(refusal).sentence);
    else if (task.goal?.[0] === "end") this.#miss(() => this.sentence);
    else if (task.effects?.some((effect) => effect.kind === "game-ended"))
      this.#miss(() => say("tutorial-other-win"));
    else this.#miss(() => say("tutorial-other-cell", { goal: this.#goal }));
  }

  hold(place: number): void {
    const next = new Set(this.held);
    if (!next.delete(place)) next.add(place);
    this.held = next;
  }

  /** Roll the dice that are not held. */
  reroll(): void {
    const shown = faces(this.task.game.dice);
    const kept = diceWord(shown.filter((_, place) => this.held.has(place)));
    if (this.task.goal?.includes(`k${kept}`)) this.next();
    else this.#miss(() => say("tutorial-other-keep", { goal: this.#goal }));
  }

  /** A decision by a button: to stop rolling, to end the turn. */
  decide(word: string): void {
    if (this.task.goal?.includes(word)) this.#fulfil(word);
  }

  next(): void {
    if (this.taskNumber + 1 < this.lesson.tasks.length)
      this.#go(this.lessonNumber, this.taskNumber + 1);
    else if (this.lessonNumber + 1 < this.tutorial.lessons.length)
      this.#go(this.lessonNumber + 1, 0);
    else this.finished = true;
  }

  back(): void {
    if (this.taskNumber > 0) this.#go(this.lessonNumber, this.taskNumber - 1);
    else if (this.lessonNumber > 0) this.#go(this.lessonNumber - 1, 0);
  }

  open(lesson: number): void {
    this.#go(lesson, 0);
  }

  #go(lesson: number, task: number): void {
    this.lessonNumber = lesson;
    this.taskNumber = task;
    this.done = "";
    this.#says = NOTHING;
    this.tries = 0;
    this.held = new Set();
    this.finished = false;
  }

  #fulfil(word: string): void {
    this.done = word;
    this.#says = () => say("tutorial-right");
  }

  #miss(says: () => string): void {
    this.tries++;
    this.#says = says;
  }
}
