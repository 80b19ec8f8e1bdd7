"""Every invariant notices when it is broken: otherwise the fuzzer would look and see nothing."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import quartier
from quartier.games.paris.game import GAME
from quartier.games.paris.rules.state import STATE


def late_game() -> quartier.Match:
    match = quartier.load("tests/paris/games/advanced_postcards_fr_edition.json")
    assert match.game.rules.check(match.state, match.tables) == 0
    return match


def change(part: str, value: Any, index: int | None = None) -> Callable[[Any], None]:
    def do(state: Any) -> None:
        if index is None:
            state[part] = value
        else:
            state[part][index] = value

    return do


@pytest.mark.parametrize(
    ("broken", "do"),
    [
        (1, change("stack", np.uint64(1), 0)),
        (1, change("lamps", np.uint64(0))),
        (1, change("stack", np.uint64(1 << 9), 0)),
        (2, lambda state: change("colour", state["colour"][0] | state["colour"][1], 0)(state)),
        (3, change("pool", np.uint64(0))),
        (3, lambda state: change("reserve", state["reserve"][0] | np.uint64(1), 0)(state)),
        (3, lambda state: (change("piece", 12, 0)(state), change("piece", 12, 1)(state))),
        (4, lambda state: change("spaces", state["spaces"][1], 0)(state)),
        (4, lambda state: change("built", state["built"][0] | state["built"][1], 0)(state)),
        (5, change("metropolitain", 0)),
        (5, change("mixed_space", -1)),
        (6, change("pieces", np.uint64(0))),
        (6, lambda state: change("painter", state["dancer"])(state)),
        (7, change("tokens", 1, 0)),
        (7, change("chimneys", 7, 1)),
        (8, lambda state: change("chartier", 1 - state["card"][5])(state)),
        (8, lambda state: (change("card", 0, int(np.flatnonzero(state["card"] == -2)[0]))(state),
                           change("tokens", int(state["tokens"][0]) - 1, 0)(state))),
        (9, change("phase", 1)),
    ],
)  # fmt: skip
def test_a_broken_invariant_is_found(broken: int, do: Callable[[Any], None]) -> None:
    match = late_game()
    state = match.state
    do(state.view(STATE)[0])
    assert GAME.rules.check(state, match.tables) == broken
