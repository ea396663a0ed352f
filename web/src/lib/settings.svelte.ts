/** The settings, stored in this browser. */
import { DEAF } from "./guard.ts";
import type { Speed } from "./timeline.ts";

export interface Wishes {
  language: string;
  theme: "auto" | "light" | "dark";
  /** How fast moves are shown. */
  speed: Speed;
  /** Whether anything moves. */
  motion: boolean;
  /** The loudness of sounds in percent; 0 is silence. */
  volume: number;
  /** Whether a choice must be confirmed. */
  confirm: boolean;
  sorted: boolean;
  /** Several players at one device: whether the table turns to the current player. */
  turning: boolean;
  odds: boolean;
  text: boolean;
  notify: boolean;
  /** At a real board: whether only the last roll of a turn is entered. */
  last: boolean;
  /** How long a button does nothing after it has changed its meaning, in milliseconds. */
  guard: number;
  /** The level of the computer that was chosen last. */
  level: string;
  /** Tables that are not listed on the first page any more. */
  away: string[];
  /** Whether the server knew this browser the last time. */
  known: boolean;
}

const PLACE = "sixrow-settings";
const USUAL: Wishes = {
  language: "",
  theme: "auto",
  speed: "normal",
  motion: true,
  volume: 30,
  confirm: true,
  sorted: true,
  turning: false,
  odds: true,
  text: false,
  notify: false,
  last: false,
  guard: DEAF,
  level: "",
  away: [],
  known: false,
};

export const settings: Wishes = $state({ ...USUAL, ...stored() });

/** Change a setting and store it. */
export function set<Name extends keyof Wishes>(name: Name, value: Wishes[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Without storage the setting lasts as long as the page.
  }
  if (name === "theme" || name === "motion") wear();
}

/** Apply the theme to the page, and whether anything may move in it. */
export function wear(): void {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.still = String(!settings.motion);
}

/** Whether things may move, by the person and by the system. */
export function moving(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Follow changes made in other tabs; `speak` changes the language. */
export function followTabs(speak: (language: string) => void): void {
  addEventListener("storage", (event) => {
    if (event.key !== PLACE) return;
    const before = settings.language;
    Object.assign(settings, USUAL, stored());
    wear();
    if (settings.language !== before) speak(settings.language);
  });
}

function stored(): Partial<Wishes> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}
