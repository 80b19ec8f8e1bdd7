"""Reviews: blunders are named, endings are exact, luck and loss add up, and nothing is judged by what nobody knew."""

import json
import subprocess
import sys
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import quartier
from quartier import Match, QuartierError
from quartier.bots.players import bot, play_to_the_end
from quartier.bots.search.bot import Budget, SearchBot
from quartier.bots.search.exact import Ending, Solution
from quartier.bots.search.workspace import Workspace
from quartier.bots.search.worth import Worth, exact_worth, worth
from quartier.engine.errors import BadOption
from quartier.reviews import FORMAT, judging
from quartier.reviews import review as reviewing
from quartier.reviews.fortune import Step, attributed, foreseen
from quartier.reviews.judging import Opinion, judge
from quartier.reviews.review import LOSSES, Judged, Review, as_data, from_data, review, usual_budget
from tests.bots.games import EVERY_GAME, in_another_world, in_the_middle, played_on
from tests.bots.test_exact import by_force, endings

FEW = Budget(iterations=24)


def played(name: str, options: dict[str, Any], seed: int = 2, who: str = "greedy") -> Match:
    match = quartier.new(name, seed=seed, **options)
    return play_to_the_end(match, [bot(who, seat) for seat in range(len(match.seats))])


def blundered() -> tuple[Match, int]:
    """Return a game of Paris played on perfectly from its middle, but for one move, and the number of that move.

    That move gives a won game away.
    """
    for seed in range(40):
        match = quartier.new("paris", seed=seed)
        while not match.game.certain(match.state, match.tables) or len(match.actions(match.waiting[0])) > 25:
            match.play_action(bot("greedy", seed).choose(match, match.waiting[0]), match.waiting[0])
        ending, blunder = Ending(match.game), 0
        while not match.over:
            seat = match.waiting[0]
            moves = {
                move: exact_worth(match, seat, move, Budget(iterations=100_000), ending) for move in match.actions(seat)
            }
            chances = {move: found.chances[seat] for move, found in moves.items() if found is not None}
            best, worst = max(chances, key=chances.__getitem__), min(chances, key=chances.__getitem__)
            if not blunder and chances[best] == 1 and chances[worst] == 0:
                blunder = len(match.history) + 1
                best = worst
            match.play_action(best, seat)
        if blunder:
            return match, blunder
    raise AssertionError("no game to blunder in")


# --- what a move is worth ----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_a_single_move_has_a_worth_for_everybody(name: str, options: dict[str, Any]) -> None:
    match = in_the_middle(name, options)
    seat = match.waiting[0]
    found = worth(match, seat, match.actions(seat)[-1], FEW, 1)
    assert sum(found.chances) == pytest.approx(1)
    assert len(found.chances) == len(found.margins) == len(match.seats)
    if len(match.seats) == 2:
        assert sum(found.margins) == pytest.approx(0)
    assert worth(match, seat, match.actions(seat)[-1], FEW, 1) == found


def test_all_simulations_begin_with_the_move_in_question() -> None:
    match = quartier.new("tiny_towns", players=1, seed=4)
    worths = {worth(match, 0, action, Budget(iterations=200), 1).margins for action in match.actions(0)}
    assert len(worths) == len(match.actions(0)) > 1


# --- one decision ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_a_decision_is_judged_by_what_its_seat_could_know(name: str, options: dict[str, Any]) -> None:
    worlds = set()
    for moves in (4, 15):
        match = in_the_middle(name, options, moves=moves)
        for seat in match.waiting:
            opinions = set()
            for world in range(3):
                other = in_another_world(match, seat, world)
                worlds.add(other.state.tobytes())
                opinions.add(judge(other, seat, match.actions(seat)[-1], FEW, 3))
            assert len(opinions) == 1
    assert len(worlds) > 3, "the worlds must differ, or this proves nothing"


