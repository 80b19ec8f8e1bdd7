"""M1-M15: what is in the box of the standard pack, and how the table is laid out."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from quartier.engine.errors import BadOption
from quartier.engine.match import Match
from quartier.games.munivers.game import GAME
from quartier.games.munivers.moves import SEATS
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.tabulate import tables_of
from quartier.games.munivers.rules.state import STATE, TABLES
from quartier.games.munivers.rules.verbs import KINDS, TESTS, TYPES, VERBS

PACK = load_pack("standard")


def state(match: Match) -> Any:
    return match.state.view(STATE)[0]


def test_the_main_board_shows_votes_two_halves_of_four_the_calendar_and_four_totals_each() -> None:
    """M1."""
    match = Match.from_position(GAME, {"options": {"players": 4}})
    view = match.view()
    assert [len(view["auction"][half]) for half in ("left", "right")] == [4, 4]
    assert view["months"] == 12
    for player in view["players"].values():
        assert set(player["totals"]) == set(KINDS[:TYPES])
        assert sum(player["votes"].values()) == 0


def test_every_board_is_an_arrondissement_with_its_own_shape_of_20_sites_and_6_homes() -> None:
    """M2."""
    assert len({board.arrondissement for board in PACK.boards}) == len(PACK.boards) == 4
    assert {(len(board.sites), len(board.homes)) for board in PACK.boards} == {(20, 6)}
    shapes = []
    for board in PACK.boards:
        blocks: dict[str, list[tuple[int, int]]] = {}
        for site, cell in enumerate(board.sites):
            blocks.setdefault(board.block(site), []).append(cell)
        assert all(2 <= len(cells) <= 6 for cells in blocks.values())
        shapes.append({shape(cells) for cells in blocks.values()})
    assert all(len(one & other) <= 1 for one, other in combinations(shapes, 2)), "two boards share at most one block"


def shape(cells: list[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    """Return a block moved to the corner, so that equal shapes are equal."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


def test_spaces_are_neighbours_when_they_share_a_side_and_streets_separate() -> None:
    """M2."""
    board = next(board for board in PACK.boards if board.id == "gobelins")
    names = [board.site_name(site) for site in range(20)]
    tables: Any = tables_of("standard").view(TABLES)[0]
    near = int(tables.neighbours[PACK.boards.index(board), names.index("d6")])
    assert {names[site] for site in range(20) if near >> site & 1} == {"c6"}, "f6 is across the street, d5 is a home"
    assert tables.homes[PACK.boards.index(board), names.index("d6")] == 1
    assert tables.homes[PACK.boards.index(board), names.index("f6")] == 0


def test_there_are_96_tiles_20_of_each_type_and_16_unique_ones() -> None:
    """M3."""
    tiles = Counter[str]()
    for design in PACK.designs:
        tiles[design.kind] += design.copies
    assert tiles == {"bakery": 20, "supermarket": 20, "cafe": 20, "boutique": 20, "unique": 16}


def test_ordinary_tiles_cost_1_to_3_and_show_1_to_3_pictograms() -> None:
    """M4: the price follows the pictograms."""
    for design in PACK.designs[: PACK.first_unique]:
        assert design.price == len(design.pictograms) in (1, 2, 3)


GOBELINS = {"board": "gobelins", "mayor": "gaston-poigne"}


def district(buildings: dict[str, str], match: str = "each") -> dict[str, Any]:
    """Return a player's buildings as the view shows them."""
    players = {"orange": {**GOBELINS, "buildings": buildings}}
    found = Match.from_position(GAME, {"options": {"match": match}, "players": players})
    shown: dict[str, Any] = found.view()["players"]["orange"]
    return shown


def test_usefulness_is_1_and_1_for_each_matching_neighbour_or_home() -> None:
    """M4: Levain & Fils likes residential blocks and cafés."""
    alone = district({"b6": "levain-fils"})
    assert alone["buildings"]["b6"]["useful"] == 1
    beside_home = district({"a6": "levain-fils"})
    assert beside_home["buildings"]["a6"]["useful"] == 2, "a5 is a home"
    full = district({"b6": "levain-fils", "a6": "le-zinc", "c6": "le-zinc", "b5": "chapeau-bas"})
    assert full["buildings"]["b6"]["useful"] == 3, "two cafés match, the boutique does not"
    assert full["totals"] == {"bakery": 3, "supermarket": 0, "cafe": 2, "boutique": 1}


def test_with_the_option_once_a_pictogram_counts_at_most_once() -> None:
    """M4."""
    buildings = {"b6": "au-four-a-bois", "a6": "le-zinc", "c6": "le-zinc"}
    assert district(buildings)["buildings"]["b6"]["useful"] == 3
    assert district(buildings, match="once")["buildings"]["b6"]["useful"] == 2


