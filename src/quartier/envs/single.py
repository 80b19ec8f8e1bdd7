"""The games for Gymnasium: one seat learns, bots sit in all others."""

from collections.abc import Sequence
from typing import Any

from quartier.bots.players import Bot, bot, check
from quartier.engine.errors import BadOption, QuartierError, shown
from quartier.engine.extras import missing
from quartier.envs.episode import RENDER_MODES, Episode

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise missing(error) from error

BOT_SEEDS = 2**31


class QuartierEnv(gymnasium.Env[Any, Any]):
    """One seat's game. Rivals are bots by their names, such as `greedy` or `search:iterations=500`; alone: none."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
        **given: Any,
    ) -> None:
        self._episode = Episode(name, render_mode=render_mode, **given)
        players = self._episode.setting.players
        if type(seat) is not int or not 0 <= seat < players:
            raise BadOption(f"a seat is a number from 0 to {players - 1}, not {shown(seat)}")
        others = [other for other in range(players) if other != seat]
        names = [opponents] * len(others) if isinstance(opponents, str) else opponents
        if not isinstance(names, list | tuple) or not all(isinstance(named, str) for named in names):
            raise BadOption(f"opponents are bots by their names, not {shown(opponents)}")
        if len(names) != len(others):
            raise BadOption(f"there are {len(others)} opponents, and {len(names)} were named")
        self._names = dict(zip(others, names, strict=True))
        for named in names:
            check(named, self._episode.setting.game, players)
        self._rivals: dict[int, Bot] | None = None
        self._seat = seat
        self.render_mode = render_mode
        self.observation_space = self._episode.observation_space()
        self.action_space = self._episode.action_space()

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game; one of a seed goes the same way as `quartier.new(name, seed)`."""
        super().reset(seed=seed, options=options)
        dealt = self._episode.reset(seed)
        self._rivals = {other: bot(named, dealt % BOT_SEEDS + other) for other, named in self._names.items()}
        if self._rivals:
            self._match = self._episode.match()
            self._episode.on_move = self._tell
        self._let_others_play()
        return self._episode.observe(self._seat), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the others play until it is this seat's turn again."""
        if self._rivals is None or self._episode.world.over:
            raise QuartierError("no game is being played: reset the environment first")
        self._episode.step(self._seat, self._episode.checked(self._seat, action))
        self._let_others_play()
        reward = self._episode.rewards()[self._seat]
        return self._episode.observe(self._seat), reward, self._episode.world.over, False, {}

    def _tell(self, seat: int, action: int) -> None:
        """Keep the match of the bots as far as the game is: a search goes on from what it found out before."""
        self._match.play_action(action, seat)

    def _let_others_play(self) -> None:
        world = self._episode.world
        while not world.over and self._seat not in (waiting := world.waiting):
            assert self._rivals is not None
            other = waiting[0]
            move = self._rivals[other].choose(self._match, other)
            world.apply(other, move)
            self._tell(other, move)

    def action_masks(self) -> Any:
        """Return which actions are legal, as learners ask that mask them (Stable-Baselines3's contributions)."""
        return self._episode.mask(self._seat).astype(bool)

    def render(self) -> Any:
        """Draw the scene as the learning seat sees it."""
        return self._episode.render(self._seat)
