"""Playing and watching through sockets."""

import json
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from quartier.table import wire
from tests.table.house import House, Line, eventually, new_table, paths


def table_of_two(client: httpx.Client, **wishes: object) -> tuple[str, str, str]:
    made = new_table(client, "paris", "me", "me", options={"first": "orange"}, **wishes)
    first, second = (seat["token"] for seat in made["seats"])
    return made["table"], first, second


def test_players_and_spectators_see_a_move_at_once(house: House, client: httpx.Client) -> None:
    table, mine, other = table_of_two(client)
    with Line(house.url, table, mine) as me, Line(house.url, table, other) as you, Line(house.url, table) as nobody:
        assert me.hello(0)["status"]["turn"] == 0
        assert you.hello(1)["choices"] is None
        assert nobody.hello()["choices"] is None
        assert me.ask("move", number=0, path="take/V6") == {"type": "answer", "id": 1, "ok": True, "number": 1}
        for line in (you, nobody):
            update = line.update(lambda update: update["number"] == 1)
            assert update["status"]["waiting"] == [1]
            assert update["log"][0]["touched"] == ["pool-V6"]
        assert nobody.ask("move", number=0, path="take/L4")["code"] == "not-yours"
        assert me.ask("move", number=1, path="take/L4")["code"] == "illegal"


def test_a_socket_is_sent_only_the_parts_that_changed(house: House, client: httpx.Client) -> None:
    table, mine, _ = table_of_two(client)
    with Line(house.url, table, mine) as me:
        first = me.hello(0, layout="tall")
        assert set(first["parts"]) == set(first["order"])
        assert first["size"][0] < first["size"][1]
        assert me.ask("ping")["ok"]
        me.say("move", number=0, path="take/V6")
        second = me.update(lambda update: update["number"] == 1)
        assert set(second["parts"]) <= set(second["order"])
        assert all(part != first["parts"].get(name) for name, part in second["parts"].items())


def test_what_only_moves_is_sent_as_a_place_alone(house: House, client: httpx.Client) -> None:
    """On a phone a reserve pushes the rival's panel down."""
    table, mine, _ = table_of_two(client)
    with Line(house.url, table, mine) as me:
        first = me.hello(0, layout="tall")
        assert list(first["places"]) == first["order"]
        me.say("move", number=0, path="take/V6")
        second = me.update(lambda update: update["number"] == 1)
        assert "reserve-blue" in second["places"]
        assert "reserve-blue" not in second["parts"]
        assert all(place != first["places"].get(name) for name, place in second["places"].items())


@pytest.mark.parametrize(
    "offer",
    [
        {"compression": None},
        {"extensions": [ClientPerMessageDeflateFactory(server_max_window_bits=9)], "compression": None},
        {"extensions": [ClientPerMessageDeflateFactory(client_max_window_bits=True)], "compression": None},
        {"extensions": [ClientPerMessageDeflateFactory(server_no_context_takeover=True)], "compression": None},
    ],
)
def test_messages_are_packed_as_the_client_likes(house: House, client: httpx.Client, offer: dict[str, Any]) -> None:
    table, mine, _ = table_of_two(client)
    with Line(house.url, table, mine, offer) as me, Line(house.url, table) as nobody:
        whole = me.hello(0, layout="wide")
        assert nobody.hello(layout="wide")["order"] == whole["order"]
        assert me.ask("move", number=0, path="take/V6")["number"] == 1


def test_a_message_is_packed_once_for_all_who_see_the_same(house: House, client: httpx.Client) -> None:
    table, mine, _ = table_of_two(client)
    with ExitStack() as lines:
        watching = [lines.enter_context(Line(house.url, table)) for _ in range(6)]
        for line in watching:
            line.hello(layout="wide")
        before = wire.packed.cache_info()
        move = {"number": 0, "path": "take/V6"}
        client.post(f"/api/tables/{table}/moves", json=move, headers={"Authorization": f"Bearer {mine}"})
        for line in watching:
            line.update(lambda update: update["number"] == 1)
        after = wire.packed.cache_info()
    assert after.misses - before.misses == 1
    assert after.hits - before.hits == 5


