"""What is observed of Munivers says what the view says, in numbers."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import quartier
from quartier.engine.game import SPECTATOR
from quartier.engine.sight import Sight, everybody, observation_of
from quartier.games.munivers.game import GAME
from quartier.games.munivers.moves import HALF_NAMES, SEATS
from quartier.games.munivers.packs.tabulate import pack_of
from quartier.games.munivers.rules.state import SOURCES, STEPS
from tests.munivers.test_contract import DERIVED

SAVED = Path(__file__).parent / "games" / "three_mayors.json"


class Looks(Sight):
    game = GAME
    derived = DERIVED


def observed(match: quartier.Match, seat: int) -> dict[str, Any]:
    return GAME.observed(observation_of(GAME, match.state, match.tables, seat))


def test_a_saved_game_is_observed_as_it_looks() -> None:
    match = quartier.load(SAVED)
    states = [move.before for move in match.history] + [match.state]
    Looks().look_closely(match, states[::4], states, Random(3))


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_an_observation_says_what_the_view_says(seat: int) -> None:
    whole = quartier.load(SAVED)
    pack = pack_of(whole.tables)
    for number in (*range(0, len(whole.history), 23), len(whole.history)):
        match = whole.at(number)
        seen, view = observed(match, seat), match.view(None if seat == SPECTATOR else seat)
        assert (seen["month"], STEPS[seen["step"]]) == (view["month"], view["step"])
        for half, lots in zip(HALF_NAMES, seen["lots"], strict=True):
            assert [pack.designs[lot - 1].id for lot in lots if lot] == [lot["tile"] for lot in view["auction"][half]]
        cards = seen["cards"].ravel()
        assert [pack.cards[card].id for card in np.flatnonzero(cards == 1)] == view["discarded"]
        for owner, name in enumerate(SEATS[:3]):
            shown = view["players"][name]
            hand = [pack.cards[card].id for card in np.flatnonzero(cards == 2 + owner)]
            assert shown["hand"] == (hand if owner == seat or match.over else seen["hand_counts"][owner])
            assert hand == [] or owner == seat or match.over
            assert seen["cash"][owner] == shown["cash"]
            assert dict(zip(SOURCES, seen["ledger"][owner].tolist(), strict=True)) == shown["votes"]
            tiles = [pack.designs[design].id for design, n in enumerate(seen["stock"][owner]) for _ in range(n)]
            assert tiles == shown["stock"]
            board = pack.boards[seen["boards"][owner]]
            built = {
                board.site_name(site): (pack.designs[tile - 1].id, int(seen["usefulness"][owner][site]))
                for site, tile in enumerate(seen["sites"][owner])
                if tile
            }
            assert built == {site: (tile["tile"], tile["useful"]) for site, tile in shown["buildings"].items()}
        assert cards.max() < 2 + 3
        absent = ("cash", "stock", "sites", "income", "ledger")
        assert not any(seen[field][3].any() for field in absent)


def test_more_cash_than_can_be_told_is_told_as_the_most() -> None:
    """No pack of ours comes near it: so the numbers of an observation have 16 bits at most."""
    match = quartier.load(SAVED)
    for cash, told in ((32_766, 32_766), (32_767, 32_767), (32_768, 32_767), (2**31 - 1, 32_767)):
        state = match.state.copy()
        state.view(GAME.state_type)[0].cash[1] = cash
        seen = GAME.observed(observation_of(GAME, state, match.tables, 0))
        assert seen["cash"][1] == told


def test_hands_are_secret_until_the_end() -> None:
    """M46: then all are open, to a spectator too."""
    match = quartier.load(SAVED)
    assert (observed(match, SPECTATOR)["cards"] > 1).any()
    before = match.at(len(match.history) - 1)
    for seat in everybody(before):
        seen = observed(before, seat)["cards"]
        assert set(seen[seen > 1]) <= {2 + seat}
