"""Several servers on one PostgreSQL: what happens at one is seen at the other."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.table.crowd import Crowd
from tests.table.house import House, Line, eventually, new_table

Two = tuple[House, House]


@pytest.fixture(scope="module")
def two(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    folder: Path = tmp_path_factory.mktemp("two")
    with House(folder, database=postgres) as first, House(folder, database=postgres) as second:
        yield first, second


def test_players_at_different_servers_see_each_other_and_each_others_moves(two: Two) -> None:
    first, second = two
    with first.client() as client:
        made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    mine, other = (seat["token"] for seat in made["seats"])
    with Line(first.url, made["table"], mine) as me:
        me.hello(0)
        with Line(second.url, made["table"], other) as you:
            you.hello(1)
            me.update(lambda update: update["status"]["seats"][1]["online"])
            you.update(lambda update: update["status"]["seats"][0]["online"])
            me.ask("move", number=0, path="take/V6")
            assert you.update(lambda update: update["number"] == 1)["choices"]
            you.ask("move", number=0, path="take/L4")
            assert me.update(lambda update: update["number"] == 2)["status"]["waiting"] == [0]
            me.ask("undo", number=1)  # nobody may have acted upon it, or it stands: both see the same
            assert you.ask("ping")["ok"]
        me.update(lambda update: not update["status"]["seats"][1]["online"])


def test_the_lobby_of_each_server_knows_whose_turn_it_is_after_a_move_at_the_other(two: Two) -> None:
    with two[0].browser() as here, two[1].client(cookies=here.cookies) as there:
        table = new_table(here, "paris", "me", "me", options={"first": "orange"})["table"]
        assert there.get(f"/api/tables/{table}").status_code == 200
        for seat, client, path in ((0, here, "take/V6"), (1, there, "take/L4"), (0, there, "take/T4")):
            move = {"seat": seat, "number": int(path == "take/T4"), "path": path}
            assert client.post(f"/api/tables/{table}/moves", json=move).status_code == 200
            for lobby in (here, there):
                (found,) = lobby.get("/api/tables?which=mine").json()
                assert found["waiting"] == [1 - seat]


def test_the_last_two_seats_taken_at_once_at_different_servers_begin_one_game(two: Two) -> None:
    for _ in range(5):
        with two[0].client() as here, two[1].client() as there, ThreadPoolExecutor() as pool:
            table = new_table(here, "tiny_towns", "me", "open", "open")["table"]
            sits = [
                pool.submit(client.post, f"/api/tables/{table}/seats/{seat}", json={"name": str(seat)})
                for seat, client in ((1, here), (2, there))
            ]
            assert [sit.result().status_code for sit in sits] == [200, 200]
            for client in (here, there):
                eventually(partial(is_playing, client, table))


def is_playing(client: httpx.Client, table: str) -> bool:
    return bool(client.get(f"/api/tables/{table}").json()["stage"] == "playing")


def test_one_seat_wanted_at_two_servers_goes_to_one(two: Two) -> None:
    for _ in range(5):
        with two[0].client() as here, two[1].client() as there, ThreadPoolExecutor() as pool:
            table = new_table(here, "tiny_towns", "me", "open", "open")["table"]
            address = f"/api/tables/{table}/seats/1"
            sits = [pool.submit(client.post, address, json={"name": "x"}) for client in (here, there)]
            assert sorted(sit.result().status_code for sit in sits) == [200, 409]


def test_bots_are_run_by_one_server_wherever_people_sit(two: Two) -> None:
    crowd = Crowd([two[1].url], 3, "me", "random")
    for person in crowd.people:
        person.urls = [two[0].url]
    asyncio.run(crowd.play())
    crowd.check(two[0].url)
    runner = two[1].app.state.service.rooms.process
    for person in crowd.people:
        with two[0].client() as client:
            assert client.get(f"/api/tables/{person.table}").json()["stage"] == "over"
        room = two[0].call(partial(two[0].app.state.service.rooms.room, person.table))
        assert room.table.runner == runner


def test_games_are_played_across_servers(two: Two) -> None:
    crowd = Crowd([house.url for house in two], 4, "me", "me")
    asyncio.run(crowd.play())
    crowd.check(two[0].url)
    crowd.check(two[1].url)


def test_a_seat_taken_at_one_server_opens_at_the_other_before_that_has_heard_of_it(two: Two) -> None:
    first, second = two
    with first.client() as here, second.client() as there:
        table = new_table(here, "tiny_towns", "me", "open", "open")["table"]
        assert there.get(f"/api/tables/{table}").status_code == 200
        room = second.app.state.service.rooms.here[table]
        old = room.holders
        token = here.post(f"/api/tables/{table}/seats/1", json={"name": "Ann"}).json()["token"]
        me = {"Authorization": f"Bearer {token}"}
        eventually(lambda: room.holders != old)

        def deaf() -> None:
            room.holders = old

        second.call(deaf)
        with Line(second.url, table, token) as line:
            assert line.hello(1)["type"] == "update"
        second.call(deaf)
        assert there.get(f"/api/tables/{table}", headers=me).json()["seats"][1]["mine"]
        second.call(deaf)
        assert there.delete(f"/api/tables/{table}/seats/1", headers=me).status_code == 200


def test_who_is_not_let_in_disturbs_nobody(two: Two) -> None:
    with two[0].client() as client:
        table = new_table(client, "paris", "me", "me")["table"]
        with Line(two[0].url, table) as watcher:
            watcher.hello()
            stranger = {"Authorization": f"Bearer {'x' * 43}"}
            for _ in range(3):
                answer = client.get(f"/api/tables/{table}/state?seat=0", headers=stranger)
                assert answer.json()["code"] == "not-yours"
            watcher.say("ping")
            assert watcher.hear()["type"] == "answer"
