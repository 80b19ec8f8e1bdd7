"""What each seat may see, as whole numbers. Only hands and what is to be drawn are secret; at the end hands are open.

Boards, mayors, polls, cards and designs are numbered as the content pack lists them. A design is written with 1 added,
so that 0 is no tile; a seat as it is, so that -1 is nobody. What follows from the rest is not repeated: scores, and
what mayors and unique buildings change for good.
"""

import numpy as np

from quartier.engine.compile import Record, rule
from quartier.engine.kernels import count, spread_nibbles, write_bits, write_numbers, write_parts
from quartier.engine.layout import Field, observation_type
from quartier.games.munivers.rules.state import (
    CHOICES,
    COLOURS,
    HALVES,
    LAST_BID,
    LOTS,
    MAX_BOARDS,
    MAX_CARDS,
    MAX_DESIGNS,
    MAX_LEVELS,
    MAX_LOAN_CARDS,
    MAX_MAYORS,
    MAX_MONTHS,
    MAX_POLLS,
    MAX_REWARDS,
    MAX_ROWS,
    MAX_SEATS,
    MAX_SITES,
    MODIFIERS,
    NO_LETTER,
    NOBODY,
    OVER,
    POLL_SLOTS,
    SOURCES,
    STEPS,
)
from quartier.games.munivers.rules.turns import waiting
from quartier.games.munivers.rules.verbs import KINDS, TYPES

