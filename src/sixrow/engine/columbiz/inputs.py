"""Network inputs for Columbiz: the position after a turn, seen by the seat that has just played.

Seats are in the order of play starting with that one, in the inputs and in the outputs. Each seat
has:

- 36 bits for its discs;
- five numbers: its supply as a fraction of all its discs and of the last four; its captives; the
  value of one more captive; its score;

followed by the first seat's lead over each opponent (saturating) and the number of turns left in
the round, one-hot over the seats: once always, and once more if it is the last round.
"""

from typing import NamedTuple

import numpy as np

from sixrow.engine.arrays import copy_from
from sixrow.engine.cells import lowest_cell
from sixrow.engine.columbiz.states import (
    CAPTIVES,
    DISCS,
    PLAYERS,
    SCHEME,
    SEAT,
    STARTER,
    SUPPLY,
    last_round,
    score,
    share_out,
)
from sixrow.engine.compiler import compiled_for_networks as compiled
from sixrow.engine.networks import Network, add_inputs, add_scaled, outputs
from sixrow.engine.types import Flags, Indices, Numbers, Weights
from sixrow.rules.board import bit, popcount
from sixrow.rules.columbiz.laws import captive_points, discs_each, round_complete, runs_out

PER_SEAT = 5
"""The numbers per seat besides its discs."""

TOTALS = 256
"""Scores are clipped here; no game has been seen to reach it."""

MOST_CAPTIVES = 73
"""More than there are discs."""


class Room(NamedTuple):
    """Buffers for `judge_ends`: sums of the first hidden layer."""

    hidden: Weights
    by_supply: Weights
    by_captives: Weights
    by_total: Weights
    known: Flags


def columbiz_inputs(players: int) -> int:
    """The number of inputs of a Columbiz network."""
    return (36 + PER_SEAT) * players + (players - 1) + 2 * players


def room(width: int, rows: int) -> Room:
    """Buffers for a number of ends and a first hidden layer of this width."""
    return Room(
        np.empty((rows, width), dtype=np.float32),
        np.empty((5, width), dtype=np.float32),
        np.empty((MOST_CAPTIVES, width), dtype=np.float32),
        np.empty((TOTALS, width), dtype=np.float32),
        np.empty(TOTALS, dtype=np.bool_),
    )


@compiled
def seat_numbers(supply: int, captives: int, total: int, facts: Numbers, out: Weights) -> None:
    """The five numbers of a seat."""
    out[0] = supply / discs_each(facts[PLAYERS])
    out[1] = min(supply, 4) / 4.0
    out[2] = captives / 10.0
    worth = captive_points(captives, facts[SCHEME])
    out[3] = (captive_points(captives + 1, facts[SCHEME]) - worth) / 6.0
    out[4] = total / 30.0


@compiled
def lead(ahead: int) -> float:
    """The lead as an input, saturating."""
    return np.tanh(ahead / 8.0)


@compiled
def write_inputs(state: Numbers, facts: Numbers, out: Weights) -> None:
    """Write the inputs of a state in which the current seat has just finished placing."""
    players, seat = facts[PLAYERS], state[SEAT]
    out[:] = 0.0
    own = score(state, facts, seat)
    for place in range(players):
        each = (seat + place) % players
        discs = state[DISCS + each]
        while discs:
            out[36 * place + lowest_cell(discs)] = 1.0
            discs &= discs - 1
        at = 36 * players + PER_SEAT * place
        total = score(state, facts, each)
        seat_numbers(
            state[SUPPLY + each], state[CAPTIVES + each], total, facts, out[at : at + PER_SEAT]
        )
        if place:
            out[(36 + PER_SEAT) * players + place - 1] = lead(own - total)
    at = (36 + PER_SEAT) * players + players - 1
    to_come = (state[STARTER] - seat - 1) % players
    out[at + to_come] = 1.0
    if last_round(state, facts):
        out[at + players + to_come] = 1.0


@compiled
def judge(network: Network, inputs: Weights, shares: Weights) -> None:
    """The shares for one row of inputs; use NumPy for batches and `judge_ends` inside a turn."""
    hidden = np.empty_like(network.b1)
    add_inputs(hidden, network, inputs)
    outputs(network, hidden, np.empty_like(network.b2), shares)


