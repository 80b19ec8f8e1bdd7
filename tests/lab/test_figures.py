"""Figures: every game is counted once per seat, and what was made unfair is found."""

from dataclasses import replace

import numpy as np
import pytest

from quartier.engine.facts import Event, Facts, Stage
from quartier.lab.comparing import clearness, differences, only_in
from quartier.lab.figures import Counts, Spread, Trial, figures
from quartier.lab.statistics import Estimate
from quartier.lab.verdicts import RARE, Verdict, at_least, at_most, findings, out_of_line, within
from tests.lab.synthetic import COUNTED, facts, season

BOARDS = ("hill", "river", "square", "park")


def unfair(random: np.random.Generator) -> Facts:
    """The hill wins ten points of a hundred more than the others."""
    boards = [str(board) for board in random.permutation(BOARDS)[:3]]
    weights = np.array([1.55 if board == "hill" else 1.0 for board in boards])
    winner = int(random.choice(3, p=weights / weights.sum()))
    totals = [int(random.integers(20, 40)) + 30 * (seat == winner) for seat in range(3)]
    stages = [
        Stage("1", (0, 0, 0), tuple(random.permutation(3).tolist()), ((0.0,),) * 3),
        Stage("2", (0, 0, 0), tuple(totals), ((0.0,),) * 3),
    ]
    events = [Event(0, int(random.integers(3)), ("card", str(random.choice(["a", "b"]))), 2.0)]
    return facts(totals, boards, events, stages)


def another(random: np.random.Generator) -> Facts:
    """As that, but scores are higher, and the first seat wins more."""
    game = unfair(random)
    totals = [total + 3 + 15 * (seat == 0) + int(random.integers(9)) for seat, total in enumerate(game.totals)]
    return facts(totals, [seat["board"] for seat in game.factors], game.events, game.stages)


GAMES = season(2000, unfair)
FOUND = figures(GAMES, COUNTED)


def test_every_game_is_counted_once_for_each_seat() -> None:
    for family in ("seat", "board"):
        shares = [share for share in FOUND.shares if share.thing[0] == family]
        assert sum(share.wins.n for share in shares) == 3 * len(GAMES)
        assert sum(share.wins.n * share.wins.value for share in shares) == pytest.approx(100 * len(GAMES))
        assert sum(share.wins.n * share.margin.value for share in shares) == pytest.approx(0, abs=1e-6)


def test_every_event_is_counted_once() -> None:
    cards = [usage for usage in FOUND.uses if usage.thing[0] == "card"]
    assert sum(usage.a_game.value for usage in cards) == pytest.approx(1)
    assert all(usage.amount is not None and usage.amount.value == 2 for usage in cards)


def test_the_spreads_hold_all_games() -> None:
    assert sum(FOUND.spreads["total"].values.values()) == 3 * len(GAMES)
    assert sum(FOUND.spreads["lead"].values.values()) == len(GAMES)
    middle = FOUND.spreads["total"].quantile(0.5)
    below = sum(total <= middle for game in GAMES for total in game.facts.totals)
    assert below >= 1.5 * len(GAMES)
    assert FOUND.lines["points"].value == FOUND.lines["total"].value == FOUND.spreads["total"].mean.value


def test_the_board_that_wins_too_often_is_named_and_no_other() -> None:
    named = [finding.thing for finding in out_of_line(findings(FOUND)) if finding.subject == "share"]
    assert named[0] == ("board", "hill")
    hill = next(share for share in FOUND.shares if share.thing == ("board", "hill"))
    assert hill.difference.value == pytest.approx(10, abs=2.5)
    assert all(family == "board" for family, _ in named)


def test_a_leader_by_chance_wins_a_fair_share_and_the_last_leader_always() -> None:
    first, last = FOUND.leads
    assert first.wins.low < 100 / 3 < first.wins.high
    assert last.wins.value == 100


def test_a_shared_victory_is_shared() -> None:
    found = figures([Counts(0, facts([5, 5, 1]))], COUNTED)
    assert [share.wins.value for share in found.shares] == [50, 50, 0]


