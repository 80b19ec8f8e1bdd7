"""How a simulation ends: moves played on quickly, and what the end, or the sight of it, is worth to each seat."""

from math import tanh
from typing import Any

import numpy as np

from quartier.engine.compile import Number, rule
from quartier.engine.doors import apply, evaluate, legal, scores, waiting, winners
from quartier.engine.kernels import below, copy, count, has, lowest

WIN, MARGIN, REWARD = range(3)
"""Rows of an outcome; its columns are seats."""


@rule
def play_on(
    doors: Any, world: Any, trial: Any, tables: Any, actions: Any, lines: Any, outcome: Any, knobs: Any,
    players: Number, seed: Any,
) -> None:  # fmt: skip
    """Play a world on by a quick policy, to its end or as far as the horizon, and write what comes of it."""
    moves = np.int64(0)
    while True:
        seats = np.uint64(waiting(doors, world, tables))
        if seats == 0:
            count_up(doors, world, tables, lines, outcome, players)
            break
        if moves == knobs.horizon:
            look_ahead(doors, world, tables, outcome, knobs, players)
            break
        seat = lowest(seats)
        options = legal(doors, world, tables, seat, actions)
        action = best_of(doors, world, trial, tables, actions, seat, options, knobs.candidates, seed, moves)
        apply(doors, world, tables, seat, action)
        moves += 1
    for seat in range(players):
        joy = 0.5 + 0.5 * tanh(outcome[MARGIN, seat] / knobs.spread)
        outcome[REWARD, seat] = knobs.win_weight * outcome[WIN, seat] + (1.0 - knobs.win_weight) * joy


@rule
def best_of(
    doors: Any, world: Any, trial: Any, tables: Any, actions: Any, seat: Number, options: Number,
    candidates: Number, seed: Any, moves: Number,
) -> Number:  # fmt: skip
    """Return the move that looks best among some drawn at random; among all where there are no more than that."""
    first = np.uint64(moves) * np.uint64(64)
    if options == 1 or candidates <= 1:
        return np.int64(actions[below(seed, first, options)])
    every = options <= candidates
    chosen, best = np.int64(0), np.int64(0)
    for number in range(min(options, candidates)):
        action = np.int64(actions[number if every else below(seed, first + np.uint64(number), options)])
        copy(trial, world)
        apply(doors, trial, tables, seat, action)
        value = evaluate(doors, trial, tables, seat)
        if number == 0 or value > best:
            chosen, best = action, value
    return chosen


@rule
def count_up(doors: Any, world: Any, tables: Any, lines: Any, outcome: Any, players: Number) -> None:
    """Write who has won (a draw is shared) and by how much each seat is ahead; alone, the points."""
    won = np.uint64(winners(doors, world, tables))
    scores(doors, world, tables, lines)
    width = len(lines) // (len(outcome[0]))
    for seat in range(players):
        total = np.int64(0)
        for line in range(width):
            total += lines[seat * width + line]
        outcome[REWARD, seat] = total
        outcome[WIN, seat] = 1.0 / max(1, count(won)) if has(won, seat) else 0.0
    write_margins(outcome, players, 1.0)


@rule
def look_ahead(doors: Any, world: Any, tables: Any, outcome: Any, knobs: Any, players: Number) -> None:
    """Write what the end would be by the game's taste, with the doubt that this deserves."""
    for seat in range(players):
        outcome[REWARD, seat] = evaluate(doors, world, tables, seat)
    write_margins(outcome, players, knobs.point)
    for seat in range(players):
        outcome[WIN, seat] = 0.5 + 0.5 * tanh(outcome[MARGIN, seat] / knobs.doubt)


@rule
def write_margins(outcome: Any, players: Number, point: Number) -> None:
    """Write how many points each seat is ahead of the best other one, from the values in the row of rewards."""
    for seat in range(players):
        rival = -np.inf
        for other in range(players):
            if other != seat:
                rival = max(rival, outcome[REWARD, other])
        outcome[MARGIN, seat] = (outcome[REWARD, seat] - (rival if players > 1 else 0.0)) / point
