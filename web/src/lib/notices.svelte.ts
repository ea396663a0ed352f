/** “Your turn” outside of the page, for who has allowed it. */
import { set, settings } from "./settings.svelte.ts";

/** Whether this browser can at all. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Whether it is wished for and allowed. */
export function notifying(): boolean {
  return settings.notify && canNotify() && Notification.permission === "granted";
}

/** Wish for it or not; the browser asks the person once. */
export async function askToNotify(wished: boolean): Promise<void> {
  if (wished && Notification.permission !== "granted") await Notification.requestPermission();
  set("notify", wished && Notification.permission === "granted");
}

/** Tell it, unless the page is being looked at. A touch leads back to it. */
export function notify(text: string): void {
  if (!notifying() || !document.hidden) return;
  try {
    const shown = new Notification("Sixrow", {
      body: text,
      tag: "sixrow-turn",
      icon: "/icon-192.png",
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow them only to workers.
  }
}
