"""Whole games, kept with their results: a change of the rules that changes a finished game is noticed here.

Where such a change is meant, the version of the rules goes up and these games are recorded anew.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier.games.paris.rules.state import CARDS

GAMES = Path(__file__).parent / "games"
EXPECTED: dict[str, dict[str, Any]] = json.loads((GAMES / "expected.json").read_text(encoding="utf-8"))


def test_every_recorded_game_has_its_result_written_down() -> None:
    assert {file.stem for file in GAMES.glob("*.json")} - {"expected"} == set(EXPECTED)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_ends_as_it_did_when_it_was_recorded(name: str) -> None:
    """P10 to P37: every move is still legal, and scores, winners and the very bytes of the end are the same."""
    match = quartier.load(GAMES / f"{name}.json")
    assert match.over
    assert match.scores() == EXPECTED[name]["scores"]
    assert match.winners == EXPECTED[name]["winners"]
    assert hashlib.sha256(match.state.tobytes()).hexdigest() == EXPECTED[name]["sha256"]


@pytest.mark.parametrize("name", EXPECTED)
def test_a_replayed_game_is_saved_as_the_same_file(name: str, tmp_path: Path) -> None:
    quartier.load(GAMES / f"{name}.json").save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == (GAMES / f"{name}.json").read_bytes()


def used_postcards(match: quartier.Match) -> set[str]:
    """Return the postcards that changed something: laid a piece, served a building, spared a penalty."""
    view = match.view()
    choices = [path.split("/") for _, path in match.log()]
    used = {choice[1] for choice in choices if choice[0] == "postcard" and choice[2] not in ("keep", "none")}
    built = [space for building in view["buildings"] for space in building["spaces"]]
    if any(view["paving"][8 - int(space[1])]["abcdefgh".index(space[0])] == "l" for space in built):
        used.add("metropolitain")
    if "mixed_space" in view["pieces"]:
        used.add("chartier")
    if view["reserve"].get(view["cards"].get("sacre_coeur")):
        used.add("sacre_coeur")
    return used


def test_the_golden_games_use_each_of_the_twelve_postcards() -> None:
    """P21 to P32: with their effect, not just claimed; the two games of bots do so without the printed example."""
    names = set(EXPECTED) - {"printed_example"}
    used = [used_postcards(quartier.load(GAMES / f"{name}.json")) for name in names]
    assert set().union(*used) == set(CARDS)
