"""What each seat may see, as whole numbers: boards as planes of 64 spaces from a1 along the rows to h8.

Only hands are secret. What follows from the rest (scores, what claimed cards earn) is not repeated here.
"""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, bit, count, lowest, without_lowest, write_bits
from quartier.engine.layout import Field, observation_type
from quartier.games.paris.rules.actions import SPACE_COUNT
from quartier.games.paris.rules.board import at, beside, free, in_front
from quartier.games.paris.rules.phase_1 import stack_and_hand
from quartier.games.paris.rules.phase_2 import waiting
from quartier.games.paris.rules.postcards import large_lamp_light
from quartier.games.paris.rules.scoring import shining_lamps
from quartier.games.paris.rules.state import (
    BUILDINGS,
    CARDS,
    LIGHT_PATTERNS,
    MAX_BUILDINGS,
    NOBODY,
    NOT_IN_PLAY,
    NOWHERE,
    OVER,
    PAVING,
    SHAPES,
    TIE_VISIBLE,
    TILES,
)

NO_PIECE = -1
PLANES = (
    "orange spaces", "blue spaces", "mixed spaces", "printed lamps (covered ones too)", "buildings of orange",
    "buildings of blue", "free spaces", "the painter", "the dancer", "the lamp tile", "the large lamp",
    "the mixed space of Chartier", "the annex", "the fountain", "the statue", "the space in front of the statue",
)  # fmt: skip
(ORANGE, BLUE, MIXED, LAMPS, BUILT_ORANGE, BUILT_BLUE, FREE, PAINTER, DANCER, LAMP, LARGE_LAMP, MIXED_SPACE, ANNEX,
 THE_FOUNTAIN, STATUE, STATUE_FRONT) = range(len(PLANES))  # fmt: skip
LAYOUT = (
    Field("viewer", (), -1, 1, "the seat that looks; -1: a spectator"),
    Field("waiting", (2,), 0, 1, "by seat: must it decide now? Nobody: the game is over", bits=1),
    Field("phase", (), PAVING, OVER, "1: pave and reserve, 2: build and light, 3: over"),
    Field("turn", (), 0, 1, "whose turn it is, or was at the end"),
    Field("hand_size", (), 1, 2, "option `hand`", in_views=False),
    Field("flip", (), 0, 1, "option `flip`", in_views=False),
    Field("chartier_fountain", (), 0, 1, "option `chartier_fountain`", in_views=False),
    Field("grande_lumiere", (), 0, len(LIGHT_PATTERNS) - 1, "option `grande_lumiere`: " + ", ".join(LIGHT_PATTERNS),
          in_views=False),
    Field("dancer_walls", (), 0, 1, "option `dancer_walls`", in_views=False),
    Field("tie", (), 0, TIE_VISIBLE, "option `tie`: free, visible", in_views=False),
    Field("first_paved", (), NOBODY, 1, "who first had all eight tiles laid; -1: nobody yet", in_views=False),
    Field("planes", (len(PLANES), SPACE_COUNT), 0, 1, "planes of the board: " + ", ".join(PLANES), bits=1),
    Field("light", (SPACE_COUNT,), 0, 5, "how many lamps shine on the space"),
    Field("building", (SPACE_COUNT,), 0, MAX_BUILDINGS,
          "which building stands here, from 1 in the order of building; 0: none"),
    Field("owner", (MAX_BUILDINGS,), NOBODY, 1, "by building: whose it is; -1: not built"),
    Field("piece", (MAX_BUILDINGS,), NO_PIECE, len(SHAPES) - 1, "by building: which of " + ", ".join(SHAPES)
          + "; -1: not built"),
    Field("annex_building", (), 0, MAX_BUILDINGS, "the building that the annex extends, from 1; 0: no annex"),
    Field("card", (len(CARDS),), NOT_IN_PLAY, 1, "by postcard, who has claimed it: " + ", ".join(CARDS)
          + "; -1: open, -2: not in play"),
    Field("sacre_coeur", (), NOBODY, 1, "whose unbuilt buildings cost nothing; -1: nobody's"),
    Field("metropolitain", (), NOBODY, 1, "who may still use Metropolitain; -1: nobody"),
    Field("chartier", (), NOBODY, 1, "who may still use Chartier; -1: nobody"),
    Field("pool", (len(BUILDINGS),), 0, 1, "the buildings of the pool", bits=1),
    Field("reserve", (2, len(BUILDINGS)), 0, 1, "by seat: its reserved buildings", bits=1),
    Field("tokens", (2,), 0, 4, "by seat: action tokens left"),
    Field("chimneys", (2,), 0, 7, "by seat: chimneys left"),
    Field("hand_counts", (2,), 0, len(TILES), "by seat: tiles in hand"),
    Field("stack_counts", (2,), 0, len(TILES), "by seat: tiles still to be drawn"),
    Field("unlaid", (2, len(TILES)), 0, 1, "by seat: the tiles that it has not laid, in hand or to be drawn",
          in_views=False, bits=1),
    Field("hand", (len(TILES),), 0, 1, "the viewer's own tiles in hand; none for a spectator", bits=1),
)  # fmt: skip
OBSERVATION = observation_type(LAYOUT)
PARTS = 4


