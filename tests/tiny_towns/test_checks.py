"""Every invariant notices when it is broken: otherwise the fuzzer would look and see nothing."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.games.tiny_towns.game import GAME
from quartier.games.tiny_towns.rules.state import (
    BUILD,
    CHOOSING,
    CLAIM,
    CLAIMS,
    KEEPING,
    MARK,
    NAMING,
    OVER,
    REST,
    STATE,
)
from tests.tiny_towns.towns import table, town

Change = Callable[[Any], None]


def change(field: str, value: Any, seat: int | None = None) -> Change:
    def do(state: Any) -> None:
        if seat is None:
            state[field] = value
        else:
            state[field][seat] = value

    return do


def both(*changes: Change) -> Change:
    def do(state: Any) -> None:
        for one in changes:
            one(state)

    return do


def on(square: int, code: int) -> np.uint64:
    return np.uint64(code << 4 * square)


def builder() -> Match:
    return table(
        town("cottage farm factory W", "opaleyes_watch . . .", watch=["well"], watch_round=2, master_turns=3),
        town("shrine_of_the_elder_tree . . W", master_turns=2),
        town(*["W W W W"] * 4, complete=5, monument="silva_forum"),
        round=6, named="wood",
    )  # fmt: skip


def solo() -> Match:
    return table(town("warehouse . . ."), mode="solo", open=["wood", "wood", "brick"], under=["glass"])


def town_hall() -> Match:
    return table(town("bank . . ."), town(), mode="town_hall", named="glass")


BUILDER: list[tuple[int, Change]] = [
    (1, change("cubes_taken", 9, 0)),
    (2, change("buildings_raised", 9, 0)),
    (2, both(change("squares", on(0, 15), 1), change("cubes_taken", 0, 1), change("buildings_raised", 0, 1))),
    (3, both(change("marks", 0, 0), change("cubes_taken", 1, 0))),
    (4, both(lambda state: state["stored"].__setitem__((0, 0), on(12, 1)), change("cubes_taken", 3, 0))),
    (5, both(change("on_cottages", on(12, 1), 0), change("cubes_taken", 3, 0))),
    (6, change("complete", 5, 0)),
    (6, change("stage", BUILD, 2)),
    (6, both(change("complete", 0, 2), change("stage", REST, 2))),
    (6, both(change("complete", 0, 2), change("stage", CLAIM, 2))),
    (7, change("claims", 2, 0)),
    (7, change("watch", 127, 0)),
    (7, change("watch", 1, 1)),
    (7, change("watch_round", 1, 1)),
    (7, change("shrine", 5, 1)),
    (7, change("shrine", 1, 0)),
    (7, change("cavern", 1, 0)),
    (8, lambda state: state["dealt"].__setitem__((1, 1), state["dealt"][0, 0])),
    (8, change("monuments", 0)),
    (8, change("monument", -1, 2)),
    (9, lambda state: state["deck"].__setitem__(0, 2)),
    (9, lambda state: both(change("under_count", 1), change("under", 0, 0))(state)),
    (10, change("named", 0)),
    (10, change("chosen", 1, 0)),
    (10, change("phase", NAMING)),
    (10, both(change("phase", KEEPING), change("named", 0), change("built", 1, 0))),
    (10, both(change("claims", 4, 0), change("watch", 4, 0))),
    (11, change("round_number", 4)),
    (11, change("complete", 7, 2)),
    (11, change("watch_round", 7, 0)),
    (11, change("master_turns", 5, 0)),
    (11, both(change("phase", NAMING), change("named", 0), change("master_turns", 4, 0))),
    (12, both(change("stage", REST, 0), change("stage", REST, 1))),
    (12, both(change("phase", OVER), change("named", 0))),
]


@pytest.mark.parametrize(("broken", "do"), BUILDER)
def test_a_broken_invariant_is_found(broken: int, do: Change) -> None:
    find(builder(), broken, do)


@pytest.mark.parametrize(
    ("broken", "do"),
    [
        (9, lambda state: state["deck"].__setitem__(0, 2)),
        (9, change("named", 1)),
        (9, change("under_count", 0)),
        (12, change("stage", REST, 0)),
    ],
)
def test_a_broken_invariant_of_a_solo_game_is_found(broken: int, do: Change) -> None:
    find(solo(), broken, do)


@pytest.mark.parametrize(
    ("broken", "do"),
    [
        (3, change("stage", MARK, 0)),
        (9, change("deck", 0)),
        (9, change("deck", 3)),
        (9, lambda state: state["open"].__setitem__(0, 1)),
        (10, change("chosen", 1, 1)),
        (10, both(change("named", 0), change("phase", CLAIMS))),
        (10, both(change("phase", CHOOSING), change("named", 0), change("chosen", 1, 0))),
    ],
)
def test_a_broken_invariant_of_the_town_hall_is_found(broken: int, do: Change) -> None:
    """T42: what is marked on an own bank can't be chosen."""
    find(town_hall(), broken, do)


def find(match: Match, broken: int, do: Change) -> None:
    state = match.state
    assert GAME.rules.check(state, match.tables) == 0
    do(state.view(STATE)[0])
    assert GAME.rules.check(state, match.tables) == broken
    assert f"error-law-{broken}" in Words.load("tiny_towns/mistakes", "en")
