"""Content packs: our two are sound, a broken one says file, line and reason, another one plays without compiling."""

import shutil
from copy import copy
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from quartier.engine.errors import BadContent, BadOption, BadPosition
from quartier.engine.match import Match
from quartier.games.munivers.game import GAME
from quartier.games.munivers.packs.content import CONTENT, check_content, load_pack
from quartier.games.munivers.packs.pack import Ability, Condition, Level, Step
from quartier.games.munivers.packs.parts import MAX_STEPS, MOST_INSPIRATION
from quartier.games.munivers.packs.reach import Reach
from quartier.games.munivers.packs.tabulate import Tabulator
from quartier.games.munivers.rules.state import STATE, TABLES


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the standard pack, to be broken."""
    shutil.copytree(CONTENT / "standard", tmp_path / "mine")
    return tmp_path / "mine"


def change(folder: Path, file: str, old: str, new: str, count: int = 1) -> int:
    """Replace a text in a file; return the line on which it stood."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, count), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


@pytest.mark.parametrize("name", ["standard", "short"])
def test_our_packs_have_nothing_wrong_with_them(name: str) -> None:
    assert check_content(name) == []


def test_the_short_pack_lasts_six_months_with_half_the_tiles_and_extends_the_standard_one() -> None:
    short, standard = load_pack("short"), load_pack("standard")
    assert (short.months, short.polls_in) == (6, (2, 4))
    assert sum(design.copies for design in short.designs) == 48
    changed = [card.id for card, other in zip(short.cards, standard.cards, strict=True) if card != other]
    assert changed == ["sunday-opening"], "half a year is too short for its goal"
    assert (short.loans, short.rewards, short.bonuses) == (standard.loans, standard.rewards, standard.bonuses)


@pytest.mark.parametrize("name", ["standard", "short"])
def test_in_every_poll_the_more_wanted_type_brings_more_votes(name: str) -> None:
    """M8: strictly, in each poll that is held; what a poll of March pays together is what it paid by version 10."""
    pack, then = load_pack(name), load_pack(f"{name}@10")
    for poll, before in zip(pack.polls, then.polls, strict=True):
        for column in range(len(pack.polls_in)):
            votes = [row[column] for row in poll.votes]
            assert votes == sorted(set(votes), reverse=True)
            assert sum(votes) == sum(row[column] for row in before.votes)
    assert {poll.votes for poll in then.polls} == {((4, 6, 8), (3, 5, 6), (3, 4, 5), (2, 3, 4))}


def test_a_poll_that_is_not_held_may_say_anything(folder: Path) -> None:
    """M8: a short year has two."""
    change(folder, "pack.toml", "polls = [3, 6, 9]", "polls = [3, 6]")
    change(folder, "polls.toml", "[1, 3, 4]]", "[1, 3, 9]]")
    assert check_content(folder) == []


def test_a_pack_of_one_s_own_is_read_as_it_was_too(folder: Path) -> None:
    """M11, M44: what it extends is what that was, nothing is demanded that was not, and it is no choice of its own."""
    shutil.rmtree(folder / "10")
    change(folder, "polls.toml", "[[5, 6, 8], [4,", "[[4, 6, 8], [4,")
    assert check_content(folder)
    mine = load_pack(f"{folder}@10")
    assert mine.polls[0].votes[:2] == ((4, 6, 8), (4, 5, 6))
    assert not mine.rewards.returned
    assert all("@" not in choice for choice in GAME.option("content").choices)


