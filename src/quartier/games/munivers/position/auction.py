"""Reads the stall and the standing bids (M19-M23)."""

from typing import Any

from quartier.engine.position import Reader
from quartier.games.munivers.moves import HALF_NAMES, SEATS
from quartier.games.munivers.packs.pack import Pack
from quartier.games.munivers.packs.parts import LOWEST_CAP
from quartier.games.munivers.rules.state import (
    BID_LEFT,
    BID_RIGHT,
    BIDS_WINDOW,
    LAST_BID,
    LOTS,
    NO_TILE,
    NOBODY,
    NOTHING,
    START_WINDOW,
    STEPS,
)

LOT_FIELDS = ("tile", "bid", "bidder")


def read_auction(reader: Reader, state: Any, pack: Pack) -> None:
    """Read both halves; as many lots as players lie there while the auction is on, and none at other times."""
    seats = SEATS[: state.players]
    auction = reader.part("auction", (*HALF_NAMES, "opener", "called", "outbid", "cap"))
    state.lots[:], state.bids[:], state.bidders[:] = NO_TILE, 0, NOBODY
    state.opener = auction.one_of("opener", seats, _default_opener(state))
    state.outbid = auction.one_of("outbid", seats, NOBODY)
    state.bid_cap = auction.number("cap", LAST_BID, LAST_BID, low=LOWEST_CAP)
    step = int(state.step)
    if step == BID_LEFT and not any(auction.given.get(half) for half in HALF_NAMES):
        _lay_out_the_stall(state)
    else:
        needed = len(seats) if step in (BID_LEFT, BID_RIGHT, BIDS_WINDOW) else 0
        for half in range(len(HALF_NAMES)):
            _read_half(auction, state, pack, half, needed)
    standing = [seat for seat in state.bidders[int(step == BID_RIGHT)].tolist() if seat != NOBODY]
    bidding = len(standing) + int(state.outbid != NOBODY)
    state.called = auction.number("called", min(bidding, len(seats)), len(seats))
    _check_bidding(auction, state, standing)


def _lay_out_the_stall(state: Any) -> None:
    """M19: an auction without tiles begins at the end of the window before it, so that the tiles are drawn."""
    state.step, state.choice = START_WINDOW, NOTHING
    state.passed = (1 << int(state.players)) - 1


def _read_half(auction: Reader, state: Any, pack: Pack, half: int, needed: int) -> None:
    lots = auction.parts(HALF_NAMES[half], LOT_FIELDS, LOTS)
    if len(lots) != needed:
        raise auction.wrong(HALF_NAMES[half], "lots", count=needed, step=repr(STEPS[state.step]))
    for place, lot in enumerate(lots):
        lot.needed("tile")
        design = lot.one_of("tile", [design.id for design in pack.designs], 0)
        bidder = lot.one_of("bidder", SEATS[: state.players], NOBODY)
        bid = lot.number("bid", 0, LAST_BID)
        if bid < pack.designs[design].price if bidder != NOBODY else bid > 0:
            raise lot.wrong("bid", "bid")
        state.lots[half, place], state.bids[half, place], state.bidders[half, place] = design, bid, bidder


def _check_bidding(auction: Reader, state: Any, standing: list[int]) -> None:
    """M20-M23: everybody has one bid in a half that is done; in the open one all from the opener on have bid."""
    step, players = int(state.step), int(state.players)
    for half in range({BID_RIGHT: 1, BIDS_WINDOW: 2}.get(step, 0)):
        if set(state.bidders[half, :players].tolist()) != set(range(players)):
            raise auction.wrong(HALF_NAMES[half], "bids-of-all")
    if step == BID_LEFT and (state.bidders[1] != NOBODY).any():
        raise auction.wrong("right", "no-bids-yet")
    if step in (BID_LEFT, BID_RIGHT):
        called = sorted((int(state.opener) + turn) % players for turn in range(int(state.called)))
        if called != sorted([*standing, *([int(state.outbid)] if state.outbid != NOBODY else [])]):
            raise auction.wrong(STEPS[step], "bids-of-called")


def _default_opener(state: Any) -> int:
    """M20, M23: the first player opens the left half, the last one the right half."""
    if state.step == BID_LEFT:
        return int(state.first)
    return (int(state.first) - 1) % int(state.players) if state.step == BID_RIGHT else NOBODY
