/** What a person likes, kept in this browser. */
export interface Wishes {
  language: string;
  theme: "auto" | "light" | "dark";
  motion: boolean;
  sounds: boolean;
  /** Whether a choice is shown before it counts. */
  confirm: boolean;
  sorted: boolean;
  /** Round one device: whether the table turns to whoever plays. */
  turning: boolean;
  odds: boolean;
  text: boolean;
  notify: boolean;
}

const PLACE = "sixrow-settings";
const USUAL: Wishes = {
  language: "",
  theme: "auto",
  motion: true,
  sounds: false,
  confirm: true,
  sorted: true,
  turning: false,
  odds: true,
  text: false,
  notify: false,
};

export const settings: Wishes = $state({ ...USUAL, ...stored() });

/** Change a setting, for now and later. */
export function set<Name extends keyof Wishes>(name: Name, value: Wishes[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  if (name === "theme") wear();
}

/** Let the page wear the theme. */
export function wear(): void {
  document.documentElement.dataset.theme = settings.theme;
}

/** Whether things may move: the person and the system both have a say. */
export function moving(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Follow what is set in another tab; `speak` changes the language. */
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
