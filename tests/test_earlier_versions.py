"""What earlier versions of the rules have recorded: it opens, is the same to the last bit, and can be played on.

The records in `games/version_N` were written by a program that had version N of the rules, and are never written anew.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier.bots.players import bot, play_to_the_end
from quartier.games import NAMES, game

RECORDS = sorted(Path(__file__).parent.glob("*/games/version_*/*.json"))
GAMES = [file for file in RECORDS if file.stem != "expected"]


def name_of(file: Path) -> str:
    return f"{file.parts[-4]}-{file.parent.name}-{file.stem}"


def expected(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((file.parent / "expected.json").read_text(encoding="utf-8"))[file.stem]
    return found


def test_there_are_games_of_every_version_that_is_still_played() -> None:
    found = {(file.parts[-4], int(file.parent.name.removeprefix("version_"))) for file in GAMES}
    assert found >= {(name, version) for name in NAMES for version in game(name).earlier}


@pytest.mark.parametrize("file", GAMES, ids=name_of)
def test_a_game_of_an_earlier_version_ends_as_it_did_and_is_saved_as_it_was(file: Path, tmp_path: Path) -> None:
    match, told = quartier.load(file), expected(file)
    assert match.over
    assert match.scores() == told["scores"]
    assert match.winners == told["winners"]
    assert hashlib.sha256(match.state.tobytes()).hexdigest() == told["sha256"]
    match.save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == file.read_bytes()


@pytest.mark.parametrize("file", GAMES, ids=name_of)
def test_a_game_of_an_earlier_version_can_be_played_on_and_opened_again(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    half = quartier.load({**record, "moves": record["moves"][: len(record["moves"]) // 2]})
    whole = play_to_the_end(half.copy(), [bot("random", seat) for seat in range(len(half.seats))])
    assert whole.over
    assert quartier.load(whole.record()).state.tobytes() == whole.state.tobytes()
    position = quartier.from_position(half.game.name, half.position())
    assert position.state.tobytes() == half.state.tobytes()
