"""What lies on the table of Munivers (the state), and what a content pack says about it (the tables).

Seats, months' steps, types and tiles are numbers here; their names live in `verbs.py`, in the pack and in
`moves.py`. A *design* is one picture of a tile; several tiles may share it. Nobody knows the order of the bag and
of the deck, so they are counts and sets from which tiles and cards are drawn when they are needed.
"""

import numpy as np

from quartier.engine.compile import record_type
from quartier.games.munivers.rules.verbs import TYPES

MAX_SEATS = 4
MAX_SITES = 24
MAX_BLOCKS = 12
MAX_BOARDS = 8
MAX_DESIGNS = 64
"""As many as a set holds."""
MAX_CARDS = 64
MAX_MAYORS = 16
MAX_POLLS = 12
MAX_MONTHS = 12
MAX_LEVELS = 12
POLL_SLOTS = 3
LOTS = 4
HALVES = 2
LEFT, RIGHT = 0, 1
DIRECTIONS = 2
"""Lines run east or south. Sites are numbered in that order too, so a line is met from its lowest bit on."""

LAST_BID = 20
"""The end of the bid track (M23)."""
MAX_LOAN_CARDS = 32
MAX_REWARDS = 32
"""How many loan cards and reward tokens a pack may have (M10, M11)."""
HAND = 3
NOBODY = -1
NO_TILE = -1

# --- the steps of a month, numbered as in the draft ----------------------------------------------------

(START_WINDOW, BID_LEFT, BID_RIGHT, BIDS_WINDOW, PAID_WINDOW, BUILDING, DEVELOPMENT, BUILT_WINDOW, END_WINDOW,
 ACHIEVEMENTS, LAST_REWARDS, OVER) = range(12)  # fmt: skip
STEPS = ("start", "left", "right", "bids", "paid", "building", "development", "built", "end", "achievements",
         "rewards", "over")  # fmt: skip

# --- what the seat whose turn it is must decide ---------------------------------------------------------

(NOTHING, TURN, PICK_TARGET, PICK_KIND, PICK_MARKER, PICK_DISCARD, PICK_DISCARD_OR_STOP, PICK_BUILD, PICK_MOVE,
 PICK_SWAP, PICK_EXCHANGE, PICK_SALE, PICK_RAID, PICK_BIDS) = range(14)  # fmt: skip
CHOICES = ("nothing", "turn", "target", "kind", "marker", "discard", "discard or stop", "build", "move", "swap",
           "exchange", "sale", "raid", "bids")  # fmt: skip

NO_LETTER, RED, GREEN = range(3)
COLOURS = ("none", "red", "green")

# --- modifiers: what holds this month, and what holds as long as a mayor or a unique building says so ----

(TILE_DISCOUNT, FEE_DISCOUNT, PROTECTION, BUILDING_LIMIT, HAND_BONUS, CARD_DISCOUNT, POLL_BONUS, ACHIEVEMENT_BONUS,
 TIE_WINNER, LENIENCY) = range(10)  # fmt: skip
MODIFIERS = ("tile_discount", "fee_discount", "protection", "building_limit", "hand", "card_discount",
             "poll_premium", "achievement_premium", "win_ties", "lenient_bank")  # fmt: skip

# --- where votes come from (M44-M48): the ledger that the score lines repeat -----------------------------

FROM_POLLS, FROM_ELECTION, FROM_ACHIEVEMENTS, FROM_ABILITIES, FROM_REWARDS = range(5)
SOURCES = ("polls", "election", "achievements", "abilities", "rewards")
FINAL_LINES = ("bakeries", "supermarkets", "cafes", "boutiques", "uniques", "cash", "landmarks", "loans",
               "penalties")  # fmt: skip
SCORE_LINES = (*SOURCES, *FINAL_LINES)
(LINE_BAKERIES, LINE_SUPERMARKETS, LINE_CAFES, LINE_BOUTIQUES, LINE_UNIQUES, LINE_CASH, LINE_LANDMARKS, LINE_LOANS,
 LINE_PENALTIES) = range(5, 14)  # fmt: skip

