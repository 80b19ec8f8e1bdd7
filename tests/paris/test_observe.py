"""What is observed of Paris says what the view says, in numbers."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import quartier
from quartier.engine.game import SPECTATOR
from quartier.engine.sight import Sight, observation_of
from quartier.games.paris.game import GAME
from quartier.games.paris.rules.observe import PLANES
from quartier.games.paris.rules.state import BUILDINGS, CARDS, SEATS, SHAPES, SPACES, TILES
from quartier.games.paris.view import KIND_LETTERS

SAVED = sorted(file for file in (Path(__file__).parent / "games").glob("*.json") if file.stem != "expected")


class Looks(Sight):
    game = GAME


def observed(match: quartier.Match, seat: int) -> dict[str, Any]:
    return GAME.observed(observation_of(GAME, match.state, match.tables, seat))


def named(row: Any, names: tuple[str, ...]) -> list[str]:
    return [names[number] for number in np.flatnonzero(row)]


@pytest.mark.parametrize("file", SAVED, ids=[file.stem for file in SAVED])
def test_a_saved_game_is_observed_as_it_looks(file: Path) -> None:
    match = quartier.load(file)
    states = [move.before for move in match.history] + [match.state]
    Looks().look_closely(match, states, states, Random(3))


@pytest.mark.parametrize("moves", [0, 9, 25, 34, 1000])
@pytest.mark.parametrize("file", SAVED, ids=[file.stem for file in SAVED])
def test_an_observation_says_what_the_view_says(file: Path, moves: int) -> None:
    whole = quartier.load(file)
    match = whole.at(min(moves, len(whole.history)))
    for seat in (0, 1):
        seen, view = observed(match, seat), match.view(seat)
        planes = dict(zip(PLANES, seen["planes"], strict=True))
        letters = "".join(reversed(view["paving"]))
        for letter, plane in zip(KIND_LETTERS, seen["planes"], strict=False):
            assert [space == letter for space in letters] == plane.astype(bool).tolist()
        for piece in ("painter", "dancer"):
            places = [view["pieces"][piece]] if piece in view["pieces"] else []
            assert named(planes[f"the {piece}"], SPACES) == places
        for number, building in enumerate(view["buildings"]):
            annex = view["pieces"].get("annex", {})
            spaces = building["spaces"] + ([annex["space"]] if annex.get("building") == number else [])
            assert named(seen["building"] == number + 1, SPACES) == sorted(spaces, key=SPACES.index)
            assert SEATS[seen["owner"][number]] == building["owner"]
            assert SHAPES[seen["piece"][number]] == building["piece"]
        lit = [sum(space in lamp["lights"] for lamp in view["light"]) for space in SPACES]
        assert seen["light"].tolist() == lit
        assert named(seen["hand"], TILES) == view["hands"][SEATS[seat]]
        assert named(seen["pool"], BUILDINGS) == view["pool"]
        assert [named(row, BUILDINGS) for row in seen["reserve"]] == list(view["reserve"].values())
        owners = {card: SEATS[owner] if owner >= 0 else None for card, owner in zip(CARDS, seen["card"], strict=True)}
        assert {card: owners[card] for card in view["cards"]} == view["cards"]
        assert seen["tokens"].tolist() == list(view["tokens"].values())


def test_free_spaces_are_the_paved_ones_with_nothing_on_them() -> None:
    corner = quartier.from_position("paris", {
        "paving": ["oooooooo"] * 5 + ["oooloooo", "oooooooo", "oooooooo"],
        "reserve": {"orange": ["T4"]},
    })  # fmt: skip
    free = PLANES.index("free spaces")
    assert observed(corner, 0)["planes"][free].sum() == 64
    corner.play("place/T4/90/d1")
    assert observed(corner, 0)["planes"][free].sum() == 60


def test_nobody_observes_a_rivals_hand_but_everybody_which_tiles_are_not_laid() -> None:
    match = quartier.new("paris", seed=2, hand=2)
    own = [named(observed(match, seat)["hand"], TILES) for seat in (0, 1, SPECTATOR)]
    assert [len(hand) for hand in own] == [2, 2, 0]
    for seat in (0, 1, SPECTATOR):
        seen = observed(match, seat)
        assert seen["unlaid"].all()
        assert (seen["hand_counts"].tolist(), seen["stack_counts"].tolist()) == ([2, 2], [6, 6])
