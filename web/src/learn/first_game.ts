/** A real game against the weakest bot, with a coach. */
import { opening, type GameName } from "../home/opening.ts";
import * as api from "../lib/api.ts";
import { go } from "../lib/router.svelte.ts";
import { beSomebody } from "../lib/session.svelte.ts";

export async function playFirstGame(game: GameName): Promise<void> {
  await beSomebody();
  const wanted = opening({
    mode: "computer",
    game,
    players: 2,
    level: "novice",
    names: [],
    options: {},
    pair: false,
    public: false,
    clock: "none",
  });
  const { table } = await api.openTable(wanted);
  go(`/table/${table.table}?coach=1`);
}
