/** How a game ended, in words. */
import { namesOf } from "../lib/people.ts";
import type { TableState } from "../lib/table.svelte.ts";
import { known, list, number, say } from "../lib/words.svelte.ts";
import type { GameView } from "../lib/wire.ts";

/** Whether these sides are exactly the reader's. */
export function wonAlone(table: TableState, winners: readonly number[]): boolean {
  const { own = -1, ownSide } = table.names;
  return (
    own >= 0 &&
    winners.length === 1 &&
    winners[0] === ownSide &&
    table.sides.filter((side) => side === ownSide).length === 1
  );
}

/** Who won the last game, and why. */
export function gameResult(table: TableState, game: GameView): string {
  const view = table.view;
  if (!view) return "";
  const winners = namesOf(view, table.names.seats, game.winners ?? []);
  const alone = wonAlone(table, game.winners ?? []);
  const key = `result-${game.ending ?? ""}`;
  const score = game.scores?.[game.winners?.[0] ?? 0] ?? 0;
  if (alone && known(`own-${key}`)) return say(`own-${key}`, { score });
  const ours = (game.winners ?? []).includes(table.names.ownSide ?? -1);
  if (ours && known(`our-${key}`)) {
    const others = winners.filter((_, place) => place !== winners.indexOf(ownName(table)));
    return say(`our-${key}`, { score, others: list(others) });
  }
  if (known(key)) return say(key, { winners: list(winners), players: winners.length, score });
  const won = alone
    ? say("own-stopped-won")
    : say("stopped-won", { winners: list(winners), players: winners.length });
  const culprit = table.history.findLast(
    ({ event }) => event.fact.is === "resigned" || event.fact.is === "time-up",
  )?.event.fact;
  if (culprit && "seat" in culprit) {
    const name = table.names.seats[culprit.seat] ?? "";
    const ending = culprit.is === "resigned" ? "resigned" : "time";
    if (culprit.seat === table.names.own) return say("own-stopped-by", { ending, won });
    return say("stopped-by", { ending, name, won });
  }
  return say("stopped", { ending: game.ending || "aborted", won });
}

/** Who won a pair of games. */
export function tableResult(table: TableState): string {
  const view = table.view;
  if (!view?.terms.pair || view.phase !== "over") return "";
  const winners = namesOf(view, table.names.seats, view.winners ?? []);
  if (winners.length === 0) return "";
  if (wonAlone(table, view.winners ?? [])) return say("own-pair-result");
  return say("pair-result", { winners: list(winners), players: winners.length });
}

/** The shares of a pair of games so far, one's own first: “1–0”. */
export function pairScore({ view, names }: TableState): string {
  const shares = view?.shares ?? [];
  const own = names.ownSide ?? -1;
  const [first = 0, second = 0] = own === 1 ? shares.toReversed() : shares;
  return say("pair-score", { first: number(first), second: number(second) });
}

function ownName({ names }: TableState): string {
  return names.seats[names.own ?? -1] ?? "";
}
