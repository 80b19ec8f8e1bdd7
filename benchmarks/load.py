"""How many tables one server process holds: tables at one move each few seconds, and one table with many spectators.

    python benchmarks/load.py --tables 250 500 1000
    python benchmarks/load.py --spectators 1000

The server runs as people run it, in a process of its own on an embedded database; the players are in this one, on the
same machine: two sockets a table, each with the whole scene, at tables of Paris that have come to anywhere in the
game. Measured is the time from sending a move until the opponent's socket has the update, and the processor time of
both processes: on a machine with few cores the players take their share from the server.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.request import Request, urlopen

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Shown
from websockets.asyncio.client import ClientConnection, connect

from quartier.table.serve import allow_many_sockets

NUMBER = re.compile(r'^\{"type":"update","number":(\d+),')
CLOCK_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
WITHIN = 0.1
"""Seconds within which 95 of 100 moves must have reached the opponent."""
LONGEST = 30.0
"""Seconds after which a move counts as lost."""
PLAYED_BEFORE = 24
"""A table has seen up to so many moves before it is measured."""
AT_ONCE = 16
"""How many tables are set up at the same time."""


class Server:
    """A server process."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "-m", "quartier", "serve", "--no-browser", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{self.folder.name}/table.sqlite3"],
            env={**os.environ, "QUARTIER_LIMITS": "wide", "QUARTIER_PACE": "0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def __enter__(self) -> "Server":
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        while "paris" not in json.loads(self.ask("/health"))["ready"]:
            time.sleep(0.2)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def ask(self, path: str, body: object = None) -> str:
        """Ask over HTTP; with a body it is a POST."""
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.url + path, data, {"Content-Type": "application/json"})) as answer:
            text: str = answer.read().decode()
            return text

    def processor_seconds(self) -> float:
        """Return the processor time that the server has taken."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return float("nan")
        return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS

    def storing(self) -> tuple[float, float]:
        """Return the time that storing moves took so far, and how many it were."""
        page = self.ask("/metrics")
        found = [re.search(rf"^quartier_store_seconds_{what} (\S+)", page, re.M) for what in ("sum", "count")]
        seconds, count = (float(match[1]) if match else 0.0 for match in found)
        return seconds, count


@dataclass
class Tally:
    """What was measured."""

    seconds: list[float] = field(default_factory=list)
    """From sending a move until somebody else has seen it."""
    late: int = 0
    """Moves that were due while the one before was not seen yet."""
    lost: int = 0

    def share(self, part: float) -> float:
        """Return the seconds within which that part of all moves was seen."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


@dataclass
class Costs:
    """What a measurement has cost, each second."""

    server: float
    """Processor seconds of the server."""
    players: float
    storing: float
    """Seconds to store a move, together with those that came at the same time."""


