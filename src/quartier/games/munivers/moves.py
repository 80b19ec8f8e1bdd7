"""Action numbers as paths of named choices, and what each choice stands for in the scene."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from quartier.engine.game import Buffer
from quartier.games.munivers.packs.pack import Board, Pack
from quartier.games.munivers.packs.tabulate import pack_of
from quartier.games.munivers.rules.actions import (
    ACHIEVE,
    ARGUMENTS,
    BID,
    BUILD,
    CHOOSE_KIND,
    DISCARD,
    EXCHANGE,
    MARKER,
    MOVE,
    PASS,
    PASS_MONTH,
    PASS_WINDOW,
    PLAY,
    RAISE,
    REPAY,
    REWARD,
    REWARD_BLAME,
    SELL,
    SKILL,
    SPLIT,
    STOP,
    SWAP,
    SWAP_BID,
    TAKE,
    TARGET,
)
from quartier.games.munivers.rules.state import BID_LEFT, FEE_DISCOUNT, LEFT, STATE, TABLES, TURN
from quartier.games.munivers.rules.verbs import KINDS

SEATS = ("orange", "blue", "green", "violet")
HALF_NAMES = ("left", "right")
SIMPLE = {
    PASS_WINDOW: "pass/window", PASS_MONTH: "pass/month", SKILL: "mayor", RAISE: "raise", PASS: "pass",
    REPAY: "repay", STOP: "stop",
}  # fmt: skip
WITH_CARD = {PLAY: "play", ACHIEVE: "achieve", DISCARD: "discard"}
WITH_TILE = {EXCHANGE: "exchange", SELL: "sell", TAKE: "take"}
WITH_SITES = {MOVE: "move", SWAP: "swap"}
STEPS = {
    "bid": ("half", "lot", "bid"),
    "build": ("tile", "site", "what"),
    "play": ("card",),
    "achieve": ("card",),
    "discard": ("card",),
    "move": ("site", "site"),
    "swap": ("site", "site"),
    "trade": ("half", "lot"),
    "exchange": ("tile",),
    "sell": ("tile",),
    "take": ("tile",),
    "target": ("player",),
    "type": ("type",),
    "reward": ("what", "player"),
}
"""What is chosen step by step after a kind of move; of others just which one."""

KINDS_OF_STEPS = {
    "half": "answer", "lot": "tile", "bid": "amount", "tile": "tile", "site": "space", "card": "card",
    "player": "player", "type": "type", "what": "answer",
}  # fmt: skip
"""The kind of a step by what is chosen in it."""

ON_THE_PANEL = {"mayor": "mayor", "raise": "income", "repay": "loans", "reward": "rewards"}
"""What a seat points at on its own panel to begin a move."""
REWARD_NAMES = ("cards", "discard", "votes")

CHOICES = tuple((kind * ARGUMENTS, (ARGUMENTS // SPLIT, SPLIT)) for kind in range(SWAP_BID + 1))
"""The kinds of move by their first number, each with how many there are of what is chosen in turn."""


def paths(state: Buffer, tables: Buffer, seat: int, actions: Sequence[int]) -> list[str]:
    """Return the paths of actions; what they have in common is looked up once, for a turn may offer hundreds."""
    pack, record = pack_of(tables), state.view(STATE)[0]
    board = pack.boards[int(record.boards[seat])]
    half, loan = HALF_NAMES[_half(record)], "/loan" if needs_loan(state, tables, seat) else ""
    return [_path(pack, board, half, loan, *divmod(action, ARGUMENTS)) for action in actions]


def _path(pack: Pack, board: Board, half: str, loan: str, kind: int, argument: int) -> str:
    first, second = divmod(argument, SPLIT)
    if kind in SIMPLE:
        return SIMPLE[kind]
    if kind in WITH_CARD:
        return f"{WITH_CARD[kind]}/{pack.cards[argument].id}"
    if kind in WITH_TILE:
        return f"{WITH_TILE[kind]}/{pack.designs[argument].id}"
    if kind in WITH_SITES:
        return f"{WITH_SITES[kind]}/{board.site_name(first)}/{board.site_name(second)}"
    if kind == BID:
        return f"bid/{half}/{first + 1}/{second}"
    if kind == BUILD:
        return f"build/{pack.designs[first].id}/{board.site_name(second)}{loan}"
    return _small_path(kind, argument)


def _small_path(kind: int, argument: int) -> str:
    """Return the path of a reward or of an answer to an ability."""
    first, second = divmod(argument, SPLIT)
    match kind:
        case _ if kind == REWARD:
            blamed = argument >= REWARD_BLAME
            return f"reward/blame/{SEATS[argument - REWARD_BLAME]}" if blamed else f"reward/{REWARD_NAMES[argument]}"
        case _ if kind == TARGET:
            return f"target/{SEATS[argument]}"
        case _ if kind == CHOOSE_KIND:
            return f"type/{KINDS[argument]}"
        case _ if kind == MARKER:
            return "marker/yes" if argument else "marker/no"
        case _ if kind == SWAP_BID:
            return f"trade/{HALF_NAMES[first]}/{second + 1}"
    raise ValueError(f"no move has the kind {kind}")


def _half(record: Any) -> int:
    return LEFT if record.step == BID_LEFT else 1 - LEFT


def fee_now(state: Buffer, tables: Buffer, seat: int) -> int:
    """M28: what a placement costs a player this month."""
    record, table = state.view(STATE)[0], tables.view(TABLES)[0]
    discount = int(record.monthly[seat, FEE_DISCOUNT]) + int(record.standing[seat, FEE_DISCOUNT])
    return max(0, int(table.fees[record.boards[seat], record.month]) - discount)


def needs_loan(state: Buffer, tables: Buffer, seat: int) -> bool:
    """M28: tell whether building now means borrowing; an ability's placement is free."""
    record = state.view(STATE)[0]
    return bool(record.choice == TURN and record.cash[seat] < fee_now(state, tables, seat))


