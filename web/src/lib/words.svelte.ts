/** Sentences from the Fluent catalogues that Python shares. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { further, loaders } from "virtual:words";

export type Fact = string | number;
export type Facts = Record<string, Fact>;

const FALLBACK = "en";
/** Whose plurals, numbers and dates a catalogue follows; browsers take `pt` for Brazil, `en` for the USA. */
const FORMATS: Record<string, string> = { en: "en-GB", pt: "pt-PT" };

/** A reference to another sentence or term within a sentence. */
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;

/** The sentences of a language. Each is parsed when it is first said: a page says few of them. */
export class Catalogue {
  readonly bundle: FluentBundle;
  #unread = new Map<string, string>();

  constructor(locale: string) {
    this.bundle = new FluentBundle(locale, { useIsolating: false });
  }

  /** Add sentences; those that are there already stay as they are. */
  add(text: string): void {
    for (const source of text.split(/\n(?=[-a-z])/)) {
      const key = source.slice(0, source.indexOf(" "));
      if (!this.#unread.has(key)) this.#unread.set(key, source);
    }
  }

  has(key: string): boolean {
    return this.#unread.has(key) || this.bundle.hasMessage(key);
  }

  say(key: string, facts: Facts, errors: Error[]): string {
    this.#read(key);
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, facts, errors) : key;
  }

  #read(key: string): void {
    const source = this.#unread.get(key);
    if (source === undefined) return;
    this.#unread.delete(key);
    this.bundle.addResource(new FluentResource(source));
    for (const [, other = ""] of source.matchAll(REFERENCE)) this.#read(other);
  }
}

let catalogue = $state.raw(new Catalogue(FALLBACK));
const wanted = new Set<string>();

/** The languages with catalogues, each with its own name for itself. */
export function languages(): { code: string; name: string }[] {
  return Object.keys(loaders).map((code) => ({
    code,
    name: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code,
  }));
}

/** The current language, as its catalogue is named. */
export function language(): string {
  return locale().split("-", 1)[0] ?? FALLBACK;
}

/** The current language with the country whose formats it uses. */
function locale(): string {
  return catalogue.bundle.locales[0] ?? FALLBACK;
}

/** The first supported of some preferred languages; `no` and `nn` fall back to bokmål. */
export function choose(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const [code = ""] = wish.toLowerCase().split("-");
    const spoken = code === "no" || code === "nn" ? "nb" : code;
    if (spoken in loaders) return spoken;
  }
  return FALLBACK;
}

/** Change the language. */
export async function speak(code: string): Promise<void> {
  const load = loaders[code] ?? loaders[FALLBACK];
  if (!load) throw new Error("there is no catalogue");
  const next = new Catalogue(FORMATS[code] ?? code);
  next.add((await load()).default);
  for (const name of wanted) await extend(next, name, code);
  catalogue = next;
  if (typeof document !== "undefined") document.documentElement.lang = locale();
}

/** Load another catalogue as well, in the current language. */
export async function learn(name: string): Promise<void> {
  if (wanted.has(name)) return;
  wanted.add(name);
  await extend(catalogue, name, language());
}

async function extend(spoken: Catalogue, name: string, code: string): Promise<void> {
  const load = further[name]?.[code];
  if (load) spoken.add((await load()).default);
}

/** The sentence of a key; numbers are formatted, and select plural forms. */
export function say(key: string, facts: Facts = {}): string {
  const errors: Error[] = [];
  const text = catalogue.say(key, written(facts), errors);
  if (errors.length > 0 && import.meta.env.DEV) console.warn(key, errors);
  return text;
}

/** Whether there is such a sentence. */
export function known(key: string): boolean {
  return catalogue.has(key);
}

function written(facts: Facts): Facts {
  const all: Facts = {};
  for (const [name, value] of Object.entries(facts)) {
    all[name] = typeof value === "number" ? number(value) : value;
    if (typeof value === "number") all[`${name}-count`] = value;
  }
  return all;
}

/** Cached: creating one takes longer than the rest of a sentence. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it. */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  // Every language writes these alike, and the first format takes longer than drawing the board.
  if (Number.isInteger(value) && Math.abs(value) < 1000 && !options.style) return String(value);
  const key = `${locale()} ${options.style} ${options.maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale(), options);
  formats.set(key, format);
  return format.format(value);
}

/** A day as the language writes it. */
export function date(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(milliseconds);
}

/** How long ago something was: “3 days ago”. */
export function ago(milliseconds: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - milliseconds) / 60_000));
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  if (minutes < 60) return format.format(-minutes, "minute");
  if (minutes < 48 * 60) return format.format(-Math.round(minutes / 60), "hour");
  return format.format(-Math.round(minutes / (24 * 60)), "day");
}

/** A share of one as a percentage. */
export function percent(share: number, digits = 0): string {
  // Every cell has a whole one while dice are rolled: too soon for the first format of a language.
  const value = digits === 0 ? Math.round(100 * share) : 100 * share;
  return say("percent", { number: number(value, { maximumFractionDigits: digits }) });
}

/** Names within a sentence: “Ada, Bo and Cy”. */
export function list(names: readonly string[]): string {
  if (names.length === 0) return say("list-empty");
  const [last = "", ...others] = [...names].reverse();
  return others.length ? say("list", { first: others.reverse().join(", "), last }) : last;
}
