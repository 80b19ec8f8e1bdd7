"""The words of a content pack: what an ability does (verbs), what a condition asks (tests), of what, to whom.

A pack is data. Each step of an ability becomes one row of numbers (verb, who, kind, amount, per, most) and each
condition one row (test, kind, amount); `effects.py` and `conditions.py` interpret the rows. The same rows make
the text a player reads (`texts.py`), so that text and behaviour can't differ.
"""

from dataclasses import dataclass

# --- kinds of buildings, and what a pictogram may show -------------------------------------------------

BAKERY, SUPERMARKET, CAFE, BOUTIQUE, UNIQUE = 0, 1, 2, 3, 4
HOME = 4
"""The fifth pictogram: a neighbouring residential block (M4)."""
ANY_BUILDING = 5
CHOSEN_KIND = 6
TYPES = 4
KINDS = ("bakery", "supermarket", "cafe", "boutique", "unique", "any", "chosen")
LETTERS = "BMCS"
PICTOGRAMS = "BMCSR"
"""Letters of the pictograms in a pack: the four types and R for residential."""

# --- whom a step concerns ------------------------------------------------------------------------------

SELF, CHOSEN, OPPONENTS, EVERYONE, LEADER, NEIGHBOUR = range(6)
WHO = ("self", "chosen", "opponents", "everyone", "leader", "neighbour")

# --- "for each ..." ------------------------------------------------------------------------------------

(PER_NOTHING, PER_BAKERY, PER_SUPERMARKET, PER_CAFE, PER_BOUTIQUE, PER_UNIQUE, PER_BUILDING, PER_EMPTY_SITE,
 PER_FULL_BLOCK, PER_STOCK_TILE, PER_CARD, PER_HOME_BUILDING, PER_OPPONENT) = range(13)  # fmt: skip
PER = ("nothing", "bakery", "supermarket", "cafe", "boutique", "unique", "building", "empty_site", "full_block",
       "stock_tile", "card", "home_building", "opponent")  # fmt: skip

# --- when an ability works -----------------------------------------------------------------------------

PLAYED, BUILT, MONTHLY, STANDING, AT_END = range(5)
WHEN = ("played", "built", "monthly", "standing", "end")

WINDOWS = ("start", "bids", "paid", "built", "end")
"""The five action windows of a month: M18, M24, M26, M30, M31."""

ALWAYS, ONCE_A_MONTH, ONCE_A_GAME = range(3)
USES = ("always", "month", "game")

# --- verbs ---------------------------------------------------------------------------------------------

(GAIN_MONEY, LOSE_MONEY, STEAL_MONEY, GAIN_VOTES, LOSE_VOTES, DRAW_CARDS, DISCARD_CARDS, LOSE_CARDS,
 RAISE_INCOME, LOWER_INCOME, TAKE_FIRST_PLAYER, DISCOUNT_TILES, SURCHARGE_TILES, DISCOUNT_FEES, SURCHARGE_FEES,
 PLACE_MARKERS, REMOVE_MARKERS, BOOST_POLL, REPLACE_POLL, CAMPAIGN, SMEAR, BUILD_NOW, MOVE_TILE, SWAP_TILES,
 EXCHANGE_STOCK, SELL_STOCK, RAID_STOCK, SWAP_BIDS, CAP_BIDS, BID_LAST, LIMIT_BUILDING, PROTECT, FORGIVE_LOAN,
 GAIN_REWARD, LARGER_HAND, DISCOUNT_CARDS, POLL_PREMIUM, ACHIEVEMENT_PREMIUM, WIN_TIES, LENIENT_BANK, COUNTS_AS,
 INSPIRE) = range(1, 43)  # fmt: skip


@dataclass(frozen=True)
class Verb:
    """One word of the language of abilities, and how a pack may use it."""

    number: int
    who: tuple[str, ...] = ("self",)
    """Whom it may concern; the first is meant where a pack says nothing."""
    kinds: tuple[str, ...] = ()
    """The kinds it may name; empty: it names none."""
    amount: bool = True
    """Whether it takes a number `n`."""
    per: bool = False
    """Whether the number may be multiplied (`per`, `most`)."""
    when: tuple[str, ...] = ("played", "built")
    """The abilities in which it makes sense."""


