"""PettingZoo's own tests run on our environments, and games in them go as they go in a match."""

import pickle
import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest

import quartier
from quartier.engine.errors import BadOption, IllegalMove, QuartierError
from quartier.envs import aec, gymnasium, parallel
from quartier.envs.ids import ZOO_IDS
from quartier.envs.zoo import QuartierAEC, QuartierParallel

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it loads its classic games in an old way
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("paris", {}),
    ("paris", {"form": "compact", "view": "features"}),
    ("tiny_towns", {"players": 2}),
    ("tiny_towns", {"players": 3, "form": "compact", "rewards": "margin"}),
    ("munivers", {"players": 2, "content": "short", "form": "compact"}),
]
EVERY = pytest.mark.parametrize(("name", "given"), SMALL, ids=lambda value: str(value))


@pytest.fixture
def dictionaries() -> Iterator[None]:
    """PettingZoo's tests know the classic games by name to which masks belong; ours are warned about."""
    with warnings.catch_warnings():
        for message in ("Observation is not a NumPy", "Observation space for each agent", "Action mask numpy array is"):
            warnings.filterwarnings("ignore", message)
        yield


@EVERY
@pytest.mark.usefixtures("dictionaries")
def test_the_test_of_the_interface_passes(name: str, given: dict[str, Any]) -> None:
    api_test(aec(name, **given), num_cycles=60)


@EVERY
def test_the_test_of_the_parallel_interface_passes(name: str, given: dict[str, Any]) -> None:
    parallel_api_test(parallel(name, **given), num_cycles=60)


@EVERY
def test_the_same_seed_brings_the_same_game(name: str, given: dict[str, Any]) -> None:
    seed_test(lambda: aec(name, **given), num_cycles=20)
    parallel_seed_test(lambda: parallel(name, illegal="random", **given), num_cycles=20)


@pytest.mark.parametrize(("name", "options"), [("paris", {}), ("tiny_towns", {"players": 1})])
def test_games_end_after_as_many_cycles_as_are_wanted(name: str, options: dict[str, Any]) -> None:
    given = {"illegal": "random", **options}
    makers = {
        "env": lambda max_cycles: aec(name, max_cycles=max_cycles, **given),
        "parallel_env": lambda max_cycles: parallel(name, max_cycles=max_cycles, **given),
    }
    max_cycles_test(SimpleNamespace(**makers))


def test_both_kinds_of_pictures_are_drawn() -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray)):
        env = aec("paris", render_mode=mode)
        env.reset(seed=1)
        first = env.render()
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        second = env.render()
        assert isinstance(first, kind)
        assert np.any(first != second)
    assert second.shape[1:] == (960, 3)
    assert second.dtype == np.uint8
    with pytest.raises(QuartierError, match="without a render_mode"):
        aec("paris").render()


@EVERY
def test_a_game_goes_as_it_goes_in_a_match(name: str, given: dict[str, Any]) -> None:
    env, random = aec(name, **given), np.random.default_rng(1)
    options = {key: value for key, value in given.items() if key not in ("form", "view", "rewards")}
    match = quartier.new(name, seed=9, **options)
    moves: list[tuple[int, int]] = []
    env.reset(seed=9)
    env._episode.on_move = lambda seat, action: moves.append((seat, action))
    for agent in env.agent_iter():
        told, reward, over, _, _ = env.last()
        if not over:
            before = len(moves)
            env.step(random.choice(np.flatnonzero(told["action_mask"])))
            for seat, action in moves[before:]:
                assert seat == match.waiting[0] == env.possible_agents.index(agent)
                match.play_action(action, seat)
            continue
        seat = env.possible_agents.index(agent)
        totals = [score["total"] for score in match.true_scores()]
        margin = totals[seat] - max(totals[:seat] + totals[seat + 1 :])
        outcome = -1 if seat not in match.winners else 1 if len(match.winners) == 1 else 0
        assert reward == (margin if given.get("rewards") == "margin" else outcome)
        env.step(None)
    assert match.over


