"""How a search thinks: every setting counts, ends are counted right, and threads do not repeat each other."""

from dataclasses import fields, replace
from functools import cache
from math import tanh
from typing import Any

import pytest

import quartier
from quartier import Match
from quartier.bots import advice as advising
from quartier.bots.levels import Level, LevelBot
from quartier.bots.players import bot, play_to_the_end
from quartier.bots.search.bot import Budget, SearchBot
from quartier.bots.search.exact import Ending
from quartier.bots.search.outcome import MARGIN, WIN
from quartier.bots.search.thought import Thought
from quartier.bots.search.workspace import Workspace
from quartier.bots.search.worth import final, worth
from quartier.engine.thinking import Thinking
from tests.bots.games import in_the_middle

FEW = Budget(iterations=40)

SETTINGS: list[tuple[str, float, float, dict[str, Any]]] = [
    ("point", 1.0, 30.0, {"horizon": 2}),
    ("temperature", 1.0, 20.0, {}),
    ("exploration", 0.3, 5.0, {}),
    ("caution", 0.0, 0.5, {}),
    ("width", 2.0, 20.0, {"widening": 0.0}),
    ("widening", 0.0, 3.0, {"width": 1.0}),
    ("win_weight", 0.0, 1.0, {"horizon": -1}),
    ("spread", 1.0, 100.0, {"win_weight": 0.0}),
    ("doubt", 1.0, 100.0, {"horizon": 2, "win_weight": 1.0}),
    ("ripe", 1, 30, {}),
    ("worlds", 0, 4, {}),
    ("modelled", False, True, {}),
    ("advised", False, True, {"ripe": 1}),
    ("candidates", 1, 6, {}),
    ("rival_candidates", 1, 6, {"modelled": True, "candidates": 1}),
    ("horizon", 0, -1, {}),
]
"""Each with two values, and what else must hold for them to make a difference."""


@pytest.mark.parametrize(("name", "one", "other", "given"), SETTINGS, ids=[setting[0] for setting in SETTINGS])
def test_every_setting_changes_what_a_search_finds(name: str, one: float, other: float, given: dict[str, Any]) -> None:
    def thoughts(value: float) -> list[Thought]:
        settings = {**given, name: value}
        return [SearchBot(1, Budget(iterations=100), **settings).think(match, match.waiting[0]) for match in matches()]

    assert thoughts(one) != thoughts(other)


@cache
def matches() -> list[Match]:
    """Return some positions with much to choose from."""
    short = {"players": 2, "content": "short"}
    return [in_the_middle("munivers", short, moves=20), in_the_middle("tiny_towns", {"players": 1}, moves=30)]


def test_no_setting_is_left_out_here() -> None:
    assert {setting[0] for setting in SETTINGS} == {field.name for field in fields(Thinking)} - {"breath"}


# --- what the end is worth ---------------------------------------------------------------------------


def ended(name: str, seed: int, **options: Any) -> Match:
    match = quartier.new(name, seed=seed, **options)
    return play_to_the_end(match, [bot("random", 8 * seed + seat) for seat in range(len(match.seats))])


@pytest.mark.parametrize(("name", "options"), [("paris", {}), ("tiny_towns", {"players": 3})])
def test_the_last_move_of_a_game_is_worth_what_it_comes_to(name: str, options: dict[str, Any]) -> None:
    for seed in range(30):
        match = ended(name, seed, **options)
        last, before, comes_to = match.history[-1], match.at(len(match.history) - 1), final(match)
        found = worth(before, last.seat, last.action, FEW, 1)
        assert found.margins == pytest.approx(comes_to.margins)
        assert found.chances == pytest.approx(comes_to.chances)
        if len(before.actions(last.seat)) == 1:
            assert SearchBot(1, FEW).think(before, last.seat).best.win == pytest.approx(comes_to.chances[last.seat])


def test_a_margin_is_that_over_the_best_rival_and_a_victory_is_shared() -> None:
    shares = set()
    for seed in range(30):
        match = ended("tiny_towns", seed, players=3)
        totals, found = match.game.totals(match.state, match.tables, 3), final(match)
        for seat, margin in enumerate(found.margins):
            assert margin == totals[seat] - max(totals[:seat] + totals[seat + 1 :])
        assert [seat for seat, chance in enumerate(found.chances) if chance] == match.winners
        shares |= set(found.chances)
    assert shares == {0.0, 1 / 3, 0.5, 1.0}


def test_a_look_ahead_counts_evaluations_in_points_and_doubts_them() -> None:
    match = quartier.new("paris", seed=2)
    while not match.game.certain(match.state, match.tables):
        match.play_action(bot("greedy").choose(match, match.waiting[0]), match.waiting[0])
    seat, rules, after = match.waiting[0], match.game.rules, match.state
    action = match.actions(seat)[0]
    thinking = replace(match.game.thinking(2), point=7.0, doubt=3.0, horizon=0, modelled=False)
    space = Workspace(match.game, thinking, nodes=64)
    space.simulate(match, seat, 1, 1, only=action)
    rules.apply(after, match.tables, seat, action)
    own, rival = (int(rules.evaluate(after, match.tables, each)) for each in (seat, 1 - seat))
    assert own != rival
    assert space.sums[MARGIN, seat] == pytest.approx((own - rival) / 7)
    assert space.sums[WIN, seat] == pytest.approx(0.5 + 0.5 * tanh((own - rival) / 7 / 3))


# --- several at once ---------------------------------------------------------------------------------


