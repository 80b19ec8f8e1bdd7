"""The scoring example that the books print (P33 to P37), reached by a whole game from the set-up.

The books show the figures, not the moves: this game was searched for so that it ends with exactly these figures.
"""

from pathlib import Path

import pytest

import quartier

RECORD = Path(__file__).parent / "games" / "printed_example.json"
ORANGE, BLUE = 0, 1


@pytest.fixture(scope="module")
def match() -> quartier.Match:
    return quartier.load(RECORD)


def lit_buildings(match: quartier.Match, owner: str) -> list[tuple[int, int]]:
    """Return (size, lamps) of each of an owner's buildings, the annex counted in the size."""
    view = match.view()
    annex = view["pieces"]["annex"]["building"]
    return sorted(
        (len(building["spaces"]) + (number == annex), view["lamps"][number])
        for number, building in enumerate(view["buildings"])
        if building["owner"] == owner
    )


def test_the_printed_example_ends_48_to_57_and_blue_wins(match: quartier.Match) -> None:
    """P33 to P37: every line of the printed score sheet."""
    assert match.scores() == [
        {"lit": 33, "group": 15, "unbuilt": 0, "cards": 0, "total": 48},
        {"lit": 43, "group": 13, "unbuilt": -3, "cards": 4, "total": 57},
    ]
    assert match.winners == [BLUE]
    assert match.ending == "points"


def test_the_game_of_the_printed_example_is_over(match: quartier.Match) -> None:
    """P18, P19: all tokens are used; orange can place nothing any more, so the last moves are blue's alone."""
    assert match.over
    assert match.view()["tokens"] == {"orange": 0, "blue": 0}
    assert [seat for seat, _ in match.log()[-4:]] == [BLUE] * 4
    for turn in match.seats:  # asked again with the end left open, neither can place or claim anything
        assert quartier.from_position("paris", {**match.position(), "phase": 2, "turn": turn}).over


def test_orange_lights_a_six_a_six_with_annex_and_the_garden(match: quartier.Match) -> None:
    """P23, P26, P33: 1 × 6 + 3 × 7 + 3 × 2 = 33; garden and annex are building in every respect."""
    assert lit_buildings(match, "orange") == [(2, 3), (6, 1), (7, 3)]
    pieces = {building["piece"] for building in match.view()["buildings"] if building["owner"] == "orange"}
    assert pieces == {"U6", "V6", "garden"}


def test_blue_lights_four_buildings_and_leaves_one_in_the_dark(match: quartier.Match) -> None:
    """P33: 2 × 5 + 3 × 4 + 3 × 4 + 3 × 3 + 0 × 3 = 43; no lamp, no points."""
    assert lit_buildings(match, "blue") == [(3, 0), (3, 3), (4, 3), (4, 3), (5, 2)]


def test_sacre_coeur_spares_orange_the_penalty_for_two_buildings(match: quartier.Match) -> None:
    """P24, P35: two are left to orange and cost nothing, one is left to blue and costs 3."""
    view = match.view()
    assert view["cards"]["sacre_coeur"] == "orange"
    assert {owner: len(left) for owner, left in view["reserve"].items()} == {"orange": 2, "blue": 1}
    taken = [seat for seat, path in match.log() if path.startswith("take/")]
    assert (taken.count(ORANGE), taken.count(BLUE)) == (4, 6)


def test_the_painter_earns_four_points_with_two_lamps(match: quartier.Match) -> None:
    """P29, P36: blue's only card with a stamp; the other cards of both seats score nothing."""
    view = match.view()
    assert view["cards"] == {
        "levitation": "blue",
        "metropolitain": "orange",
        "jardin_des_plantes": "orange",
        "sacre_coeur": "orange",
        "le_peintre": "blue",
        "chartier": "blue",
        "bouquinistes": "orange",
        "lampadaire": "blue",
    }
    assert view["card_points"] == {"le_peintre": 4}


def test_the_final_position_scores_the_same_when_it_is_laid_out_anew(match: quartier.Match) -> None:
    """P33: scores belong to what lies on the table, not to how it came there."""
    anew = quartier.from_position("paris", match.position())
    assert anew.over
    assert anew.scores() == match.scores()
    assert anew.view() == match.view()
