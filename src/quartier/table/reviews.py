"""Finished games thought over by the strongest bot: one at a time, in a lane of their own, and kept.

A review is asked for once and then there for everybody, also for who uploads the same game. It takes a core for most of
a minute, so it never runs where moves, bots or hints are worked out. What is worked at is noted in the store too, so
that processes which share one do not think about the same game; a note that its process renews no more counts for
nothing.
"""

import asyncio
import hashlib
import json
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from quartier.engine.match import Match
from quartier.reviews import FORMAT
from quartier.table.errors import Refused
from quartier.table.messages import ReviewState
from quartier.table.replays import Replay
from quartier.table.review_told import told
from quartier.table.rooms import Rooms
from quartier.table.settings import Limits
from quartier.table.store import reviews as rows
from quartier.table.workers import Together

SECONDS = 45.0
"""What the review of a usual game takes, on one core."""
LONGEST = 120.0
"""What it takes at most, however many decisions a stranger's record has."""
NOTED_EVERY = 1.0
"""Seconds after which other processes are told how far a review has come."""
KEY = "reviews"
"""Of all writes here: which rows they touch is no matter of one review alone."""
TOLD_KEPT = 64
ALONE = "alone"
"""What the one process is called that uses a database: what the last one left when it was killed is its own."""

Hear = Callable[[int, int], None]
Answer = TypeVar("Answer")

log = logging.getLogger(__name__)


class Stopped(Exception):
    """A review is not thought over to its end here: the server ends, or another process has taken it over."""


@dataclass
class Work:
    """A review that waits here, or is being worked out."""

    asker: str
    """The address that it was asked for from."""
    done: int = 0
    decisions: int = 0
    lost: bool = False
    """Whether another process took this one for gone, and has begun anew."""


def review_of(match: Match, hear: Hear) -> str:
    """Return the review of a game as text; `hear` is told how far it has come, and may end it by raising something."""
    from quartier.reviews.review import as_data, decisions_of, review, usual_budget  # loaded when it is first needed

    budget = usual_budget(len(decisions_of(match)), SECONDS, LONGEST)
    return json.dumps(as_data(review(match, budget, workers=1, progress=hear)))


def digest_of(match: Match) -> bytes:
    """Return what tells this very game, by these rules, and how it is reviewed, from all others."""
    return hashlib.sha256(json.dumps([FORMAT, match.record()], sort_keys=True).encode()).digest()


class Reviews:
    """The reviews of one server process."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self.rooms = rooms
        self.limits = limits
        self._process = rooms.process if rooms.store.shared else ALONE
        self._here: dict[bytes, Work] = {}
        """What is under way at this process, by digests of games, in the order in which it was asked for."""
        self._turn = asyncio.Lock()
        """Handed on in that order."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = threading.Event()
        self._told: OrderedDict[tuple[str, bytes, str], dict[str, Any]] = OrderedDict()
        """What was told of late, by replays, games and languages: one game may be told with names, and without."""
        self._telling = Together()

    async def state(self, replay: Replay) -> ReviewState:
        """Tell how far the review of a game has come."""
        digest = digest_of(replay.match)
        work = self._here.get(digest)
        if work is not None:
            ahead = list(self._here).index(digest)
            return ReviewState(state="working", done=work.done, decisions=work.decisions, ahead=ahead)
        found = await self.rooms.store.read(partial(rows.progress, digest=digest, process=self._process))
        if found is None:
            return ReviewState(state="none")
        if found.there:
            return ReviewState(state="there")
        return ReviewState(state="working", done=found.done, decisions=found.decisions)

    async def ask(self, replay: Replay, asker: str, admit: Callable[[], None]) -> ReviewState:
        """Let a game be reviewed, unless it was or is being; `admit` may refuse it to whoever asks for too much.

        An address has few games in line at a time, so that it can't keep all others out.
        """
        state = await self.state(replay)
        if state.state != "none":
            return state
        digest = digest_of(replay.match)
        if digest not in self._here:  # else somebody has asked meanwhile
            if sum(work.asker == asker for work in self._here.values()) >= self.limits.reviews_of_one:
                raise Refused("too-fast")
            if len(self._here) > self.limits.reviews_waiting:
                raise Refused("busy")
            admit()
            self._begin(replay, digest, asker)
        return await self.state(replay)

    def _begin(self, replay: Replay, digest: bytes, asker: str) -> None:
        self._here[digest] = Work(asker)
        task = asyncio.ensure_future(self._review(replay, digest))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def told(self, replay: Replay, language: str) -> dict[str, Any] | None:
        """Return a review that is there in the words of a language."""
        digest = digest_of(replay.match)
        key = (replay.id, digest, language)
        if key in self._told:
            return self._told[key]
        found = await self._telling.get(repr(key), partial(self._tell, replay, digest, language))
        if found is not None:
            self._told[key] = found
            while len(self._told) > TOLD_KEPT:
                self._told.popitem(last=False)
        return found

    async def _tell(self, replay: Replay, digest: bytes, language: str) -> dict[str, Any] | None:
        """Put a review into words, which takes up to a second."""
        data = await self.rooms.store.read(partial(rows.load, digest=digest))
        if data is None:
            return None
        return await self.rooms.workers.drawing.run(replay.id, lambda: told(replay, json.loads(data), language))

    async def stop(self) -> None:
        """Think no further: what is not finished can be asked for again."""
        self._stopping.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _review(self, replay: Replay, digest: bytes) -> None:
        """Think a game over when its turn has come, and keep what was found, unless another process does."""
        try:
            async with self._turn:
                await self._work_at(replay, digest, self._here[digest])
        except Stopped:
            log.info("the review of %s is left: the server ends, or another process has it", replay.id)
        except Exception:
            log.exception("the review of %s failed", replay.id)
        finally:
            del self._here[digest]

    async def _work_at(self, replay: Replay, digest: bytes, work: Work) -> None:
        """Review a game whose turn has come; only from then on other processes leave it to this one."""
        self._go_on(work)
        if not await self._write(rows.begin, digest):
            return
        noting = asyncio.ensure_future(self._note(digest, work)) if self.rooms.store.shared else None
        try:
            data = await self.rooms.workers.reviews.run(replay.id, partial(self._think, replay.match, work))
            if not await self._write(rows.finish, digest, data=data, most=self.limits.reviews_kept):
                raise Stopped
        finally:
            if noting is not None:
                noting.cancel()
            await self._write(rows.give_up, digest)

    async def _write(self, job: Callable[..., Answer], digest: bytes, **values: object) -> Answer:
        """Return what a query answers that is about this process's own review of a game."""
        return await self.rooms.store.write(KEY, partial(job, digest=digest, process=self._process, **values))

    def _go_on(self, work: Work) -> None:
        """Raise Stopped when nobody waits any more for what is found here."""
        if self._stopping.is_set() or work.lost:
            raise Stopped

    def _think(self, match: Match, work: Work) -> str:
        """Review a game, in a thread of the lane."""

        def hear(done: int, decisions: int) -> None:
            self._go_on(work)
            work.done, work.decisions = done, decisions

        return review_of(match, hear)

    async def _note(self, digest: bytes, work: Work) -> None:
        """Tell other processes again and again how far a review has come, until it is no longer this one's."""
        while not work.lost:
            await asyncio.sleep(NOTED_EVERY)
            with suppress(SQLAlchemyError):  # the next time will do
                work.lost = not await self._write(rows.go_on, digest, done=work.done, decisions=work.decisions)