MISTAKES = [
    ("cards.toml", 'do = "sell_stock"', 'do = "sell_votes"', "'sell_votes' is no verb"),
    ("cards.toml", 'do = "sell_stock"', 'do = "gain_votes"', "gain_votes can’t work when 'played'"),
    ("cards.toml", 'do = "sell_stock"', 'do = "poll_premium"', "gives votes: only a unique building"),
    ("mayors.toml", 'do = "discount_tiles", n = 3', 'do = "achievement_premium", n = 1', "gives votes: only a unique"),
    ("mayors.toml", 'when = "standing"', 'when = "end"', "when: 'end' is none of the choices"),
    ("mayors.toml", 'when = "standing"', 'cost = 1\nwhen = "standing"', "'cost' means nothing here"),
    ("cards.toml", "cost = 1", "cost = 0", "cost: 0 is no whole number from 1 to 100"),
    ("cards.toml", "flavour = { en", "flavour = { xx", "flavour: must be a text, or texts by language"),
    ("pack.toml", "amount = 10", "amount = 0", "amount: 0 is no whole number from 1 to 50"),
    ("pack.toml", "repay_pair = 25", "repay_pair = 11", "repay_pair: two loans can’t be cheaper to repay than one"),
    ("pack.toml", "tokens = 6", "tokens = 99", "tokens: 99 is no whole number from 0 to 32"),
    ("pack.toml", "cash = 10", "cash = 10\njoy = 2", "'joy' means nothing here"),
    ("polls.toml", "boutique = 5", "boutique = 5\ntattoo = 2", "'tattoo' means nothing here"),
    ("boards.toml", "arrondissement = 7", "arrondissement = 7\nfees = [1]", "fees: one a month is needed"),
    ("boards.toml", "arrondissement = 7", "arrondissement = 7\nlevel = [{ pays = 3, needs = 4 }]", "needs: must be a"),
    ("cards.toml", 'test = "leads", kind = "bakery"', 'test = "leads", kind = "pizzeria"', "'pizzeria'"),
    ("cards.toml", "penalty = 2", "penalty = 7", "penalty: 7 is no whole number from 1 to 5"),
    ("cards.toml", "penalty = 2", 'penalty = "two"', "penalty: 'two' is no whole number"),
    ("cards.toml", 'windows = ["end"]', 'windows = ["noon"]', "windows: one or more of start, bids"),
    ("cards.toml", 'letter = "B"', 'letter = "X"', "letter: 'X' is none of the choices"),
    ("cards.toml", 'id = "queue-at-dawn"', 'id = "golden-baguette"', "there is another 'golden-baguette'"),
    ("cards.toml", 'do = "cap_bids", n = 4', 'do = "cap_bids", n = 2', "cap_bids: n must be from 3 to 20"),
    ("cards.toml", 'do = "protect"', 'do = "larger_hand", n = 1', "larger_hand can’t work when 'played'"),
    ("tiles.toml", 'pictograms = "R"', 'pictograms = "RR"', "one to three different letters of BMCSR"),
    ("tiles.toml", "price = 1", "price = 9", "price: 9 is no whole number from 1 to 3"),
    ("tiles.toml", 'effect = [{ do = "larger_hand", n = 1 }]', 'effect = [{ do = "draw_cards", n = 1 }]',
     "draw_cards can’t work when 'standing'"),
    ("mayors.toml", 'do = "discount_tiles", n = 3', 'do = "inspire", kind = "cafe", n = 1', "only a unique building"),
    ("tiles.toml", 'do = "inspire", kind = "bakery", n = 2', 'do = "inspire", kind = "any", n = 8',
     "n: 8 is no whole number from 1 to 7"),
    ("mayors.toml", 'use = "month"', 'use = "week"', "use: 'week' is none of the choices"),
    ("polls.toml", '"supermarket"]', '"bakery"]', "order: all of bakery, supermarket, cafe, boutique"),
    ("polls.toml", "[1, 3, 4]]", "[1, 3]]", "votes: four rows of 3 numbers"),
    ("polls.toml", "[4, 5, 6]", "[5, 5, 6]", "the more votes: poll 1 gives 5, 5, 2, 1"),
    ("polls.toml", "[1, 3, 4]]", "[1, 3, 9]]", "the more votes: poll 3 gives 8, 6, 5, 9"),
    ("pack.toml", "fees = [0, 0, 1,", "fees = [0, 1,", "fees: one a month is needed, 12 in all; there are 11"),
    ("pack.toml", "polls = [3, 6, 9]", "polls = [9, 6, 3]", "polls: give one to 3 different months in order"),
    ("pack.toml", "start_cash = 5", "start_cash = 5\nstart_joy = 3", "'start_joy' means nothing here"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "reason"), MISTAKES)
def test_a_mistake_is_reported_with_file_line_and_reason(
    folder: Path, file: str, old: str, new: str, reason: str
) -> None:
    line = change(folder, file, old, new)
    if "\n" in new and not new.startswith("cost"):
        line += 1
    found = check_content(folder)
    assert any(problem.startswith(f"{file}:{line}:") and reason in problem for problem in found), found


