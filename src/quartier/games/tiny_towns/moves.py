"""Action numbers as paths of named choices, and what each choice stands for in the scene."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from quartier.engine.game import Buffer
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.rules.actions import (
    CAVERN_CUBE,
    CHOOSE_RESOURCE,
    CLAIM_BUILDING,
    COMPLETE,
    CONSTRUCT,
    COTTAGE_CUBE,
    DECLINE,
    DONE,
    ENOUGH,
    GROW_BUILDING,
    KEEP_CARD,
    MARK_BUILDING,
    NAME_RESOURCE,
    PLACE_CUBE,
    REPLACE_BUILDING,
    RESOURCE_COUNT,
    SQUARE_COUNT,
    STOCK_WATCH,
    STOP,
    STORE_CUBE,
    SWAP_CUBE,
)
from quartier.games.tiny_towns.rules.state import (
    MAX_CARDS,
    MAX_PLACEMENTS,
    MONUMENT,
    RESOURCES,
    SEATS,
    SQUARES,
    STATE,
    TABLES,
    TYPES,
)

OPEN_MOVES = frozenset(
    {
        "name", "place", "store", "swap", "cottage", "cavern", "build", "done", "complete", "mark", "replace",
        "enough", "grow", "watch", "claim", "decline", "stop",
    }
)  # fmt: skip
"""T5, T42: what is kept and what is chosen in a free round is nobody else's business."""

STEPS = {
    "keep": ("card",),
    "name": ("resource",),
    "choose": ("resource",),
    "place": ("resource", "square"),
    "store": ("warehouse",),
    "swap": ("warehouse", "stored", "square"),
    "cottage": ("square",),
    "build": ("type", "square", "squares"),
    "mark": ("resource",),
    "replace": ("replaced", "type"),
    "grow": ("type", "square"),
    "watch": ("type",) * len(TYPES),
    "claim": ("type", "square"),
}
"""What is chosen step by step after each kind of move."""

KINDS = {
    "card": "card", "type": "card", "resource": "resource", "stored": "resource", "square": "space",
    "warehouse": "space", "replaced": "space", "squares": "spaces",
}  # fmt: skip
"""The kind of a step by what is chosen in it: a type of building is chosen by its card."""

SINGLE = {CAVERN_CUBE: "cavern", DONE: "done", COMPLETE: "complete", ENOUGH: "enough", DECLINE: "decline", STOP: "stop"}
"""Moves without further choices."""

CHOICES = (
    (KEEP_CARD, (MAX_CARDS,)),
    (NAME_RESOURCE, (RESOURCE_COUNT,)),
    (CHOOSE_RESOURCE, (RESOURCE_COUNT,)),
    (PLACE_CUBE, (RESOURCE_COUNT, SQUARE_COUNT)),
    (STORE_CUBE, (SQUARE_COUNT,)),
    (SWAP_CUBE, (SQUARE_COUNT, RESOURCE_COUNT, SQUARE_COUNT)),
    (COTTAGE_CUBE, (SQUARE_COUNT,)),
    (CAVERN_CUBE, ()),
    (CONSTRUCT, (MONUMENT + 1, MAX_PLACEMENTS, SQUARE_COUNT)),
    (DONE, ()),
    (COMPLETE, ()),
    (MARK_BUILDING, (RESOURCE_COUNT,)),
    (REPLACE_BUILDING, (SQUARE_COUNT, len(TYPES))),
    (ENOUGH, ()),
    (GROW_BUILDING, (len(TYPES), SQUARE_COUNT)),
    (STOCK_WATCH, (2,) * len(TYPES)),
    (CLAIM_BUILDING, (len(TYPES), SQUARE_COUNT)),
    (DECLINE, ()),
    (STOP, ()),
)
"""The kinds of move by their first number, each with how many there are of what is chosen in turn."""


def paths(state: Buffer, tables: Buffer, seat: int, actions: Sequence[int]) -> list[str]:
    """Return the paths of actions."""
    return ["/".join(choices(state, tables, seat, action)) for action in actions]


