/** From what was chosen on the first page to a table that the server can open. */
import type { WantedTerms } from "../lib/api.ts";
import type { Bank, BotSeat, Days, NoClock, OpenSeat, OwnSeat } from "../lib/wire.ts";

export type Mode = "computer" | "link" | "device";
export type GameName = "columbiz" | "sequence-dice";
export type ClockName = "none" | "quick" | "slow" | "days";

/** The levels of the computer, the gentlest first. */
export const LEVELS = ["novice", "casual", "skilled", "expert", "master"] as const;

export interface Chosen {
  mode: Mode;
  game: GameName;
  players: number;
  level: string;
  names: string[];
  /** Options that are not the usual; by name. */
  options: Record<string, string>;
  pair: boolean;
  public: boolean;
  clock: ClockName;
}

export interface Wanted {
  terms: WantedTerms;
  chairs: (OwnSeat | OpenSeat | BotSeat)[];
  public: boolean;
}

/** Options as people meet them, the usual value first. The server has the last word. */
export const OPTIONS: Record<GameName, readonly { name: string; values: readonly string[] }[]> = {
  columbiz: [
    { name: "edition", values: ["nb", "fr", "pt", "de"] },
    { name: "reroll", values: ["any", "locked"] },
    { name: "extension", values: ["full", "difference"] },
    { name: "captives", values: ["square", "capped", "linear"] },
  ],
  "sequence-dice": [
    { name: "length", values: ["", "6", "5"] },
    { name: "chips", values: ["box", "unlimited"] },
  ],
};

const MINUTE = 60_000;
const CLOCKS: Record<ClockName, NoClock | Bank | Days> = {
  none: { is: "none" },
  quick: { is: "bank", bank: 10 * MINUTE, increment: 5_000 },
  slow: { is: "bank", bank: 30 * MINUTE, increment: 15_000 },
  days: { is: "days", days: 3 },
};

/** The set-up in one word. */
export function setupWord(chosen: Pick<Chosen, "game" | "players" | "options">): string {
  const known = new Map(OPTIONS[chosen.game].map((option) => [option.name, option.values[0]]));
  const said = Object.entries(chosen.options).filter(
    ([name, value]) => known.has(name) && value !== known.get(name) && value !== "",
  );
  const rest = said.map(([name, value]) => `${name}=${value}`).join(",");
  return [chosen.game, chosen.players, ...(rest ? [rest] : [])].join(":");
}

/** What to ask the server for. */
export function opening(chosen: Chosen): Wanted {
  const chairs = Array.from({ length: chosen.players }, (_, seat) => chair(chosen, seat));
  const clock = chosen.mode === "link" ? CLOCKS[chosen.clock] : CLOCKS.none;
  return {
    terms: { setup: setupWord(chosen), pair: chosen.pair && chosen.players === 2, clock },
    chairs,
    public: chosen.mode === "link" && chosen.public,
  };
}

function chair(chosen: Chosen, seat: number): OwnSeat | OpenSeat | BotSeat {
  if (chosen.mode === "device") {
    const name = chosen.names[seat]?.trim();
    return name ? { is: "me", name } : { is: "me" };
  }
  if (seat === 0) return { is: "me" };
  return chosen.mode === "computer" ? { is: "bot", level: chosen.level } : { is: "open" };
}