def test_no_building_can_become_more_useful_than_a_byte_tells() -> None:
    """M4: 1, a match with each of 4 neighbours, and all that they inspire."""
    told = next(field.highest for field in GAME.observation if field.name == "usefulness")
    assert 1 + 4 + 4 * MAX_STEPS * MOST_INSPIRATION <= told == np.iinfo(np.zeros(1, STATE)["usefulness"].dtype).max


MAPS = [
    ("AAAA.BBh~", "AAAABBBh~", "blocks A, B touch"),
    ("AAAA.BBh~", "AAAA.BBh", "equally long"),
    ("AAAA.BBh~", "AAAA.BB?~", "'?' means nothing"),
    ("CCC.EE.D~", "CCC.EE..~", "sites in block D: 1; a block has 2 to 6"),
    (",,.....h~", "h,.....h~", "but the first board has 6"),
]


@pytest.mark.parametrize(("old", "new", "reason"), MAPS)
def test_a_map_that_can_not_be_played_is_reported(folder: Path, old: str, new: str, reason: str) -> None:
    """M2: the line is that of the board's map."""
    change(folder, "boards.toml", old, new)
    text = (folder / "boards.toml").read_text(encoding="utf-8")
    line = text[: text.rindex("map = ")].count("\n") + 1
    assert any(problem.startswith(f"boards.toml:{line}:") and reason in problem for problem in check_content(folder))


def test_a_file_that_is_no_toml_is_reported_with_its_line(folder: Path) -> None:
    line = change(folder, "polls.toml", 'id = "petit-badaud"', "id = petit-badaud")
    assert any(problem.startswith(f"polls.toml:{line}:") for problem in check_content(folder))


def test_a_missing_file_or_folder_is_reported(folder: Path, tmp_path: Path) -> None:
    (folder / "cards.toml").unlink()
    assert "cards.toml:1: the file is missing" in check_content(folder)
    assert check_content(tmp_path / "nowhere") == [f"{tmp_path / 'nowhere'}: there is no such folder"]


def test_too_few_tiles_for_four_players_are_reported(folder: Path) -> None:
    """M19: every auction needs two tiles a player."""
    change(folder, "tiles.toml", "copies = 3", "copies = 2")
    assert any("four players need 96" in problem for problem in check_content(folder))


def test_more_different_tiles_than_a_set_holds_are_reported(folder: Path) -> None:
    """The standard pack has 48."""
    tiles = folder / "tiles.toml"
    unique = '\n[[unique]]\nid = "{}"\nname = "X"\nflavour = "X"\nwhen = "standing"\neffect = [{{ do = "win_ties" }}]\n'
    tiles.write_text(tiles.read_text("utf-8") + "".join(map(unique.format, range(16))), "utf-8")
    assert check_content(folder) == []
    tiles.write_text(tiles.read_text("utf-8") + unique.format(16), "utf-8")
    assert any("at most 64 different tiles, not 65" in problem for problem in check_content(folder))


def test_several_mistakes_are_all_reported(folder: Path) -> None:
    change(folder, "cards.toml", "penalty = 2", "penalty = 0", 3)
    assert len(check_content(folder)) == 3


def test_a_broken_pack_is_refused_when_a_game_begins(folder: Path) -> None:
    change(folder, "cards.toml", "penalty = 2", "penalty = 0")
    with pytest.raises(BadContent, match=r"cards\.toml"):
        load_pack(str(folder))
    with pytest.raises(BadOption, match="has mistakes"):
        Match.new(GAME, content=str(folder))
    with pytest.raises(BadOption, match="there is no folder"):
        Match.new(GAME, content="nowhere/at/all")


def test_an_edited_copy_plays_with_the_rules_as_they_are_compiled(folder: Path) -> None:
    """Verbs are interpreted from tables: other numbers and other cards need no compilation."""
    change(folder, "pack.toml", "start_cash = 5", "start_cash = 17")
    change(folder, "cards.toml", 'do = "sell_stock"', 'do = "gain_money"')
    match, random = Match.new(GAME, seed=1, content=str(folder)), Random(1)
    assert match.view()["players"]["orange"]["cash"] >= 17
    while not match.over:
        match.play_action(random.choice(match.actions(match.waiting[0])), match.waiting[0])
    assert GAME.rules.check(match.state, match.tables) == 0


