/** Who plays at a table, as far as the dice are concerned; no rule of a game is needed for that. */
import type { AnyFact, Chair } from "../wire.ts";

interface SeatState {
  chair: Chair;
  /** The level of the bot that plays for the person; empty if none does. */
  standIn: string;
  reason: string;
  ranked: boolean;
}

export interface Seating {
  seats: readonly SeatState[];
  phase: "lobby" | "playing" | "over";
  /** Whether a game is on; between the games of a pair none is. */
  gameOn: boolean;
}

export function opened(chairs: readonly Chair[]): Seating {
  return { seats: chairs.map(fresh), phase: "lobby", gameOn: false };
}

function fresh(chair: Chair): SeatState {
  return { chair, standIn: "", reason: "", ranked: true };
}

/** The seating after one more fact. */
export function after(seating: Seating, fact: AnyFact): Seating {
  switch (fact.is) {
    case "seated":
      return withSeat(seating, fact.seat, () => fresh(fact.chair));
    case "left":
      return seating.phase === "lobby" ? withSeat(seating, fact.seat, () => fresh({})) : seating;
    case "stood-in": {
      const { level: standIn, reason, ranked } = fact;
      return withSeat(seating, fact.seat, (seat) => ({ ...seat, standIn, reason, ranked }));
    }
    case "returned":
      return withSeat(seating, fact.seat, playing);
    case "game-began":
      return { seats: seating.seats.map(inTimeAgain), phase: "playing", gameOn: true };
    case "game-over":
      return { ...seating, gameOn: false };
    case "table-over":
      return { ...seating, phase: "over" };
    default:
      return seating;
  }
}

function withSeat(
  seating: Seating,
  place: number,
  change: (seat: SeatState) => SeatState,
): Seating {
  const seats = seating.seats.map((seat, each) => (each === place ? change(seat) : seat));
  return { ...seating, seats };
}

function playing(seat: SeatState): SeatState {
  return { ...seat, standIn: "", reason: "" };
}

/** A new game has new clocks: a person whose time ran out in the first game plays again. */
function inTimeAgain(seat: SeatState): SeatState {
  return seat.reason === "time" && seat.ranked ? playing(seat) : seat;
}

/** The lowest seat of a person, under which their chain is known; null without a seat. */
export function chainSeat(seating: Seating, person: string): number | null {
  const seat = person ? seating.seats.findIndex((each) => each.chair.person === person) : -1;
  return seat < 0 ? null : seat;
}

/** The seats under which chains can be known. */
export function people(seating: Seating): number[] {
  return chainSeats(seating, () => true);
}

/** The people who play at least one seat now, by the seats of their chains. */
export function players(seating: Seating): number[] {
  return chainSeats(seating, (seat) => !seat.standIn && !seat.chair.level);
}

function chainSeats(seating: Seating, which: (seat: SeatState) => boolean): number[] {
  const those = seating.seats.filter(which).map((seat) => seat.chair.person ?? "");
  const seats = those.map((person) => chainSeat(seating, person));
  return [...new Set(seats.filter((seat) => seat !== null))].sort((one, other) => one - other);
}

/** The chain of the person who plays a seat; null for a bot. */
export function rollerOf(seating: Seating, seat: number): number | null {
  const state = seating.seats[seat];
  if (!state || state.standIn || state.chair.level) return null;
  return chainSeat(seating, state.chair.person ?? "");
}

/** People for whom a bot plays, but whose result counts, by the seats of their chains. */
export function absent(seating: Seating): number[] {
  const playing = players(seating);
  const away = chainSeats(seating, (seat) => seat.standIn !== "" && seat.ranked);
  return away.filter((seat) => !playing.includes(seat));
}
