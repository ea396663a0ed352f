/** What a client of a player keeps of a table, to compare it with what the house shows later.
 *
 * Written before anything is sent. It convinces its owner, not a stranger: nothing in it is signed.
 * `sixrow verify --receipt` reads the same.
 */
import { SCHEME } from "./chain.ts";

/** A chain that this client has made; without its secret once the game is over. */
export interface OwnChain {
  anchor: string;
  secret?: string;
}

/** A link that this client has given: for which roll, after which head, and the link. */
export type OwnLink = readonly [roll: number, head: string, link: string];

/** A roll as this client saw it. */
export interface SeenRoll {
  roll: number;
  /** Empty if it was void. */
  dice: string;
  /** The house's link. */
  link: string;
  callers: readonly number[];
  dropped?: readonly number[];
  /** Whether a link that this client gave for it counted in it. */
  mine?: boolean;
  /** Whether no link of anybody counted in it. */
  bare?: boolean;
  /** Whether this client was there when it was due. */
  there?: boolean;
  /** It was not called nevertheless, or the house said that it was silent although it had
   * answered. */
  fault?: "left-out" | "dropped";
}

export interface Receipt {
  scheme: typeof SCHEME;
  server: string;
  table: string;
  person: string;
  name: string;
  seat: number;
  /** Those of the house, each with the number of rolls due before it. */
  commitments: readonly (readonly [number, string])[];
  chains: readonly OwnChain[];
  given: readonly OwnLink[];
  /** How many facts of the history it has seen, and the head after them. */
  facts: number;
  head: string;
  /** The head at the end of each game. */
  games: readonly string[];
  /** The digest of the moves of each game. */
  played?: readonly string[];
  rolls: readonly SeenRoll[];
}

export function emptyReceipt(server: string, table: string, person: string): Receipt {
  return {
    scheme: SCHEME,
    server,
    table,
    person,
    name: "",
    seat: -1,
    commitments: [],
    chains: [],
    given: [],
    facts: 0,
    head: "",
    games: [],
    played: [],
    rolls: [],
  };
}

/** What two tabs of one browser have kept, put together; what was stored first stays. */
export function merged(stored: Receipt, own: Receipt): Receipt {
  const further = own.facts > stored.facts ? own : stored;
  return {
    ...further,
    chains: united(stored.chains, own.chains, (each) => each.anchor),
    given: united(stored.given, own.given, ([, , link]) => link),
    rolls: united(stored.rolls, own.rolls, (each) => String(each.roll)),
  };
}

function united<T>(first: readonly T[], second: readonly T[], key: (each: T) => string): T[] {
  const known = new Set(first.map(key));
  return [...first, ...second.filter((each) => !known.has(key(each)))];
}

/** A receipt for others to see, or of a finished table: nobody needs its secrets any more. */
export function withoutSecrets(receipt: Receipt): Receipt {
  return { ...receipt, chains: receipt.chains.map(({ anchor }) => ({ anchor })) };
}

export function receiptText(receipt: Receipt): string {
  return JSON.stringify(withoutSecrets(receipt));
}
