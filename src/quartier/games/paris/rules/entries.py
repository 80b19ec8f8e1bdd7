"""The doors to the compiled rules: addresses come in, records go on to the rules."""

from typing import Any

from numba import types

from quartier.engine.compile import ACTIONS, BUFFER, Number, entry
from quartier.engine.doors import (
    APPLY,
    CHECK,
    EVALUATE,
    LEGAL,
    OBSERVE,
    RESAMPLE,
    SCORES,
    SETUP,
    WAITING,
    WINNERS,
    Entries,
    Sizes,
    numbers,
    record,
)
from quartier.engine.layout import length
from quartier.engine.rules import Rules
from quartier.games.paris.rules import rulebook as rules
from quartier.games.paris.rules.actions import MAX_LEGAL
from quartier.games.paris.rules.details import details as write_details
from quartier.games.paris.rules.observe import LAYOUT, OBSERVATION
from quartier.games.paris.rules.scoring import SCORE_LINES
from quartier.games.paris.rules.state import OPTIONS, SEATS, STATE, TABLES

SIZES = Sizes(
    state=STATE.itemsize,
    tables=TABLES.itemsize,
    options=len(OPTIONS),
    actions=MAX_LEGAL,
    lines=(len(SEATS), len(SCORE_LINES)),
    observation=length(LAYOUT),
)


@entry(SETUP)
def setup(state: Any, tables: Any, options: Any, seed: Any) -> None:
    """See doors.setup."""
    rules.setup(record(state, STATE), record(tables, TABLES), numbers(options, SIZES.options), seed)


@entry(WAITING)
def waiting(state: Any, tables: Any) -> Number:
    """See doors.waiting."""
    return rules.waiting(record(state, STATE), record(tables, TABLES))


@entry(LEGAL)
def legal(state: Any, tables: Any, seat: Any, actions: Any) -> Number:
    """See doors.legal."""
    return rules.legal(record(state, STATE), record(tables, TABLES), seat, numbers(actions, SIZES.actions))


@entry(APPLY)
def apply(state: Any, tables: Any, seat: Any, action: Any) -> None:
    """See doors.apply."""
    rules.apply(record(state, STATE), record(tables, TABLES), seat, action)


@entry(SCORES)
def scores(state: Any, tables: Any, lines: Any) -> None:
    """See doors.scores."""
    rules.scores(record(state, STATE), record(tables, TABLES), numbers(lines, SIZES.lines))


@entry(WINNERS)
def winners(state: Any, tables: Any) -> Number:
    """See doors.winners."""
    return rules.winners(record(state, STATE), record(tables, TABLES))


@entry(RESAMPLE)
def resample(state: Any, tables: Any, seat: Any, seed: Any) -> None:
    """See doors.resample."""
    rules.resample(record(state, STATE), record(tables, TABLES), seat, seed)


@entry(EVALUATE)
def evaluate(state: Any, tables: Any, seat: Any) -> Number:
    """See doors.evaluate."""
    return rules.evaluate(record(state, STATE), record(tables, TABLES), seat)


@entry(CHECK)
def check(state: Any, tables: Any) -> Number:
    """See doors.check."""
    return rules.check(record(state, STATE), record(tables, TABLES))


@entry(OBSERVE)
def observe(state: Any, tables: Any, seat: Any, observation: Any) -> None:
    """See doors.observe."""
    rules.observe(record(state, STATE), record(tables, TABLES), seat, record(observation, OBSERVATION))


@entry(types.void(BUFFER, BUFFER, types.uint64[::1], ACTIONS, ACTIONS, ACTIONS))
def details(state: Any, tables: Any, light: Any, lamps: Any, points: Any, ties: Any) -> None:
    """See details.py."""
    write_details(state.view(STATE)[0], tables.view(TABLES)[0], light, lamps, points, ties)


RULES = Rules(Entries(setup, waiting, legal, apply, scores, winners, resample, evaluate, check, observe), SIZES)
