"""The doors to the compiled rules: buffers of bytes come in, records go on to the rules."""

from typing import Any

from numba import types

from quartier.engine.compile import ACTIONS, BUFFER, Number, entry
from quartier.engine.doors import (
    APPLY,
    CHECK,
    EVALUATE,
    LEGAL,
    RESAMPLE,
    SCORES,
    SETUP,
    WAITING,
    WINNERS,
    Rules,
)
from quartier.games.paris.rules import rulebook as rules
from quartier.games.paris.rules.details import details as write_details
from quartier.games.paris.rules.state import STATE, TABLES


@entry(SETUP)
def setup(state: Any, tables: Any, options: Any, seed: Any) -> None:
    """See Rules.setup."""
    rules.setup(state.view(STATE)[0], tables.view(TABLES)[0], options, seed)


@entry(WAITING)
def waiting(state: Any, tables: Any) -> Number:
    """See Rules.waiting."""
    return rules.waiting(state.view(STATE)[0], tables.view(TABLES)[0])


@entry(LEGAL)
def legal(state: Any, tables: Any, seat: Any, actions: Any) -> Number:
    """See Rules.legal."""
    return rules.legal(state.view(STATE)[0], tables.view(TABLES)[0], seat, actions)


@entry(APPLY)
def apply(state: Any, tables: Any, seat: Any, action: Any) -> None:
    """See Rules.apply."""
    rules.apply(state.view(STATE)[0], tables.view(TABLES)[0], seat, action)


@entry(SCORES)
def scores(state: Any, tables: Any, lines: Any) -> None:
    """See Rules.scores."""
    rules.scores(state.view(STATE)[0], tables.view(TABLES)[0], lines)


@entry(WINNERS)
def winners(state: Any, tables: Any) -> Number:
    """See Rules.winners."""
    return rules.winners(state.view(STATE)[0], tables.view(TABLES)[0])


@entry(RESAMPLE)
def resample(state: Any, tables: Any, seat: Any, seed: Any) -> None:
    """See Rules.resample."""
    rules.resample(state.view(STATE)[0], tables.view(TABLES)[0], seat, seed)


@entry(EVALUATE)
def evaluate(state: Any, tables: Any, seat: Any) -> Number:
    """See Rules.evaluate."""
    return rules.evaluate(state.view(STATE)[0], tables.view(TABLES)[0], seat)


@entry(CHECK)
def check(state: Any, tables: Any) -> Number:
    """See Rules.check."""
    return rules.check(state.view(STATE)[0], tables.view(TABLES)[0])


@entry(types.void(BUFFER, BUFFER, types.uint64[::1], ACTIONS, ACTIONS))
def details(state: Any, tables: Any, light: Any, lamps: Any, points: Any) -> None:
    """See details.py."""
    write_details(state.view(STATE)[0], tables.view(TABLES)[0], light, lamps, points)


RULES = Rules(setup, waiting, legal, apply, scores, winners, resample, evaluate, check)
