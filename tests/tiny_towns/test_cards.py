"""The cards: T1 to T3, T12, and what the loader says of mistakes."""

from pathlib import Path

import pytest

from quartier.engine.errors import BadContent
from quartier.games.tiny_towns.cards import FILE, Cards, cards, orientations, placements
from quartier.games.tiny_towns.rules.state import FIRST_BUILDING, FIRST_CUBE, RESOURCES, SQUARES, TABLES, TYPES, WORD

VECTORS = {
    "cottage": (".H BG", 8, 72), "farm": ("HH WW", 4, 36), "granary": ("HH WB", 8, 72),
    "greenhouse": ("HG WW", 8, 72), "orchard": ("SH HW", 4, 36), "well": ("WS", 4, 48),
    "fountain": ("WS", 4, 48), "millstone": ("WS", 4, 48), "shed": ("WS", 4, 48),
    "chapel": ("..G SGS", 8, 48), "temple": ("..G BBS", 8, 48), "abbey": ("..G BSS", 8, 48),
    "cloister": ("..G WBS", 8, 48), "tavern": ("BBG", 4, 32), "almshouse": ("SSG", 4, 32),
    "inn": ("HSG", 4, 32), "feast_hall": ("WWG", 4, 32), "theater": (".S. WGW", 4, 24),
    "bakery": (".H. BGB", 4, 24), "market": (".W. SGS", 4, 24), "tailor": (".H. SGS", 4, 24),
    "factory": ("W... BSSB", 8, 24), "warehouse": ("HWH B.B", 4, 24), "bank": ("HH. WGB", 8, 48),
    "trading_post": ("SW. SWB", 8, 48), "architects_guild": ("..G .HS WB.", 8, 32),
    "archive_of_the_second_age": ("HH BG", 8, 72), "barrett_castle": ("H..S WGGB", 8, 24),
    "cathedral_of_caterina": (".H SG", 8, 72), "fort_ironweed": ("H.B SWS", 8, 48),
    "grand_mausoleum_of_the_rodina": ("WW BS", 8, 72), "grove_university": (".B. SGS", 4, 24),
    "mandras_palace": ("HG BW", 8, 72), "obelisk_of_the_crescent": ("H.. BGB", 8, 48),
    "opaleyes_watch": ("W... BGHH S...", 8, 16), "shrine_of_the_elder_tree": ("BHS WGW", 8, 48),
    "silva_forum": ("..H. BBSW", 8, 24), "the_sky_baths": (".H. SGW B.B", 8, 32),
    "the_starloom": ("GG WH", 8, 72), "statue_of_the_bondmaker": ("WSSG H...", 8, 24),
}  # fmt: skip
"""Pattern, number of looks, number of ways to lie on an empty town, as printed cards give them."""


def test_the_town_has_sixteen_squares_and_there_are_five_resources() -> None:
    """T1, T2."""
    assert (SQUARES[0], SQUARES[3], SQUARES[12], SQUARES[15]) == ("a1", "d1", "a4", "d4")
    assert RESOURCES == ("wood", "wheat", "brick", "glass", "stone")


def test_the_box_holds_one_cottage_four_cards_of_six_types_and_fifteen_monuments() -> None:
    """T3."""
    assert [len(cards().of(type)) for type in TYPES] == [1, 4, 4, 4, 4, 4, 4]
    assert len(cards().of("monument")) == 15
    assert set(VECTORS) == {card.id for card in cards().all}


@pytest.mark.parametrize("id", VECTORS)
def test_every_pattern_turns_and_lies_in_as_many_ways_as_it_should(id: str) -> None:
    """T12: rotated or mirrored as you like."""
    pattern, looks, ways = VECTORS[id]
    assert " ".join(cards()[id].pattern) == pattern
    assert len(orientations(cards()[id].pattern)) == looks
    lying = placements(cards()[id].pattern)
    assert len(lying) == len(set(lying)) == ways


@pytest.mark.parametrize("id", VECTORS)
def test_the_sets_of_placements_say_what_the_placements_say(id: str) -> None:
    tables, number = cards().tables.view(TABLES)[0], cards().number[id]
    for placement, (_, cubes) in enumerate(placements(cards()[id].pattern)):
        word, bit = divmod(placement, WORD)
        for square in range(len(SQUARES)):
            wanted = (cubes >> 4 * square) & 0xF
            assert (int(tables.covering[number, square, word]) >> bit) & 1 == (wanted != 0)
            for cube in range(FIRST_CUBE, FIRST_BUILDING):
                assert (int(tables.wanting[number, cube, square, word]) >> bit) & 1 == (wanted == cube)


