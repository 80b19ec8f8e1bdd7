"""M25, M28, M43: no loan is taken without a word of what it costs, now and at the end."""

from typing import Any

import pytest

from quartier.engine.locale import LANGUAGES
from quartier.engine.match import Match
from quartier.games.munivers.game import GAME
from quartier.table.choices import trie
from tests.munivers.test_month import QUIET, STALL, table


def cautions(match: Match, seat: int = 0, language: str = "en") -> dict[str, str]:
    """Return what a seat is warned of, by the moves that this is about."""
    view, words = match.view(seat), match.words(language)
    found = {path: said(GAME.caution(view, path, words)) for path in match.moves(seat)}
    return {path: text for path, text in found.items() if text}


def said(text: str) -> str:
    """Return a text with ordinary spaces."""
    return text.replace("\u00a0", " ")


def bidding(cash: int, **more: Any) -> Match:
    """Orange opens the left half of the stall with so much money."""
    return table({"orange": {"cash": cash, **more}}, step="left", auction=STALL)


def settled(cash: int, left: int = 12, right: int = 8, **more: Any) -> Match:
    """All bids stand, and orange may still play a card."""
    seats = (("orange", left, right), ("blue", 2, 2), ("green", 3, 3))
    auction = {
        half: [{**lot, "bid": bids[number], "bidder": seat} for lot, (seat, *bids) in zip(lots, seats, strict=True)]
        for number, (half, lots) in enumerate(STALL.items())
    }
    return table({"orange": {"cash": cash, **more}}, step="bids", auction=auction)


def test_a_bid_above_one_s_cash_says_what_the_loan_brings_and_costs() -> None:
    """M25, M43: cash 15, bid 20: a loan of 10 K€, 12 to pay it back, 15 votes at the end."""
    found = cautions(bidding(15))
    assert {int(path.split("/")[-1]) for path in found} == {16, 17, 18, 19, 20}
    assert found["bid/left/1/20"] == (
        "Your bids come to 20 K€, and you have 15 K€: you take 1 loan and get 10 K€. "
        "Paying back costs 12 K€; if you don’t, you lose 15 votes at the end."
    )


def test_the_bid_that_stands_in_the_other_half_counts_too() -> None:
    """M25: both tiles are paid together."""
    bids = zip(STALL["left"], QUIET, (9, 2, 4), strict=True)
    left = [{**lot, "bid": bid, "bidder": seat} for lot, seat, bid in bids]
    match = table({seat: {"cash": 15} for seat in QUIET}, step="right", auction={**STALL, "left": left})
    assert match.waiting == [2]
    assert {int(path.split("/")[-1]) for path in cautions(match, 2)} == set(range(12, 21))


def test_what_the_loan_costs_is_counted_by_cards_of_two_and_by_what_is_owed_already() -> None:
    """M43: one loan is repaid for 12 K€, two on a card for 25."""
    assert "you take 2 loans and get 20 K€. Paying back costs 25 K€" in cautions(bidding(3))["bid/left/1/20"]
    assert "Paying back costs 13 K€" in cautions(bidding(15, loans=1))["bid/left/1/20"]
    assert "Paying back costs 25 K€; if you don’t, you lose 30 votes" in cautions(bidding(3))["bid/left/1/20"]


def test_what_the_bank_can_t_lend_is_said() -> None:
    """M25: what can't be paid goes back into the bag."""
    assert "goes back into the bag" in cautions(bidding(3, loans=16))["bid/left/1/20"]
    assert "you take" not in cautions(bidding(3, loans=16))["bid/left/1/20"]


def test_a_fee_above_one_s_cash_says_the_same() -> None:
    """M28."""
    orange = {"cash": 1, "stock": ["le-zinc"]}
    found = cautions(table({"orange": orange}, month=12, step="building"))
    assert found
    assert all(path.startswith("build/") for path in found)
    assert all(
        text.startswith("The placement costs 3 K€, and you have 1 K€: you take 1 loan") for text in found.values()
    )
    assert not cautions(table({"orange": {**orange, "cash": 3}}, month=12, step="building"))


def test_passing_before_the_bill_says_what_it_will_borrow_and_a_card_only_where_its_cost_makes_it_short() -> None:
    """M24, M25: the bill comes after the window, whoever took money meanwhile."""
    short, enough, tight = (settled(cash, hand=["mixed-up-parcels"]) for cash in (15, 23, 20))
    assert set(cautions(short)) == {"pass/window", "pass/month"}
    assert not cautions(enough)
    assert list(cautions(tight)) == ["play/mixed-up-parcels"]
    assert cautions(tight)["play/mixed-up-parcels"].startswith("Your bids come to 20 K€, and this leaves you 17 K€")


def test_swapping_bids_says_what_the_other_bid_would_borrow() -> None:
    match = settled(1, left=1, right=1, hand=["night-oven"])
    view, words = match.view(0), match.words("en")
    assert said(GAME.caution(view, "trade/left/3", words)).startswith("Your bids come to 4 K€, and you have 1 K€")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_of_a_table_carry_the_caution_where_the_move_ends(language: str) -> None:
    """What a client asks an own yes for; it is said in the player's language."""
    match = bidding(15)
    node: Any = trie(match, 0, match.view(0), match.words(language))
    node = next(option for option in node["options"] if option["choice"] == "bid")["next"]
    amounts = node["options"][0]["next"]["options"][0]["next"]["options"]
    found = {option["choice"]: option.get("caution") for option in amounts}
    assert found["15"] is None
    assert said(found["20"]) == cautions(match, language=language)["bid/left/1/20"]
    assert all(number in found["20"] for number in ("20", "15", "10", "12"))
