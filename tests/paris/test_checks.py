"""Every invariant notices when it is broken: otherwise the fuzzer would look and see nothing."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import quartier
from quartier.engine.locale import Words
from quartier.games.paris.game import GAME
from quartier.games.paris.rules.state import CARDS, NOT_IN_PLAY, OPEN, STATE
from tests.paris.boards import at, building, paving


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
        (5, change("mixed_space", -1)),
        (6, change("pieces", np.uint64(0))),
        (6, lambda state: change("painter", state["dancer"])(state)),
        (7, change("tokens", 1, 0)),
        (7, change("chimneys", 7, 1)),
        (8, lambda state: change("chartier", 1 - state["card"][5])(state)),
        (8, lambda state: (change("card", 0, int(np.flatnonzero(state["card"] == -2)[0]))(state),
                           change("tokens", int(state["tokens"][0]) - 1, 0)(state))),
        (8, change("metropolitain", 0)),
        (8, lambda state: (change("chartier", state["card"][5])(state))),
        (9, change("phase", 1)),
        (9, change("first_paved", -1)),
    ],
)  # fmt: skip
def test_a_broken_invariant_is_found(broken: int, do: Callable[[Any], None]) -> None:
    match = late_game()
    state = match.state
    do(state.view(STATE)[0])
    assert GAME.rules.check(state, match.tables) == broken
    assert f"error-law-{broken}" in Words.load("paris/mistakes", "en")


@pytest.mark.parametrize("card", ["metropolitain", "jardin_des_plantes", "fontaine_des_mers", "le_peintre",
                                  "moulin_rouge", "lampadaire", "la_grande_lumiere", "le_penseur", "bouquinistes",
                                  "chartier"])  # fmt: skip
def test_a_card_that_was_used_is_not_open(card: str) -> None:
    """P17: somebody could claim it again, and its piece would leave its place."""
    pieces = {
        "painter": "a1",
        "dancer": "b1",
        "lamp": "c1",
        "large_lamp": "d1",
        "fountain": ["e1", "f1"],
        "statue": {"space": "g1", "front": "h1"},
        "annex": {"space": "d8", "building": 0},
        "mixed_space": "a8",
    }
    match = at(
        paving=paving("o", l="d1 c8", b="a8"), pieces=pieces,
        buildings=[building("orange", "line3", "a8 b8 c8"), building("orange", "garden", "g7 g8")],
        cards=dict.fromkeys(["metropolitain", "jardin_des_plantes", "fontaine_des_mers", "le_peintre"], "orange")
        | dict.fromkeys(["moulin_rouge", "lampadaire", "la_grande_lumiere", "le_penseur"], "blue"),
    )  # fmt: skip
    state = match.state
    cards = state.view(STATE)[0]["card"]
    owner, cards[CARDS.index(card)] = cards[CARDS.index(card)], OPEN
    if owner == NOT_IN_PLAY:
        cards[CARDS.index("levitation")] = NOT_IN_PLAY
    else:
        state.view(STATE)[0]["tokens"][owner] += 1
    assert GAME.rules.check(state, match.tables) == 8


@pytest.mark.parametrize(
    ("broken", "do"),
    [
        (1, change("hand_size", 2)),
        (1, lambda state: change("hand", state["hand"][0] ^ state["hand"][1], 0)(state)),
        (9, change("first_paved", 0)),
        (9, change("card", 0, 0)),
    ],
)
def test_a_broken_invariant_of_phase_1_is_found(broken: int, do: Callable[[Any], None]) -> None:
    match = at(options={"hand": 1}, hands={"orange": ["T1"], "blue": ["T2"]})
    state = match.state
    assert GAME.rules.check(state, match.tables) == 0
    do(state.view(STATE)[0])
    state.view(STATE)[0]["tokens"][0] -= (state.view(STATE)[0]["card"] == 0).sum()
    assert GAME.rules.check(state, match.tables) == broken


def test_a_made_up_paving_leaves_whole_quadrants_for_the_tiles_to_come() -> None:
    """P2."""
    match = at(paving=["........"] * 2 + ["oooooooo"] * 6)
    state = match.state
    assert GAME.rules.check(state, match.tables) == 0
    state.view(STATE)[0]["colour"][0] ^= np.uint64(1) | np.uint64(1 << 63)
    assert GAME.rules.check(state, match.tables) == 1
