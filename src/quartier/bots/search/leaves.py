"""Simulations for somebody who judges positions from outside, many at once: a network.

`gather` goes down the tree some times and writes what is seen at each end of it; `absorb` takes what was made of that,
gives the leaves their children and adds what they came to. A path that waits for its answer counts as a loss for the
time being, so that others go elsewhere.
"""

from math import exp
from typing import Any, NamedTuple

import numpy as np
from numba import types

from quartier.bots.search.desk import DESK, TREE, Desk, Tree
from quartier.bots.search.outcome import MARGIN, WIN, count_up, write_rewards
from quartier.bots.search.simulate import NO_SEAT, descend, draw_of, imagine, learn, sum_up
from quartier.bots.search.tree import NOBODY, STAMP, USED, add_child, stamp_legal
from quartier.engine.compile import LINES, NUMBER, SEED, Number, entry, rule
from quartier.engine.doors import legal, observe, waiting
from quartier.engine.kernels import has, lowest


class Leaves(NamedTuple):
    """Where some simulations left the tree, a row each."""

    paths: Any
    """As in a tree."""
    depths: Any
    """How many steps each path has."""
    counts: Any
    """How many legal moves there are; 0: the game was over, and all is said."""
    legal: Any
    observations: Any
    """What the seat sees that decides there."""


class Answers(NamedTuple):
    """What was made of leaves."""

    queries: Any
    """How good a move looks is the product of this row with the one of the move."""
    chances: Any
    """By seat: to win."""
    margins: Any
    """By seat: points ahead of the best rival."""
    moves: Any
    """A row for each move of the game."""


COUNTS = types.int64[::1]
ROWS = types.float32[:, ::1]
LEAVES = types.NamedTuple((types.int32[:, :, ::1], COUNTS, COUNTS, LINES, LINES), Leaves)
ANSWERS = types.NamedUniTuple(ROWS, 4, Answers)


@rule
def along(tree: Tree, path: Any) -> Tree:
    """Return the same tree with another path."""
    return Tree(tree.nodes, tree.counts, tree.stamps, path)


@rule
def tread(tree: Tree, depth: Number, visits: Number) -> None:
    """Count visits of the nodes on a path that have brought nothing yet, or take them back."""
    for step in range(1, depth + 1):
        tree.nodes[tree.path[step, 0]].visits += visits


@rule
def settle(desk: Desk, way: Tree, depth: Number) -> None:
    """Add what a simulation came to."""
    write_rewards(desk.outcome, desk.players, desk.settings[0])
    learn(way, depth, desk.outcome)
    sum_up(desk)


@entry(types.void(DESK, TREE, LEAVES, SEED, NUMBER, NUMBER))
def gather(desk: Any, tree: Any, leaves: Any, seed: Any, first: Any, simulations: Any) -> None:
    """Go down the tree so many times, the first time with this number."""
    doors, tables, world = desk.doors, desk.tables, desk.world
    for row in range(simulations):
        way = along(tree, leaves.paths[row])
        draw = draw_of(seed, first + row)
        imagine(desk, draw)
        depth = descend(desk, way, draw)
        leaves.depths[row], leaves.counts[row] = depth, 0
        seats = np.uint64(waiting(doors, world, tables))
        if seats == 0:
            count_up(desk)
            settle(desk, way, depth)
        else:
            seat = desk.seat if has(seats, desk.seat) else lowest(seats)
            observe(doors, world, tables, seat, leaves.observations[row])
            leaves.counts[row] = legal(doors, world, tables, seat, leaves.legal[row])
            tread(way, depth, 1)


@rule
def score_of(query: Any, moves: Any, action: Number) -> Number:
    """Return how good a move looks."""
    score = np.float64(0.0)
    for place in range(len(query)):
        score += query[place] * moves[action, place]
    return score


@rule
def pass_over(tree: Tree, node: Number, seat: Number) -> None:
    """Take the mark of legality off the moves that have a node already."""
    child = np.int64(tree.nodes[node].child)
    while child != NOBODY:
        here = tree.nodes[child]
        if here.seat == seat and tree.stamps[here.action] == tree.counts[STAMP]:
            tree.stamps[here.action] = 0
        child = np.int64(here.sibling)


@rule
def offer_moves(way: Tree, leaves: Leaves, answers: Answers, row: Number, depth: Number) -> None:
    """Give a leaf the children that legal moves of its world lack; what there is no room for is not tried."""
    node, seat = np.int64(way.path[depth, 0]), np.int64(way.path[depth, 1])
    actions, options = leaves.legal[row], leaves.counts[row]
    query, moves = answers.queries[row], answers.moves
    highest = score_of(query, moves, actions[0])
    for number in range(1, options):
        highest = max(highest, score_of(query, moves, actions[number]))
    whole = 0.0
    for number in range(options):
        whole += exp(score_of(query, moves, actions[number]) - highest)
    stamp_legal(way, actions, options)
    pass_over(way, node, seat)
    for number in range(options):
        action = np.int64(actions[number])
        if way.stamps[action] == way.counts[STAMP] and way.counts[USED] < len(way.nodes):
            add_child(way, node, seat, action, exp(score_of(query, moves, action) - highest) / whole)


@entry(types.void(DESK, TREE, LEAVES, ANSWERS, NUMBER))
def absorb(desk: Any, tree: Any, leaves: Any, answers: Any, simulations: Any) -> None:
    """Take the answers for so many leaves."""
    for row in range(simulations):
        if leaves.counts[row] == 0:
            continue
        way, depth = along(tree, leaves.paths[row]), leaves.depths[row]
        tread(way, depth, -1)
        if way.path[depth, 1] != NO_SEAT:
            offer_moves(way, leaves, answers, row, depth)
        for seat in range(desk.players):
            desk.outcome[WIN, seat] = answers.chances[row, seat]
            desk.outcome[MARGIN, seat] = answers.margins[row, seat]
        settle(desk, way, depth)
