"""Whose decision it is, as the lobby tells it of tables that nobody looks at."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from quartier.table.store.database import open_database
from tests.table.house import House, bearer, eventually, new_table, paths

TABLES = [("paris", "me me"), ("tiny_towns", "me me me"), ("munivers", "me me me"), ("tiny_towns", "me greedy random")]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose rooms may be forgotten: those of other tests would miss them."""
    with House(tmp_path_factory.mktemp("waiting")) as server:
        yield server


def forget(house: House) -> None:
    """Let the server forget every table that it has in memory, as it does when all have left for a while."""
    rooms = house.app.state.service.rooms
    eventually(lambda: not any(room.busy for room in rooms.here.values()))
    house.call(rooms.here.clear)


def listed(house: House, browser: httpx.Client, table: str) -> Any:
    """Return whom the lobby says a table waits for; it needs no room for that."""
    (found,) = (one for one in browser.get("/api/tables?which=mine").json() if one["table"] == table)
    assert house.app.state.service.rooms.here == {}
    return found["waiting"]


class Play:
    """A table whose people play at random."""

    def __init__(self, browser: httpx.Client, game: str, who: str) -> None:
        made = new_table(browser, game, *who.split(), undo=True)
        self.table: str = made["table"]
        self.tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
        self.browser = browser
        self.random = Random(5)

    def status(self, seat: int = 0) -> dict[str, Any]:
        query: dict[str, Any] = {"seat": seat, "layout": "none", "since": 10**6}
        address, headers = f"/api/tables/{self.table}/state", bearer(self.tokens[seat])
        found: dict[str, Any] = self.browser.get(address, params=query, headers=headers).json()
        return found

    def waiting(self) -> list[int]:
        """Return whose decision it is, as those are told who look at the table; after the bots."""
        eventually(lambda: not set(self.status()["status"]["waiting"]) - self.tokens.keys())
        return list(self.status()["status"]["waiting"])

    def move(self) -> int:
        """Make a move for one of those who are waited for, and return whose it was."""
        seat = self.random.choice(self.waiting())
        update = self.status(seat)
        path = self.random.choice(paths(update["choices"]))
        self._ask("moves", {"seat": seat, "number": update["status"]["turn"], "path": path})
        return seat

    def take_back(self, seat: int) -> bool:
        """Take a seat's last move back, if that is allowed."""
        status = self.status(seat)["status"]
        if status["undo"]:
            self._ask("undo", {"seat": seat, "number": status["turn"]})
        return bool(status["undo"])

    def _ask(self, what: str, wish: dict[str, Any]) -> None:
        address = f"/api/tables/{self.table}/{what}"
        assert self.browser.post(address, json=wish, headers=bearer(self.tokens[wish["seat"]])).status_code == 200


@pytest.mark.parametrize(("game", "who"), TABLES)
def test_the_lobby_knows_whose_turn_it_is_when_all_have_left(alone: House, game: str, who: str) -> None:
    """After the beginning, moves of people and bots, and undo; also where several decide at once."""
    with alone.browser() as browser:
        play = Play(browser, game, who)
        seen, undone = [play.waiting()], False
        for _ in range(6):
            forget(alone)
            assert listed(alone, browser, play.table) == seen[-1]
            seat = play.move()
            if not undone and play.take_back(seat):
                undone = True
                forget(alone)
                assert listed(alone, browser, play.table) == play.waiting()
            seen.append(play.waiting())
        assert len({tuple(waiting) for waiting in seen}) > 1 or who.count("me") == 1
        assert undone or game != "tiny_towns"


def test_a_turn_that_is_begun_or_taken_back_is_somebodys(alone: House) -> None:
    with alone.browser() as browser:
        table = new_table(browser, "paris", "me", "open", options={"first": "blue"})["table"]
        address = f"/api/tables/{table}"
        forget(alone)
        assert listed(alone, browser, table) is None
        browser.post(f"{address}/seats/1", json={"name": "Ann"})
        forget(alone)
        assert listed(alone, browser, table) == [1]
        for what, number, waiting in (("moves", 0, [0]), ("undo", 1, [1]), ("moves", 2, [0])):
            wish = {"seat": 1, "number": number} | ({"path": "take/V6"} if what == "moves" else {})
            assert browser.post(f"{address}/{what}", json=wish).status_code == 200
            forget(alone)
            assert listed(alone, browser, table) == waiting


def as_before(url: str, lost: str) -> None:
    """Bring a database to where the migration before had left it; let one game be of other rules."""
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(sa.text("ALTER TABLE tables DROP COLUMN waiting"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0002'"))
        connection.execute(sa.text("UPDATE tables SET rules = 0 WHERE id = :id"), {"id": lost})
    engine.dispose()


@pytest.mark.parametrize("old", [False, True])
def test_a_server_that_starts_knows_it_too_also_of_an_older_database(tmp_path: Path, old: bool) -> None:
    """Of its own at once, before a game is ready; of an older one as soon as games are, but those of other rules."""
    with House(tmp_path) as house, house.browser() as browser:
        lost = Play(browser, "paris", "me me").table
        plays = [Play(browser, game, who) for game, who in TABLES]
        new_table(browser, "paris", "random", "random", listed=True)
        eventually(lambda: bool(browser.get("/api/tables?which=finished").json()))
        for play in plays:
            play.move()
        truth = {play.table: play.waiting() for play in plays}
        cookies = browser.cookies
    if old:
        as_before(house.settings.database_url, lost)
    with House(tmp_path, ready=3 if old else 0) as house, house.client(cookies=cookies) as browser:

        def told() -> dict[str, Any]:
            return {table: listed(house, browser, table) for table in truth}

        if old:
            eventually(lambda: told() == truth)
            assert listed(house, browser, lost) is None
        assert told() == truth
        (ended,) = browser.get("/api/tables?which=finished").json()
        assert ended["waiting"] == []
