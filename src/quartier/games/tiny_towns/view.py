"""What each seat may see: an allow-list, built up from nothing."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from quartier.engine.game import SPECTATOR, Buffer, line_totals
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.moves import in_play, squares_of
from quartier.games.tiny_towns.rules.entries import RULES, meals
from quartier.games.tiny_towns.rules.state import (
    BUILDER,
    CHOOSING,
    FIRST_BUILDING,
    FIRST_CUBE,
    KEEPING,
    MAX_PLAYERS,
    MODES,
    MONUMENT,
    NO_CARD,
    PHASES,
    RESOURCES,
    SCORE_LINES,
    SIDE,
    SOLO,
    SQUARES,
    STAGES,
    STATE,
    STORAGE,
    TYPES,
)

PLAIN = np.dtype((np.void, STATE))

SOLO_RANKS = ((38, 1), (32, 2), (25, 3), (18, 4), (10, 5))
"""T44: from so many points on, the rank with that number; below all of them the sixth."""


def view(state: Buffer, tables: Buffer, seat: int) -> dict[str, Any]:
    """Return what that seat sees: all towns, but of monuments only its own and those that stand."""
    record = laid_out(state)
    fed = np.zeros(MAX_PLAYERS, np.uint64)
    meals(state, tables, fed)
    seen = {
        **on_the_table(record),
        "towns": [
            {
                **town(record, number),
                "monument": monument(record, number) if number == seat or stands(record, number) else None,
                "fed": list(squares_of(int(fed[number]))),
                "done": bool(record.stage[number] == 0),
                "cube": cube_in_hand(record, number, seat),
            }
            for number in range(record.players)
        ],
        "dealt": dealt(record, seat) if seat != SPECTATOR and record.phase == KEEPING else [],
    }
    if record.mode == SOLO:
        seen["rank"] = solo_rank(state, tables)
    return seen


def laid_out(state: Buffer) -> SimpleNamespace:
    """Return the fields of a state as plain numbers and lists, which are read a hundred times faster."""
    fields = state.view(PLAIN)[0]
    return SimpleNamespace(**{name: fields[name].tolist() for name in STATE.names or ()})


def on_the_table(record: Any) -> dict[str, Any]:
    """Return what lies open on the table."""
    return {
        "mode": MODES[record.mode],
        "cards": [in_play(record, kind) for kind in range(len(TYPES))],
        "phase": PHASES[record.phase],
        "round": record.round_number,
        "master": record.master if record.mode == BUILDER else None,
        "named": resource(record.named),
        "free_round": record.phase == CHOOSING or any(record.chosen),
        "deck": {} if record.mode == BUILDER else dict(zip(RESOURCES, record.deck, strict=True)),
        "open": [resource(card) for card in record.open if card],
        "under": [resource(card) for card in record.under[: record.under_count]],
    }


def town(record: Any, seat: int) -> dict[str, Any]:
    """Return what everybody sees of a town."""
    return {
        "squares": squares(record, seat),
        "shrine": record.shrine[seat] or None,
        "watch": types(record, record.watch[seat]),
        "master_turns": record.master_turns[seat],
        "marks": on_squares(record.marks[seat]),
        "stored": stored(record, seat),
        "on_cottages": on_squares(record.on_cottages[seat]),
        "complete": record.complete[seat] or None,
        "cavern": record.cavern[seat],
        "stage": STAGES[record.stage[seat]],
    }


def squares(record: Any, seat: int) -> list[list[str]]:
    """Return four rows of four squares, row 4 first: empty, a resource or a card."""
    names = [content(record, seat, number) for number in range(len(SQUARES))]
    return [names[row * SIDE : (row + 1) * SIDE] for row in reversed(range(SIDE))]


def content(record: Any, seat: int, square: int) -> str:
    """Return the name of what a square holds."""
    code = code_on(record.squares[seat], square)
    if code < FIRST_BUILDING:
        return resource(code) or ""
    kind = code - FIRST_BUILDING
    return cards().all[record.monument[seat]].id if kind == MONUMENT else in_play(record, kind)


def code_on(board: int, square: int) -> int:
    """Return the four bits of a square."""
    return int(board) >> 4 * square & 15


def resource(cube: int) -> str | None:
    """Return the name of a cube's resource, or None for no cube."""
    return RESOURCES[cube - FIRST_CUBE] if cube else None


def on_squares(board: int) -> dict[str, str]:
    """Return the cubes of a board by square."""
    if not board:
        return {}
    cubes = {name: resource(code_on(board, number)) for number, name in enumerate(SQUARES)}
    return {name: cube for name, cube in cubes.items() if cube}


def stored(record: Any, seat: int) -> dict[str, list[str]]:
    """Return the cubes on each warehouse that has some."""
    found: dict[str, list[str]] = {}
    for slot in range(STORAGE):
        for square, cube in on_squares(record.stored[seat][slot]).items():
            found.setdefault(square, []).append(cube)
    return dict(sorted(found.items()))


def types(record: Any, mask: int) -> list[str]:
    """Return the cards of a mask of types."""
    return [in_play(record, kind) for kind in range(len(TYPES)) if mask >> kind & 1]


def stands(record: Any, seat: int) -> bool:
    """T17: tell whether the seat's monument is built, and so revealed."""
    return any(code_on(record.squares[seat], square) == FIRST_BUILDING + MONUMENT for square in range(len(SQUARES)))


def monument(record: Any, seat: int) -> str | None:
    """Return the kept monument."""
    return None if record.monument[seat] == NO_CARD else cards().all[record.monument[seat]].id


def dealt(record: Any, seat: int) -> list[str]:
    """T5: return the two monuments that were dealt to a seat."""
    return [cards().all[card].id for card in record.dealt[seat] if card != NO_CARD]


def cube_in_hand(record: Any, seat: int, viewer: int) -> str | None:
    """T42: return a seat's choice of a free round; until all have chosen nobody else sees it."""
    if record.phase == CHOOSING and seat != viewer:
        return None
    return resource(record.chosen[seat])


def solo_rank(state: Buffer, tables: Buffer) -> int:
    """T44: return the rank, from 1 (best) to 6."""
    lines = np.zeros((1, len(SCORE_LINES)), np.int32)
    RULES.scores(state, tables, lines)
    return rank_of(line_totals(lines)[0])


def rank_of(points: int) -> int:
    """T44: 38 or more is the first rank, 9 or less the sixth."""
    return next((rank for limit, rank in SOLO_RANKS if points >= limit), len(SOLO_RANKS) + 1)