LAST_SEAT = MAX_SEATS - 1
SMALLEST, LARGEST = -32_768, 32_767
"""How far numbers go that no pack and no rule limits."""
UNIQUES = 64
PLACE_BITS = 4
"""Of the number that tells where a card is."""
CARDS_A_WORD = 64 // PLACE_BITS
SEAT = (MAX_SEATS,)
SITES = (MAX_SEATS, MAX_SITES)
TYPE_NAMES = ", ".join(KINDS[:TYPES])
LAYOUT = (
    Field("viewer", (), -1, LAST_SEAT, "the seat that looks; -1: a spectator"),
    Field("waiting", SEAT, 0, 1, "by seat: must it decide now? Nobody: the game is over", bits=1),
    Field("players", (), 2, MAX_SEATS, "how many seats there are; what belongs to other seats is 0"),
    Field("match_once", (), 0, 1, "option `match`: each, once"),
    Field("month", (), 1, MAX_MONTHS, "the month"),
    Field("step", (), 0, len(STEPS) - 1, ", ".join(STEPS)),
    Field("current", (), 0, LAST_SEAT, "whose decision it is, or was at the end"),
    Field("choice", (), 0, len(CHOICES) - 1, "what is to be decided: " + ", ".join(CHOICES)),
    Field("first", (), 0, LAST_SEAT, "the first player"),
    Field("next_first", (), NOBODY, LAST_SEAT, "who will be the first player by a card's word; -1: the next one"),
    Field("passed", SEAT, 0, 1, "by seat: has it passed in this step?", bits=1),
    Field("resting", SEAT, 0, 1, "by seat: has it passed for the month?", bits=1),
    Field("search", (), 0, LAST_SEAT, "with whom the search for the next decision begins", in_views=False),
    Field("actor", (), 0, LAST_SEAT, "whose ability is being carried out", in_views=False),
    Field("target", (), NOBODY, LAST_SEAT, "whom it concerns; -1: not chosen"),
    Field("chosen_kind", (), -1, TYPES - 1, "the type chosen for it; -1: not chosen", in_views=False),
    Field("row", (), 0, MAX_ROWS, "its next step in the tables", in_views=False),
    Field("rows_left", (), 0, MAX_ROWS, "its steps still to come", in_views=False),
    Field("picks", (), 0, LARGEST, "how many more things may be picked"),
    Field("price", (), 0, LARGEST, "what a tile that is sold brings", in_views=False),
    Field("letter", (), 0, TYPES, f"the letter of the card just used, from 1: {TYPE_NAMES}; 0: none to settle"),
    Field("letter_colour", (), 0, len(COLOURS) - 1, "its colour: " + ", ".join(COLOURS), in_views=False),
    Field("unresolved", (UNIQUES,), 0, 1, "unique buildings just built whose effect is still to come, by their number "
          "among the uniques", in_views=False, bits=1),
    Field("lots", (HALVES, LOTS), 0, MAX_DESIGNS, "the tiles of the left and of the right half of the stall", plus=1),
    Field("bids", (HALVES, LOTS), 0, LAST_BID, "the standing bids", in_views=False, plus=0),
    Field("bidders", (HALVES, LOTS), NOBODY, LAST_SEAT, "whose bids they are", in_views=False, plus=0),
    Field("called", (), 0, MAX_SEATS, "how many have made their first bid on this half"),
    Field("outbid", (), NOBODY, LAST_SEAT, "who was outbid and must bid again"),
    Field("bid_cap", (), 0, LAST_BID, "the end of the bid track this month"),
    Field("opener", (), NOBODY, LAST_SEAT, "who opens the bidding"),
    Field("poll_cards", (POLL_SLOTS,), 0, MAX_POLLS - 1, "the poll cards, in the order of their months"),
    Field("poll_boost", (TYPES,), SMALLEST, LARGEST, f"what cards add to the next poll: {TYPE_NAMES}", in_views=False,
          plus=0),
    Field("markers", (TYPES,), 0, LARGEST, f"vote markers by type: {TYPE_NAMES}", plus=0),
    Field("marker_supply", (), 0, LARGEST, "vote markers left"),
    Field("rewards_left", (), 0, MAX_REWARDS, "reward tokens left"),
    Field("bag_left", (), 0, LARGEST, "tiles in the bag; which ones follows from all that lie open"),
    Field("deck_left", (), 0, MAX_CARDS, "cards in the deck"),
    Field("cards", (MAX_CARDS // CARDS_A_WORD, CARDS_A_WORD), 0, 1 + MAX_SEATS,
          "where each card is: 0: not seen, 1: discarded, 2 and more: in the hand of seat 0 and more; the viewer's is "
          "seen, all are at the end", bits=PLACE_BITS),
    Field("hand_counts", SEAT, 0, MAX_CARDS, "by seat: cards in hand"),
    Field("boards", SEAT, 0, MAX_BOARDS - 1, "by seat: its board", plus=0),
    Field("mayors", SEAT, 0, MAX_MAYORS - 1, "by seat: its mayor", plus=0),
    Field("mayor_used", SEAT, 0, 2, "by seat: is the mayor's skill used up? no, for this month, for the game", plus=0),
    Field("cash", SEAT, 0, LARGEST, "by seat: cash, as far as these numbers go"),
    Field("loans", SEAT, 0, 2 * MAX_LOAN_CARDS, "by seat: loans", plus=0),
    Field("income", SEAT, 0, MAX_LEVELS, "by seat: level of income", plus=0),
    Field("rewards", SEAT, 0, MAX_REWARDS, "by seat: reward tokens", plus=0),
    Field("polls_won", SEAT, 0, 127, "by seat: types won in polls", plus=0),
    Field("paid", SEAT, 0, LARGEST, "by seat: paid for tiles this month", plus=0),
    Field("built_this_month", SEAT, 0, LARGEST, "by seat: tiles built this month", plus=0),
    Field("stock_size", SEAT, 0, LARGEST, "by seat: tiles in stock", plus=0),
    Field("votes", SEAT, SMALLEST, LARGEST, "by seat: votes so far", plus=0),
    Field("ledger", (MAX_SEATS, len(SOURCES)), SMALLEST, LARGEST,
          "by seat: where they come from: " + ", ".join(SOURCES), plus=0),
    Field("monthly", (MAX_SEATS, len(MODIFIERS)), SMALLEST, LARGEST, "by seat: what holds this month beside what its "
          "mayor and its unique buildings say: " + ", ".join(MODIFIERS), plus=0),
    Field("campaign", (MAX_SEATS, TYPES), SMALLEST, LARGEST, "by seat: what campaigns add to its totals this month",
          plus=0),
    Field("totals", (MAX_SEATS, TYPES), 0, LARGEST, f"by seat: usefulness by type: {TYPE_NAMES}", plus=0),
    Field("built", (MAX_SEATS, TYPES + 1), 0, MAX_SITES, f"by seat: buildings by type: {TYPE_NAMES}, unique", plus=0),
    Field("sites", SITES, 0, MAX_DESIGNS, "by seat: the tile on each site of its board", bits=8, plus=1),
    Field("usefulness", SITES, 0, 127, "by seat: how useful each building is", bits=8, plus=0),
    Field("stock", (MAX_SEATS, MAX_DESIGNS), 0, 127, "by seat: tiles in stock by design", bits=8, plus=0),
)  # fmt: skip
OBSERVATION = observation_type(LAYOUT)
PARTS = MAX_SEATS + 3


@rule
def observe(state: Record, tables: Record, seat: int, seen: Record) -> None:
    """Write all that a seat (or a spectator) may see."""
    observe_alike(state, seen)
    for part in range(PARTS):
        observe_part(state, tables, seat, part, seen)


@rule
def observe_alike(state: Record, seen: Record) -> None:
    """Write what everybody sees as it is in the state: the fields that the layout says it of. A GPU copies them."""
    observe_stall(state, seen)
    observe_polls(state, seen)
    observe_players(state, seen)
    observe_votes(state, seen)
    observe_month(state, seen)
    observe_districts(state, seen)


@rule
def observe_part(state: Record, tables: Record, seat: int, part: int, seen: Record) -> None:
    """Write a part of all else, of PARTS: on a GPU several threads see to one observation."""
    if part < MAX_SEATS:
        observe_cards(state, seat, part, seen)
        observe_purse(state, part, seen)
    elif part == MAX_SEATS:
        observe_turn(state, tables, seat, seen)
    elif part == MAX_SEATS + 1:
        observe_ability(state, seen)
    else:
        observe_table(state, seen)


@rule
def observe_cards(state: Record, viewer: int, part: int, seen: Record) -> None:
    """M46: where cards are, as far as it is seen: those of one word."""
    first = CARDS_A_WORD * part
    places = spread_nibbles(state.discarded >> np.uint64(first))
    for seat in range(MAX_SEATS):
        if seat == viewer or state.step == OVER:
            places += spread_nibbles(state.hands[seat] >> np.uint64(first)) * np.uint64(2 + seat)
    write_parts(places, PLACE_BITS, seen.cards[part])


@rule
def observe_turn(state: Record, tables: Record, viewer: int, seen: Record) -> None:
    """M13: who looks, the calendar, the step, and who must decide what."""
    seen.viewer = viewer
    write_bits(np.uint64(waiting(state, tables)), seen.waiting)
    seen.players = state.players
    seen.match_once = state.match_once
    seen.month = state.month
    seen.step = state.step
    seen.current = state.current
    seen.choice = state.choice
    seen.first = state.first
    seen.next_first = state.next_first
    write_bits(np.uint64(state.passed), seen.passed)
    write_bits(np.uint64(state.resting), seen.resting)
    seen.search = state.search


@rule
def observe_ability(state: Record, seen: Record) -> None:
    """M38: an ability that is being carried out, and the letter of the card just used."""
    seen.actor = state.actor
    seen.target = state.target
    seen.chosen_kind = state.chosen_kind
    seen.row = state.row
    seen.rows_left = state.rows_left
    seen.picks = state.picks
    seen.price = state.price
    seen.letter = state.letter + 1 if state.letter_colour != NO_LETTER else 0
    seen.letter_colour = state.letter_colour
    write_bits(state.unresolved, seen.unresolved)


@rule
def observe_table(state: Record, seen: Record) -> None:
    """M9, M15, M23: how the auction stands, the polls, tokens, and how much is left to draw."""
    seen.called = state.called
    seen.outbid = state.outbid
    seen.bid_cap = state.bid_cap
    seen.opener = state.opener
    for slot in range(POLL_SLOTS):
        seen.poll_cards[slot] = state.poll_cards[slot]
    seen.marker_supply = state.marker_supply
    seen.rewards_left = state.rewards_left
    seen.bag_left = state.bag_left
    seen.deck_left = count(state.deck)


@rule
def observe_purse(state: Record, seat: int, seen: Record) -> None:
    """M12: how much cash a player has, and how many cards."""
    seen.cash[seat] = min(np.int64(state.cash[seat]), LARGEST)
    seen.hand_counts[seat] = count(state.hands[seat])


# --- what everybody sees as it is ------------------------------------------------------------------------


@rule
def observe_stall(state: Record, seen: Record) -> None:
    """M19-M23: both halves of the stall, with the standing bids."""
    write_numbers(state.lots, 1, seen.lots)
    write_numbers(state.bids, 0, seen.bids)
    write_numbers(state.bidders, 0, seen.bidders)


@rule
def observe_polls(state: Record, seen: Record) -> None:
    """M9: what changes the next poll, and the markers."""
    write_numbers(state.poll_boost, 0, seen.poll_boost)
    write_numbers(state.markers, 0, seen.markers)


@rule
def observe_players(state: Record, seen: Record) -> None:
    """M12: what lies open before each player."""
    write_numbers(state.boards, 0, seen.boards)
    write_numbers(state.mayors, 0, seen.mayors)
    write_numbers(state.mayor_used, 0, seen.mayor_used)
    write_numbers(state.loans, 0, seen.loans)
    write_numbers(state.income, 0, seen.income)
    write_numbers(state.rewards, 0, seen.rewards)
    write_numbers(state.stock_size, 0, seen.stock_size)


@rule
def observe_votes(state: Record, seen: Record) -> None:
    """M44: votes, and what brings them."""
    write_numbers(state.votes, 0, seen.votes)
    write_numbers(state.ledger, 0, seen.ledger)
    write_numbers(state.polls_won, 0, seen.polls_won)
    write_numbers(state.campaign, 0, seen.campaign)
    write_numbers(state.totals, 0, seen.totals)
    write_numbers(state.built, 0, seen.built)


@rule
def observe_month(state: Record, seen: Record) -> None:
    """M48: what each player did this month, and what changes what may be done."""
    write_numbers(state.paid, 0, seen.paid)
    write_numbers(state.built_this_month, 0, seen.built_this_month)
    write_numbers(state.monthly, 0, seen.monthly)


@rule
def observe_districts(state: Record, seen: Record) -> None:
    """M3, M4: what stands on which site, how useful it is, and what is in stock."""
    write_numbers(state.sites, 1, seen.sites)
    write_numbers(state.usefulness, 0, seen.usefulness)
    write_numbers(state.stock, 0, seen.stock)