# --- the steps of a path -----------------------------------------------------------------------------


def chosen_after(walked: str) -> str:
    """Return what is chosen in the step after these choices."""
    kind, *chosen = walked.split("/")
    return STEPS.get(kind, ("what",))[len(chosen)]


@lru_cache(maxsize=8192)
def kinds(path: str) -> tuple[str, ...]:
    """Return the kind of each step."""
    first, *chosen = path.split("/")
    return ("action", *(KINDS_OF_STEPS[subject] for subject in STEPS.get(first, ("what",))[: len(chosen)]))


def stands_for(state: Buffer, tables: Buffer, seat: int, path: str) -> tuple[tuple[str, ...], ...]:  # noqa: ARG001
    """Return the scene's ids of each choice of a move."""
    stock, letter = SEATS[seat], ""
    if path.startswith("take/"):
        stock = SEATS[int(state.view(STATE)[0].target)]
    elif path.startswith("marker/"):
        letter = KINDS[int(state.view(STATE)[0].letter)]
    return _stands_for(path, SEATS[seat], stock, letter)


@lru_cache(maxsize=8192)
def _stands_for(path: str, seat: str, stock: str, letter: str) -> tuple[tuple[str, ...], ...]:
    """Return them by the path, whose turn it is, whose stock is meant, and which type a marker is for."""
    first, *chosen = path.split("/")
    found = [(f"{ON_THE_PANEL[first]}-{seat}",) if first in ON_THE_PANEL else ()]
    for subject, choice in zip(STEPS.get(first, ("what",)), chosen, strict=False):
        match subject:
            case "card":
                found.append((f"card-{choice}",))
            case "tile":
                found.append((f"stock-{stock}-{choice}",))
            case "site":
                found.append((f"site-{seat}-{choice}",))
            case "lot":
                found.append((f"lot-{chosen[0]}-{choice}",))
            case "player":
                found.append((f"player-{choice}",))
            case "type":
                found.append((f"voting-{choice}",))
            case _:
                found.append((f"voting-{letter}",) if first == "marker" and choice == "yes" else ())
    return tuple(found)