@pytest.mark.parametrize("form", ["flat", "compact"])
def test_seats_that_decide_at_once_do_so_in_one_step(form: str) -> None:
    env, random = parallel("tiny_towns", players=4, form=form), np.random.default_rng(2)
    told, _ = env.reset(seed=3)
    moves: list[tuple[int, int]] = []
    env._episode.on_move = lambda seat, action: moves.append((seat, action))
    match, together = quartier.new("tiny_towns", seed=3, players=4), 0
    while env.agents:
        masks = {agent: told[agent]["action_mask"] for agent in env.agents}
        waiting = [seat for seat, mask in enumerate(masks.values()) if mask.any()]
        assert waiting == match.waiting
        actions = {agent: int(random.choice(np.flatnonzero(mask))) for agent, mask in masks.items() if mask.any()}
        told, rewards, *_ = env.step(actions)
        together = max(together, len(moves))
        for seat, action in moves:
            match.play_action(action, seat)
        moves.clear()
    assert together == 4
    assert match.over
    assert sum(reward == 1 for reward in rewards.values()) == (len(match.winners) == 1)


def test_illegal_actions_change_nothing() -> None:
    env = parallel("tiny_towns", players=2)
    told, _ = env.reset(seed=3)
    good = {agent: int(np.flatnonzero(told[agent]["action_mask"])[0]) for agent in env.agents}
    for wrong in (10**9, -1, None, "place", 1.5, int(np.flatnonzero(told["player_1"]["action_mask"] == 0)[0])):
        with pytest.raises(IllegalMove, match="action_mask"):
            env.step({**good, "player_1": wrong})
    with pytest.raises(QuartierError, match="player_1 must decide now"):
        env.step({"player_0": good["player_0"]})
    for agent in env.agents:
        assert all((env.observe(agent)[key] == told[agent][key]).all() for key in told[agent])
    env.step(good)


def test_an_environment_goes_on_in_another_process() -> None:
    env = aec("paris", form="compact")
    env.reset(seed=4)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    twin = pickle.loads(pickle.dumps(env))
    for key, value in env.observe(env.agent_selection).items():
        assert (twin.observe(twin.agent_selection)[key] == value).all()


@pytest.mark.parametrize("wrong", [
    {"form": "round"}, {"view": "all"}, {"illegal": "fine"}, {"render_mode": "human"}, {"rewards": "gold"},
    {"max_cycles": 0}, {"hand": 3}, {"hands": 1},
])  # fmt: skip
def test_what_an_environment_does_not_take_is_explained(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        aec("paris", **wrong)


def test_names_carry_the_version_of_the_rules() -> None:
    version = quartier.new("tiny_towns").game.version
    assert str(aec("tiny_towns", players=2)) == f"tiny_towns_v{version}"
    for kind, made in (("aec", QuartierAEC), ("parallel", QuartierParallel)):
        assert isinstance(pettingzoo.make(kind, ZOO_IDS["tiny_towns"], players=2).unwrapped, made)


def test_a_step_without_a_game_is_explained() -> None:
    for env, action in ((aec("paris"), 0), (parallel("paris"), {}), (gymnasium("paris"), 0)):
        with pytest.raises(QuartierError, match="reset the environment"):
            env.step(action)
    env = parallel("paris", max_cycles=1, illegal="random")
    env.reset()
    env.step({"player_0": 0, "player_1": 0})
    with pytest.raises(QuartierError, match="reset the environment"):
        env.step({"player_0": 0, "player_1": 0})


def test_an_agent_that_there_is_not_sees_nothing() -> None:
    for env in (aec("paris"), parallel("paris")):
        env.reset(seed=1)
        with pytest.raises(QuartierError, match="there are player_0, player_1"):
            env.observe("player_2")
