"""Steps a second of learning environments on one core, in random play with masks, ours and others in one run.

    pip install -e '.[benchmark]'
    python benchmarks/environments.py

A step is an action together with the next observation, the legal actions and the rewards; games that end begin anew.
Ours and Pgx step many games at once in compiled code, which also draws the actions; PettingZoo's classic games and
OpenSpiel's C++ games are asked step by step from Python, as their users do. Everything runs on the same single core,
in turns and in short rounds, so that a noisy machine is noisy for everybody; medians are compared, and seconds are
the processor's.
"""

import argparse
import os
import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from math import prod
from typing import Any

from rich.progress import track
from turns import ROUNDS, SECONDS, in_turns

AT_ONCE = 64
"""Steps of Pgx between two looks at the clock."""
Steps = Iterator[int]
"""What says first how many numbers an observation has, then plays on and says after a while how many steps it made."""

ZOO = ("tictactoe-v3", "connect_four-v3", "leduc_holdem-v4", "chess-v6")
SPIEL = ("tic_tac_toe", "connect_four", "hex(board_size=8)", "backgammon", "go(board_size=9)", "chess")
PGX = ("tic_tac_toe", "connect_four", "hex", "othello", "backgammon", "go_9x9", "chess")


def on_one_core() -> None:
    """Stay on one core, before anything is imported that would start threads."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["OMP_NUM_THREADS"] = "1"


def ours(name: str, form: str, games: int, **options: Any) -> Steps:
    """Step a batch of our games."""
    from quartier.envs import vector

    batch = vector(name, games, form=form, **options)
    yield batch.observations.shape[1]
    while True:
        batch.step(batch.random_actions())
        yield games


def zoo(name: str) -> Steps:
    """Step one of PettingZoo's classic games."""
    import pettingzoo

    env = pettingzoo.make("aec", f"classic/{name}")
    env.reset()
    yield prod(env.observation_space(env.agents[0])["observation"].shape)
    while True:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            told, _, over, late, _ = env.last()
            ended = over or late
            env.step(None if ended else env.action_space(agent).sample(told["action_mask"]))
            steps += not ended
        yield steps


def spiel(name: str) -> Steps:
    """Step one of OpenSpiel's C++ games from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    yield prod(game.observation_tensor_shape())
    while True:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            state.observation_tensor()
            state.apply_action(random.choice(state.legal_actions()))
            state.rewards()
            steps += 1
        yield steps


def pgx_games(name: str, games: int) -> Steps:
    """Step a batch of one of Pgx's games."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(carried: Any, key: Any) -> tuple[Any, Any]:
        state, seen = carried
        to_draw, to_reset = jax.random.split(key)
        likely = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(to_draw, likely, axis=-1)
        state = step(state, actions, jax.random.split(to_reset, games))
        # What a learner would look at must be computed, so all of it is added up.
        return (state, seen + state.observation.sum() + state.legal_action_mask.sum() + state.rewards.sum()), None

    many = jax.jit(lambda carried, key: jax.lax.scan(once, carried, jax.random.split(key, AT_ONCE))[0])
    yield prod(env.observation_shape)
    key = jax.random.PRNGKey(0)
    carried = (jax.vmap(env.init)(jax.random.split(key, games)), jnp.float32(0))
    while True:
        key, now = jax.random.split(key)
        carried = jax.block_until_ready(many(carried, now))
        yield games * AT_ONCE


def measured(steps: Steps) -> float:
    """Return how many steps a second one round made."""
    made, start = 0, time.process_time()
    while (passed := time.process_time() - start) < SECONDS:
        made += next(steps)
    return made / passed


def contenders(games: int) -> dict[str, Callable[[], Steps]]:
    """Return all environments by their names."""
    from published import OPTIONS

    found: dict[str, Callable[[], Steps]] = {}
    for name, options in (*OPTIONS.items(), ("tiny_towns", {"players": 1})):
        for form in ("flat", "compact"):
            title = f"Quartier {name} {options or ''}, {form}"
            found[title] = lambda name=name, form=form, options=options: ours(name, form, games, **options)  # type: ignore[misc]
    found |= {f"Pgx {name}": lambda name=name: pgx_games(name, games) for name in PGX}  # type: ignore[misc]
    found |= {f"OpenSpiel {name}": lambda name=name: spiel(name) for name in SPIEL}  # type: ignore[misc]
    found |= {f"PettingZoo {name}": lambda name=name: zoo(name) for name in ZOO}  # type: ignore[misc]
    return found


def main() -> None:
    """Read the command line, measure, print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=1024, help="how many at once, in our batches and in those of Pgx")
    parser.add_argument("--only", default="", help="measure only those with this in their names")
    given = parser.parse_args()
    on_one_core()
    runs = {name: make() for name, make in contenders(given.games).items() if given.only.lower() in name.lower()}
    sizes = {name: next(steps) for name, steps in runs.items()}
    for steps in track(runs.values(), "Compiling and warming up"):
        next(steps)
    found = in_turns({name: partial(measured, steps) for name, steps in runs.items()}, given.rounds)
    print("| environment | steps a second | lowest to highest | numbers in an observation |\n|---|---|---|---|")
    for name, values in sorted(found.items(), key=lambda item: -statistics.median(item[1])):
        spread = f"{min(values):,.0f} to {max(values):,.0f}"
        print(f"| {name} | {statistics.median(values):,.0f} | {spread} | {sizes[name]:,} |")


if __name__ == "__main__":
    main()
