"""Whole games, kept with their results: a change of the rules that changes a finished game is noticed here.

Where such a change is meant, the version of the rules goes up and these games are recorded anew.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from quartier.engine.match import Match
from quartier.engine.record import read_record
from quartier.games.tiny_towns.game import GAME
from quartier.games.tiny_towns.moves import OPEN_MOVES

GAMES = Path(__file__).parent / "games"
EXPECTED: dict[str, dict[str, Any]] = json.loads((GAMES / "expected.json").read_text(encoding="utf-8"))


def replayed(name: str) -> Match:
    return Match.replay(GAME, read_record(GAMES / f"{name}.json"))


def test_every_recorded_game_has_its_result_written_down() -> None:
    assert {file.stem for file in GAMES.glob("*.json")} - {"expected"} == set(EXPECTED)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_ends_as_it_did_when_it_was_recorded(name: str) -> None:
    """T5 to T44: every move is still legal, and scores, winners and the very bytes of the end are the same."""
    match = replayed(name)
    assert match.over
    assert match.scores() == EXPECTED[name]["scores"]
    assert (match.winners, match.ending) == (EXPECTED[name]["winners"], EXPECTED[name]["ending"])
    assert hashlib.sha256(match.state.tobytes()).hexdigest() == EXPECTED[name]["sha256"]


@pytest.mark.parametrize("name", EXPECTED)
def test_a_replayed_game_is_saved_as_the_same_file(name: str, tmp_path: Path) -> None:
    replayed(name).save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == (GAMES / f"{name}.json").read_bytes()


def test_the_golden_games_use_every_kind_of_move_and_every_mode() -> None:
    matches = [replayed(name) for name in EXPECTED]
    assert {path.split("/")[0] for match in matches for _, path in match.log()} == OPEN_MOVES | {"keep", "choose"}
    assert {match.options["mode"] for match in matches} == {"builder", "town_hall", "solo"}
