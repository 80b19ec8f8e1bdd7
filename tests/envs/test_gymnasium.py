"""Gymnasium's own check runs on our environments; rivals are bots, and play as they do at a table."""

import re
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import quartier
from quartier import envs
from quartier.bots.players import bot
from quartier.engine.errors import BadOption, QuartierError
from quartier.engine.extras import command_for
from quartier.envs.ids import IDS

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("paris", {"seat": 1, "opponents": "random"}),
    ("tiny_towns", {"players": 1}),
    ("tiny_towns", {"players": 3, "opponents": ["greedy", "random"], "form": "compact", "view": "features"}),
    ("munivers", {"players": 2, "content": "short", "form": "compact"}),
]


@pytest.mark.parametrize(("name", "given"), SMALL, ids=lambda value: str(value))
def test_gymnasiums_check_passes(name: str, given: dict[str, Any]) -> None:
    env = gymnasium.make(IDS[name], illegal="random", render_mode="ansi", **given)
    check_env(env.unwrapped)


def test_ids_carry_the_version_of_the_rules() -> None:
    assert IDS == {
        "paris": "quartier/Paris-v1",
        "tiny_towns": "quartier/TinyTowns-v3",
        "munivers": "quartier/Munivers-v11",
    }
    env = gymnasium.make("quartier.envs.ids:quartier/TinyTowns-v3", players=1, form="compact")
    told, _ = env.reset(seed=1)
    assert told in env.observation_space


@pytest.mark.parametrize("rival", ["greedy", "search:iterations=12"])
def test_rivals_play_as_they_do_at_a_table(rival: str) -> None:
    env, random = envs.gymnasium("paris", seat=1, opponents=rival), np.random.default_rng(3)
    match, other = quartier.new("paris", seed=8), bot(rival, 8)
    told, _ = env.reset(seed=8)
    over = False
    while not over:
        while match.waiting == [0]:
            match.play_action(other.choose(match, 0), 0)
        assert (env.action_masks() == told["action_mask"]).all()
        assert np.flatnonzero(told["action_mask"]).tolist() == sorted(match.actions(1))
        action = int(random.choice(np.flatnonzero(told["action_mask"])))
        match.play_action(action, 1)
        told, reward, over, late, _ = env.step(action)
        assert not late
    while not match.over:
        match.play_action(other.choose(match, 0), 0)
    assert reward == (0 if len(match.winners) == 2 else 1 if match.winners == [1] else -1)


def test_a_solo_game_is_worth_its_points() -> None:
    env, match = envs.gymnasium("tiny_towns", players=1), quartier.new("tiny_towns", seed=5, players=1)
    random, over = np.random.default_rng(1), False
    told, _ = env.reset(seed=5)
    while not over:
        action = int(random.choice(np.flatnonzero(told["action_mask"])))
        match.play_action(action, 0)
        told, reward, over, *_ = env.step(action)
    assert match.over
    assert reward == match.true_scores()[0]["total"] != 0


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    first, second = (envs.gymnasium("paris", opponents="random") for _ in range(2))
    for env in (first, second):
        env.reset(seed=2)
    told = [env.reset()[0]["observation"] for env in (first, second, first)]
    assert (told[0] == told[1]).all()
    assert (told[0] != told[2]).any()


@pytest.mark.parametrize("wrong", [
    {"seat": 2}, {"seat": True}, {"opponents": "nobody"}, {"opponents": ["random", "random"]}, {"opponents": None},
    {"opponents": [3]},
])  # fmt: skip
def test_what_is_wrong_is_explained(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        envs.gymnasium("paris", **wrong)


@pytest.mark.parametrize(("module", "lacks", "make"), [
    ("zoo", "pettingzoo", envs.aec), ("single", "gymnasium", envs.gymnasium),
])  # fmt: skip
def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, module: str, lacks: str, make: Any) -> None:
    make("paris")
    monkeypatch.delattr(f"quartier.envs.{module}")
    monkeypatch.delitem(sys.modules, f"quartier.envs.{module}")
    monkeypatch.setitem(sys.modules, lacks, None)
    with pytest.raises(QuartierError, match=rf"{lacks}.*{re.escape(command_for('envs'))}"):
        make("paris")
