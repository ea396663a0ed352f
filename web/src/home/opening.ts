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
  TableSummary,
} from "../lib/wire.ts";

export type Mode = "computer" | "link" | "device" | "board";
export type GameName = "columbiz" | "sequence-dice";
export type ClockName = "none" | "blitz" | "quick" | "slow" | "days" | "own";

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
  /** A time of one's own: minutes for a game, seconds more a turn. */
  minutes: number;
  seconds: number;
  /** Days a turn. */
  days: number;
  rated: boolean;
}

/** What the form shows first. */
export const USUAL: Chosen = {
  mode: "computer",
  game: "columbiz",
  players: 2,
  level: "",
  names: ["", "", "", ""],
  options: {},
  pair: false,
  public: false,
  clock: "none",
  minutes: 15,
  seconds: 10,
  days: 3,
  rated: false,
};

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
const BANKS = {
  blitz: { is: "bank", bank: 5 * MINUTE, increment: 3_000 },
  quick: { is: "bank", bank: 10 * MINUTE, increment: 5_000 },
  slow: { is: "bank", bank: 30 * MINUTE, increment: 15_000 },
} as const;

function clockOf({ clock, minutes, seconds, days }: Chosen): NoClock | Bank | Days {
  if (clock === "none") return { is: "none" };
  if (clock === "days") return { is: "days", days };
  if (clock === "own")
    return { is: "bank", bank: Math.round(minutes * MINUTE), increment: seconds * 1000 };
  return BANKS[clock];
}

/** The table of a quick match: the usual rules, ten minutes each, for anyone in the lobby. */
export function quickMatch(game: GameName): Wanted {
  const clock = BANKS.quick;
  return {
    terms: { setup: `${game}:2`, pair: false, clock },
    chairs: [{ is: "me" }, { is: "open" }],
    public: true,
  };
}

/** The public table at which somebody waits for just such a match; undefined if nobody does. */
export function waitingFor(
  wanted: Wanted,
  tables: readonly TableSummary[],
  me: string,
): TableSummary | undefined {
  const same = (table: TableSummary) =>
    table.setup.split(":").slice(0, 2).join(":") === wanted.terms.setup &&
    JSON.stringify(table.clock) === JSON.stringify(wanted.terms.clock);
  return tables.find(
    (table) =>
      table.phase === "lobby" &&
      !table.rated &&
      !table.pair &&
      same(table) &&
      table.chairs.some((chair) => !chair.person && !chair.level) &&
      table.chairs.every((chair) => chair.person !== me),
  );
}

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
  const link = chosen.mode === "link";
  return {
    terms: {
      setup: setupWord(chosen, options),
      pair: chosen.pair && chosen.players === 2 && chosen.mode !== "board",
      clock: link ? clockOf(chosen) : { is: "none" },
      ...(link && chosen.rated ? { rated: true } : {}),
      ...(chosen.mode === "board" ? { dice: "entered" as const } : {}),
    },
    chairs,
    public: chosen.mode === "link" && chosen.public,
  };
}

function chair(chosen: Chosen, seat: number): OwnSeat | OpenSeat | BotSeat {
  if (chosen.mode === "device" || chosen.mode === "board") {
    const name = chosen.names[seat]?.trim();
    return name ? { is: "me", name } : { is: "me" };
  }
  if (seat === 0) return { is: "me" };
  return chosen.mode === "computer" ? { is: "bot", level: chosen.level } : { is: "open" };
}
