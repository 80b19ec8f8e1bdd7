"""The one place that says what a seat may do now, and does it."""

from quartier.engine.compile import Number, Record, rule
from quartier.games.tiny_towns.rules.building import apply_building, legal_building
from quartier.games.tiny_towns.rules.effects import (
    apply_claiming,
    apply_growing,
    apply_marking,
    apply_replacing,
    apply_stocking,
    legal_claiming,
    legal_growing,
    legal_marking,
    legal_replacing,
    legal_stocking,
)
from quartier.games.tiny_towns.rules.placing import apply_placing, legal_placing
from quartier.games.tiny_towns.rules.rounds import (
    apply_choosing,
    apply_naming,
    go_on_when_all_rest,
    legal_choosing,
    legal_naming,
)
from quartier.games.tiny_towns.rules.setup import apply_keeping, legal_keeping
from quartier.games.tiny_towns.rules.state import (
    BUILD,
    CHOOSE,
    CLAIM,
    GROW,
    KEEP,
    MARK,
    NAME,
    PLACE,
    REPLACE,
    STOCK,
)


@rule
def legal(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """Write the moves open to a seat, according to what it has to decide."""
    stage = state.stage[seat]
    written = 0
    if stage == PLACE:
        written = legal_placing(state, tables, seat, actions)
    elif stage == BUILD:
        written = legal_building(state, tables, seat, actions)
    elif stage == KEEP:
        written = legal_keeping(state, seat, actions)
    elif stage == NAME:
        written = legal_naming(state, tables, seat, actions)
    elif stage == CHOOSE:
        written = legal_choosing(state, tables, seat, actions)
    elif stage == MARK:
        written = legal_marking(state, tables, seat, actions)
    elif stage == REPLACE:
        written = legal_replacing(state, tables, seat, actions)
    elif stage == GROW:
        written = legal_growing(state, tables, seat, actions)
    elif stage == STOCK:
        written = legal_stocking(state, tables, seat, actions)
    elif stage == CLAIM:
        written = legal_claiming(state, tables, seat, actions)
    return written


@rule
def apply(state: Record, tables: Record, seat: int, action: int) -> None:
    """Make a legal move; T11: then go on if every seat has ended its part."""
    stage = state.stage[seat]
    if stage == PLACE:
        apply_placing(state, seat, action)
    elif stage == BUILD:
        apply_building(state, tables, seat, action)
    elif stage == KEEP:
        apply_keeping(state, seat, action)
    elif stage == NAME:
        apply_naming(state, seat, action)
    elif stage == CHOOSE:
        apply_choosing(state, seat, action)
    elif stage == MARK:
        apply_marking(state, seat, action)
    elif stage == REPLACE:
        apply_replacing(state, tables, seat, action)
    elif stage == GROW:
        apply_growing(state, tables, seat, action)
    elif stage == STOCK:
        apply_stocking(state, seat, action)
    elif stage == CLAIM:
        apply_claiming(state, tables, seat, action)
    go_on_when_all_rest(state, tables)
