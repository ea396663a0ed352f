/** The keys of the table: 1 to 8 hold dice, R rolls, S stops, E ends, U takes back, H asks. */
import { set, settings } from "../lib/settings.svelte.ts";
import type { Play } from "./play.svelte.ts";

/** Run the action of a key; keys typed into fields are ignored. */
export function press(play: Play, event: KeyboardEvent): void {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (target?.closest("input, select, textarea, dialog")) return;
  const act = actionOf(play, event.key.toLowerCase());
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(play: Play, key: string): (() => unknown) | undefined {
  if (/^[1-8]$/.test(key) && play.moment === "keep")
    return () => play.toggle(Number(key) - 1, true);
  switch (key) {
    case "r":
      return () => play.press("roll", () => play.roll());
    case "s":
      return () => play.press("stop", () => play.stop());
    case "e":
      return () => play.press("finish", () => play.finish());
    case "u":
    case "backspace":
      return () => play.press(`take back ${play.drafted.length}`, () => play.takeBack());
    case "h":
      return () => play.hint();
    case "t":
      return () => set("text", !settings.text);
    case "escape":
      return () => play.table.playback.skip();
    default:
      return undefined;
  }
}