def test_usefulness_changes_when_a_neighbour_is_built() -> None:
    """M4: a café beside a bakery that likes cafés raises the total of bakeries."""
    players = {"orange": {**GOBELINS, "buildings": {"b6": "croissant-de-lune"}, "stock": ["le-zinc"]}}
    match = Match.from_position(GAME, {"step": "building", "players": players})
    assert match.view()["players"]["orange"]["totals"]["bakery"] == 1
    match.play("build/le-zinc/a6")
    assert match.view()["players"]["orange"]["totals"]["bakery"] == 2


def test_a_total_is_the_sum_over_the_own_tiles_of_that_type() -> None:
    """M4."""
    shown = district({"a6": "le-pain-beni", "b2": "le-pain-beni", "f6": "le-pain-beni"})
    useful = [building["useful"] for building in shown["buildings"].values()]
    assert shown["totals"]["bakery"] == sum(useful) == 5


def test_unique_tiles_cost_3_and_have_no_pictograms_but_one_effect_each() -> None:
    """M5."""
    uniques = PACK.designs[PACK.first_unique :]
    assert [design.id for design in uniques] == [
        "tour-eiffel", "louvre", "notre-dame", "sacre-coeur", "opera-garnier", "moulin-rouge", "pantheon",
        "arc-de-triomphe", "centre-pompidou", "invalides", "grand-palais", "gare-du-nord", "sorbonne",
        "pere-lachaise", "jardin-du-luxembourg", "galeries-lafayette",
    ]  # fmt: skip
    assert all(design.price == 3 and not design.pictograms and design.ability for design in uniques)
    assert len({design.ability for design in uniques}) == 16


def test_pere_lachaise_counts_as_a_residential_block_for_its_neighbours() -> None:
    """M5."""
    assert district({"b6": "le-pain-beni", "a6": "pere-lachaise"})["buildings"]["b6"]["useful"] == 2
    assert district({"b6": "le-pain-beni", "a6": "louvre"})["buildings"]["b6"]["useful"] == 1


def test_residential_blocks_matter_most_to_bakeries() -> None:
    """M4: as many bakeries show the pictogram as all other tiles together."""
    likes = Counter[str]()
    for design in PACK.designs:
        likes[design.kind] += design.copies * ("R" in design.pictograms)
    assert likes["bakery"] >= likes["supermarket"] + likes["cafe"] + likes["boutique"]


def test_notre_dame_inspires_the_bakeries_beside_it() -> None:
    """M5."""
    shown = district({"b6": "croissant-de-lune", "a6": "notre-dame", "b5": "le-zinc"})
    assert shown["buildings"]["b6"] == {
        "tile": "croissant-de-lune", "useful": 4, "neighbours": ["b5"], "homes": 0, "inspired": 2,
    }  # fmt: skip
    assert shown["totals"]["cafe"] == 1, "cafés are not inspired by Notre-Dame"


def test_there_are_40_career_cards_10_a_letter_half_red_half_green_with_penalties_1_to_5() -> None:
    """M6."""
    letters = Counter((card.letter, card.colour) for card in PACK.cards)
    assert letters == {(letter, colour): 5 for letter in "BMCS" for colour in ("red", "green")}
    assert {card.penalty for card in PACK.cards} == {1, 2, 3, 4, 5}
    assert len({(card.action, card.goal) for card in PACK.cards}) == 40


def test_cards_use_at_least_20_effects_and_20_conditions_and_the_pack_uses_nearly_every_word() -> None:
    """M6: a word that no pack uses could be wrong without anybody noticing; two have a pack in conftest.py."""
    effects = {step.verb for card in PACK.cards for step in card.action.steps}
    tests = {condition.test for card in PACK.cards for condition in (*card.goal, *card.action.needs)}
    assert len(effects) >= 20
    assert len(tests) >= 20
    abilities = [mayor.ability for mayor in PACK.mayors]
    abilities += [design.ability for design in PACK.designs if design.ability]
    effects |= {step.verb for ability in abilities for step in ability.steps}
    tests |= {condition.test for level in PACK.levels for condition in level.needs}
    assert set(VERBS) - effects == {"discount_cards", "lenient_bank"}, "a mayor with both was more than the others"
    assert set(TESTS) - tests == {"loans_at_least"}, "who plays well has no loans: such a goal would be dead"


def test_six_mayors_have_six_different_skills() -> None:
    """M7."""
    assert len(PACK.mayors) == len({mayor.ability for mayor in PACK.mayors}) == 6


def test_six_polls_put_the_types_in_six_different_orders_with_three_numbers_each() -> None:
    """M8: the higher a type stands, and the later the poll, the more votes it brings."""
    assert len({poll.order for poll in PACK.polls}) == len(PACK.polls) == 6
    for poll in PACK.polls:
        assert all(list(row) == sorted(row) and len(row) == 3 for row in poll.votes)
        assert all(list(column) == sorted(column, reverse=True) for column in zip(*poll.votes, strict=True))


