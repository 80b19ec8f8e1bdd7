"""People who play many games at once, and come back whenever the line breaks."""

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.table.house import PATIENCE, new_table, paths

LONGEST = 10 * PATIENCE


@dataclass
class Person:
    """Somebody at one seat, who plays at random and remembers what was acknowledged."""

    table: str
    seat: int
    token: str
    urls: Sequence[str]
    """Where the table can be found; after a broken line the next one is tried."""
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Of each turn: the number under which the move was stored, and the move."""
    pending: tuple[int, str] | None = None
    over: bool = False
    seen: dict[str, Any] = field(default_factory=dict)
    """The last update."""

    async def play(self, crowd: "Crowd") -> None:
        """Play to the end, through whatever happens to the line."""
        tries = self.seat
        while not self.over or self.pending:
            url = self.urls[tries % len(self.urls)].replace("http", "ws")
            try:
                headers = {"Authorization": f"Bearer {self.token}"}
                address = f"{url}/api/tables/{self.table}/live"
                async with connect(address, additional_headers=headers, max_size=None) as line:
                    await self._sit(line, crowd)
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                tries += 1
                await asyncio.sleep(0.1)

    async def _sit(self, line: ClientConnection, crowd: "Crowd") -> None:
        await line.send(json.dumps({"type": "hello", "seat": self.seat, "since": 10**6, "layout": "none"}))
        if self.pending:
            await self._send(line)
        while not self.over or self.pending:
            message = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            if message["type"] == "update":
                self.over = message["status"].get("over", False)
                self.seen |= message
            elif message["type"] == "answer":
                self._note(message, crowd)
            else:
                assert message["code"] in ("not-ready", "unavailable"), message  # and it closes the line
            await self._decide(line, crowd)

    async def _decide(self, line: ClientConnection, crowd: "Crowd") -> None:
        """Move, if it is time: what was seen last may have come before the answer to the move before."""
        choices, turn = self.seen.get("choices"), self.seen.get("status", {}).get("turn")
        if choices and self.pending is None and turn not in self.acknowledged:
            self.pending = (turn, crowd.random.choice(paths(choices)))
            await self._send(line)

    async def _send(self, line: ClientConnection) -> None:
        assert self.pending is not None
        turn, path = self.pending
        await line.send(json.dumps({"type": "move", "id": turn, "number": turn, "path": path}))

    def _note(self, answer: dict[str, Any], crowd: "Crowd") -> None:
        assert self.pending is not None
        turn, path = self.pending
        assert answer["id"] == turn
        self.acknowledged[turn] = (answer["number"], path)
        self.pending = None
        crowd.moves += 1


class Crowd:
    """All people of many tables."""

    def __init__(self, urls: Sequence[str], games: int, *who: str, game: str = "paris") -> None:
        self.random = Random(7)
        self.moves = 0
        self.people: list[Person] = []
        with httpx.Client(base_url=urls[0], timeout=PATIENCE) as client:
            for _ in range(games):
                made = new_table(client, game, *who)
                self.people += [Person(made["table"], seat["seat"], seat["token"], urls) for seat in made["seats"]]

    async def play(self) -> None:
        """Play all games to their ends."""
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*(person.play(self) for person in self.people))

    async def moved(self, moves: int, playing: "asyncio.Future[None]") -> None:
        """Wait until so many moves were acknowledged; if playing fails before, fail with it."""
        while self.moves < moves and not playing.done():
            await asyncio.sleep(0.01)
        if playing.done():
            playing.result()

    def check(self, url: str) -> None:
        """Check that every game ended, that no acknowledged move is lost, and that none was made twice."""
        with httpx.Client(base_url=url, timeout=PATIENCE) as client:
            for table in {person.table for person in self.people}:
                here = [person for person in self.people if person.table == table]
                answer = client.get(f"/api/tables/{table}/record")
                assert answer.status_code == 200, answer.text
                moves = answer.json()["moves"]
                assert client.get(f"/api/tables/{table}").json()["number"] == len(moves)
                for person in here:
                    for number, path in person.acknowledged.values():
                        assert moves[number - 1] == [person.seat, path]
                made = Counter(seat for seat, _ in moves)
                for person in here:
                    assert made[person.seat] == len(person.acknowledged)
