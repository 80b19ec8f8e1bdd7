"""How a simulation ends: moves played on quickly, and what the end, or the sight of it, is worth to each seat."""

from math import tanh
from typing import Any

import numpy as np

from quartier.bots.search.desk import Desk
from quartier.engine.compile import Bits, Number, rule
from quartier.engine.doors import apply, evaluate, legal, scores, waiting, winners
from quartier.engine.kernels import below, copy, count, has, lowest

WIN, MARGIN, REWARD = range(3)
"""Rows of an outcome; its columns are seats."""
MOST_CANDIDATES = np.uint64(64)
"""That are drawn for one move: so many random numbers are set aside."""


@rule
def play_on(desk: Desk, seed: Bits) -> None:
    """Play the world on by a quick policy, to its end or as far as the horizon, and write what comes of it."""
    doors, tables, world, actions, knobs = desk.doors, desk.tables, desk.world, desk.actions, desk.settings[0]
    moves = np.int64(0)
    while True:
        seats = np.uint64(waiting(doors, world, tables))
        if seats == 0:
            count_up(desk)
            break
        if moves == knobs.horizon:
            look_ahead(desk)
            break
        seat = lowest(seats)
        options = legal(doors, world, tables, seat, actions)
        action = best_of(desk, seat, options, knobs.candidates, seed, moves)
        apply(doors, world, tables, seat, action)
        moves += 1
    write_rewards(desk.outcome, desk.players, knobs)


@rule
def best_of(desk: Desk, seat: Number, options: Number, candidates: Number, seed: Bits, moves: Number) -> Number:
    """Return the move that looks best among some drawn at random; among all where there are no more than that."""
    first = np.uint64(moves) * MOST_CANDIDATES
    if options == 1 or candidates <= 1:
        return np.int64(desk.actions[below(seed, first, options)])
    doors, tables, world, trial, actions = desk.doors, desk.tables, desk.world, desk.trial, desk.actions
    every = options <= candidates
    chosen, best = np.int64(0), np.int64(0)
    for number in range(min(options, candidates)):
        action = np.int64(actions[number if every else below(seed, first + np.uint64(number), options)])
        value = judged(doors, tables, world, trial, seat, action)
        if number == 0 or value > best:
            chosen, best = action, value
    return chosen


@rule
def judged(doors: Any, tables: Any, world: Any, trial: Any, seat: Number, action: Number) -> Number:
    """Return how the world looks to a seat after its move."""
    copy(trial, world)
    apply(doors, trial, tables, seat, action)
    return evaluate(doors, trial, tables, seat)


# --- what it is worth --------------------------------------------------------------------------------


@rule
def total_of(lines: Any, width: Number, seat: Number) -> Number:
    """Return what a seat's lines of a score come to; each seat has so many, one seat after the other."""
    total = np.int64(0)
    for line in range(width):
        total += lines[seat * width + line]
    return total


@rule
def count_up(desk: Desk) -> None:
    """Write who has won (a draw is shared) and by how much each seat is ahead; alone, the points."""
    outcome = desk.outcome
    won = np.uint64(winners(desk.doors, desk.world, desk.tables))
    scores(desk.doors, desk.world, desk.tables, desk.lines)
    width = len(desk.lines) // len(outcome[WIN])
    for seat in range(desk.players):
        outcome[REWARD, seat] = total_of(desk.lines, width, seat)
        outcome[WIN, seat] = 1.0 / count(won) if has(won, seat) else 0.0
    write_margins(outcome, desk.players, 1.0)


@rule
def look_ahead(desk: Desk) -> None:
    """Write what the end would be by the game's taste, with the doubt that this deserves."""
    outcome, knobs = desk.outcome, desk.settings[0]
    for seat in range(desk.players):
        outcome[REWARD, seat] = evaluate(desk.doors, desk.world, desk.tables, seat)
    write_margins(outcome, desk.players, knobs.point)
    for seat in range(desk.players):
        outcome[WIN, seat] = 0.5 + 0.5 * tanh(outcome[MARGIN, seat] / knobs.doubt)


@rule
def write_margins(outcome: Any, players: Number, point: Number) -> None:
    """Write how many points each seat is ahead of the best other one, from the values in the row of rewards."""
    for seat in range(players):
        rival = -np.inf if players > 1 else 0.0
        for other in range(players):
            if other != seat:
                rival = max(rival, outcome[REWARD, other])
        outcome[MARGIN, seat] = (outcome[REWARD, seat] - rival) / point


@rule
def write_rewards(outcome: Any, players: Number, knobs: Any) -> None:
    """Write how glad each seat is: of winning, and of the margin."""
    for seat in range(players):
        joy = 0.5 + 0.5 * tanh(outcome[MARGIN, seat] / knobs.spread)
        outcome[REWARD, seat] = knobs.win_weight * outcome[WIN, seat] + (1.0 - knobs.win_weight) * joy
