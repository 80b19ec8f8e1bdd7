"""What each seat may see, as whole numbers. Only hands and what is to be drawn are secret; at the end hands are open.

Boards, mayors, polls, cards and designs are numbered as the content pack lists them. A design is written with 1 added,
so that 0 is no tile; a seat as it is, so that -1 is nobody. Scores are not repeated: they follow from the rest.
"""

import numpy as np

from quartier.engine.compile import Record, rule
from quartier.engine.kernels import NONE, count, write_bits, write_bytes
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
    Field("lots", (HALVES, LOTS), 0, MAX_DESIGNS, "the tiles of the left and of the right half of the stall"),
    Field("bids", (HALVES, LOTS), 0, LAST_BID, "the standing bids", in_views=False),
    Field("bidders", (HALVES, LOTS), NOBODY, LAST_SEAT, "whose bids they are", in_views=False),
    Field("called", (), 0, MAX_SEATS, "how many have made their first bid on this half"),
    Field("outbid", (), NOBODY, LAST_SEAT, "who was outbid and must bid again"),
    Field("bid_cap", (), 0, LAST_BID, "the end of the bid track this month"),
    Field("opener", (), NOBODY, LAST_SEAT, "who opens the bidding"),
    Field("poll_cards", (POLL_SLOTS,), 0, MAX_POLLS - 1, "the poll cards, in the order of their months"),
    Field("poll_boost", (TYPES,), SMALLEST, LARGEST, f"what cards add to the next poll: {TYPE_NAMES}", in_views=False),
    Field("markers", (TYPES,), 0, LARGEST, f"vote markers by type: {TYPE_NAMES}"),
    Field("marker_supply", (), 0, LARGEST, "vote markers left"),
    Field("rewards_left", (), 0, MAX_REWARDS, "reward tokens left"),
    Field("bag_left", (), 0, LARGEST, "tiles in the bag; which ones follows from all that lie open"),
    Field("deck_left", (), 0, MAX_CARDS, "cards in the deck"),
    Field("discarded", (MAX_CARDS,), 0, 1, "the discarded cards", bits=1),
    Field("hand_counts", SEAT, 0, MAX_CARDS, "by seat: cards in hand"),
    Field("hands", (MAX_SEATS, MAX_CARDS), 0, 1,
          "by seat: the cards in hand that are seen: the viewer's; all at the end", bits=1),
    Field("boards", SEAT, 0, MAX_BOARDS - 1, "by seat: its board"),
    Field("mayors", SEAT, 0, MAX_MAYORS - 1, "by seat: its mayor"),
    Field("mayor_used", SEAT, 0, 2, "by seat: is the mayor's skill used up? no, for this month, for the game"),
    Field("cash", SEAT, 0, LARGEST, "by seat: cash, as far as these numbers go"),
    Field("loans", SEAT, 0, 2 * MAX_LOAN_CARDS, "by seat: loans"),
    Field("income", SEAT, 0, LARGEST, "by seat: level of income"),
    Field("rewards", SEAT, 0, MAX_REWARDS, "by seat: reward tokens"),
    Field("polls_won", SEAT, 0, LARGEST, "by seat: types won in polls"),
    Field("paid", SEAT, 0, LARGEST, "by seat: paid for tiles this month"),
    Field("built_this_month", SEAT, 0, LARGEST, "by seat: tiles built this month"),
    Field("stock_size", SEAT, 0, LARGEST, "by seat: tiles in stock"),
    Field("votes", SEAT, SMALLEST, LARGEST, "by seat: votes so far"),
    Field("ledger", (MAX_SEATS, len(SOURCES)), SMALLEST, LARGEST,
          "by seat: where they come from: " + ", ".join(SOURCES)),
    Field("monthly", (MAX_SEATS, len(MODIFIERS)), SMALLEST, LARGEST, "by seat: what holds this month: "
          + ", ".join(MODIFIERS)),
    Field("standing", (MAX_SEATS, len(MODIFIERS)), SMALLEST, LARGEST, "by seat: the same by its mayor and its unique "
          "buildings", in_views=False),
    Field("campaign", (MAX_SEATS, TYPES), SMALLEST, LARGEST, "by seat: what campaigns add to its totals this month"),
    Field("totals", (MAX_SEATS, TYPES), 0, LARGEST, f"by seat: usefulness by type: {TYPE_NAMES}"),
    Field("built", (MAX_SEATS, TYPES + 1), 0, MAX_SITES, f"by seat: buildings by type: {TYPE_NAMES}, unique"),
    Field("sites", SITES, 0, MAX_DESIGNS, "by seat: the tile on each site of its board", bits=8),
    Field("usefulness", SITES, 0, 127, "by seat: how useful each building is", bits=8),
    Field("stock", (MAX_SEATS, MAX_DESIGNS), 0, 127, "by seat: tiles in stock by design", bits=8),
)  # fmt: skip
OBSERVATION = observation_type(LAYOUT)
PARTS = 2 * MAX_SEATS


