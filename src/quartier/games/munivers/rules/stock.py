"""The bag and the stocks: where tiles lie before they are built (M3, M15, M19)."""

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import draw_below, kind_at, positives
from quartier.games.munivers.rules.state import NO_TILE


@rule
def draw_tile(state: Record) -> Number:
    """M19: draw a tile from the bag. A pack always has enough for every auction."""
    design = kind_at(state.bag, draw_below(state, state.bag_left))
    if design < 0:
        return NO_TILE
    state.bag[design] -= 1
    state.bag_left -= 1
    return design


@rule
def put_into_bag(state: Record, design: Number) -> None:
    """Put a tile back into the bag."""
    state.bag[design] += 1
    state.bag_left += 1


@rule
def put_into_stock(state: Record, seat: Number, design: Number) -> None:
    """Give a player a tile."""
    state.stock[seat, design] += 1
    state.stock_size[seat] += 1


@rule
def take_from_stock(state: Record, seat: Number, design: Number) -> None:
    """Take a tile out of a player's stock."""
    state.stock[seat, design] -= 1
    state.stock_size[seat] -= 1


@rule
def tiles_in(state: Record, seat: Number) -> Bits:
    """Return which designs a player has in stock."""
    return positives(state.stock[seat])
