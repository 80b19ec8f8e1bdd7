"""What a search has before it, as compiled code takes it: the game, a world to play in, how to think, and notes."""

from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types

from quartier.engine.compile import ACTIONS, BUFFER, NUMBER, record_type
from quartier.engine.doors import DOORS

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
        ("advised", np.int64),
        ("candidates", np.int64),
        ("rival_candidates", np.int64),
        ("horizon", np.int64),
    ]
)
"""How to think; `engine/thinking.py` explains each."""

NODE = record_type(
    [
        ("reward", np.float64),  # of the seat that made the move into this node, summed over the visits
        ("win", np.float64),
        ("margin", np.float64),
        ("outlook", np.float64),  # reward of the seat that decides here, summed
        ("prior", np.float32),
        ("weight", np.float32),  # what priors of the children are shares of
        ("standard", np.int32),  # evaluation that those of the children are compared with
        ("action", np.int32),
        ("seat", np.int32),
        ("visits", np.int32),
        ("available", np.int32),  # visits of the parent in worlds where the move was legal
        ("child", np.int32),
        ("sibling", np.int32),
    ]
)

ANY = -1
"""Stands for a move where every one may be made."""


class Desk(NamedTuple):
    """The game and the seat that thinks."""

    doors: Any
    tables: Any
    root: Any
    """The state in which to decide."""
    world: Any
    """A state that agrees with what the seat knows of it, and the moves that follow."""
    trial: Any
    """A state to try a move in."""
    settings: Any
    """One row of KNOBS."""
    actions: Any
    keys: Any
    """Moves with their evaluations, see tree.py."""
    lines: Any
    outcome: Any
    """What a simulation came to, see outcome.py."""
    sums: Any
    """What all simulations came to."""
    seat: Any
    players: Any
    only: Any
    """The move with which all simulations begin; ANY: they are free."""


class Tree(NamedTuple):
    """The tree, and what helps to find one's way in it."""

    nodes: Any
    counts: Any
    """Nodes in use, and the last stamp."""
    stamps: Any
    """For each action number when it was legal last."""
    path: Any
    """From the root down, each node with the seat that decides there."""


NODES = numba.from_dtype(NODE)[::1]
DESK = types.NamedTuple(
    (
        DOORS, BUFFER, BUFFER, BUFFER, BUFFER, numba.from_dtype(KNOBS)[::1], ACTIONS, types.int64[::1], ACTIONS,
        types.float64[:, ::1], types.float64[:, ::1], NUMBER, NUMBER, NUMBER,
    ),
    Desk,
)  # fmt: skip
TREE = types.NamedTuple((NODES, types.int64[::1], ACTIONS, types.int32[:, ::1]), Tree)
