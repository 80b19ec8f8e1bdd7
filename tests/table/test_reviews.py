"""Reviews at the table: asked for once, thought over where they hold nobody up, kept, never of a game that goes on."""

import asyncio
import json
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from quartier.bots import advice as advising
from quartier.bots.search.bot import Budget
from quartier.engine.locale import LANGUAGES
from quartier.engine.match import Match
from quartier.reviews.judging import Opinion, judge
from quartier.table import review_told, reviews
from quartier.table.messages import ReviewState
from quartier.table.replays import Replay
from quartier.table.reviews import Hear, review_of
from quartier.table.settings import Limits
from quartier.table.store import reviews as rows
from quartier.table.workers import GENTLY
from tests.table.house import House, bearer, eventually, new_table
from tests.table.reviewing import Gate, ask, finished, look, never, reviewed, uploaded, with_losses

GAMES = [
    ("paris", ("random", "random"), {}),
    ("tiny_towns", ("random",), {"mode": "solo"}),
    ("munivers", ("random", "random", "random"), {"content": "short"}),
]
ALLOWED = {"values", "title", "lead", "seats", "scale", "course", "decisions", "turning", "players"}
NONE = {"state": "none", "done": 0, "decisions": 0, "ahead": 0, "review": None}

pytestmark = pytest.mark.usefixtures("quick_reviews")


def rows_of(house: House) -> int:
    def count(connection: Any) -> int:
        found: int = connection.exec_driver_sql("SELECT count(*) FROM reviews").scalar()
        return found

    answer: int = house.call(lambda: house.app.state.service.rooms.store.read(count))
    return answer


# --- what is told ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "who", "options"), GAMES)
def test_a_review_tells_every_decision_of_a_finished_game(
    client: httpx.Client, game: str, who: tuple[str, ...], options: dict[str, Any]
) -> None:
    id = with_losses(client, game, who, options)
    review = look(client, id)["review"]
    moves = client.get(f"/api/replays/{id}").json()["moves"]
    assert review.keys() == ALLOWED
    assert len(review["seats"]) == len(who)
    course = [point["move"] for point in review["course"]]
    assert course == sorted(
        {move for one in review["decisions"] for move in (one["number"] - 1, one["number"])} | {moves}
    )
    low, *_, high = (level["value"] for level in review["scale"])
    assert all(low <= value <= high for point in review["course"] for value in point["values"])
    lost = [one for one in review["decisions"] if one["cost"]]
    assert lost
    assert {one["verdict"] for one in lost} <= {"slip", "mistake", "blunder"}
    assert {point["number"] for point in review["turning"]["points"]} <= {one["number"] for one in lost}
    assert all(one["cost"][0].startswith("Better: ") and set(one["marks"]) == {"played", "better"} for one in lost)
    assert all(len(row) == len(who) + 1 for row in [review["players"]["headings"], *review["players"]["rows"]])


def test_after_a_loss_that_a_forced_move_follows_the_course_says_what_the_loss_says(client: httpx.Client) -> None:
    games = (reviewed(client, finished(client, "tiny_towns")) for _ in range(20))
    assert any(losses_before_forced_moves(review) for review in games)


def losses_before_forced_moves(review: dict[str, Any]) -> int:
    """Look at each of them, and return how many there are."""
    values = {point["move"]: point["told"] for point in review["course"]}
    at_once = {one["number"] - 1 for one in review["decisions"]} | {max(values)}
    checked = 0
    for one in review["decisions"]:
        said = next((line for line in one["cost"] if line.startswith("Chance of winning")), None)
        if said and one["number"] not in at_once:
            before, after = (values[move][one["seat"]] for move in (one["number"] - 1, one["number"]))
            assert said == f"Chance of winning: {after} instead of {before}."
            checked += 1
    return checked


def test_a_review_is_told_in_the_words_of_each_language_and_thought_over_once(client: httpx.Client) -> None:
    id = finished(client)
    reviewed(client, id)
    told = [look(client, id, language)["review"] for language in LANGUAGES]
    assert len({json.dumps(review["players"]) for review in told}) == len(LANGUAGES)
    assert len({json.dumps([one["verdict"] for one in review["decisions"]]) for review in told}) == 1
    assert len({json.dumps([point["values"] for point in review["course"]]) for review in told}) == 1


