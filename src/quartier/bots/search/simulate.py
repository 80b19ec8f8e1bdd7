"""One simulation after the other: down the tree in a world drawn anew, on to an end, and back with what it brought."""

from typing import Any

import numba
import numpy as np
from numba import types

from quartier.bots.search.outcome import MARGIN, REWARD, WIN, best_of, play_on
from quartier.bots.search.tree import (
    COUNTS,
    NOBODY,
    NODES,
    STAMP,
    add_children,
    choose_child,
    key_of,
    only_child,
    stamp_legal,
)
from quartier.engine.compile import ACTIONS, BUFFER, NUMBER, SEED, Number, entry, record_type, rule
from quartier.engine.doors import DOORS, apply, evaluate, legal, resample, waiting
from quartier.engine.kernels import copy, has, lowest

KNOBS = record_type(
    [
        ("point", np.float64),
        ("temperature", np.float64),
        ("exploration", np.float64),
        ("caution", np.float64),
        ("width", np.float64),
        ("widening", np.float64),
        ("win_weight", np.float64),
        ("spread", np.float64),
        ("doubt", np.float64),
        ("ripe", np.int64),
        ("worlds", np.int64),
        ("modelled", np.int64),
        ("candidates", np.int64),
        ("rival_candidates", np.int64),
        ("horizon", np.int64),
    ]
)
"""How to think; `engine/thinking.py` explains each."""
SETTINGS = numba.from_dtype(KNOBS)[::1]
ROOT = 0
NO_SEAT = -1
FOR_SIMULATIONS, FOR_RIVALS, FOR_PLAYOUTS = (
    np.uint64(0x5851F42D4C957F2D),
    np.uint64(0x2545F4914F6CDD1D),
    np.uint64(0x9E3779B97F4A7C15),
)
"""They part the random numbers that would else be the same ones."""