def test_a_new_card_of_a_known_verb_needs_no_code(tmp_path: Path) -> None:
    """Cards are data."""
    file = tmp_path / "cards.toml"
    extra = '[[card]]\nid = "kiln"\ntype = "gray"\npattern = ["BS"]\nscore = { verb = "flat", points = 2 }\n'
    file.write_text(FILE.read_text(encoding="utf-8") + extra, encoding="utf-8")
    box = Cards(file)
    assert len(box.of("gray")) == 5
    assert int(box.tables.size) == int(cards().tables.size)
    assert len(placements(box["kiln"].pattern)) == 48


MISTAKES = {
    "type": ('type = "blue"', 'type = "pink"', "'cottage'.*type.*pink"),
    "pattern letter": ('pattern = [".H", "BG"]', 'pattern = [".X", "BG"]', "'cottage'.*'X'"),
    "pattern rows": ('pattern = [".H", "BG"]', 'pattern = [".H", "BGG"]', "'cottage'.*equally long"),
    "pattern edge": ('pattern = [".H", "BG"]', 'pattern = ["..", "BG"]', "'cottage'.*without a cube"),
    "pattern size": ('pattern = ["BBG"]', 'pattern = ["BBGGG"]', "'tavern'.*does not fit"),
    "pattern kind": ('pattern = ["BBG"]', 'pattern = "BBG"', "'tavern'.*list of rows"),
    "verb": ('verb = "feeds_any"', 'verb = "feasts"', "'farm'.*needs a verb"),
    "number": ("count = 4", "count = 0", "'farm'.*whole number"),
    "missing number": ("points = 1, base = 1", "points = 1", "'tailor'.*takes points, base, zone"),
    "types": ('types = ["gray"]', 'types = ["grey"]', "'fountain'.*list of types"),
    "zone": ('zone = "centre"', 'zone = "middle"', "'tailor'.*one of corners, centre"),
    "table": ("[2, 5, 9, 14, 20]", "[2, 5, 9.5]", "'tavern'.*whole numbers"),
    "effect": ('verb = "stand_in"', 'verb = "watch", count = 3', "'trading_post'.*for monuments"),
    "feeder": ('{ verb = "flat", points = 4 }', '{ verb = "feeds_lines" }', "'bank'.*only red"),
    "twice": ('id = "granary"', 'id = "farm"', "'farm'.*twice"),
    "first": ("first = true", "first = false", "exactly one .* card must be marked"),
    "entry": ("solo = false", "duo = false", "'inn'.*unknown entry 'duo'"),
    "flag": ("solo = false", 'solo = "no"', "'inn'.*true or false"),
    "id": ('id = "farm"', "", "card 2.*lacks an `id`"),
    "syntax": ("[[card]]", "[[card", "cards.toml"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_the_cards_names_the_card_and_the_reason(mistake: str, tmp_path: Path) -> None:
    right, wrong, message = MISTAKES[mistake]
    text = FILE.read_text(encoding="utf-8").split("\n[[card]]", 1)
    body = "\n[[card]]" + text[1]
    assert right in body
    file = tmp_path / "cards.toml"
    file.write_text(text[0] + body.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=message):
        Cards(file)


def test_the_box_must_hold_enough_for_everybody(tmp_path: Path) -> None:
    """T5: two monuments for each of six players."""
    file = tmp_path / "cards.toml"
    whole = FILE.read_text(encoding="utf-8")
    file.write_text(whole[: whole.index('[[card]]\nid = "the_sky_baths"')], encoding="utf-8")
    assert len(Cards(file).of("monument")) == 12
    file.write_text(whole[: whole.index('[[card]]\nid = "silva_forum"')], encoding="utf-8")
    with pytest.raises(BadContent, match="two monuments a player"):
        Cards(file)
    file.write_text("cards = 1\n", encoding="utf-8")
    with pytest.raises(BadContent, match="must consist of"):
        Cards(file)