@pytest.mark.parametrize(("name", "options"), [("paris", {"postcards": "random"}), ("tiny_towns", {"players": 1})])
def test_solved_endings_lose_exactly_what_trying_everything_says(name: str, options: dict[str, Any]) -> None:
    lost = 0
    for stage in endings(name, 300, 8, **options)[::3]:
        match, random = stage.copy(), Random(1)
        start = len(match.history)
        while not match.over:
            match.play_action(random.choice(match.actions(match.waiting[0])), match.waiting[0])
        for one in _ending_reviewed(match, start):
            before, after = match.at(one.number - 1), match.at(one.number)
            hoped, got = (Solution(v, v, None, 0) for v in (by_force(before, one.seat), by_force(after, one.seat)))
            assert one.solved
            assert (one.points_before, one.points_after) == (hoped.margin, got.margin)
            if len(match.seats) == 2:
                assert (one.before[one.seat], one.after[one.seat]) == (hoped.win, got.win)
            lost += one.points_lost > 0
    assert lost > 3, "something must have been lost, or this proves nothing"


def _ending_reviewed(match: Match, start: int) -> list[Judged]:
    """Review the end of a game alone, as a game that began there."""
    end = match.at(start)
    twin = quartier.from_position(match.game.name, end.position())
    for move in match.history[start:]:
        twin.play_action(move.action, move.seat)
    decisions = reviewing.decisions_of(twin)
    if not decisions:
        return []
    return [replace(one, number=one.number + start) for one in review(twin, Budget(iterations=2000), 1).decisions]


