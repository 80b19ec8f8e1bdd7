"""What is in the box: P1 to P5."""

from pathlib import Path

import pytest

import quartier
from quartier import BadContent
from quartier.games.paris.components import FILE, Components, components
from tests.paris.boards import at, moves, paving

# Read off the tiles themselves: clockwise from the upper left, in the owner's words.
CLOCKWISE = {
    "T1": "room", "T2": "moro", "T3": "olro", "T4": "lomr", "T5": "moor", "T6": "olor", "T7": "lomo", "T8": "ooro",
}  # fmt: skip
ROTATIONS = {"corner3": 4, "line3": 2, "L4": 4, "T4": 4, "O4": 1, "S4": 2, "T5": 4, "W5": 4, "X5": 1, "P5": 4,
             "U6": 4, "V6": 4}  # fmt: skip
CHIRAL = {"L4", "S4", "P5", "V6"}


def test_the_board_has_eight_by_eight_spaces_in_sixteen_quadrants() -> None:
    """P1."""
    match = quartier.new("paris", seed=1)
    corners = {path.split("/")[3] for path in match.moves() if path.startswith("pave")}
    assert corners == {f"{column}{row}" for column in "aceg" for row in "1357"}
    assert [len(row) for row in match.view()["paving"]] == [8] * 8


@pytest.mark.parametrize("tile", CLOCKWISE)
def test_a_tile_shows_its_four_spaces_and_turns_clockwise(tile: str) -> None:
    """P2, P10: laid on a1, turned by each quarter; blue's tile is orange's with the colours swapped."""
    for owner, letters in (("orange", {"o": "o", "r": "b"}), ("blue", {"o": "b", "r": "o"})):
        for quarter in range(4):
            match = at(turn=owner, hands={owner: [tile]})
            match.play(f"pave/{tile}/{90 * quarter}/a1")
            rows = match.view()["paving"]
            seen = rows[6][0] + rows[6][1] + rows[7][1] + rows[7][0]
            turned = CLOCKWISE[tile][-quarter:] + CLOCKWISE[tile][:-quarter] if quarter else CLOCKWISE[tile]
            assert seen == "".join(letters.get(letter, letter) for letter in turned)


def test_a_set_of_tiles_has_sixteen_own_seven_rival_five_mixed_and_four_lamp_spaces() -> None:
    """P2."""
    letters = "".join("".join(rows) for rows in components().tiles.values())
    assert {letter: letters.count(letter) for letter in "orml"} == {"o": 16, "r": 7, "m": 5, "l": 4}


def test_a_paved_board_has_the_spaces_of_both_sets() -> None:
    """P2, P13: 23 of each colour, 10 mixed, 8 lamps."""
    match = quartier.new("paris", seed=4)
    while match.view()["phase"] == 1:
        match.play(next(path for path in match.moves() if path.startswith(("pave", "pass"))))
    letters = "".join(match.view()["paving"])
    assert {letter: letters.count(letter) for letter in "obml."} == {"o": 23, "b": 23, "m": 10, "l": 8, ".": 0}


@pytest.mark.parametrize(
    ("piece", "spaces"),
    [
        ("corner3", "a1 b1 a2"), ("line3", "a1 b1 c1"), ("L4", "a1 b1 a2 a3"), ("T4", "a1 a2 b2 a3"),
        ("O4", "a1 b1 a2 b2"), ("S4", "b1 a2 b2 a3"), ("T5", "a1 b1 c1 b2 b3"), ("W5", "a1 b1 b2 c2 c3"),
        ("X5", "b1 a2 b2 c2 b3"), ("P5", "a1 b1 c1 b2 c2"), ("U6", "a1 d1 a2 b2 c2 d2"),
        ("V6", "a1 a2 a3 a4 b4 c4"),
    ],
)  # fmt: skip
def test_a_building_has_its_shape_the_right_way_round(piece: str, spaces: str) -> None:
    """P3: board rows count upwards, so a careless reading mirrors L4, S4, P5 and V6."""
    match = at(paving=paving("o"), reserve={"orange": [piece]}, phase=2)
    first = min(spaces.split(), key=lambda space: (space[1], space[0]))
    match.play(f"place/{piece}/0/{first}")
    assert match.view()["buildings"][0]["spaces"] == sorted(spaces.split(), key=lambda space: (space[1], space[0]))


