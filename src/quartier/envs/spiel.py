"""The games as OpenSpiel knows them, so that its algorithms run on them.

Chance lies inside the state (SAMPLED_STOCHASTIC): a new game is dealt at random, and there are no chance nodes. Seats
that are waiting at once take turns, the lowest first; their decisions commute, so nothing is lost. What an algorithm is
told about a state is what `observe` writes, as an information state too: it holds all that the rules let a seat use.
"""

import json
from functools import cache
from typing import Any

import numpy as np

from quartier.engine.errors import BadOption, QuartierError, shown
from quartier.engine.extras import missing
from quartier.engine.game import SPECTATOR
from quartier.engine.layout import Observation, parts
from quartier.envs.rewards import KINDS
from quartier.envs.world import Setting, World
from quartier.games import game

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error) from error

SCALARS = (bool, int, str)
SEEDS = 2**53
"""So many worlds a number between 0 and 1 tells apart."""


def openspiel(name: str, rewards: str = KINDS[0], **options: Any) -> Any:
    """Return a game for OpenSpiel's algorithms. From then on `pyspiel` knows it too, as `quartier_paris_v1`."""
    asked = Setting(name, rewards, options)
    for key, value in options.items():
        if type(value) not in SCALARS:
            raise BadOption(f"OpenSpiel's parameters are words and numbers, so option {key!r} can't be {shown(value)}")
    found = _loaded(name, {**options, "rewards": rewards})
    if found.setting.options != asked.options:
        raise BadOption(
            "to OpenSpiel an option at its default is not given, so no other option may imply another value"
        )
    return found


@cache
def register(name: str) -> None:
    """Make a game known to OpenSpiel, once.

    A class and not a function makes the games, since OpenSpiel lets go of it when Python is gone already: a class is
    still held by itself then, a function would be freed, and the process abort.
    """
    pyspiel.register_game(_type_of(name), type(f"{name.title()}Game", (QuartierGame,), {"name": name}))


def short_name(name: str) -> str:
    """Return what OpenSpiel calls a game, with the version of its rules."""
    return f"quartier_{name}_v{game(name).version}"


def _type_of(name: str, zero_sum: bool = False) -> Any:
    kinds, options = pyspiel.GameType, game(name).options
    players = next((option.choices for option in options if option.name == "players"), (2,))
    return kinds(
        short_name=short_name(name),
        long_name=f"Quartier: {name.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={option.name: option.default for option in options} | {"rewards": KINDS[0]},
    )


class QuartierGame(pyspiel.Game):  # type: ignore[misc]
    """A game under fixed options. A parameter left at its default counts as not given, so that others may imply it."""

    name: str

    def __init__(self, parameters: dict[str, Any]) -> None:
        given = {
            option.name: parameters[option.name]
            for option in game(self.name).options
            if parameters.get(option.name, option.default) != option.default
        }
        self.setting = Setting(self.name, parameters["rewards"], given)
        lowest, highest = self.setting.reward_bounds
        zero_sum = self.setting.players == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.game.action_count,
            max_chance_outcomes=0,
            num_players=self.setting.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.setting.game.max_moves,
        )
        super().__init__(_type_of(self.name, zero_sum), info, parameters)

    def new_initial_state(self, seed: int | None = None) -> "QuartierState":
        """Deal a game: the one of a seed, or any."""
        return QuartierState(self, self.setting.deal(seed))

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "Observer":
        """Return what tells algorithms of a state."""
        if parameters:
            raise QuartierError("observations take no parameters")
        return Observer(self.setting, kind)

    def __reduce__(self) -> Any:
        """Go to another process; OpenSpiel itself can't take a game there in which chance lies inside the state."""
        return _loaded, (self.name, self.get_parameters())


class QuartierState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. Its only attribute is what OpenSpiel copies when it clones a state."""

    def __init__(self, game: QuartierGame, world: World) -> None:
        super().__init__(game)
        self.world = world

    def current_player(self) -> int:
        """Return who decides next."""
        return self.world.seat if self.world.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.world.over

    def is_chance_node(self) -> bool:
        """Chance lies inside the state; asked here, without a detour, since algorithms ask at every step."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions, those of a seat that is not to move being none; without OpenSpiel's detour."""
        return list(self.world.legal(self.world.seat)) if player in (None, self.world.seat) else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.world.play(self.world.seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        setting = self.world.setting
        return setting.game.path(self.world.state, setting.tables, player, action)

    def returns(self) -> list[float]:
        """Return what the end is worth to each seat; nothing before."""
        found: list[float] = self.world.rewards().tolist()
        return found

    def resample_from_infostate(self, player: int, sampler: Any) -> "QuartierState":
        """Return a state that looks the same to a player, with all redrawn that it can't know."""
        if not 0 <= player < self.num_players():
            raise QuartierError(f"players are numbered from 0 to {self.num_players() - 1}; there is no {player}")
        twin: QuartierState = self.clone()
        twin.world = self.world.resampled(player, int(sampler() * SEEDS))
        return twin

    def __reduce__(self) -> Any:
        """Go to another process with the game."""
        return _restored, (self.get_game(), self.serialize())

    def __str__(self) -> str:
        """The whole truth, as a position that `quartier.from_position` reads."""
        setting = self.world.setting
        return json.dumps(setting.game.position(self.world.state, setting.tables, setting.options))


def _loaded(name: str, parameters: dict[str, Any]) -> Any:
    register(name)
    return pyspiel.load_game(short_name(name), parameters)


def _restored(game: Any, serialized: str) -> Any:
    return game.deserialize_state(serialized)


class Observer:
    """What a player sees, as numbers field by field, and as a string that is the same when all of them are."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        kinds = pyspiel.PrivateInfoType
        private = kinds.SINGLE_PLAYER if kind is None else kind.private_info
        if private == kinds.ALL_PLAYERS or (kind is not None and not kind.public_info):
            raise QuartierError("an observation is what one player sees, or a spectator")
        self._as_spectator = private == kinds.NONE
        self.tensor: Any = np.zeros(setting.game.observation_length, np.float32)
        self.dict = parts(setting.game.observation, self.tensor)

    def set_from(self, state: QuartierState, player: int) -> None:
        """Write what a player sees into the tensor."""
        self.tensor[:] = self._seen(state, player)

    def string_from(self, state: QuartierState, player: int) -> str:
        """Return what a player sees, in digits."""
        return self._seen(state, player).tobytes().hex()

    def _seen(self, state: QuartierState, player: int) -> Observation:
        return state.world.observe(SPECTATOR if self._as_spectator else player)
