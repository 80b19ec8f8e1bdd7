"""OpenSpiel's own tests and its generic players run on our games, and learn nothing that a seat can't know."""

import pickle
import re
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

import quartier
from quartier.engine.errors import BadOption, IllegalMove, QuartierError
from quartier.engine.extras import command_for
from quartier.envs import openspiel

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("paris", {"hand": 2}),
    ("tiny_towns", {"players": 2}),
    ("tiny_towns", {"players": 1}),
    ("munivers", {"players": 2, "content": "short"}),
]
EVERY = pytest.mark.parametrize(("name", "options"), SMALL, ids=lambda value: str(value))


def some_way_in(name: str, options: dict[str, Any], moves: int = 12) -> Any:
    """Return a state after some random moves."""
    state, random = openspiel(name, **options).new_initial_state(5), np.random.RandomState(3)
    for _ in range(moves):
        state.apply_action(random.choice(state.legal_actions()))
    return state


@EVERY
def test_openspiels_random_simulation_runs(name: str, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(openspiel(name, **options), num_sims=1, serialize=False, verbose=False)


@EVERY
def test_a_game_goes_as_it_goes_in_a_match(name: str, options: dict[str, Any]) -> None:
    state, match = openspiel(name, **options).new_initial_state(11), quartier.new(name, seed=11, **options)
    random = np.random.RandomState(1)
    while not state.is_terminal():
        seat = state.current_player()
        assert seat == match.waiting[0]
        assert state.legal_actions() == sorted(match.actions(seat))
        assert state.legal_actions(seat + 1) == []
        action = random.choice(state.legal_actions())
        assert state.action_to_string(action) in match.moves(seat)
        state.apply_action(action)
        match.play_action(action, seat)
        assert (state.world.state == match.state).all()
    assert match.over
    totals = [score["total"] for score in match.true_scores()]
    won = 1.0 if len(match.winners) == 1 else 0.0
    by_rank = [won if seat in match.winners else -1.0 for seat in range(len(totals))]
    assert state.returns() == ([float(totals[0])] if len(totals) == 1 else by_rank)


def test_a_margin_is_the_distance_to_the_best_rival() -> None:
    match = quartier.new("tiny_towns", seed=2, players=3)
    state = openspiel("tiny_towns", players=3, rewards="margin").new_initial_state(2)
    random = np.random.RandomState(1)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        action, seat = random.choice(state.legal_actions()), state.current_player()
        state.apply_action(action)
        match.play_action(action, seat)
    totals = [score["total"] for score in match.true_scores()]
    expected = [own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals)]
    assert state.returns() == expected
    assert len(set(expected)) > 1


@EVERY
def test_clones_go_their_own_way_and_copies_in_other_processes_are_equal(name: str, options: dict[str, Any]) -> None:
    state = some_way_in(name, options)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        before = str(state)
        assert (str(twin), twin.history()) == (before, state.history())
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before != str(twin)


@EVERY
def test_what_a_player_is_told_follows_from_what_its_seat_may_see(name: str, options: dict[str, Any]) -> None:
    state = some_way_in(name, options)
    for seat in range(state.num_players()):
        twins = [state.resample_from_infostate(seat, lambda share=share: share) for share in (0.1, 0.5, 0.9)]
        assert len({twin.information_state_string(seat) for twin in (state, *twins)}) == 1
        assert len({str(twin) for twin in (state, *twins)}) == 4
        assert all(twin.history() == state.history() for twin in twins)
        seen = state.world.observe(seat)
        assert (
            state.observation_tensor(seat) == state.information_state_tensor(seat) == seen.astype(np.float32).tolist()
        )


@pytest.mark.parametrize("player", [-1, 2, 99])
def test_nobody_knows_what_a_player_knows_who_is_not_there(player: int) -> None:
    state = openspiel("paris").new_initial_state(7)
    with pytest.raises(QuartierError, match=f"from 0 to 1; there is no {player}"):
        state.resample_from_infostate(player, lambda: 0.5)


def test_an_observation_has_the_fields_of_the_layout_and_spectators_see_no_hand() -> None:
    game = openspiel("paris")
    state = game.new_initial_state(7)
    own = make_observation(game)
    nobody, everybody = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=nobody))
    own.set_from(state, 1)
    public.set_from(state, 1)
    assert own.dict["planes"].shape == (16, 64)
    assert (own.dict["hand"].sum(), public.dict["hand"].sum()) == (1, 0)
    assert own.string_from(state, 0) != own.string_from(state, 1)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    with pytest.raises(QuartierError, match="one player sees"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=everybody))


@EVERY
def test_openspiels_tree_searches_run(name: str, options: dict[str, Any]) -> None:
    state, random = some_way_in(name, options, 30), np.random.RandomState(4)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    evaluator = RandomRolloutEvaluator(1, random)
    for bot in (
        MCTSBot(state.get_game(), 2.0, 12, evaluator, random_state=random),
        ISMCTSBot(state.get_game(), evaluator, 2.0, 12, random_state=random),
    ):
        assert bot.step(state) in state.legal_actions()


def test_an_option_may_imply_others() -> None:
    assert openspiel("tiny_towns", players=1).setting.options["mode"] == "solo"
    assert not pyspiel.load_game("quartier_paris_v1(edition=fr)").setting.options["dancer_walls"]


def test_wrong_parameters_and_moves_are_explained() -> None:
    with pytest.raises(BadOption, match="it takes 1, 2"):
        openspiel("paris", hand=3)
    with pytest.raises(BadOption, match="'rare'; they are outcome, margin"):
        openspiel("paris", rewards="rare")
    with pytest.raises(BadOption, match="words and numbers"):
        openspiel("tiny_towns", buildings=["farm", "chapel", "tavern", "theater", "well", "factory", "cottage"])
    with pytest.raises(BadOption, match="at its default"):
        openspiel("paris", edition="fr", dancer_walls=True)
    with pytest.raises(BadOption, match="a seed is"):
        openspiel("paris").new_initial_state(-1)
    state = openspiel("paris").new_initial_state(1)
    before = str(state)
    illegal = next(number for number in range(80_000) if number not in state.legal_actions())
    with pytest.raises(IllegalMove, match="is not legal"):
        state.apply_action(illegal)
    assert str(state) == before


def test_a_process_that_has_registered_a_game_ends_well() -> None:
    code = "from quartier.envs import openspiel; openspiel('paris').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    openspiel("paris")
    monkeypatch.delattr("quartier.envs.spiel")
    monkeypatch.delitem(sys.modules, "quartier.envs.spiel")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(QuartierError, match=f"pyspiel.*{re.escape(command_for('openspiel'))}"):
        openspiel("paris")
