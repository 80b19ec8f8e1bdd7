"""Thousands of games at once go as they go one by one."""

import sys
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from importlib import import_module
from threading import Event
from time import sleep
from typing import Any

import gymnasium
import numpy as np
import pytest

import quartier
from quartier.engine.errors import BadOption, IllegalMove, QuartierError
from quartier.envs import vector
from quartier.envs.choices import Decision, plan_of, width_of
from quartier.envs.features import features
from quartier.envs.ids import IDS
from quartier.envs.rows import room, rows_of

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("paris", {"hand": 2}),
    ("paris", {"form": "compact", "rewards": "margin"}),
    ("tiny_towns", {"players": 3}),
    ("tiny_towns", {"players": 1, "form": "compact"}),
    ("munivers", {"players": 2, "content": "short", "form": "compact"}),
    ("munivers", {"players": 2, "content": "short", "rewards": "margin"}),
]
EVERY = pytest.mark.parametrize(("name", "given"), SMALL, ids=lambda value: str(value))


def expected_rewards(match: quartier.Match, kind: str) -> list[float]:
    """Return what an end is worth to each seat."""
    totals = [float(score["total"]) for score in match.true_scores()]
    if len(totals) == 1:
        return totals
    if kind == "margin":
        return [own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals)]
    won = 1 if len(match.winners) == 1 else 0
    return [won if seat in match.winners else -1 for seat in range(len(totals))]


@EVERY
def test_each_row_goes_as_a_match_and_the_next_game_follows(name: str, given: dict[str, Any]) -> None:
    batch = vector(name, 3, seed=40, **given)
    options = {key: value for key, value in given.items() if key not in ("form", "rewards")}
    matches = [quartier.new(name, seed=40 + row, **options) for row in range(3)]
    decisions: list[Any] = [None] * 3
    ends = [0, 0, 0]
    while min(ends) < 2:
        acted = batch.seats.copy()
        for row, match in enumerate(matches):
            seat = match.waiting[0]
            assert batch.seats[row] == seat
            seen = np.zeros_like(batch.observations[row])
            match.game.rules.observe(match.state, match.tables, seat, seen)
            assert (batch.observations[row] == seen).all()
            if batch.compact:
                legal = sorted(match.actions(seat))
                decisions[row] = decisions[row] or Decision(plan_of(match.game), width_of(match.game), legal)
                assert (batch.masks[row] == decisions[row].mask).all()
                assert (batch.chosen[row] == decisions[row].chosen).all()
            else:
                assert sorted(batch.legal[row, : batch.counts[row]]) == sorted(set(match.actions(seat)))
        actions = batch.random_actions()
        batch.step(actions)
        for row, match in enumerate(matches):
            move: int | None = int(actions[row])
            if batch.compact:
                move = decisions[row].choose(int(actions[row]))
            if move is not None:
                match.play_action(move, int(acted[row]))
                decisions[row] = None
            assert batch.ended[row] == match.over
            assert batch.rewards[row].any() <= match.over
            if match.over:
                assert batch.rewards[row].tolist() == expected_rewards(match, given.get("rewards", "outcome"))
                seen = np.zeros_like(batch.observations[row])
                match.game.rules.observe(match.state, match.tables, int(acted[row]), seen)
                assert (batch.last_observations[row] == seen).all()
                ends[row] += 1
                matches[row] = quartier.new(name, seed=40 + row + 3 * ends[row], **options)


@pytest.mark.parametrize("form", ["flat", "compact"])
def test_threads_change_nothing(form: str) -> None:
    alone, together = (vector("paris", 37, seed=5, threads=threads, form=form) for threads in (1, 3))
    ended = 0
    for _ in range(200):
        actions = alone.random_actions()
        assert (together.random_actions() == actions).all()
        for batch in (alone, together):
            batch.step(actions)
        for name in ("observations", "counts", "masks", "chosen", "seats", "rewards", "ended"):
            assert (getattr(alone, name) == getattr(together, name)).all(), name
        ended += int(alone.ended.sum())
    assert ended > 37
    together.close()


