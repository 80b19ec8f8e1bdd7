"""What each seat may see, as whole numbers: all towns, but of monuments only the own one and those that stand.

A town is a row of 16 squares from a1 along the rows to d4. A cube is 1 to 5, in the order of RESOURCES; 0 is none.
Cards are counted from 1 in the order of cards.toml. What follows from the rest (scores, who is fed) is not repeated.
"""

import numpy as np

from quartier.engine.compile import Record, rule
from quartier.engine.kernels import write_bits, write_parts
from quartier.engine.layout import Field, observation_type
from quartier.games.tiny_towns.rules.rounds import waiting
from quartier.games.tiny_towns.rules.state import (
    BUILDER,
    CARDS_PER_RESOURCE,
    CAVERN_USES,
    CHOOSING,
    DECK_SIZE,
    FIRST_BUILDING,
    KINDS,
    MAX_CARDS,
    MAX_PLAYERS,
    MODES,
    MONUMENT,
    OPEN_CARDS,
    PHASES,
    RESOURCES,
    SEAT,
    SQUARES,
    STAGES,
    STORAGE,
    TYPES,
)
from quartier.games.tiny_towns.rules.town import SQUARE_BITS, monument_stands, whole

NO_MASTER = -1
CUBES = len(RESOURCES)
LARGEST = 32_767
"""A round has no last number that a position could not exceed."""
TOWN = (MAX_PLAYERS, len(SQUARES))
BY_TYPE = (MAX_PLAYERS, len(TYPES))
LAYOUT = (
    Field("viewer", (), -1, MAX_PLAYERS - 1, "the seat that looks; -1: a spectator"),
    Field("waiting", SEAT, 0, 1, "by seat: must it decide now? Nobody: the game is over", bits=1),
    Field("players", (), 1, MAX_PLAYERS, "how many seats there are; what belongs to other seats is 0"),
    Field("mode", (), 0, len(MODES) - 1, "option `mode`: " + ", ".join(MODES)),
    Field("cavern_rule", (), 0, 1, "option `cavern`", in_views=False),
    Field("monuments", (), 0, 1, "option `monuments`", in_views=False),
    Field("cards", (len(TYPES),), 1, MAX_CARDS, "the building cards in play: " + ", ".join(TYPES)),
    Field("phase", (), 0, len(PHASES) - 1, ", ".join(PHASES)),
    Field("round_number", (), 0, LARGEST, "the round"),
    Field("master", (), NO_MASTER, MAX_PLAYERS - 1, "who has the hammer; -1: there is none in this mode"),
    Field("named", (), 0, CUBES, "the cube of this round: " + ", ".join(RESOURCES)),
    Field("deck", (CUBES,), 0, CARDS_PER_RESOURCE, "by resource: cards unseen since the last shuffle; 0 with a hammer"),
    Field("open", (OPEN_CARDS,), 0, CUBES, "the open resource cards of a solo game"),
    Field("under_count", (), 0, DECK_SIZE, "how many resource cards lie under the deck"),
    Field("under", (DECK_SIZE,), 0, CUBES, "those cards, the next one first"),
    Field("squares", TOWN, 0, FIRST_BUILDING + MONUMENT, "what stands in each town: 0 nothing, from 1 a cube, "
          f"from {FIRST_BUILDING} a building: " + ", ".join(KINDS), bits=SQUARE_BITS),
    Field("marks", TOWN, 0, CUBES, "the cubes that mark factories and banks", bits=SQUARE_BITS),
    Field("stored", (MAX_PLAYERS, STORAGE, len(SQUARES)), 0, CUBES, "the cubes on warehouses, layer by layer",
          bits=SQUARE_BITS),
    Field("on_cottages", TOWN, 0, CUBES, "the cubes on cottages", bits=SQUARE_BITS),
    Field("stage", SEAT, 0, len(STAGES) - 1, "by seat, what it has to decide: " + ", ".join(STAGES)),
    Field("resume", SEAT, 0, len(STAGES) - 1, "by seat: what it decides after a mark", in_views=False),
    Field("chosen", SEAT, 0, CUBES, "by seat: its cube of a free round; while all choose, only the viewer's"),
    Field("monument", SEAT, 0, MAX_CARDS, "by seat: the card of its monument, if it stands or is the viewer's; else 0"),
    Field("dealt", (2,), 0, MAX_CARDS, "the two cards that were dealt to the viewer", in_views=False),
    Field("shrine", SEAT, 0, LARGEST, "by seat: what its shrine is worth since it was built"),
    Field("watch", BY_TYPE, 0, 1, "by seat: the types left on its watch", bits=1),
    Field("watch_round", SEAT, 0, LARGEST, "by seat: the round in which they were chosen", in_views=False),
    Field("claims", BY_TYPE, 0, 1, "by seat: the types that neighbours' buildings offer now", in_views=False, bits=1),
    Field("built", BY_TYPE, 0, 1, "by seat: the types that it has constructed in this round", in_views=False, bits=1),
    Field("replacements", SEAT, 0, 2, "by seat: buildings that its guild may still replace", in_views=False),
    Field("replaced", SEAT, 0, len(SQUARES), "by seat: the square replaced first, from 1; 0: none", in_views=False),
    Field("complete", SEAT, 0, LARGEST, "by seat: the round in which its town was complete; 0: it grows"),
    Field("master_turns", SEAT, 0, LARGEST, "by seat: turns taken as master builder"),
    Field("cavern", SEAT, 0, CAVERN_USES, "by seat: uses left of its cavern"),
)  # fmt: skip
OBSERVATION = observation_type(LAYOUT)
PARTS = MAX_PLAYERS + 1


