"""What each seat may see: an allow-list, built up from nothing."""

from typing import Any

import numpy as np

from quartier.engine.game import SPECTATOR, Buffer
from quartier.games.paris.components import components
from quartier.games.paris.moves import spaces_of
from quartier.games.paris.rules.entries import details
from quartier.games.paris.rules.state import (
    BUILDINGS,
    CARDS,
    DIRECTION_STEPS,
    KEPT_CARDS,
    LIGHT_PATTERNS,
    MAX_BUILDINGS,
    NOBODY,
    NOT_IN_PLAY,
    NOWHERE,
    OVER,
    SACRE_COEUR,
    SEATS,
    SHAPES,
    SIDE,
    SPACES,
    STATE,
    TILES,
)

KIND_LETTERS = "obml"
SINGLE_PIECES = ("painter", "dancer", "lamp", "large_lamp", "mixed_space")


def view(state: Buffer, tables: Buffer, seat: int) -> dict[str, Any]:
    """Return what that seat sees. Of a rival's hand it sees only how many tiles it holds."""
    record: Any = state.view(STATE)[0]
    return {
        **on_the_table(state),
        "options": {
            "chartier_fountain": bool(record.chartier_fountain),
            "grande_lumiere": LIGHT_PATTERNS[record.grande_lumiere],
            "dancer_walls": bool(record.dancer_walls),
        },
        "hands": {
            name: (tiles_in if number == seat and seat != SPECTATOR else tiles_counted)(record.hand[number])
            for number, name in enumerate(SEATS)
        },
        "stacks": {name: tiles_counted(record.stack[number]) for number, name in enumerate(SEATS)},
        "chimneys": {name: int(record.chimneys[number]) for number, name in enumerate(SEATS)},
        **shining(state, tables),
    }


def on_the_table(state: Buffer) -> dict[str, Any]:
    """Return what lies open on the table."""
    record: Any = state.view(STATE)[0]
    return {
        "phase": "over" if record.phase == OVER else int(record.phase),
        "turn": SEATS[record.turn],
        "paving": paving(record),
        "buildings": buildings(record),
        "pieces": pieces(record),
        "cards": {
            card: owner_name(owner) for card, owner in zip(CARDS, record.card, strict=True) if owner != NOT_IN_PLAY
        },
        "held": {name: [card for card in KEPT_CARDS if record[card] == number] for number, name in enumerate(SEATS)},
        "waived": ["sacre_coeur"] if record.card[SACRE_COEUR] >= 0 and record.sacre_coeur == NOBODY else [],
        "pool": named(record.pool, BUILDINGS),
        "reserve": {name: named(record.reserve[number], BUILDINGS) for number, name in enumerate(SEATS)},
        "tokens": {name: int(record.tokens[number]) for number, name in enumerate(SEATS)},
    }


def paving(record: Any) -> list[str]:
    """Return the paving as eight strings, row 8 first."""
    kinds = (record.colour[0], record.colour[1], record.mixed, record.lamps)
    letters = ["."] * (SIDE * SIDE)
    for letter, board in zip(KIND_LETTERS, kinds, strict=True):
        for number in range(SIDE * SIDE):
            if int(board) >> number & 1:
                letters[number] = letter
    return ["".join(letters[row * SIDE : (row + 1) * SIDE]) for row in reversed(range(SIDE))]


def buildings(record: Any) -> list[dict[str, Any]]:
    """Return the buildings in the order in which they were built, without the annex."""
    return [
        {
            "owner": SEATS[record.owner[number]],
            "piece": SHAPES[record.piece[number]],
            "spaces": list(spaces_of(int(record.spaces[number]) & ~annex_of(record, number))),
        }
        for number in range(record.buildings)
    ]


def annex_of(record: Any, number: int) -> int:
    """Return the annex as a board of bits if it belongs to that building."""
    return 1 << int(record.annex) if record.annex != NOWHERE and record.annex_building == number else 0


def pieces(record: Any) -> dict[str, Any]:
    """Return the special pieces on the board."""
    found: dict[str, Any] = {name: SPACES[record[name]] for name in SINGLE_PIECES if record[name] != NOWHERE}
    if record.fountain:
        found["fountain"] = list(spaces_of(int(record.fountain)))
    if record.statue != NOWHERE:
        front = int(record.statue) + DIRECTION_STEPS[record.statue_front]
        found["statue"] = {"space": SPACES[record.statue], "front": SPACES[front]}
    if record.annex != NOWHERE:
        found["annex"] = {"space": SPACES[record.annex], "building": int(record.annex_building)}
    return found


def shining(state: Buffer, tables: Buffer) -> dict[str, Any]:
    """Return what each lamp lights, how many lamps light each building, what claimed cards earn, what breaks a tie."""
    record: Any = state.view(STATE)[0]
    light = np.zeros(SIDE * SIDE, np.uint64)
    lamps = np.zeros(MAX_BUILDINGS, np.int32)
    points = np.zeros(len(CARDS), np.int32)
    ties = np.zeros(len(SEATS), np.int32)
    details(state, tables, light, lamps, points, ties)
    kinds = {int(record.lamp): "tile", int(record.large_lamp): "large"}
    return {
        "light": [
            {
                "space": SPACES[number],
                "kind": kinds.get(number, "printed"),
                "lights": list(spaces_of(int(spaces))),
            }
            for number, spaces in enumerate(light)
            if spaces
        ],
        "lamps": [int(number) for number in lamps[: record.buildings]],
        "card_points": {
            card: int(points[number])
            for number, card in enumerate(CARDS)
            if components().postcards[card]["stamp"] and record.card[number] >= 0
        },
        "ties": [int(number) for number in ties],
    }


def tiles_in(mask: np.uint64) -> list[str]:
    """Return the tiles of a mask by name."""
    return named(mask, TILES)


def tiles_counted(mask: np.uint64) -> int:
    """Return how many tiles a mask holds, and no more."""
    return int(mask).bit_count()


def named(mask: np.uint64, names: tuple[str, ...]) -> list[str]:
    """Return the names of the set bits."""
    return [name for number, name in enumerate(names) if int(mask) >> number & 1]


def owner_name(owner: int) -> str | None:
    """Return the name of a seat, or None for nobody."""
    return SEATS[owner] if owner >= 0 else None