def test_there_are_twelve_buildings_of_the_printed_sizes() -> None:
    """P3."""
    sizes = sorted(components().size(piece) for piece in components().buildings)
    assert sizes == [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6]


@pytest.mark.parametrize("piece", ROTATIONS)
def test_a_building_may_be_turned_and_only_by_option_flipped(piece: str) -> None:
    """P3: as many different rotations as its shape has; with `flip`, twice as many where it has a handedness."""
    for flip in (False, True):
        match = at(paving=paving("o"), reserve={"orange": [piece]}, phase=2, options={"flip": flip})
        ways = {path.split("/")[0] for path in moves(match, f"place/{piece}/")}
        assert len(ways) == ROTATIONS[piece] * (2 if flip and piece in CHIRAL else 1)
        assert any(way.startswith("flip") for way in ways) == (flip and piece in CHIRAL)


def test_each_player_has_seven_chimneys_and_four_tokens() -> None:
    """P4."""
    view = quartier.new("paris", seed=1).view()
    assert view["chimneys"] == {"orange": 7, "blue": 7}
    assert view["tokens"] == {"orange": 4, "blue": 4}


def test_there_are_twelve_postcards_eight_of_them_for_first_games() -> None:
    """P5, P36."""
    assert len(components().postcards) == 12
    assert components().first_postcards == (
        "levitation", "metropolitain", "jardin_des_plantes", "sacre_coeur", "le_peintre", "chartier",
        "bouquinistes", "lampadaire",
    )  # fmt: skip
    stamped = {name for name, card in components().postcards.items() if card["stamp"]}
    assert stamped == {"le_peintre", "moulin_rouge", "fontaine_des_mers", "le_penseur"}


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("[tiles]", "[tiles", "line"),
        ('T1 = ["ro", "mo"]', 'T1 = ["ro", "mx"]', r"\[tiles\] T1: 'x' is none of"),
        ('T1 = ["ro", "mo"]', 'T1 = ["ro"]', r"\[tiles\] T1: a tile has 2 rows"),
        ('T1 = ["ro", "mo"]', "", r"\[tiles\] lacks 'T1'"),
        ('T1 = ["ro", "mo"]', 'T1 = "ro"', r"\[tiles\] T1: must be a list of rows"),
        ('line3 = ["XXX"]', 'line3 = ["XXX", "X"]', "line3: all rows must be equally long"),
        ('line3 = ["XXX"]', 'line3 = ["XXXXXXX"]', "line3: a piece has 1 to 6 spaces"),
        ('line3 = ["XXX"]', 'line3 = ["X........"]', "line3: does not fit the board"),
        ('line3 = ["XXX"]', 'line3 = ["XXX"]\nline9 = ["X"]', "unknown entry 'line9'"),
        ("[pieces]", "[other]", r"\[pieces\] is missing"),
        ("levitation = { first = true, stamp = false }", "levitation = { first = true }", "levitation: must give"),
        ("levitation = { first = true,", "levitation = { first = 1,", "are true or false"),
        ("levitation = { first = true,", "levitation = { first = false,", "exactly eight"),
        ("ring = [[1, 0],", "ring = [[0, 0],", "is no step"),
        ("ring = [[1, 0],", "ring = [[1],", "is no step"),
        ("ring = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]]", "ring = 3", "list of 1 to"),
        ("chimneys = 7", 'chimneys = "seven"', "chimneys: must be a whole number"),
    ],
)  # fmt: skip
def test_a_broken_components_file_is_refused_with_the_reason(
    tmp_path: Path, before: str, after: str, words: str
) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert before in text
    broken = tmp_path / "components.toml"
    broken.write_text(text.replace(before, after), encoding="utf-8")
    with pytest.raises(BadContent, match=words):
        Components(broken)
