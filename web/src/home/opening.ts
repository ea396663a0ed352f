/** The form for a new game, as a request that the server can answer. */
import type { WantedTerms } from "../lib/api.ts";
import { known } from "../lib/words.svelte.ts";
import type {
  About,
  Bank,
  BotSeat,
  Days,
  GameInfo,
  NoClock,
  OpenSeat,
  OptionInfo,
  OwnSeat,
} from "../lib/wire.ts";

export type Mode = "computer" | "link" | "device";
export type GameName = "columbiz" | "sequence-dice";
export type ClockName = "none" | "quick" | "slow" | "days";

export interface Chosen {
  mode: Mode;
  game: GameName;
  players: number;
  level: string;
  names: string[];
  /** Options that differ from the default, by name. */
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

/** What can be chosen for a game, once the server has answered. */
export function infoOf(about: About | null, game: string): GameInfo | undefined {
  return about?.games.find((each) => each.name === game);
}

/** The options in the form, each with its default first. */
export function optionsOf(about: About | null, game: string): OptionInfo[] {
  return infoOf(about, game)?.options.filter((option) => known(`option-${option.name}`)) ?? [];
}

const MINUTE = 60_000;
const CLOCKS: Record<ClockName, NoClock | Bank | Days> = {
  none: { is: "none" },
  quick: { is: "bank", bank: 10 * MINUTE, increment: 5_000 },
  slow: { is: "bank", bank: 30 * MINUTE, increment: 15_000 },
  days: { is: "days", days: 3 },
};

/** The set-up as one word, without options at their default. */
export function setupWord(
  chosen: Pick<Chosen, "game" | "players" | "options">,
  options: readonly OptionInfo[],
): string {
  const usual = new Map(options.map((option) => [option.name, option.values[0]]));
  const said = Object.entries(chosen.options).filter(
    ([name, value]) => usual.has(name) && value !== usual.get(name) && value !== "",
  );
  const rest = said.map(([name, value]) => `${name}=${value}`).join(",");
  return [chosen.game, chosen.players, ...(rest ? [rest] : [])].join(":");
}

/** The request for a table. */
export function opening(chosen: Chosen, options: readonly OptionInfo[] = []): Wanted {
  const chairs = Array.from({ length: chosen.players }, (_, seat) => chair(chosen, seat));
  const clock = chosen.mode === "link" ? CLOCKS[chosen.clock] : CLOCKS.none;
  return {
    terms: { setup: setupWord(chosen, options), pair: chosen.pair && chosen.players === 2, clock },
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
