"""The games under ids that Gymnasium knows: `gymnasium.make("quartier.envs.ids:quartier/Paris-v1")`.

The version of an id is that of the game's rules, to which observations and action numbers belong. Importing this module
loads all games.
"""

from quartier.envs.extras import missing
from quartier.games import NAMES, game

try:
    import gymnasium
except ImportError as error:
    raise missing("envs", error) from error


def id_of(name: str) -> str:
    """Return the id of a game, with the version of its rules."""
    return f"quartier/{name.title().replace('_', '')}-v{game(name).version}"


IDS = {name: id_of(name) for name in NAMES}
for _name, _id in IDS.items():
    gymnasium.register(
        id=_id,
        entry_point="quartier.envs.single:QuartierEnv",
        kwargs={"name": _name},
        disable_env_checker=True,
    )
