"""One ply by the game's taste, compiled for every game alike."""

from typing import Any

import numpy as np

from quartier.engine.compile import ACTIONS, BUFFER, NUMBER, SEED, Number, entry
from quartier.engine.doors import DOORS, apply, evaluate, legal, resample
from quartier.engine.kernels import below


@entry(NUMBER(DOORS, BUFFER, BUFFER, BUFFER, ACTIONS, NUMBER, SEED))
def best_action(doors: Any, state: Any, tables: Any, trial: Any, actions: Any, seat: Any, seed: Any) -> Number:
    """Return the action after which `evaluate` is highest; among equals each is as likely."""
    resample(doors, state, tables, seat, seed)
    options = legal(doors, state, tables, seat, actions)
    best = np.int64(0)
    equals = 0
    chosen = np.int64(actions[0])
    for number in range(options):
        trial[:] = state
        apply(doors, trial, tables, seat, np.int64(actions[number]))
        value = evaluate(doors, trial, tables, seat)
        if equals == 0 or value > best:
            best, equals = value, 0
        if value == best:
            equals += 1
            if below(seed, np.uint64(number), equals) == 0:
                chosen = np.int64(actions[number])
    return chosen