def test_a_decision_takes_no_longer_than_it_may_though_what_was_played_is_never_proved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The clock stands still but for searches: for the end until their time is over, and a millisecond a simulation."""
    match = max(endings("paris", 300, 3), key=lambda stage: len(stage.actions(stage.waiting[0])))
    seat, now, simulate, solve = match.waiting[0], [0.0], Workspace.simulate, Ending.solve

    def solved_once(ending: Ending, position: Match, mover: int, _positions: int, until: float) -> Solution:
        solution = solve(ending, position, mover) if now[0] == 0 else Solution(-1, 1, None, 0)
        now[0] = until
        return solution

    def simulated(space: Workspace, position: Match, mover: int, seed: int, simulations: int, only: int) -> None:
        simulate(space, position, mover, seed, simulations, only)
        now[0] += 1e-3 * simulations

    monkeypatch.setattr(Ending, "solve", solved_once)
    monkeypatch.setattr(Workspace, "simulate", simulated)
    for module in ("bot", "worth"):
        monkeypatch.setattr(f"quartier.bots.search.{module}.perf_counter", lambda: now[0])
    best = SearchBot(3, Budget(seconds=1)).think(match, seat)
    assert best.solved, "or this proves nothing"
    now[0] = 0.0
    other = next(action for action in match.actions(seat) if action != best.best.action)
    assert not judge(match, seat, other, Budget(seconds=2), 3).solved
    assert 1 < now[0] < 2.05, "a few simulations more than may be are made before the clock is looked at"


def test_each_move_is_looked_at_twice_and_both_moves_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: dict[int, list[int]] = {}

    def noted(match: Match, seat: int, action: int, budget: Budget, seed: int) -> Worth:
        looked.setdefault(action, []).append(seed)
        return worth(match, seat, action, budget, seed)

    monkeypatch.setattr(judging, "worth", noted)
    match = in_the_middle("paris", {})
    seat = match.waiting[0]
    best = judge(match, seat, match.actions(seat)[0], FEW, 3).best
    other = next(action for action in match.actions(seat) if action != best)
    looked.clear()
    found = judge(match, seat, other, FEW, 3)
    assert found.best == best
    assert looked[other] == looked[best]
    assert len(set(looked[best])) == 2
    assert found.played_looks[0] != found.played_looks[1]


@pytest.mark.parametrize(
    ("lost", "points", "alone", "verdict"),
    [
        (0.15, 0, False, "blunder"), (0.149, 0, False, "mistake"), (0.05, 0, False, "mistake"),
        (0.049, 0, False, "slip"), (0.01, 0, False, "slip"), (0.009, 0.4, False, "sound"), (0.0, 0.5, False, "slip"),
        (0.0, 9, False, "slip"), (5, 5, True, "blunder"), (4.9, 4.9, True, "mistake"), (2, 2, True, "mistake"),
        (1.9, 1.9, True, "slip"), (0.5, 0.5, True, "slip"), (0.4, 0.4, True, "sound"),
    ],
)  # fmt: skip
def test_a_move_is_called_by_what_it_lost(lost: float, points: float, alone: bool, verdict: str) -> None:
    """Where nothing of the chance is lost, points alone make a slip at most."""
    assert reviewing._verdict(lost, points, alone) == verdict


# --- a whole game ------------------------------------------------------------------------------------


def test_a_blunder_is_the_turning_point() -> None:
    match, number = blundered()
    found = review(match, Budget(iterations=400), 2)
    worst = max(found.turning_points, key=lambda one: one.lost)
    assert worst.number == number
    assert worst.verdict == "blunder"
    assert worst.lost > 0.3
    assert worst.best != worst.played


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("paris", {}),
        ("tiny_towns", {"players": 1}),
        ("tiny_towns", {"players": 3}),
        ("munivers", {"players": 3}),
        ("tiny_towns", {"players": 2, "mode": "town_hall"}),
    ],
)
def test_luck_and_loss_add_up_to_the_change_of_the_chance_of_winning(name: str, options: dict[str, Any]) -> None:
    match = played_on(quartier.new(name, seed=3, **options), 60, seed=4)
    found = review(match, Budget(iterations=8), 2)
    for seat, account in enumerate(found.accounts):
        parts = account.start + account.own + account.rivals + account.luck + account.drift
        assert parts == pytest.approx(account.end)
        assert account.own <= 0
        assert account.own == pytest.approx(-sum(one.lost for one in found.decisions if one.seat == seat))
        assert account.decisions >= account.sound
    for one, following in zip(found.decisions, found.decisions[1:], strict=False):
        for seat in range(len(match.seats)):
            assert one.after[seat] + one.luck[seat] + one.drift[seat] == pytest.approx(following.before[seat])
        if not found.alone:
            assert sum(one.before) == pytest.approx(1)


def test_a_finished_game_ends_as_it_did() -> None:
    match = played("paris", {})
    found = review(match, Budget(iterations=8), 2)
    assert [account.end for account in found.accounts] == [float(seat in match.winners) for seat in (0, 1)]
    solo = played("tiny_towns", {"players": 1})
    alone = review(solo, Budget(iterations=2), 2)
    assert alone.alone
    assert alone.end == (solo.true_scores()[0]["total"],)


def test_with_iterations_the_same_comes_of_it_each_time_however_many_work() -> None:
    match = played_on(quartier.new("tiny_towns", players=3, seed=3), 30)
    assert as_data(review(match, FEW, 1)) == as_data(review(match, FEW, 3))
    assert as_data(review(match, FEW, 1)) != as_data(review(match, FEW, 1, seed=1))


def test_forced_moves_are_no_decisions() -> None:
    match = played("tiny_towns", {"players": 1})
    numbers = reviewing.decisions_of(match)
    assert len(numbers) < len(match.history)
    assert all(len(match.at(number).actions(0)) > 1 for number in numbers)


def test_progress_is_told_and_may_end_it() -> None:
    match, told = played("paris", {}), []

    class Enough(Exception):
        pass

    def stop(done: int, wanted: int) -> None:
        told.append((done, wanted))
        if done == 3:
            raise Enough

    with pytest.raises(Enough):
        review(match, FEW, 2, stop)
    decisions = len(reviewing.decisions_of(match))
    assert told == [(0, decisions), (1, decisions), (2, decisions), (3, decisions)]


@pytest.mark.parametrize("workers", [0, -1])
def test_a_review_needs_somebody_who_works(workers: int) -> None:
    with pytest.raises(BadOption, match=f"1 worker or more, not by {workers}"):
        review(played("paris", {}), FEW, workers)


WITHOUT_THE_LAB = """
import sys
for name in ("scipy", "matplotlib", "joblib", "choix", "ray", "onnxruntime"):
    sys.modules[name] = None
