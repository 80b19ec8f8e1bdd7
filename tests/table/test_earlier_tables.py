"""A database of an earlier program opens: its games are what they were, are played on, seen again and played again.

`old/tables.sqlite3` was written by the program that played version 1 of the rules of Paris, 2 of Tiny Towns and 10 of
Munivers; `old/tables.json` says what lies there, with the tokens of the seats. Neither is ever written anew.
"""

import asyncio
import json
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

import quartier
from quartier.bots.players import bot, play_to_the_end
from quartier.games import game
from quartier.table.course import restore
from quartier.table.rooms import load
from quartier.table.store.store import Store
from tests.table.house import House, bearer, play_out

OLD = Path(__file__).parent / "old"
TABLES: dict[str, list[Any]] = json.loads((OLD / "tables.json").read_text(encoding="utf-8"))

MOVES = 12


def named(one: dict[str, Any]) -> str:
    return f"{one['game']}-{one['table']}"


def rules_of(house: House, table: str) -> int:
    """Return by which version of the rules a table is played."""
    rooms = house.app.state.service.rooms
    found: int = house.call(lambda: rooms.room(table)).table.rules
    return found


def tokens_of(one: dict[str, Any]) -> dict[int, str]:
    return {int(seat): token for seat, token in one["tokens"].items()}


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("old")
    shutil.copy(OLD / "tables.sqlite3", folder / "table.sqlite3")
    with House(folder) as server:
        yield server


@pytest.fixture
def old(old_house: House) -> Iterator[httpx.Client]:
    with old_house.client() as somebody:
        yield somebody


@pytest.mark.parametrize("one", TABLES["running"] + TABLES["finished"], ids=named)
def test_a_stored_game_is_what_it_was_to_the_last_bit(one: dict[str, Any], tmp_path: Path) -> None:
    shutil.copy(OLD / "tables.sqlite3", tmp_path / "table.sqlite3")
    store = Store(f"sqlite:///{tmp_path / 'table.sqlite3'}")
    loaded = asyncio.run(store.read(partial(load, id=one["table"])))
    store.close()
    assert loaded
    table, events, _ = loaded
    course = restore(game(one["game"]), table, events)
    assert course.match.state.tobytes() == table.state
    assert course.digest == table.digest
    assert any(event.kind == "undo" for event in events) == (one in TABLES["running"])
    whole = play_to_the_end(course.match.copy(), [bot("random", seat) for seat in range(2)])
    assert quartier.load(whole.record()).state.tobytes() == whole.state.tobytes()


@pytest.mark.parametrize("one", TABLES["running"], ids=named)
def test_a_game_that_an_earlier_program_began_is_played_on(old: httpx.Client, one: dict[str, Any]) -> None:
    before = old.get(f"/api/tables/{one['table']}").json()
    assert before["waiting"]
    after = play_out(old, one["table"], tokens_of(one), seed=2, moves=MOVES)
    assert after["number"] == before["number"] + MOVES


@pytest.mark.parametrize("one", TABLES["finished"], ids=named)
def test_a_game_that_ended_long_ago_is_seen_again_and_played_again_by_the_rules_of_today(
    old_house: House, old: httpx.Client, one: dict[str, Any]
) -> None:
    result = old.get(f"/api/tables/{one['table']}").json()["result"]
    match = quartier.load(old.get(f"/api/tables/{one['table']}/record").json())
    assert result == {"winners": match.winners, "totals": [score["total"] for score in match.scores()]}
    assert old.get(f"/api/replays/{one['table']}/state", params={"move": 3}).status_code == 200
    tokens = tokens_of(one)
    answer = old.post(f"/api/tables/{one['table']}/again", json={}, headers=bearer(tokens[0]))
    assert answer.status_code in (200, 201), answer.text
    again = answer.json()["table"]
    assert play_out(old, again, tokens, seed=1, moves=MOVES)["number"] == MOVES
    assert rules_of(old_house, again) == game(one["game"]).version


@pytest.mark.parametrize("one", TABLES["waiting"], ids=named)
def test_a_table_that_waited_begins_by_the_rules_of_today(
    old_house: House, old: httpx.Client, one: dict[str, Any]
) -> None:
    answer = old.post(f"/api/tables/{one['table']}/seats/1", json={"name": "Ada"})
    assert answer.status_code in (200, 201), answer.text
    tokens = {**tokens_of(one), 1: answer.json()["token"]}
    assert play_out(old, one["table"], tokens, seed=1, moves=MOVES)["number"] == MOVES
    assert rules_of(old_house, one["table"]) == game(one["game"]).version


@pytest.mark.parametrize("id", TABLES["uploads"])
def test_a_record_that_somebody_sent_to_an_earlier_program_is_seen_again(old: httpx.Client, id: str) -> None:
    summary = old.get(f"/api/replays/{id}").json()
    assert summary["over"]
    assert old.get(f"/api/replays/{id}/state").json()["status"]["over"]
    match = quartier.load(old.get(f"/api/replays/{id}/record").json())
    assert len(match.history) == summary["moves"]
