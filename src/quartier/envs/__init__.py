"""Learning environments: the games as research code knows them. What each needs is an optional extra.

>>> import quartier.envs
>>> game = quartier.envs.openspiel("paris")
>>> game.num_players()
2
"""

from typing import Any

__all__ = ["openspiel"]


def openspiel(name: str, **options: Any) -> Any:
    """Return a game for OpenSpiel's algorithms, and register it as `quartier_NAME`; see `spiel.openspiel`."""
    from quartier.envs import spiel

    return spiel.openspiel(name, **options)