@rule
def begin(
    doors: Any, root: Any, tables: Any, world: Any, trial: Any, nodes: Any, counts: Any, actions: Any, stamps: Any,
    keys: Any, knobs: Any, seat: Number, seed: Any,
) -> None:  # fmt: skip
    """Give the root its children: since much may be secret, each move is judged in several worlds."""
    options = legal(doors, world, tables, seat, actions)
    stamp_legal(counts, stamps, actions, options)
    for number in range(options):
        keys[number] = 0
    for sample in range(knobs.worlds):
        copy(world, root)
        resample(doors, world, tables, seat, seed + np.uint64(sample))
        for number in range(options):
            keys[number] += judged(doors, world, trial, tables, knobs, seat, np.int64(actions[number]))
    for number in range(options):
        keys[number] = key_of(keys[number] // max(1, knobs.worlds), np.int64(actions[number]))
    keys[:options].sort()
    add_children(nodes, counts, keys[:options], knobs, ROOT, seat)


@rule
def judged(doors: Any, world: Any, trial: Any, tables: Any, knobs: Any, seat: Number, action: Number) -> Number:
    """Return how the world looks to a seat after its move; where there is no time to look, the same for all."""
    if not knobs.worlds:
        return np.int64(0)
    copy(trial, world)
    apply(doors, trial, tables, seat, action)
    return evaluate(doors, trial, tables, seat)


@rule
def descend(
    doors: Any, tables: Any, world: Any, trial: Any, nodes: Any, counts: Any, actions: Any, stamps: Any, keys: Any,
    path: Any, knobs: Any, seat: Number, seed: Any,
) -> Number:  # fmt: skip
    """Follow the tree as far as it goes, making its moves in the world; return how many steps the path has.

    The path holds nodes, each with the seat that decides there; the last one has none.
    """
    node, depth, moves = np.int64(ROOT), np.int64(0), np.int64(0)
    while depth + 1 < len(path):
        seats = np.uint64(waiting(doors, world, tables))
        path[depth, 0], path[depth, 1] = node, NO_SEAT
        if seats == 0:
            break
        mover = seat if has(seats, seat) else lowest(seats)
        options = legal(doors, world, tables, mover, actions)
        if mover != seat and knobs.modelled:
            moves += 1
            action = best_of(
                doors, world, trial, tables, actions, mover, options, knobs.rival_candidates, seed ^ FOR_RIVALS, moves
            )
            apply(doors, world, tables, mover, action)
            continue
        path[depth, 1] = mover
        if options == 1:
            child = only_child(nodes, counts, node, mover, np.int64(actions[0]))
        elif nodes[node].visits < knobs.ripe and node != ROOT:
            break
        else:
            child = grown(
                doors, tables, world, trial, nodes, counts, actions, stamps, keys, knobs, node, mover, options
            )
        if child == NOBODY:
            break
        apply(doors, world, tables, mover, np.int64(nodes[child].action))
        node = child
        depth += 1
    path[depth, 0], path[depth, 1] = node, path[depth, 1] if depth + 1 < len(path) else NO_SEAT
    return depth


@rule
def grown(
    doors: Any, tables: Any, world: Any, trial: Any, nodes: Any, counts: Any, actions: Any, stamps: Any, keys: Any,
    knobs: Any, node: Number, seat: Number, options: Number,
) -> Number:  # fmt: skip
    """Return the child to follow, after giving the node those that legal moves of this world still lack."""
    stamp_legal(counts, stamps, actions, options)
    child, found = choose_child(nodes, counts, stamps, knobs, node, seat)
    if found == options:
        return child
    lacking = 0
    for number in range(options):
        action = np.int64(actions[number])
        if stamps[action] != counts[STAMP]:
            keys[lacking] = key_of(judged(doors, world, trial, tables, knobs, seat, action), action)
            lacking += 1
    keys[:lacking].sort()
    if not add_children(nodes, counts, keys[:lacking], knobs, node, seat):
        return child
    stamp_legal(counts, stamps, actions, options)
    child, found = choose_child(nodes, counts, stamps, knobs, node, seat)
    return child


@rule
def learn(nodes: Any, path: Any, depth: Number, outcome: Any) -> None:
    """Add what a simulation brought to the nodes on its path."""
    nodes[ROOT].visits += 1
    for step in range(depth + 1):
        node, seat = path[step, 0], path[step, 1]
        if seat != NO_SEAT:
            nodes[node].outlook += outcome[REWARD, seat]
        if step > 0:
            mover, reached = path[step - 1, 1], nodes[node]
            reached.visits += 1
            reached.reward += outcome[REWARD, mover]
            reached.win += outcome[WIN, mover]
            reached.margin += outcome[MARGIN, mover]


@entry(
    NUMBER(
        DOORS, BUFFER, BUFFER, BUFFER, BUFFER, SETTINGS, NODES, COUNTS, ACTIONS, ACTIONS, ACTIONS,
        types.int64[::1], types.int32[:, ::1], types.float64[:, ::1], NUMBER, NUMBER, SEED, NUMBER, NUMBER,
    )
)  # fmt: skip
def simulate(
    doors: Any, root: Any, tables: Any, world: Any, trial: Any, settings: Any, nodes: Any, counts: Any, actions: Any,
    lines: Any, stamps: Any, keys: Any, path: Any, outcome: Any, seat: Any, players: Any, seed: Any, first: Any,
    simulations: Any,
) -> Number:  # fmt: skip
    """Make so many simulations for a seat, the first one with this number; return the sum of their depths."""
    knobs = settings[0]
    deep = 0
    for number in range(first, first + simulations):
        draw = (seed ^ (np.uint64(number) * FOR_SIMULATIONS)) + np.uint64(number)
        copy(world, root)
        resample(doors, world, tables, seat, draw)
        if nodes[ROOT].child == NOBODY:
            begin(doors, root, tables, world, trial, nodes, counts, actions, stamps, keys, knobs, seat, draw)
            copy(world, root)
            resample(doors, world, tables, seat, draw)
        depth = descend(doors, tables, world, trial, nodes, counts, actions, stamps, keys, path, knobs, seat, draw)
        play_on(doors, world, trial, tables, actions, lines, outcome, knobs, players, draw ^ FOR_PLAYOUTS)
        learn(nodes, path, depth, outcome)
        deep += depth
    return deep
