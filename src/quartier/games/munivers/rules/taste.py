"""What looks promising: the greedy bot's eye for a position. It has no say in the rules.

A hundred points are one vote. The bot weighs what it has, what polls and the election may bring, what its tiles
would be worth on their best sites, money, income, cards; loans frighten it, so it never bids itself into ruin.
"""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import count, has, lowest, without_lowest
from quartier.games.munivers.rules.conditions import all_hold
from quartier.games.munivers.rules.district import kind_seen, usefulness_at
from quartier.games.munivers.rules.effects import next_poll
from quartier.games.munivers.rules.money import fee
from quartier.games.munivers.rules.state import (
    ACHIEVEMENTS,
    BID_LEFT,
    BIDS_WINDOW,
    BUILDING,
    BUILDING_LIMIT,
    CARD_DISCOUNT,
    END_WINDOW,
    FEE_DISCOUNT,
    HALVES,
    HAND_BONUS,
    LINE_BAKERIES,
    LINE_LANDMARKS,
    LOTS,
    NO_TILE,
    NOTHING,
    POLL_BONUS,
    PROTECTION,
    RIGHT,
    START_WINDOW,
    STEPS,
    TILE_DISCOUNT,
    TURN,
)
from quartier.games.munivers.rules.verbs import TYPES, UNIQUE
from quartier.games.munivers.rules.votes import final_line, hand_penalty, landmark_votes, loan_penalty, opinion

VOTE = 100
CASH = 34
"""What a K€ is worth while there is time to spend it."""
LOAN_FEAR = 2600
SHORTAGE = 350
"""What it minds for each K€ that it may lack for the next tiles."""
USEFULNESS = 15
"""What a point of usefulness is worth besides the polls it may win."""
UNIQUE_WORTH_A_MONTH = 4
CARD = 25
DEAREST = 3
"""The highest price of a tile (M4)."""
PENDING = 130
"""What the bot expects of a decision that an ability still asks for."""
SPARE_CASH = 10
"""What a K€ is worth that income will hardly leave a use for."""
SPENT_A_MONTH = 2
"""What a player can sensibly spend in a month besides the income."""
OPPORTUNITY = 5
"""What it is worth to be asked once more whether to play a card: little, but passing for a month gives up many."""
IN_STOCK = 60
"""What a tile that waits is worth, in percent: less than one that stands, so that it is built soon."""
FOCUS = 70
"""How much of a hope counts by its square, in percent: two strong types are worth more than four weak ones."""
FIRST_OF_A_TYPE, SECOND_OF_A_TYPE = 96, 16
"""What variety is worth for each month left: income and most achievements ask for every type."""
HEAD_START = 3
"""What is added to every total when hopes are weighed: who has nothing yet is not out of the race."""


@rule
def evaluate(state: Record, tables: Record, seat: Number) -> Number:
    """Return how a position looks to a seat."""
    value = wealth(state, tables, seat) + campaign(state, tables, seat) + plans(state, tables, seat)
    value -= envy(state, tables, seat) + given_up(state, tables, seat)
    if state.choice != TURN and state.choice != NOTHING and state.actor == seat:
        value += PENDING * (1 + state.rows_left)
    return value


# --- what the seat has -----------------------------------------------------------------------------------


@rule
def months_left(state: Record, tables: Record) -> Number:
    """Return how many months are still to come."""
    return np.int64(tables.months) - state.month


@rule
def cash_worth(state: Record, tables: Record) -> Number:
    """Return what a K€ is worth: less and less towards the end."""
    return min(CASH, 8 + 7 * months_left(state, tables))


