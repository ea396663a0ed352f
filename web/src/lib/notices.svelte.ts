/** “Your turn” as a notification of the system, if the person has allowed it. */
import { set, settings } from "./settings.svelte.ts";

/** Whether this browser supports it. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Whether it is switched on and allowed. */
export function notifying(): boolean {
  return settings.notify && canNotify() && Notification.permission === "granted";
}

/** Switch it on or off; the browser asks for permission once. */
export async function askToNotify(wished: boolean): Promise<void> {
  if (wished && Notification.permission !== "granted") await Notification.requestPermission();
  set("notify", wished && Notification.permission === "granted");
}

/** Notify, unless the page is visible. A click leads back to it. */
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
    // Some phones allow notifications only from service workers.
  }
}
