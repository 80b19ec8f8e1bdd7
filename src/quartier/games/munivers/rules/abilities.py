"""Abilities at work: the rows of a card's action, a mayor's skill or a unique building, one after the other.

An ability that asks the player for something (whom? which type? which tile?) stops with a `choice`; the answer
comes in as a move of its own (`picks.py`), and the rows go on from there.
"""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import lowest, without_lowest
from quartier.games.munivers.rules import verbs
from quartier.games.munivers.rules.conditions import all_hold
from quartier.games.munivers.rules.district import sites_of
from quartier.games.munivers.rules.effects import affect, change_table, concerns, move_first_player
from quartier.games.munivers.rules.picks import ask, ask_for_pick, possible_targets
from quartier.games.munivers.rules.state import (
    AMOUNT,
    FIRST_DESIGN_ABILITY,
    FIRST_MAYOR_ABILITY,
    KIND,
    NOBODY,
    PICK_KIND,
    PICK_TARGET,
    VERB,
    WHO,
)
from quartier.games.munivers.rules.verbs import CHOSEN, CHOSEN_KIND, MONTHLY, UNIQUE


@rule
def begin_ability(state: Record, tables: Record, seat: Number, ability: Number) -> None:
    """Set an ability's rows going."""
    state.actor = seat
    state.row = tables.ability_steps[ability, 0]
    state.rows_left = tables.ability_steps[ability, 1]
    state.target = NOBODY
    state.chosen_kind = NOBODY


@rule
def begin_unique(state: Record, tables: Record) -> None:
    """M5: set going the effect of the next unique building that was just built."""
    unique = lowest(state.unresolved)
    state.unresolved = without_lowest(state.unresolved)
    ability = FIRST_DESIGN_ABILITY + tables.first_unique + unique
    if needs_are_met(state, tables, state.actor, ability):
        begin_ability(state, tables, state.actor, ability)


@rule
def needs_are_met(state: Record, tables: Record, seat: Number, ability: Number) -> Number:
    """Tell whether the conditions of an ability hold."""
    return all_hold(state, tables, seat, tables.ability_needs[ability, 0], tables.ability_needs[ability, 1])


# --- one row ---------------------------------------------------------------------------------------------


@rule
def run_row(state: Record, tables: Record) -> None:
    """Carry out the next row, or stop to ask for what it needs."""
    row = state.row
    if tables.effects[row, WHO] == CHOSEN and state.target == NOBODY:
        targets = possible_targets(state, tables)
        if targets == 0:
            next_row(state)
            return
        if targets & (targets - 1) != 0:
            ask(state, PICK_TARGET)
            return
        state.target = lowest(np.uint64(targets))
    if tables.effects[row, KIND] == CHOSEN_KIND and state.chosen_kind == NOBODY:
        ask(state, PICK_KIND)
        return
    next_row(state)
    verb = np.int64(tables.effects[row, VERB])
    if verbs.BUILD_NOW <= verb <= verbs.SWAP_BIDS or verb == verbs.DISCARD_CARDS:
        ask_for_pick(state, tables, verb, np.int64(tables.effects[row, AMOUNT]))
    else:
        carry_out(state, tables, row)


@rule
def carry_out(state: Record, tables: Record, row: Number) -> None:
    """Do what a row says, when all that it asks for is known."""
    verb = np.int64(tables.effects[row, VERB])
    if verb >= verbs.CAP_BIDS or verbs.PLACE_MARKERS <= verb <= verbs.REPLACE_POLL:
        change_table(state, tables, verb, row)
    elif verb == verbs.TAKE_FIRST_PLAYER:
        move_first_player(state, np.int64(tables.effects[row, WHO]))
    else:
        affect_all(state, tables, row)


@rule
def affect_all(state: Record, tables: Record, row: Number) -> None:
    """Carry a row out on everybody it concerns, as things stood before it began."""
    concerned = 0
    for seat in range(state.players):
        if concerns(state, state.actor, np.int64(tables.effects[row, WHO]), seat):
            concerned |= 1 << seat
    for seat in range(state.players):
        if (concerned >> seat) & 1:
            affect(state, tables, seat, np.int64(tables.effects[row, VERB]), row)


@rule
def next_row(state: Record) -> None:
    """Go on to the next row."""
    state.row += 1
    state.rows_left -= 1


# --- abilities that work by themselves -----------------------------------------------------------------


@rule
def monthly_abilities(state: Record, tables: Record, seat: Number) -> None:
    """M17, M41: what a player's mayor and unique buildings bring each month, besides the income."""
    monthly_ability(state, tables, seat, FIRST_MAYOR_ABILITY + state.mayors[seat])
    uniques = sites_of(state, tables, seat, np.int64(UNIQUE))
    while uniques:
        design = np.int64(state.sites[seat, lowest(uniques)])
        monthly_ability(state, tables, seat, FIRST_DESIGN_ABILITY + design)
        uniques = without_lowest(uniques)


@rule
def monthly_ability(state: Record, tables: Record, seat: Number, ability: Number) -> None:
    """Carry out an ability that works each month; it never asks for anything."""
    if tables.ability_when[ability] != MONTHLY or not needs_are_met(state, tables, seat, ability):
        return
    state.actor = seat
    first = np.int64(tables.ability_steps[ability, 0])
    for row in range(first, first + tables.ability_steps[ability, 1]):
        carry_out(state, tables, row)
