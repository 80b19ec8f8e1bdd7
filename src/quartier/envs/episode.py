"""What all environments in Python share: one game after another, with spaces, masks, seeds and pictures."""

import io
import operator
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quartier.engine.errors import BadOption, IllegalMove, QuartierError, shown
from quartier.engine.extras import missing
from quartier.engine.match import LARGEST_SEED, Match
from quartier.engine.svg import to_png
from quartier.envs import choices, features
from quartier.envs.rewards import KINDS
from quartier.envs.rows import COMPACT, FORMS
from quartier.envs.world import Setting, valid_seed

try:
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error) from error

VIEWS = ("numbers", "features")
"""What `observe` writes, or what a learner makes of it (features.py)."""
ILLEGAL = ("error", "random")
"""What becomes of an illegal action: an error that changes nothing, or a legal one by lot instead."""
RENDER_MODES = ("ansi", "rgb_array")
WIDTH, COLUMNS = 960, 120
"""Pixels and characters across a picture."""


class Episode:
    """The games that an environment plays, one at a time."""

    def __init__(
        self,
        name: str,
        *,
        rewards: str = KINDS[0],
        form: str = FORMS[0],
        view: str = VIEWS[0],
        illegal: str = ILLEGAL[0],
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        for what, value, known in (("form", form, FORMS), ("view", view, VIEWS), ("illegal", illegal, ILLEGAL)):
            if value not in known:
                raise BadOption(f"{what} can't be {shown(value)}; it takes {', '.join(known)}")
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"render_mode can't be {shown(render_mode)}; it takes None, {', '.join(RENDER_MODES)}")
        self.setting = Setting(name, rewards, options)
        self.render_mode = render_mode
        self.on_move: Callable[[int, int], Any] | None = None
        """Called with the seat and the number of each move that is made."""
        self._as_features, self._as_choices, self._by_lot = (
            view == VIEWS[1],
            form == FORMS[COMPACT],
            illegal == ILLEGAL[1],
        )
        game = self.setting.game
        self._plan, self._width = choices.plan_of(game), choices.width_of(game)
        self._decisions: dict[int, choices.Decision] = {}
        self._luck = np.random.default_rng()
        self.reset()

    # --- spaces --------------------------------------------------------------------------------------

    def action_space(self) -> Any:
        """Return the space of actions."""
        return spaces.Discrete(self._width if self._as_choices else self.setting.game.action_count)

    def observation_space(self) -> Any:
        """Return the space of what a seat is told: what it sees, and what it may do."""
        game = self.setting.game
        lowest, highest = game.observation_bounds()
        told: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(lowest, highest, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (int(self.action_space().n),), np.int8),
        }
        if self._as_features:
            told["observation"] = spaces.Box(-1.0, 1.0, (features.length(game),), np.float32)
        if self._as_choices:
            told["chosen"] = spaces.Box(choices.NOT_CHOSEN, self._width - 1, (choices.MOST_CHOICES,), np.int32)
        return spaces.Dict(told)

    # --- playing -------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> int:
        """Begin a game: that of the seed, from which all later ones follow; without one, the next."""
        if seed is not None:
            self._luck = np.random.default_rng(valid_seed(seed))
        seed = int(self._luck.integers(LARGEST_SEED)) if seed is None else int(seed)
        self._decisions.clear()
        self.world = self.setting.deal(seed)
        return seed

    def checked(self, seat: int, action: Any) -> int:
        """Return an action that is legal now; refuse any other, or draw one."""
        mask = self.mask(seat)
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        if 0 <= number < len(mask) and mask[number]:
            return number
        if self._by_lot and mask.any():
            return int(self._luck.choice(np.flatnonzero(mask)))
        raise IllegalMove(
            f"action {shown(action)} is not legal for {self.setting.seats[seat]} now; see its action_mask"
        )

    def step(self, seat: int, action: int) -> None:
        """Make a checked action."""
        move: int | None = action
        if self._as_choices:
            move = self._decision(seat).choose(action)
        if move is not None:
            self._decisions.pop(seat, None)
            self.world.apply(seat, move)
            if self.on_move:
                self.on_move(seat, move)

    def _decision(self, seat: int) -> choices.Decision:
        """Return the decision of a seat, half made perhaps; others may have moved since then."""
        legal, begun = self.world.legal(seat), self._decisions.get(seat)
        if begun is None or begun.legal != legal:
            begun = self._decisions[seat] = choices.Decision(self._plan, self._width, legal)
        return begun

    # --- looking -------------------------------------------------------------------------------------

    def observe(self, seat: int) -> dict[str, NDArray[Any]]:
        """Return what a seat is told, in arrays of its own."""
        seen: NDArray[Any] = self.world.observe(seat)
        told = {
            "observation": features.features(self.setting.game, seen) if self._as_features else seen,
            "action_mask": self.mask(seat),
        }
        if self._as_choices:
            waits = bool(self.world.legal(seat))
            told["chosen"] = self._decision(seat).chosen.copy() if waits else choices.nothing_chosen()
        return told

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return which actions are legal for a seat; none while it is not waiting."""
        legal = self.world.legal(seat)
        if self._as_choices and legal:
            return self._decision(seat).mask.copy()
        mask = np.zeros(self._width if self._as_choices else self.setting.game.action_count, np.int8)
        mask[legal] = 1
        return mask

    def rewards(self) -> list[float]:
        """Return what the game has brought each seat so far."""
        found: list[float] = self.world.rewards().tolist()
        return found

    def match(self) -> Match:
        """Return the game as it is now, for bots and for drawing."""
        return Match(self.setting.game, self.setting.options, self.world.state.copy(), {})

    def render(self, viewer: int | None = None) -> Any:
        """Draw the scene as a seat sees it, or a spectator."""
        if self.render_mode is None:
            raise QuartierError(f"nothing is drawn without a render_mode; it takes {', '.join(RENDER_MODES)}")
        match = self.match()
        if self.render_mode == "rgb_array":
            from PIL import Image

            return np.array(Image.open(io.BytesIO(to_png(match.svg(viewer), WIDTH))).convert("RGB"))
        from rich.console import Console

        paper = io.StringIO()
        console = Console(file=paper, width=COLUMNS, force_terminal=True, color_system="truecolor")
        console.print(match.game.terminal(match.view(viewer), match.words()))
        return paper.getvalue()
