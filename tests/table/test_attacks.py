"""A server under attack: raced, stalled, flooded, misled about addresses and clocks, and let down by its database."""

import asyncio
import logging
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import partial
from itertools import count
from pathlib import Path
from threading import Barrier
from threading import Event as Signal
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quartier.games import NAMES
from quartier.table import live, replays, runner, shelf, updates, wire
from quartier.table.pictures import Painter
from quartier.table.rooms import Room
from quartier.table.seating import come_back
from quartier.table.settings import Limits
from quartier.table.store import schema, tables
from quartier.table.store.database import open_database
from quartier.table.store.rows import Event
from tests.table.house import PATIENCE, House, Line, eventually, new_table, paths
from tests.table.test_store import an_event


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


# --- races -------------------------------------------------------------------------------------------


def test_of_many_different_moves_at_once_one_is_made_and_all_are_told_the_truth(house: House) -> None:
    with house.client() as client, ThreadPoolExecutor(16) as pool:
        made = new_table(client, "paris", "me", "me", options={"first": "orange"})
        address, headers = f"/api/tables/{made['table']}", bearer(made["seats"][0]["token"])
        legal = paths(client.get(f"{address}/state?seat=0&layout=none", headers=headers).json()["choices"])

        def move(number: int) -> tuple[str, httpx.Response]:
            path = legal[number % 8]
            wish = {"seat": 0, "number": 0, "path": path}
            return path, client.post(f"{address}/moves", json=wish, headers=headers)

        answers = list(pool.map(move, range(64)))
        accepted = {path for path, answer in answers if answer.status_code == 200}
        assert len(accepted) == 1
        for path, answer in answers:
            if path in accepted:
                assert answer.json() == {"number": 1}
            else:
                assert answer.json()["code"] in ("stale", "illegal")
        assert client.get(address).json()["number"] == 1


def test_a_person_comes_back_in_turn_with_moves(house: House) -> None:
    """When it is due is found out and stored while nothing else can happen at the table."""
    with house.client() as client:
        made = new_table(client, "paris", "me", "me", clock={"kind": "days", "amount": 1})
        rooms = house.app.state.service.rooms

        async def race() -> tuple[bool, bool]:
            room = await rooms.room(made["table"])
            first, *others = room.table.seats
            room.table = replace(room.table, seats=(replace(first, missed=1), *others))
            async with room.lock:
                coming = asyncio.ensure_future(come_back(room, 0))
                await asyncio.sleep(0.2)
                waited = not coming.done()
            await coming
            return waited, room.table.seats[0].missed == 0

        assert house.call(race) == (True, True)


@pytest.fixture
def changed_hands(house: House, client: httpx.Client) -> tuple[Room, str, str]:
    """A seat that somebody left and another took, in a room that has not heard of it; and the tokens of both."""
    table = new_table(client, "tiny_towns", "me", "open", "open")["table"]
    seat = f"/api/tables/{table}/seats/1"
    old = client.post(seat, json={"name": "Eve"}).json()["token"]
    room: Room = house.app.state.service.rooms.here[table]
    holders = room.holders
    client.delete(seat, headers=bearer(old))
    new = client.post(seat, json={"name": "Ann"}).json()["token"]
    room.holders = holders
    return room, old, new


def test_who_left_a_seat_cannot_give_it_away_or_carry_it_on(
    client: httpx.Client, changed_hands: tuple[Room, str, str]
) -> None:
    room, old, new = changed_hands
    seat = f"/api/tables/{room.id}/seats/1"
    assert client.post(f"{seat}/link", headers=bearer(old)).json()["code"] == "not-yours"
    assert client.delete(seat, headers=bearer(old)).json()["code"] == "stale"
    told = client.get(f"/api/tables/{room.id}", headers=bearer(new)).json()["seats"][1]
    assert (told["name"], told["who"]) == ("Ann", "human")


def test_a_link_that_is_opened_while_the_seat_changes_hands_opens_nothing(house: House, client: httpx.Client) -> None:
    table = new_table(client, "tiny_towns", "me", "open", "open")["table"]
    seat = f"/api/tables/{table}/seats/1"
    old = client.post(seat, json={"name": "Eve"}).json()["token"]
    store = house.app.state.service.rooms.store
    write = store.write

    async def late(key: str, job: Any) -> Any:
        store.write = write
        await asyncio.to_thread(client.delete, seat, headers=bearer(old))
        await asyncio.to_thread(client.post, seat, json={"name": "Ann"})
        return await write(key, job)

    store.write = late
    with house.client() as phone:
        assert phone.get(f"/sit/{old}").status_code == 404
        assert not phone.get(f"/api/tables/{table}").json()["seats"][1]["mine"]


