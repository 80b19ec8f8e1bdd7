"""The search bot: legal, honest, reproducible, within its budget, and stronger than greedy."""

import itertools
import subprocess
import sys
from typing import Any

import pytest

import quartier
from quartier import Match, QuartierError
from quartier.bots.players import bot, play_to_the_end
from quartier.bots.search.bot import Budget, SearchBot
from quartier.bots.search.workspace import Workspace
from quartier.engine.move import kind
from quartier.engine.thinking import PLAIN
from tests.bots.games import EVERY_GAME, in_another_world, in_the_middle, played_on


def search(iterations: int = 60, seed: int = 1, threads: int = 1, **changes: Any) -> SearchBot:
    return SearchBot(seed, Budget(iterations=iterations, threads=threads), **changes)


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_it_ranks_exactly_the_legal_moves(name: str, options: dict[str, Any]) -> None:
    for moves in (0, 7, 30):
        match = in_the_middle(name, options, moves=moves)
        seat = match.waiting[-1]
        thought = search().think(match, seat)
        assert sorted(choice.action for choice in thought.choices) == sorted(match.actions(seat))
        visits = [choice.visits for choice in thought.choices]
        assert visits == sorted(visits, reverse=True)
        assert sum(visits) == thought.simulations == 60
        assert all(0 <= choice.win <= 1 for choice in thought.choices)


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_thinking_changes_nothing_at_the_table(name: str, options: dict[str, Any]) -> None:
    match = in_the_middle(name, options)
    before = match.record(), match.state.tobytes()
    search().think(match, match.waiting[0])
    assert (match.record(), match.state.tobytes()) == before


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_its_choice_does_not_depend_on_what_its_seat_cannot_know(name: str, options: dict[str, Any]) -> None:
    worlds = set()
    for moves in (3, 9, 25):
        match = in_the_middle(name, options, moves=moves)
        for seat in match.waiting:
            thoughts = set()
            for world in range(4):
                other = in_another_world(match, seat, world)
                worlds.add(other.state.tobytes())
                thoughts.add(search().think(other, seat))
            assert len(thoughts) == 1
    assert len(worlds) > 4, "the worlds must differ, or this proves nothing"


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_with_iterations_the_same_seed_finds_the_same(name: str, options: dict[str, Any], threads: int) -> None:
    match = in_the_middle(name, options)
    seat = match.waiting[0]
    thoughts = {search(90, seed, threads).think(match, seat) for seed in (5, 5, 5)}
    assert len(thoughts) == 1
    assert search(90, 6, threads).think(match, seat) not in thoughts


def test_threads_share_the_work() -> None:
    match = in_the_middle("paris", {})
    thought = search(90, threads=3).think(match, match.waiting[0])
    assert thought.simulations == sum(choice.visits for choice in thought.choices) == 90


def test_a_forced_move_is_made_at_once() -> None:
    match = quartier.new("tiny_towns", players=1, seed=2)
    thinker = search()
    thinker.think = None  # type: ignore[assignment, method-assign]
    while len(match.actions(0)) > 1:
        match.play_action(match.actions(0)[0], 0)
    assert thinker.choose(match, 0) == match.actions(0)[0]


def test_it_stops_at_the_first_look_at_the_clock_after_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = itertools.count()
    monkeypatch.setattr("quartier.bots.search.bot.perf_counter", lambda: next(looks) / 200)
    match = in_the_middle("paris", {})
    thought = SearchBot(1, Budget(seconds=0.05)).think(match, match.waiting[0])
    assert next(looks) == 11, "it looked at 0, 5 … 50 ms"
    assert thought.simulations > 50, "and made more simulations between two looks as it learned how long they take"


def count_as_milliseconds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let each simulation take a millisecond by the clock, and return where they are counted."""
    made, simulate = [0], Workspace.simulate

    def counted(space: Workspace, match: Match, seat: int, seed: int, simulations: int, only: int) -> None:
        simulate(space, match, seat, seed, simulations, only)
        made[0] += simulations

    monkeypatch.setattr(Workspace, "simulate", counted)
    monkeypatch.setattr("quartier.bots.search.bot.perf_counter", lambda: 1e-3 * made[0])
    return made


def with_a_single_move() -> Match:
    match = quartier.new("tiny_towns", players=2, seed=3)
    while len(match.actions(match.waiting[0])) > 1:
        match = played_on(match, 1)
    return match


def test_in_a_hurry_it_leaves_off_when_no_other_move_can_become_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    count_as_milliseconds(monkeypatch)
    match = in_the_middle("tiny_towns", {"players": 2}, moves=30)
    quick, whole = (SearchBot(1, Budget(seconds=4)).think(match, match.waiting[0], hurry) for hurry in (True, False))
    first, second = quick.choices[:2]
    assert quick.simulations < whole.simulations
    assert first.visits - second.visits > whole.simulations - quick.simulations
    assert first.action == whole.best.action


def test_in_a_hurry_it_knows_how_much_time_the_search_for_the_end_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single move is settled after half of the time: it is asked twenty times whether it is."""
    made, match, thinker = count_as_milliseconds(monkeypatch), with_a_single_move(), SearchBot(1, Budget(seconds=4))

    def solve(*_: Any) -> None:
        made[0] += 1400

    monkeypatch.setattr(thinker, "_solve", solve)
    thought = thinker.think(match, match.waiting[0], hurry=True)
    assert 1300 < thought.simulations < 1300 + 200 + 20