@pytest.mark.parametrize("form", ["flat", "compact"])
def test_a_step_with_an_illegal_action_changes_nothing(form: str) -> None:
    batch = vector("tiny_towns", 4, players=2, form=form)
    good = batch.random_actions()
    before = batch._rows.states.copy()
    taken = good.astype(np.int64)
    illegal = batch.masks if batch.compact else batch.flat_masks()
    for wrong in (-1, 2**31 - 1, 2**40, int(np.flatnonzero(illegal[2] == 0)[0])):
        taken[2] = wrong
        with pytest.raises(IllegalMove, match="game 2"):
            batch.step(taken)
    for nonsense in (good[:3], good.astype(float), None, good.reshape(2, 2)):
        with pytest.raises(QuartierError, match="takes 4 whole numbers"):
            batch.step(nonsense)
    for steering in (batch.legal, batch.counts, batch.masks, batch.seats):
        with pytest.raises(ValueError, match="read-only"):
            steering[...] = 0
    assert (batch._rows.states == before).all()
    batch.step(good)


@pytest.mark.parametrize("nonsense", [[[1], [2, 3], 4, 5], {1: 2}, "four", [None] * 4])
def test_what_is_no_array_at_all_is_explained_too(nonsense: Any) -> None:
    with pytest.raises(QuartierError, match="takes 4 whole numbers"):
        vector("tiny_towns", 4, players=2).step(nonsense)


def test_actions_may_lie_in_a_buffer_that_the_step_writes_to() -> None:
    """Here the moves that one row offers are made in all of them: the first row must not change those of the others."""
    batch, twin = (vector("tiny_towns", 3, players=1, mode="solo", buildings="first", seed=1) for _ in range(2))
    while not all(set(batch.legal[0, :3]) <= set(batch.legal[row, : batch.counts[row]]) for row in range(3)):
        for one in (batch, twin):
            one.step(one.legal[:, 0].copy())
    twin.step(batch.legal[0, :3].copy())
    batch.step(batch.legal[0, :3])
    assert (batch._rows.states == twin._rows.states).all()


def test_who_interrupts_a_step_goes_on_when_all_threads_have_left_off(monkeypatch: pytest.MonkeyPatch) -> None:
    batch, done = vector("tiny_towns", 4, players=2, threads=2), Event()
    actions, deal = batch.random_actions(), batch.observations.copy()

    def interrupted(*given: Any) -> None:
        first = given[-2]
        if first == 0:
            raise KeyboardInterrupt
        sleep(0.2)
        done.set()

    with monkeypatch.context() as patched:
        patched.setattr("quartier.envs.batch.step_rows", interrupted)
        with pytest.raises(KeyboardInterrupt):
            batch.step(actions)
    assert done.is_set()
    with pytest.raises(QuartierError, match=r"interrupted halfway; reset\(\) begins anew"):
        batch.step(actions)
    batch.reset()
    assert (batch.observations == deal).all()
    batch.step(actions)
    batch.close()


def test_after_what_was_refused_nobody_needs_to_begin_anew() -> None:
    batch = vector("tiny_towns", 4, players=2, threads=2)
    with pytest.raises(IllegalMove):
        batch.step(np.full(4, -1))
    batch.step(batch.random_actions())
    batch.close()


def test_who_looks_at_a_batch_waits_until_a_step_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    batch, begun, may_end = vector("paris", 2), Event(), Event()
    actions = batch.random_actions()

    def held_up(*_: Any) -> None:
        begun.set()
        may_end.wait(60)

    monkeypatch.setattr("quartier.envs.batch.step_rows", held_up)
    with ThreadPoolExecutor(3) as threads:
        step = threads.submit(batch.step, actions)
        begun.wait(60)
        looks = [threads.submit(look) for look in (batch.flat_masks, batch.features)]
        waited_for = wait([step, *looks], timeout=0.3)
        may_end.set()
    assert not waited_for.done
    assert looks[0].result().any()


