"""What is observed of Tiny Towns says what the view says, in numbers."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import quartier
from quartier.engine.game import SPECTATOR
from quartier.engine.sight import Sight, everybody, observation_of
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.game import GAME
from quartier.games.tiny_towns.rules.state import FIRST_BUILDING, FIRST_CUBE, MONUMENT, RESOURCES, SQUARES, STAGES

SAVED = sorted(file for file in (Path(__file__).parent / "games").glob("*.json") if file.stem != "expected")


class Looks(Sight):
    game = GAME


def observed(match: quartier.Match, seat: int) -> dict[str, Any]:
    return GAME.observed(observation_of(GAME, match.state, match.tables, seat))


def cubes(row: Any) -> dict[str, str]:
    return {SQUARES[number]: RESOURCES[row[number] - FIRST_CUBE] for number in np.flatnonzero(row)}


def content(code: int, town: int, seen: dict[str, Any]) -> str:
    """Return the name of what a number says of a square."""
    if code == 0:
        return ""
    if code < FIRST_BUILDING:
        return RESOURCES[code - FIRST_CUBE]
    card = seen["monument"][town] if code == FIRST_BUILDING + MONUMENT else seen["cards"][code - FIRST_BUILDING]
    return str(cards().all[card - 1].id)


@pytest.mark.parametrize("file", SAVED, ids=[file.stem for file in SAVED])
def test_a_saved_game_is_observed_as_it_looks(file: Path) -> None:
    match = quartier.load(file)
    states = [move.before for move in match.history] + [match.state]
    Looks().look_closely(match, states, states, Random(3))


def test_saved_games_have_cubes_on_buildings() -> None:
    """So that looking at them closely says something about marks and stores, which random games rarely have."""
    ends = [observed(quartier.load(file), SPECTATOR) for file in SAVED]
    for field in ("marks", "stored", "complete"):
        assert any(end[field].any() for end in ends), field


@pytest.mark.parametrize("file", SAVED, ids=[file.stem for file in SAVED])
def test_an_observation_says_what_the_view_says(file: Path) -> None:
    whole = quartier.load(file)
    for number in range(0, len(whole.history) + 1, 7):
        match = whole.at(number)
        for seat in everybody(match):
            seen, view = observed(match, seat), match.view(None if seat == SPECTATOR else seat)
            assert [cards().all[card - 1].id for card in seen["cards"]] == view["cards"]
            for town, shown in enumerate(view["towns"]):
                squares = [name for row in reversed(shown["squares"]) for name in row]
                assert [content(code, town, seen) for code in seen["squares"][town]] == squares
                assert cubes(seen["marks"][town]) == shown["marks"]
                assert cubes(seen["on_cottages"][town]) == shown["on_cottages"]
                stored = {square for slot in seen["stored"][town] for square in cubes(slot)}
                assert stored == set(shown["stored"])
                card = seen["monument"][town]
                assert (cards().all[card - 1].id if card else None) == shown["monument"]
                assert STAGES[seen["stage"][town]] == shown["stage"]
                assert bool(seen["waiting"][town]) == (town in match.waiting)
                assert (seen["complete"][town] or None) == shown["complete"]


def test_a_choice_of_a_free_round_is_observed_by_others_when_all_have_chosen() -> None:
    """T42: until then just by the one who chose."""
    match = quartier.new("tiny_towns", seed=1, players=2, mode="town_hall", monuments=False)
    random = Random(0)
    while not any(path.startswith("choose/") for seat in match.waiting for path in match.moves(seat)):
        seat = match.waiting[0]
        match.play(random.choice(match.moves(seat)), seat)
    match.play("choose/glass", 0)
    glass = RESOURCES.index("glass") + FIRST_CUBE
    assert [observed(match, seat)["chosen"][0] for seat in (0, 1, SPECTATOR)] == [glass, 0, 0]
    match.play("choose/wood", 1)
    assert [observed(match, seat)["chosen"][0] for seat in (0, 1, SPECTATOR)] == [glass] * 3


def test_a_monument_is_observed_by_its_owner_alone_until_it_stands() -> None:
    """T5, T17: and what was dealt, by nobody else for ever."""
    match = quartier.new("tiny_towns", seed=1, players=3)
    kept = match.moves(1)[0]
    match.play(kept, 1)
    seen = {seat: observed(match, seat) for seat in everybody(match)}
    assert cards().all[seen[1]["monument"][1] - 1].id == kept.removeprefix("keep/")
    assert seen[1]["dealt"].all()
    assert not seen[0]["monument"].any()
    assert not seen[SPECTATOR]["monument"].any()
    assert not seen[SPECTATOR]["dealt"].any()
