"""The games. A new one is a folder here and a name in this list."""

from functools import cache
from importlib import import_module

from quartier.engine.cache import PACKAGE, missing
from quartier.engine.compile import INTERPRETED
from quartier.engine.errors import QuartierError, shown
from quartier.engine.game import Game

NAMES = ("paris", "tiny_towns", "munivers")


def game(name: str) -> Game:
    """Return a game by its name; it is loaded, and compiled where that was never done, when first asked for."""
    if not isinstance(name, str) or name not in NAMES:
        known = ", ".join(NAMES)
        raise QuartierError(
            f"there is no game {shown(name)}; the games are {known}", "no-game", given=shown(name), known=known
        )
    return _load(name)


def is_ready(name: str) -> bool:
    """Tell whether a game would be loaded at once, and not compiled first; nothing is loaded to find out."""
    return INTERPRETED or not missing(PACKAGE / "games" / name / "rules" / "entries.py")


@cache
def _load(name: str) -> Game:
    import_module("quartier.engine.revealing")  # what undo asks is compiled with a game, not at the first question
    found: Game = import_module(f"quartier.games.{name}.game").GAME
    return found
