"""One simulation after the other: down the tree in a world drawn anew, on to an end, and back with what it brought."""

from typing import Any

import numpy as np
from numba import types

from quartier.bots.search.desk import ANY, DESK, TREE, Desk, Tree
from quartier.bots.search.outcome import MARGIN, REWARD, WIN, best_of, judged, play_on
from quartier.bots.search.tree import (
    NOBODY,
    ROOT,
    STAMP,
    add_children,
    choose_child,
    key_of,
    only_child,
    stamp_legal,
)
from quartier.engine.compile import NUMBER, SEED, Bits, Number, entry, rule
from quartier.engine.doors import apply, legal, resample, waiting
from quartier.engine.kernels import copy, has, lowest

NO_SEAT = -1
FOR_SIMULATIONS = np.uint64(0x5851F42D4C957F2D)
FOR_RIVALS = np.uint64(0x2545F4914F6CDD1D)
FOR_PLAYOUTS = np.uint64(0x9E3779B97F4A7C15)
"""They part the random numbers that would else be the same ones."""


@rule
def draw_of(seed: Bits, number: Number) -> Bits:
    """Return the seed of a simulation."""
    return (seed ^ (np.uint64(number) * FOR_SIMULATIONS)) + np.uint64(number)


@rule
def imagine(desk: Desk, seed: Bits) -> None:
    """Draw a world that agrees with what the seat knows."""
    copy(desk.world, desk.root)
    resample(desk.doors, desk.world, desk.tables, desk.seat, seed)


@rule
def begin(desk: Desk, tree: Tree, seed: Bits) -> None:
    """Give the root its children: since much may be secret, each move is judged in several worlds."""
    doors, tables, world, trial = desk.doors, desk.tables, desk.world, desk.trial
    knobs, actions, keys = desk.settings[0], desk.actions, desk.keys
    imagine(desk, seed)
    options = legal(doors, world, tables, desk.seat, actions)
    for number in range(options):
        keys[number] = 0
    for sample in range(knobs.worlds):
        imagine(desk, seed + np.uint64(sample))
        for number in range(options):
            keys[number] += judged(doors, tables, world, trial, desk.seat, np.int64(actions[number]))
    for number in range(options):
        keys[number] = key_of(keys[number] // max(1, knobs.worlds), np.int64(actions[number]))
    keys[:options].sort()
    add_children(tree, knobs, keys[:options], ROOT, desk.seat)


@rule
def descend(desk: Desk, tree: Tree, seed: Bits) -> Number:
    """Follow the tree as far as it goes, making its moves in the world; return how many steps the path has.

    The path holds nodes, each with the seat that decides there; none where the game is over.
    """
    doors, tables, world, knobs, path = desk.doors, desk.tables, desk.world, desk.settings[0], tree.path
    node, depth, moves = np.int64(ROOT), np.int64(0), np.int64(0)
    while True:
        path[depth, 0], path[depth, 1] = node, NO_SEAT
        seats = np.uint64(waiting(doors, world, tables))
        if seats == 0 or depth + 1 == len(path):
            return depth
        seat = desk.seat if has(seats, desk.seat) else lowest(seats)
        options = legal(doors, world, tables, seat, desk.actions)
        if seat != desk.seat and knobs.modelled:
            action = best_of(desk, seat, options, knobs.rival_candidates, seed ^ FOR_RIVALS, moves)
            apply(doors, world, tables, seat, action)
            moves += 1
            continue
        path[depth, 1] = seat
        child = followed(desk, tree, node, seat, options)
        if child == NOBODY:
            return depth
        apply(doors, world, tables, seat, np.int64(tree.nodes[child].action))
        node = child
        depth += 1


@rule
def followed(desk: Desk, tree: Tree, node: Number, seat: Number, options: Number) -> Number:
    """Return the child to follow, which may have to be made; NOBODY: the tree ends here for now."""
    knobs = desk.settings[0]
    if node == ROOT and desk.only != ANY:
        return only_child(tree, node, seat, desk.only)
    if options == 1:
        return only_child(tree, node, seat, np.int64(desk.actions[0]))
    if tree.nodes[node].visits < knobs.ripe and node != ROOT:
        return np.int64(NOBODY)
    stamp_legal(tree, desk.actions, options)
    child, found = choose_child(tree, knobs, node, seat)
    if found < options and knobs.advised:
        return np.int64(NOBODY)
    if found < options and grow(desk, tree, node, seat, options):
        stamp_legal(tree, desk.actions, options)
        child, found = choose_child(tree, knobs, node, seat)
    return child


@rule
def grow(desk: Desk, tree: Tree, node: Number, seat: Number, options: Number) -> bool:
    """Give a node the children that legal moves of this world still lack; False: there is no room for them."""
    doors, tables, world, trial = desk.doors, desk.tables, desk.world, desk.trial
    knobs, actions, keys = desk.settings[0], desk.actions, desk.keys
    lacking = 0
    for number in range(options):
        action = np.int64(actions[number])
        if tree.stamps[action] != tree.counts[STAMP]:
            value = judged(doors, tables, world, trial, seat, action) if knobs.worlds else np.int64(0)
            keys[lacking] = key_of(value, action)
            lacking += 1
    keys[:lacking].sort()
    return add_children(tree, knobs, keys[:lacking], node, seat)


@rule
def learn(tree: Tree, depth: Number, outcome: Any) -> None:
    """Add what a simulation brought to the nodes on its path."""
    tree.nodes[ROOT].visits += 1
    for step in range(depth + 1):
        node, seat = tree.path[step, 0], tree.path[step, 1]
        if seat != NO_SEAT:
            tree.nodes[node].outlook += outcome[REWARD, seat]
        if step > 0:
            mover, reached = tree.path[step - 1, 1], tree.nodes[node]
            reached.visits += 1
            reached.reward += outcome[REWARD, mover]
            reached.win += outcome[WIN, mover]
            reached.margin += outcome[MARGIN, mover]


@rule
def sum_up(desk: Desk) -> None:
    """Add what a simulation brought to all seats to the sums."""
    for row in range(len(desk.sums)):
        for seat in range(desk.players):
            desk.sums[row, seat] += desk.outcome[row, seat]


@entry(types.void(DESK, TREE, SEED, NUMBER, NUMBER))
def simulate(desk: Any, tree: Any, seed: Any, first: Any, simulations: Any) -> None:
    """Make so many simulations, the first one with this number."""
    for number in range(first, first + simulations):
        draw = draw_of(seed, number)
        if desk.only == ANY and tree.nodes[ROOT].child == NOBODY:
            begin(desk, tree, draw)
        imagine(desk, draw)
        depth = descend(desk, tree, draw)
        play_on(desk, draw ^ FOR_PLAYOUTS)
        learn(tree, depth, desk.outcome)
        sum_up(desk)
