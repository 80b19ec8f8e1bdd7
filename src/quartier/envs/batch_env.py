"""A batch of games as Gymnasium's `VectorEnv`: one learner plays all seats, whoever's turn it is."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quartier.engine.extras import missing
from quartier.envs import choices
from quartier.envs.batch import Batch
from quartier.envs.episode import Episode

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing(error) from error


class QuartierVectorEnv(VectorEnv[Any, Any, Any]):
    """Observations and masks are those of the seat that decides next, `infos["seat"]`.

    A reward is that of the seat that acted; what an end brought each seat is in `infos["rewards"]`. A game that ends is
    followed by the next one in the same step, and `infos["final_obs"]` holds what was seen at its end.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self, name: str, num_envs: int = 1, view: str = "numbers", threads: int = 1, copy: bool = True, **given: Any
    ) -> None:
        example = Episode(name, view=view, **given)
        self._batch = Batch(name, num_envs, threads=threads, **given)
        self._as_features = view == "features"
        self._copy = copy
        self.num_envs = num_envs
        self.single_observation_space = example.observation_space()
        self.single_action_space = example.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begin anew in all rows; without a seed, by one that follows from the last."""
        super().reset(seed=seed, options=options)
        self._batch.reset(int(self.np_random.integers(2**32)) if seed is None else seed)
        return self._told(), {"seat": self._batch.seats.copy()}

    def step(self, actions: NDArray[Any]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Make an action in each row. If one of them is not legal, none is made."""
        batch, rows = self._batch, np.arange(self.num_envs)
        acted = batch.seats.copy()
        batch.step(np.asarray(actions))
        ended = batch.ended.astype(bool)
        infos: dict[str, Any] = {"seat": batch.seats.copy(), "rewards": batch.rewards.copy()}
        if ended.any():
            infos["final_obs"], infos["_final_obs"] = self._final(ended), ended.copy()
        rewards = batch.rewards[rows, acted].astype(np.float64)
        return self._told(), rewards, ended, np.zeros(self.num_envs, bool), infos

    def _seen(self, observations: NDArray[np.int32]) -> NDArray[Any]:
        return self._batch.features(observations) if self._as_features else observations

    def _told(self) -> dict[str, NDArray[Any]]:
        batch = self._batch
        told = {
            "observation": self._seen(batch.observations),
            "action_mask": batch.masks if batch.compact else batch.flat_masks(),
        }
        if batch.compact:
            told["chosen"] = batch.chosen
        return {name: value.copy() for name, value in told.items()} if self._copy else told

    def _final(self, ended: NDArray[np.bool_]) -> NDArray[Any]:
        """Return what was seen at the end of games by whoever acted last: observations without a legal action."""
        found = np.full(self.num_envs, None, object)
        space: Any = self.single_action_space
        mask = np.zeros(space.n, np.int8)
        for row, seen in zip(np.flatnonzero(ended), self._seen(self._batch.last_observations[ended]), strict=True):
            found[row] = {"observation": seen.copy(), "action_mask": mask.copy()}
            if self._batch.compact:
                found[row]["chosen"] = choices.nothing_chosen()
        return found

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002
        """Let the threads go."""
        self._batch.close()
