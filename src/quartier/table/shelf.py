"""The games on the shelf: which are ready to be played, and getting the others ready without anybody waiting."""

import asyncio
import logging
import sys
from collections.abc import Callable
from importlib import import_module

from quartier import bots
from quartier.engine.game import Game
from quartier.engine.locale import LANGUAGES, Words
from quartier.games import NAMES, is_ready
from quartier.games import game as load_game
from quartier.table.errors import Refused

LOOK = 0.3
"""Seconds between two looks at what is compiled."""

log = logging.getLogger(__name__)


def check_name(name: str) -> None:
    """Refuse the name of a game that there is not."""
    if name not in NAMES:
        raise Refused("no-such-game", f"there is no game {name!r}; the games are {', '.join(NAMES)}")


class Shelf:
    """The games of this process. A game is compiled in another process, and loaded in another thread."""

    def __init__(self, compile: bool = True) -> None:
        self._games: dict[str, Game] = {}
        self._compile = compile

    @property
    def ready(self) -> frozenset[str]:
        """The games that can be played now."""
        return frozenset(self._games)

    def game(self, name: str) -> Game:
        """Return a game, or say why not."""
        check_name(name)
        if name not in self._games:
            raise Refused("not-ready")
        return self._games[name]

    async def prepare(self, when_ready: Callable[[str], None] = lambda name: None) -> None:  # noqa: ARG005
        """Get all games ready: compiled side by side in another process, and loaded as soon as they are."""
        waiting = list(NAMES)
        compiling = await self._compiling()
        try:
            while waiting:
                for name in [name for name in waiting if compiling is None or compiling.done() or _is_ready(name)]:
                    waiting.remove(name)
                    await self._take_down(name, when_ready)
                await asyncio.sleep(LOOK if waiting else 0)
            if compiling is not None:
                await compiling
        finally:
            if compiling is not None:
                compiling.cancel()

    async def _compiling(self) -> "asyncio.Task[None] | None":
        """Begin to compile what is not there yet; None: everything is."""
        if not self._compile or all(map(_is_ready, NAMES)):
            return None
        return asyncio.create_task(_compile_all())

    async def _take_down(self, name: str, when_ready: Callable[[str], None]) -> None:
        try:
            self._games[name] = await asyncio.to_thread(_load, name)
        except Exception:  # whatever is wrong with one game, the others can be played
            log.exception("%s can't be made ready", name)
            return
        log.info("%s is ready", name)
        when_ready(name)


async def _compile_all() -> None:
    """Run `quartier prepare`, which ends with this process; where it fails, games are compiled when they are loaded."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "quartier", "prepare",
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        _, said = await process.communicate()
    except asyncio.CancelledError:
        process.terminate()
        await process.wait()
        raise
    if process.returncode:
        log.error("the games could not be prepared: %s", said.decode(errors="replace").strip().rpartition("\n")[2])


def _is_ready(name: str) -> bool:
    return is_ready(name) and bots.are_ready()


def _load(name: str) -> Game:
    """Load a game, the bots that play it and all its words."""
    import_module("quartier.bots.players")
    game = load_game(name)
    for language in LANGUAGES:
        game.words(language)
        Words.load("table", language)
    return game
