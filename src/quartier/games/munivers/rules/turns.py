"""The decisions of a turn: what is legal in each step, and what a move does (M20, M27, M29, M35, M37, M40)."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import count, lowest, without_lowest
from quartier.games.munivers.rules.abilities import begin_ability
from quartier.games.munivers.rules.actions import (
    ACHIEVE,
    BID,
    BUILD,
    PASS,
    PASS_MONTH,
    PASS_WINDOW,
    PLAY,
    RAISE,
    REPAY,
    REWARD,
    REWARD_BLAME,
    REWARD_CARDS,
    REWARD_DISCARD,
    REWARD_VOTES,
    SKILL,
    SPLIT,
    add,
)
from quartier.games.munivers.rules.auction import legal_bids, place_bid
from quartier.games.munivers.rules.cards import draw_cards, use_card
from quartier.games.munivers.rules.conditions import all_hold
from quartier.games.munivers.rules.effects import win_votes
from quartier.games.munivers.rules.landmarks import build
from quartier.games.munivers.rules.money import fee, pay, pay_with_loans, repay, repayment
from quartier.games.munivers.rules.month import (
    mark_skill_used,
    may_build,
    may_raise_income,
    skill_is_ready,
    works_now,
)
from quartier.games.munivers.rules.picks import legal_builds
from quartier.games.munivers.rules.state import (
    ACHIEVEMENT_BONUS,
    ACHIEVEMENTS,
    BID_LEFT,
    BID_RIGHT,
    BUILDING,
    CARD_DISCOUNT,
    DEVELOPMENT,
    FIRST_MAYOR_ABILITY,
    FROM_ACHIEVEMENTS,
    FROM_REWARDS,
    LAST_REWARDS,
    NOTHING,
    OVER,
    PICK_DISCARD_OR_STOP,
    TURN,
)


@rule
def waiting(state: Record, tables: Record) -> Number:  # noqa: ARG001
    """Return the seat that must decide, as a mask; none when the game is over."""
    if state.step == OVER:
        return 0
    return 1 << state.current


# --- what is legal -------------------------------------------------------------------------------------------


@rule
def legal_turn(state: Record, tables: Record, seat: Number, actions: Record) -> Number:
    """Write the moves of a turn: those of the step, and those open at any own decision (M40, M43)."""
    number = legal_anytime(state, tables, seat, actions)
    step = state.step
    if step in (BID_LEFT, BID_RIGHT):
        return legal_bids(state, tables, actions, number)
    if step == BUILDING:
        number = add(actions, number, PASS, 0)
        return legal_builds(state, tables, seat, actions, number) if may_build(state, tables, seat) else number
    if step == DEVELOPMENT:
        number = add(actions, number, PASS, 0)
        return add(actions, number, RAISE, 0) if may_raise_income(state, tables, seat) else number
    if step == ACHIEVEMENTS:
        number = add(actions, number, PASS, 0)
        return legal_achievements(state, tables, seat, actions, number)
    if step == LAST_REWARDS:
        return add(actions, number, PASS, 0)
    return legal_plays(state, tables, seat, actions, number)


@rule
def legal_anytime(state: Record, tables: Record, seat: Number, actions: Record) -> Number:
    """M40, M43: spend a reward token, repay a loan."""
    number = 0
    if state.loans[seat] > 0 and state.cash[seat] >= repayment(state, tables, seat):
        number = add(actions, number, REPAY, 0)
    if state.rewards[seat] == 0:
        return number
    number = add(actions, number, REWARD, REWARD_CARDS)
    if count(state.hands[seat]) > 0:
        number = add(actions, number, REWARD, REWARD_DISCARD)
    number = add(actions, number, REWARD, REWARD_VOTES)
    for other in range(state.players):
        if other != seat:
            number = add(actions, number, REWARD, REWARD_BLAME + other)
    return number


@rule
def legal_plays(state: Record, tables: Record, seat: Number, actions: Record, number: Number) -> Number:
    """M37, M39: pass, or play a card or the mayor's skill that works in this window."""
    number = add(actions, number, PASS_WINDOW, 0)
    number = add(actions, number, PASS_MONTH, 0)
    if skill_is_ready(state, tables, seat):
        number = add(actions, number, SKILL, 0)
    hand = state.hands[seat] & tables.window_cards[state.step]
    while hand:
        card = lowest(hand)
        if works_now(state, tables, seat, card, action_cost(state, tables, seat, card)):
            number = add(actions, number, PLAY, card)
        hand = without_lowest(hand)
    return number


