/** Time that is left, and terms of time, in words. */
import { number, say } from "./words.svelte.ts";
import type { Bank, Days, NoClock } from "./wire.ts";

const DAY = 86_400_000;

/** What is left on a clock; before a first roll in a second game it waits, and has all of it. */
export function timeLeft(clock: number, deadline: number | null, now: number): number {
  return deadline === null ? clock : Math.max(0, Math.min(clock, deadline - now));
}

/** Time that is left: days from two on, hours, minutes and seconds below. A day that has begun
 * counts. */
export function clockWords(milliseconds: number): string {
  if (milliseconds > 2 * DAY)
    return say("clock-left-days", { days: Math.ceil(milliseconds / DAY) });
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (parts[0] === 0) parts.shift();
  return parts
    .map((part, place) => (place ? String(part).padStart(2, "0") : String(part)))
    .join(":");
}

/** How much time people have; empty without a clock. */
export function termsOfTime(clock: NoClock | Bank | Days): string {
  if (clock.is === "days") return say("terms-days", { days: clock.days });
  if (clock.is === "none") return "";
  const minutes = number(clock.bank / 60_000, { maximumFractionDigits: 1 });
  const seconds = Math.round((clock.increment ?? 0) / 1000);
  return say("terms-bank", { minutes, seconds: number(seconds) });
}