_ANYBODY = ("self", "chosen", "opponents", "everyone", "leader", "neighbour")
_OTHERS = ("chosen", "opponents", "leader", "neighbour")
_TYPES = KINDS[:TYPES]
_TYPES_OR_CHOSEN = (*_TYPES, "chosen")
_SILENT = ("played", "built", "monthly")

VERBS = {
    "gain_money": Verb(GAIN_MONEY, _ANYBODY, per=True, when=_SILENT),
    "lose_money": Verb(LOSE_MONEY, (*_OTHERS, "everyone", "self"), per=True, when=_SILENT),
    "steal_money": Verb(STEAL_MONEY, _OTHERS, when=_SILENT),
    "gain_votes": Verb(GAIN_VOTES, per=True, when=("end",)),
    "lose_votes": Verb(LOSE_VOTES, (*_OTHERS, "everyone", "self"), per=True, when=_SILENT),
    "draw_cards": Verb(DRAW_CARDS, _ANYBODY, when=_SILENT),
    "discard_cards": Verb(DISCARD_CARDS),
    "lose_cards": Verb(LOSE_CARDS, _OTHERS, when=_SILENT),
    "raise_income": Verb(RAISE_INCOME, ("self", "everyone"), when=_SILENT),
    "lower_income": Verb(LOWER_INCOME, _OTHERS, when=_SILENT),
    "take_first_player": Verb(TAKE_FIRST_PLAYER, ("self", "chosen", "neighbour"), amount=False),
    "discount_tiles": Verb(DISCOUNT_TILES, when=("played", "built", "standing")),
    "surcharge_tiles": Verb(SURCHARGE_TILES, _OTHERS),
    "discount_fees": Verb(DISCOUNT_FEES, when=("played", "built", "standing")),
    "surcharge_fees": Verb(SURCHARGE_FEES, _OTHERS),
    "place_markers": Verb(PLACE_MARKERS, kinds=_TYPES_OR_CHOSEN),
    "remove_markers": Verb(REMOVE_MARKERS, kinds=_TYPES_OR_CHOSEN),
    "boost_poll": Verb(BOOST_POLL, kinds=_TYPES_OR_CHOSEN),
    "replace_poll": Verb(REPLACE_POLL, amount=False),
    "campaign": Verb(CAMPAIGN, kinds=_TYPES_OR_CHOSEN),
    "smear": Verb(SMEAR, _OTHERS, kinds=_TYPES_OR_CHOSEN),
    "build_now": Verb(BUILD_NOW),
    "move_tile": Verb(MOVE_TILE),
    "swap_tiles": Verb(SWAP_TILES),
    "exchange_stock": Verb(EXCHANGE_STOCK),
    "sell_stock": Verb(SELL_STOCK),
    "raid_stock": Verb(RAID_STOCK, ("chosen",), amount=False),
    "swap_bids": Verb(SWAP_BIDS, amount=False, when=("played",)),
    "cap_bids": Verb(CAP_BIDS, when=("played",)),
    "bid_last": Verb(BID_LAST, amount=False, when=("played",)),
    "limit_building": Verb(LIMIT_BUILDING, _OTHERS),
    "protect": Verb(PROTECT, amount=False, when=(*_SILENT, "standing")),
    "forgive_loan": Verb(FORGIVE_LOAN),
    "gain_reward": Verb(GAIN_REWARD, amount=False),
    "larger_hand": Verb(LARGER_HAND, when=("standing",)),
    "discount_cards": Verb(DISCOUNT_CARDS, when=("standing",)),
    "poll_premium": Verb(POLL_PREMIUM, when=("standing",)),
    "achievement_premium": Verb(ACHIEVEMENT_PREMIUM, when=("standing",)),
    "win_ties": Verb(WIN_TIES, amount=False, when=("standing",)),
    "lenient_bank": Verb(LENIENT_BANK, when=("standing",)),
    "counts_as": Verb(COUNTS_AS, kinds=(*_TYPES, "home"), amount=False, when=("standing",)),
    "inspire": Verb(INSPIRE, kinds=(*_TYPES, "any"), when=("standing",)),
}
ONLY_UNIQUE = frozenset({"counts_as", "inspire"})
"""Verbs that speak of the neighbours of a tile, so that only a unique building can have them."""
GIVE_VOTES = frozenset({"gain_votes", "poll_premium", "achievement_premium"})
"""M48: votes come from polls, achievements, rewards, the election and the end; of abilities only unique buildings add
to those."""

