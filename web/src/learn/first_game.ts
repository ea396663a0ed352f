/** A real game against the weakest bot, with a coach. */
import { opening, USUAL, type GameName } from "../home/opening.ts";
import * as api from "../lib/api.ts";
import { go } from "../lib/router.svelte.ts";
import { beSomebody } from "../lib/session.svelte.ts";

export async function playFirstGame(game: GameName): Promise<void> {
  await beSomebody();
  const wanted = opening({ ...USUAL, game, level: "novice" });
  const { table } = await api.openTable(wanted);
  go(`/table/${table.table}?coach=1`);
}