# --- lines that stall, and too many of them ----------------------------------------------------------


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET / HTTP/1.1\r\n",
    ],
)
def test_who_begins_a_request_and_does_not_go_on_is_cut_off(
    house: House, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(wire, "REQUEST_WITHIN", 0.3)
    with socket.create_connection(("127.0.0.1", house.settings.port), timeout=PATIENCE) as line:
        line.sendall(begun)
        while line.recv(4096):
            pass  # what was asked whole is answered before


def test_who_asks_in_good_time_is_not_cut_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "REQUEST_WITHIN", 0.3)
    with house.client() as client:
        made = new_table(client, "paris", "me", "me")
        with Line(house.url, made["table"]) as line:
            line.hello()
            time.sleep(0.6)
            assert line.ask("ping")["ok"]


def test_who_pings_and_does_not_listen_is_cut_off(house: House, client: httpx.Client) -> None:
    """Else the answers would pile up in the server's memory."""
    made = new_table(client, "paris", "me", "me")
    request = (
        f"GET /api/tables/{made['table']}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    ping = bytes([0x89, 0x80 | 125]) + bytes(4) + b"x" * 125
    with socket.create_connection(("127.0.0.1", house.settings.port), timeout=PATIENCE) as line:
        line.sendall(request.encode())
        assert b"101" in line.recv(4096)
        with pytest.raises(ConnectionError):
            line.sendall(ping * 250_000)  # more than all buffers between us hold


def test_messages_that_make_no_sense_count_as_well(tmp_path: Path) -> None:
    with (
        House(tmp_path, limits=Limits(requests=0.001, burst=20)) as house,
        house.client() as client,
        Line(house.url, new_table(client, "paris", "me", "me")["table"]) as line,
    ):
        line.hello()
        for _ in range(30):
            line.socket.send("{")
        assert {line.hear()["code"] for _ in range(30)} == {"malformed", "too-fast"}


def test_who_talks_too_fast_is_not_listened_to_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BREATH", 3600.0)
    with (
        House(tmp_path, limits=Limits(requests=0.001, burst=20)) as house,
        house.client() as client,
        Line(house.url, new_table(client, "paris", "me", "me")["table"]) as line,
    ):
        line.hello()
        for _ in range(30):
            line.say("ping")
        while line.hear().get("code") != "too-fast":
            pass
        with pytest.raises(TimeoutError):
            line.socket.recv(0.5)


def test_who_claims_to_have_seen_this_or_that_fills_no_memory(house: House, client: httpx.Client) -> None:
    table = new_table(client, "munivers", "random", "random")["table"]
    eventually(lambda: client.get(f"/api/tables/{table}").json()["stage"] == "over")
    with Line(house.url, table) as line:
        for since in range(updates.MOST_TEXTS + 10):
            line.hello(since=since)
            assert line.ask("ping")["ok"]
        assert 1 <= len(house.app.state.service.rooms.here[table].texts) <= updates.MOST_TEXTS


def test_records_that_nobody_looks_at_fill_no_memory(house: House, client: httpx.Client) -> None:
    rules = house.app.state.service.shelf.game("paris").version
    for seed in range(replays.KEPT + 5):
        record = {"format": 1, "game": "paris", "rules": rules, "options": {}, "moves": [], "seed": seed}
        assert client.post("/api/records", json=record).status_code == 201
    assert len(house.app.state.replays._known) == replays.KEPT


def test_a_record_that_many_want_at_once_is_replayed_once(
    house: House, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = house.app.state.service.shelf.game("paris").version
    record = {"format": 1, "game": "paris", "rules": rules, "options": {}, "moves": [], "seed": 1}
    id = client.post("/api/records", json=record).json()["replay"]
    house.app.state.replays._known.clear()
    replayed, times = replays.replayed, count()
    begun = Barrier(2)

    def slow(*given: Any) -> Any:
        next(times)
        begun.wait(PATIENCE)
        return replayed(*given)

    monkeypatch.setattr(replays, "replayed", slow)

    async def want() -> None:
        many = [asyncio.ensure_future(house.app.state.replays.replay(id)) for _ in range(20)]
        await asyncio.to_thread(begun.wait, PATIENCE)
        await asyncio.gather(*many)

    house.call(want)
    assert next(times) == 1


def test_a_picture_that_is_known_waits_for_no_other() -> None:
    async def work() -> None:
        painter = Painter()
        painter._keep("known", b"picture")
        async with painter._turn:
            assert await painter.paint("known", "png", 1, list) == b"picture"

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_a_film_counts_as_many_pictures(tmp_path: Path) -> None:
    limits = Limits(pictures_a_minute=15)
    with House(tmp_path, limits=limits) as house, house.client() as client:
        rules = house.app.state.service.shelf.game("paris").version
        record = {"format": 1, "game": "paris", "rules": rules, "options": {}, "moves": [], "seed": 1}
        replay = client.post("/api/records", json=record).json()["replay"]
        film = f"/api/replays/{replay}/animation.gif"
        assert [client.get(film).status_code for _ in range(2)] == [200, 429]


def test_playing_again_counts_as_a_table(tmp_path: Path) -> None:
    """Else who leaves at once could let bots play for ever."""
    with House(tmp_path, limits=Limits(tables_a_minute=1)) as house, house.client() as client:
        made = new_table(client, "paris", "me", "random")
        me, address = bearer(made["seats"][0]["token"]), f"/api/tables/{made['table']}"
        client.delete(f"{address}/seats/0", headers=me)
        eventually(lambda: client.get(address).json()["stage"] == "over")
        assert client.post(f"{address}/again", headers=me).status_code == 429


def test_lines_cannot_be_opened_without_end(tmp_path: Path) -> None:
    with House(tmp_path, limits=Limits(requests=0.001, burst=40, address_factor=1)) as house, house.client() as client:
        made = new_table(client, "paris", "me", "me")
        with pytest.raises(InvalidStatus):
            come_and_go(house, made["table"], times=41)


def come_and_go(house: House, table: str, times: int) -> None:
    for _ in range(times):
        with Line(house.url, table):
            pass


def test_looking_after_the_server_is_no_way_to_flood_it(tmp_path: Path) -> None:
    with House(tmp_path, limits=Limits(requests=0.001, burst=40, address_factor=1), ready=0) as house:
        for address in ("/health", "/metrics"):
            with house.client() as client:
                assert 429 in [client.get(address).status_code for _ in range(41)]


def test_links_are_opened_at_a_measured_pace(tmp_path: Path) -> None:
    with House(tmp_path, limits=Limits(links_a_minute=3), ready=0) as house, house.client() as client:
        assert [client.get("/sit/nonsense").status_code for _ in range(4)] == [404, 404, 404, 429]


# --- addresses and names -----------------------------------------------------------------------------


def visits(house: House, addresses: list[str]) -> list[int]:
    with house.client() as client:
        return [client.get("/api/games", headers={"X-Forwarded-For": one}).status_code for one in addresses]


FEW = Limits(requests=0.001, burst=30, address_factor=1)


def test_behind_a_proxy_each_visitor_is_counted_alone(tmp_path: Path) -> None:
    with House(tmp_path, limits=FEW, ready=0) as house:
        assert visits(house, ["192.0.2.1"] * 31)[-1] == 429
        assert visits(house, ["192.0.2.2"]) == [200]


def test_who_is_no_proxy_can_claim_no_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.99")
    with House(tmp_path, limits=FEW, ready=0) as house:
        assert visits(house, [f"192.0.2.{number}" for number in range(40)])[-1] == 429


@pytest.mark.parametrize("host", ["x; script-src *", "x'unsafe-inline'", "x\ty", "é.example"])
def test_a_host_adds_nothing_to_the_policy(tmp_path: Path, host: str) -> None:
    with House(tmp_path, host="0.0.0.0", ready=0) as house, house.client() as client:
        policy = client.get("/", headers={b"Host": host.encode("latin-1")}).headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "connect-src 'self';" in policy or host == "é.example"
        assert "unsafe" not in policy


def test_a_host_that_is_no_name_is_refused_before_it_becomes_a_link(tmp_path: Path) -> None:
    with House(tmp_path, host="0.0.0.0") as house, house.client() as client:
        table = new_table(client, "paris", "me", "open")["table"]
        assert client.get(f"/api/tables/{table}/qr.svg", headers={"Host": "a" * 5000}).status_code == 403


def test_what_the_api_says_is_kept_by_nobody(client: httpx.Client) -> None:
    for address in ("/api/games", "/api/tables?which=mine", "/api/nothing"):
        assert client.get(address).headers["cache-control"] == "no-store"


def test_who_uses_a_wrong_method_is_told_the_right_one(client: httpx.Client) -> None:
    assert client.put("/api/games").headers["allow"] == "GET"


@pytest.mark.parametrize("id", ["%00", "a%00b", "%EF%BF%BD", "x" * 17, "..", "%27", "A%20B"])
def test_what_can_be_no_table_is_not_looked_for(postgres: str, tmp_path: Path, id: str) -> None:
    with House(tmp_path, database=postgres, ready=0) as house, house.client() as client:
        for address in (f"/api/tables/{id}/record", f"/api/replays/{id}/record"):
            assert client.get(address).status_code in (400, 404), address
        with Line(house.url, id) as line:
            assert line.hear()["code"] == "not-found"


# --- a database that lets one down -------------------------------------------------------------------


def test_what_is_stored_is_not_told_when_it_fails(tmp_path: Path, postgres: str) -> None:
    for url in (f"sqlite:///{tmp_path / 'table.sqlite3'}", postgres):
        engine = open_database(url)
        with pytest.raises(DBAPIError) as failed, engine.connect() as connection:
            connection.execute(sa.text("SELECT :secret FROM nowhere"), {"secret": "hunter2"})
        assert "hunter2" not in str(failed.value)
        engine.dispose()


@contextmanager
def pages(engine: sa.Engine, most: int) -> Iterator[None]:
    """Let a database of SQLite grow to so many pages at most, as if the disk were full."""

    def bound(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {most}")

    sa.event.listen(engine, "checkout", bound)
    yield
    sa.event.remove(engine, "checkout", bound)


def fill(engine: sa.Engine, table: str) -> None:
    """Write events of a table, long ones and then short ones, until there is no room for any."""
    numbers = count(1000)
    for length in (2000, 200, 1):
        while written(engine, table, an_event(next(numbers), "x" * length)):
            pass


def written(engine: sa.Engine, table: str, event: Event) -> bool:
    try:
        with engine.begin() as connection:
            connection.execute(sa.insert(schema.events).values(table_id=table, **asdict(event)))
    except OperationalError:
        return False
    return True


def test_on_a_full_disk_nothing_is_acknowledged_and_later_all_goes_on(tmp_path: Path) -> None:
    with House(tmp_path) as house, house.client() as client:
        other = new_table(client, "paris", "me", "me")["table"]
        made = new_table(client, "paris", "me", "me", options={"first": "orange"})
        address, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
        engine = house.app.state.service.rooms.store.engine
        with Line(house.url, made["table"], token) as line:
            line.hello(0)
            with pages(engine, 1):
                fill(engine, other)
                assert line.ask("move", number=0, path="take/V6")["code"] == "unavailable"
                assert client.get(address).json()["number"] == 0
            with pages(engine, 2**30):
                assert line.ask("move", number=0, path="take/V6")["number"] == 1
        assert client.get(address).json()["number"] == 1


@contextmanager
def a_database_of_its_own(postgres: str) -> Iterator[tuple[str, Callable[[bool], None]]]:
    """Make a database that can go away: yield its address, and what lets it come and go."""
    server = sa.create_engine(sa.make_url(postgres).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    name = f"away{time.monotonic_ns()}"

    def run(statement: str) -> None:
        with server.connect() as connection:
            connection.execute(sa.text(statement))

    def be_there(there: bool) -> None:
        run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {str(there).lower()}")
        if not there:
            run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    run(f"CREATE DATABASE {name}")
    yield sa.make_url(postgres).set(database=name).render_as_string(hide_password=False), be_there
    run(f"DROP DATABASE {name} WITH (FORCE)")
    server.dispose()


def test_a_postgresql_that_goes_away_and_comes_back_costs_nobody_a_game(postgres: str, tmp_path: Path) -> None:
    with (
        a_database_of_its_own(postgres) as (url, be_there),
        House(tmp_path, database=url) as first,
        House(tmp_path, database=url) as second,
        first.client() as client,
    ):
        made = new_table(client, "paris", "me", "greedy", options={"first": "orange"})
        table, token = made["table"], made["seats"][0]["token"]
        with Line(first.url, table, token) as me, Line(second.url, table) as watcher:
            legal = paths(me.hello(0)["choices"])
            watcher.hello()
            be_there(False)
            assert me.ask("move", number=0, path=legal[0])["code"] == "unavailable"
            assert client.get("/health").status_code == 503
            with Line(first.url, "another") as line:
                assert line.hear()["code"] == "unavailable"
            be_there(True)
            eventually(lambda: "number" in me.ask("move", number=0, path=legal[0]))
            watcher.update(lambda update: update["number"] >= 2)  # the bot goes on too, and others hear of it


# --- clocks and beginnings ---------------------------------------------------------------------------


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


def test_a_look_at_many_tables_ends_in_time_to_say_that_the_process_is_alive(
    house: House, orphan: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "LONGEST_LOOK", -1.0)
    table = orphan()
    house.call(house.app.state.service.runner.look_after)
    assert table not in house.app.state.service.rooms.here
    monkeypatch.undo()
    eventually(lambda: table in house.app.state.service.rooms.here)


def test_why_a_stored_move_does_not_fit_is_told_nobody(house: House, orphan: Callable[..., str]) -> None:
    """An illegal move is refused with all legal ones, among them secrets of the seat."""
    table, rooms = orphan(), house.app.state.service.rooms
    assert written(rooms.store.engine, table, an_event(1, "take/nonsense"))
    rooms.here.pop(table, None)
    with house.client() as client:
        told = client.get(f"/api/tables/{table}").json()
    assert told["code"] == "bad-record"
    assert "detail" not in told


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
