"""How many tables one server process holds: tables at one move each few seconds, and one table with many spectators.

    python benchmarks/load.py --tables 300 --seconds 30
    python benchmarks/load.py --spectators 1000

The server runs as people run it, in a process of its own on an embedded database, and the players in this one, all on
one machine: two sockets a table, each with the whole scene. Measured is the time from sending a move until the opponent
has the update, and the processor time that the server took.
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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from rich.console import Console
from rich.table import Table as Shown
from websockets.asyncio.client import ClientConnection, connect

NUMBER = re.compile(r'^\{"type":"update","number":(\d+),')
CLOCK_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Server:
    """A server process."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "quartier", "serve", "--no-browser", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/table.sqlite3"],
            env={**os.environ, "QUARTIER_LIMITS": "wide", "QUARTIER_PACE": "0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        while "paris" not in self.ask("/health")["ready"]:
            time.sleep(0.2)

    def ask(self, path: str, body: object = None) -> Any:
        """Ask over HTTP; with a body it is a POST."""
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.url + path, data, {"Content-Type": "application/json"})) as answer:
            return json.load(answer)

    def processor_seconds(self) -> float:
        """Return the processor time that the server has taken."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return float("nan")
        return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS

    def end(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()


@dataclass
class Tally:
    """What was measured."""

    seconds: list[float] = field(default_factory=list)
    """From sending a move until somebody else has seen it."""
    moves: int = 0
    late: int = 0
    """Moves that were due while the one before was not seen yet."""

    def share(self, part: float) -> float:
        """Return the time, in milliseconds, within which that part of all moves was seen."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


class Seat:
    """A player's socket, with the last message that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.text = ""
        self.number = -1
        self.seen = asyncio.Event()

    async def listen(self) -> None:
        """Keep what comes; it is read only when it is needed."""
        async for text in self.socket:
            found = NUMBER.match(str(text))
            if found:
                if int(found[1]) > self.number or '"choices":{' in text:
                    self.text, self.number = str(text), int(found[1])
                self.seen.set()

    async def sees(self, number: int) -> None:
        """Wait for an update with at least that number."""
        while self.number < number:
            self.seen.clear()
            await self.seen.wait()


def paths(trie: dict[str, Any], walked: str = "") -> list[str]:
    """Return all whole moves of a trie."""
    found = []
    for option in trie["options"]:
        here = f"{walked}/{option['choice']}" if walked else option["choice"]
        found += [here] if "all" in option else []
        found += paths(option["next"], here) if option["next"] else []
    return found


async def opened(stack: list[Any], server: Server, table: str, seat: int | None, token: str = "") -> Seat:
    """Open a socket, say hello and begin to listen."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
    socket = await connect(address, additional_headers=headers, max_size=None, ping_interval=None).__aenter__()
    stack.append(socket)
    player = Seat(socket)
    await socket.send(json.dumps({"type": "hello", "seat": seat, "layout": "wide", "language": "en"}))
    stack.append(asyncio.ensure_future(player.listen()))
    await player.sees(0)
    return player


async def move(seats: list[Seat]) -> Seat | None:
    """Let whoever is to move make a random move; return who did, or None at the end of the game."""
    for seat in seats:
        update = json.loads(seat.text)
        if update["choices"]:
            path = random.choice(paths(update["choices"]))
            message = {"type": "move", "id": 1, "number": update["status"]["turn"], "path": path}
            await seat.socket.send(json.dumps(message))
            return seat
    return None


async def table(server: Server, every: float, end: float, tally: Tally) -> None:
    """Play at a table, one move each few seconds, one game after the other."""
    stack: list[Any] = []
    await asyncio.sleep(random.random() * every)
    wish = {"game": "paris", "seats": [{"who": "me"}] * 2}
    due = time.monotonic()
    while time.monotonic() < end:
        made = await asyncio.to_thread(server.ask, "/api/tables", wish)
        seats = [await opened(stack, server, made["table"], seat["seat"], seat["token"]) for seat in made["seats"]]
        while time.monotonic() < end:
            due += every
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            tally.late += time.monotonic() > due + every
            number, begun = seats[0].number, time.monotonic()
            mover = await move(seats)
            if mover is None:
                break
            other = seats[1 - seats.index(mover)]
            await other.sees(number + 1)
            tally.seconds.append(time.monotonic() - begun)
            tally.moves += 1
            await mover.sees(number + 1)
    await closed(stack)


async def closed(stack: list[Any]) -> None:
    """Close all sockets."""
    for thing in stack:
        if isinstance(thing, asyncio.Future):
            thing.cancel()
        else:
            await thing.close()


async def tables(server: Server, count: int, every: float, seconds: float) -> tuple[Tally, float]:
    """Hold so many tables; return what was measured, and the server's processor time a second."""
    tally, warm = Tally(), Tally()
    settle = time.monotonic() + 2 * every
    end = settle + seconds
    playing = [asyncio.ensure_future(table(server, every, end, tally)) for _ in range(count)]
    await asyncio.sleep(settle - time.monotonic())
    tally.seconds, tally.moves, tally.late = warm.seconds, 0, 0
    before = server.processor_seconds()
    await asyncio.sleep(max(0.0, end - time.monotonic()))
    spent = server.processor_seconds() - before
    await asyncio.gather(*playing)
    return tally, spent / seconds


async def spectators(server: Server, count: int, every: float, seconds: float) -> tuple[Tally, float]:
    """Let so many watch one table; return the time of each spectator and move, and the server's processor time."""
    stack: list[Any] = []
    made = await asyncio.to_thread(server.ask, "/api/tables", {"game": "paris", "seats": [{"who": "me"}] * 2})
    seats = [await opened(stack, server, made["table"], seat["seat"], seat["token"]) for seat in made["seats"]]
    watching = [await opened(stack, server, made["table"], None) for _ in range(count)]
    tally, begun, before = Tally(), time.monotonic(), server.processor_seconds()
    while time.monotonic() < begun + seconds:
        number, sent = seats[0].number, time.monotonic()
        if await move(seats) is None:
            break

        async def see(seat: Seat, number: int = number, sent: float = sent) -> None:
            await seat.sees(number + 1)
            tally.seconds.append(time.monotonic() - sent)

        await asyncio.gather(*(see(seat) for seat in (*watching, *seats)))
        tally.moves += 1
        await asyncio.sleep(max(0.0, sent + every - time.monotonic()))
    spent = (server.processor_seconds() - before) / (time.monotonic() - begun)
    await closed(stack)
    return tally, spent


def main() -> None:
    """Measure and show."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--tables", type=int, nargs="*", default=[100], help="how many; several in turn")
    arguments.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table")
    arguments.add_argument("--seconds", type=float, default=30.0)
    arguments.add_argument("--spectators", type=int, default=0, help="one table with so many of them instead")
    given = arguments.parse_args()
    shown = Shown("", "moves", "p50 ms", "p95 ms", "p99 ms", "server CPU", "late")
    for count in [given.spectators] if given.spectators else given.tables:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(folder)
            measure = spectators if given.spectators else tables
            tally, spent = asyncio.run(measure(server, count, given.every, given.seconds))
            server.end()
        what = f"{count} {'spectators' if given.spectators else 'tables'}"
        shares = [f"{tally.share(part):.0f}" for part in (0.5, 0.95, 0.99)]
        shown.add_row(what, str(tally.moves), *shares, f"{spent:.0%}", str(tally.late))
    Console().print(shown)


if __name__ == "__main__":
    main()
