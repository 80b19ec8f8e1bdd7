"""Hints at the table: the advice of the terminal, thought out where it holds nobody up."""

import threading
from random import Random
from typing import Any

import httpx
import pytest

from quartier.bots import advice as advising
from quartier.bots.advice import Advice
from quartier.bots.reasons import reason
from quartier.bots.search.bot import Budget
from quartier.engine.locale import LANGUAGES, Words
from quartier.engine.match import Match
from quartier.table import runner
from tests.table.house import House, Line, bearer, new_table, paths

TABLES = [
    ("paris", ("me", "me"), {"first": "orange"}),
    ("tiny_towns", ("me",), {"mode": "solo"}),
    ("munivers", ("me", "me", "me"), {}),
]
ANYTHING = Advice(0, 0.5, 0.0, solved=False)


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hints take no time, and be the same each time."""
    monkeypatch.setattr(advising, "FOR_FINDING", Budget(iterations=60))
    monkeypatch.setattr(advising, "FOR_TELLING", Budget(iterations=30))


def match_at(house: House, table: str) -> Match:
    room = house.call(lambda: house.app.state.service.rooms.room(table))
    match: Match = room.course.match
    return match


def hint(client: httpx.Client, made: dict[str, Any], seat: int = 0, language: str = "en") -> dict[str, Any]:
    address, token = f"/api/tables/{made['table']}/hint?language={language}", made["seats"][seat]["token"]
    answer = client.post(address, json={"seat": seat}, headers=bearer(token))
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def move(client: httpx.Client, made: dict[str, Any], seat: int, path: str) -> None:
    address, token = f"/api/tables/{made['table']}", bearer(made["seats"][seat]["token"])
    query: dict[str, Any] = {"seat": seat, "layout": "none", "since": 10**6}
    turn = client.get(f"{address}/state", params=query, headers=token).json()["status"]["turn"]
    answer = client.post(f"{address}/moves", json={"seat": seat, "number": turn, "path": path}, headers=token)
    assert answer.status_code == 200, answer.text


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize(("game", "who", "options"), TABLES)
def test_a_hint_is_the_advice_that_the_terminal_gives(
    house: House, client: httpx.Client, game: str, who: tuple[str, ...], options: dict[str, Any]
) -> None:
    made = new_table(client, game, *who, options=options)
    match = match_at(house, made["table"])
    seat = match.waiting[0]
    found = advising.advice(match, seat)
    for language in LANGUAGES:
        told = hint(client, made, seat, language)
        assert told["path"] == match.game.path(match.state, match.tables, seat, found.action)
        assert told["chance"] == (found.chance if len(who) > 1 else None)
        assert (told["margin"], told["solved"]) == (found.margin, found.solved)
        assert told["reason"] == reason(found, len(who), Words.load("quartier", language))


def promises_of_a_game(house: House, client: httpx.Client) -> list[float]:
    """Play at random, and as hints say once an end is known; return what each promised, which must come true."""
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    random = Random(2)
    promised: list[float] = []
    match = match_at(house, made["table"])
    while not match.over:
        seat = match.waiting[0]
        path = random.choice(match.moves(seat))
        if promised or (match.game.certain(match.state, match.tables) and len(match.actions(seat)) < 8):
            told = hint(client, made, seat)
            assert told["solved"]
            assert told["reason"].startswith("Solved: ")
            promised.append((1 - 2 * seat) * told["margin"])
            path = told["path"]
        move(client, made, seat, path)
        match = match_at(house, made["table"])
    orange, blue = (score["total"] for score in match.scores())
    assert set(promised) <= {orange - blue}
    return promised


def test_hints_of_a_solved_game_promise_what_they_bring(house: House, client: httpx.Client) -> None:
    """A table draws a seed that nobody knows, so in some games there are few moves to choose from only at the last."""
    assert any(len(promises_of_a_game(house, client)) > 1 for _ in range(10))


def test_a_position_is_thought_about_once_however_often_somebody_asks(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def noted(match: Match, seat: int) -> Advice:
        asked.append(threading.current_thread().name.partition("_")[0])
        return ANYTHING._replace(action=match.actions(seat)[0])

    monkeypatch.setattr(runner, "advise", noted)
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    first = hint(client, made)
    assert hint(client, made) == first
    assert hint(client, made, language="uk")["path"] == first["path"]
    assert asked == ["hints"], "not where bots think, so that nobody waits for them longer"
    move(client, made, 0, first["path"])
    hint(client, made, seat=1)
    assert asked == ["hints"] * 2


def test_who_waits_for_a_hint_can_still_move(
    house: House, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    def slow(match: Match, seat: int) -> Advice:
        gate.wait(30)
        return ANYTHING._replace(action=match.actions(seat)[0])

    monkeypatch.setattr(runner, "advise", slow)
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    with Line(house.url, made["table"], made["seats"][0]["token"]) as me:
        legal = paths(me.hello(0)["choices"])
        asked = me.say("hint")
        assert me.ask("ping")["ok"]
        assert me.ask("move", number=0, path=legal[-1])["number"] == 1
        gate.set()
        while (message := me.hear()).get("id") != asked:
            pass
        assert message["path"] == legal[0], "a hint for the moment at which it was asked for"


def test_who_asks_for_hints_too_fast_is_refused_on_the_line_too(house: House, client: httpx.Client) -> None:
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    guard = house.app.state.service.guard
    with Line(house.url, made["table"], made["seats"][0]["token"]) as me, pytest.MonkeyPatch.context() as patch:
        me.hello(0)
        patch.setattr(guard._costly["hint"], "burst", 1)
        patch.setattr(guard._costly["hint"], "rate", 0)
        patch.setattr(guard._costly["hint"], "_levels", {})
        assert me.ask("hint")["ok"]
        assert me.ask("hint")["code"] == "too-fast"


def test_a_hint_that_failed_is_refused_and_the_line_goes_on(
    house: House, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_match: Match, _seat: int) -> Advice:
        raise RuntimeError("nobody expected this")

    monkeypatch.setattr(runner, "advise", failing)
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    with Line(house.url, made["table"], made["seats"][0]["token"]) as me:
        me.hello(0)
        assert me.ask("hint")["code"] == "unavailable"
        assert me.ask("ping")["ok"]


def test_what_was_thought_out_for_somebody_who_left_is_there_when_they_come_again(
    house: House, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, gate, asked = threading.Event(), threading.Event(), []

    def slow(match: Match, seat: int) -> Advice:
        asked.append(seat)
        begun.set()
        gate.wait(30)
        return ANYTHING._replace(action=match.actions(seat)[0])

    monkeypatch.setattr(runner, "advise", slow)
    made = new_table(client, "paris", "me", "me", options={"first": "orange"})
    with Line(house.url, made["table"], made["seats"][0]["token"]) as me:
        me.hello(0)
        me.say("hint")
        assert begun.wait(30)
    gate.set()
    assert hint(client, made)["path"]
    assert asked == [0]
