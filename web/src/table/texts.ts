/** The whole table as lines of text. */
import { cellName, COLUMNS, SIZE, spaced } from "../lib/notation.ts";
import { list, say } from "../lib/words.svelte.ts";
import { doings } from "./labels.ts";
import type { Play } from "./play.svelte.ts";
import { guide, headline, subline } from "./status.ts";

/** The current player, the dice, every side's pieces and points, and the choices. */
export function tableLines(play: Play): string[] {
  const { table } = play;
  const { game, setup } = table;
  if (!game) return [];
  const lines = [[headline(play), subline(play)].filter(Boolean).join(" · "), guide(play)];
  if (game.dice) lines.push(say("text-dice", { dice: spaced(game.dice) }));
  if (play.moment === "keep")
    lines.push(say("text-held", { dice: spaced(play.keep.held) || say("no-dice") }));
  for (const [side, name] of table.names.sides.entries()) {
    const facts = {
      name,
      score: game.scores?.[side] ?? 0,
      rows: game.row_points?.[side] ?? 0,
      captives: game.captives?.[side] ?? 0,
      points: game.captive_points?.[side] ?? 0,
      supply: game.supply?.[side] ?? 0,
    };
    lines.push(
      say(setup.game === "columbiz" ? "text-side-columbiz" : "text-side-sequence-dice", facts),
    );
  }
  const open = [...play.choices.values()].map((choice) => {
    const done = doings(table, choice.effects);
    return done.length ? `${choice.decision} (${done.join(", ")})` : choice.decision;
  });
  if (open.length) lines.push(say("text-choices", { choices: open.join("; ") }));
  if (play.drafted.length)
    lines.push(say("text-drafted", { cells: list(play.drafted.map((each) => each.word)) }));
  return lines.filter(Boolean);
}

/** The board, a line for each column that is not empty, from the bottom up. */
export function boardLines(play: Play): string[] {
  const { table } = play;
  const game = table.game;
  if (!game) return [];
  const lines = COLUMNS.map((column, place) => {
    const held: string[] = [];
    for (let rank = 0; rank < SIZE; rank++) {
      const index = place * SIZE + rank;
      const side = game.board[index] ?? -1;
      if (side >= 0) held.push(`${cellName(index)} ${table.names.sides[side]}`);
    }
    return held.length ? say("text-column", { column, cells: held.join(", ") }) : "";
  });
  const shown = lines.filter(Boolean);
  return shown.length ? shown : [say("text-board-empty")];
}
