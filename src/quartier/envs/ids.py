"""The games under ids with versions, for Gymnasium and for PettingZoo.

`gymnasium.make("quartier.envs.ids:quartier/Paris-v1")`; once this module is imported, `pettingzoo.make("aec",
"quartier/paris-v1")` and the same with `"parallel"`.

The version of an id is that of the game's rules, to which observations and action numbers belong. Importing this module
loads all games.
"""

from quartier.engine.extras import missing
from quartier.games import NAMES, game

try:
    import gymnasium
    import pettingzoo
except ModuleNotFoundError as error:
    raise missing(error) from error


def id_of(name: str) -> str:
    """Return the id of a game, with the version of its rules."""
    return f"quartier/{name.title().replace('_', '')}-v{game(name).version}"


IDS = {name: id_of(name) for name in NAMES}
"""Gymnasium's."""
ZOO_IDS = {name: f"quartier/{name}-v{game(name).version}" for name in NAMES}
"""PettingZoo's."""
for _name, _id in IDS.items():
    gymnasium.register(
        id=_id,
        entry_point="quartier.envs.single:QuartierEnv",
        vector_entry_point="quartier.envs.batch_env:QuartierVectorEnv",
        kwargs={"name": _name},
        disable_env_checker=True,
    )
for _name, _id in ZOO_IDS.items():
    pettingzoo.register("aec", _id, entry_point="quartier.envs.zoo:QuartierAEC", kwargs={"name": _name})
    pettingzoo.register("parallel", _id, entry_point="quartier.envs.zoo:QuartierParallel", kwargs={"name": _name})
