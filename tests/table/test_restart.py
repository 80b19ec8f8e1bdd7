"""A server that is killed in the middle of everything, and another that goes on."""

import asyncio
import signal
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.table.crowd import Crowd
from tests.table.house import Process

GAMES = 8


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.sqlite3'}"
    found: str = request.getfixturevalue("postgres")
    return found


def test_a_killed_server_loses_no_acknowledged_move_and_doubles_none(database: str) -> None:
    with ExitStack() as servers:
        first = servers.enter_context(Process(database))
        crowd = Crowd([first.url], GAMES, "me", "me")
        crowd.people += Crowd([first.url], 5, "me", "random").people

        async def play() -> Process:
            playing = asyncio.ensure_future(crowd.play())
            await crowd.moved(12 * GAMES, playing)
            await asyncio.to_thread(first.end, signal.SIGKILL)
            second = servers.enter_context(await asyncio.to_thread(Process, database, first.port))
            await playing
            return second

        second = asyncio.run(play())
        crowd.check(second.url)
        assert second.end() == 0


def test_two_processes_share_a_database_and_one_may_die(postgres: str) -> None:
    with Process(postgres) as first, Process(postgres) as second:
        crowd = Crowd([first.url, second.url], 10, "me", "me")
        crowd.people += Crowd([first.url, second.url], 5, "me", "greedy").people

        async def play() -> None:
            playing = asyncio.ensure_future(crowd.play())
            await crowd.moved(120, playing)
            await asyncio.to_thread(first.end, signal.SIGKILL)
            await playing

        asyncio.run(play())
        crowd.check(second.url)
        assert second.end() == 0
