"""Polls, the election, the final count and who wins (M32, M33, M44-M48)."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import lowest, without_lowest
from quartier.games.munivers.rules.abilities import needs_are_met
from quartier.games.munivers.rules.conditions import strictly_most
from quartier.games.munivers.rules.district import sites_of
from quartier.games.munivers.rules.effects import amount_of, hand_out_reward, win_votes
from quartier.games.munivers.rules.seats import seat_after
from quartier.games.munivers.rules.state import (
    FIRST_DESIGN_ABILITY,
    FROM_ELECTION,
    FROM_POLLS,
    LENIENCY,
    LINE_BAKERIES,
    LINE_CASH,
    LINE_LANDMARKS,
    LINE_LOANS,
    LINE_UNIQUES,
    NOBODY,
    POLL_BONUS,
    SCORE_LINES,
    SOURCES,
    TIE_WINNER,
)
from quartier.games.munivers.rules.verbs import AT_END, TYPES, UNIQUE

LINES = len(SCORE_LINES)
LEDGER_LINES = len(SOURCES)


# --- polls and the election ----------------------------------------------------------------------------


@rule
def opinion(state: Record, seat: Number, kind: Number) -> Number:
    """Return a player's total of a type as voters see it this month: campaigns count, but never below 0."""
    return max(0, np.int64(state.totals[seat, kind]) + state.campaign[seat, kind])


@rule
def favourite(state: Record, kind: Number) -> Number:
    """M44: the player with strictly the highest total, or NOBODY; a tie may fall to the one who wins ties."""
    best, winner = np.int64(0), NOBODY
    breakers = 0
    for seat in range(state.players):
        total = opinion(state, seat, kind)
        wins_ties = state.standing[seat, TIE_WINNER] > 0
        if total > best:
            best, winner = total, seat
            breakers = 1 if wins_ties else 0
        elif total == best and best > 0:
            if wins_ties:
                breakers += 1
                winner = seat if breakers == 1 else NOBODY
            elif breakers == 0:
                winner = NOBODY
    return winner


@rule
def poll_votes(state: Record, tables: Record, slot: Number, kind: Number, winner: Number) -> Number:
    """M44: the votes that a type brings its favourite in a poll."""
    votes = np.int64(tables.poll_votes[state.poll_cards[slot], kind, slot]) + state.poll_boost[kind]
    return votes + state.standing[winner, POLL_BONUS]


@rule
def election_votes(state: Record, tables: Record, kind: Number) -> Number:
    """M9, M45: the votes of a voting card: its base and its markers."""
    return np.int64(tables.base_votes[kind]) + state.markers[kind]


@rule
def hold_poll(state: Record, tables: Record, slot: Number) -> None:
    """M44: votes for the favourite of each type; two types or more bring one reward token, while they last."""
    won = np.int64(0)
    twice = np.int64(0)
    for kind in range(TYPES):
        winner = favourite(state, kind)
        if winner == NOBODY:
            continue
        win_votes(state, winner, np.int64(FROM_POLLS), poll_votes(state, tables, slot, kind, winner))
        state.polls_won[winner] += 1
        twice |= won & (1 << winner)
        won |= 1 << winner
    for turn in range(state.players):
        seat = seat_after(state, state.first, turn)
        if (twice >> seat) & 1:
            hand_out_reward(state, seat)
    for kind in range(TYPES):
        state.poll_boost[kind] = 0


@rule
def hold_election(state: Record, tables: Record) -> None:
    """M9, M45: each voting card gives its base votes and its markers to the favourite of its type."""
    for kind in range(TYPES):
        winner = favourite(state, kind)
        if winner != NOBODY:
            win_votes(state, winner, np.int64(FROM_ELECTION), election_votes(state, tables, kind))


# --- the final count -------------------------------------------------------------------------------------


@rule
def scores(state: Record, tables: Record, lines: Record) -> None:
    """Write every seat's score line by line, as if the game ended now; an election to come counts nothing."""
    for seat in range(state.players):
        for line in range(LINES):
            lines[seat, line] = final_line(state, tables, seat, line)


@rule
def final_line(state: Record, tables: Record, seat: Number, line: Number) -> Number:
    """M46, M48: return one line of the final count."""
    if line < LEDGER_LINES:
        return np.int64(state.ledger[seat, line])
    if line <= LINE_UNIQUES:
        most = strictly_most(state.built[:, line - LINE_BAKERIES], state.players) == seat
        return tables.bonuses[line - LINE_BAKERIES] if most else 0
    if line == LINE_CASH:
        return tables.bonuses[LINE_CASH - LINE_BAKERIES] if strictly_most(state.cash, state.players) == seat else 0
    if line == LINE_LANDMARKS:
        return landmark_votes(state, tables, seat)
    if line == LINE_LOANS:
        return -loan_penalty(state, tables, seat)
    return -hand_penalty(state, tables, seat)


@rule
def loan_penalty(state: Record, tables: Record, seat: Number) -> Number:
    """M43, M46: votes lost for each loan that is left, fewer where the bank is lenient."""
    return np.int64(state.loans[seat]) * max(0, tables.loan_penalty - state.standing[seat, LENIENCY])


@rule
def hand_penalty(state: Record, tables: Record, seat: Number) -> Number:
    """M46: the penalties of the career cards left in hand."""
    votes = np.int64(0)
    hand = state.hands[seat]
    while hand:
        votes += tables.penalty[lowest(hand)]
        hand = without_lowest(hand)
    return votes


@rule
def landmark_votes(state: Record, tables: Record, seat: Number) -> Number:
    """M5, M48: votes that unique buildings give at the end of the game."""
    votes = np.int64(0)
    uniques = sites_of(state, tables, seat, np.int64(UNIQUE))
    while uniques:
        votes += ability_votes(state, tables, seat, FIRST_DESIGN_ABILITY + np.int64(state.sites[seat, lowest(uniques)]))
        uniques = without_lowest(uniques)
    return votes


@rule
def ability_votes(state: Record, tables: Record, seat: Number, ability: Number) -> Number:
    """Return the votes of one ability that counts at the end."""
    votes = np.int64(0)
    if tables.ability_when[ability] == AT_END and needs_are_met(state, tables, seat, ability):
        first = tables.ability_steps[ability, 0]
        for row in range(first, first + tables.ability_steps[ability, 1]):
            votes += amount_of(state, tables, row, seat)
    return votes


@rule
def total(state: Record, tables: Record, seat: Number) -> Number:
    """Return a seat's votes as if the game ended now."""
    votes = np.int64(0)
    for line in range(LINES):
        votes += final_line(state, tables, seat, line)
    return votes


@rule
def winner(state: Record, tables: Record) -> Number:
    """M47: most votes; then most unique buildings; then nearest to the first player in turn order."""
    best = np.int64(state.first)
    best_votes = total(state, tables, best)
    for turn in range(1, state.players):
        seat = np.int64(seat_after(state, state.first, turn))
        votes = total(state, tables, seat)
        more_uniques = state.built[seat, UNIQUE] > state.built[best, UNIQUE]
        if votes > best_votes or (votes == best_votes and more_uniques):
            best, best_votes = seat, votes
    return best


@rule
def winners(state: Record, tables: Record) -> Number:
    """Return the one winner, as a mask."""
    return 1 << winner(state, tables)
