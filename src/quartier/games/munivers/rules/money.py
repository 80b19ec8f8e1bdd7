"""Cash, the bank and loans (M25, M28, M42, M43). Every K€ that one loses somebody else gets: the bank counts too."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.games.munivers.rules.state import FEE_DISCOUNT


@rule
def receive(state: Record, seat: Number, amount: Number) -> None:
    """Take money from the bank."""
    state.cash[seat] += amount
    state.bank -= amount


@rule
def pay(state: Record, seat: Number, amount: Number) -> None:
    """Pay money to the bank."""
    state.cash[seat] -= amount
    state.bank += amount


@rule
def give(state: Record, giver: Number, taker: Number, amount: Number) -> None:
    """Move money from one player to another."""
    state.cash[giver] -= amount
    state.cash[taker] += amount


@rule
def fee(state: Record, tables: Record, seat: Number) -> Number:
    """M28: what a placement costs a player this month, by what is printed on the own board."""
    discount = np.int64(state.monthly[seat, FEE_DISCOUNT]) + state.standing[seat, FEE_DISCOUNT]
    return max(0, tables.fees[state.boards[seat], state.month] - discount)


@rule
def loan_cards_used(state: Record) -> Number:
    """Return how many loan cards lie with the players: one carries one loan or, turned over, two."""
    cards = np.int64(0)
    for seat in range(state.players):
        cards += (state.loans[seat] + 1) // 2
    return cards


@rule
def loans_open(state: Record, tables: Record, seat: Number) -> Number:
    """Return how many more loans the bank can grant a player."""
    return 2 * (tables.loan_cards - loan_cards_used(state)) + state.loans[seat] % 2


@rule
def can_raise(state: Record, tables: Record, seat: Number, amount: Number) -> Number:
    """Tell whether a player can pay an amount for tiles or fees, with loans if need be."""
    return state.cash[seat] + tables.loan_amount * loans_open(state, tables, seat) >= amount


@rule
def pay_with_loans(state: Record, tables: Record, seat: Number, amount: Number) -> None:
    """Pay, taking a loan as long as cash is short (M25, M28)."""
    while state.cash[seat] < amount:
        state.loans[seat] += 1
        receive(state, seat, tables.loan_amount)
    pay(state, seat, amount)


@rule
def repayment(state: Record, tables: Record, seat: Number) -> Number:
    """M43: what it costs to be rid of one loan: a single one, or one of a pair that leaves a single one."""
    return tables.loan_repayment if state.loans[seat] % 2 else tables.pair_repayment - tables.loan_repayment


@rule
def repay(state: Record, tables: Record, seat: Number) -> None:
    """Pay back one loan."""
    pay(state, seat, repayment(state, tables, seat))
    state.loans[seat] -= 1