@rule
def legal_achievements(state: Record, tables: Record, seat: Number, actions: Record, number: Number) -> Number:
    """M35: one achievement whose condition holds."""
    hand = state.hands[seat]
    while hand:
        card = lowest(hand)
        if all_hold(state, tables, seat, tables.goal[card, 0], tables.goal[card, 1]):
            number = add(actions, number, ACHIEVE, card)
        hand = without_lowest(hand)
    return number


# --- what a move does ------------------------------------------------------------------------------------------


@rule
def apply_turn(state: Record, tables: Record, seat: Number, kind: Number, argument: Number) -> None:
    """Make a move of a turn. Repaying and rewards leave the turn where it is."""
    if kind == REPAY:
        repay(state, tables, seat)
        return
    if kind == REWARD:
        spend_reward(state, tables, seat, argument)
        return
    state.choice = NOTHING
    if kind == BID:
        place_bid(state, seat, argument // SPLIT, argument % SPLIT)
    elif kind == BUILD:
        pay_with_loans(state, tables, seat, fee(state, tables, seat))
        build(state, tables, seat, argument % SPLIT, argument // SPLIT)
    elif kind == PLAY:
        play_card(state, tables, seat, argument)
    elif kind == SKILL:
        use_skill(state, tables, seat)
    else:
        state.passed |= 1 << seat
        if kind == PASS_MONTH:
            state.resting |= 1 << seat
        elif kind == RAISE:
            state.income[seat] += 1
        elif kind == ACHIEVE:
            achieve(state, tables, seat, argument)


@rule
def play_card(state: Record, tables: Record, seat: Number, card: Number) -> None:
    """M37, M38: pay an action's cost in cash, then carry it out."""
    pay(state, seat, action_cost(state, tables, seat, card))
    use_card(state, tables, seat, card)
    begin_ability(state, tables, seat, card)


@rule
def action_cost(state: Record, tables: Record, seat: Number, card: Number) -> Number:
    """M48: what an action costs a player; a skill may make it cheaper, but never free."""
    return max(1, np.int64(tables.ability_cost[card]) - state.standing[seat, CARD_DISCOUNT])


@rule
def use_skill(state: Record, tables: Record, seat: Number) -> None:
    """M41: use the mayor's skill."""
    ability = FIRST_MAYOR_ABILITY + state.mayors[seat]
    pay(state, seat, np.int64(tables.ability_cost[ability]))
    mark_skill_used(state, tables, seat)
    begin_ability(state, tables, seat, ability)


@rule
def achieve(state: Record, tables: Record, seat: Number, card: Number) -> None:
    """M35, M48: score an achievement's votes at once, and draw a card."""
    votes = np.int64(tables.goal_votes[card]) + state.standing[seat, ACHIEVEMENT_BONUS]
    win_votes(state, seat, np.int64(FROM_ACHIEVEMENTS), votes)
    state.actor = seat
    use_card(state, tables, seat, card)
    draw_cards(state, seat, np.int64(1))


@rule
def spend_reward(state: Record, tables: Record, seat: Number, purchase: Number) -> None:
    """M40: discard a token, which goes back to the box (M11), for one of its four rewards.

    Before the count nothing but tokens keeps the turn.
    """
    state.rewards[seat] -= 1
    state.rewards_left += tables.rewards_return
    state.rewards_spent += 1 - tables.rewards_return
    source = np.int64(FROM_REWARDS)
    if purchase == REWARD_CARDS:
        draw_cards(state, seat, tables.reward_cards)
    elif purchase == REWARD_VOTES:
        win_votes(state, seat, source, tables.reward_votes)
    elif purchase == REWARD_DISCARD:
        state.actor = seat
        state.picks = tables.reward_discards
        state.choice = PICK_DISCARD_OR_STOP
        state.search = seat
    else:
        victim = purchase - REWARD_BLAME
        win_votes(state, victim, source, -min(tables.reward_blame, np.int64(state.votes[victim])))
    if state.step == LAST_REWARDS and state.choice == TURN:
        state.choice = NOTHING
        state.search = seat