@rule
def observe(state: Record, tables: Record, seat: int, seen: Record) -> None:
    """Write all that a seat (or a spectator) may see."""
    observe_table(state, tables, seat, seen)
    observe_planes(state, seen)
    observe_light(state, tables, seen.light)
    observe_buildings(state, seen)


@rule
def observe_part(state: Record, tables: Record, seat: int, part: int, seen: Record) -> None:
    """Write a part of it, of PARTS: on a GPU several threads see to one observation."""
    if part == 0:
        observe_table(state, tables, seat, seen)
    elif part == 1:
        observe_planes(state, seen)
    elif part == 2:
        observe_light(state, tables, seen.light)
    else:
        observe_buildings(state, seen)


@rule
def observe_table(state: Record, tables: Record, seat: int, seen: Record) -> None:
    """Write what does not lie on the board."""
    observe_turn(state, tables, seat, seen)
    observe_options(state, seen)
    observe_postcards(state, seen)
    observe_players(state, seat, seen)


@rule
def observe_turn(state: Record, tables: Record, seat: int, seen: Record) -> None:
    """P5: who looks, and whose turn of which phase it is."""
    seen.viewer = seat
    write_bits(np.uint64(waiting(state, tables)), seen.waiting)
    seen.phase = state.phase
    seen.turn = state.turn


@rule
def observe_options(state: Record, seen: Record) -> None:
    """P38: what the table agreed on."""
    seen.hand_size = state.hand_size
    seen.flip = state.flip
    seen.chartier_fountain = state.chartier_fountain
    seen.grande_lumiere = state.grande_lumiere
    seen.dancer_walls = state.dancer_walls
    seen.tie = state.tie
    seen.first_paved = state.first_paved


@rule
def observe_planes(state: Record, seen: Record) -> None:
    """P2, P6: what lies where."""
    for plane in range(len(PLANES)):
        write_bits(spaces_on(state, plane), seen.planes[plane])


@rule
def observe_light(state: Record, tables: Record, light: Record) -> None:
    """P33, P28: each lamp shines on the spaces beside it; the large lamp and the one under it are one."""
    write_bits(large_lamp_light(state, tables), light)
    lamps = shining_lamps(state) & ~at(state.large_lamp)
    while lamps:
        lit = beside(bit(lowest(lamps)))
        lamps = without_lowest(lamps)
        while lit:
            space = lowest(lit)
            lit = without_lowest(lit)
            light[space] += 1


@rule
def spaces_on(state: Record, plane: int) -> Bits:
    """Return the spaces of a plane. One function for all of them: written out, they would take long to compile."""
    if plane in (ORANGE, BLUE):
        return state.colour[plane - ORANGE]
    if plane == MIXED:
        return state.mixed
    if plane == LAMPS:
        return state.lamps
    if plane in (BUILT_ORANGE, BUILT_BLUE):
        return state.built[plane - BUILT_ORANGE]
    if plane == FREE:
        return free(state)
    if plane == THE_FOUNTAIN:
        return state.fountain
    if plane == STATUE_FRONT:
        return in_front(at(state.statue), state.statue_front)
    return at(place_of(state, plane))


@rule
def place_of(state: Record, plane: int) -> Number:
    """Return the space of a piece of one space, or NOWHERE."""
    if plane == PAINTER:
        return state.painter
    if plane == DANCER:
        return state.dancer
    if plane == LAMP:
        return state.lamp
    if plane == LARGE_LAMP:
        return state.large_lamp
    if plane == MIXED_SPACE:
        return state.mixed_space
    if plane == ANNEX:
        return state.annex
    return state.statue


@rule
def observe_buildings(state: Record, seen: Record) -> None:
    """P16, P26: each building by its number, in the order of building."""
    write_bits(NONE, seen.building)
    for number in range(MAX_BUILDINGS):
        stands = number < state.buildings
        seen.owner[number] = state.owner[number] if stands else NOBODY
        seen.piece[number] = state.piece[number] if stands else NO_PIECE
        spaces = state.spaces[number] if stands else NONE
        while spaces:
            space = lowest(spaces)
            spaces = without_lowest(spaces)
            seen.building[space] = number + 1
    seen.annex_building = state.annex_building + 1 if state.annex != NOWHERE else 0


@rule
def observe_postcards(state: Record, seen: Record) -> None:
    """P7, P17: who has which postcard, and whose effects are still to come or last."""
    for card in range(len(CARDS)):
        seen.card[card] = state.card[card]
    seen.sacre_coeur = state.sacre_coeur
    seen.metropolitain = state.metropolitain
    seen.chartier = state.chartier


@rule
def observe_players(state: Record, viewer: int, seen: Record) -> None:
    """P4, P8, P10: what lies open before each player; of tiles, how many, and which the viewer holds."""
    write_bits(state.hand[viewer] if viewer >= 0 else NONE, seen.hand)
    write_bits(state.pool, seen.pool)
    for seat in range(2):
        write_bits(state.reserve[seat], seen.reserve[seat])
        seen.tokens[seat] = state.tokens[seat]
        seen.chimneys[seat] = state.chimneys[seat]
        seen.hand_counts[seat] = count(state.hand[seat])
        seen.stack_counts[seat] = count(state.stack[seat])
        write_bits(stack_and_hand(state, seat), seen.unlaid[seat])