class Meter:
    """Measures what a stretch of time costs."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.begun = time.monotonic()
        self.before = self._now()

    def _now(self) -> tuple[float, float, float, float]:
        return self.server.processor_seconds(), time.process_time(), *self.server.storing()

    def read(self) -> Costs:
        """Return what it has cost since."""
        passed = time.monotonic() - self.begun
        server, players, storing, stored = (
            after - before for after, before in zip(self._now(), self.before, strict=True)
        )
        return Costs(server / passed, players / passed, storing / max(stored, 1))


class Seat:
    """A socket, with the last message that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.text = ""
        self.number = -1
        self.at = 0.0
        """When that message came."""
        self._seen = asyncio.Event()
        self._listening = asyncio.ensure_future(self._listen())

    @classmethod
    async def opened(cls, server: Server, table: str, seat: int | None, token: str = "") -> "Seat":
        """Open a socket, say hello and wait for the first update."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
        socket = await connect(
            address, additional_headers=headers, max_size=None, ping_interval=None, open_timeout=LONGEST
        )
        sitting = cls(socket)
        await socket.send(json.dumps({"type": "hello", "seat": seat, "layout": "wide", "language": "en"}))
        await sitting.sees(0)
        return sitting

    async def _listen(self) -> None:
        """Keep what comes; it is read only when it is needed."""
        async for text in self.socket:
            found = NUMBER.match(str(text))
            if found and (int(found[1]) > self.number or '"choices":' in text):
                self.text, self.number, self.at = str(text), int(found[1]), time.monotonic()
                self._seen.set()

    async def sees(self, number: int) -> None:
        """Wait for an update with at least that number."""
        async with asyncio.timeout(LONGEST):
            while self.number < number:
                self._seen.clear()
                await self._seen.wait()

    async def close(self) -> None:
        """Go away."""
        self._listening.cancel()
        await self.socket.close()


def paths(trie: dict[str, Any], walked: str = "") -> list[str]:
    """Return all whole moves of a trie."""
    found = []
    for option in trie["options"]:
        here = f"{walked}/{option['choice']}" if walked else option["choice"]
        found += [here] if "all" in option else []
        found += paths(option["next"], here) if option.get("next") else []
    return found


class Paris:
    """A table of Paris with two players on sockets."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats

    @classmethod
    async def set_up(cls, server: Server) -> "Paris":
        """Set a table up and sit down there."""
        wish = {"game": "paris", "seats": [{"who": "me"}] * 2}
        made = json.loads(await asyncio.to_thread(server.ask, "/api/tables", wish))
        return cls([await Seat.opened(server, made["table"], seat["seat"], seat["token"]) for seat in made["seats"]])

    async def move(self) -> tuple[Seat, float] | None:
        """Let whoever is to move make a random move; return the opponent and the time, or None at the game's end."""
        for seat in self.seats:
            update = json.loads(seat.text)
            if update["choices"]:
                path = random.choice(paths(update["choices"]))
                message = {"type": "move", "id": 1, "number": update["status"]["turn"], "path": path}
                begun = time.monotonic()
                await seat.socket.send(json.dumps(message))
                return self.seats[1 - self.seats.index(seat)], begun
        return None

    async def go_on(self) -> tuple[Seat, float] | None:
        """Make a move and wait until both have seen it."""
        number = max(seat.number for seat in self.seats)
        moved = await self.move()
        if moved is not None:
            for seat in self.seats:
                await seat.sees(number + 1)
        return moved

    async def close(self) -> None:
        """Go away."""
        for seat in self.seats:
            await seat.close()


async def in_turn(works: Iterable[Callable[[], Awaitable[Any]]], total: int, title: str) -> list[Any]:
    """Do some works, a few at a time, and show how far they are."""
    free = asyncio.Semaphore(AT_ONCE)
    with Progress(transient=True) as progress:
        task = progress.add_task(title, total=total)

        async def one(work: Callable[[], Awaitable[Any]]) -> Any:
            async with free:
                done = await work()
                progress.advance(task)
                return done

        return list(await asyncio.gather(*(one(work) for work in works)))


# --- tables ------------------------------------------------------------------------------------------


async def begun_table(server: Server) -> Paris:
    """Return a table that has come to anywhere in the game."""
    table = await Paris.set_up(server)
    for _ in range(random.randrange(PLAYED_BEFORE)):
        if await table.go_on() is None:
            break
    return table