STATE = record_type(
    [
        # what most moves need is in the first 128 bytes: memory is brought in such lines
        ("seed", np.uint64),
        ("deck", np.uint64),
        ("discarded", np.uint64),
        ("hands", np.uint64, (MAX_SEATS,)),
        ("unresolved", np.uint64),  # unique buildings just built whose effect is still to come
        ("draws", np.uint32),
        ("bank", np.int32),
        ("cash", np.int32, (MAX_SEATS,)),
        # an ability that is being carried out, and what is left on the table
        ("row", np.int16),
        ("rows_left", np.int16),
        ("picks", np.int16),
        ("price", np.int16),
        ("marker_supply", np.int16),
        ("rewards_left", np.int16),
        ("rewards_spent", np.int16),
        ("bag_left", np.int16),
        ("actor", np.int8),
        ("target", np.int8),
        ("chosen_kind", np.int8),
        ("letter", np.int8),
        ("letter_colour", np.int8),
        # the calendar, whose turn it is, and what is being decided
        ("players", np.int8),
        ("match_once", np.int8),
        ("month", np.int8),
        ("step", np.int8),
        ("first", np.int8),
        ("next_first", np.int8),
        ("current", np.int8),
        ("choice", np.int8),
        ("search", np.int8),
        ("passed", np.int8),
        ("resting", np.int8),
        ("boards", np.int8, (MAX_SEATS,)),
        # the auction
        ("called", np.int8),
        ("outbid", np.int8),
        ("bid_cap", np.int8),
        ("opener", np.int8),
        ("lots", np.int8, (HALVES, LOTS)),
        ("bids", np.int8, (HALVES, LOTS)),
        ("bidders", np.int8, (HALVES, LOTS)),
        # the players
        ("mayors", np.int8, (MAX_SEATS,)),
        ("mayor_used", np.int8, (MAX_SEATS,)),
        ("loans", np.int8, (MAX_SEATS,)),
        ("income", np.int8, (MAX_SEATS,)),
        ("rewards", np.int8, (MAX_SEATS,)),
        ("polls_won", np.int8, (MAX_SEATS,)),
        ("paid", np.int16, (MAX_SEATS,)),
        ("built_this_month", np.int16, (MAX_SEATS,)),
        ("stock_size", np.int16, (MAX_SEATS,)),
        ("votes", np.int16, (MAX_SEATS,)),
        ("poll_boost", np.int16, (TYPES,)),
        ("markers", np.int16, (TYPES,)),
        # rows of bytes of which some are read as words, and so lie where words may
        ("sites", np.int8, (MAX_SEATS, MAX_SITES)),
        ("usefulness", np.int8, (MAX_SEATS, MAX_SITES)),
        ("stock", np.int8, (MAX_SEATS, MAX_DESIGNS)),
        ("bag", np.int8, (MAX_DESIGNS,)),
        # what belongs to players and is needed less often
        ("totals", np.int16, (MAX_SEATS, TYPES)),
        ("built", np.int8, (MAX_SEATS, TYPES + 1)),
        ("campaign", np.int16, (MAX_SEATS, TYPES)),
        ("ledger", np.int16, (MAX_SEATS, len(SOURCES))),
        ("monthly", np.int16, (MAX_SEATS, len(MODIFIERS))),
        ("standing", np.int16, (MAX_SEATS, len(MODIFIERS))),
        ("poll_cards", np.int8, (POLL_SLOTS,)),
        # so that every state of a batch begins where memory begins to take 32 bytes at once
        ("unused", np.int8, (1,)),
    ]
)

# --- tables ----------------------------------------------------------------------------------------------

VERB, WHO, KIND, AMOUNT, PER, MOST = range(6)
"""The columns of an effect row."""
TEST, TEST_KIND, TEST_AMOUNT = range(3)
"""The columns of a condition row."""
CONTENT_LENGTH = 512
BONUSES = TYPES + 2
MAX_ROWS = 1024
"""Room for every step of an ability that the largest possible pack can have."""
MAX_CONDITIONS = 1536
"""Room for every condition: of cards, mayors, unique buildings, and of the income tracks of all boards."""

FIRST_MAYOR_ABILITY = MAX_CARDS
FIRST_DESIGN_ABILITY = MAX_CARDS + MAX_MAYORS
ABILITIES = MAX_CARDS + MAX_MAYORS + MAX_DESIGNS
"""An ability number says whose it is: a card's action, then a mayor's skill, then a unique building's effect."""