@rule
def wealth(state: Record, tables: Record, seat: Number) -> Number:
    """Votes won, money, income, loans, cards, tokens, and what the final count would bring."""
    left = months_left(state, tables)
    value = VOTE * np.int64(state.votes[seat]) + money(state, tables, seat)
    for line in range(LINE_BAKERIES, LINE_LANDMARKS):
        value += VOTE * final_line(state, tables, seat, line) * state.month // tables.months
    value += VOTE * landmark_votes(state, tables, seat)
    value += left * cash_worth(state, tables) * income_of(state, tables, seat)
    value -= np.int64(state.loans[seat]) * LOAN_FEAR * loan_penalty_share(state, tables, seat) // 15
    if left == 0:
        value -= VOTE * hand_penalty(state, tables, seat)
    else:
        value += CARD * min(4, count(state.hands[seat]))
    value += token_worth(tables) * np.int64(state.rewards[seat]) + variety(state, seat) * (left + 2)
    return value + 8 * np.int64(state.standing[seat, HAND_BONUS]) * left


@rule
def variety(state: Record, seat: Number) -> Number:
    """Return what a month of having many types is worth."""
    value = np.int64(0)
    for kind in range(TYPES):
        if state.built[seat, kind] > 0:
            value += FIRST_OF_A_TYPE
        if state.built[seat, kind] > 1:
            value += SECOND_OF_A_TYPE
    return value


@rule
def token_worth(tables: Record) -> Number:
    """Return what a reward token is worth: a little less than the votes it buys, so that it is spent one day."""
    return VOTE * tables.reward_votes - VOTE // 2


@rule
def income_of(state: Record, tables: Record, seat: Number) -> Number:
    """Return what the income level pays."""
    return np.int64(tables.income[state.boards[seat], state.income[seat]])


@rule
def loan_penalty_share(state: Record, tables: Record, seat: Number) -> Number:
    """Return what one loan left at the end would cost."""
    return loan_penalty(state, tables, seat) // max(1, np.int64(state.loans[seat]))


@rule
def money(state: Record, tables: Record, seat: Number) -> Number:
    """Cash less the standing bids; where they are not covered, the loans they would take."""
    free = np.int64(state.cash[seat])
    committed = np.int64(0)
    for half in range(HALVES):
        for lot in range(LOTS):
            if state.bidders[half, lot] == seat:
                committed += state.bids[half, lot]
    if committed > 0:
        free -= max(0, committed - state.monthly[seat, TILE_DISCOUNT] - state.standing[seat, TILE_DISCOUNT])
    if state.step == BID_LEFT and committed > 0:
        free -= dearest_right(state, tables)
    short = max(0, bill_to_come(state, tables, seat) - free)
    loans = np.int64(0)
    while free < 0:
        free += tables.loan_amount
        loans += 1
    scarce = min(free, 6) * cash_worth(state, tables) // 2
    spare = max(0, free - SPENT_A_MONTH * (1 + months_left(state, tables)))
    value = (free - spare) * cash_worth(state, tables) + spare * SPARE_CASH
    return value + scarce - loans * LOAN_FEAR - short * SHORTAGE


@rule
def dearest_right(state: Record, tables: Record) -> Number:
    """Return the price of the dearest tile of the right half, which may fall to anybody."""
    dearest = np.int64(0)
    for lot in range(state.players):
        dearest = max(dearest, np.int64(tables.tile_price[state.lots[RIGHT, lot]]))
    return dearest


@rule
def bill_to_come(state: Record, tables: Record, seat: Number) -> Number:
    """Return the cash to keep for the next two tiles, as far as next month's income won't pay them."""
    if state.step == START_WINDOW:
        return np.int64(2 * DEAREST)
    if state.step <= BIDS_WINDOW or state.month == tables.months:
        return np.int64(0)
    return max(np.int64(0), 2 * DEAREST - income_of(state, tables, seat))


# --- what voters may say -----------------------------------------------------------------------------------


@rule
def campaign(state: Record, tables: Record, seat: Number) -> Number:
    """Hopes for the polls and the election, and for the reward token of who wins two types."""
    value = np.int64(0)
    best, second = np.int64(0), np.int64(0)
    for kind in range(TYPES):
        value += prospect(state, tables, seat, kind, np.int64(0))
        value += usefulness_worth(state, tables) * np.int64(state.totals[seat, kind])
        hope = hope_of(state, tables, seat, kind, np.int64(0))
        second = max(second, min(best, hope))
        best = max(best, hope)
    if state.rewards_left > 0 and next_poll(state, tables) < tables.poll_slots and state.step < ACHIEVEMENTS:
        value += token_worth(tables) * second // 100
    return value


