"""Players made of code."""

from quartier.engine.cache import PACKAGE, missing
from quartier.engine.compile import INTERPRETED


def are_ready() -> bool:
    """Tell whether the bots would be loaded at once, and not compiled first; nothing is loaded to find out."""
    return INTERPRETED or not missing(PACKAGE / "bots" / "players.py")