def test_a_file_that_says_nothing_is_reported(folder: Path) -> None:
    for file in ("boards", "tiles", "cards", "mayors", "polls"):
        (folder / f"{file}.toml").write_text("", encoding="utf-8")
    problems = check_content(folder)
    assert "boards.toml:1: 4 to 8 boards are needed, not 0" in problems
    assert "mayors.toml:1: 4 to 16 mayors are needed, not 0" in problems
    assert "polls.toml:1: 3 to 12 polls are needed, not 0" in problems


def test_a_table_that_no_file_has_is_reported(folder: Path) -> None:
    """A slip such as [[crad]] must not make a card vanish in silence."""
    line = change(folder, "cards.toml", "[[card]]", "[[crad]]")
    assert f"cards.toml:{line}: 'crad' means nothing here; the known keys are card" in check_content(folder)


def test_base_votes_that_are_no_table_are_reported(folder: Path) -> None:
    (folder / "polls.toml").write_text("voting = 10\n", encoding="utf-8")
    assert any(problem.startswith("polls.toml:1: voting: write [voting]") for problem in check_content(folder))


@pytest.mark.parametrize(("old", "new"), [('do = "boost_poll"', 'do = ["a"]'), ('test = "leads"', "test = { a = 1 }")])
def test_a_verb_or_a_test_that_is_no_word_is_reported(folder: Path, old: str, new: str) -> None:
    line = change(folder, "cards.toml", old, new)
    assert any(problem.startswith(f"cards.toml:{line}:") and "is no" in problem for problem in check_content(folder))


@pytest.mark.parametrize("file", ["pack", "boards", "tiles", "cards", "mayors", "polls"])
def test_a_file_that_can_not_be_read_is_one_mistake_and_not_many(folder: Path, file: str) -> None:
    (folder / f"{file}.toml").write_bytes(b"\xff")
    assert [problem.split(":")[:2] for problem in check_content(folder)] == [[f"{file}.toml", "1"]]


# --- what can't be reached ---------------------------------------------------------------------------------

LEADS = '{ test = "leads", kind = "bakery" }'
OUT_OF_REACH = [
    ('{ test = "line_of", kind = "any", n = 12 }', "can’t reach it: line_of any 12, where 4 is the most"),
    ('{ test = "income_level", n = 50 }', "no game can reach it: income_level 50, where 10 is the most"),
    ('{ test = "month_from", n = 13 }', "no game can reach it: month_from 13, where 12 is the most"),
    ('{ test = "month_until", n = 0 }', "no game can reach it: month_until 0, where 1 is the least"),
    ('{ test = "mixed_line", n = 4 }', "butte-montmartre can’t reach it: mixed_line 4, where 3 is the most"),
    ('{ test = "mixed_block", n = 5 }', "no game can reach it: mixed_block 5, where 4 is the most"),
    ('{ test = "full_blocks", n = 6 }', "full_blocks 6, where 4 is the most"),
    ('{ test = "built_of", kind = "any", n = 21 }', "built_of any 21, where 20 is the most"),
    ('{ test = "built_of", kind = "unique", n = 17 }', "built_of unique 17, where 16 is the most"),
    ('{ test = "cluster", kind = "cafe", n = 7 }', "cluster cafe 7, where 6 is the most"),
    ('{ test = "each_type", n = 6 }', "each_type 6, where 5 is the most"),
    ('{ test = "useful_building", kind = "cafe", n = 9 }', "useful_building cafe 9, where"),
    ('{ test = "total_of", kind = "cafe", n = 99 }', "total_of cafe 99, where"),
    ('{ test = "by_homes", kind = "any", n = 20 }', "by_homes any 20, where"),
    ('{ test = "empty_at_least", n = 21 }', "empty_at_least 21, where 20 is the most"),
    ('{ test = "loans_at_least", n = 17 }', "loans_at_least 17, where 16 is the most"),
    ('{ test = "polls_won", n = 13 }', "polls_won 13, where 12 is the most"),
    ('{ test = "markers_on", kind = "cafe", n = 25 }', "markers_on cafe 25, where 24 is the most"),
    ('{ test = "hand_at_least", n = 41 }', "hand_at_least 41, where 40 is the most"),
    ('{ test = "no_loans" }, { test = "loans_at_least", n = 1 }', "loans_at_least 1 contradicts another condition"),
    ('{ test = "month_from", n = 8 }, { test = "month_until", n = 5 }', "month_until 5 contradicts another condition"),
    ('{ test = "built_of", kind = "any", n = 12 }, { test = "empty_at_least", n = 9 }', "12 buildings are needed"),
]  # fmt: skip