def test_in_a_hurry_it_does_not_think_long_about_the_only_move() -> None:
    match = with_a_single_move()
    seat = match.waiting[0]
    thought = SearchBot(1, Budget(seconds=0.2)).think(match, seat, hurry=True)
    assert [choice.action for choice in thought.choices] == match.actions(seat)


@pytest.mark.parametrize("threads", [1, 2])
def test_many_iterations_are_made_in_parts_between_which_it_can_be_ended(
    threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = in_the_middle("paris", {})
    seat = match.waiting[0]
    whole = search(100, threads=threads).think(match, seat)
    monkeypatch.setattr("quartier.bots.search.bot.AT_ONCE", 7)
    parts, simulate = [], Workspace.simulate

    def counted(space: Workspace, *arguments: Any) -> None:
        parts.append(arguments[3])
        simulate(space, *arguments)

    monkeypatch.setattr(Workspace, "simulate", counted)
    assert search(100, threads=threads).think(match, seat) == whole
    assert sum(parts) == 100
    assert max(parts) == 7


@pytest.mark.parametrize("budget", [Budget(iterations=10**9, threads=2), Budget(seconds=3600, threads=2)])
def test_whoever_ends_a_search_in_threads_ends_its_threads(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else Ctrl-C would wait until all has been thought; this would take an hour or more."""
    match = in_the_middle("paris", {})
    monkeypatch.setattr("quartier.bots.search.bot.AT_ONCE", 10)
    simulate, calls = Workspace.simulate, itertools.count()

    def interrupted(space: Workspace, *arguments: Any) -> None:
        if next(calls) == 20:
            raise KeyboardInterrupt
        simulate(space, *arguments)

    monkeypatch.setattr(Workspace, "simulate", interrupted)
    with pytest.raises(KeyboardInterrupt):
        SearchBot(1, budget).think(match, match.waiting[0])


THINKS_FOR_AN_HOUR = """
import threading, quartier
from quartier.bots.players import bot
from quartier.bots.search.workspace import Workspace
begun, simulate = threading.Event(), Workspace.simulate
Workspace.simulate = lambda *arguments: (begun.set(), simulate(*arguments))
match = quartier.new("paris", seed=1, first="orange")
threading.Thread(target=bot("search:seconds=3600,threads=2").choose, args=(match, 0), daemon=True).start()
begun.wait()
"""


def test_a_program_that_ends_does_not_wait_for_the_threads_of_a_bot() -> None:
    subprocess.run([sys.executable, "-c", THINKS_FOR_AN_HOUR], check=True, timeout=300)


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_whole_games_are_played_within_the_rules(name: str, options: dict[str, Any]) -> None:
    match = quartier.new(name, seed=11, **options)
    play_to_the_end(match, [search(8, seat) for seat in range(len(match.seats))])
    assert match.over


# --- from one move to the next -----------------------------------------------------------------------------


def visits_at_the_root(thinker: SearchBot) -> int:
    return sum(int(node.visits) for space in thinker._spaces for node in space.root_moves())


@pytest.mark.parametrize(("name", "options"), [("paris", {}), ("tiny_towns", {"players": 1})])
def test_what_was_found_out_serves_for_the_next_move(name: str, options: dict[str, Any]) -> None:
    match = quartier.new(name, seed=3, **options)
    thinker, kept = search(400), 0
    for _ in range(12):
        seat = match.waiting[0]
        if seat == 0 and len(match.actions(0)) > 1:
            thought = thinker.think(match, 0)
            assert thought.simulations == 400, "those for decisions before don't count"
            kept += visits_at_the_root(thinker) - 400
            match.play_action(thought.best.action, 0)
        else:
            match.play_action(bot("greedy").choose(match, seat), seat)
    assert kept > 0


def test_after_an_undo_it_thinks_anew() -> None:
    match = quartier.new("tiny_towns", players=1, seed=3)
    thinker = search(50)
    thinker.think(match, 0)
    match.play_action(match.actions(0)[0], 0)
    thinker.think(match, 0)
    assert thinker.think(match.at(0), 0) == replace_count(search(50, 1), match.at(0), decisions=2)


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_in_another_game_it_thinks_anew(name: str, options: dict[str, Any]) -> None:
    """No moves were made in either: they can't tell the two games apart."""
    games = [in_the_middle(name, options, seed, moves=5) for seed in range(3, 13)]
    one, *others = [quartier.from_position(name, match.position()) for match in games]
    seat = one.waiting[0]
    other = next(match for match in others if seat in match.waiting)
    thinker = search(50)
    thinker.think(one, seat)
    assert thinker.think(other, seat) == replace_count(search(50), other, decisions=1, seat=seat)


def replace_count(thinker: SearchBot, match: Match, decisions: int, seat: int = 0) -> Any:
    """Think as a bot that has made so many decisions before."""
    thinker._decisions = decisions
    return thinker.think(match, seat)


def test_of_secret_moves_it_follows_nothing() -> None:
    """T42: which resource a rival chose is not seen before all have chosen."""
    match = quartier.new("tiny_towns", players=2, mode="town_hall", seed=1)
    while len(match.waiting) < 2 or any(len(match.actions(seat)) < 2 for seat in match.waiting):
        match.play_action(match.actions(match.waiting[0])[0], match.waiting[0])
    assert kind(match.moves(1)[0]) not in match.game.open_moves
    thinker = search(2000, modelled=False)
    match.play_action(thinker.think(match, 0).best.action, 0)
    match.play_action(match.actions(1)[0], 1)
    spaces = thinker._spaces
    thinker.think(match, 0)
    assert thinker._spaces is not spaces


def test_a_tree_without_room_for_more_still_thinks() -> None:
    match = in_the_middle("paris", {})
    seat = match.waiting[0]
    space = Workspace(match.game, match.game.thinking(2), nodes=len(match.actions(seat)) + 1)
    space.simulate(match, seat, 1, 300)
    assert sum(int(node.visits) for node in space.root_moves()) == 300


# --- budgets and strength ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "search", "search:", "search:iterations=0", "search:iterations=x", "search:seconds=-1", "search:seconds=nan",
        "search:seconds=1,iterations=1", "search:threads=2", "search:seconds=1,threads=0", "search:haste=1",
        "search:iterations=1.5", "search:seconds=inf",
    ],
)  # fmt: skip
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(QuartierError):
        bot(name)


