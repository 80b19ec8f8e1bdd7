"""PNG and GIF pictures: asked of a process that paints one after the other, and kept for whoever asks next."""

import asyncio
import json
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable

from quartier.table.errors import Refused

LONGEST = 300.0
"""Seconds that a picture may take."""
MOST_WAITING = 20
MOST_KEPT = 48 * 1024 * 1024

log = logging.getLogger(__name__)


class Painter:
    """The process that paints, begun when it is first needed and anew when it fails."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    async def paint(self, key: Hashable, kind: str, width: int, scenes: Callable[[], list[str]]) -> bytes:
        """Return a picture of scenes, which are drawn, in a thread, only if it is not known yet."""
        if key in self._kept:
            return self._keep(key, self._kept[key])
        if self._waiting >= MOST_WAITING:
            raise Refused("too-fast")
        self._waiting += 1
        try:
            async with self._turn:
                picture = self._kept.get(key)
                if picture is None:
                    picture = await self._asked(kind, width, await asyncio.to_thread(scenes))
                return self._keep(key, picture)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """End the process."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
        self._process = None

    async def _asked(self, kind: str, width: int, svgs: list[str]) -> bytes:
        request = json.dumps({"kind": kind, "width": width, "svgs": svgs}).encode() + b"\n"
        picture = b""
        try:
            async with asyncio.timeout(LONGEST):
                picture = await self._exchange(request)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            log.error("the painter failed: %s", type(error).__name__)
        finally:
            if not picture:
                await self.close()
        if not picture:
            raise Refused("unavailable")
        return picture

    async def _exchange(self, request: bytes) -> bytes:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "quartier.table.paint",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(request)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return await process.stdout.readexactly(size)

    def _keep(self, key: Hashable, picture: bytes) -> bytes:
        self._kept[key] = picture
        self._kept.move_to_end(key)
        while sum(map(len, self._kept.values())) > MOST_KEPT and len(self._kept) > 1:
            self._kept.popitem(last=False)
        return picture
