"""Positions as readable data: written in full, read with whatever a test, a puzzle or a person leaves out."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from quartier.engine.errors import BadPosition
from quartier.engine.game import Buffer
from quartier.games.munivers.moves import HALF_NAMES, SEATS
from quartier.games.munivers.packs.pack import Ability, Board, Pack
from quartier.games.munivers.packs.parts import LOWEST_CAP, MAX_STEPS
from quartier.games.munivers.packs.tabulate import pack_of
from quartier.games.munivers.rules.actions import ARGUMENTS, PASS
from quartier.games.munivers.rules.landmarks import modifier_of
from quartier.games.munivers.rules.state import (
    CHOICES,
    COLOURS,
    LAST_BID,
    MAX_ROWS,
    MODIFIERS,
    NO_TILE,
    NOBODY,
    NOTHING,
    REWARD_TOKENS,
    SOURCES,
    STATE,
    STEPS,
    TABLES,
)
from quartier.games.munivers.rules.verbs import KINDS, TYPES, VERBS
from quartier.games.munivers.view import auction, cards_in, plain, player, seat_or_none, usefulness, whose_turn

FIELDS = (
    "options", "seed", "draws", "month", "step", "deciding", "turn", "first", "next_first", "passed", "resting",
    "next", "auction", "polls", "poll_boost", "markers", "rewards_spent", "discarded", "ability",
    "players",
)  # fmt: skip
PLAYER_FIELDS = (
    "board", "mayor", "mayor_used", "cash", "loans", "votes", "income", "rewards", "polls_won", "paid",
    "built_this_month", "this_month", "campaign", "buildings", "stock", "hand",
)  # fmt: skip
ABILITY_FIELDS = (
    "row", "rows_left", "actor", "target", "kind", "picks", "price", "letter", "colour", "unresolved",
)  # fmt: skip
MAYOR_USED = ("no", "month", "game")
LARGE = 3_000
"""More than any game brings, and little enough for sums to stay within their fields."""


def position(state: Buffer, tables: Buffer, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the whole state as readable data; what follows from it (totals, usefulness) is left out."""
    record = plain(state)
    pack = pack_of(tables)
    turn = whose_turn(record, pack)
    fields = ("month", "step", "deciding", "turn", "first", "next_first", "passed", "resting")
    return {
        "options": dict(options),
        "seed": int(record.seed),
        "draws": int(record.draws),
        **{field: turn[field] for field in fields},
        "next": SEATS[record.search],
        "auction": auction(record, pack),
        "polls": [pack.polls[int(card)].id for card in record.poll_cards[: len(pack.polls_in)]],
        "poll_boost": {KINDS[kind]: int(n) for kind, n in enumerate(record.poll_boost) if n},
        "markers": {KINDS[kind]: int(n) for kind, n in enumerate(record.markers)},
        "rewards_spent": int(record.rewards_spent),
        "discarded": cards_in(record.discarded, pack),
        "ability": _ability(record, pack),
        "players": {SEATS[seat]: _player(record, pack, seat) for seat in range(record.players)},
    }


def _player(record: Any, pack: Pack, seat: int) -> dict[str, Any]:
    shown = player(record, pack, seat)
    shown["buildings"] = {site: building["tile"] for site, building in shown["buildings"].items()}
    shown["hand"] = cards_in(record.hands[seat], pack)
    return {field: shown[field] for field in PLAYER_FIELDS}


def _ability(record: Any, pack: Pack) -> dict[str, Any]:
    """Return how far an ability has got that is being carried out."""
    uniques = pack.designs[pack.first_unique :]
    return {
        "row": int(record.row),
        "rows_left": int(record.rows_left),
        "actor": SEATS[record.actor],
        "target": seat_or_none(record.target),
        "kind": None if record.chosen_kind == NOBODY else KINDS[record.chosen_kind],
        "picks": int(record.picks),
        "price": int(record.price),
        "letter": KINDS[record.letter],
        "colour": COLOURS[record.letter_colour],
        "unresolved": [unique.id for number, unique in enumerate(uniques) if int(record.unresolved) >> number & 1],
    }


