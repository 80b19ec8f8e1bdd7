"""Reads the towns: squares, what lies on buildings, monuments, and the books that must balance."""

from typing import Any

import numpy as np

from quartier.engine.position import Reader
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.moves import in_play
from quartier.games.tiny_towns.position.writing import BOOKS
from quartier.games.tiny_towns.rules.state import (
    BLACK,
    BLUE,
    BUILD,
    CAVERN_USES,
    EFFECTS,
    FIRST_BUILDING,
    FIRST_CUBE,
    KINDS,
    MARK,
    MONUMENT,
    NO_CARD,
    RESOURCES,
    REST,
    SIDE,
    SOLO,
    SQUARES,
    STAGES,
    STORAGE,
    TYPES,
)
from quartier.games.tiny_towns.view import code_on, on_squares, stands

TOWN_FIELDS = (
    "squares", "monument", "dealt", "shrine", "watch", "master_turns", "marks", "stored", "on_cottages",
    "complete", "cavern", "stage", "resume", "chosen", "built", "claims", "watch_round", "replacements",
    "replaced", "books",
)  # fmt: skip
LAST_ROUND = 500
"""No game lasts as long: a town takes under 180 cubes, and sits out half as many rounds."""
MOST = 2_000
"""No count in the books and no score is higher."""


def squares_of(town: Reader) -> list[str]:
    """Read what lies on the squares, a1 first."""
    rows = town.listed("squares", SIDE) if "squares" in town else [[""] * SIDE] * SIDE
    if len(rows) != SIDE or not all(type(row) is list and len(row) == SIDE for row in rows):
        raise town.wrong("squares", "rows", side=SIDE)
    names = [name for row in reversed(rows) for name in row]
    for name in names:
        if type(name) is not str or (name and name not in RESOURCES and name not in cards().number):
            raise town.wrong("squares", "no-card", given=repr(name))
    return names


def standing_monuments(town: Reader) -> list[str]:
    """Return the monuments on a town's squares."""
    return [name for name in squares_of(town) if name in cards().number and cards()[name].type == KINDS[MONUMENT]]


def squares_with(state: Any, seat: int, kind: int) -> list[int]:
    """Return the squares with buildings of a type."""
    squares = range(len(SQUARES))
    return [square for square in squares if code_on(state.squares[seat], square) == FIRST_BUILDING + kind]


def black_effect(state: Any, tables: Any) -> str:
    """Return what the black building in play does."""
    return EFFECTS[tables.effect[state.cards[BLACK]]]


def takes_marks(state: Any, tables: Any) -> bool:
    """Tell whether factories or banks are in play."""
    return black_effect(state, tables) in ("swap_named", "never_name")


# --- monuments -------------------------------------------------------------------------------------------


def read_monuments(state: Any, towns: list[Reader]) -> None:
    """Read who was dealt and who keeps what; a card that goes back unseen is made up where it is not given."""
    used: set[int] = set()
    for seat, town in enumerate(towns):
        kept, hand = _kept_and_dealt(state, town)
        if used.intersection(hand):
            raise town.wrong("monument", "dealt-twice")
        used.update(hand)
        state.dealt[seat, : len(hand)] = hand
        state.monument[seat] = kept
    left = [number for number in _monuments(state) if number not in used]
    for seat in range(len(towns)):
        if state.dealt[seat, 0] != NO_CARD and state.dealt[seat, 1] == NO_CARD:
            state.dealt[seat, 1] = left.pop(0)


def _monuments(state: Any) -> list[int]:
    """Return the monuments in the box; T43: some are not in a solo game."""
    in_box = [card for card in cards().of(KINDS[MONUMENT]) if card.solo or state.mode != SOLO]
    return [cards().number[card.id] for card in in_box]


def _kept_and_dealt(state: Any, town: Reader) -> tuple[int, list[int]]:
    box = _monuments(state)
    names = [cards().all[number].id for number in box]
    standing = standing_monuments(town)
    if len(standing) > 1:
        raise town.wrong("squares", "monuments", cards=", ".join(standing))
    kept = town.one_of("monument", names, NO_CARD)
    if standing and standing[0] not in names:
        raise town.wrong("squares", "not-solo", card=repr(standing[0]))
    if standing and kept == NO_CARD:
        kept = names.index(standing[0])
    if standing and names[kept] != standing[0]:
        raise town.wrong("monument", "other-monument", given=repr(names[kept]), card=repr(standing[0]))
    hand = town.some_of("dealt", names) or ([] if kept == NO_CARD else [kept])
    if ("dealt" in town and len(hand) not in (0, 2)) or (kept != NO_CARD and kept not in hand):
        raise town.wrong("dealt", "dealt")
    return box[kept] if kept != NO_CARD else NO_CARD, [box[number] for number in hand]


# --- a town ----------------------------------------------------------------------------------------------