TABLES = record_type(
    [
        ("block_sites", np.uint64, (MAX_BOARDS, MAX_BLOCKS)),
        ("neighbours", np.uint64, (MAX_BOARDS, MAX_SITES)),
        ("home_sites", np.uint64, (MAX_BOARDS,)),  # those beside a residential space
        ("lines", np.uint64, (MAX_BOARDS, DIRECTIONS, MAX_SITES)),  # a site and all behind it, east and south
        ("all_cards", np.uint64),
        ("window_cards", np.uint64, (len(STEPS),)),  # the cards whose action works in a step, and the mayors
        ("window_mayors", np.uint64, (len(STEPS),)),
        # the calendar
        ("months", np.int64),
        ("poll_slots", np.int64),
        ("poll_months", np.int16, (POLL_SLOTS,)),
        ("start_cash", np.int64),
        ("markers", np.int64),
        # loans, reward tokens, and votes for the most of something: bakeries ... boutiques, uniques, cash
        ("loan_cards", np.int64),
        ("loan_amount", np.int64),
        ("loan_repayment", np.int64),
        ("pair_repayment", np.int64),
        ("loan_penalty", np.int64),
        ("reward_tokens", np.int64),
        ("rewards_return", np.int64),  # that go back to the box when one is spent
        ("rewards_kept", np.int64),  # that abilities leave in the box for the poll to come
        ("reward_cards", np.int64),
        ("reward_discards", np.int64),
        ("reward_votes", np.int64),
        ("reward_blame", np.int64),
        ("bonuses", np.int64, (BONUSES,)),
        # what is printed on a board: fees by month, and the income track
        ("fees", np.int16, (MAX_BOARDS, MAX_MONTHS + 1)),
        ("levels", np.int64, (MAX_BOARDS,)),
        ("income", np.int16, (MAX_BOARDS, MAX_LEVELS + 1)),
        ("level_needs", np.int16, (MAX_BOARDS, MAX_LEVELS + 1, 2)),  # first row and number of rows
        # boards
        ("board_count", np.int64),
        ("site_count", np.int64, (MAX_BOARDS,)),
        ("block_count", np.int64, (MAX_BOARDS,)),
        ("homes", np.int16, (MAX_BOARDS, MAX_SITES)),
        ("block_of", np.int16, (MAX_BOARDS, MAX_SITES)),
        # tiles
        ("design_count", np.int64),
        ("first_unique", np.int64),
        ("tile_count", np.int64),
        ("copies", np.int16, (MAX_DESIGNS,)),
        ("kind", np.int16, (MAX_DESIGNS,)),
        ("tile_price", np.int16, (MAX_DESIGNS,)),
        ("pictograms", np.int16, (MAX_DESIGNS,)),
        ("look", np.int16, (MAX_DESIGNS,)),  # the pictogram that it answers to; 5: none
        ("inspires", np.int16, (MAX_DESIGNS, TYPES)),
        # career cards
        ("card_count", np.int64),
        ("letter", np.int16, (MAX_CARDS,)),
        ("colour", np.int16, (MAX_CARDS,)),
        ("penalty", np.int16, (MAX_CARDS,)),
        ("goal", np.int16, (MAX_CARDS, 2)),  # first row and number of rows
        ("goal_votes", np.int16, (MAX_CARDS,)),
        # mayors, polls, voting cards
        ("mayor_count", np.int64),
        ("poll_count", np.int64),
        ("poll_votes", np.int16, (MAX_POLLS, TYPES, POLL_SLOTS)),
        ("base_votes", np.int16, (TYPES,)),
        # abilities
        ("ability_when", np.int64, (ABILITIES,)),
        ("ability_use", np.int16, (ABILITIES,)),
        ("ability_cost", np.int16, (ABILITIES,)),
        ("ability_needs", np.int16, (ABILITIES, 2)),
        ("ability_steps", np.int16, (ABILITIES, 2)),
        ("effects", np.int16, (MAX_ROWS, 6)),
        ("conditions", np.int16, (MAX_CONDITIONS, 3)),
        ("content", np.uint8, (CONTENT_LENGTH,)),  # the name or folder of the pack, for those who show it
    ]
)