@rule
def observe(state: Record, tables: Record, seat: int, seen: Record) -> None:  # noqa: ARG001
    """Write all that a seat (or a spectator) may see."""
    observe_table(state, seat, seen)
    for owner in range(MAX_PLAYERS):
        observe_seat(state, seat, owner, seen)


@rule
def observe_part(state: Record, tables: Record, seat: int, part: int, seen: Record) -> None:  # noqa: ARG001
    """Write a part of it, of PARTS: on a GPU several threads see to one observation."""
    if part == MAX_PLAYERS:
        observe_table(state, seat, seen)
    else:
        observe_seat(state, seat, part, seen)


@rule
def observe_seat(state: Record, viewer: int, seat: int, seen: Record) -> None:
    """Write what belongs to a seat."""
    observe_town(state, seat, seen)
    observe_player(state, seat, seen)
    observe_secrets(state, viewer, seat, seen)


@rule
def observe_secrets(state: Record, viewer: int, seat: int, seen: Record) -> None:
    """T17, T42: choices are open when all have chosen, monuments when they stand; one's own always."""
    open_choice = seat == viewer or state.phase != CHOOSING
    seen.chosen[seat] = state.chosen[seat] if open_choice else 0
    known = seat == viewer or monument_stands(state, seat)
    seen.monument[seat] = whole(state.monument[seat]) + 1 if known else 0


@rule
def observe_table(state: Record, viewer: int, seen: Record) -> None:
    """T3, T4, T7: who looks, the options, the cards in play, and where the round stands."""
    seen.viewer = viewer
    write_bits(np.uint64(waiting(state)), seen.waiting)
    for number in range(2):
        seen.dealt[number] = whole(state.dealt[viewer, number]) + 1 if viewer >= 0 else 0
    seen.players = state.players
    seen.mode = state.mode
    seen.cavern_rule = state.cavern_rule
    seen.monuments = state.monuments
    for kind in range(len(TYPES)):
        seen.cards[kind] = whole(state.cards[kind]) + 1
    seen.phase = state.phase
    seen.round_number = state.round_number
    seen.master = state.master if state.mode == BUILDER else NO_MASTER
    seen.named = state.named
    observe_resource_cards(state, seen)


@rule
def observe_resource_cards(state: Record, seen: Record) -> None:
    """T42, T43: what everybody knows of the deck."""
    for resource in range(CUBES):
        seen.deck[resource] = state.deck[resource] if state.mode != BUILDER else 0
    for place in range(OPEN_CARDS):
        seen.open[place] = state.open[place]
    seen.under_count = state.under_count
    for place in range(DECK_SIZE):
        seen.under[place] = state.under[place] if place < state.under_count else 0


@rule
def observe_town(state: Record, town: int, seen: Record) -> None:
    """T1: what stands on each square, and what lies on that."""
    write_parts(state.squares[town], SQUARE_BITS, seen.squares[town])
    write_parts(state.marks[town], SQUARE_BITS, seen.marks[town])
    write_parts(state.on_cottages[town], SQUARE_BITS, seen.on_cottages[town])
    for slot in range(STORAGE):
        write_parts(state.stored[town, slot], SQUARE_BITS, seen.stored[town, slot])


@rule
def observe_player(state: Record, seat: int, seen: Record) -> None:
    """T11: what a seat decides, and what it has done; of all this nothing is secret."""
    seen.stage[seat] = state.stage[seat]
    seen.resume[seat] = state.resume[seat]
    seen.shrine[seat] = state.shrine[seat]
    seen.watch_round[seat] = state.watch_round[seat]
    seen.replacements[seat] = state.replacements[seat]
    seen.replaced[seat] = state.replaced[seat]
    seen.complete[seat] = state.complete[seat]
    seen.master_turns[seat] = state.master_turns[seat]
    seen.cavern[seat] = state.cavern[seat]
    write_bits(np.uint64(state.watch[seat]), seen.watch[seat])
    write_bits(np.uint64(state.claims[seat]), seen.claims[seat])
    write_bits(np.uint64(state.built[seat]), seen.built[seat])