@rule
def observe(state: Record, tables: Record, seat: int, seen: Record) -> None:
    """Write all that a seat (or a spectator) may see."""
    for part in range(PARTS):
        observe_part(state, tables, seat, part, seen)


@rule
def observe_part(state: Record, tables: Record, seat: int, part: int, seen: Record) -> None:
    """Write a part of it, of PARTS: on a GPU several threads see to one observation."""
    owner = part >> 1
    if part & 1:
        observe_district(state, owner, seen)
    else:
        observe_seat(state, seat, owner, seen)
        observe_common(state, tables, seat, owner, seen)


@rule
def observe_common(state: Record, tables: Record, viewer: int, part: int, seen: Record) -> None:
    """Write what belongs to nobody: one of as many parts as there are seats."""
    if part == 0:
        observe_turn(state, tables, viewer, seen)
    elif part == 1:
        observe_ability(state, seen)
    elif part == 2:
        observe_auction(state, seen)
    else:
        observe_table(state, seen)


@rule
def observe_seat(state: Record, viewer: int, seat: int, seen: Record) -> None:
    """Write what belongs to a seat, but for what it has built."""
    observe_player(state, seat, seen)
    observe_votes(state, seat, seen)
    is_open = seat == viewer or state.step == OVER  # M46
    write_bits(state.hands[seat] if is_open else NONE, seen.hands[seat])
    seen.hand_counts[seat] = count(state.hands[seat])


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
def observe_auction(state: Record, seen: Record) -> None:
    """M19-M23: both halves of the stall, with the standing bids."""
    for half in range(HALVES):
        for lot in range(LOTS):
            seen.lots[half, lot] = np.int64(state.lots[half, lot]) + 1
            seen.bids[half, lot] = state.bids[half, lot]
            seen.bidders[half, lot] = state.bidders[half, lot]
    seen.called = state.called
    seen.outbid = state.outbid
    seen.bid_cap = state.bid_cap
    seen.opener = state.opener


@rule
def observe_table(state: Record, seen: Record) -> None:
    """M9, M15: polls, markers, tokens, and how much is left to draw."""
    for slot in range(POLL_SLOTS):
        seen.poll_cards[slot] = state.poll_cards[slot]
    for kind in range(TYPES):
        seen.poll_boost[kind] = state.poll_boost[kind]
        seen.markers[kind] = state.markers[kind]
    seen.marker_supply = state.marker_supply
    seen.rewards_left = state.rewards_left
    seen.bag_left = state.bag_left
    seen.deck_left = count(state.deck)
    write_bits(state.discarded, seen.discarded)


@rule
def observe_player(state: Record, seat: int, seen: Record) -> None:
    """M12: what lies open before a player."""
    seen.boards[seat] = state.boards[seat]
    seen.mayors[seat] = state.mayors[seat]
    seen.mayor_used[seat] = state.mayor_used[seat]
    seen.cash[seat] = min(np.int64(state.cash[seat]), LARGEST)
    seen.loans[seat] = state.loans[seat]
    seen.income[seat] = state.income[seat]
    seen.rewards[seat] = state.rewards[seat]
    seen.polls_won[seat] = state.polls_won[seat]
    seen.paid[seat] = state.paid[seat]
    seen.built_this_month[seat] = state.built_this_month[seat]
    seen.stock_size[seat] = state.stock_size[seat]


@rule
def observe_votes(state: Record, seat: int, seen: Record) -> None:
    """M44, M48: votes, and what changes those to come."""
    seen.votes[seat] = state.votes[seat]
    for source in range(len(SOURCES)):
        seen.ledger[seat, source] = state.ledger[seat, source]
    for modifier in range(len(MODIFIERS)):
        seen.monthly[seat, modifier] = state.monthly[seat, modifier]
        seen.standing[seat, modifier] = state.standing[seat, modifier]
    for kind in range(TYPES):
        seen.campaign[seat, kind] = state.campaign[seat, kind]
        seen.totals[seat, kind] = state.totals[seat, kind]
    for kind in range(TYPES + 1):
        seen.built[seat, kind] = state.built[seat, kind]


@rule
def observe_district(state: Record, seat: int, seen: Record) -> None:
    """M3, M4: what stands on which site, how useful it is, and what is in stock."""
    write_bytes(state.sites[seat], 1, seen.sites[seat])
    write_bytes(state.usefulness[seat], 0, seen.usefulness[seat])
    write_bytes(state.stock[seat], 0, seen.stock[seat])