def test_whoever_gave_a_name_is_called_by_it(browser: httpx.Client) -> None:
    seats = [{"who": "me", "name": "Zoë"}, {"who": "bot", "bot": "random"}]
    made = browser.post("/api/tables", json={"game": "paris", "seats": seats}).json()
    browser.delete(f"/api/tables/{made['table']}/seats/0")
    eventually(lambda: browser.get(f"/api/tables/{made['table']}").json()["stage"] == "over")
    assert reviewed(browser, made["table"])["seats"] == ["Zoë", "Blue"]
    assert reviewed(browser, uploaded(browser, made["table"]))["seats"] == ["Orange", "Blue"], "a record names nobody"


def test_an_uploaded_record_is_reviewed_too(client: httpx.Client) -> None:
    id = uploaded(client, finished(client))
    assert look(client, id)["state"] == "none"
    assert reviewed(client, id)["decisions"]


def test_a_game_that_is_uploaded_again_is_told_at_once_and_costs_nothing(tmp_path: Path, gate: Gate) -> None:
    with House(tmp_path, limits=Limits(reviews_a_minute=1)) as house, house.client() as client:
        table = finished(client)
        copies = [uploaded(client, table) for _ in range(2)]
        states = [ask(client, id) for id in (table, *copies)]
        assert [(state["state"], state["ahead"]) for state in states] == [("working", 0)] * 3
        gate.open.set()
        eventually(lambda: look(client, copies[1])["state"] == "there")
        told = [ask(client, id)["review"] for id in (*copies, uploaded(client, table))]
        assert told[0]
        assert all(review == told[0] for review in told)
        assert ask(client, table)["review"]["decisions"] == told[0]["decisions"]
        assert rows_of(house) == 1
    assert gate.begun == ["reviews"]


# --- who may ask -------------------------------------------------------------------------------------


def test_a_game_that_goes_on_is_not_reviewed_and_nothing_changes(house: House, client: httpx.Client) -> None:
    table = new_table(client, "paris", "me", "me")["table"]
    record = client.get(f"/api/tables/{finished(client)}/record").json()
    unfinished = client.post("/api/records", json={**record, "moves": record["moves"][:5]}).json()["replay"]
    before = rows_of(house)
    for id in (table, unfinished):
        for answer in (client.post(f"/api/replays/{id}/review"), client.get(f"/api/replays/{id}/review")):
            assert (answer.status_code, answer.json()["code"]) == (403, "not-over")
    assert rows_of(house) == before
    assert client.get(f"/api/tables/{table}").json()["number"] == 0
    assert not client.get(f"/api/replays/{unfinished}").json()["over"]


@pytest.mark.parametrize("id", ["nowhere12345", "a%20b", "x" * 17])
def test_what_is_not_there_is_not_reviewed(client: httpx.Client, id: str) -> None:
    for answer in (client.post(f"/api/replays/{id}/review"), client.get(f"/api/replays/{id}/review")):
        assert answer.status_code in (400, 404)


def test_two_who_ask_at_once_share_one_review(house: House, client: httpx.Client, gate: Gate) -> None:
    id = finished(client)
    assert look(client, id)["state"] == "none"
    admitted = []

    async def asked_twice() -> list[ReviewState]:
        replay = await house.app.state.replays.replay(id)
        asked = (house.app.state.reviews.ask(replay, "here", lambda: admitted.append(id)) for _ in range(2))
        found: list[ReviewState] = await asyncio.gather(*asked)
        return found

    assert {found.state for found in house.call(asked_twice)} == {"working"}
    assert admitted == [id]
    eventually(lambda: look(client, id)["done"] == 3)
    assert look(client, id) == {"state": "working", "done": 3, "decisions": 7, "ahead": 0, "review": None}
    gate.open.set()
    eventually(lambda: look(client, id)["state"] == "there")
    assert ask(client, id)["review"] == look(client, id)["review"]
    assert gate.begun == ["reviews"]


def test_moves_bots_and_hints_of_other_tables_wait_for_no_review(
    client: httpx.Client, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advising, "FOR_FINDING", Budget(iterations=60))
    monkeypatch.setattr(advising, "FOR_TELLING", Budget(iterations=30))
    id = finished(client)
    ask(client, id)
    eventually(lambda: gate.begun == ["reviews"])
    made = new_table(client, "paris", "me", "level-1", options={"first": "orange"})
    address, me = f"/api/tables/{made['table']}", bearer(made["seats"][0]["token"])
    path = client.post(f"{address}/hint", json={"seat": 0}, headers=me).json()["path"]
    moved = client.post(f"{address}/moves", json={"seat": 0, "number": 0, "path": path}, headers=me)
    assert moved.json() == {"number": 1}
    eventually(lambda: client.get(address).json()["number"] > 1)
    finished(client)
    assert client.get(f"/api/replays/{id}/state").status_code == 200
    assert look(client, id)["state"] == "working"


