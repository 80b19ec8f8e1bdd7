"""Positions: readable, partial ones completed, wrong ones refused with field and reason."""

from typing import Any

import pytest

from quartier.engine.errors import BadPosition
from quartier.engine.match import Match
from quartier.games.munivers.game import GAME


def test_an_empty_position_is_january_with_empty_hands_and_nothing_built() -> None:
    view = Match.from_position(GAME, {}).view()
    assert (view["month"], view["step"], view["turn"]) == (1, "left", "orange")
    assert [player["cash"] for player in view["players"].values()] == [5, 5, 5]


def test_a_position_reads_as_a_person_would_write_it() -> None:
    players: dict[str, Any] = {
        "orange": {"board": "gobelins", "buildings": {"a6": "le-zinc"}, "stock": ["louvre"], "cash": 3, "loans": 1},
        "blue": {"votes": {"polls": 6}, "income": 4, "hand": ["sourdough"]},
    }
    bids = [{"tile": "le-pain-beni", "bid": 4, "bidder": "blue"}, {"tile": "le-zinc"}, {"tile": "sorbonne"}]
    right = [{"tile": "le-quignon"}, {"tile": "rayon-frais"}, {"tile": "pantheon"}]
    given = {"month": 5, "step": "left", "first": "blue", "markers": {"cafe": 2}, "players": players,
             "auction": {"left": bids, "right": right}}  # fmt: skip
    match = Match.from_position(GAME, given)
    position = match.position()
    assert position["turn"] == "green", "blue has bid, green is next"
    assert position["players"]["orange"]["buildings"] == {"a6": "le-zinc"}
    assert position["players"]["blue"]["votes"]["polls"] == 6
    assert position["auction"]["left"][0] == {"tile": "le-pain-beni", "bid": 4, "bidder": "blue"}
    assert Match.from_position(GAME, position).position() == position


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"weather": "rain"}, "unknown entry 'weather'"),
    ({"month": 13}, "'month' must be a whole number from 1 to 12"),
    ({"step": "lunch"}, "'step': 'lunch' is none of start"),
    ({"players": {"pink": {}}}, "unknown entry 'pink'"),
    ({"players": {"orange": {"cash": -1}}}, "'orange.cash' must be a whole number"),
    ({"players": {"orange": {"board": "gobelins"}, "blue": {"board": "gobelins"}}}, "two players have the same one"),
    ({"players": {"orange": {"buildings": {"z9": "le-zinc"}}}}, "'orange.buildings': 'z9' is none of"),
    ({"players": {"orange": {"stock": ["louvre", "louvre"]}}}, "there are only 1 tiles of 'louvre'"),
    ({"players": {"orange": {"hand": ["sourdough"]}, "blue": {"hand": ["sourdough"]}}}, "is in two places"),
    ({"polls": ["petit-badaud"]}, "'polls' must name 3 different ones"),
    ({"auction": {"left": [{"tile": "le-zinc", "bid": 21}]}}, "from 0 to 20"),
    ({"markers": {"cafe": 99}}, "vote markers do not add up"),
]


@pytest.mark.parametrize(("position", "reason"), WRONG)
def test_a_position_that_can_not_lie_on_the_table_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        Match.from_position(GAME, position)
    assert reason in str(error.value)