def test_a_move_is_worth_the_same_however_many_threads_others_have() -> None:
    """All simulations of one move are those of one tree."""
    match = in_the_middle("paris", {})
    seat = match.waiting[0]
    found = {worth(match, seat, match.actions(seat)[0], Budget(iterations=40, threads=n), 1) for n in (1, 4)}
    assert len(found) == 1


def test_threads_think_in_worlds_of_their_own() -> None:
    match = in_the_middle("paris", {})
    thinker = SearchBot(1, Budget(iterations=90, threads=3))
    thinker.think(match, match.waiting[0])
    seen = {tuple(float(node.reward) for node in space.root_moves()) for space in thinker._spaces}
    assert len(seen) == 3


def test_of_several_who_decide_at_once_the_one_who_thinks_is_taken_first() -> None:
    match = quartier.new("tiny_towns", players=3, seed=1)
    while len(match.waiting) < 3 or min(len(match.actions(seat)) for seat in match.waiting) < 2:
        match.play_action(match.actions(match.waiting[0])[0], match.waiting[0])
    thinker = SearchBot(1, FEW, modelled=False)
    thinker.think(match, 2)
    assert {int(node.seat) for space in thinker._spaces for node in space.root_moves()} == {2}


# --- an end in sight ---------------------------------------------------------------------------------


def test_a_win_that_is_proved_is_played_though_nobody_knows_by_how_much() -> None:
    """P33 to P37: the budget suffices to prove that a move wins, and not for what is the most."""
    budget, found = Budget(iterations=12), 0
    for seed in range(40):
        match = quartier.new("paris", seed=seed)
        players = [bot("greedy", 2 * seed + seat) for seat in (0, 1)]
        while not match.over:
            seat = match.waiting[0]
            if match.game.certain(match.state, match.tables) and len(match.actions(seat)) > 1:
                solution = Ending(match.game).solve(match, seat, *budget.for_the_end(0.0))
                if solution.low > 0 and not solution.solved:
                    thought = SearchBot(seed, budget).think(match, seat)
                    assert not thought.solved
                    assert thought.best.action == solution.action
                    found += 1
            match.play_action(players[seat].choose(match, seat), seat)
    assert found > 5, "there must be such positions, or this proves nothing"


# --- hints -------------------------------------------------------------------------------------------


def test_a_hint_speaks_of_the_seat_that_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orange plays well and blue at random: before the end is solved both know who wins."""
    for name in ("FOR_FINDING", "FOR_TELLING"):
        monkeypatch.setattr(advising, name, Budget(iterations=20))
    match = quartier.new("paris", seed=5)
    players, hints = [SearchBot(1, Budget(iterations=100)), bot("random", 1)], {}
    while not match.over:
        seat = match.waiting[0]
        hint = advising.advice(match, seat)
        if not hint.solved:
            hints[seat] = hint
        match.play_action(players[seat].choose(match, seat), seat)
    assert hints[0].chance > 0.7
    assert hints[0].margin > 5
    assert hints[1].chance < 0.3
    assert hints[1].margin < -5


# --- levels ------------------------------------------------------------------------------------------


def choices_of(level: Level, match: Match, seat: int, seeds: int = 40) -> set[int]:
    """Return what players of a level choose who think the same and overlook other moves."""
    found = set()
    for seed in range(seeds):
        player = LevelBot(1, level)
        player._random.seed(seed)
        found.add(player.choose(match, seat))
    return found


def test_who_overlooks_moves_plays_another_good_one_that_it_thought_about() -> None:
    match = in_the_middle("paris", {}, moves=9)
    seat = match.waiting[0]
    thought = SearchBot(1, Level(breaths=0.1).budget(match.game, 2)).think(match, seat)
    tried = {choice.action for choice in thought.choices if choice.visits}
    assert len(tried) < len(thought.choices), "some moves must not have been tried, or this proves nothing"
    assert choices_of(Level(breaths=0.1), match, seat) == {thought.best.action}
    seen = choices_of(Level(sight=30, breaths=0.1), match, seat)
    assert len(seen) > 2
    assert seen <= tried
    assert choices_of(Level(sight=1, breaths=0.1), match, seat) <= tried


def test_who_overlooks_moves_overlooks_them_at_a_solved_end_too() -> None:
    match = quartier.new("paris", seed=4)
    while not match.game.certain(match.state, match.tables) or len(match.actions(match.waiting[0])) > 12:
        match.play_action(bot("greedy", 1).choose(match, match.waiting[0]), match.waiting[0])
    seat = match.waiting[0]
    thought = SearchBot(1, Level(breaths=0.6).budget(match.game, 2)).think(match, seat)
    assert thought.solved, "or this proves nothing"
    assert choices_of(Level(breaths=0.6), match, seat) == {thought.best.action}
    assert len(choices_of(Level(sight=30, breaths=0.6), match, seat)) > 2


def test_a_level_thinks_about_another_game_as_long_as_that_one_wants() -> None:
    level = Level(breaths=0.1)
    player = LevelBot(1, level)
    games = [in_the_middle("paris", {}), in_the_middle("tiny_towns", {"players": 1}, moves=30)]
    budgets = [level.budget(match.game, len(match.seats)) for match in games]
    assert budgets[0] != budgets[1], "or this proves nothing"
    for match, budget in zip(games, budgets, strict=True):
        seat = match.waiting[0]
        assert player.choose(match, seat) == SearchBot(1, budget).choose(match, seat)
        assert player._searching(match)._simulations == budget.iterations