@pytest.mark.parametrize(("goal", "reason"), OUT_OF_REACH)
def test_a_goal_that_no_board_or_no_game_can_reach_is_reported(folder: Path, goal: str, reason: str) -> None:
    """M35: it would be a card without an achievement."""
    line = change(folder, "cards.toml", LEADS, goal)
    found = [problem for problem in check_content(folder) if reason in problem]
    assert found, check_content(folder)
    assert all(problem.startswith(f"cards.toml:{line - 1}: goal: ") for problem in found)


def test_a_level_of_income_and_a_need_that_can_not_be_met_are_reported(folder: Path) -> None:
    """M29, M39."""
    change(folder, "pack.toml", 'test = "mixed_block", n = 3', 'test = "mixed_block", n = 5')
    change(folder, "cards.toml", 'test = "month_until", n = 10', 'test = "month_from", n = 13')
    found = check_content(folder)
    assert [problem.split(":")[0] for problem in found] == ["cards.toml", "pack.toml"]
    assert all("needs: no game can reach it" in problem for problem in found)


def test_a_game_of_few_months_can_not_reach_what_a_year_can(tmp_path: Path) -> None:
    """M13: the goals of the standard pack, in a game of six months with five levels of income."""
    shutil.copytree(CONTENT / "short", tmp_path / "mine")
    (tmp_path / "mine" / "cards.toml").unlink()
    (problem,) = check_content(tmp_path / "mine")
    assert problem.startswith("standard/cards.toml:")
    assert problem.endswith("goal: no game can reach it: income_level 6, where 5 is the most")


def test_a_token_that_comes_back_may_bring_its_votes_after_every_poll() -> None:
    """M11: also where the box holds a single one."""
    brings_any = {"boost_poll", "poll_premium", "achievement_premium", "gain_reward"}
    most = {}
    for tokens in (0, 1, 6):
        one = copy(load_pack("standard"))
        one.rewards = replace(one.rewards, tokens=tokens)
        reach = Reach(one, one.boards[0])
        reach.verbs -= brings_any
        most[tokens] = next(n for n in range(10_000) if reach.why_not([Condition("votes_at_least", "", n + 1)]))
    assert most[1] == most[6] == most[0] + 3 * load_pack("standard").rewards.votes


# --- a pack over another -----------------------------------------------------------------------------------


def pack(folder: Path, **files: str) -> str:
    """Write a pack that extends the standard one."""
    folder.mkdir()
    for name, text in {"pack": "", **files}.items():
        head = 'extends = "standard"\n' if name == "pack" else ""
        (folder / f"{name}.toml").write_text(head + text, encoding="utf-8")
    return str(folder)


def test_a_pack_that_extends_another_gives_only_what_changes(tmp_path: Path) -> None:
    """A number, a card by its id, a new tile, a card less; all else is as in the standard pack."""
    tile = '[[tile]]\nid = "le-dernier"\nname = "Le Dernier"\ntype = "cafe"\nprice = 1\npictograms = "R"\n'
    mine = load_pack(
        pack(
            tmp_path / "mine",
            pack="start_cash = 9\n[loan]\npenalty = 20\n",
            cards='without = ["front-page"]\n[[card]]\nid = "kings-cake"\ncost = 3\n',
            tiles=tile,
        )
    )
    standard = load_pack("standard")
    assert (mine.start_cash, mine.loans.penalty, mine.loans.repay) == (9, 20, 12)
    assert [card.id for card in standard.cards if card not in mine.cards] == ["kings-cake", "front-page"]
    assert len(mine.cards) == 39
    cake = next(card for card in mine.cards if card.id == "kings-cake")
    assert (cake.action.cost, cake.votes) == (3, 4)
    assert [design.id for design in mine.designs if design not in standard.designs] == ["le-dernier"]
    assert (mine.levels, mine.polls) == (standard.levels, standard.polls)