import quartier
from quartier.bots.players import bot, play_to_the_end
from quartier.bots.search.bot import Budget
from quartier.reviews.review import as_data, from_data, review
from quartier.reviews.wording import Wording
match = play_to_the_end(quartier.new("paris", seed=1), [bot("random", 0), bot("random", 1)])
found = from_data(match, as_data(review(match, Budget(iterations=8), workers=1)))
print(Wording(found, "fr").players()[0][0], "quartier.lab" in sys.modules)
"""


def test_a_review_needs_no_library_that_players_do_not_have() -> None:
    command = [sys.executable, "-c", WITHOUT_THE_LAB]
    assert subprocess.run(command, check=True, timeout=300, capture_output=True, text=True).stdout == "Joueur False\n"


THINKS_FOR_HOURS = """
import signal, threading, quartier
from quartier.bots.search.bot import Budget
from quartier.bots.search.workspace import Workspace
from quartier.reviews.review import review
begun, simulate = threading.Event(), Workspace.simulate
Workspace.simulate = lambda *arguments: (begun.set(), simulate(*arguments))
main = threading.main_thread().ident
threading.Thread(target=lambda: (begun.wait(), signal.pthread_kill(main, signal.SIGINT)), daemon=True).start()
match = quartier.new("paris", seed=1, first="orange").play("take/V6")
try:
    review(match, Budget(seconds=3600), workers=2)
except KeyboardInterrupt:
    print("ended")
"""


def test_whoever_leaves_does_not_wait_for_what_is_thought_over() -> None:
    command = [sys.executable, "-c", THINKS_FOR_HOURS]
    assert subprocess.run(command, check=True, timeout=300, capture_output=True, text=True).stdout == "ended\n"


def test_what_goes_wrong_in_a_decision_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "judge", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        review(played("paris", {}), FEW, 2)


def test_a_game_in_which_nobody_had_a_choice_is_not_reviewed() -> None:
    with pytest.raises(QuartierError, match="nothing to review"):
        review(quartier.new("paris", seed=1), FEW)


def test_long_games_are_thought_over_more_quickly() -> None:
    assert usual_budget(40).seconds == 2
    assert usual_budget(90).seconds == 1
    assert usual_budget(10_000).seconds == 0.2
    assert usual_budget(10_000, longest=100).seconds == 0.01
    assert usual_budget(45, whole=45).seconds == 1


def test_a_review_is_the_same_when_it_comes_back_from_plain_data() -> None:
    match = played("tiny_towns", {"players": 2})
    found = review(match, FEW)
    again = from_data(match, json.loads(json.dumps(as_data(found))))
    assert again == found
    assert again.accounts == found.accounts
    assert again.turning_points == found.turning_points


# --- noise -------------------------------------------------------------------------------------------


def judged_as(monkeypatch: pytest.MonkeyPatch, losses: list[tuple[float, float]]) -> Review:
    """Review a game of which two looks at each move found these losses."""
    match = played("paris", {})
    numbers = iter(range(1000))

    def found(match: Match, seat: int, action: int, _budget: Budget, _seed: int) -> Opinion:
        number = next(numbers)
        pair = losses[number] if number < len(losses) else (0.0, 0.0)
        other = next(move for move in match.actions(seat) if move != action)

        def worth_of(chance: float) -> Worth:
            return Worth((chance, 1 - chance) if seat == 0 else (1 - chance, chance), (0.0, 0.0))

        return Opinion(other, tuple(worth_of(0.5 - loss) for loss in pair), (worth_of(0.5), worth_of(0.5)))

    monkeypatch.setattr(reviewing, "judge", found)
    return review(match, FEW, 1)


def test_what_may_be_noise_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """The two looks differ by 0.2 here: a loss of 0.1 means nothing, even one of 0.15 does not."""
    found = judged_as(monkeypatch, [(0.0, 0.2), (0.2, 0.0), (0.05, 0.25)])
    assert [one.verdict for one in found.decisions[:3]] == ["sound"] * 3
    assert found.turning_points == ()
    assert all(account.accuracy == 1 and account.own == 0 for account in found.accounts)


def test_what_both_looks_find_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged_as(monkeypatch, [(0.2, 0.21), (0.07, 0.075), (0.02, 0.021), (0.3, 0.31)])
    assert [one.verdict for one in found.decisions[:5]] == ["blunder", "mistake", "slip", "blunder", "sound"]
    assert [one.number for one in found.turning_points] == [1, 2, 4]


def test_one_noisy_look_makes_its_own_loss_doubtful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Noise is that of the whole game, or that of the move itself if it is greater."""
    found = judged_as(monkeypatch, [(0.0, 0.3), (0.2, 0.21), *[(0.0, 0.01)] * 30])
    assert found.decisions[0].verdict == "sound"
    assert found.decisions[1].verdict == "blunder"


