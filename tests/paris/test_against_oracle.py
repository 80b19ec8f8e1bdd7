"""The compiled rules against a slow and independent telling of them, over random games."""

from random import Random
from typing import Any

import numpy as np
import pytest

import quartier
from quartier import Match
from quartier.engine.compile import INTERPRETED
from tests.paris import oracle

SEATS = ("orange", "blue")
OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"postcards": "random", "hand": 2},
    {"postcards": "random", "flip": True, "grande_lumiere": "diamond"},
    {"postcards": "random", "edition": "fr", "grande_lumiere": "ring"},
    {"postcards": ["metropolitain", "chartier", "levitation", "jardin_des_plantes", "bouquinistes",
                   "fontaine_des_mers", "la_grande_lumiere", "le_penseur"]},
)  # fmt: skip


def random_move(match: Match, random: Random) -> str:
    """Use cards rather often, and without their effect rather seldom, so that rare things meet."""
    paths = match.moves()
    cards = [path for path in paths if path.startswith("postcard") and not path.endswith("none")]
    return random.choice(cards if cards and random.random() < 0.5 else paths)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_moves_scores_and_winners_agree_with_the_oracle_in_random_games(options: dict[str, Any]) -> None:
    """P10 to P37."""
    for seed in range(2 if INTERPRETED else 25):
        random = Random(seed)
        match = quartier.new("paris", seed=seed, **options)
        while not match.over:
            view = match.view(match.waiting[0])
            if view["phase"] == 2:
                assert set(match.moves()) == oracle.building_moves(view, view["turn"], match.options)
                check_scores(match)
            match.play(random_move(match, random))
        check_end(match)


def check_scores(match: Match) -> None:
    view = match.view(None)
    for seat, owner in enumerate(SEATS):
        lines = {key: value for key, value in match.scores()[seat].items() if key != "total"}
        assert lines == oracle.score(view, owner, match.options), view


def check_end(match: Match) -> None:
    """P19, P37: nobody can do anything, and the winner is right."""
    check_scores(match)
    view = match.view(None)
    assert not any(oracle.building_moves(view, owner, match.options) for owner in SEATS)
    assert view["tokens"] == {"orange": 0, "blue": 0}
    ranks = [(sum(oracle.score(view, owner, match.options).values()), oracle.tie_break(view, owner, match.options))
             for owner in SEATS]  # fmt: skip
    assert match.winners == [seat for seat in range(2) if ranks[seat] == max(ranks)]


def test_a_game_is_the_same_on_any_way_to_it() -> None:
    """The state after a game does not depend on how its moves were given."""
    match = quartier.new("paris", seed=3, postcards="random")
    random = Random(3)
    while not match.over:
        match.play(random_move(match, random))
    by_action = quartier.new("paris", seed=3, postcards="random")
    for move in match.history:
        by_action.play_action(move.action, move.seat)
    assert np.array_equal(match.state, by_action.state)