def test_mistakes_in_a_pack_over_another_are_found_where_they_stand(tmp_path: Path) -> None:
    cake = '\n[[card]]\nid = "kings-cake"\n'
    cards = f'without = ["nobody"]\n{cake}cost = 0\n{cake}penalty = 1\n'
    mine = pack(tmp_path / "mine", cards=cards, mayors='[[mayor]]\nid = "new"\n')
    found = check_content(mine)
    assert "cards.toml:1: without: there is no 'nobody' in standard/cards.toml" in found
    assert "cards.toml:5: cost: 0 is no whole number from 1 to 100" in found
    assert "cards.toml:8: id: there is another 'kings-cake'" in found
    assert any(problem.startswith("mayors.toml:1: when: is missing") for problem in found)


def test_a_pack_may_extend_one_that_extends_another_but_not_itself(tmp_path: Path) -> None:
    pack(tmp_path / "below", pack="start_cash = 9\nmarkers = 20\n")
    above = Path(pack(tmp_path / "above"))
    (above / "pack.toml").write_text('extends = "../below"\nmarkers = 30\n', encoding="utf-8")
    mine = load_pack(str(above))
    assert (mine.start_cash, mine.markers) == (9, 30)
    (tmp_path / "below" / "pack.toml").write_text('extends = "../above"\n', encoding="utf-8")
    assert any("extends this pack itself" in problem for problem in check_content(above))
    for wrong in ('"nowhere"', "7", '""', '"a\\u0000"'):
        (above / "pack.toml").write_text(f"extends = {wrong}\n", encoding="utf-8")
        assert check_content(above)[0].startswith("pack.toml:1: extends: there is no pack")


def test_without_means_nothing_where_nothing_is_extended(folder: Path) -> None:
    change(folder, "cards.toml", "[[card]]", 'without = ["front-page"]\n\n[[card]]')
    assert any("'without' means nothing here" in problem for problem in check_content(folder))


# --- what is printed on a board ------------------------------------------------------------------------------


def test_a_board_may_have_fees_and_an_income_track_of_its_own(tmp_path: Path) -> None:
    """M28, M29: on the Gobelins a placement costs 7, and the second level pays 40 once a tile stands."""
    text = """
[[board]]
id = "gobelins"
fees = [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]

[[board.level]]
pays = 3

[[board.level]]
pays = 40
needs = [{ test = "built_of", kind = "any", n = 1 }]
"""
    content = pack(tmp_path / "mine", boards=text, cards='without = ["sunday-opening"]\n')
    players = {
        "orange": {"board": "gobelins", "stock": ["le-zinc"], "cash": 9, "mayor": "honorine-pave"},
        "blue": {"board": "palais-bourbon", "stock": ["le-zinc"], "cash": 9, "mayor": "fernand-couloir"},
    }
    given = {"options": {"players": 2, "content": content}, "step": "building", "players": players}
    match = Match.from_position(GAME, given)
    assert [seat["fee"] for seat in match.view()["players"].values()] == [7, 0]
    match.play("build/le-zinc/a6").play("build/le-zinc/a7").play("raise")
    assert match.view()["step"] == "achievements", "blue's track asks for two buildings"
    for _ in range(2):
        match.play("pass")
    assert match.view()["players"]["orange"]["cash"] == 9 - 7 + 40
    with pytest.raises(BadPosition, match=r"'players.orange.income' must be a whole number from 1 to 2"):
        Match.from_position(GAME, {**given, "players": {"orange": {"board": "gobelins", "income": 3}}})


