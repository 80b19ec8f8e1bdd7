"""What the drawing shows of the scoring: where each lamp shines, what lights each building, what a card earns, ties."""

from quartier.engine.compile import Record, rule
from quartier.engine.kernels import NONE, bit, lowest, without_lowest
from quartier.games.paris.rules.board import at, beside
from quartier.games.paris.rules.postcards import large_lamp_light
from quartier.games.paris.rules.scoring import (
    dancer_points,
    fountain_points,
    lamps_lighting,
    painter_points,
    shining_lamps,
    statue_points,
    tie_break,
)
from quartier.games.paris.rules.state import FONTAINE_DES_MERS, LE_PEINTRE, LE_PENSEUR, MOULIN_ROUGE


@rule
def details(state: Record, tables: Record, light: Record, lamps: Record, points: Record, ties: Record) -> None:
    """Write the spaces lit from each space, lamps by building, points by claimed card, and what breaks a tie."""
    shining = shining_lamps(state)
    large, large_light = at(state.large_lamp), large_lamp_light(state, tables)
    for number in range(state.buildings):
        lamps[number] = lamps_lighting(shining, large, large_light, state.spaces[number])
    while shining:
        space = lowest(shining)
        light[space] = beside(bit(space))
        shining = without_lowest(shining)
    if large != NONE:
        light[state.large_lamp] = large_light
    points[LE_PEINTRE] = painter_points(state, tables)
    points[MOULIN_ROUGE] = dancer_points(state, tables)
    points[LE_PENSEUR] = statue_points(state, tables)
    if state.card[FONTAINE_DES_MERS] >= 0:
        points[FONTAINE_DES_MERS] = fountain_points(state, tables, state.card[FONTAINE_DES_MERS])
    for seat in range(2):
        ties[seat] = tie_break(state, seat)