def test_a_habit_is_judged_by_whole_rounds_of_seats() -> None:
    trials = [
        Trial(seed, "never=play", seat, (seat,) if seed % 10 == 0 else (1 - seat,), (5, 5))
        for seed in range(100)
        for seat in (0, 1)
    ]
    (habit,) = figures(GAMES, COUNTED, trials).habits
    assert (habit.wins.value, habit.wins.n) == (10, 200)
    assert habit.difference.value == -40


def test_what_is_on_the_table_now_and_then_is_compared_with_games_without_it() -> None:
    def drawn(random: np.random.Generator) -> Facts:
        there = bool(random.integers(2))
        found = facts([int(random.integers(10)) + 7 * there, int(random.integers(10)) + 7 * there])
        return Facts(
            **{**vars(found), "in_play": frozenset([("poll", "always"), *([("poll", "lively")] if there else [])])}
        )

    (presence,) = figures(season(600, drawn), COUNTED).presences
    assert presence.thing == ("poll", "lively")
    assert presence.total.low < 7 < presence.total.high
    assert presence.lead.low < 0 < presence.lead.high


# --- verdicts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "low", "high", "verdict"),
    [
        (3.4, 3.1, 3.7, Verdict.OUTSIDE),
        (-9, -12, -6, Verdict.OUTSIDE),
        (3.4, 2.8, 4.0, Verdict.PROBABLY),
        (3.4, -0.2, 7.0, Verdict.UNCLEAR),
        (2.0, 0.5, 3.5, Verdict.UNCLEAR),
        (2.0, 1.1, 2.9, Verdict.FINE),
        (0, -3, 3, Verdict.FINE),
    ],
)
def test_a_share_is_judged_by_its_whole_interval(value: float, low: float, high: float, verdict: Verdict) -> None:
    assert within(Estimate(value, low, high, 100), 3) == verdict


def test_what_should_be_worth_it_is_judged_against_zero() -> None:
    assert at_least(Estimate(-2, -3, -1, 50), 0) == Verdict.OUTSIDE
    assert at_least(Estimate(2, 1, 3, 50), 0) == Verdict.FINE
    assert at_least(Estimate(-2, -5, 1, 50), 0) == Verdict.UNCLEAR
    assert at_most(Estimate(2, 1, 3, 50), 0) == Verdict.OUTSIDE
    assert at_most(Estimate(-2, -3, -1, 50), 0) == Verdict.FINE


def test_a_card_that_can_be_had_and_is_never_used_is_called_dead() -> None:
    dull = [Counts(seed, Facts(**{**vars(facts([1, 2])), "offers": {("card", "dull"): 2}})) for seed in range(150)]
    (finding,) = [finding for finding in findings(figures(dull, COUNTED)) if finding.subject == "rare"]
    assert (finding.thing, finding.verdict) == (("card", "dull"), Verdict.OUTSIDE)


def test_from_a_handful_of_games_nothing_is_concluded() -> None:
    dull = {("card", "dull"): 50}
    few = [Counts(seed, Facts(**{**vars(facts([9, 1], ("hill", "river"))), "offers": dull})) for seed in range(20)]
    assert {finding.verdict for finding in findings(figures(few, COUNTED))} == {Verdict.UNCLEAR}
    many = [Counts(seed, facts([9, 1], ("hill", "river"))) for seed in range(40)]
    assert findings(figures(many, COUNTED))[0].verdict == Verdict.OUTSIDE


# --- two side by side --------------------------------------------------------------------------------


def test_compared_with_itself_nothing_differs() -> None:
    found = differences(FOUND, figures(GAMES, COUNTED))
    assert len(found) > 20
    assert not any(difference.shows for difference in found)
    assert {difference.difference.value for difference in found} == {0}


def test_what_was_seen_with_one_seed_alone_shows_no_difference() -> None:
    """A card that could be had in one game of each pack, and was taken in one of them."""
    rare = ("card", "rare")
    seen, taken = (
        [Counts(0, replace(first.facts, offers={rare: 3}, events=(*first.facts.events, *events))), *others]
        for first, *others in [GAMES[:40]]
        for events in ([], [Event(0, 0, rare)] * 3)
    )
    found = {
        (difference.subject, difference.thing): difference
        for difference in differences(figures(seen, COUNTED), figures(taken, COUNTED))
    }
    assert found["taken", rare].difference.value == -1
    assert not found["taken", rare].shows


