"""Stable-Baselines3's maskable PPO learns Tiny Towns alone, choice by choice.

    pip install -e '.[envs]' sb3-contrib
    python examples/maskable_ppo.py --steps 200000

In the compact form an action is one choice of a move, so that there are a few dozen of them and not thousands; which
ones a decision has is told by `action_masks()`, which the learner asks for by itself.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from rich.progress import Progress, track
from sb3_contrib import MaskablePPO

from quartier import envs


class Flat(gymnasium.ObservationWrapper[Any, Any, Any]):
    """What is seen and what was chosen so far as one row of numbers: the learner has no use for the mask in it."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self._most = env.observation_space["chosen"].high.max()
        size = env.observation_space["observation"].shape[0] + env.observation_space["chosen"].shape[0]
        self.observation_space = gymnasium.spaces.Box(-1.0, 1.0, (size,), np.float32)

    def observation(self, observation: Any) -> Any:
        """Return the row."""
        chosen = observation["chosen"] / self._most
        return np.concatenate([observation["observation"], chosen]).astype(np.float32)

    def action_masks(self) -> Any:
        """Return which actions are legal."""
        return self.env.unwrapped.action_masks()  # type: ignore[attr-defined]


def environment() -> Flat:
    """Return Tiny Towns for one learner, alone at the table."""
    return Flat(envs.gymnasium("tiny_towns", players=1, form="compact", view="features"))


def points(model: Any, games: int) -> float:
    """Return what a model reaches on average."""
    env, total = environment(), 0.0
    for seed in track(range(games), "Measuring", transient=True):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=False)
            seen, reward, over, _, _ = env.step(int(action))
            total += float(reward)
    return total / games


def learn(model: Any, steps: int) -> None:
    """Let a model learn for so many steps, behind a bar."""
    with Progress(transient=True) as progress:
        bar = progress.add_task("Learning", total=steps)

        def go_on(*_: Any) -> bool:
            progress.update(bar, completed=model.num_timesteps)
            return True

        model.learn(steps, callback=go_on)


def main() -> None:
    """Learn, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--lesson", type=int, default=2048, help="steps before it learns from them")
    parser.add_argument("--games", type=int, default=50, help="by which it is measured")
    given = parser.parse_args()
    model = MaskablePPO(
        "MlpPolicy", environment(), n_steps=given.lesson, batch_size=min(512, given.lesson), gamma=1.0, seed=1
    )
    before = points(model, given.games)
    learn(model, given.steps)
    print(f"points at first {before:.1f}, at last {points(model, given.games):.1f}")


if __name__ == "__main__":
    main()
