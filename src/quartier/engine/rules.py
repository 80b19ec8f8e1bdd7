"""The compiled side of a game as Python calls it: with arrays, whose types and sizes are checked."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from quartier.engine.compile import INTERPRETED, Number, address_of, entry
from quartier.engine.doors import (
    DOORS,
    PASSED,
    WRONG_SIZE,
    Entries,
    Sizes,
    apply,
    check,
    evaluate,
    legal,
    observe,
    resample,
    scores,
    setup,
    waiting,
    winners,
)
from quartier.engine.errors import QuartierError


def _signature(door: str) -> Any:
    """Return the signature of a call from Python: the doors, and what passes."""
    result, taken = PASSED[door]
    return result(DOORS, *taken.values())


@entry(_signature("setup"))
def call_setup(doors: Any, state: Any, tables: Any, options: Any, seed: Any) -> None:
    """See doors.setup."""
    setup(doors, state, tables, options, seed)


@entry(_signature("waiting"))
def call_waiting(doors: Any, state: Any, tables: Any) -> Number:
    """See doors.waiting."""
    return waiting(doors, state, tables)


@entry(_signature("legal"))
def call_legal(doors: Any, state: Any, tables: Any, seat: Any, actions: Any) -> Number:
    """See doors.legal."""
    return legal(doors, state, tables, seat, actions)


@entry(_signature("apply"))
def call_apply(doors: Any, state: Any, tables: Any, seat: Any, action: Any) -> None:
    """See doors.apply."""
    apply(doors, state, tables, seat, action)


@entry(_signature("scores"))
def call_scores(doors: Any, state: Any, tables: Any, lines: Any) -> None:
    """See doors.scores."""
    scores(doors, state, tables, lines)


@entry(_signature("winners"))
def call_winners(doors: Any, state: Any, tables: Any) -> Number:
    """See doors.winners."""
    return winners(doors, state, tables)


@entry(_signature("resample"))
def call_resample(doors: Any, state: Any, tables: Any, seat: Any, seed: Any) -> None:
    """See doors.resample."""
    resample(doors, state, tables, seat, seed)


@entry(_signature("evaluate"))
def call_evaluate(doors: Any, state: Any, tables: Any, seat: Any) -> Number:
    """See doors.evaluate."""
    return evaluate(doors, state, tables, seat)


@entry(_signature("check"))
def call_check(doors: Any, state: Any, tables: Any) -> Number:
    """See doors.check."""
    return check(doors, state, tables)


@entry(_signature("observe"))
def call_observe(doors: Any, state: Any, tables: Any, seat: Any, observation: Any) -> None:
    """See doors.observe."""
    observe(doors, state, tables, seat, observation)


class Rules:
    """The rules of a game. What each function takes and does is said in doors.py; `doors` is filled in."""

    def __init__(self, entries: Entries, sizes: Sizes) -> None:
        self.entries = entries
        self.sizes = sizes
        rows = [*(entries if INTERPRETED else map(address_of, entries)), *(int(np.prod(size)) for size in sizes)]
        self.doors: Any = tuple(rows) if INTERPRETED else np.array(rows, np.int64)
        self.setup: Callable[..., None] = partial(call_setup, self.doors)
        self.waiting: Callable[..., int] = partial(call_waiting, self.doors)
        self.legal: Callable[..., int] = partial(call_legal, self.doors)
        self.apply: Callable[..., None] = partial(call_apply, self.doors)
        self.winners: Callable[..., int] = partial(call_winners, self.doors)
        self.resample: Callable[..., None] = partial(call_resample, self.doors)
        self.evaluate: Callable[..., int] = partial(call_evaluate, self.doors)
        self.check: Callable[..., int] = partial(call_check, self.doors)
        self.observe: Callable[..., None] = partial(call_observe, self.doors)

    def scores(self, state: Any, tables: Any, lines: Any) -> None:
        """Write the scores of as many seats as `lines` has rows."""
        every = np.zeros(self.sizes.lines, np.int32)
        call_scores(self.doors, state, tables, every.ravel())
        rows = every[: len(lines)]
        if lines.shape != rows.shape:
            raise QuartierError(WRONG_SIZE)
        lines[:] = rows
