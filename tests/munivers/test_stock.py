"""Tiles in stocks and in the bag, also where a pack has as many designs as it may (M3, M15, M19)."""

from typing import Any

import numpy as np
import pytest

from quartier.engine.compile import Number
from quartier.games.munivers.rules import picks, stock
from quartier.games.munivers.rules.actions import ARGUMENTS, BUILD, SPLIT, TAKE
from quartier.games.munivers.rules.state import MAX_DESIGNS, NO_TILE, STATE, TABLES
from tests.compiled import compiled

HELD: tuple[list[int], ...] = ([], [0], [63], [2, 31, 32, 63], list(range(MAX_DESIGNS)))
"""Designs in a stock."""


@compiled
def builds(state: Any, tables: Any, actions: Any) -> Number:
    return picks.legal_builds(state, tables, np.int64(1), actions, 0)


@compiled
def takes(state: Any, actions: Any) -> Number:
    return picks.legal_stock(state, np.int64(1), actions, 0, TAKE)


@compiled
def draw(state: Any) -> Number:
    return stock.draw_tile(state)


def table(held: list[int]) -> tuple[Any, Any, Any]:
    """Return a state whose seat 1 has these designs in stock, tables with boards of 20 sites, and room for moves."""
    state, tables = np.zeros(1, STATE)[0], np.zeros(1, TABLES)[0]
    state.sites[:] = NO_TILE
    state.sites[1, [0, 7, 19]] = 63
    tables.site_count[:] = 20
    state.stock[1, held] = 3
    state.stock[0, 40] = state.stock[2, 50] = 1  # others' tiles
    return state, tables, np.zeros(MAX_DESIGNS * SPLIT, np.int32)


@pytest.mark.parametrize("held", HELD)
def test_every_design_of_a_stock_may_be_built_on_every_empty_site_and_no_other(held: list[int]) -> None:
    """M27: in the order of designs, then of sites."""
    state, tables, actions = table(held)
    empty = [site for site in range(20) if site not in (0, 7, 19)]
    wanted = [BUILD * ARGUMENTS + design * SPLIT + site for design in held for site in empty]
    assert actions[: builds(state, tables, actions)].tolist() == wanted


@pytest.mark.parametrize("held", HELD)
def test_every_design_of_a_stock_may_be_taken(held: list[int]) -> None:
    state, _, actions = table(held)
    assert actions[: takes(state, actions)].tolist() == [TAKE * ARGUMENTS + design for design in held]


def test_every_tile_of_the_bag_is_drawn_once_and_then_none() -> None:
    """M19: as many of each design as there are copies."""
    state, copies = np.zeros(1, STATE)[0], np.zeros(MAX_DESIGNS, np.int8)
    copies[[1, 30, 31, 32, 58, 63]] = [2, 1, 100, 1, 30, 4]
    state.bag[:], state.bag_left = copies, copies.sum(dtype=int)
    drawn = [int(draw(state)) for _ in range(int(state.bag_left))]
    assert np.bincount(drawn, minlength=MAX_DESIGNS).tolist() == copies.tolist()
    assert drawn != sorted(drawn)
    assert state.bag_left == 0
    assert not state.bag.any()
    assert draw(state) == NO_TILE
