"""A server for tests, and people who sit down there."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from quartier.table.serve import configured, listen
from quartier.table.settings import Limits, Settings

PATIENCE = 60.0


def eventually(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something has come to pass."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.02)


class House:
    """A server in a thread of this process."""

    def __init__(self, folder: Path, ready: int = 3, **settings: Any) -> None:
        self.ready = ready
        """How many games must be ready before the first test."""
        given = {"database": f"sqlite:///{folder / 'table.sqlite3'}", "limits": Limits.wide(), "compile": False}
        self.listening, self.settings = listen(Settings(**{**given, "port": 0, **settings}))
        config = configured(self.settings)
        self.app: Any = config.app
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run)
        self.url = f"http://127.0.0.1:{self.settings.port}"

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve([self.listening])

    def call(self, work: Callable[[], Any]) -> Any:
        """Return what some work answers when it is done on the server's own loop."""

        async def done() -> Any:
            found = work()
            return await found if asyncio.iscoroutine(found) else found

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(PATIENCE)

    def __enter__(self) -> "House":
        self.thread.start()
        eventually(lambda: self.server.started and len(self.app.state.service.shelf.ready) >= self.ready)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()
        assert not self.thread.is_alive()

    def client(self, **given: Any) -> httpx.Client:
        """Return somebody who asks over HTTP; without cookies of others."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE, **given)

    @contextmanager
    def browser(self) -> Iterator[httpx.Client]:
        """Open a client that has the cookie of a device."""
        with self.client() as client:
            assert client.get("/").status_code == 200
            yield client


class Process:
    """A server as people run it, which can be killed."""

    def __init__(self, database: str, port: int = 0, log: Path | None = None) -> None:
        environment = {**os.environ, "QUARTIER_LIMITS": "wide", "QUARTIER_PACE": "0"}
        command = [sys.executable, "-m", "quartier", "serve", "--no-browser"]
        with (log or Path(os.devnull)).open("w") as errors:
            self.process = subprocess.Popen(
                [*command, "--port", str(port), "--database", database],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)$", self.process.stdout.readline().strip())
        assert found, "the server says where it is"
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"
        with httpx.Client(base_url=self.url) as client:
            eventually(lambda: self._is_ready(client))

    def _is_ready(self, client: httpx.Client) -> bool:
        try:
            return "paris" in client.get("/health").json()["ready"]
        except (httpx.HTTPError, ValueError):
            return False

    def __enter__(self) -> "Process":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.returncode is None:
            self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the server and return its exit code."""
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def bearer(token: str) -> dict[str, str]:
    """Return what a program sends to act for a seat; for nobody, nothing."""
    return {"Authorization": f"Bearer {token}"} if token else {}


def seats_for(*who: str) -> list[dict[str, str]]:
    """Return the seats of a new table: me, open, or a bot's name."""
    return [{"who": one} if one in ("me", "open") else {"who": "bot", "bot": one} for one in who]


def new_table(client: httpx.Client, game: str, *who: str, **wishes: Any) -> dict[str, Any]:
    """Set a table up."""
    answer = client.post("/api/tables", json={"game": game, "seats": seats_for(*who), **wishes})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


class Line:
    """A socket to a table."""

    def __init__(
        self, url: str, table: str, token: str | None = None, given: dict[str, Any] | None = None, **headers: str
    ) -> None:
        if token:
            headers["Authorization"] = f"Bearer {token}"
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
        self.socket: ClientConnection
        self._opening = connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, **given or {}
        )
        self.number = 0

    def __enter__(self) -> "Line":
        self.socket = self._opening.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opening.__exit__(kind, error, trace)

    def say(self, type: str, **fields: Any) -> int:
        """Send a message and return its id."""
        self.number += 1
        self.socket.send(json.dumps({"type": type, "id": self.number, **fields}))
        return self.number

    def hear(self) -> dict[str, Any]:
        """Return the next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        return message

    def hello(self, seat: int | None = None, layout: str = "none", **fields: Any) -> dict[str, Any]:
        """Say hello and return the first update."""
        self.socket.send(json.dumps({"type": "hello", "seat": seat, "layout": layout, **fields}))
        return self.hear()

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return its answer; updates that come meanwhile are dropped."""
        id = self.say(type, **fields)
        while True:
            message = self.hear()
            if message.get("id") == id and message["type"] != "update":
                return message

    def update(self, fits: Callable[[dict[str, Any]], bool] = lambda update: True) -> dict[str, Any]:  # noqa: ARG005
        """Return the next update that fits."""
        while True:
            message = self.hear()
            if message["type"] == "update" and fits(message):
                return message


def paths(trie: dict[str, Any] | None, walked: str = "") -> list[str]:
    """Return all whole moves of a trie."""
    found = []
    for option in trie["options"] if trie else ():
        here = f"{walked}/{option['choice']}" if walked else option["choice"]
        found += [here] if "all" in option else []
        found += paths(option["next"], here)
    return found


def play_out(
    client: httpx.Client, table: str, tokens: dict[int, str], seed: int = 0, moves: int = 10**6
) -> dict[str, Any]:
    """Play all seats with tokens at random over HTTP, so many moves or to the end; return the last update."""
    random = Random(seed)
    while True:
        for seat, token in tokens.items():
            headers = {"Authorization": f"Bearer {token}"}
            query: dict[str, Any] = {"seat": seat, "layout": "none", "since": 10**6}
            update = client.get(f"/api/tables/{table}/state", params=query, headers=headers).json()
            if update["status"]["over"] or not moves:
                found: dict[str, Any] = update
                return found
            if update["choices"]:
                moves -= 1
                move = {
                    "seat": seat,
                    "number": update["status"]["turn"],
                    "path": random.choice(paths(update["choices"])),
                }
                answer = client.post(f"/api/tables/{table}/moves", json=move, headers=headers)
                assert answer.status_code == 200, answer.text