# --- luck --------------------------------------------------------------------------------------------


def test_where_nothing_is_secret_or_drawn_there_is_no_luck() -> None:
    """P14: phase 2 of Paris."""
    match = played("paris", {})
    certain = [n for n, move in enumerate(match.history) if match.game.certain(move.before, match.tables)]
    assert all(foreseen(match, number, number + 1) for number in certain)
    assert not any(foreseen(match, number, number + 1) for number in range(8))
    assert not foreseen(match, 0, len(match.history))
    found = review(match, Budget(iterations=8), 2)
    for one in found.decisions:
        if one.number > certain[0]:
            assert one.luck == (0, 0)


def test_a_drawn_card_is_luck() -> None:
    """T43: alone, the next resource comes from a deck."""
    match = played("tiny_towns", {"players": 1})
    assert any(not foreseen(match, number, number + 1) for number in range(20))


def test_how_values_lean_to_who_is_to_move_is_not_luck() -> None:
    """Each change is the lean of 0.1, and in one case luck of 0.3 besides."""
    even = (0.5, 0.5)
    steps = [Step(n % 2, 1 - n % 2, even, (-0.1, 0.1) if n % 2 == 0 else (0.1, -0.1), False) for n in range(40)]
    assert all(luck == pytest.approx((0, 0)) for luck, _ in attributed(steps))
    steps[0] = steps[0]._replace(change=(-0.4, 0.4))
    steps[1] = steps[1]._replace(change=(-0.2, 0.2))
    lucks = [luck for luck, _ in attributed(steps)]
    assert lucks[0] == pytest.approx((-0.3, 0.3))
    assert lucks[1] == pytest.approx((-0.3, 0.3))
    for step, (luck, own) in zip(steps, attributed(steps), strict=True):
        assert tuple(a + b for a, b in zip(luck, own, strict=True)) == pytest.approx(step.change)


def test_at_larger_tables_only_the_two_who_hand_over_lean() -> None:
    third = (1 / 3, 1 / 3, 1 / 3)
    steps = [
        Step(0, 1, third, (-0.1, 0.1, 0.0), foreseen=False),
        Step(1, None, third, (0.0, 0.2, -0.2), foreseen=False),
    ]
    (first_luck, first_own), (last_luck, last_own) = attributed(steps)
    assert (*first_luck, *first_own) == pytest.approx((0, 0, 0, -0.1, 0.1, 0))
    assert (*last_luck, *last_own) == pytest.approx((0, 0.2, -0.2, 0, 0, 0))


def test_where_the_game_is_decided_nothing_leans() -> None:
    steps = [
        Step(0, 1, (0.5, 0.5), (-0.1, 0.1), foreseen=False),
        Step(1, 0, (1.0, 0.0), (0.0, 0.0), foreseen=False),
    ]
    assert attributed(steps)[1] == ((0, 0), (0, 0))


# --- plain data --------------------------------------------------------------------------------------


def test_a_review_is_plain_data_with_what_its_turning_points_touch() -> None:
    match, number = blundered()
    found = review(match, Budget(iterations=100), 2)
    data = json.loads(json.dumps(as_data(found)))
    assert data == as_data(found)
    assert len(data["decisions"]) == len(found.decisions)
    (turn,) = [turn for turn in data["turning_points"] if turn["number"] == number]
    before = match.at(number - 1)
    seat = match.history[number - 1].seat
    assert turn["touches"]["played"] == list(before.touches(match.history[number - 1].path, seat))
    one = next(one for one in data["decisions"] if one["number"] == number)
    assert one["best"] in before.moves(seat)
    assert one["verdict"] in LOSSES


def test_reviews_whose_decisions_say_something_else_are_of_another_format() -> None:
    """Tables keep reviews for years, and look for those of the present format."""
    names = (
        "number seat played best verdict solved before after lost points_before points_after points_lost "
        "noise points_noise luck drift"
    )
    assert (FORMAT, list(Judged.__dataclass_fields__)) == (1, names.split())


def test_a_review_leaves_the_game_as_it_is() -> None:
    match = played("paris", {})
    before = match.record(), match.state.tobytes()
    review(match, Budget(iterations=4), 2)
    assert (match.record(), match.state.tobytes()) == before