def test_four_voting_cards_have_base_votes() -> None:
    """M9."""
    assert len(PACK.base_votes) == 4
    assert min(PACK.base_votes) > 0


def test_eight_loan_cards_carry_at_most_two_loans_each() -> None:
    """M10: sixteen loans fit on eight cards, a seventeenth does not."""
    players = {"orange": {"loans": 8}, "blue": {"loans": 8}, "green": {"loans": 0}}
    assert Match.from_position(GAME, {"players": players}).view()["left"]["loan_cards"] == 0
    players["green"]["loans"] = 1
    with pytest.raises(ValueError, match="not so many loan cards"):
        Match.from_position(GAME, {"players": players})


def test_there_are_six_reward_tokens() -> None:
    """M11."""
    assert Match.from_position(GAME, {"players": {"orange": {"rewards": 6}}}).view()["left"]["rewards"] == 0
    with pytest.raises(ValueError, match="not so many reward tokens"):
        Match.from_position(GAME, {"players": {"orange": {"rewards": 7}}})


# --- set-up ----------------------------------------------------------------------------------------------


def test_boards_mayors_and_the_first_player_are_dealt_by_the_seed() -> None:
    """M12."""
    tables = [state(Match.new(GAME, seed=seed, players=4)) for seed in range(40)]
    assert all(sorted(table.boards) == [0, 1, 2, 3] and len(set(table.mayors)) == 4 for table in tables)
    assert {int(table.first) for table in tables} == {0, 1, 2, 3}
    assert {int(table.boards[0]) for table in tables} == {0, 1, 2, 3}
    assert {int(table.mayors[0]) for table in tables} == set(range(6))
    pairs = [state(Match.new(GAME, seed=seed, players=2)) for seed in range(40)]
    assert {int(table.boards[1]) for table in pairs} == {0, 1, 2, 3}, "two players may get any of the four boards"


@pytest.mark.parametrize("seat", range(4))
def test_the_first_player_may_be_chosen_at_every_seat(seat: int) -> None:
    """M12: boards, mayors and polls stay those of the seed; nobody begins who does not play."""
    for players in (2, 4):
        options: dict[str, Any] = {"players": players, "first": SEATS[seat]}
        if seat >= players:
            with pytest.raises(BadOption, match=f"can't be '{SEATS[seat]}'; it takes 'random', 'orange', 'blue'$"):
                Match.new(GAME, seed=3, **options)
            continue
        chosen, by_lot = state(Match.new(GAME, seed=3, **options)), state(Match.new(GAME, seed=3, players=players))
        assert (chosen.first, chosen.current) == (seat, seat)
        for field in ("boards", "mayors", "poll_cards"):
            assert chosen[field].tolist() == by_lot[field].tolist()


def test_everybody_starts_with_no_votes_income_level_1_and_empty_totals() -> None:
    """M12."""
    table = state(Match.new(GAME, seed=3, players=4))
    assert not table.votes.any()
    assert not table.totals.any()
    assert list(table.income) == [1, 1, 1, 1]


def test_the_first_round_is_january_and_there_are_exactly_twelve() -> None:
    """M13."""
    match = Match.new(GAME, seed=1, players=2)
    assert match.view()["month"] == 1
    months, random = set(), Random(1)
    while not match.over:
        months.add(match.view()["month"])
        match.play_action(random.choice(match.actions(match.waiting[0])), match.waiting[0])
    assert months == set(range(1, 13))


def test_three_of_six_polls_are_in_play_one_for_each_poll_month() -> None:
    """M14."""
    columns = [Match.new(GAME, seed=seed).view()["polls"] for seed in range(60)]
    assert all([poll["month"] for poll in column] == [3, 6, 9] for column in columns)
    assert all(len({poll["id"] for poll in column}) == 3 for column in columns)
    assert {poll["id"] for column in columns for poll in column} == {poll.id for poll in PACK.polls}
    first = columns[0][1]
    printed = next(poll for poll in PACK.polls if poll.id == first["id"])
    assert first["votes"] == {kind: printed.votes[place][1] for place, kind in enumerate(printed.order)}


def test_all_tiles_are_in_the_bag_and_everybody_holds_three_cards() -> None:
    """M15: where nobody is Gaston Poignedemain, who draws with the income."""
    view = Match.new(GAME, seed=4, players=4).view()
    assert "gaston-poigne" not in [player["mayor"] for player in view["players"].values()]
    assert view["left"]["bag"] == 96
    assert view["left"]["deck"] == 28
    assert [player["hand"] for player in view["players"].values()] == [3, 3, 3, 3]
