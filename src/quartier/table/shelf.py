"""The games on the shelf: which are ready to be played, and getting the others ready without anybody waiting."""

import asyncio
import logging
import signal
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from time import monotonic

from quartier import bots
from quartier.engine.game import Game
from quartier.engine.locale import LANGUAGES, Words
from quartier.games import NAMES, is_ready
from quartier.games import game as load_game
from quartier.table import news
from quartier.table.errors import Refused

LOOK = 0.3
"""Seconds between two looks at what is compiled."""
INTERRUPTED = (128 + signal.SIGINT, -signal.SIGINT)
"""How a process ends that was asked to by Ctrl-C, which goes to all that run in a terminal."""

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
        waiting, missing, begun = list(NAMES), self._missing(), monotonic()
        compiling = _compile_beside(missing) if missing else None
        try:
            while waiting:
                for name in [name for name in waiting if compiling is None or compiling.done() or _is_ready(name)]:
                    waiting.remove(name)
                    if await self._take_down(name, when_ready) and name in missing:
                        news.tell("game-ready", game=name, seconds=round(monotonic() - begun))
                await asyncio.sleep(LOOK if waiting else 0)
            if self._games:
                news.tell("games-ready", games=[name for name in NAMES if name in self._games])
            if compiling is not None:
                await compiling
        finally:
            if compiling is not None:
                compiling.cancel()

    def _missing(self) -> list[str]:
        """Return the games that are to be compiled first."""
        return [name for name in NAMES if not _is_ready(name)] if self._compile else []

    async def _take_down(self, name: str, when_ready: Callable[[str], None]) -> bool:
        """Load a game, and tell whether it can be played."""
        try:
            self._games[name] = await asyncio.to_thread(_load, name)
        except Exception:  # whatever is wrong with one game, the others can be played
            log.exception("%s can't be made ready", name)
            return False
        when_ready(name)
        return True


def _compile_beside(games: Sequence[str]) -> "asyncio.Task[None]":
    """Begin to compile what is not there yet."""
    news.tell("preparing", games=games)
    return asyncio.create_task(_compile_all())


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
    if process.returncode in INTERRUPTED:
        await asyncio.Future()  # as this process is too: nothing is to be compiled meanwhile
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
