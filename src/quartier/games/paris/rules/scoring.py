"""Scoring: P29 to P37, on any position, as if the game ended now."""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, bit, count
from quartier.games.paris.rules.board import all_built, area, at, beside, free, in_column, in_front, in_row
from quartier.games.paris.rules.postcards import large_lamp_light
from quartier.games.paris.rules.state import (
    FONTAINE_DES_MERS,
    LE_PEINTRE,
    LE_PENSEUR,
    MOULIN_ROUGE,
    NOWHERE,
    TIE_VISIBLE,
)

SCORE_LINES = ("lit", "group", "unbuilt", "cards")
LIT, GROUP, UNBUILT, POSTCARDS = range(4)


@rule
def scores(state: Record, tables: Record, lines: Record) -> None:
    """Write both seats' scores line by line."""
    for seat in range(2):
        lines[seat, LIT] = lit_points(state, tables, seat)
        lines[seat, GROUP] = group_points(state, seat)
        lines[seat, UNBUILT] = unbuilt_points(state, tables, seat)
        lines[seat, POSTCARDS] = postcard_points(state, tables, seat)


@rule
def total(state: Record, tables: Record, seat: int) -> Number:
    """Return one seat's points."""
    return (
        lit_points(state, tables, seat)
        + group_points(state, seat)
        + unbuilt_points(state, tables, seat)
        + postcard_points(state, tables, seat)
    )


# --- buildings ---------------------------------------------------------------------------------------


@rule
def shining_lamps(state: Record) -> Bits:
    """P22, P27, P33: printed lamps that no building covers, and the lamp tile; each is one lamp."""
    return (state.lamps & ~all_built(state)) | at(state.lamp)


@rule
def lamps_lighting(lamps: Bits, large: Bits, large_light: Bits, spaces: Bits) -> Number:
    """P33: how many different lamps light a building. P28: the large lamp and the one under it are one."""
    lighting = count(lamps & ~large & beside(spaces))
    if large_light & spaces != NONE:
        lighting += 1
    return lighting


@rule
def lit_points(state: Record, tables: Record, seat: int) -> Number:
    """P33: size times number of different lamps, for each building."""
    points = 0
    lamps, large, light = shining_lamps(state), at(state.large_lamp), large_lamp_light(state, tables)
    for number in range(state.buildings):
        if state.owner[number] == seat:
            spaces = state.spaces[number]
            points += count(spaces) * lamps_lighting(lamps, large, light, spaces)
    return points


@rule
def group_points(state: Record, seat: int) -> Number:
    """P34: a point for each space of the largest group of own buildings that touch with their sides."""
    largest = 0
    left = state.built[seat]
    while left:
        group = area(left & (~left + np.uint64(1)), left)
        left &= ~group
        largest = max(largest, count(group))
    return largest


@rule
def unbuilt_points(state: Record, tables: Record, seat: int) -> Number:
    """P35: minus points for each building left in the reserve. P24: not for the owner of Sacré-Cœur."""
    if state.sacre_coeur == seat:
        return 0
    return np.int64(tables.unbuilt) * count(state.reserve[seat])


# --- postcards with a stamp --------------------------------------------------------------------------


@rule
def postcard_points(state: Record, tables: Record, seat: int) -> Number:
    """P36: what the stamped postcards of a seat are worth."""
    points = 0
    if state.card[LE_PEINTRE] == seat:
        points += painter_points(state, tables)
    if state.card[MOULIN_ROUGE] == seat:
        points += dancer_points(state, tables)
    if state.card[FONTAINE_DES_MERS] == seat:
        points += fountain_points(state, tables, seat)
    if state.card[LE_PENSEUR] == seat:
        points += statue_points(state, tables)
    return points


@rule
def painter_points(state: Record, tables: Record) -> Number:
    """P29: for each uncovered lamp in the painter's area, which only buildings and the edge wall in."""
    painter = at(state.painter)
    if painter == NONE:
        return 0
    return np.int64(tables.painter_lamp) * count(area(painter, ~all_built(state)) & shining_lamps(state))


@rule
def dancer_points(state: Record, tables: Record) -> Number:
    """P30: for each free space of the dancer's area, her own counted; lamp spaces wall it, by option."""
    dancer = at(state.dancer)
    if dancer == NONE:
        return 0
    floor = free(state)
    if state.dancer_walls:
        floor &= ~state.lamps
    return np.int64(tables.dancer_space) * count(area(dancer, floor))


@rule
def fountain_points(state: Record, tables: Record, seat: int) -> Number:
    """P31: for each own building that touches a side of the fountain."""
    touching = 0
    sides = beside(state.fountain)
    for number in range(state.buildings):
        if state.owner[number] == seat and state.spaces[number] & sides != NONE:
            touching += 1
    return np.int64(tables.fountain_building) * touching


@rule
def statue_points(state: Record, tables: Record) -> Number:
    """P32: for each free space beside it and diagonal to it, if the space in front of it is free."""
    if state.statue == NOWHERE:
        return 0
    statue = bit(state.statue)
    open_spaces = free(state)
    if in_front(statue, state.statue_front) & open_spaces == NONE:
        return 0
    sides = count(beside(statue) & open_spaces)
    diagonals = count(in_row(in_column(statue)) & open_spaces)
    return np.int64(tables.statue_side) * sides + np.int64(tables.statue_diagonal) * diagonals


# --- the winner --------------------------------------------------------------------------------------


@rule
def tie_break(state: Record, seat: int) -> Number:
    """P37: free spaces of the own colour; by option, those under the painter or the dancer count too."""
    open_spaces = free(state)
    if state.tie == TIE_VISIBLE:
        open_spaces |= at(state.painter) | at(state.dancer)
    return count(open_spaces & state.colour[seat])


@rule
def winners(state: Record, tables: Record) -> Number:
    """P37: more points win, then the tie-break, then it is a draw; as a mask of seats."""
    margin = total(state, tables, 0) - total(state, tables, 1)
    if margin == 0:
        margin = tie_break(state, 0) - tie_break(state, 1)
    if margin > 0:
        return 1
    if margin < 0:
        return 2
    return 3