@pytest.mark.parametrize("seat", range(2))
def test_everybody_pays_the_fee_of_the_own_board(tmp_path: Path, seat: int) -> None:
    """M28: the Gobelins ask for 7, at whichever seat they are."""
    content = pack(tmp_path / "mine", boards=f'[[board]]\nid = "gobelins"\nfees = {[7] * 12}\n')
    boards = {"gobelins": "a6", "palais-bourbon": "a7"}
    order = list(boards)[:: 1 if seat == 0 else -1]
    given = {"stock": ["le-zinc"], "cash": 9}
    mayors = ("gaston-poigne", "fernand-couloir")
    players = {
        name: {**given, "board": board, "mayor": mayor}
        for name, board, mayor in zip(("orange", "blue"), order, mayors, strict=True)
    }
    options = {"players": 2, "content": content}
    match = Match.from_position(GAME, {"options": options, "step": "building", "players": players})
    for board in order:
        match.play(f"build/le-zinc/{boards[board]}")
    cash = [one["cash"] for one in match.view()["players"].values()]
    assert cash == [2 if board == "gobelins" else 9 for board in order]


def test_a_mistake_on_a_level_of_a_board_is_found_on_its_line(tmp_path: Path) -> None:
    text = '[[board]]\nid = "gobelins"\n\n[[board.level]]\npays = 3\n\n[[board.level]]\npays = -1\n'
    assert "boards.toml:8: pays: -1 is no whole number from 0 to 100" in check_content(
        pack(tmp_path / "mine", boards=text)
    )


def test_loans_rewards_and_bonuses_are_numbers_of_the_pack(tmp_path: Path) -> None:
    """M40, M43, M46: one loan card of 20 K€, repaid with 30; a token of 9 votes; 1 vote for cafés, 2 for cash."""
    numbers = (
        "[loan]\ncards = 1\namount = 20\nrepay = 30\nrepay_pair = 50\npenalty = 2\n[reward]\ntokens = 2\nvotes = 9\n"
    )
    content = pack(tmp_path / "mine", pack=numbers + "[bonus]\ncafe = 1\ncash = 2\n")
    orange = {"board": "gobelins", "buildings": {"a6": "le-zinc"}, "cash": 50, "loans": 2, "rewards": 1}
    given = {"options": {"content": content}, "step": "left", "players": {"orange": orange}}
    match = Match.from_position(GAME, given)
    scores = match.scores()[0]
    assert (scores["cafes"], scores["cash"], scores["loans"]) == (1, 2, -4)
    assert match.view()["left"]["rewards"] == 1
    match.play("reward/votes").play("repay").play("repay")
    assert match.view()["players"]["orange"]["votes"]["rewards"] == 9
    assert match.view()["players"]["orange"]["cash"] == 0, "20 for one of the pair, 30 for the other"
    poor = {"orange": {"stock": ["le-zinc"], "cash": 0}, "blue": {"loans": 2}}
    broke = Match.from_position(GAME, {**given, "month": 12, "step": "building", "players": poor})
    assert broke.view()["step"] != "building", "the one loan card lies with blue"


def test_there_is_room_for_the_largest_pack_that_can_be_written() -> None:
    """Eight boards with income tracks of their own, 64 cards, 16 mayors, 32 landmarks, each with all it can have."""
    standard = load_pack("standard")
    four = tuple(Condition("cash_at_least", "", n) for n in range(1, 5))
    ability = Ability("played", (Step("gain_money", n=1),) * 4, four, 1, ("start",))
    board = replace(standard.boards[0], levels=(Level(1), *[Level(1, four)] * 11))
    card = replace(standard.cards[0], action=ability, goal=four)
    unique = replace(standard.designs[-1], ability=ability)
    mayor = replace(standard.mayors[0], ability=ability)
    largest = replace(
        standard,
        boards=[board] * 8,
        cards=[card] * 64,
        mayors=[mayor] * 16,
        designs=[*standard.designs[:32], *[unique] * 32],
    )
    tables = Tabulator(largest, "standard").buffer.view(TABLES)[0]
    assert tables.conditions[:, 0].astype(bool).sum() == 4 * (8 * 11 + 64 + 64 + 16 + 32)
    assert tables.effects[:, 0].astype(bool).sum() == 4 * (64 + 16 + 32)


@pytest.mark.parametrize(
    "text", ["without = [[1]]", "without = 7", "[[card]]\nid = [1]\n", "card = 3", "[card]\nid = 1"]
)
def test_a_strange_file_over_another_is_reported_and_breaks_nothing(tmp_path: Path, text: str) -> None:
    assert any(problem.startswith("cards.toml:1:") for problem in check_content(pack(tmp_path / "mine", cards=text)))