def test_who_comes_back_hears_what_was_missed_and_may_send_again(house: House, client: httpx.Client) -> None:
    table, mine, other = table_of_two(client)
    with Line(house.url, table, mine) as me:
        me.hello(0)
        me.ask("move", number=0, path="take/V6")
    with Line(house.url, table, other) as you:
        you.hello(1)
        you.ask("move", number=0, path="take/L4")
    with Line(house.url, table, mine) as me:
        update = me.hello(0, since=1)
        assert [line["number"] for line in update["log"]] == [2]
        assert me.ask("move", number=0, path="take/V6")["number"] == 1
        assert me.ask("move", number=0, path="take/T4")["code"] == "stale"


def test_one_line_can_look_through_several_seats_of_one_device(house: House, browser: httpx.Client) -> None:
    made = new_table(browser, "paris", "me", "me", options={"first": "orange"})
    cookie = f"quartier_device={browser.cookies['quartier_device']}"
    with Line(house.url, made["table"], Cookie=cookie, Origin=house.url) as line:
        assert paths(line.hello(0)["choices"])
        line.ask("move", number=0, path="take/V6")
        line.say("hello", seat=1, layout="none")
        update = line.update(lambda update: update.get("choices") is not None)
        assert update["status"]["waiting"] == [1]
        assert line.ask("move", number=0, path="take/L4")["number"] == 2


def test_style_draws_and_speaks_anew(house: House, client: httpx.Client) -> None:
    table, mine, _ = table_of_two(client)
    with Line(house.url, table, mine) as me:
        english = me.hello(0)["status"]["prompt"]
        me.say("style", layout="wide", language="ru")
        update = me.update(lambda update: update["status"]["prompt"] != english)
        assert update["parts"]


def test_it_is_seen_who_is_there(house: House, client: httpx.Client) -> None:
    table, mine, other = table_of_two(client)
    with Line(house.url, table, mine) as me:
        assert [seat["online"] for seat in me.hello(0)["status"]["seats"]] == [True, False]
        with Line(house.url, table, other) as you:
            you.hello(1)
            me.update(lambda update: update["status"]["seats"][1]["online"])
        me.update(lambda update: not update["status"]["seats"][1]["online"])