def test_a_pack_that_gives_ten_points_more_differs_by_ten() -> None:
    richer = [
        Counts(
            game.seed,
            facts([total + 10 for total in game.facts.totals], [seat["board"] for seat in game.facts.factors]),
        )
        for game in GAMES
    ]
    ordered = differences(figures(richer, COUNTED), FOUND)
    assert ("spread", "total") in [difference.thing for difference in ordered[:4]], "what is certain comes first"
    found = {difference.thing: difference for difference in ordered}
    total = found["spread", "total"]
    assert total.shows
    assert (total.difference.low, total.difference.high) == pytest.approx((10, 10))
    assert not found["board", "hill"].shows
    assert only_in(FOUND, figures(richer, COUNTED)) == [("card", "a"), ("card", "b")]


def test_what_differs_most_clearly_comes_first_and_what_does_not_differ_last() -> None:
    found = differences(figures(season(300, unfair, seed=3), COUNTED), figures(season(300, another, seed=3), COUNTED))
    assert len(found) == len({(difference.subject, difference.thing) for difference in found})
    clear = [clearness(difference) for difference in found]
    shown = sum(difference.shows for difference in found)
    assert 0 < shown < len(found)
    assert all(difference.shows for difference in found[:shown])
    assert clear[:shown] == sorted(clear[:shown], reverse=True)
    assert clear[0] > clear[shown - 1]


def test_what_chance_deals_is_not_compared_by_how_often() -> None:
    def dealt(random: np.random.Generator) -> Facts:
        things = [(seat, family) for seat in range(2) for family in ("dealt", "card") if random.random() < 0.5]
        events = [Event(0, seat, (family, "a")) for seat, family in things]
        return facts([int(random.integers(9)), 4], events=events, stages=[Stage("1", (0, 0), (0, 0), ((0.0,), (0.0,)))])

    found = differences(*(figures(season(60, dealt, seed), COUNTED) for seed in (1, 2)))
    compared = {(difference.subject, difference.thing) for difference in found}
    assert ("a_game", ("card", "a")) in compared
    assert ("a_game", ("dealt", "a")) not in compared
    assert ("earns", ("dealt", "a")) in compared


def test_a_quantile_is_the_value_up_to_which_that_part_lies() -> None:
    spread = Spread(Estimate(2, 1, 3, 4), {1: 2, 3: 1, 9: 1})
    assert [spread.quantile(part) for part in (0.0, 0.5, 0.51, 0.75, 0.76, 1.0)] == [1, 1, 3, 3, 9, 9]


def test_who_leads_together_with_another_does_not_lead() -> None:
    tied = [Stage("1", (0, 0), (4, 4), ((0.0,), (0.0,)))]
    alone = [Stage("1", (0, 0), (4, 3), ((0.0,), (0.0,)))]
    games = [Counts(seed, facts([9, 1], stages=alone if seed % 2 else tied)) for seed in range(60)]
    (lead,) = figures(games, COUNTED).leads
    assert (lead.wins.n, lead.wins.value) == (30, 100)


def test_what_may_still_be_used_often_enough_is_not_called_dead() -> None:
    """Used once in 100 chances, which are few: the interval reaches beyond the limit."""
    stage = [Stage("1", (0, 0), (0, 0), ((0.0,), (0.0,)))]
    offers = {("card", "dull"): 2}

    def played(seed: int) -> Facts:
        events = [Event(0, 0, ("card", "dull"))] if seed % 50 == 0 else []
        return Facts(**{**vars(facts([1, 2], events=events, stages=stage)), "offers": offers})

    games = [Counts(seed, played(seed)) for seed in range(150)]
    found = figures(games, COUNTED)
    (usage,) = found.uses
    assert usage.taken is not None
    assert usage.taken.value < RARE < usage.taken.high
    assert not [finding for finding in findings(found) if finding.subject == "rare"]