@rule
def hope_of(state: Record, tables: Record, seat: Number, kind: Number, gain: Number) -> Number:
    """Return the hope to win a type if its total grew by so much, in percent.

    The chance is the own weight among all weights. A faint one is not pursued, a strong one is pressed home.
    """
    own = weight(state, tables, opinion(state, seat, kind) + gain)
    together = own
    for other in range(state.players):
        if other != seat:
            together += weight(state, tables, opinion(state, other, kind))
    chance = 100 * own // together
    return chance * (100 - FOCUS) // 100 + chance * chance * FOCUS // 10000


@rule
def weight(state: Record, tables: Record, total: Number) -> Number:
    """Return how much a total weighs against others: the later in the year, the more a lead tells."""
    base = np.int64(min(total, 60)) + HEAD_START
    power = base * base * base
    for _ in range(4 * state.month // tables.months):
        power *= base
    return power


@rule
def usefulness_worth(state: Record, tables: Record) -> Number:
    """Return what a point of usefulness is worth as such: nothing in the last month."""
    return USEFULNESS * min(np.int64(3), months_left(state, tables)) // 3


@rule
def lead(state: Record, seat: Number, kind: Number) -> Number:
    """Return how far a seat is ahead of the best other one, or behind it."""
    best = np.int64(0)
    for other in range(state.players):
        if other != seat:
            best = max(best, opinion(state, other, kind))
    return opinion(state, seat, kind) - best


@rule
def prospect(state: Record, tables: Record, seat: Number, kind: Number, gain: Number) -> Number:
    """Return the votes a type promises if its total grew by so much, in hundredths."""
    ahead = lead(state, seat, kind) + gain
    hope = hope_of(state, tables, seat, kind, gain)
    counts_now = state.step == END_WINDOW
    certainty = 100 if ahead > 0 else 0
    votes = np.int64(0)
    slot = next_poll(state, tables)
    if slot < tables.poll_slots and state.step < ACHIEVEMENTS:
        stake = np.int64(tables.poll_votes[state.poll_cards[slot], kind, slot]) + state.poll_boost[kind]
        stake += state.standing[seat, POLL_BONUS]
        votes += stake * (certainty if counts_now and tables.poll_months[slot] == state.month else hope)
    for later in range(slot + 1, tables.poll_slots):
        votes += np.int64(tables.poll_votes[state.poll_cards[later], kind, later]) * hope * 3 // 4
    if state.month < tables.months or state.step < ACHIEVEMENTS:
        stake = np.int64(tables.base_votes[kind]) + state.markers[kind]
        votes += stake * (certainty if counts_now and state.month == tables.months else hope)
    return votes


# --- what it could do ----------------------------------------------------------------------------------------


@rule
def plans(state: Record, tables: Record, seat: Number) -> Number:
    """What tiles in stock and tiles bid for would be worth, unique buildings, achievements within reach."""
    value = state.built[seat, UNIQUE] * unique_worth(state, tables)
    sites = room(state, tables, seat)
    stock = np.int64(0)
    left = np.int64(state.stock_size[seat])
    tiles = left
    for design in range(tables.design_count):
        if left == 0:
            break
        if state.stock[seat, design] > 0:
            left -= state.stock[seat, design]
            stock += state.stock[seat, design] * tile_worth(state, tables, seat, design)
    for half in range(HALVES):
        for lot in range(LOTS):
            if state.bidders[half, lot] == seat:
                tiles += 1
                stock += tile_worth(state, tables, seat, np.int64(state.lots[half, lot]))
    if months_left(state, tables) == 0 and state.step >= BUILDING:
        stock = np.int64(0)
    if tiles > sites:
        stock = stock * sites // tiles
    value += stock * IN_STOCK // 100
    value += state.stock_size[seat] * 12 * np.int64(state.monthly[seat, FEE_DISCOUNT])
    value += np.int64(state.monthly[seat, PROTECTION]) * 30
    value += 5 * months_left(state, tables) * np.int64(state.standing[seat, CARD_DISCOUNT])
    if state.next_first == seat:
        value += 60
    if state.opener == (seat + 1) % state.players and state.step == START_WINDOW:
        value += 40
    return value + achievable(state, tables, seat)


@rule
def given_up(state: Record, tables: Record, seat: Number) -> Number:
    """Return what it costs to have passed for the month, though a card or the skill could still work in it."""
    if not (state.resting >> seat) & 1:
        return np.int64(0)
    number = np.int64(0)
    for step in range(state.step + 1, len(STEPS)):
        number += count(state.hands[seat] & tables.window_cards[step])
        number += has(tables.window_mayors[step], state.mayors[seat]) and state.mayor_used[seat] == 0
    return OPPORTUNITY * number


@rule
def room(state: Record, tables: Record, seat: Number) -> Number:
    """Return how many sites are empty."""
    number = 0
    for site in range(tables.site_count[state.boards[seat]]):
        if state.sites[seat, site] == NO_TILE:
            number += 1
    return number


@rule
def tile_worth(state: Record, tables: Record, seat: Number, design: Number) -> Number:
    """Return what a tile would add on its best empty site."""
    if tables.kind[design] == UNIQUE:
        return unique_worth(state, tables)
    best = np.int64(0)
    for site in range(tables.site_count[state.boards[seat]]):
        if state.sites[seat, site] == NO_TILE:
            best = max(best, added_usefulness(state, tables, seat, site, design))
    kind = np.int64(tables.kind[design])
    gain = prospect(state, tables, seat, kind, best) - prospect(state, tables, seat, kind, np.int64(0))
    worth = gain + usefulness_worth(state, tables) * best + 20
    return max(np.int64(0), worth - fee(state, tables, seat) * cash_worth(state, tables))


@rule
def added_usefulness(state: Record, tables: Record, seat: Number, site: Number, design: Number) -> Number:
    """Return a tile's own usefulness on a site and what it would give its neighbours there."""
    added = np.int64(usefulness_at(state, tables, seat, site, design))
    look = kind_seen(tables, design)
    neighbours = tables.neighbours[state.boards[seat], site]
    while neighbours:
        other = state.sites[seat, lowest(neighbours)]
        neighbours = without_lowest(neighbours)
        if other != NO_TILE and look >= 0 and (tables.pictograms[other] >> look) & 1:
            added += 1
    return added


@rule
def unique_worth(state: Record, tables: Record) -> Number:
    """Return roughly what a unique building promises."""
    return UNIQUE_WORTH_A_MONTH * months_left(state, tables)


@rule
def achievable(state: Record, tables: Record, seat: Number) -> Number:
    """Return the best achievement in hand whose condition holds: one a month may be used."""
    best = np.int64(0)
    hand = state.hands[seat]
    while hand:
        card = lowest(hand)
        if all_hold(state, tables, seat, tables.goal[card, 0], tables.goal[card, 1]):
            best = max(best, np.int64(tables.goal_votes[card]))
        hand = without_lowest(hand)
    return best * 60 if state.step < ACHIEVEMENTS or months_left(state, tables) > 0 else best * 0


# --- what the others have ----------------------------------------------------------------------------------------


@rule
def envy(state: Record, tables: Record, seat: Number) -> Number:
    """Return how well the others do, on average; troubles of theirs count against it."""
    value = np.int64(0)
    for other in range(state.players):
        if other == seat:
            continue
        value += 45 * np.int64(state.votes[other]) + 10 * np.int64(state.cash[other])
        value += 10 * months_left(state, tables) * income_of(state, tables, other)
        value += 14 * count(state.hands[other]) + 40 * np.int64(state.stock_size[other])
        value += 12 * np.int64(state.monthly[other, TILE_DISCOUNT])
        value += 25 * np.int64(state.monthly[other, FEE_DISCOUNT])
        if state.monthly[other, BUILDING_LIMIT] > 0 and state.stock_size[other] > 1:
            value -= 120
    return value // (np.int64(state.players) - 1)
