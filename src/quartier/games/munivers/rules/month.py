"""The twelve months and their steps, 1.1 to 4.6 of the draft, in order (M13, M16-M36, M40)."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import NONE, count, has
from quartier.games.munivers.rules.abilities import begin_unique, monthly_abilities, needs_are_met, run_row
from quartier.games.munivers.rules.auction import lay_out, next_bidder, open_bidding, settle_bills
from quartier.games.munivers.rules.cards import refill, settle_letter
from quartier.games.munivers.rules.conditions import all_hold
from quartier.games.munivers.rules.landmarks import has_room_to_build
from quartier.games.munivers.rules.money import can_raise, fee, receive
from quartier.games.munivers.rules.outcome import does_something
from quartier.games.munivers.rules.seats import seat_after
from quartier.games.munivers.rules.state import (
    ACHIEVEMENTS,
    BID_LEFT,
    BID_RIGHT,
    BUILDING,
    DEVELOPMENT,
    FIRST_MAYOR_ABILITY,
    LAST_BID,
    LAST_REWARDS,
    MODIFIERS,
    NO_LETTER,
    NOBODY,
    NOTHING,
    OVER,
    PAID_WINDOW,
    START_WINDOW,
    TURN,
)
from quartier.games.munivers.rules.verbs import ONCE_A_MONTH, TYPES
from quartier.games.munivers.rules.votes import hold_election, hold_poll

USED_THIS_MONTH, USED_UP = 1, 2
"""Marks on a mayor whose skill works once a month or once a game (M41)."""


@rule
def advance(state: Record, tables: Record) -> None:
    """Carry on by itself until somebody must decide, or the game is over."""
    while state.choice == NOTHING and state.step != OVER:
        if state.rows_left > 0:
            run_row(state, tables)
        elif state.unresolved != NONE:
            begin_unique(state, tables)
        elif state.letter_colour != NO_LETTER:
            settle_letter(state)
        else:
            forget_ability(state)
            if not call_next(state, tables):
                begin_step(state, tables, state.step + 1)


@rule
def forget_ability(state: Record) -> None:
    """Leave no trace of an ability that is done, so that equal positions are equal to the last bit."""
    state.row = 0
    state.target = NOBODY
    state.chosen_kind = NOBODY
    state.picks = 0
    state.price = 0
    state.letter = 0


# --- whose turn --------------------------------------------------------------------------------------------


@rule
def call_next(state: Record, tables: Record) -> Number:
    """Ask the next player who has something to decide in this step; False: nobody has."""
    if state.step == BID_LEFT or state.step == BID_RIGHT:
        seat = next_bidder(state)
        if seat == NOBODY:
            return False
        call(state, seat)
        return True
    for turn in range(state.players):
        seat = seat_after(state, state.search, turn)
        if (state.passed >> seat) & 1:
            continue
        if may_decide(state, tables, seat):
            call(state, seat)
            state.search = seat_after(state, seat, 1)
            return True
        state.passed |= 1 << seat
    return False


@rule
def call(state: Record, seat: Number) -> None:
    """Ask a player for a decision."""
    state.current = seat
    state.actor = seat
    state.choice = TURN


@rule
def may_decide(state: Record, tables: Record, seat: Number) -> Number:
    """Tell whether a step concerns a player at all; it looks at what everybody can see, so it tells no secret."""
    if state.step == BUILDING:
        return may_build(state, tables, seat)
    if state.step == DEVELOPMENT:
        return may_raise_income(state, tables, seat)
    if state.step == ACHIEVEMENTS:
        return count(state.hands[seat]) > 0
    if state.step == LAST_REWARDS:
        return state.month == tables.months and state.rewards[seat] > 0
    if (state.resting >> seat) & 1:
        return False
    return count(state.hands[seat]) > 0 or state.rewards[seat] > 0 or skill_is_ready(state, tables, seat)


@rule
def works_now(state: Record, tables: Record, seat: Number, ability: Number, cost: Number) -> Number:
    """M37, M39: in its windows an ability works if cash pays its cost, its needs are met and it does something."""
    return (
        state.cash[seat] >= cost
        and needs_are_met(state, tables, seat, ability)
        and does_something(state, tables, seat, ability)
    )


@rule
def skill_is_ready(state: Record, tables: Record, seat: Number) -> Number:
    """M41: tell whether a mayor has a skill to use in this window."""
    ability = FIRST_MAYOR_ABILITY + state.mayors[seat]
    return (
        has(tables.window_mayors[state.step], state.mayors[seat])
        and state.mayor_used[seat] == 0
        and works_now(state, tables, seat, ability, np.int64(tables.ability_cost[ability]))
    )


@rule
def may_build(state: Record, tables: Record, seat: Number) -> Number:
    """M27, M28: there is a tile, a site, no limit reached, and the fee can be raised."""
    return has_room_to_build(state, tables, seat) and can_raise(state, tables, seat, fee(state, tables, seat))


@rule
def may_raise_income(state: Record, tables: Record, seat: Number) -> Number:
    """M29: the next level's requirement is met."""
    level = state.income[seat] + 1
    board = state.boards[seat]
    return level <= tables.levels[board] and all_hold(
        state, tables, seat, tables.level_needs[board, level, 0], tables.level_needs[board, level, 1]
    )


