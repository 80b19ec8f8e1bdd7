"""The tree: nodes in one array, and how a path through it is chosen.

A node stands for a decision, reached by the moves from the root to it; it keeps no state, since the same moves lead to
another one in every world. Its children lie in a chain, the most promising first, so that looking at a few of many
moves means looking at the first of the chain. Which of them are legal in a simulation's world is told by stamps.
"""

from math import exp, log, sqrt
from typing import Any

import numpy as np

from quartier.bots.search.desk import NODES, Tree
from quartier.engine.compile import NUMBER, Number, entry, rule

ROOT = 0
NOBODY = 0
"""No child, no sibling: the root is neither."""
USED, STAMP = range(2)
"""Places in the counts."""


@rule
def stamp_legal(tree: Tree, actions: Any, options: Number) -> None:
    """Mark the legal moves of this world."""
    stamps, stamp = tree.stamps, tree.counts[STAMP] + 1
    for number in range(options):
        stamps[actions[number]] = stamp
    tree.counts[STAMP] = stamp


@rule
def choose_child(tree: Tree, knobs: Any, node: Number, seat: Number) -> tuple[Number, Number]:
    """Return the child to follow among those legal in this world, and how many of them there are.

    Legal moves carry the last stamp; each that has a node gets the next one, so that those without can be told.
    """
    nodes, stamps, stamp = tree.nodes, tree.stamps, tree.counts[STAMP]
    parent = nodes[node]
    unvisited = parent.outlook / max(1, parent.visits) - knobs.caution
    width = knobs.width + knobs.widening * sqrt(parent.visits)
    best, best_score = np.int64(NOBODY), -np.inf
    found = 0
    child = np.int64(parent.child)
    while child != NOBODY:
        here = nodes[child]
        if here.seat == seat and stamps[here.action] == stamp:
            stamps[here.action] = stamp + 1
            found += 1
            if found <= width:
                here.available += 1
                score = promise_of(here, knobs, unvisited)
                if score > best_score:
                    best, best_score = child, score
        child = np.int64(here.sibling)
    tree.counts[STAMP] = stamp + 1
    return best, found


@rule
def promise_of(node: Any, knobs: Any, unvisited: Number) -> Number:
    """Return how much a move deserves to be tried next: by what it brought, how it looks, and how little it was tried.

    Where moves are not judged, this is plain UCT: each once, then by the bound of Kocsis and Szepesvári (2006).
    """
    if not knobs.worlds:
        if node.visits == 0:
            return np.inf
        return node.reward / node.visits + knobs.exploration * sqrt(log(node.available) / node.visits)
    score = knobs.exploration * node.prior * sqrt(node.available) / (1 + node.visits)
    return score + (node.reward / node.visits if node.visits else unvisited)


# --- growing -----------------------------------------------------------------------------------------


@rule
def add_children(tree: Tree, knobs: Any, keys: Any, node: Number, seat: Number) -> bool:
    """Give a node children, whose keys come in ascending order; False: there is no room for them."""
    if tree.counts[USED] + len(keys) > len(tree.nodes):
        return False
    parent = tree.nodes[node]
    if parent.weight == 0.0:
        parent.standard = evaluation_in(keys[len(keys) - 1])
        for key in keys:
            parent.weight += weight_of(parent, knobs, key)
    for key in keys:
        add_child(tree, node, seat, action_in(key), weight_of(parent, knobs, key) / parent.weight)
    return True


@rule
def weight_of(parent: Any, knobs: Any, key: Number) -> Number:
    """Return how likely a move is to be tried, unscaled; never more than a few times the best first one's."""
    ahead = (evaluation_in(key) - parent.standard) / (knobs.point * knobs.temperature)
    return exp(min(2.0, ahead))


@rule
def add_child(tree: Tree, node: Number, seat: Number, action: Number, prior: Number) -> Number:
    """Give a node another child, before those with a lower prior; there must be room."""
    new = tree.counts[USED]
    tree.counts[USED] += 1
    fresh = tree.nodes[new]
    fresh.reward = fresh.win = fresh.margin = fresh.outlook = fresh.weight = 0.0
    fresh.prior, fresh.action, fresh.seat = prior, action, seat
    fresh.visits = fresh.available = fresh.child = 0
    before, after = np.int64(NOBODY), np.int64(tree.nodes[node].child)
    while after != NOBODY and tree.nodes[after].prior > prior:
        before, after = after, np.int64(tree.nodes[after].sibling)
    fresh.sibling = after
    if before == NOBODY:
        tree.nodes[node].child = new
    else:
        tree.nodes[before].sibling = new
    return new


@rule
def only_child(tree: Tree, node: Number, seat: Number, action: Number) -> Number:
    """Return the child for a forced move, made if need be; NOBODY: there is no room."""
    child = np.int64(tree.nodes[node].child)
    while child != NOBODY:
        if tree.nodes[child].seat == seat and tree.nodes[child].action == action:
            return child
        child = np.int64(tree.nodes[child].sibling)
    return add_child(tree, node, seat, action, 1.0) if tree.counts[USED] < len(tree.nodes) else np.int64(NOBODY)


@entry(NUMBER(NODES, NODES, NUMBER))
def keep_below(nodes: Any, kept: Any, node: Any) -> Number:
    """Copy what hangs below a node, which becomes the root; return how many nodes are kept."""
    kept[ROOT] = nodes[node]
    kept[ROOT].sibling = NOBODY
    used, looked_at = np.int64(1), np.int64(0)
    while looked_at < used:
        child, before = np.int64(kept[looked_at].child), np.int64(NOBODY)
        while child != NOBODY:
            kept[used] = nodes[child]
            if before == NOBODY:
                kept[looked_at].child = used
            else:
                kept[before].sibling = used
            before, child = used, np.int64(nodes[child].sibling)
            used += 1
        looked_at += 1
    return used


# --- keys: an evaluation and a move in one number, which sorts by the evaluation ----------------------

ACTION_BITS = 20


@rule
def key_of(evaluation: Number, action: Number) -> Number:
    """Return both in one number."""
    return (evaluation << ACTION_BITS) | action


@rule
def evaluation_in(key: Number) -> Number:
    """Return the evaluation."""
    return key >> ACTION_BITS


@rule
def action_in(key: Number) -> Number:
    """Return the move."""
    return key & ((1 << ACTION_BITS) - 1)
