"""The games on the shelf: which are ready to be played, and getting the others ready without anybody waiting."""

import asyncio
import logging
import sys
from collections.abc import Callable

from quartier.engine import cache
from quartier.engine.compile import INTERPRETED
from quartier.engine.errors import QuartierError
from quartier.engine.game import Game
from quartier.engine.locale import LANGUAGES, Words
from quartier.games import NAMES
from quartier.games import game as load_game
from quartier.table.errors import Refused

COMPILE = "import sys, quartier.bots.players, quartier; quartier.new(sys.argv[1])"

log = logging.getLogger(__name__)


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
        if name not in NAMES:
            raise Refused("not-found", f"there is no game {name!r}; the games are {', '.join(NAMES)}")
        if name not in self._games:
            raise Refused("not-ready")
        return self._games[name]

    async def prepare(self, when_ready: Callable[[str], None] = lambda name: None) -> None:  # noqa: ARG005
        """Get all games ready, one after the other."""
        for name in NAMES:
            try:
                if self._compile and not is_compiled(name):
                    await self._compiled(name)
                self._games[name] = await asyncio.to_thread(_load, name)
                log.info("%s is ready", name)
                when_ready(name)
            except (QuartierError, OSError) as error:
                log.error("%s can't be made ready: %s", name, error)

    async def _compiled(self, name: str) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", COMPILE, name, stdin=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
        )
        try:
            _, said = await process.communicate()
        except asyncio.CancelledError:
            process.terminate()
            raise
        if process.returncode:
            raise QuartierError(said.decode(errors="replace").strip().splitlines()[-1])


def is_compiled(name: str) -> bool:
    """Tell whether a game was compiled on this machine by just these sources."""
    return INTERPRETED or not cache.missing(cache.PACKAGE / "games" / name / "rules" / "entries.py")


def _load(name: str) -> Game:
    game = load_game(name)
    for language in LANGUAGES:
        game.words(language)
        Words.load("table", language)
    return game
