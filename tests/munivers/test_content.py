"""Content packs: our two are sound, a broken one says file, line and reason, another one plays without compiling."""

import shutil
from pathlib import Path
from random import Random

import pytest

from quartier.engine.errors import BadContent, BadOption
from quartier.engine.match import Match
from quartier.games.munivers.game import GAME
from quartier.games.munivers.packs.content import CONTENT, check_content, load_pack


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
    assert short.cards == standard.cards


MISTAKES = [
    ("cards.toml", 'do = "gain_votes", n = 3', 'do = "win_votes", n = 3', "'win_votes' is no verb"),
    ("cards.toml", 'test = "leads", kind = "bakery"', 'test = "leads", kind = "pizzeria"', "'pizzeria'"),
    ("cards.toml", "penalty = 2", "penalty = 7", "penalty: 7 is no whole number from 1 to 5"),
    ("cards.toml", "penalty = 2", 'penalty = "two"', "penalty: 'two' is no whole number"),
    ("cards.toml", 'windows = ["end"]', 'windows = ["noon"]', "windows: one or more of start, bids"),
    ("cards.toml", 'letter = "B"', 'letter = "X"', "letter: 'X' is none of the choices"),
    ("cards.toml", 'id = "queue-at-dawn"', 'id = "golden-baguette"', "there is another 'golden-baguette'"),
    ("cards.toml", 'do = "cap_bids", n = 4', 'do = "cap_bids", n = 2', "cap_bids: n must be from 3 to 20"),
    ("cards.toml", 'do = "protect"', 'do = "larger_hand", n = 1', "larger_hand can't work when 'played'"),
    ("tiles.toml", 'pictograms = "R"', 'pictograms = "RR"', "one to three different letters of BMCSR"),
    ("tiles.toml", "price = 1", "price = 9", "price: 9 is no whole number from 1 to 3"),
    ("tiles.toml", 'effect = [{ do = "larger_hand", n = 1 }]', 'effect = [{ do = "draw_cards", n = 1 }]',
     "draw_cards can't work when 'standing'"),
    ("mayors.toml", 'do = "discount_tiles", n = 1', 'do = "inspire", kind = "cafe", n = 1', "only a unique building"),
    ("mayors.toml", 'use = "month"', 'use = "week"', "use: 'week' is none of the choices"),
    ("polls.toml", '"supermarket"]', '"bakery"]', "order: all of bakery, supermarket, cafe, boutique"),
    ("polls.toml", "[2, 3, 4]]", "[2, 3]]", "votes: four rows of 3 numbers"),
    ("pack.toml", "fees = [0, 0, 1,", "fees = [0, 1,", "fees: one a month is needed, 12 in all; there are 11"),
    ("pack.toml", "polls = [3, 6, 9]", "polls = [9, 6, 3]", "polls: give one to 3 different months in order"),
    ("pack.toml", "start_cash = 5", "start_cash = 5\nstart_joy = 3", "'start_joy' means nothing here"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "reason"), MISTAKES)
def test_a_mistake_is_reported_with_file_line_and_reason(
    folder: Path, file: str, old: str, new: str, reason: str
) -> None:
    line = change(folder, file, old, new)
    if "start_joy" in new:
        line += 1
    found = check_content(folder)
    assert any(problem.startswith(f"{file}:{line}:") and reason in problem for problem in found), found


MAPS = [
    ("AAAA.BBh~", "AAAABBBh~", "blocks A and B touch"),
    ("AAAA.BBh~", "AAAA.BBh", "equally long"),
    ("AAAA.BBh~", "AAAA.BB?~", "'?' means nothing"),
    ("CCC.EE.D~", "CCC.EE..~", "block D has 1 sites"),
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
    change(folder, "cards.toml", 'do = "gain_votes", n = 3', 'do = "gain_votes", n = 9')
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
    assert f"cards.toml:{line}: 'crad' means nothing here; known are card" in check_content(folder)


def test_base_votes_that_are_no_table_are_reported(folder: Path) -> None:
    (folder / "polls.toml").write_text("voting = 10\n", encoding="utf-8")
    assert any(problem.startswith("polls.toml:1: voting: write [voting]") for problem in check_content(folder))


@pytest.mark.parametrize(("old", "new"), [('do = "gain_votes"', 'do = ["a"]'), ('test = "leads"', "test = { a = 1 }")])
def test_a_verb_or_a_test_that_is_no_word_is_reported(folder: Path, old: str, new: str) -> None:
    line = change(folder, "cards.toml", old, new)
    assert any(problem.startswith(f"cards.toml:{line}:") and "is no" in problem for problem in check_content(folder))


@pytest.mark.parametrize("file", ["pack", "boards", "tiles", "cards", "mayors", "polls"])
def test_a_file_that_can_not_be_read_is_one_mistake_and_not_many(folder: Path, file: str) -> None:
    (folder / f"{file}.toml").write_bytes(b"\xff")
    assert [problem.split(":")[:2] for problem in check_content(folder)] == [[f"{file}.toml", "1"]]
