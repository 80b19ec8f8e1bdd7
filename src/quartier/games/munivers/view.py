"""What each seat may see: an allow-list, built up from nothing. Only hands and what is to be drawn are secret."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from quartier.engine.game import Buffer
from quartier.games.munivers.moves import HALF_NAMES, SEATS, fee_now
from quartier.games.munivers.packs.pack import Board, Pack
from quartier.games.munivers.packs.tabulate import pack_of
from quartier.games.munivers.rules.state import (
    CHOICES,
    END_WINDOW,
    HALVES,
    MODIFIERS,
    NO_TILE,
    NOBODY,
    SOURCES,
    STATE,
    STEPS,
    TABLES,
)
from quartier.games.munivers.rules.verbs import KINDS, TYPES
from quartier.games.munivers.rules.votes import favourite, opinion

View = dict[str, Any]


def view(state: Buffer, tables: Buffer, seat: int) -> View:
    """Return what that seat sees."""
    record = plain(state)
    pack = pack_of(tables)
    players = record.players
    over = STEPS[record.step] == "over"
    return {
        "content": tables_content(tables),
        "match": "once" if record.match_once else "each",
        "viewer": SEATS[seat] if 0 <= seat < players else None,
        **whose_turn(record, pack),
        "auction": auction(record, pack),
        "polls": polls(record, pack),
        "leaders": leaders(state.view(STATE)[0]),
        "voting": {
            kind: {"base": pack.base_votes[number], "markers": record.markers[number]}
            for number, kind in enumerate(KINDS[:TYPES])
        },
        "left": {
            "bag": record.bag_left,
            "deck": record.deck.bit_count(),
            "rewards": record.rewards_left,
            "markers": record.marker_supply,
            "loan_cards": pack.loans.cards - sum((int(loans) + 1) // 2 for loans in record.loans[:players]),
        },
        "discarded": cards_in(record.discarded, pack),
        "players": {
            SEATS[number]: {
                **player(record, pack, number),
                "fee": fee_now(state, tables, number),
                "hand": cards_in(record.hands[number], pack)
                if number == seat or over
                else record.hands[number].bit_count(),
            }
            for number in range(players)
        },
    }


def plain(state: Buffer) -> Any:
    """Return the fields of a state as plain numbers and lists: quicker to read than NumPy's, field by field."""
    record = state.view(STATE)[0]
    return SimpleNamespace(**{name: record[name].tolist() for name in STATE.names or ()})


def tables_content(tables: Buffer) -> str:
    """Return the name or folder of the pack."""
    content: bytes = tables.view(TABLES)[0].content.tobytes()
    return content.rstrip(b"\0").decode()


def whose_turn(record: Any, pack: Pack) -> View:
    """Return the calendar, the step, and who must decide what."""
    return {
        "month": record.month,
        "months": pack.months,
        "step": STEPS[record.step],
        "deciding": CHOICES[record.choice],
        "turn": SEATS[record.current],
        "first": SEATS[record.first],
        "next_first": seat_or_none(record.next_first),
        "passed": seats_of(record.passed),
        "resting": seats_of(record.resting),
        "letter": KINDS[record.letter] if record.letter_colour else None,
        "target": seat_or_none(record.target),
        "picks": record.picks,
    }


def seat_or_none(seat: int) -> str | None:
    """Return a seat's name, or nothing for NOBODY."""
    return None if seat == NOBODY else SEATS[seat]


def seats_of(mask: int) -> list[str]:
    """Return the seats of a mask."""
    return [name for number, name in enumerate(SEATS) if int(mask) >> number & 1]


def auction(record: Any, pack: Pack) -> View:
    """Return both halves of the stall, with the standing bids."""
    halves: View = {
        HALF_NAMES[half]: [
            {
                "tile": pack.designs[design].id,
                "bid": record.bids[half][lot],
                "bidder": seat_or_none(record.bidders[half][lot]),
            }
            for lot, design in enumerate(record.lots[half])
            if design != NO_TILE
        ]
        for half in range(HALVES)
    }
    return {
        **halves,
        "opener": seat_or_none(record.opener),
        "called": record.called,
        "outbid": seat_or_none(record.outbid),
        "cap": record.bid_cap,
    }