class Reader:
    """Lays out a position, field by field, on the table of a new game."""

    def __init__(self, position: Mapping[str, Any], state: Buffer, tables: Buffer) -> None:
        self.position = position
        self.state: Any = state.view(STATE)[0]
        self.tables: Any = tables.view(TABLES)[0]
        self.pack = pack_of(tables)
        self.seats = SEATS[: self.state.players]

    def read(self) -> None:
        """Read everything; what is not given follows from the rest."""
        players = mapping(self.position, "players", self.seats)
        self.read_boards(players)
        for seat, name in enumerate(self.seats):
            self.read_player(seat, mapping(players, name, PLAYER_FIELDS))
        self.read_table()
        self.read_turn()
        self.read_auction()
        self.read_ability()
        self.fill_bag()
        self.fill_deck(players)
        self.state.bank = -int(self.state.cash.sum())

    # --- small readers -------------------------------------------------------------------------------

    def index(self, where: str, value: Any, known: Sequence[str]) -> int:
        """Read one of several names."""
        if not isinstance(value, str) or value not in known:
            raise BadPosition(f"{where!r}: {value!r} is none of {', '.join(known)}")
        return known.index(value)

    def seat(self, where: str, value: Any) -> int:
        """Read a seat, or nothing."""
        return NOBODY if value is None else self.index(where, value, self.seats)

    def seat_mask(self, where: str) -> int:
        """Read a list of seats."""
        return sum(1 << seat for seat in set(self.indices(where, self.position.get(where, []), self.seats)))

    def indices(self, where: str, value: Any, known: Sequence[str]) -> list[int]:
        """Read a list of names."""
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise BadPosition(f"{where!r} must be a list of names")
        return [self.index(where, name, known) for name in value]

    def cards(self, where: str, value: Any) -> np.uint64:
        """Read a list of career cards as a mask."""
        found = self.indices(where, value, [card.id for card in self.pack.cards])
        if len(set(found)) < len(found):
            raise BadPosition(f"{where!r} names a card twice")
        return np.uint64(sum(1 << card for card in found))

    # --- players ---------------------------------------------------------------------------------------

    def read_boards(self, players: Mapping[str, Any]) -> None:
        """Read boards and mayors; those not given are the ones that are left, in their order."""
        boards, mayors = [board.id for board in self.pack.boards], [mayor.id for mayor in self.pack.mayors]
        for field, names, places in (("board", boards, self.state.boards), ("mayor", mayors, self.state.mayors)):
            given = [mapping(players, seat, PLAYER_FIELDS).get(field) for seat in self.seats]
            chosen = [None if name is None else self.index(field, name, names) for name in given]
            if len(set(given) - {None}) < sum(name is not None for name in given):
                raise BadPosition(f"{field!r}: two players have the same one")
            left = [number for number in range(len(names)) if number not in chosen]
            for seat, number in enumerate(chosen):
                places[seat] = left.pop(0) if number is None else number

    def read_player(self, seat: int, data: Mapping[str, Any]) -> None:
        """Read what a player has."""
        state, where = self.state, SEATS[seat]
        state.cash[seat] = number(data, "cash", int(self.tables.start_cash), LARGE, where)
        state.income[seat] = number(data, "income", 1, int(self.tables.levels), where, low=1)
        for field in ("loans", "rewards", "polls_won", "paid", "built_this_month"):
            state[field][seat] = number(data, field, 0, LARGE, where)
        state.mayor_used[seat] = self.index(f"{where}.mayor_used", data.get("mayor_used", "no"), MAYOR_USED)
        votes = data.get("votes", {})
        votes = {"abilities": votes} if type(votes) is int else mapping(data, "votes", SOURCES)
        for number_, source in enumerate(SOURCES):
            state.ledger[seat, number_] = number(votes, source, 0, LARGE, where, low=-LARGE)
        total = sum(state.ledger[seat].tolist())
        if not 0 <= total <= LARGE:
            raise BadPosition(f"'{where}.votes' must add up to a number from 0 to {LARGE}, not {total}")
        state.votes[seat] = total
        fill(state.monthly[seat], mapping(data, "this_month", MODIFIERS), MODIFIERS, where)
        fill(state.campaign[seat], mapping(data, "campaign", KINDS[:TYPES]), KINDS[:TYPES], where)
        self.read_district(seat, data)
        self.count_standing(seat)

    def read_district(self, seat: int, data: Mapping[str, Any]) -> None:
        """Read buildings and stock, and count what follows from them."""
        state, where = self.state, SEATS[seat]
        ids = [design.id for design in self.pack.designs]
        board: Board = self.pack.boards[int(state.boards[seat])]
        sites = [board.site_name(site) for site in range(len(board.sites))]
        given = data.get("buildings", {})
        if not isinstance(given, Mapping):
            raise BadPosition(f"'{where}.buildings' must give a tile for each site that is built on")
        built = {
            self.index(f"{where}.buildings", site, sites): self.index(f"{where}.buildings.{site}", tile, ids)
            for site, tile in given.items()
        }
        state.stock[seat], state.totals[seat], state.built[seat] = 0, 0, 0
        for site, design in built.items():
            kind = KINDS.index(self.pack.designs[design].kind)
            useful = usefulness(self.pack, board, built, site, bool(state.match_once))["useful"]
            state.sites[seat, site], state.usefulness[seat, site] = design, useful
            state.built[seat, kind] += 1
            if kind < TYPES:
                state.totals[seat, kind] += useful
        for design in self.indices(f"{where}.stock", data.get("stock", []), ids):
            state.stock[seat, design] += 1
        state.stock_size[seat] = int(state.stock[seat].sum())

    def count_standing(self, seat: int) -> None:
        """Count what the mayor and the unique buildings change as long as they are there."""
        state, pack = self.state, self.pack
        abilities: list[Ability | None] = [pack.mayors[int(state.mayors[seat])].ability]
        abilities += [pack.designs[int(design)].ability for design in state.sites[seat] if design != NO_TILE]
        modifier: Callable[[int], int] = getattr(modifier_of, "py_func", modifier_of)
        state.standing[seat] = 0
        for ability in abilities:
            for step in ability.steps if ability and ability.when == "standing" else ():
                found = modifier(VERBS[step.verb].number)
                if found >= 0:
                    state.standing[seat, found] += max(1, step.n)

    # --- the table ---------------------------------------------------------------------------------------

    def read_table(self) -> None:
        """Read what lies in the middle: calendar, polls, voting cards, tokens."""
        state, position = self.state, self.position
        state.step = self.index("step", position.get("step", STEPS[0]), STEPS)
        state.month = number(position, "month", 1, int(self.tables.months), "", low=1)
        state.first = self.index("first", position.get("first", SEATS[0]), self.seats)
        state.next_first = self.seat("next_first", position.get("next_first"))
        polls = [poll.id for poll in self.pack.polls]
        slots = int(self.tables.poll_slots)
        given = self.indices("polls", position.get("polls", polls[:slots]), polls)
        if len(set(given)) != slots or len(given) != slots:
            raise BadPosition(f"'polls' must name {slots} different ones")
        state.poll_cards[:slots] = given
        fill(state.poll_boost, mapping(position, "poll_boost", KINDS[:TYPES]), KINDS[:TYPES], "poll_boost")
        fill(state.markers, mapping(position, "markers", KINDS[:TYPES]), KINDS[:TYPES], "markers", low=0)
        state.marker_supply = int(self.tables.markers) - int(state.markers.sum())
        state.rewards_spent = number(position, "rewards_spent", 0, REWARD_TOKENS, "")
        state.rewards_left = REWARD_TOKENS - int(state.rewards.sum()) - state.rewards_spent

    def read_auction(self) -> None:
        """Read the stall and the standing bids."""
        state = self.state
        data = mapping(self.position, "auction", (*HALF_NAMES, "opener", "called", "outbid", "cap"))
        state.lots[:], state.bids[:], state.bidders[:] = NO_TILE, 0, NOBODY
        state.opener = self.seat("auction.opener", data.get("opener", self.default_opener()))
        state.outbid = self.seat("auction.outbid", data.get("outbid"))
        state.bid_cap = number(data, "cap", LAST_BID, LAST_BID, "auction", low=LOWEST_CAP)
        step = STEPS[state.step]
        if step == "left" and not data.get("left") and not data.get("right"):
            self.lay_out_the_stall()
        else:
            for half, name in enumerate(HALF_NAMES):
                self.read_half(half, data.get(name, []), step in ("left", "right", "bids"))
        standing = [seat for seat in state.bidders[int(step == "right")].tolist() if seat != NOBODY]
        bidding = len(standing) + int(state.outbid != NOBODY)
        state.called = number(data, "called", bidding, len(self.seats), "auction")
        self.check_bidding(step, standing)

    def lay_out_the_stall(self) -> None:
        """M19: an auction without tiles begins at the end of the window before it, so that the tiles are drawn."""
        self.state.step, self.state.choice = STEPS.index("start"), NOTHING
        self.state.passed = (1 << len(self.seats)) - 1

    def read_half(self, half: int, lots: Any, open_stall: bool) -> None:
        """Read one half: as many lots as players while the auction is on, and none at other times (M19)."""
        state, name = self.state, f"auction.{HALF_NAMES[half]}"
        ids = [design.id for design in self.pack.designs]
        needed = len(self.seats) if open_stall else 0
        if not isinstance(lots, Sequence) or isinstance(lots, str) or len(lots) != needed:
            raise BadPosition(f"{name!r} must be a list of {needed} lots in the step {STEPS[state.step]!r}")
        for lot in range(needed):
            where = f"{name}[{lot}]"
            entry = mapping({where: lots[lot]}, where, ("tile", "bid", "bidder"))
            design = self.index(f"{where}.tile", entry.get("tile"), ids)
            bidder = self.seat(f"{where}.bidder", entry.get("bidder"))
            bid = number(entry, "bid", 0, LAST_BID, where)
            if bid < self.pack.designs[design].price if bidder != NOBODY else bid > 0:
                raise BadPosition(f"'{where}': a bid has a bidder, and is the tile's price or more")
            state.lots[half, lot], state.bids[half, lot], state.bidders[half, lot] = design, bid, bidder

    def check_bidding(self, step: str, standing: list[int]) -> None:
        """M20-M23: everybody has one bid in a half that is done; in the open one all from the opener on have bid."""
        state, players = self.state, len(self.seats)
        done = {"right": 1, "bids": 2}.get(step, 0)
        for half in range(done):
            if set(state.bidders[half, :players].tolist()) != set(range(players)):
                raise BadPosition(f"'auction.{HALF_NAMES[half]}': every player must have one standing bid there by now")
        if step == "left" and (state.bidders[1] != NOBODY).any():
            raise BadPosition("'auction.right': nobody bids there while the left half is open")
        if step not in HALF_NAMES:
            return
        called = sorted((int(state.opener) + turn) % players for turn in range(int(state.called)))
        if state.opener == NOBODY or called != sorted([*standing, *([int(state.outbid)] if state.outbid >= 0 else [])]):
            raise BadPosition(f"'auction.{step}': one bid each of those who were called, from the opener on")

    def default_opener(self) -> str | None:
        """M20, M23: the first player opens the left half, the last one the right half."""
        openers = {"left": int(self.state.first), "right": (int(self.state.first) - 1) % len(self.seats)}
        opener = openers.get(STEPS[self.state.step])
        return None if opener is None else SEATS[opener]

    def read_ability(self) -> None:
        """Read how far an ability has got; by default none is under way."""
        state = self.state
        data = mapping(self.position, "ability", ABILITY_FIELDS)
        state.row = number(data, "row", 0, MAX_ROWS - MAX_STEPS, "ability")
        state.rows_left = number(data, "rows_left", 0, MAX_STEPS, "ability")
        state.actor = self.index("ability.actor", data.get("actor", SEATS[int(state.current)]), self.seats)
        state.target = self.seat("ability.target", data.get("target"))
        kind = data.get("kind")
        state.chosen_kind = NOBODY if kind is None else self.index("ability.kind", kind, KINDS[:TYPES])
        state.picks = number(data, "picks", 0, 100, "ability")
        state.price = number(data, "price", 0, 100, "ability")
        state.letter = self.index("ability.letter", data.get("letter", KINDS[0]), KINDS[:TYPES])
        state.letter_colour = self.index("ability.colour", data.get("colour", COLOURS[0]), COLOURS)
        uniques = [design.id for design in self.pack.designs[self.pack.first_unique :]]
        waiting = self.indices("ability.unresolved", data.get("unresolved", []), uniques)
        state.unresolved = np.uint64(sum(1 << unique for unique in set(waiting)))

    # --- what is left over -------------------------------------------------------------------------------

    def fill_bag(self) -> None:
        """Every tile that lies nowhere else is in the bag."""
        state, players = self.state, len(self.seats)
        for number_, design in enumerate(self.pack.designs):
            elsewhere = int((state.sites[:players] == number_).sum()) + int((state.lots == number_).sum())
            left = design.copies - elsewhere - int(state.stock[:players, number_].sum())
            if left < 0:
                raise BadPosition(f"'players': there are only {design.copies} tiles of {design.id!r}")
            state.bag[number_] = left
        state.bag_left = int(state.bag.sum())

    def fill_deck(self, players: Mapping[str, Any]) -> None:
        """Read hands and the discard pile; the other cards are the deck. A hand that is not given has none."""
        state = self.state
        state.discarded = self.cards("discarded", self.position.get("discarded", []))
        used = state.discarded
        for seat, name in enumerate(self.seats):
            hand = self.cards(f"{name}.hand", mapping(players, name, PLAYER_FIELDS).get("hand", []))
            if used & hand:
                raise BadPosition(f"'{name}.hand': {cards_in(used & hand, self.pack)[0]!r} is in two places")
            state.hands[seat] = hand
            used |= hand
        state.deck = self.tables.all_cards & ~used

    def read_turn(self) -> None:
        """Read whose turn it is; without `deciding` the game carries on to the next decision by itself."""
        state, position = self.state, self.position
        state.passed, state.resting = self.seat_mask("passed"), self.seat_mask("resting")
        state.current = self.index("turn", position.get("turn", SEATS[int(state.first)]), self.seats)
        state.search = self.index("next", position.get("next", SEATS[int(state.current)]), self.seats)
        state.choice = self.index("deciding", position.get("deciding", CHOICES[NOTHING]), CHOICES)
        state.draws = number(position, "draws", int(state.draws), 2**32 - 1, "")


CARRY_ON = PASS * ARGUMENTS
"""With nothing to decide, any move makes a position carry on to the next decision."""


def mapping(data: Mapping[str, Any], field: str, known: Sequence[str]) -> Mapping[str, Any]:
    """Read a part of a position with named entries."""
    value = data.get(field, {})
    if not isinstance(value, Mapping):
        raise BadPosition(f"{field!r} must have entries such as {', '.join(known[:4])}")
    for name in value:
        if name not in known:
            raise BadPosition(f"{field!r}: unknown entry {name!r}; it takes {', '.join(known)}")
    return value


def number(data: Mapping[str, Any], field: str, default: int, high: int, where: str, low: int = 0) -> int:
    """Read a whole number."""
    value = data.get(field, default)
    if type(value) is not int or not low <= value <= high:
        place = f"{where}.{field}" if where else field
        raise BadPosition(f"{place!r} must be a whole number from {low} to {high}, not {value!r}")
    return value


def fill(places: Any, values: Mapping[str, Any], names: Sequence[str], where: str, low: int = -LARGE) -> None:
    """Read numbers by name into their places."""
    for place, name in enumerate(names):
        places[place] = number(values, name, 0, LARGE, where, low)
