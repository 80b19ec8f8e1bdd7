"""M41: what mayors can do, and that unique buildings work beside them."""

from typing import Any

import pytest

from quartier.engine.errors import IllegalMove
from quartier.games.munivers.packs.pack import Mayor
from tests.munivers.cards import PACK, card, number, player
from tests.munivers.test_month import CARDS, LEADER, QUIET, bought, state, table


def mayor(name: str) -> Mayor:
    return next(mayor for mayor in PACK.mayors if mayor.id == name)


def test_a_passive_skill_always_works() -> None:
    """M41: Honorine Pavé, with blue, pays 3 K€ less for her tiles in all."""
    match = bought({"orange": 9, "blue": 9, "green": 9}, dict.fromkeys(QUIET, (3, 3)))
    assert [player(match, seat)["cash"] for seat in QUIET] == [3, 6, 3]


def test_a_skill_brings_all_that_it_says(own: dict[str, str]) -> None:
    """M41: Léonie Chantier gets 1 K€ for each of two opponents and a tile free; in our own pack 5 K€ and a token."""
    players = {"orange": {"mayor": "leonie-chantier", "board": "gobelins", "stock": ["le-zinc"], "cash": 1}}
    match = table({**players, "blue": {"mayor": "gaston-poigne"}}, month=12, step="paid")
    match.play("mayor").play("build/le-zinc/a6")
    assert (player(match)["cash"], player(match)["stock"]) == (1 + 2, [])
    once = table({**players, "blue": {"mayor": "gaston-poigne"}}, month=12, step="paid", options=own)
    once.play("mayor").play("stop")
    assert (player(once)["cash"], player(once)["rewards"]) == (1 + 2 * 5, 1)


def test_a_monthly_skill_comes_with_the_income() -> None:
    """M41: Sidonie Tirelire gets money each month, and Gare du Nord brings 2 K€."""
    orange = {"board": "gobelins", "mayor": "sidonie-tirelire", "buildings": {"a6": "gare-du-nord"}, "cash": 0}
    match = table({"orange": {**orange, "hand": ["golden-baguette"]}}, month=4, step="achievements")
    match.play("pass")
    assert player(match)["cash"] == 6 + number(mayor("sidonie-tirelire").ability, "gain_money") + 2


@pytest.mark.parametrize(
    ("buildings", "brings"), [({}, 0), ({"a6": "le-zinc"}, 1), ({"a6": "le-zinc", "c6": "le-zinc"}, 1)]
)
def test_what_a_skill_counts_each_month_it_counts_up_to_its_limit(
    buildings: dict[str, str], brings: int, own: dict[str, str]
) -> None:
    """M41: in a pack of our own Sidonie Tirelire gets 1 K€ if she has a building."""
    orange = {"board": "gobelins", "mayor": "sidonie-tirelire", "buildings": buildings, "cash": 0}
    match = table({"orange": {**orange, "hand": ["kings-cake"]}}, month=4, step="achievements", options=own)
    match.play("pass")
    assert player(match)["cash"] == 6 + brings


def test_a_skill_once_a_month_comes_back_and_one_once_a_game_does_not(own: dict[str, str]) -> None:
    """M41."""
    exchange, works = ("anatole-troc", "built", "exchange/le-zinc"), ("leonie-chantier", "paid", "stop")
    for (mayor, step, path), again in ((exchange, True), (works, False)):
        orange = {"mayor": mayor, "stock": ["le-zinc", "le-zinc"], "cash": 9}
        match = table({"orange": orange}, month=4, step=step, options=own)
        match.play("mayor").play(path)
        with pytest.raises(IllegalMove):
            match.play("mayor")
        used = player(match)["mayor_used"]
        orange |= {"mayor_used": used, "hand": ["golden-baguette"]}
        later = table({"orange": orange}, month=4, step="achievements", options=own)
        later.play("pass")
        assert (player(later)["mayor_used"] == "no") == again


def test_a_unique_building_works_from_the_moment_it_is_built() -> None:
    """M5: the Sorbonne adds 2 votes to an achievement of the same month; The King's Cake brings 4."""
    orange = {**LEADER, "stock": ["sorbonne"], "hand": ["kings-cake"]}
    match = table({"orange": orange}, step="building").play("build/sorbonne/c6")
    for _ in range(2):
        match.play("pass/month" if "pass/month" in match.moves() else "pass")
    assert match.view()["step"] == "achievements"
    match.play("achieve/kings-cake")
    assert player(match)["votes"]["achievements"] == 6


@pytest.mark.parametrize(
    ("built", "votes", "gifts"),
    [
        (("h2", "h3"), (0, 3, 5), (0, 0, 1)),
        (("h2", "h3"), (9, 3, 0), (0, 1, 0)),
        (("h2", "h3"), (0, 4, 4), (0, 1, 1)),
        (("a6", "h3"), (0, 4, 4), (0, 0, 0)),
        (("h2", "h3", "e2", "e3", "f3"), (0, 3, 5), (0, 0, 2)),
        (("h2", "h3", "e2", "e3", "f3", "f5", "f6", "g5", "g6"), (0, 3, 5), (0, 0, 2)),
    ],
)
def test_gaston_draws_a_card_and_brings_the_leading_opponents_1_for_each_full_block_but_2_at_most(
    built: tuple[str, ...], votes: tuple[int, ...], gifts: tuple[int, ...]
) -> None:
    """M41: a monthly skill may concern who leads: not himself, though he may have more votes, and all who are tied."""
    seats: dict[str, Any] = {
        seat: {"hand": [card], "cash": 0, "votes": won} for seat, card, won in zip(QUIET, CARDS, votes, strict=False)
    }
    ordinary = [design.id for design in PACK.designs if design.kind != "unique"]
    gaston = {"mayor": "gaston-poigne", "board": "gobelins", "buildings": dict(zip(built, ordinary, strict=False))}
    match = table({**seats, "orange": {**seats["orange"], **gaston}}, month=4, step="achievements")
    while match.view()["step"] != "start":
        match.play("pass")
    assert [player(match, seat)["cash"] for seat in QUIET] == [6 + gift for gift in gifts]
    assert [match.view()["players"][seat]["hand"] for seat in QUIET] == [1 + 1, 1, 1]


def test_standing_skills_change_what_actions_cost_and_what_loans_take(own: dict[str, str]) -> None:
    """M41: Fernand Couloir, in a pack of our own, pays 2 K€ less for actions and loses 1 vote fewer for a loan."""
    orange = {"mayor": "fernand-couloir", "hand": ["legion-of-honour"], "cash": 9, "loans": 1}
    match = table({"orange": orange, "green": {"mayor": "gaston-poigne"}}, step="end", options=own)
    assert state(match).standing[0].any()
    assert match.scores()[0]["loans"] == 1 - PACK.loans.penalty
    assert player(match.play("play/legion-of-honour"))["cash"] == 9 - card("legion-of-honour").action.cost + 2


def test_a_mayor_and_a_unique_building_that_do_the_same_work_together() -> None:
    """M34, M41: Fernand Couloir's hand is filled up to four, and to five beside the Louvre."""
    green = {"board": "gobelins", "buildings": {"a6": "louvre"}, "mayor": "fernand-couloir"}
    for built, most in (({}, 4), (green, 5)):
        match = table({"orange": {"hand": ["golden-baguette"]}, "green": built}, step="end").play("pass/window")
        assert match.view()["step"] == "achievements"
        assert [player(match, seat)["hand"] for seat in ("blue", "green")] == [3, most]
