"""A network that can fall silent: a proxy that takes everything and hands nothing on, until it is told to."""

import asyncio
import threading
from contextlib import suppress
from typing import Any, Self


class Hole:
    """Stands before a server. What is sent while it is silent arrives when it speaks again, as on a real line."""

    def __init__(self, port: int) -> None:
        self.server_port = port
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()

    @property
    def url(self) -> str:
        """Where the server is reached through the hole."""
        return f"http://127.0.0.1:{self.port}"

    def silence(self) -> None:
        """Hand nothing on any more, and close nothing."""
        self._loop.call_soon_threadsafe(self._open.clear)

    def speak(self) -> None:
        """Hand everything on."""
        self._loop.call_soon_threadsafe(self._open.set)

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        self._open, self._end = asyncio.Event(), asyncio.Event()
        self._open.set()
        self._lines: set[asyncio.Task[Any]] = set()
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port: int = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._end.wait()
        server.close()
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        writers = [writer]
        try:
            await self._open.wait()
            answers, there = await asyncio.open_connection("127.0.0.1", self.server_port)
            writers.append(there)
            await asyncio.gather(self._hand_on(reader, there), self._hand_on(answers, writer))
        except asyncio.CancelledError:
            pass  # the test is over
        finally:
            for one in writers:
                one.close()
            self._lines.discard(line)

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
