/** How a game ended, in words. */
import { namesOf } from "../lib/people.ts";
import type { TableState } from "../lib/table.svelte.ts";
import { known, list, say } from "../lib/words.svelte.ts";
import type { GameView } from "../lib/wire.ts";

/** Who has won the game that was played last, and why. */
export function gameResult(table: TableState, game: GameView): string {
  const view = table.view;
  if (!view) return "";
  const winners = namesOf(view, table.names.seats, game.winners ?? []);
  const key = `result-${game.ending ?? ""}`;
  const score = game.scores?.[game.winners?.[0] ?? 0] ?? 0;
  if (known(key)) return say(key, { winners: list(winners), players: winners.length, score });
  const won = say("stopped-won", { winners: list(winners), players: winners.length });
  const culprit = table.history.findLast(
    ({ event }) => event.fact.is === "resigned" || event.fact.is === "time-up",
  )?.event.fact;
  if (culprit && "seat" in culprit) {
    const name = table.names.seats[culprit.seat] ?? "";
    const ending = culprit.is === "resigned" ? "resigned" : "time";
    return say("stopped-by", { ending, name, won });
  }
  return say("stopped", { ending: game.ending || "aborted", won });
}

/** Who has won a pair of games. */
export function tableResult(table: TableState): string {
  const view = table.view;
  if (!view?.terms.pair || view.phase !== "over") return "";
  const winners = namesOf(view, table.names.seats, view.winners ?? []);
  if (winners.length === 0) return "";
  return say("pair-result", { winners: list(winners), players: winners.length });
}