def polls(record: Any, pack: Pack) -> list[View]:
    """Return the column of poll cards, with what each type brings there."""
    found: list[View] = []
    for slot, month in enumerate(pack.polls_in):
        poll = pack.polls[record.poll_cards[slot]]
        held = bool(month < record.month) or (month == record.month and record.step > END_WINDOW)
        nearest = not held and not any(not entry["held"] for entry in found)
        found.append(
            {
                "id": poll.id,
                "month": month,
                "held": held,
                "votes": {kind: poll.votes[place][slot] for place, kind in enumerate(poll.order)},
                "boost": {KINDS[kind]: int(n) for kind, n in enumerate(record.poll_boost) if n} if nearest else {},
            }
        )
    return found


def leaders(record: Any) -> View:
    """M44: return whom the voters of each type like best; where that is nobody, all who are equal at the top."""
    found = {}
    for number, kind in enumerate(KINDS[:TYPES]):
        winner = int(favourite(record, number))
        liked = [int(opinion(record, seat, number)) for seat in range(record.players)]
        equal = [SEATS[seat] for seat, total in enumerate(liked) if total == max(liked) > 0]
        found[kind] = equal if winner == NOBODY else [SEATS[winner]]
    return found


def cards_in(mask: np.uint64, pack: Pack) -> list[str]:
    """Return the ids of the cards of a mask."""
    return [card.id for number, card in enumerate(pack.cards) if int(mask) >> number & 1]


# --- a player ------------------------------------------------------------------------------------------


def player(record: Any, pack: Pack, seat: int) -> View:
    """Return what lies open before a player."""
    board = pack.boards[record.boards[seat]]
    return {
        "board": board.id,
        "mayor": pack.mayors[record.mayors[seat]].id,
        "mayor_used": ("no", "month", "game")[record.mayor_used[seat]],
        "cash": record.cash[seat],
        "loans": record.loans[seat],
        "votes": dict(zip(SOURCES, record.ledger[seat], strict=True)),
        "income": record.income[seat],
        "rewards": record.rewards[seat],
        "polls_won": record.polls_won[seat],
        "paid": record.paid[seat],
        "built_this_month": record.built_this_month[seat],
        "this_month": {name: int(n) for name, n in zip(MODIFIERS, record.monthly[seat], strict=True) if n},
        "standing": {name: int(n) for name, n in zip(MODIFIERS, record.standing[seat], strict=True) if n},
        "campaign": {KINDS[kind]: int(n) for kind, n in enumerate(record.campaign[seat]) if n},
        "totals": {KINDS[kind]: int(n) for kind, n in enumerate(record.totals[seat])},
        "buildings": buildings(record, pack, seat, board),
        "stock": stock(record, pack, seat),
    }


def stock(record: Any, pack: Pack, seat: int) -> list[str]:
    """Return the tiles of a stock, one entry a tile."""
    copies = record.stock[seat]
    return [pack.designs[design].id for design, number in enumerate(copies) for _ in range(number)]


def buildings(record: Any, pack: Pack, seat: int, board: Board) -> View:
    """Return what stands on which site, how useful it is, and why."""
    sites = {site: design for site, design in enumerate(record.sites[seat]) if design != NO_TILE}
    once = bool(record.match_once)
    return {
        board.site_name(site): {
            "tile": pack.designs[design].id,
            **usefulness(pack, board, sites, site, once),
        }
        for site, design in sites.items()
    }


def usefulness(pack: Pack, board: Board, sites: dict[int, int], site: int, once: bool) -> View:
    """M4: return a building's usefulness and where it comes from: matching neighbours, homes, inspiration."""
    design = pack.designs[sites[site]]
    if design.kind == "unique":
        return {"useful": 0, "neighbours": [], "homes": 0, "inspired": 0}
    neighbours, kinds, inspired = [], set(), 0
    for other in board.neighbours[site]:
        if other not in sites:
            continue
        neighbour = pack.designs[sites[other]]
        inspired += neighbour.inspiration(design)
        look = neighbour.look
        if look and look in design.pictograms and not (once and look in kinds):
            kinds.add(look)
            neighbours.append(board.site_name(other))
    homes = board.homes_beside[site] if "R" in design.pictograms else 0
    if once:
        homes = min(homes, 0 if "R" in kinds else 1)
    useful = 1 + len(neighbours) + homes + inspired
    return {"useful": useful, "neighbours": neighbours, "homes": homes, "inspired": inspired}
