"""What a server does by itself: clocks, bots, beginnings, and tables that need it."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event as Signal
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from quartier.games import NAMES
from quartier.table import runner, shelf
from quartier.table.store import tables
from tests.table.house import PATIENCE, House, Line, bearer, eventually, new_table
from tests.table.test_attacks import written
from tests.table.test_store import an_event


def test_a_clock_that_is_set_back_stops_no_bot() -> None:
    last = SimpleNamespace(by="bot", at=time.time() + 3600)
    course = SimpleNamespace(number=1, entries=[SimpleNamespace(event=last)])
    room = SimpleNamespace(course=course, viewers={1})
    bots = runner.Runner(cast(Any, SimpleNamespace()), pace=0.01)
    asyncio.run(asyncio.wait_for(bots._keep_pace(cast(Any, room)), PATIENCE))


def test_a_database_that_fails_at_the_start_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(runner, "LOOK_EVERY", 0.01)
    asked = 0

    async def write(key: str, job: object) -> Any:  # noqa: ARG001
        nonlocal asked
        asked += 1
        if asked == 1:
            raise OperationalError("", {}, Exception("not yet"))
        return {}, set()

    rooms = SimpleNamespace(
        store=SimpleNamespace(write=write, shared=True),
        process="me",
        forget_idle=lambda: None,
        forget_dead=lambda alive: None,  # noqa: ARG005
    )

    async def work() -> None:
        running = asyncio.ensure_future(runner.Runner(cast(Any, rooms), pace=0).run())
        while asked < 4 and not running.done():
            await asyncio.sleep(0.01)
        assert not running.done()
        running.cancel()

    with caplog.at_level(logging.CRITICAL):
        asyncio.run(work())


def test_who_comes_to_a_waiting_table_before_its_game_is_ready_may_come_again(tmp_path: Path) -> None:
    with House(tmp_path) as house, house.client() as client:
        table = new_table(client, "paris", "me", "open")["table"]
        house.app.state.service.shelf._games.clear()
        with Line(house.url, table) as line:
            assert line.hello()["code"] == "not-ready"
            with pytest.raises(ConnectionClosed):
                line.hear()
            assert line.socket.close_code == 1013


@pytest.fixture
def orphan(house: House, client: httpx.Client) -> Callable[..., str]:
    """Sets up a table that is due but not in memory, as after a restart."""
    rooms = house.app.state.service.rooms

    def made(**changes: Any) -> str:
        table: str = new_table(client, "paris", "me", "me")["table"]
        write = partial(tables.update_table, id=table, due=0.0, **changes)
        house.call(lambda: rooms.store.write(table, write))
        rooms.here.pop(table, None)
        return table

    return made


def test_a_game_that_cannot_go_on_is_told_of_once(
    house: House, orphan: Callable[..., str], caplog: pytest.LogCaptureFixture
) -> None:
    table = orphan(rules=99)
    for _ in range(3):
        house.call(house.app.state.service.runner.look_after)
    assert len([line for line in caplog.messages if table in line and "can't go on" in line]) == 1


def test_a_table_of_old_rules_is_no_error_in_the_log_whoever_looks_at_it(
    client: httpx.Client, orphan: Callable[..., str], caplog: pytest.LogCaptureFixture
) -> None:
    assert client.get(f"/api/tables/{orphan(rules=99)}").json()["code"] == "bad-record"
    assert all(one.levelno < logging.ERROR for one in caplog.records)


def test_a_look_at_many_tables_ends_in_time_to_say_that_the_process_is_alive(
    house: House, orphan: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "LONGEST_LOOK", -1.0)
    table = orphan()
    house.call(house.app.state.service.runner.look_after)
    assert table not in house.app.state.service.rooms.here
    monkeypatch.undo()
    eventually(lambda: table in house.app.state.service.rooms.here)


def test_why_a_stored_move_does_not_fit_is_told_nobody(
    house: House, orphan: Callable[..., str], caplog: pytest.LogCaptureFixture
) -> None:
    """An illegal move is refused with all legal ones, among them secrets of the seat."""
    table, rooms = orphan(), house.app.state.service.rooms
    assert written(rooms.store.engine, table, an_event(1, "take/nonsense"))
    rooms.here.pop(table, None)
    with house.client() as client:
        told = client.get(f"/api/tables/{table}").json()
    assert told["code"] == "bad-record"
    assert "detail" not in told
    assert "can't be restored: IllegalMove" in caplog.text
    assert "you can choose" not in caplog.text


def test_a_program_that_asks_how_its_seat_stands_is_back(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    address, second = f"/api/tables/{made['table']}", bearer(made["seats"][1]["token"])
    client.delete(f"{address}/seats/1", headers=second)
    assert client.get(address).json()["seats"][1]["away"]
    state = client.get(f"{address}/state?seat=1&layout=none", headers=second).json()
    assert not state["status"]["seats"][1]["away"]


def test_a_move_taken_back_while_a_bot_thinks_is_no_failure_of_the_bot(
    house: House, client: httpx.Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    choose, decided = runner.choose, Signal()

    def slow(*given: Any) -> str:
        assert decided.wait(PATIENCE)
        return choose(*given)

    monkeypatch.setattr(runner, "choose", slow)
    made = new_table(client, "paris", "me", "greedy", options={"first": "orange"})
    address, me = f"/api/tables/{made['table']}", bearer(made["seats"][0]["token"])
    client.post(f"{address}/moves", json={"number": 0, "path": "take/V6"}, headers=me)
    assert client.post(f"{address}/undo", json={"number": 1}, headers=me).json() == {"number": 2}
    decided.set()
    thinking = house.app.state.service.runner._thinking
    eventually(lambda: (made["table"], 1) not in thinking)
    assert not [line for line in caplog.messages if "failed" in line]


def test_a_table_that_nobody_comes_to_is_cleared_away_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with House(tmp_path, idle=0.0) as house, house.client() as client:
        table = new_table(client, "paris", "me", "open")["table"]
        for name, value in (("LOOK_EVERY", 0.05), ("FORGET_EVERY", 0.0), ("WAITING_FOR", -1.0)):
            monkeypatch.setattr(runner, name, value)
        eventually(lambda: client.get(f"/api/tables/{table}").status_code == 404)


def test_a_game_that_cannot_be_loaded_keeps_no_other_from_being_played(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def load(name: str) -> Any:
        if name == NAMES[0]:
            raise RuntimeError("the compiler gave up")
        return name

    monkeypatch.setattr(shelf, "_load", load)
    games = shelf.Shelf(compile=False)
    asyncio.run(games.prepare())
    assert games.ready == frozenset(NAMES[1:])
    assert any(NAMES[0] in line for line in caplog.messages)


def test_words_of_others_in_the_same_database_make_no_server_deaf(postgres: str, tmp_path: Path) -> None:
    with (
        House(tmp_path, database=postgres) as first,
        House(tmp_path, database=postgres) as second,
        first.client() as client,
    ):
        table = new_table(client, "paris", "me", "open")["table"]
        with Line(first.url, table) as line:
            line.hello()
            for word in ("", "x", f"x {table} is 0,y,-1", f"x {table} is", f"x {table} nonsense", "\u2028" * 500):
                say = sa.text("SELECT pg_notify('quartier', :word)")
                with first.app.state.service.rooms.store.engine.begin() as connection:
                    connection.execute(say, {"word": word})
            with second.client() as friend:
                assert friend.post(f"/api/tables/{table}/seats/1", json={"name": "Ann"}).status_code == 200
            line.update(lambda update: update["status"]["stage"] == "playing")