def read_town(state: Any, tables: Any, seat: int, town: Reader) -> None:
    """Read all that a town has."""
    for square, name in enumerate(squares_of(town)):
        state.squares[seat] |= np.uint64(_code(name) << 4 * square)
    _read_cubes_on_buildings(state, tables, seat, town)
    uses = CAVERN_USES if state.cavern_rule else 0
    state.cavern[seat] = town.number("cavern", uses, uses)
    state.shrine[seat] = town.number("shrine", _shrine(state, seat), MOST)
    for field in ("master_turns", "complete", "watch_round"):
        state[field][seat] = town.number(field, 0, LAST_ROUND)
    for field in ("watch", "built", "claims"):
        state[field][seat] = _types(state, town, field)
    state.chosen[seat] = town.one_of("chosen", RESOURCES, -FIRST_CUBE) + FIRST_CUBE
    state.stage[seat] = town.one_of("stage", STAGES, REST)
    state.resume[seat] = town.one_of("resume", STAGES, BUILD if state.stage[seat] == MARK else REST)
    state.replacements[seat] = town.number("replacements", 0, 2)
    state.replaced[seat] = town.one_of("replaced", SQUARES, -1) + 1
    if state.stage[seat] != MARK and takes_marks(state, tables):
        _add_missing_marks(state, seat)
    _read_books(state, seat, town)


def _code(name: str) -> int:
    if name in RESOURCES:
        return RESOURCES.index(name) + FIRST_CUBE
    return KINDS.index(cards()[name].type) + FIRST_BUILDING if name else 0


def _read_cubes_on_buildings(state: Any, tables: Any, seat: int, town: Reader) -> None:
    """Read marks, stored cubes and cubes on cottages; each needs its building."""
    black = squares_with(state, seat, BLACK)
    marked = black if takes_marks(state, tables) else []
    warehouses = black if black_effect(state, tables) == "store_named" else []
    marks = _on_squares(town, "marks", marked, "no-factory")
    state.marks[seat] = _board({square: marks.one_of(square, RESOURCES, 0) for square in marks.given})
    cottages = _on_squares(town, "on_cottages", squares_with(state, seat, BLUE), "no-cottage")
    state.on_cottages[seat] = _board({square: cottages.one_of(square, RESOURCES, 0) for square in cottages.given})
    stored = _on_squares(town, "stored", warehouses, "no-warehouse")
    lists = {square: stored.some_of(square, RESOURCES, repeated=True, most=STORAGE) for square in stored.given}
    for slot in range(STORAGE):
        state.stored[seat, slot] = _board({square: list[slot] for square, list in lists.items() if slot < len(list)})


def _on_squares(town: Reader, field: str, allowed: list[int], otherwise: str) -> Reader:
    """Read an object from square to something; on any other square it is a mistake, with that key."""
    found = town.part(field, SQUARES)
    for square in found.given:
        if SQUARES.index(square) not in allowed:
            raise found.wrong(square, otherwise)
    return found


def _board(resources: dict[str, int]) -> np.uint64:
    """Return a board with a cube on each of these squares."""
    return np.uint64(sum(resource + FIRST_CUBE << 4 * SQUARES.index(square) for square, resource in resources.items()))


def _add_missing_marks(state: Any, seat: int) -> None:
    """Give factories and banks the first marks that are free."""
    for square in squares_with(state, seat, BLACK):
        if not code_on(state.marks[seat], square):
            taken = {code_on(state.marks[seat], other) for other in range(len(SQUARES))}
            free = [mark for mark in range(FIRST_CUBE, FIRST_CUBE + len(RESOURCES)) if mark not in taken]
            state.marks[seat] |= np.uint64((free or [FIRST_CUBE])[0] << 4 * square)


def _types(state: Any, town: Reader, field: str) -> int:
    """Read a list of types, by the cards in play or by their colours."""
    names = [*(in_play(state, kind) for kind in range(len(TYPES))), *TYPES]
    return sum(1 << kind for kind in {number % len(TYPES) for number in town.some_of(field, names)})


def _shrine(state: Any, seat: int) -> int:
    """T37: without a value, a shrine is worth what it would be if it were built last."""
    card = cards().all[int(state.monument[seat])]
    if not stands(state, seat) or card.score.name != "when_built":
        return 0
    table = card.score.numbers["table"]
    buildings = sum(code_on(state.squares[seat], square) >= FIRST_BUILDING for square in range(len(SQUARES)))
    return int(table[min(buildings, len(table)) - 1])


def _read_books(state: Any, seat: int, town: Reader) -> None:
    """Balance the books: by default everything was taken once and nothing went back."""
    codes = [code_on(state.squares[seat], square) for square in range(len(SQUARES))]
    boards = (state.marks[seat], state.on_cottages[seat], *state.stored[seat])
    lying = sum(0 < code < FIRST_BUILDING for code in codes) + sum(len(on_squares(board)) for board in boards)
    books = town.part("books", BOOKS)
    defaults = (lying, 0, sum(code >= FIRST_BUILDING for code in codes), 0)
    for book, default in zip(BOOKS, defaults, strict=True):
        state[book][seat] = books.number(book, default, MOST)
