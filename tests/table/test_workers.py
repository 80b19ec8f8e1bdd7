"""Threads: tables take turns, quick work does not wait for thinking, and what fails hurts nobody."""

import asyncio
import threading
from functools import partial

import pytest

from quartier.table.workers import Lane, Workers


def test_tables_take_turns() -> None:
    done: list[str] = []

    async def work() -> None:
        lane, gate = Lane(1, "test"), threading.Event()
        first = asyncio.ensure_future(lane.run("a", gate.wait))
        await asyncio.sleep(0)
        jobs = [lane.run(table, partial(done.append, table)) for table in "aaabbc"]
        waiting = asyncio.gather(*jobs)
        await asyncio.sleep(0)
        assert lane.waiting == 6
        gate.set()
        await asyncio.gather(first, waiting)
        lane.close()

    asyncio.run(work())
    assert "".join(done) == "abcaba"


def test_quick_work_does_not_wait_for_thinking() -> None:
    async def work() -> None:
        workers, gate = Workers(1), threading.Event()
        thinking = asyncio.ensure_future(workers.thinking.run("a", gate.wait))
        assert await workers.quick.run("a", lambda: 7) == 7
        gate.set()
        await thinking
        workers.close()

    asyncio.run(work())


def test_work_that_fails_hurts_nobody() -> None:
    async def work() -> None:
        lane = Lane(1, "test")
        with pytest.raises(ZeroDivisionError):
            await lane.run("a", lambda: 1 // 0)
        dropped = asyncio.ensure_future(lane.run("a", lambda: 1))
        dropped.cancel()
        assert await lane.run("a", lambda: 2) == 2
        lane.close()

    asyncio.run(work())


def test_work_that_nobody_waits_for_any_more_is_not_begun() -> None:
    done: list[str] = []

    async def work() -> None:
        lane, gate = Lane(1, "test"), threading.Event()
        first = asyncio.ensure_future(lane.run("a", gate.wait))
        await asyncio.sleep(0)
        dropped = asyncio.ensure_future(lane.run("b", partial(done.append, "b")))
        await asyncio.sleep(0)
        dropped.cancel()
        gate.set()
        await first
        await lane.run("c", partial(done.append, "c"))
        lane.close()

    asyncio.run(work())
    assert done == ["c"]
