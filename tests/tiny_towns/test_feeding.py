"""Feeding is optimal: T22, T23, proved against all assignments on random towns."""

from itertools import combinations
from random import Random

import pytest

from quartier.engine.match import Match
from tests.tiny_towns.towns import table, town

SIDE = range(4)
Square = tuple[int, int]
Town = dict[Square, str]
POINTS_OF_A_FED_COTTAGE, POINTS_OF_A_FED_CASTLE, POINTS_OF_A_TEMPLE = 3, 5, 4


def beside(square: Square) -> list[Square]:
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def standing(place: Town, *cards: str) -> list[Square]:
    return [square for square, card in place.items() if card in cards]


def hungry(place: Town) -> list[Square]:
    return standing(place, "cottage", "barrett_castle")


def groups(squares: list[Square]) -> list[set[Square]]:
    left, found = set(squares), []
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            group |= edge
            edge = {near for square in edge for near in beside(square) if near in left}
            left -= edge
        found.append(group)
    return found


def assignments(place: Town, feeder: str) -> list[set[Square]]:
    """Return everything that could be fed, all or less of it."""
    eaters, feeders = hungry(place), standing(place, feeder)
    if feeder == "farm":
        meals = min(4 * len(feeders), len(eaters))
        return [set(fed) for number in range(meals + 1) for fed in combinations(eaters, number)]
    if feeder == "greenhouse":
        found = groups(eaters)
        return [
            set().union(*fed)
            for number in range(min(len(feeders), len(found)) + 1)
            for fed in combinations(found, number)
        ]
    if feeder == "granary":
        return [{eater for eater in eaters if any(max(abs(eater[0] - x), abs(eater[1] - y)) == 1 for x, y in feeders)}]
    return [{eater for eater in eaters if any(eater[0] == x or eater[1] == y for x, y in feeders)}]


def points(place: Town, fed: set[Square], mausoleum: bool) -> int:
    weight = {square: 2 if place[square] == "barrett_castle" else 1 for square in hungry(place)}
    total = 0
    for square in hungry(place):
        castle = place[square] == "barrett_castle"
        if square in fed:
            total += POINTS_OF_A_FED_CASTLE if castle else POINTS_OF_A_FED_COTTAGE
        elif mausoleum and not castle:
            total += POINTS_OF_A_FED_COTTAGE
    total += len(standing(place, "chapel")) * sum(weight[square] for square in fed)
    for temple in standing(place, "temple"):
        if sum(weight[near] for near in beside(temple) if near in fed) >= 2:
            total += POINTS_OF_A_TEMPLE
    return total


def random_town(random: Random, feeder: str, holy: str, monument: str) -> Town:
    place: Town = {(x, y): "" for x in SIDE for y in SIDE}
    squares = random.sample(sorted(place), 16)
    for square in squares[: random.randrange(1, 4)]:
        place[square] = feeder
    for square in squares[3 : 3 + random.randrange(5)]:
        place[square] = holy
    for square in squares[8 : 8 + random.randrange(9)]:
        place[square] = "cottage"
    for square in squares[1:8]:
        if not place[square] and random.random() < 0.6:
            place[square] = "cottage"
    if monument:
        place[random.choice(squares)] = monument
    return place


def laid_out(place: Town, feeder: str, holy: str) -> Match:
    rows = [" ".join(place[x, y] or "." for x in SIDE) for y in reversed(SIDE)]
    return table(town(*rows), cards=[feeder, holy])


@pytest.mark.parametrize("monument", ["", "barrett_castle", "grand_mausoleum_of_the_rodina"])
@pytest.mark.parametrize("holy", ["chapel", "temple"])
@pytest.mark.parametrize("feeder", ["farm", "greenhouse", "granary", "orchard"])
def test_no_assignment_of_meals_is_worth_more(feeder: str, holy: str, monument: str) -> None:
    """T23: farms, greenhouses, temples, chapels, castle and mausoleum together, 60 random towns each."""
    random = Random(f"{feeder} {holy} {monument}")
    for _ in range(60):
        place = random_town(random, feeder, holy, monument)
        best = max(points(place, fed, monument.startswith("grand")) for fed in assignments(place, feeder))
        score = laid_out(place, feeder, holy).scores()[0]
        assert score["blue"] + score["orange"] + score["monument"] == best, place


def test_a_farm_feeds_the_castle_before_a_cottage() -> None:
    """T22, T23: five eaters, four meals."""
    match = table(town("cottage cottage cottage cottage", "barrett_castle . . farm"))
    score = match.scores()[0]
    assert (score["blue"], score["monument"]) == (9, 5)
    assert "a3" in match.view()["towns"][0]["fed"]


def test_a_farm_feeds_the_cottages_beside_temples() -> None:
    """T23: four of six, so that both temples count."""
    rows = ("cottage temple cottage .", "cottage . . cottage", "cottage temple cottage .", "farm . . .")
    score = table(town(*rows)).scores()[0]
    assert (score["blue"], score["orange"]) == (12, 8)


def test_two_farms_feed_eight() -> None:
    """T22."""
    rows = ("cottage cottage cottage cottage", "cottage cottage cottage cottage", "cottage farm farm .")
    assert table(town(*rows)).scores()[0]["blue"] == 24
