"""What it costs to show a move to one viewer: processor time and bytes on the wire, of all that is sent.

    python benchmarks/scene.py --games 5

Greedy bots play at real tables; after every move every seat and a spectator look, each over a line of its own, and
are sent what a socket would send: the parts of the scene that changed, scores, the log, and for a seat that must decide
the trie of all its choices, as JSON, packed as on the wire. The processor time is that of all of this. The move itself
(made, sealed and stored) is measured beside it: it costs the same whoever looks on. First looks are not counted.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from published import OPTIONS
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from quartier.engine.scene import DRAWN
from quartier.table.identity import Caller
from quartier.table.messages import NewTable, SeatWish
from quartier.table.metrics import Metrics
from quartier.table.rooms import Room, Rooms
from quartier.table.runner import choose
from quartier.table.seating import set_up
from quartier.table.shelf import Shelf
from quartier.table.shown import Look
from quartier.table.store.store import Store
from quartier.table.updates import Seen, text_for
from quartier.table.wire import packed
from quartier.table.workers import Workers

LANGUAGE_OF_SEAT = ("en", "uk", "fr", "es", "ru", "en", "en")
"""A table of people who share no drawing but those without words."""
TABLES = [
    *((name, options) for name, options in OPTIONS.items()),
    ("tiny_towns", {"players": 6}),
    ("munivers", {"players": 4}),
]
"""The published options, and the largest tables."""
WINDOW = 15


@dataclass
class Costs:
    """What moves and updates have cost: of all viewers, and of those who had to decide."""

    milliseconds: list[float] = field(default_factory=list)
    bytes: list[int] = field(default_factory=list)
    deciding_milliseconds: list[float] = field(default_factory=list)
    deciding_bytes: list[int] = field(default_factory=list)
    move_milliseconds: list[float] = field(default_factory=list)


class Viewer:
    """One line, and what was sent over it."""

    def __init__(self, seat: int | None, layout: str, costs: Costs) -> None:
        self.look = Look(seat, LANGUAGE_OF_SEAT[-1 if seat is None else seat], layout)
        self.seen = Seen()
        self.costs = costs

    def show(self, room: Room) -> None:
        """Send what is new."""
        first = self.seen.picture is None
        start = time.thread_time()
        text, self.seen = text_for(room, self.look, self.seen)
        wire = len(packed(text.encode(), WINDOW))
        spent = 1000 * (time.thread_time() - start)
        if first:
            return
        self.costs.milliseconds.append(spent)
        self.costs.bytes.append(wire)
        if self.look.seat in room.playing().match.waiting:
            self.costs.deciding_milliseconds.append(spent)
            self.costs.deciding_bytes.append(wire)


class Watched:
    """A table at which bots play in front of viewers."""

    def __init__(self, room: Room, layout: str, costs: Costs) -> None:
        self.room, self.costs = room, costs
        seats = range(len(room.playing().match.seats))
        self.viewers = [Viewer(seat, layout, costs) for seat in (None, *seats)]

    async def go_on(self) -> bool:
        """Show the table, and make a move if the game is not over."""
        for viewer in self.viewers:
            viewer.show(self.room)
        course = self.room.playing()
        if course.match.over:
            return False
        seat = course.match.waiting[0]
        path = choose(course.match, seat, "greedy")
        start = time.process_time()
        await self.room.move(seat, course.turns[seat], path)
        self.costs.move_milliseconds.append(1000 * (time.process_time() - start))
        return True


async def watched_games(rooms: Rooms, game: str, options: dict[str, Any], layout: str, games: int) -> Costs:
    """Play games in turn, a move at a time, as a busy server does."""
    costs = Costs()
    seats = [SeatWish(who="me")] * options.get("players", 2)
    tables = []
    for _ in range(games):
        id, _ = await set_up(rooms, NewTable(game=game, options=options, seats=seats), Caller(None, None, ""))
        tables.append(Watched(await rooms.room(id), layout, costs))
    while tables:
        tables = [table for table in tables if await table.go_on()]
    return costs


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Let every part be drawn anew."""
    room, DRAWN.most = DRAWN.most, 0
    DRAWN.clear()
    yield
    DRAWN.most = room


def told(numbers: list[float] | list[int], digits: int) -> str:
    """Return the median and the 95th percentile."""
    percentiles = statistics.quantiles(numbers, n=20)
    return f"{statistics.median(numbers):,.{digits}f} / {percentiles[-1]:,.{digits}f}"


async def measured(games: int, cold: bool) -> Table:
    """Measure all tables, with or without what was drawn before."""
    headings = ("game", "layout", "CPU ms", "who decides", "bytes", "who decides", "CPU ms, the move")
    shown = Table(*headings, title=f"A move, shown to one viewer: median / 95th percentile over {games} games")
    with tempfile.TemporaryDirectory() as folder, Progress(transient=True) as progress:
        shelf = Shelf(compile=False)
        await shelf.prepare()
        rooms = Rooms(Store(f"sqlite:///{folder}/table.sqlite3"), Workers(1), shelf, Metrics(), idle=3600.0)
        cases = [(game, options, layout) for game, options in TABLES for layout in ("wide", "tall")]
        for game, options, layout in progress.track(cases):
            with nothing_kept() if cold else nullcontext():
                costs = await watched_games(rooms, game, options, layout, games)
            shown.add_row(
                f"{game}, {options.get('players', 2)}",
                layout,
                told(costs.milliseconds, 2),
                told(costs.deciding_milliseconds, 2),
                told(costs.bytes, 0),
                told(costs.deciding_bytes, 0),
                told(costs.move_milliseconds, 2),
            )
        rooms.workers.close()
        rooms.store.close()
    return shown


def main() -> None:
    """Measure and show."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="games of each that run side by side")
    parser.add_argument("--cold", action="store_true", help="draw every part anew, as if nobody had seen it before")
    asked = parser.parse_args()
    Console(width=150).print(asyncio.run(measured(asked.games, asked.cold)))


if __name__ == "__main__":
    main()
