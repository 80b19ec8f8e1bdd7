"""The games for PettingZoo: turn by turn (AEC), and all seats at once (parallel)."""

from typing import Any

from quartier.engine.errors import BadOption, QuartierError, shown
from quartier.engine.extras import missing
from quartier.envs.episode import RENDER_MODES, Episode

try:
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as error:
    raise missing(error) from error

Told = dict[str, Any]


class _Seats:
    """What both kinds of environments have in common: agents are seats, `player_0` is seat 0."""

    agents: list[str]
    metadata: dict[str, Any]

    def __init__(self, name: str, max_cycles: int | None = None, **given: Any) -> None:
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise BadOption(f"max_cycles is a number of rounds, or None, not {shown(max_cycles)}")
        self._episode = Episode(name, **given)
        setting = self._episode.setting
        self.max_cycles = max_cycles
        self.render_mode = self._episode.render_mode
        self.metadata = {
            "name": f"{name}_v{setting.game.version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self.agents = []
        self.observation_spaces = {agent: self._episode.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._episode.action_space() for agent in self.possible_agents}
        self._steps = 0

    def observation_space(self, agent: str) -> Any:
        """Return what an agent can be told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return what an agent can do."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Told:
        """Return what an agent is told: all that its seat may see, and which actions are legal for it now."""
        if agent not in self.possible_agents:
            raise QuartierError(f"there is no agent {shown(agent)}; there are {', '.join(self.possible_agents)}")
        return self._episode.observe(self.possible_agents.index(agent))

    def _begin(self, seed: int | None) -> None:
        self._episode.reset(seed)
        self.agents = self.possible_agents[:]
        self._steps = 0

    def _demand_agents(self) -> None:
        if not self.agents:
            raise QuartierError("no game is being played: reset the environment first")

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self._episode.rewards(), strict=True))

    def render(self) -> Any:
        """Draw the scene as a spectator sees it."""
        return self._episode.render()

    def close(self) -> None:
        """Nothing is held open."""


class QuartierAEC(_Seats, AECEnv):  # type: ignore[misc]
    """One seat after the other; of several that are waiting at once the lowest is asked first."""

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        """Begin a game; one of a seed goes the same way as `quartier.new(name, seed)`."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._episode.world.seat]

    def step(self, action: Any) -> None:
        """Make the action of the agent that is selected."""
        self._demand_agents()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._episode.step(seat, self._episode.checked(seat, action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        world = self._episode.world
        self.rewards = self._rewards()
        self.terminations = dict.fromkeys(self.agents, world.over)
        late = self.max_cycles is not None and self._steps >= self.max_cycles * len(self.agents)
        self.truncations = dict.fromkeys(self.agents, late and not world.over)
        self.agent_selection = self.agents[max(0, world.seat)]
        self._accumulate_rewards()


class QuartierParallel(_Seats, ParallelEnv):  # type: ignore[misc]
    """All seats at once: those that are waiting decide, what others are asked for counts for nothing."""

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Told], dict[str, Told]]:  # noqa: ARG002
        """Begin a game; one of a seed goes the same way as `quartier.new(name, seed)`."""
        self._begin(seed)
        return self._told(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Make the actions of all that are waiting. If one of them is not legal, none is made."""
        self._demand_agents()
        waiting = self._episode.world.waiting
        absent = [agent for agent in map(self.possible_agents.__getitem__, waiting) if agent not in actions]
        if absent:
            raise QuartierError(f"{', '.join(absent)} must decide now, and no action was given for them")
        checked = [(seat, self._episode.checked(seat, actions[self.possible_agents[seat]])) for seat in waiting]
        for seat, action in checked:
            self._episode.step(seat, action)
        self._steps += 1
        over = self._episode.world.over
        late = self.max_cycles is not None and self._steps >= self.max_cycles and not over
        agents = self.agents
        told, rewards = self._told(), self._rewards()
        if over or late:
            self.agents = []
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return told, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def _told(self) -> dict[str, Told]:
        return {agent: self.observe(agent) for agent in self.agents}
