"""Lines that stall, and too much of everything: who floods a server is cut off, counted and forgotten."""

import asyncio
import socket
import time
from itertools import count
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from quartier.table import live, replays, serve, updates, wire
from quartier.table.pictures import Painter
from quartier.table.settings import Limits
from tests.table.house import PATIENCE, House, Line, bearer, eventually, new_table


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
    monkeypatch.setattr(serve, "STOP_WITHIN", 1)
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
