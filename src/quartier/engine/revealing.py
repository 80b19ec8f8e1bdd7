"""Does a move show anybody something new? Asked after every move of every game, so in compiled code."""

from typing import Any

import numpy as np

from quartier.engine.compile import ACTIONS, BUFFER, NUMBER, Number, Record, entry, rule
from quartier.engine.doors import DOORS, apply, legal, observe, resample

WORLDS = 64
"""How many worlds are tried for an onlooker.

A draw from a stack contradicts nearly every world, and is found at once. What only one world in ten contradicts slips
through once in 850 times, what one in a hundred contradicts every second time: those learn next to nothing from it.
"""
FIRST_ONLOOKER = -1
"""A spectator; the seats follow."""


@rule
def are_equal(one: Record, other: Record) -> bool:
    """Tell whether two observations are the same."""
    same = True
    for number in range(len(one)):
        same = same and one[number] == other[number]
    return same


@entry(NUMBER(DOORS, BUFFER, BUFFER, BUFFER, NUMBER, NUMBER, NUMBER, NUMBER, BUFFER, BUFFER, ACTIONS, ACTIONS, ACTIONS))
def reveals(
    doors: Any,
    before: Any,
    after: Any,
    tables: Any,
    seats: Any,
    seat: Any,
    action: Any,
    secret: Any,
    world: Any,
    trial: Any,
    actions: Any,
    seen: Any,
    shown: Any,
) -> Number:
    """Tell whether a move, from one state to another, excludes a world that an onlooker had to reckon with.

    What an onlooker can't know before the move is redrawn, which makes a world; if the move shows something else
    there, or can't be made there, it has told that onlooker that this is not the world. Of a secret move others see
    only that one was made, so any legal one may stand for it. The last five arrays are room to work in.
    """
    for onlooker in range(FIRST_ONLOOKER, seats):
        observe(doors, after, tables, onlooker, seen)
        for seed in range(WORLDS):
            world[:] = before
            resample(doors, world, tables, onlooker, np.uint64(seed))
            possible = False
            for number in range(legal(doors, world, tables, seat, actions)):
                other = np.int64(actions[number])
                if not possible and (other == action or (secret != 0 and onlooker != seat)):
                    trial[:] = world
                    apply(doors, trial, tables, seat, other)
                    observe(doors, trial, tables, onlooker, shown)
                    possible = are_equal(seen, shown)
            if not possible:
                return 1
    return 0
