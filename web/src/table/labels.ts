/** Cells and choices in words: for screen readers, and for the card beside the board. */
import type { TableState } from "../lib/table.svelte.ts";
import { list, percent, say } from "../lib/words.svelte.ts";
import type { ChoiceView, Effect } from "../lib/wire.ts";
import type { Look } from "./looks.ts";

/** A cell in words: its name, its contents, and what choosing it does. */
export function cellLabel(look: Look, table: TableState): string {
  const parts = [say("cell-place", { cell: look.name, number: look.printed })];
  if (look.side >= 0)
    parts.push(
      look.side === table.names.ownSide
        ? say("cell-own")
        : say("cell-held", { owner: table.names.sides[look.side] ?? "" }),
    );
  if (look.fresh) parts.push(say("cell-fresh"));
  if (look.coming === "drafted") parts.push(say("cell-drafted"));
  if (look.going === "drafted") parts.push(say("cell-going"));
  if (look.choice) parts.push(say("cell-legal"), ...doings(table, look.choice.effects));
  if (look.chance !== null && look.side < 0) {
    parts.push(say("cell-chance", { chance: percent(look.chance, 1) }));
  }
  return parts.filter(Boolean).join(", ");
}

/** Effects in a few words each: captures, rows, removed chips. */
export function doings(table: TableState, effects: readonly Effect[]): string[] {
  const found: string[] = [];
  const captured = effects.filter((effect) => effect.kind === "captured");
  if (captured.length) found.push(say("does-captures", { discs: captured.length }));
  for (const effect of effects) {
    if (effect.kind === "row-made") {
      const facts = { length: effect.cells.length, points: effect.points };
      found.push(say(effect.points ? "does-row-points" : "does-row-wins", facts));
    } else if (effect.kind === "replaced" || effect.kind === "removed") {
      found.push(say(`does-${effect.kind}`, { owner: table.names.sides[effect.owner] ?? "" }));
    } else if (effect.kind === "extra-turn") found.push(say("does-extra-turn"));
    else if (effect.kind === "supply-empty") found.push(say("does-supply-empty"));
    else if (effect.kind === "forfeited") found.push(say("does-forfeit", { discs: effect.discs }));
  }
  return found;
}

/** The effects of a choice in a sentence, with the change in points. */
export function choiceWords(
  table: TableState,
  choice: Pick<ChoiceView, "effects" | "scores">,
  before: readonly number[],
): string {
  const done = doings(table, choice.effects);
  const side = table.view?.seats[table.acting]?.side ?? 0;
  const gain = (choice.scores[side] ?? 0) - (before[side] ?? 0);
  const spent = choice.effects.find((effect) => effect.kind === "placed")?.spent ?? "";
  const parts = [];
  if (spent && spent !== "-") parts.push(say("does-spend", { dice: [...spent].join(" ") }));
  parts.push(...done);
  const told = parts.length
    ? say("does-all", { parts: list(parts) })
    : say("does-nothing-more", { game: table.setup.game });
  const rows = choice.effects.reduce(
    (sum, each) => sum + (each.kind === "row-made" ? each.points : 0),
    0,
  );
  const worth = table.setup.game === "columbiz" && gain !== rows;
  return worth ? `${told} ${say("does-points", { points: gain })}` : told;
}

/** A decision in a few words: “keep 5 5 5”, “e3”, “end the turn”. */
export function decisionWords(word: string): string {
  if (word === "k-") return say("decision-reroll");
  if (word.startsWith("k")) return say("decision-keep", { dice: [...word.slice(1)].join(" ") });
  if (word === "stop" || word === "end" || word === "pass") return say(`decision-${word}`);
  return say("decision-cell", { cell: word });
}