def choices(state: Buffer, tables: Buffer, seat: int, action: int) -> tuple[str, ...]:
    """Return the choices of an action in the order in which a person makes them."""
    record: Any = state.view(STATE)[0]
    if action in SINGLE:
        return (SINGLE[action],)
    if action < NAME_RESOURCE:
        return ("keep", cards().all[action - KEEP_CARD].id)
    if action < CHOOSE_RESOURCE:
        return ("name", RESOURCES[action - NAME_RESOURCE])
    if action < PLACE_CUBE:
        return ("choose", RESOURCES[action - CHOOSE_RESOURCE])
    if action < CAVERN_CUBE:
        return _dealing_with_the_cube(action)
    if action < DONE:
        return _construction(record, tables, seat, action)
    if action < REPLACE_BUILDING:
        return ("mark", RESOURCES[action - MARK_BUILDING])
    if action < ENOUGH:
        square, kind = divmod(action - REPLACE_BUILDING, len(TYPES))
        return ("replace", SQUARES[square], in_play(record, kind))
    if action < STOCK_WATCH:
        kind, square = divmod(action - GROW_BUILDING, SQUARE_COUNT)
        return ("grow", in_play(record, kind), SQUARES[square])
    if action < CLAIM_BUILDING:
        types = action - STOCK_WATCH
        return ("watch", *(in_play(record, kind) for kind in range(len(TYPES)) if types >> kind & 1))
    kind, square = divmod(action - CLAIM_BUILDING, SQUARE_COUNT)
    return ("claim", in_play(record, kind), SQUARES[square])


def _dealing_with_the_cube(action: int) -> tuple[str, ...]:
    if action < STORE_CUBE:
        resource, square = divmod(action - PLACE_CUBE, SQUARE_COUNT)
        return ("place", RESOURCES[resource], SQUARES[square])
    if action < SWAP_CUBE:
        return ("store", SQUARES[action - STORE_CUBE])
    if action < COTTAGE_CUBE:
        number, square = divmod(action - SWAP_CUBE, SQUARE_COUNT)
        warehouse, resource = divmod(number, RESOURCE_COUNT)
        return ("swap", SQUARES[warehouse], RESOURCES[resource], SQUARES[square])
    return ("cottage", SQUARES[action - COTTAGE_CUBE])


def _construction(record: Any, tables: Buffer, seat: int, action: int) -> tuple[str, ...]:
    """Name the building, the square it goes on, and the squares of the pattern."""
    number, square = divmod(action - CONSTRUCT, SQUARE_COUNT)
    kind, placement = divmod(number, MAX_PLACEMENTS)
    card = int(record.monument[seat]) if kind == MONUMENT else int(record.cards[kind])
    mask = int(tables.view(TABLES)[0].mask[card, placement])
    return ("build", cards().all[card].id, SQUARES[square], "-".join(squares_of(mask)))


def in_play(record: Any, kind: int) -> str:
    """Return the card of a type in play."""
    card: int = record.cards[kind]
    return cards().all[card].id


def squares_of(board: int) -> tuple[str, ...]:
    """Return the names of the squares of a board."""
    return tuple(name for number, name in enumerate(SQUARES) if board >> 4 * number & 1)


@lru_cache(maxsize=8192)
def kinds(path: str) -> tuple[str, ...]:
    """Return the kind of each step."""
    first, *chosen = path.split("/")
    return ("action", *(KINDS[subject] for subject in STEPS.get(first, ())[: len(chosen)]))


def stands_for(state: Buffer, tables: Buffer, seat: int, path: str) -> tuple[tuple[str, ...], ...]:  # noqa: ARG001
    """Return the scene's ids of each choice of a move."""
    return _stands_for(SEATS[seat], path)


@lru_cache(maxsize=8192)
def _stands_for(owner: str, path: str) -> tuple[tuple[str, ...], ...]:
    """Return them by whose move it is, and the path."""
    first, *chosen = path.split("/")
    action = (f"cavern-{owner}",) if first == "cavern" else ()
    return (action, *(_pointed_at(kind, choice, owner) for kind, choice in zip(kinds(path)[1:], chosen, strict=True)))


def _pointed_at(kind: str, choice: str, owner: str) -> tuple[str, ...]:
    """Return what means one choice."""
    if kind in ("space", "spaces"):
        return tuple(f"town-{owner}-{square}" for square in choice.split("-"))
    return (f"{kind}-{choice}",)