def test_games_are_reviewed_one_by_one_and_too_many_are_refused(
    house: House, client: httpx.Client, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.app.state.reviews, "limits", Limits(reviews_waiting=2, reviews_of_one=9))
    first, second, third, fourth = (finished(client) for _ in range(4))
    assert [ask(client, id)["ahead"] for id in (first, second, third)] == [0, 1, 2]
    refused = [client.post(f"/api/replays/{fourth}/review?language={language}") for language in LANGUAGES]
    assert {(answer.status_code, answer.json()["code"]) for answer in refused} == {(503, "busy")}
    assert len({answer.json()["text"] for answer in refused}) == len(LANGUAGES)
    assert look(client, fourth)["state"] == "none"
    assert gate.begun == ["reviews"]
    gate.open.set()
    for id in (first, second, third):
        eventually(lambda id=id: look(client, id)["state"] == "there")  # type: ignore[misc]
    assert reviewed(client, fourth)


def test_games_are_reviewed_in_the_order_in_which_they_stand_in_line(
    house: House, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when they are asked for at the same moment, and whatever their ids."""
    ids = sorted((finished(client) for _ in range(4)), reverse=True)
    begun: list[bytes] = []

    def noted(match: Match, hear: Hear) -> str:
        begun.append(match.state.tobytes())
        return review_of(match, hear)

    async def asked() -> list[tuple[int, bytes]]:
        games = [await house.app.state.replays.replay(id) for id in ids]
        found = await asyncio.gather(*(house.app.state.reviews.ask(game, "here", lambda: None) for game in games))
        return [(state.ahead, game.match.state.tobytes()) for state, game in zip(found, games, strict=True)]

    monkeypatch.setattr(reviews, "review_of", noted)
    line = sorted(house.call(asked))
    assert [ahead for ahead, _ in line] == [0, 1, 2, 3]
    for id in ids:
        eventually(lambda id=id: look(client, id)["state"] == "there")  # type: ignore[misc]
    assert begun == [game for _, game in line]


def test_one_address_has_two_games_in_line_and_leaves_room_for_others(
    house: House, client: httpx.Client, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = house.app.state.reviews
    monkeypatch.setattr(known, "limits", Limits())
    first, second, third = (finished(client) for _ in range(3))
    assert [ask(client, id)["ahead"] for id in (first, second)] == [0, 1]
    refused = client.post(f"/api/replays/{third}/review")
    assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
    assert look(client, third)["state"] == "none"

    async def another() -> ReviewState:
        replay = await house.app.state.replays.replay(third)
        found: ReviewState = await known.ask(replay, "elsewhere", lambda: None)
        return found

    assert house.call(another).ahead == 2
    gate.open.set()


def test_all_who_read_a_review_at_once_wait_for_one_telling(
    house: House, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = finished(client)
    reviewed(client, id)
    told: list[str] = []

    def noted(replay: Replay, data: dict[str, Any], language: str) -> dict[str, Any]:
        told.append(language)
        return review_told.told(replay, data, language)

    monkeypatch.setattr(reviews, "told", noted)

    async def read() -> list[Any]:
        replay = await house.app.state.replays.replay(id)
        return await asyncio.gather(*(house.app.state.reviews.told(replay, "uk") for _ in range(9)))

    found = house.call(read)
    assert found[0]
    assert all(one == found[0] for one in found)
    assert told == ["uk"]


def test_who_asks_for_too_many_reviews_is_refused_but_those_that_are_there_cost_nothing(tmp_path: Path) -> None:
    with House(tmp_path, limits=Limits(reviews_a_minute=1)) as house, house.client() as client:
        first, second = finished(client), finished(client)
        reviewed(client, first)
        assert client.post(f"/api/replays/{second}/review").json()["code"] == "too-fast"
        assert look(client, second)["state"] == "none"
        assert ask(client, first)["state"] == "there"


def test_processes_that_share_a_database_review_a_game_once(
    tmp_path: Path, postgres: str, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "NOTED_EVERY", 0.05)
    with (
        House(tmp_path, database=postgres) as here, House(tmp_path, database=postgres) as there,
        here.client() as one, there.client() as other,
    ):  # fmt: skip
        id = finished(one)
        ask(one, id)
        eventually(lambda: look(other, id)["done"] == 3)
        assert ask(other, id)["state"] == "working"
        gate.open.set()
        eventually(lambda: look(other, id)["state"] == "there")
        assert look(other, id)["review"] == look(one, id)["review"]
    assert gate.begun == ["reviews"]


def test_a_process_that_has_lost_a_review_to_another_stops_working_at_it(
    tmp_path: Path, postgres: str, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "NOTED_EVERY", 0.05)
    with House(tmp_path, database=postgres) as house, house.client() as client:
        known, id = house.app.state.reviews, finished(client)
        ask(client, id)
        eventually(lambda: look(client, id)["done"] == 3)
        [digest] = known._here
        with house.app.state.service.rooms.store.engine.begin() as connection:
            connection.execute(sa.update(rows.rows).filter_by(digest=digest).values(made=0.0))
            assert rows.begin(connection, digest, "another")
        eventually(lambda: not known._here)
        assert look(client, id) == {"state": "working", "done": 0, "decisions": 0, "ahead": 0, "review": None}
        assert not gate.open.is_set(), "it was not thought over to its end"


# --- what is kept ------------------------------------------------------------------------------------


def test_a_review_outlives_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with House(tmp_path) as house, house.client() as client:
        id = finished(client)
        review = reviewed(client, id)
    monkeypatch.setattr(reviews, "review_of", never)
    with House(tmp_path) as house, house.client() as client:
        assert look(client, id)["review"] == review
        assert ask(client, id)["review"] == review


def test_a_server_that_stops_ends_its_reviews_and_they_can_be_asked_for_again(tmp_path: Path, gate: Gate) -> None:
    with House(tmp_path) as house, house.client() as client:
        ids = [finished(client) for _ in range(3)]
        for id in ids:
            ask(client, id)
        eventually(lambda: look(client, ids[0])["done"] == 3)
    gate.open.set()
    with House(tmp_path) as house, house.client() as client:
        assert [look(client, id)["state"] for id in ids] == ["none"] * 3
        assert rows_of(house) == 0
        assert reviewed(client, ids[1])


def test_a_server_that_is_killed_and_started_again_reviews_the_game_at_once(
    tmp_path: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    with House(tmp_path) as house, house.client() as client:
        id = finished(client)
        ask(client, id)
        eventually(lambda: look(client, id)["done"] == 3)
        monkeypatch.setattr(rows, "give_up", lambda *_, **__: None)
    gate.open.set()
    with House(tmp_path) as house, house.client() as client:
        assert rows_of(house) == 1, "nobody has cleared it away"
        assert look(client, id) == NONE
        assert reviewed(client, id)


def test_a_review_that_is_pushed_out_while_somebody_asks_for_it_is_none(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = finished(client)
    ask(client, id)
    monkeypatch.setattr(rows, "load", lambda *_, **__: None)
    eventually(lambda: look(client, id) == NONE)


def changed_rules(_house: House, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(_house.app.state.service.shelf.game("paris"), "version", 99, raising=False)


def changed_format(_house: House, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(reviews, "FORMAT", 99)


@pytest.mark.parametrize("change", [changed_rules, changed_format])
def test_a_review_by_other_rules_or_of_another_format_is_not_shown(
    house: House, client: httpx.Client, change: Callable[[House, pytest.MonkeyPatch], None]
) -> None:
    id = finished(client)
    reviewed(client, id)
    with pytest.MonkeyPatch.context() as patch:
        change(house, patch)
        assert look(client, id) == NONE
        assert reviewed(client, id)


def test_a_review_that_fails_is_forgotten_and_can_be_asked_for_again(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = finished(client)
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "review_of", never)
        ask(client, id)
        eventually(lambda: look(client, id)["state"] == "none")
    assert reviewed(client, id)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a thread stand back")
def test_who_thinks_a_game_over_stands_back_behind_all_others(
    house: House, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    noted = set()

    def judged(*given: Any) -> Opinion:
        noted.add(priority())
        return judge(*given)

    monkeypatch.setattr("quartier.reviews.review.judge", judged)
    reviewed(client, finished(client))
    usual = house.call(lambda: house.app.state.service.rooms.workers.thinking.run("a", priority))
    assert noted == {usual + GENTLY}
