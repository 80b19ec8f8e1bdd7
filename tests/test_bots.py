"""The bots: legal, honest, and greedy is worth more than chance."""

import numpy as np
import pytest

import quartier
from quartier import QuartierError
from quartier.bots.players import bot, play_to_the_end
from tests.paris.boards import at, paving


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(QuartierError, match=r"the bots are random, level-1, .*level-3, greedy, level-4, "):
        bot("oracle")


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_plays_whole_games_and_the_same_seed_the_same_game(name: str) -> None:
    games = [
        play_to_the_end(quartier.new("paris", seed=3, postcards="random"), [bot(name, seed), bot(name, seed + 1)])
        for seed in (5, 5, 6)
    ]
    assert all(match.over for match in games)
    assert games[0].record() == games[1].record()
    assert games[0].record() != games[2].record()


def test_greedy_takes_the_move_with_the_best_live_score() -> None:
    match = at(paving=paving("o", l="b3"), reserve={"orange": ["line3"]}, tokens={"orange": 0, "blue": 0})
    match.play_action(bot("greedy").choose(match, 0), 0)
    assert match.scores()[0]["lit"] == 3


def test_greedy_does_not_foresee_what_is_drawn() -> None:
    """It judges in a world redrawn from what it knows: the true hand of the rival changes nothing."""
    match = quartier.new("paris", seed=8)
    seat = match.waiting[0]
    chosen = bot("greedy", 4).choose(match, seat)
    state = match.state
    match.game.rules.resample(state, match.tables, seat, np.uint64(99))
    position = match.game.position(state, match.tables, match.options)
    assert bot("greedy", 4).choose(quartier.from_position("paris", position), seat) == chosen


@pytest.mark.compiled
def test_greedy_beats_random() -> None:
    """P33 to P37: it wins nearly always, from either seat."""
    wins = 0
    for seed in range(20):
        seat = seed % 2
        players = {seat: bot("greedy", seed), 1 - seat: bot("random", seed)}
        wins += play_to_the_end(quartier.new("paris", seed=seed), players).winners == [seat]
    assert wins >= 18


def test_a_listener_hears_every_move() -> None:
    heard = []
    match = quartier.new("paris", seed=1)
    play_to_the_end(match, [bot("random"), bot("random")], lambda played: heard.append(len(played.history)))
    assert heard == list(range(1, len(match.history) + 1))