class Evening:
    """Tables that play on, each at its own moments."""

    def __init__(self, server: Server, every: float) -> None:
        self.server, self.every = server, every
        self.tally = Tally()
        self._playing: list[asyncio.Task[None]] = []

    async def add(self, tables: list[Paris]) -> None:
        """Let more tables play."""
        self._playing += [asyncio.ensure_future(self._play(table)) for table in tables]

    async def _play(self, table: Paris) -> None:
        due = time.monotonic() + random.random() * self.every
        while True:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            tally = self.tally
            tally.late += time.monotonic() > due + self.every
            due += self.every
            try:
                moved = await table.go_on()
            except TimeoutError:
                tally.lost += 1
                continue
            if moved is None:
                await table.close()
                table = await Paris.set_up(self.server)
            else:
                tally.seconds.append(moved[0].at - moved[1])

    async def end(self) -> None:
        """Stop playing."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)


async def tables(server: Server, counts: list[int], every: float, seconds: float, shown: Shown) -> None:
    """Hold more and more tables, and say how each number went; stop when it is too many."""
    evening, held, best = Evening(server, every), 0, 0
    limit = "nothing here"
    for count in sorted(counts):
        more = await in_turn([lambda: begun_table(server)] * (count - held), count - held, f"{count} tables sit down")
        await evening.add(more)
        held = count
        await passed(every, "they settle")
        evening.tally, meter = Tally(), Meter(server)
        await passed(seconds, f"{count} tables play")
        costs, tally = await asyncio.to_thread(meter.read), evening.tally
        add_row(shown, f"{count} tables", tally, costs, f"{tally.late} late, {tally.lost} lost")
        limit = what_limits(costs)
        if not tally.share(0.95) < WITHIN:
            break
        best = count
    await evening.end()
    shown.caption = f"95 of 100 moves within {1000 * WITHIN:.0f} ms: {best} tables. {limit}"


def what_limits(costs: Costs) -> str:
    """Say what the last measurement used up."""
    cores = os.cpu_count() or 1
    if costs.server > 0.85:
        return f"The server's one thread of Python is busy ({costs.server:.0%} of a core): that is the limit."
    if costs.server + costs.players > 0.85 * cores:
        return f"All {cores} cores are busy, {costs.players:.0%} of one with the players: the machine is the limit."
    if costs.storing > WITHIN / 2:
        return f"Storing took {1000 * costs.storing:.0f} ms: the disk or other programs here are the limit."
    return f"The server used {costs.server:.0%} of a core: it could hold more."


async def passed(seconds: float, title: str) -> None:
    """Let time pass, and show it."""
    with Progress(transient=True) as progress:
        for _ in progress.track(range(100), description=title):
            await asyncio.sleep(seconds / 100)


# --- spectators --------------------------------------------------------------------------------------


async def spectators(server: Server, count: int, every: float, seconds: float, shown: Shown) -> None:
    """Let so many watch one table."""
    made = json.loads(server.ask("/api/tables", {"game": "paris", "seats": [{"who": "me"}] * 2}))
    table = Paris([await Seat.opened(server, made["table"], seat["seat"], seat["token"]) for seat in made["seats"]])
    watching: list[Seat] = await in_turn(
        [lambda: Seat.opened(server, made["table"], None)] * count, count, f"{count} spectators come"
    )
    tally, meter = Tally(), Meter(server)
    with Progress(transient=True) as progress:
        for _ in progress.track(range(max(1, round(seconds / every))), description=f"{count} spectators watch"):
            due, number = time.monotonic() + every, table.seats[0].number
            moved = await table.go_on()
            if moved is None:
                break
            await asyncio.gather(*(seat.sees(number + 1) for seat in watching))
            tally.seconds += [seat.at - moved[1] for seat in watching]
            await asyncio.sleep(max(0.0, due - time.monotonic()))
    costs = await asyncio.to_thread(meter.read)
    moves = len(tally.seconds) // count
    add_row(shown, f"{count} spectators", tally, costs, f"{moves} moves, {1000 * costs.server * every:.0f} ms CPU each")
    for seat in (*watching, *table.seats):
        await seat.close()


def add_row(shown: Shown, what: str, tally: Tally, costs: Costs, note: str) -> None:
    """Tell how a measurement went."""
    shares = [f"{1000 * tally.share(part):.0f}" for part in (0.5, 0.95, 0.99)]
    cpu = [f"{costs.server:.0%}", f"{costs.players:.0%}"]
    shown.add_row(what, f"{len(tally.seconds):,}", *shares, *cpu, f"{1000 * costs.storing:.1f}", note)


def main() -> None:
    """Measure and show."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, nargs="*", default=[100], help="how many; several in turn")
    arguments.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table")
    arguments.add_argument("--seconds", type=float, default=30.0)
    arguments.add_argument("--spectators", type=int, default=0, help="one table with so many of them instead")
    given = arguments.parse_args()
    allow_many_sockets()
    headings = ("", "seen", "p50 ms", "p95 ms", "p99 ms", "CPU server", "CPU players", "storing ms", "")
    shown = Shown(*headings, title=f"From a move to who sees it; a move each {given.every:g} s at each table")
    with Server() as server:
        if given.spectators:
            asyncio.run(spectators(server, given.spectators, given.every, given.seconds, shown))
        else:
            asyncio.run(tables(server, given.tables, given.every, given.seconds, shown))
    Console(width=140).print(shown)


if __name__ == "__main__":
    main()
