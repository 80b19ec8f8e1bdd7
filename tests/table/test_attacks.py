"""A server under attack: raced, misled about addresses and names, and let down by its database."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, replace
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError

from quartier.table.rooms import Room
from quartier.table.seating import come_back
from quartier.table.settings import Limits
from quartier.table.store import schema
from quartier.table.store.database import open_database
from quartier.table.store.rows import Event
from tests.table.house import House, Line, bearer, eventually, new_table, paths
from tests.table.test_store import an_event

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
        if getattr(job, "__name__", "") != "tie":  # the server writes by itself too
            return await write(key, job)
        store.write = write
        await asyncio.to_thread(client.delete, seat, headers=bearer(old))
        await asyncio.to_thread(client.post, seat, json={"name": "Ann"})
        return await write(key, job)

    store.write = late
    with house.client() as phone:
        assert phone.get(f"/sit/{old}").status_code == 404
        assert not phone.get(f"/api/tables/{table}").json()["seats"][1]["mine"]


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
