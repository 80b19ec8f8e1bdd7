"""One ply by the game's taste, compiled for every game alike."""

from typing import Any

import numpy as np

from quartier.engine.compile import ACTIONS, BUFFER, NUMBER, SEED, Bits, Number, entry, rule
from quartier.engine.doors import DOORS, apply, evaluate, legal, resample
from quartier.engine.kernels import below, copy

PERCENT = 100
FEW = 4
"""Among so many moves one overlooks half the share that one overlooks among a great many: there is less to look at."""
FOR_OVERSIGHTS = np.uint64(0x2545F4914F6CDD1D)
"""It parts the random numbers that would else be the same ones."""


@rule
def noticed(seed: Bits, action: Number, options: Number, sight: Number) -> bool:
    """Tell whether a player who notices so many percent of many moves notices this one."""
    return bool(below(seed ^ FOR_OVERSIGHTS, np.uint64(action), PERCENT) < sight_among(options, sight))


@rule
def sight_among(options: Number, sight: Number) -> Number:
    """Return how many percent of so many moves are noticed: the fewer there are, the more of them."""
    return sight + (PERCENT - sight) * FEW // (options + FEW)


@entry(NUMBER(DOORS, BUFFER, BUFFER, BUFFER, ACTIONS, NUMBER, NUMBER, SEED))
def best_action(
    doors: Any, state: Any, tables: Any, trial: Any, actions: Any, seat: Any, sight: Any, seed: Any
) -> Number:
    """Return the noticed action after which `evaluate` is highest; among equals each is as likely.

    Where by chance nothing at all is noticed, it is the first legal one.
    """
    resample(doors, state, tables, seat, seed)
    options = legal(doors, state, tables, seat, actions)
    best = np.int64(0)
    equals = 0
    chosen = np.int64(actions[0])
    for number in range(options):
        action = np.int64(actions[number])
        if not noticed(seed, action, options, sight):
            continue
        copy(trial, state)
        apply(doors, trial, tables, seat, action)
        value = evaluate(doors, trial, tables, seat)
        if equals == 0 or value > best:
            best, equals = value, 0
        if value == best:
            equals += 1
            if below(seed, np.uint64(number), equals) == 0:
                chosen = action
    return chosen
