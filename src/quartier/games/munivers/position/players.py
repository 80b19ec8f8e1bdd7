"""Reads what the players have: boards and mayors, money and votes, districts, stocks and hands."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from quartier.engine.position import Reader
from quartier.games.munivers.packs.pack import Ability, Board, Pack
from quartier.games.munivers.rules.landmarks import modifier_of
from quartier.games.munivers.rules.state import (
    BUILDING_LIMIT,
    FEE_DISCOUNT,
    MAX_LOAN_CARDS,
    MAX_REWARDS,
    MODIFIERS,
    NO_TILE,
    POLL_SLOTS,
    PROTECTION,
    SOURCES,
    TILE_DISCOUNT,
)
from quartier.games.munivers.rules.verbs import KINDS, TYPES, VERBS
from quartier.games.munivers.view import cards_in, usefulness

MAYOR_USED = ("no", "month", "game")
LARGE = 3_000
"""More than any game brings, and little enough for sums to stay within their fields."""


def fill(places: Any, values: Reader, names: Sequence[str], low: int = 0) -> None:
    """Read numbers by name into their places."""
    for place, name in enumerate(names):
        places[place] = values.number(name, 0, LARGE, low)


def read_boards(state: Any, pack: Pack, players: list[Reader]) -> None:
    """Read boards and mayors; those not given are the ones that are left, in their order."""
    boards, mayors = [board.id for board in pack.boards], [mayor.id for mayor in pack.mayors]
    for field, names, places in (("board", boards, state.boards), ("mayor", mayors, state.mayors)):
        chosen: list[int] = []
        for player in players:
            chosen.append(player.one_of(field, names, NO_TILE))
            if chosen[-1] != NO_TILE and chosen[-1] in chosen[:-1]:
                raise player.wrong(field, "same")
        left = [number for number in range(len(names)) if number not in chosen]
        for seat, number in enumerate(chosen):
            places[seat] = left.pop(0) if number == NO_TILE else number


def read_player(state: Any, tables: Any, pack: Pack, seat: int, player: Reader) -> None:
    """Read what one player has, but for the hand."""
    state.cash[seat] = player.number("cash", int(tables.start_cash), LARGE)
    state.income[seat] = player.number("income", 1, int(tables.levels[state.boards[seat]]), low=1)
    state.loans[seat] = player.number("loans", 0, 2 * MAX_LOAN_CARDS)
    state.rewards[seat] = player.number("rewards", 0, MAX_REWARDS)
    state.polls_won[seat] = player.number("polls_won", 0, TYPES * POLL_SLOTS)
    for field in ("paid", "built_this_month"):
        state[field][seat] = player.number(field, 0, LARGE)
    state.mayor_used[seat] = player.one_of("mayor_used", MAYOR_USED, 0)
    _read_votes(state, seat, player)
    _read_this_month(state, seat, player)
    fill(state.campaign[seat], player.part("campaign", KINDS[:TYPES]), KINDS[:TYPES], low=-LARGE)
    _read_district(state, pack, seat, player)
    _count_standing(state, pack, seat)


def _read_votes(state: Any, seat: int, player: Reader) -> None:
    """Read votes by their source, or all of them as a number."""
    state.ledger[seat] = 0
    if type(player.given.get("votes")) is int:
        state.ledger[seat, SOURCES.index("abilities")] = player.number("votes", 0, LARGE)
    else:
        fill(state.ledger[seat], player.part("votes", SOURCES), SOURCES, low=-LARGE)
    state.votes[seat] = total = sum(state.ledger[seat].tolist())
    if not 0 <= total <= LARGE:
        raise player.wrong("votes", "votes", most=LARGE, total=total)


def _read_this_month(state: Any, seat: int, player: Reader) -> None:
    """Read what holds for this month only."""
    names = [MODIFIERS[modifier] for modifier in (TILE_DISCOUNT, FEE_DISCOUNT, PROTECTION, BUILDING_LIMIT)]
    values = player.part("this_month", names)
    for modifier, name in enumerate(MODIFIERS):
        low = -LARGE if modifier in (TILE_DISCOUNT, FEE_DISCOUNT) else 0
        state.monthly[seat, modifier] = values.number(name, 0, LARGE, low)


def _read_district(state: Any, pack: Pack, seat: int, player: Reader) -> None:
    """Read buildings and stock, and count what follows from them."""
    ids = [design.id for design in pack.designs]
    board: Board = pack.boards[int(state.boards[seat])]
    buildings = player.part("buildings", board.site_names)
    built = {board.site_names.index(site): buildings.one_of(site, ids, 0) for site in buildings.given}
    state.stock[seat], state.totals[seat], state.built[seat], state.usefulness[seat] = 0, 0, 0, 0
    for site, design in built.items():
        kind = KINDS.index(pack.designs[design].kind)
        useful = usefulness(pack, board, built, site, bool(state.match_once))["useful"]
        state.sites[seat, site], state.usefulness[seat, site] = design, useful
        state.built[seat, kind] += 1
        if kind < TYPES:
            state.totals[seat, kind] += useful
    for design in player.some_of("stock", ids, repeated=True):
        if state.stock[seat, design] == pack.designs[design].copies:
            raise player.wrong("stock", "copies", count=pack.designs[design].copies, tile=repr(ids[design]))
        state.stock[seat, design] += 1
    state.stock_size[seat] = int(state.stock[seat].sum())


def _count_standing(state: Any, pack: Pack, seat: int) -> None:
    """Count what the mayor and the unique buildings change as long as they are there."""
    abilities: list[Ability | None] = [pack.mayors[int(state.mayors[seat])].ability]
    abilities += [pack.designs[int(design)].ability for design in state.sites[seat] if design != NO_TILE]
    state.standing[seat] = 0
    for ability in abilities:
        for step in ability.steps if ability and ability.when == "standing" else ():
            found = modifier_of(VERBS[step.verb].number)
            if found >= 0:
                state.standing[seat, found] += max(1, step.n)


def read_hands(reader: Reader, state: Any, tables: Any, pack: Pack, players: list[Reader]) -> None:
    """Read hands and the discard pile; the other cards are the deck. A hand that is not given has none."""
    ids = [card.id for card in pack.cards]
    used = state.discarded = _mask(reader.some_of("discarded", ids))
    for seat, player in enumerate(players):
        hand = state.hands[seat] = _mask(player.some_of("hand", ids))
        if used & hand:
            raise player.wrong("hand", "two-places", what=repr(cards_in(used & hand, pack)[0]))
        used |= hand
    state.deck = tables.all_cards & ~used


def _mask(cards: list[int]) -> np.uint64:
    return np.uint64(sum(1 << card for card in cards))