@compiled
def judge_ends(
    network: Network,
    state: Numbers,
    facts: Numbers,
    cells: Numbers,
    taken: Numbers,
    gained: Numbers,
    parents: Indices,
    supply: Numbers,
    room: Room,
    shares: Weights,
) -> None:
    """The shares of every side after each end of a turn, one row per end.

    An end that finishes the game is not evaluated: its shares are known. For the others the first
    layer is updated incrementally: the discs' part of a row is its parent's plus one disc and minus
    the captives, and the contributions of the numbers, which take few values, come from tables.
    """
    players, seat = facts[PLAYERS], state[SEAT]
    last = _base(network, state, facts, room)
    complete = round_complete(seat, state[STARTER], players)
    captives = state[CAPTIVES + seat]
    points = score(state, facts, seat) - captive_points(captives, facts[SCHEME])
    second = np.empty_like(network.b2)
    sums = np.empty_like(network.b1)
    for row in range(len(cells)):
        if row:
            parent = parents[row]
            added = cells[row] & ~cells[parent]
            fresh = taken[row] & ~taken[parent]
            copy_from(0, room.hidden[parent], room.hidden[row])
            _move_discs(network, state, facts, added, fresh, room.hidden[row])
        caught = captives + popcount(taken[row])
        total = points + gained[row] + captive_points(caught, facts[SCHEME])
        if complete and (last or runs_out(supply[row])):
            _final_shares(state, facts, total, shares[row])
            continue
        total = min(total, TOTALS - 1)
        if not room.known[total]:
            _sum_of_total(network, state, facts, total, room.by_total[total])
            room.known[total] = True
        hidden = room.hidden[row]
        by_supply = room.by_supply[state[SUPPLY + seat] - supply[row]]
        by_captives, by_total = room.by_captives[caught], room.by_total[total]
        for unit in range(len(sums)):
            sums[unit] = hidden[unit] + by_supply[unit] + by_captives[unit] + by_total[unit]
        outputs(network, sums, second, shares[row])


@compiled
def _move_discs(
    network: Network, state: Numbers, facts: Numbers, added: int, fresh: int, hidden: Weights
) -> None:
    """Add a disc of the current seat and remove the fresh captives."""
    players, seat = facts[PLAYERS], state[SEAT]
    add_scaled(hidden, network.w1[lowest_cell(added)], 1.0)
    while fresh:
        cell = lowest_cell(fresh)
        fresh &= fresh - 1
        for place in range(1, players):
            if state[DISCS + (seat + place) % players] & bit(cell):
                add_scaled(hidden, network.w1[36 * place + cell], -1.0)


@compiled
def _base(network: Network, state: Numbers, facts: Numbers, room: Room) -> bool:
    """Compute the sums that are independent of the end, and the tables for those that are not.

    Returns whether an opponent's supply has run out.
    """
    players, seat = facts[PLAYERS], state[SEAT]
    inputs = np.empty(len(network.w1), dtype=np.float32)
    write_inputs(state, facts, inputs)
    own, leads = 36 * players, (36 + PER_SEAT) * players
    to_come = (state[STARTER] - seat - 1) % players
    of_last_round = leads + players - 1 + players + to_come
    last = False
    for place in range(1, players):
        last = last or runs_out(state[SUPPLY + (seat + place) % players])
    inputs[own : own + PER_SEAT] = 0.0
    inputs[leads : leads + players - 1] = 0.0
    inputs[of_last_round] = 0.0
    add_inputs(room.hidden[0], network, inputs)
    numbers = np.empty(PER_SEAT, dtype=np.float32)
    for spent in range(5):
        supply = max(state[SUPPLY + seat] - spent, 0)
        seat_numbers(supply, 0, 0, facts, numbers)
        sums = room.by_supply[spent]
        sums[:] = 0.0
        add_scaled(sums, network.w1[own], numbers[0])
        add_scaled(sums, network.w1[own + 1], numbers[1])
        if last or runs_out(supply):
            add_scaled(sums, network.w1[of_last_round], 1.0)
    captives = state[CAPTIVES + seat]
    for caught in range(captives, min(captives + 36, MOST_CAPTIVES)):
        seat_numbers(0, caught, 0, facts, numbers)
        sums = room.by_captives[caught]
        sums[:] = 0.0
        add_scaled(sums, network.w1[own + 2], numbers[2])
        add_scaled(sums, network.w1[own + 3], numbers[3])
    room.known[:] = False
    return last


@compiled
def _sum_of_total(
    network: Network, state: Numbers, facts: Numbers, total: int, sums: Weights
) -> None:
    players, seat = facts[PLAYERS], state[SEAT]
    numbers = np.empty(PER_SEAT, dtype=np.float32)
    seat_numbers(0, 0, total, facts, numbers)
    sums[:] = 0.0
    add_scaled(sums, network.w1[36 * players + 4], numbers[4])
    for place in range(1, players):
        ahead = total - score(state, facts, (seat + place) % players)
        add_scaled(sums, network.w1[(36 + PER_SEAT) * players + place - 1], lead(ahead))


@compiled
def _final_shares(state: Numbers, facts: Numbers, total: int, shares: Weights) -> None:
    """The shares if the game ends with this total for the seat that has just played."""
    players, seat = facts[PLAYERS], state[SEAT]
    shares[0] = total
    for place in range(1, players):
        shares[place] = score(state, facts, (seat + place) % players)
    share_out(shares)
