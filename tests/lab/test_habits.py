"""Bots with habits: they keep to them, and play like others otherwise."""

from typing import Any

import pytest

import quartier
from quartier.bots.players import bot as plain_bot
from quartier.bots.players import play_to_the_end
from quartier.engine.errors import BadOption, QuartierError
from quartier.engine.match import Match
from quartier.games.munivers.packs.tabulate import pack_of
from quartier.games.munivers.rules.state import STATE
from quartier.lab import habits
from quartier.lab.habits import bot
from quartier.lab.series import Job, play, series


def played(game: str, spec: str, seed: int = 1, **options: Any) -> Match:
    """Return a game in which the first seat has a habit."""
    match = quartier.new(game, seed=seed, **options)
    others = [bot("greedy", seat) for seat in range(1, len(match.seats))]
    return play_to_the_end(match, [bot(spec, 7), *others])


def test_who_never_plays_a_card_plays_none_and_all_else() -> None:
    match = played("munivers", "greedy+never=play")
    kinds = {move.path.split("/")[0] for move in match.history if move.seat == 0}
    assert "play" not in kinds
    assert {"bid", "build", "pass"} <= kinds
    assert any(move.path.startswith("play/") for move in match.history if move.seat != 0)


def test_who_may_not_do_the_best_does_what_looks_best_of_the_rest() -> None:
    """Phase 2 of Paris, where nothing is secret: what would be played there is forbidden."""
    match, different = quartier.new("paris", seed=1), 0
    while not match.over:
        seat, rules = match.waiting[0], match.game.rules
        wanted = plain_bot("greedy").choose(match, seat)
        if match.game.certain(match.state, match.tables):
            path = match.game.path(match.state, match.tables, seat, wanted)
            worth = {}
            for action in habits.never(match, seat, path):
                state = match.state
                rules.apply(state, match.tables, seat, action)
                worth[action] = int(rules.evaluate(state, match.tables, seat))
            assert worth[bot(f"greedy+never={path}").choose(match, seat)] == max(worth.values())
            different += wanted not in worth and len(set(worth.values())) > 1
        match.play_action(wanted, seat)
    assert different > 3, "there must be better and worse moves left, or this proves nothing"


def test_what_must_be_done_is_done_against_the_habit() -> None:
    match = played("munivers", "random+never=bid")
    assert any(move.path.startswith("bid/") for move in match.history if move.seat == 0)


def test_never_means_whole_choices_and_not_the_beginnings_of_words() -> None:
    match = quartier.new("paris", seed=3)
    assert habits.never(match, match.waiting[0], "take/V") == match.actions(match.waiting[0])
    assert len(habits.never(match, match.waiting[0], "take/V6")) == len(match.actions(match.waiting[0])) - 1


def test_a_habit_that_forbids_nothing_changes_nothing() -> None:
    plain, habitual = (
        play(Job("paris", {}, 5, (spec, "greedy"))) for spec in ("greedy", "greedy+never=postcard/le_penseur")
    )
    assert plain.record == habitual.record  # that postcard is not in play


def test_a_collector_bids_the_least_for_what_it_wants_and_else_for_the_cheapest() -> None:
    match = played("munivers", "greedy+collect=cafe&boutique&6")
    pack, wanted_bids = pack_of(match.tables), 0
    for number, move in enumerate(match.history):
        if move.seat == 0 and move.path.startswith("bid/"):
            record: Any = move.before.view(STATE)[0]
            before = match.at(number)
            _, half, lot, bid = move.path.split("/")
            lots = record.lots[0 if half == "left" else 1]
            options = [path.split("/")[2:] for path in before.moves(0) if path.startswith("bid/")]
            lowest = {lot: min(int(amount) for other, amount in options if other == lot) for lot, _ in options}
            kinds = {lot: pack.designs[lots[int(lot) - 1]].kind for lot in lowest}
            wanted = [lot for lot in lowest if kinds[lot] in ("cafe", "boutique") and lowest[lot] <= 6]
            assert int(bid) == lowest[lot]
            assert lot in wanted if wanted else int(bid) == min(lowest.values())
            wanted_bids += bool(wanted)
    assert wanted_bids > 5


def test_who_leaves_postcards_blank_uses_no_effect() -> None:
    match = played("paris", "greedy+blank=all")
    claims = [move.path for move in match.history if move.seat == 0 and move.path.startswith("postcard/")]
    assert claims
    assert all(path.endswith("/none") for path in claims)


def test_among_what_a_habit_leaves_the_most_promising_move_is_made() -> None:
    """Without the move that greedy would make, it makes the best of the others, by the same taste."""
    match = quartier.new("paris", seed=4)
    seat = match.waiting[0]
    first = plain_bot("greedy", 1).choose(match, seat)
    path = match.moves(seat)[match.actions(seat).index(first)]
    second = bot(f"greedy+never={path}", 1).choose(match, seat)
    assert second != first

    def worth(action: int) -> int:
        state = match.state
        match.game.rules.resample(state, match.tables, seat, 1)
        match.game.rules.apply(state, match.tables, seat, action)
        return int(match.game.rules.evaluate(state, match.tables, seat))

    assert worth(second) == max(worth(action) for action in match.actions(seat) if action != first)


@pytest.mark.parametrize(
    ("habit", "said"),
    [
        ("never", "there is no habit 'never'; in munivers there are never=…, collect=…"),
        ("sleep=well", "there is no habit 'sleep=well'"),
        ("never=plays", "no move begins with 'plays'; moves begin with achieve, bid"),
        ("collect=cafe&cafe", "somebody collects some of bakery, supermarket, cafe, boutique"),
        ("collect=unique", "not 'unique'"),
        ("collect=7", "not '7'"),
        ("never=play+never=bid", "there is no habit"),
    ],
)
def test_what_is_no_habit_is_refused_with_what_would_be_one(habit: str, said: str) -> None:
    with pytest.raises(BadOption, match=said.replace("+", r"\+")):
        habits.check(quartier.new("munivers", seed=0).game, habit)


def test_bots_with_habits_play_in_a_series() -> None:
    (game,) = series([Job("paris", {}, 1, ("greedy+blank=all", "random"))], workers=1)
    assert all(
        path.endswith("/none") for seat, path in game.record["moves"] if seat == 0 and path.startswith("postcard")
    )
    with pytest.raises(BadOption, match="there is no habit 'sleep=well'"):
        list(series([Job("paris", {}, 1, ("greedy+sleep=well", "random"))], workers=1))
    with pytest.raises(QuartierError, match="no bot 'kasparov'"):
        series([Job("paris", {}, 1, ("kasparov+blank=all", "random"))], workers=1)