# --- the steps -----------------------------------------------------------------------------------------------


@rule
def begin_step(state: Record, tables: Record, step: Number) -> None:
    """Do what a step does by itself, before anybody decides."""
    state.step = step
    state.passed = 0
    state.search = state.first
    if step == BID_LEFT:
        lay_out(state)
        open_bidding(state)
    elif step == BID_RIGHT:
        open_bidding(state)
    elif step == PAID_WINDOW:
        settle_bills(state, tables)
    elif step == ACHIEVEMENTS:
        count_votes(state, tables)
        for turn in range(state.players):
            refill(state, seat_after(state, state.first, turn))
    elif step == OVER and state.month < tables.months:
        hand_on_first_player(state)
        begin_month(state, tables)


@rule
def begin_month(state: Record, tables: Record) -> None:
    """1.1 and 1.2 (M16, M17): the calendar moves; income by level, then what mayors and buildings bring."""
    state.month += 1
    state.step = START_WINDOW
    state.passed = 0
    state.resting = 0
    state.search = state.first
    state.bid_cap = LAST_BID
    state.opener = NOBODY
    for seat in range(state.players):
        begin_month_for(state, seat)
    for turn in range(state.players):
        receive_income(state, tables, seat_after(state, state.first, turn))
    for turn in range(state.players):
        monthly_abilities(state, tables, seat_after(state, state.first, turn))


@rule
def receive_income(state: Record, tables: Record, seat: Number) -> None:
    """M17: take what the income level pays by the track of the own board."""
    receive(state, seat, np.int64(tables.income[state.boards[seat], state.income[seat]]))


@rule
def begin_month_for(state: Record, seat: Number) -> None:
    """Forget what held for last month only."""
    for modifier in range(len(MODIFIERS)):
        state.monthly[seat, modifier] = 0
    for kind in range(TYPES):
        state.campaign[seat, kind] = 0
    state.paid[seat] = 0
    state.built_this_month[seat] = 0
    if state.mayor_used[seat] == USED_THIS_MONTH:
        state.mayor_used[seat] = 0


@rule
def count_votes(state: Record, tables: Record) -> None:
    """4.2 and 4.3 (M32, M33): the poll of a poll month, the election of the last month."""
    for slot in range(tables.poll_slots):
        if tables.poll_months[slot] == state.month:
            hold_poll(state, tables, slot)
    if state.month == tables.months:
        hold_election(state, tables)


@rule
def hand_on_first_player(state: Record) -> None:
    """4.6 (M36): the token goes to the left, unless a card has said to whom."""
    state.first = seat_after(state, state.first, 1) if state.next_first == NOBODY else state.next_first
    state.next_first = NOBODY


@rule
def mark_skill_used(state: Record, tables: Record, seat: Number) -> None:
    """M41: a skill works once a month or once a game."""
    use = tables.ability_use[FIRST_MAYOR_ABILITY + state.mayors[seat]]
    state.mayor_used[seat] = USED_THIS_MONTH if use == ONCE_A_MONTH else USED_UP