def test_who_looks_on_from_no_seat_any_more_is_not_there(house: House, client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me")
    with Line(house.url, made["table"]) as watcher, Line(house.url, made["table"], made["seats"][1]["token"]) as line:
        watcher.hello()
        line.hello(1)
        watcher.update(lambda update: update["status"]["seats"][1]["online"])
        line.hello(None)
        watcher.update(lambda update: not update["status"]["seats"][1]["online"])


def test_a_greeting_that_is_no_news_is_told_nobody(house: House, client: httpx.Client) -> None:
    """Else one message of a player would become one to each of a thousand spectators."""
    made = new_table(client, "paris", "me", "me")
    with Line(house.url, made["table"]) as watcher, Line(house.url, made["table"], made["seats"][1]["token"]) as line:
        watcher.hello()
        line.hello(1)
        watcher.update(lambda update: update["status"]["seats"][1]["online"])
        for _ in range(3):
            line.hello(1)
        assert line.ask("ping")["ok"]
        watcher.say("ping")
        assert watcher.hear()["type"] == "answer"


def test_a_friend_who_sits_down_is_seen_by_who_waits(house: House, client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "open")
    with Line(house.url, made["table"], made["seats"][0]["token"]) as me:
        assert me.hello(0)["status"]["stage"] == "waiting"
        client.post(f"/api/tables/{made['table']}/seats/1", json={"name": "Zoé"})
        update = me.update(lambda update: update["status"]["stage"] == "playing")
        assert update["status"]["seats"][1]["name"] == "Zoé"


def test_who_waits_is_sent_away_when_the_table_is_cleared(house: House, client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "open")
    with Line(house.url, made["table"]) as watcher:
        watcher.hello()
        token = made["seats"][0]["token"]
        client.delete(f"/api/tables/{made['table']}/seats/0", headers={"Authorization": f"Bearer {token}"})
        with pytest.raises(ConnectionClosed) as closed:
            watcher.update(lambda update: False)  # noqa: ARG005
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_a_line_to_nothing_is_closed(house: House) -> None:
    with Line(house.url, "nothing") as line:
        assert line.hear()["code"] == "not-found"
        with pytest.raises(ConnectionClosed):
            line.hear()


def test_a_seat_of_another_is_not_looked_through(house: House, client: httpx.Client) -> None:
    table, mine, _ = table_of_two(client)
    with Line(house.url, table, mine) as me:
        assert me.hello(1)["code"] == "not-yours"
        with pytest.raises(ConnectionClosed) as closed:
            me.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_the_first_message_is_hello(house: House, client: httpx.Client) -> None:
    table, mine, _ = table_of_two(client)
    with Line(house.url, table, mine) as me:
        me.socket.send(json.dumps({"type": "move", "id": 1, "number": 0, "path": "take/V6"}))
        assert me.hear()["code"] == "malformed"
        with pytest.raises(ConnectionClosed):
            me.hear()
    assert client.get(f"/api/tables/{table}").json()["number"] == 0


def test_a_foreign_page_gets_no_line(house: House, client: httpx.Client) -> None:
    table, mine, _ = table_of_two(client)
    with pytest.raises(InvalidStatus), Line(house.url, table, mine, Origin="https://example.org"):
        pass


def test_hints_and_previews_come_through_the_line(house: House, client: httpx.Client) -> None:
    table, mine, _ = table_of_two(client)
    with Line(house.url, table, mine) as me:
        legal = paths(me.hello(0)["choices"])
        assert me.ask("hint")["path"] in legal
        assert len(me.ask("preview", path=legal[0])["scores"]) == 2
        assert me.ask("preview", path="take/nothing")["code"] == "illegal"


def test_taking_back_is_offered_and_told(house: House, client: httpx.Client) -> None:
    table, mine, _ = table_of_two(client)
    with Line(house.url, table, mine) as me, Line(house.url, table) as watcher:
        me.hello(0)
        watcher.hello()
        me.say("move", number=0, path="take/V6")
        assert me.update(lambda update: update["status"]["undo"])["number"] == 1
        assert me.ask("undo", number=1)["number"] == 2
        update = watcher.update(lambda update: update["number"] == 2)
        told = {line["number"]: line for line in update["log"]}
        assert told[1]["undone"]
        assert told[2]["undo"]
        assert update["status"]["waiting"] == [0]


def test_a_match_that_nobody_looks_at_leaves_memory_and_comes_back(house: House, client: httpx.Client) -> None:
    table, mine, other = table_of_two(client)
    with Line(house.url, table, mine) as me, Line(house.url, table, other) as you:
        me.hello(0)
        you.hello(1)
        me.ask("move", number=0, path="take/V6")
        you.ask("move", number=0, path="take/L4")
        me.ask("undo", number=1)
        before = client.get(f"/api/tables/{table}/state", params={"layout": "wide"}).json()
    rooms = house.app.state.service.rooms
    eventually(lambda: not rooms.here[table].viewers)
    house.call(lambda: rooms.here.pop(table))
    after = client.get(f"/api/tables/{table}/state", params={"layout": "wide"}).json()
    for seat in before["status"]["seats"]:
        seat["online"] = False
    assert after == before


def test_who_left_a_seat_neither_sees_nor_plays_for_who_took_it(house: House, client: httpx.Client) -> None:
    table = new_table(client, "tiny_towns", "me", "open", "open")["table"]
    seats = f"/api/tables/{table}/seats"
    left = client.post(f"{seats}/1", json={"name": "Eve"}).json()["token"]
    with Line(house.url, table) as carried, Line(house.url, table, left) as eve:
        carried.hello(1, token=left)
        eve.hello(1)
        client.delete(f"{seats}/1", headers={"Authorization": f"Bearer {left}"})
        client.post(f"{seats}/1", json={"name": "Ann"})
        client.post(f"{seats}/2", json={"name": "Bob"})
        for line in (carried, eve):
            seen = line.update(lambda update: update["status"]["stage"] == "playing")
            assert (seen["choices"], seen["status"]["turn"]) == (None, None)
            assert not seen["status"]["seats"][1]["online"]
            assert line.ask("hint")["code"] == "not-yours"


def test_a_move_that_takes_long_lets_others_be_answered(
    house: House, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a client that hears nothing would believe the line to be down."""
    monkeypatch.setattr("quartier.table.live.SLOW", 0.05)
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    with Line(house.url, made["table"], made["seats"][0]["token"]) as me:
        me.hello(0)
        room = house.app.state.service.rooms.here[made["table"]]
        house.call(room.lock.acquire)
        move = me.say("move", number=0, path="take/V6")
        ping = me.say("ping")
        assert me.hear() == {"type": "answer", "id": ping, "ok": True}
        house.call(room.lock.release)
        answers = [me.hear(), me.hear()]
        assert {"type": "answer", "id": move, "ok": True, "number": 1} in answers