def test_games_for_which_there_is_no_memory_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(shape: Any, kind: Any) -> None:
        raise MemoryError(f"no room for {shape} of {kind}")

    setting = vector("paris", 1).setting
    monkeypatch.setattr("quartier.envs.rows.np.zeros", full)
    with pytest.raises(BadOption, match="more memory than there is"):
        rows_of(setting, 1 << 20, "flat", room, np.ascontiguousarray)


def test_threads_may_share_a_batch() -> None:
    batch = vector("paris", 8, form="compact")

    def play(_: int) -> int:
        made = 0
        for _ in range(300):
            with suppress(IllegalMove):  # another thread was faster
                batch.step(batch.random_actions())
                made += 1
        return made

    with ThreadPoolExecutor(4) as threads:
        assert sum(threads.map(play, range(4))) > 0
    for row in range(8):
        assert batch.setting.game.rules.check(batch._rows.states[row], batch.setting.tables) == 0


def test_a_batch_tells_the_features_of_what_is_seen_in_it() -> None:
    batch = vector("paris", 3)
    assert repr(batch) == "<3 games of paris at once, flat>"
    found = features(batch.setting.game, batch.observations)
    assert (batch.features() == found).all()
    half = batch.features(batch.observations[1:], np.float16)
    assert half.dtype == np.float16
    assert (half == found[1:].astype(np.float16)).all()
    with pytest.raises(BadOption, match=r"numpy\.float32 or numpy\.float16"):
        batch.features(kind=np.int32)


def test_a_closed_batch_goes_on_alone() -> None:
    batch = vector("paris", 5, threads=2)
    batch.close()
    batch.step(batch.random_actions())
    assert (batch.seats >= 0).all()


def test_the_same_seed_brings_the_same_games() -> None:
    batch = vector("munivers", 2, seed=3, players=2)
    first = batch.observations.copy()
    batch.step(batch.random_actions())
    batch.reset()
    assert (batch.observations == first).all()
    batch.reset(4)
    assert (batch.observations[0] == first[1]).all()


@pytest.mark.parametrize("wrong", [
    {"games": 0}, {"games": 1.5}, {"games": 2**40}, {"threads": 0}, {"form": "round"}, {"seed": 2**62}, {"seed": -1},
    {"rewards": "gold"}, {"hand": 3},
])  # fmt: skip
def test_what_a_batch_does_not_take_is_explained(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        vector("paris", **{"games": 2, **wrong})


def test_a_batch_needs_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    needs = [name for name in sys.modules if name.startswith("quartier.envs.")]
    for name in needs:
        monkeypatch.delitem(sys.modules, name)
    for lacking in ("gymnasium", "pettingzoo", "pyspiel"):
        monkeypatch.setitem(sys.modules, lacking, None)
    assert import_module("quartier.envs.batch").Batch("paris", 2).counts.all()


@pytest.mark.parametrize("given", [{"players": 2}, {"players": 2, "form": "compact", "view": "features"}])
def test_gymnasiums_vector_environment_tells_what_the_batch_says(given: dict[str, Any]) -> None:
    envs = gymnasium.make_vec(
        IDS["tiny_towns"], num_envs=3, vectorization_mode="vector_entry_point", threads=2, **given
    )
    batch = vector("tiny_towns", 3, seed=7, **{key: value for key, value in given.items() if key != "view"})
    told, infos = envs.reset(seed=7)
    ends = 0
    while ends < 4:
        assert told in envs.observation_space
        seen = features(batch.setting.game, batch.observations) if "view" in given else batch.observations
        assert (told["observation"] == seen).all()
        assert (told["action_mask"] == (batch.masks if batch.compact else batch.flat_masks())).all()
        assert (infos["seat"] == batch.seats).all()
        acted, actions = batch.seats.copy(), batch.random_actions()
        batch.step(actions)
        told, rewards, over, late, infos = envs.step(actions)
        assert (over == batch.ended).all()
        assert not late.any()
        assert rewards.tolist() == batch.rewards[np.arange(3), acted].tolist()
        for row in np.flatnonzero(over):
            assert infos["final_obs"][row] in envs.single_observation_space
            ends += 1
    envs.close()