@pytest.mark.parametrize(
    "setting",
    [
        "point=0", "temperature=0", "spread=-1", "doubt=nan", "width=inf", "exploration=-1", "worlds=-1",
        "horizon=-2", "ripe=1000000000000000000000", "candidates=-3", "breath=100000",
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["search", "uct"])
def test_a_setting_that_nobody_can_think_with_is_refused_before_any_game(kind: str, setting: str) -> None:
    with pytest.raises(QuartierError, match=setting.partition("=")[0]):
        bot(f"{kind}:iterations=10,{setting}")


def test_a_search_is_named_by_its_budget_and_settings() -> None:
    match = quartier.new("paris", seed=1)
    seat = match.waiting[0]
    assert bot("search:iterations=40,temperature=2.5,candidates=2", 3).choose(match, seat) in match.actions(seat)


def test_plain_uct_has_a_name_of_its_own() -> None:
    match = quartier.new("paris", seed=1)
    seat = match.waiting[0]
    assert bot("uct:iterations=80", 3).choose(match, seat) == search(80, 3, **PLAIN).choose(match, seat)


def test_who_names_no_bot_hears_of_every_kind_there_is() -> None:
    with pytest.raises(QuartierError, match="level-6, search:seconds=1, uct:seconds=1, net, net:FILE"):
        bot("nobody")


def test_it_beats_greedy() -> None:
    """P33 to P37: at a small fraction of what the strongest level may think."""
    wins = 0
    for seed in range(8):
        seat = seed % 2
        players = {seat: search(150, seed), 1 - seat: bot("greedy", seed)}
        wins += play_to_the_end(quartier.new("paris", seed=seed), players).winners == [seat]
    assert wins >= 6


def test_judging_moves_is_better_than_plain_uct() -> None:
    wins = 0
    for seed in range(8):
        seat = seed % 2
        players = {seat: search(100, seed), 1 - seat: search(100, seed, **PLAIN)}
        wins += play_to_the_end(quartier.new("paris", seed=seed), players).winners == [seat]
    assert wins >= 6
