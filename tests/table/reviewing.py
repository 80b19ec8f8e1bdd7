"""Reviews for tests: quick ones that hang on no clock, ones that wait, and people who ask for them."""

import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from quartier.bots.search.bot import Budget
from quartier.engine.match import Match
from quartier.reviews import review
from quartier.table import reviews
from quartier.table.reviews import Hear, review_of
from tests.table.house import House, eventually, new_table

FEW = Budget(iterations=60)
"""What random bots do is bad enough to be noticed at once."""


@pytest.fixture
def quick_reviews(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let reviews take little time, and let none of one test be under way in the next."""
    monkeypatch.setattr(review, "usual_budget", lambda *_: FEW)
    yield
    eventually(lambda: not house.app.state.reviews._here)


class Gate:
    """Reviews that wait until they may go on, and who began them in which thread."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.begun: list[str] = []

    def __call__(self, match: Match, hear: Hear) -> str:
        self.begun.append(threading.current_thread().name.partition("_")[0])
        hear(0, 7)
        while not self.open.wait(0.01):
            hear(3, 7)
        return review_of(match, hear)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    found = Gate()
    monkeypatch.setattr(reviews, "review_of", found)
    yield found
    found.open.set()


def finished(client: httpx.Client, game: str = "paris", who: tuple[str, ...] = ("random", "random"),
             options: dict[str, Any] | None = None) -> str:  # fmt: skip
    """Let bots play a game to its end, and return its id."""
    table: str = new_table(client, game, *who, options=options or {})["table"]
    eventually(lambda: client.get(f"/api/tables/{table}").json()["stage"] == "over")
    return table


def uploaded(client: httpx.Client, table: str) -> str:
    """Upload the record of a finished game, and return the id of its replay."""
    record = client.get(f"/api/tables/{table}/record").json()
    id: str = client.post("/api/records", json=record).json()["replay"]
    return id


def ask(client: httpx.Client, id: str) -> dict[str, Any]:
    answer = client.post(f"/api/replays/{id}/review")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def look(client: httpx.Client, id: str, language: str = "en") -> dict[str, Any]:
    told: dict[str, Any] = client.get(f"/api/replays/{id}/review", params={"language": language}).json()
    return told


def reviewed(client: httpx.Client, id: str) -> dict[str, Any]:
    """Ask for a review, wait for it, and return it."""
    ask(client, id)
    eventually(lambda: look(client, id)["state"] == "there")
    review: dict[str, Any] = look(client, id)["review"]
    return review


def with_losses(client: httpx.Client, game: str = "paris", who: tuple[str, ...] = ("random", "random"),
                options: dict[str, Any] | None = None) -> str:  # fmt: skip
    """Return a game that was reviewed and in which something was lost at least three times: chance deals few such."""
    for _ in range(20):
        id = finished(client, game, who, options)
        if sum(bool(one["cost"]) for one in reviewed(client, id)["decisions"]) >= 3:
            return id
    raise AssertionError("random bots lose more than that")


def never(_match: Match, _hear: Hear) -> str:
    raise AssertionError("it was thought over before")
