"""Cash, the bank and loans (M25, M28, M42, M43). Every K€ that one loses somebody else gets: the bank counts too."""

from quartier.engine.compile import Number, Record, rule
from quartier.games.munivers.rules.state import LOAN_CARDS

LOAN = 10
"""One loan brings 10, is paid back with 12 or costs 15 votes; the second on a card makes that 20, 25, 30 (M43)."""
SINGLE_REPAYMENT = 12
PAIR_REPAYMENT = 25
LOAN_PENALTY = 15


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
def loan_cards_used(state: Record) -> Number:
    """Return how many loan cards lie with the players: one carries one loan or, turned over, two."""
    cards = 0
    for seat in range(state.players):
        cards += (state.loans[seat] + 1) // 2
    return cards


@rule
def loans_open(state: Record, seat: Number) -> Number:
    """Return how many more loans the bank can grant a player."""
    return 2 * (LOAN_CARDS - loan_cards_used(state)) + state.loans[seat] % 2


@rule
def can_raise(state: Record, seat: Number, amount: Number) -> Number:
    """Tell whether a player can pay an amount for tiles or fees, with loans if need be."""
    return state.cash[seat] + LOAN * loans_open(state, seat) >= amount


@rule
def pay_with_loans(state: Record, seat: Number, amount: Number) -> None:
    """Pay, taking a loan of 10 as long as cash is short (M25, M28)."""
    while state.cash[seat] < amount:
        state.loans[seat] += 1
        receive(state, seat, LOAN)
    pay(state, seat, amount)


@rule
def repayment(state: Record, seat: Number) -> Number:
    """M43: what it costs to be rid of one loan: a single one 12, one of a pair the difference to 25."""
    return SINGLE_REPAYMENT if state.loans[seat] % 2 else PAIR_REPAYMENT - SINGLE_REPAYMENT


@rule
def repay(state: Record, seat: Number) -> None:
    """Pay back one loan."""
    pay(state, seat, repayment(state, seat))
    state.loans[seat] -= 1
