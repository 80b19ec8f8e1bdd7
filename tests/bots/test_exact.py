"""The exact end of a game, compared with brute force."""

import itertools
from collections.abc import Callable
from random import Random

import pytest

import quartier
from quartier import Match
from quartier.bots.players import bot
from quartier.bots.search.bot import Budget, SearchBot
from quartier.bots.search.exact import Ending, Solution


def value(match: Match, seat: int) -> int:
    """Return twice the margin, and one for a win by the tie-break; alone, twice the points."""
    totals = match.game.totals(match.state, match.tables, len(match.seats))
    if len(totals) == 1:
        return 2 * totals[0]
    won = 0 if len(match.winners) == 2 else 1 if seat in match.winners else -1
    return 2 * (totals[seat] - totals[1 - seat]) + won


def by_force(match: Match, seat: int) -> int:
    """Try every way to the end; return what the seat can reach."""
    if match.over:
        return value(match, seat)
    mover = match.waiting[0]
    found = []
    for action in match.actions(mover):
        after = match.copy()
        after.play_action(action, mover)
        found.append(by_force(after, seat))
    return max(found) if mover == seat else min(found)


def ways_to_the_end(match: Match, most: int) -> int:
    """Count the ways to the end, as far as that number."""
    if match.over:
        return 1
    ways = 0
    for action in match.actions(match.waiting[0]):
        after = match.copy()
        after.play_action(action, match.waiting[0])
        ways += ways_to_the_end(after, most - ways)
        if ways >= most:
            break
    return ways


def endings(name: str, most_ways: int, games: int, **options: object) -> list[Match]:
    """Return the last stages of random games that have no more ways to the end than that."""
    found = []
    for seed in range(games):
        match, random = quartier.new(name, seed=seed, **options), Random(seed)
        stages = []
        while not match.over:
            stages.append(match.copy())
            match.play_action(random.choice(match.actions(match.waiting[0])), match.waiting[0])
        for stage in reversed(stages):
            if not stage.game.certain(stage.state, stage.tables) or ways_to_the_end(stage, most_ways) >= most_ways:
                break
            found.append(stage)
    return found


CASES: list[Callable[[], list[Match]]] = [
    lambda: endings("paris", 400, 12, postcards="random"),
    lambda: endings("tiny_towns", 400, 12, players=1),
]


@pytest.mark.parametrize("stages", CASES)
def test_it_finds_what_trying_everything_finds(stages: Callable[[], list[Match]]) -> None:
    positions = stages()
    assert len(positions) > 20
    for match in positions:
        seat = match.waiting[0]
        solution = Ending(match.game).solve(match, seat, 1_000_000)
        assert solution.solved
        assert solution.low == by_force(match, seat)
        after = match.copy()
        assert solution.action is not None
        after.play_action(solution.action, seat)
        assert by_force(after, seat) == solution.low


def test_what_it_kept_from_one_position_does_not_mislead_in_the_next() -> None:
    """One table for all endings: of several games, in any order."""
    ending = None
    for match in endings("paris", 300, 6):
        ending = ending or Ending(match.game)
        seat = match.waiting[0]
        assert ending.solve(match, seat, 1_000_000).low == by_force(match, seat)


def test_a_budget_too_small_proves_nothing() -> None:
    match = endings("paris", 400, 1)[-1]
    solution = Ending(match.game).solve(match, match.waiting[0], 0)
    assert not solution.solved
    assert solution.action is None


def test_the_bot_says_that_a_position_is_solved_and_it_comes_so() -> None:
    match = quartier.new("paris", seed=4)
    while not match.game.certain(match.state, match.tables) or len(match.actions(match.waiting[0])) > 12:
        match.play_action(bot("greedy", 1).choose(match, match.waiting[0]), match.waiting[0])
    thinker = SearchBot(1, Budget(iterations=100_000))
    seat = match.waiting[0]
    thought = thinker.think(match, seat)
    assert thought.solved
    while not match.over:
        mover = match.waiting[0]
        match.play_action(thinker.think(match, mover).best.action, mover)
    totals = match.game.totals(match.state, match.tables, 2)
    assert totals[seat] - totals[1 - seat] == thought.best.margin


@pytest.mark.parametrize(("low", "margin", "win"), [(7, 3, 1.0), (-7, -3, 0.0), (1, 0, 1.0), (-1, 0, 0.0), (0, 0, 0.5)])
def test_a_value_is_a_margin_and_a_winner(low: int, margin: int, win: float) -> None:
    solution = Solution(low, low, None, 0)
    assert (solution.margin, solution.win) == (margin, win)


def test_phase_1_of_paris_is_not_certain() -> None:
    match = quartier.new("paris", seed=1)
    assert not match.game.certain(match.state, match.tables)


@pytest.mark.parametrize("mode", ["builder", "town_hall"])
def test_only_alone_with_every_card_seen_is_tiny_towns_certain(mode: str) -> None:
    """T43: the deck is never shuffled again."""
    match = quartier.new("tiny_towns", players=1, seed=1)
    other = quartier.new("tiny_towns", players=1, seed=1, mode=mode)
    assert not match.game.certain(match.state, match.tables)
    while match.game.record(match.state).deck.any():
        match.play_action(match.actions(0)[0], 0)
    assert match.game.certain(match.state, match.tables)
    assert not other.game.certain(other.state, other.tables)


# --- time --------------------------------------------------------------------------------------------


def beginning_of_phase_2() -> Match:
    """Return a position of Paris far from its end, where a player has some hundred moves."""
    match = quartier.new("paris", seed=4)
    while not match.game.certain(match.state, match.tables):
        match.play_action(bot("greedy", 1).choose(match, match.waiting[0]), match.waiting[0])
    return match


def test_the_search_for_the_end_looks_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a position takes on this machine, the rest of the time is for thinking."""
    looks = itertools.count()
    monkeypatch.setattr("quartier.bots.search.exact.perf_counter", lambda: next(looks) / 100)
    monkeypatch.setattr("quartier.bots.search.bot.perf_counter", lambda: next(looks) / 100)
    match = beginning_of_phase_2()
    thought = SearchBot(1, Budget(seconds=1.0)).think(match, match.waiting[0])
    assert not thought.solved
    assert thought.simulations > 0
    assert 100 <= next(looks) < 110, "a hundredth of a second from one look to the next"


def test_it_makes_no_difference_how_often_it_looks_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    for match in endings("paris", 400, 3):
        found = set()
        for between in (1, 7, 1_000_000):
            monkeypatch.setattr("quartier.bots.search.exact.BETWEEN_LOOKS", between)
            found.add(Ending(match.game).solve(match, match.waiting[0], 100_000))
        assert len(found) == 1
