"""Clocks: a bot decides when time runs out, and for good when nobody is there."""

from functools import partial
from typing import Any

import httpx
import pytest

from quartier.table import clocks
from quartier.table.store import tables
from quartier.table.store.rows import Clock, Seat
from tests.table.house import House, Line, bearer, eventually, new_table


def test_when_time_runs_out_a_bot_makes_that_decision(house: House, client: httpx.Client) -> None:
    clock = {"kind": "move", "amount": 1}
    made = new_table(client, "paris", "me", "me", clock=clock, options={"first": "orange"})
    table, token = made["table"], made["seats"][0]["token"]
    with Line(house.url, table, token) as line:
        left = line.hello(0)["status"]["seats"][0]["clock"]
        assert 0 < left <= 1
        update = line.update(lambda update: update["number"] == 1)
        assert update["log"][0]["clock"]
        late = [line.ask("move", number=0, path=path) for path in ("take/V6", "take/U6")]
        assert any(answer.get("code") in ("stale", "illegal") for answer in late), "the bot made one of them at most"


def test_who_misses_three_decisions_is_away_until_seen_again(house: House, client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "greedy", clock={"kind": "move", "amount": 1})
    table, token = made["table"], made["seats"][0]["token"]
    address = f"/api/tables/{table}"
    eventually(lambda: client.get(address).json()["seats"][0]["away"])
    missed = client.get(address).json()["number"]
    eventually(
        lambda: client.get(address).json()["number"] > missed + 2 or client.get(address).json()["stage"] == "over"
    )
    with Line(house.url, table, token) as line:
        update = line.hello(0)
        if not update["status"]["over"]:
            assert not client.get(address).json()["seats"][0]["away"]


def test_who_leaves_a_game_is_played_by_a_bot(client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "greedy")
    table, token = made["table"], made["seats"][0]["token"]
    left = client.delete(f"/api/tables/{table}/seats/0", headers={"Authorization": f"Bearer {token}"})
    assert left.status_code == 200
    eventually(lambda: client.get(f"/api/tables/{table}").json()["stage"] == "over")


def test_who_turns_a_phone_is_told_how_much_time_is_left_now(house: House, client: httpx.Client) -> None:
    clock = {"kind": "days", "amount": 1}
    table = new_table(client, "paris", "me", "me", options={"first": "orange"}, clock=clock)["table"]

    def restyled(line: Line) -> float:
        line.say("style", layout="none", language="uk")
        left: float = line.update(lambda update: "log" in update)["status"]["seats"][0]["clock"]
        return left

    with Line(house.url, table) as line:
        line.hello()
        before = restyled(line)
        eventually(lambda: restyled(line) < before)


def test_who_leaves_while_others_decide_keeps_nobody_busy_until_then(house: House, client: httpx.Client) -> None:
    """A table that is due is looked at every second and stays in memory."""
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    table, (first, second) = made["table"], [bearer(seat["token"]) for seat in made["seats"]]
    assert client.delete(f"/api/tables/{table}/seats/1", headers=second).status_code == 200
    eventually(lambda: stored(house, table).due is None)
    move = {"number": 0, "path": "take/V6"}
    assert client.post(f"/api/tables/{table}/moves", json=move, headers=first).status_code == 200
    eventually(lambda: client.get(f"/api/tables/{table}").json()["number"] == 2)


def test_who_comes_back_has_the_time_that_is_left(house: House, client: httpx.Client) -> None:
    clock = {"kind": "days", "amount": 1}
    made = new_table(client, "paris", "me", "me", options={"first": "orange"}, clock=clock)
    table, second = made["table"], made["seats"][1]["token"]
    end = stored(house, table).due
    assert client.delete(f"/api/tables/{table}/seats/1", headers=bearer(second)).status_code == 200
    with Line(house.url, table, second) as line:
        assert not line.hello(1)["status"]["seats"][1]["away"]
    eventually(lambda: stored(house, table).due == end)


def stored(house: House, table: str) -> Any:
    return house.call(lambda: house.app.state.service.rooms.store.read(partial(tables.load_table, id=table)))


def test_a_clock_runs_within_bounds(client: httpx.Client) -> None:
    for clock in ({"kind": "move", "amount": 0}, {"kind": "days", "amount": 61}, {"kind": "move", "amount": 86_401}):
        answer = client.post("/api/tables", json={"game": "paris", "seats": [{"who": "me"}] * 2, "clock": clock})
        assert answer.status_code in (400, 422)
        assert answer.json()["code"] in ("bad-option", "malformed")


@pytest.mark.parametrize(("kind", "amount", "seconds"), [("none", 0, None), ("move", 30, 30.0), ("days", 2, 172_800.0)])
def test_clocks_count_seconds_or_days(kind: str, amount: int, seconds: float | None) -> None:
    assert Clock(kind, amount).seconds == seconds  # type: ignore[arg-type]


def test_patience_ends_after_three_and_begins_anew_with_a_move() -> None:
    seat = Seat(0, "person")
    assert clocks.PATIENCE == 3, "so many are named in the text `clock-about`"
    for _ in range(clocks.PATIENCE):
        assert not seat.away
        seat = clocks.after_decision(seat, "clock")
    assert seat.away
    assert clocks.after_decision(seat, "bot").away
    assert clocks.after_decision(seat, "person") == Seat(0, "person")