# --- tests ---------------------------------------------------------------------------------------------

(BUILT_OF, FEW_OF, TOTAL_OF, MOST_OF, LEADS, FULL_BLOCKS, MIXED_BLOCK, LINE_OF, MIXED_LINE, CLUSTER, EMPTY_AT_LEAST,
 EMPTY_AT_MOST, USEFUL_BUILDING, EACH_TYPE, BY_HOMES, BESIDE_UNIQUE, INCOME_LEVEL, CASH_AT_LEAST, CASH_AT_MOST,
 RICHEST, MONTH_FROM, MONTH_UNTIL, LOANS_AT_LEAST, NO_LOANS, STOCK_AT_LEAST, STOCK_EMPTY, VOTES_AT_LEAST,
 FEWEST_VOTES, MOST_VOTES, HOLDS_FIRST_PLAYER, HAND_AT_LEAST, MARKERS_ON, POLLS_WON, HOLDS_REWARD, PAID_AT_LEAST,
 BUILT_THIS_MONTH) = range(1, 37)  # fmt: skip
LAST_DISTRICT_TEST = BESIDE_UNIQUE
"""Tests up to this one look at what is built."""


@dataclass(frozen=True)
class Test:
    """One word of the language of conditions."""

    __test__ = False  # not a class of tests for pytest

    number: int
    kinds: tuple[str, ...] = ()
    amount: bool = True


_BUILDINGS = (*_TYPES, "unique", "any")
_TYPES_OR_ANY = (*_TYPES, "any")

TESTS = {
    "built_of": Test(BUILT_OF, _BUILDINGS),
    "few_of": Test(FEW_OF, _BUILDINGS),
    "total_of": Test(TOTAL_OF, _TYPES),
    "most_of": Test(MOST_OF, (*_TYPES, "unique"), amount=False),
    "leads": Test(LEADS, _TYPES, amount=False),
    "income_level": Test(INCOME_LEVEL),
    "cash_at_least": Test(CASH_AT_LEAST),
    "cash_at_most": Test(CASH_AT_MOST),
    "richest": Test(RICHEST, amount=False),
    "full_blocks": Test(FULL_BLOCKS),
    "mixed_block": Test(MIXED_BLOCK),
    "line_of": Test(LINE_OF, _TYPES_OR_ANY),
    "mixed_line": Test(MIXED_LINE),
    "cluster": Test(CLUSTER, _TYPES),
    "empty_at_least": Test(EMPTY_AT_LEAST),
    "empty_at_most": Test(EMPTY_AT_MOST),
    "month_from": Test(MONTH_FROM),
    "month_until": Test(MONTH_UNTIL),
    "loans_at_least": Test(LOANS_AT_LEAST),
    "no_loans": Test(NO_LOANS, amount=False),
    "stock_at_least": Test(STOCK_AT_LEAST),
    "stock_empty": Test(STOCK_EMPTY, amount=False),
    "votes_at_least": Test(VOTES_AT_LEAST),
    "fewest_votes": Test(FEWEST_VOTES, amount=False),
    "most_votes": Test(MOST_VOTES, amount=False),
    "holds_first_player": Test(HOLDS_FIRST_PLAYER, amount=False),
    "hand_at_least": Test(HAND_AT_LEAST),
    "useful_building": Test(USEFUL_BUILDING, _TYPES_OR_ANY),
    "each_type": Test(EACH_TYPE),
    "by_homes": Test(BY_HOMES, _TYPES_OR_ANY),
    "markers_on": Test(MARKERS_ON, _TYPES),
    "polls_won": Test(POLLS_WON),
    "holds_reward": Test(HOLDS_REWARD, amount=False),
    "paid_at_least": Test(PAID_AT_LEAST),
    "built_this_month": Test(BUILT_THIS_MONTH),
    "beside_unique": Test(BESIDE_UNIQUE, _TYPES_OR_ANY),
}
