"""The scene of Paris. Every test draws from a view, the one thing that a drawing may know."""

import copy
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import quartier
from quartier.engine.locale import LANGUAGES, Words
from quartier.engine.scene import LAYOUTS
from quartier.games.paris.components import components
from quartier.games.paris.drawing import scene as drawing
from quartier.games.paris.drawing.panels import cells_of, shelf
from quartier.games.paris.drawing.roofs import outline
from quartier.games.paris.drawing.scene import prompt
from quartier.games.paris.drawing.sprites import PALETTE
from tests.scenes import contrast

SVG = "{http://www.w3.org/2000/svg}"
ENGLISH = Words.load("paris", "en")
View = dict[str, Any]

LATE: View = {
    "game": "paris",
    "seat": 0,
    "seats": ["orange", "blue"],
    "waiting": [0],
    "over": False,
    "winners": [],
    "scores": [
        {"lit": 27, "group": 11, "unbuilt": -6, "cards": 4, "total": 36},
        {"lit": 20, "group": 9, "unbuilt": -3, "cards": 7, "total": 33},
    ],
    "can": ["place", "postcard"],
    "options": {"chartier_fountain": True, "grande_lumiere": "rays", "dancer_walls": True},
    "phase": 2,
    "turn": "orange",
    "paving": ["oobboomo", "mlbbloob", "ooobbmoo", "bolobblb", "bbomoobm", "oblbbbol", "oobbmoob", "mobblobb"],
    "buildings": [
        {"owner": "orange", "piece": "V6", "spaces": ["a6", "b6", "c6", "a7", "a8", "b8"]},
        {"owner": "blue", "piece": "O4", "spaces": ["c7", "d7", "c8", "d8"]},
        {"owner": "orange", "piece": "W5", "spaces": ["f7", "g7", "f8", "g8", "h8"]},
        {"owner": "orange", "piece": "garden", "spaces": ["a1", "a2"]},
    ],
    "pieces": {
        "painter": "g4",
        "dancer": "h2",
        "lamp": "f4",
        "large_lamp": "e7",
        "fountain": ["g1", "h1"],
        "statue": {"space": "b4", "front": "b3"},
        "annex": {"space": "h7", "building": 2},
        "mixed_space": "f7",
    },
    "cards": {
        "levitation": None,
        "metropolitain": "orange",
        "jardin_des_plantes": "orange",
        "sacre_coeur": None,
        "le_peintre": "blue",
        "moulin_rouge": "blue",
        "le_penseur": None,
        "lampadaire": None,
    },
    "held": {"orange": ["metropolitain"], "blue": []},
    "reserve": {"orange": ["U6", "L4"], "blue": ["X5"]},
    "pool": ["corner3", "line3", "P5", "T4"],
    "tokens": {"orange": 1, "blue": 2},
    "chimneys": {"orange": 4, "blue": 6},
    "hands": {"orange": [], "blue": 0},
    "stacks": {"orange": 0, "blue": 0},
    "light": [
        {"space": "b7", "kind": "printed", "lights": ["b6", "a7", "c7", "b8"]},
        {"space": "e7", "kind": "large", "lights": ["e5", "e6", "d7", "f7", "e8"]},
        {"space": "f4", "kind": "tile", "lights": ["f3", "e4", "g4", "f5"]},
    ],
    "lamps": [1, 2, 1, 0],
    "card_points": {"le_peintre": 4, "moulin_rouge": 3},
    "ties": [12, 9],
}

EARLY: View = LATE | {
    "can": ["pave", "take"],
    "phase": 1,
    "paving": ["oo......", "ml......", "........", "........", "........", "........", "......ob", "......bo"],
    "buildings": [],
    "lamps": [],
    "pieces": {},
    "cards": dict.fromkeys(LATE["cards"]),
    "held": {"orange": [], "blue": []},
    "light": [LATE["light"][0]],
    "hands": {"orange": ["T3"], "blue": 1},
    "stacks": {"orange": 5, "blue": 6},
    "card_points": {},
}


def changed(view: View, **changes: Any) -> View:
    return copy.deepcopy(view) | changes


def draw(view: View, words: Words, layout: str = "wide", theme: str = "day") -> str:
    return drawing.scene(view, words, layout).svg(theme)


def scene(view: View, **style: str) -> ElementTree.Element:
    return ElementTree.fromstring(draw(view, ENGLISH, **style))


def by_id(tree: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {found.get("id", ""): found for found in tree.iter() if found.get("id")}


def sprites_in(found: ElementTree.Element) -> set[str]:
    return {(use.get("href") or "")[1:] for use in found.iter(f"{SVG}use")}


# --- the document ------------------------------------------------------------------------------------


@pytest.mark.parametrize("view", [EARLY, LATE], ids=["early", "late"])
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("theme", ["day", "night", "auto"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_layout_theme_and_language_is_well_formed_with_unique_ids(
    view: View, layout: str, theme: str, language: str
) -> None:
    tree = ElementTree.fromstring(draw(view, Words.load("paris", language), layout, theme))
    ids = [found.get("id") for found in tree.iter() if found.get("id")]
    assert len(ids) == len(set(ids))
    assert tree.get("lang") == language


@pytest.mark.parametrize(
    ("style", "valid"), [({"layout": "round"}, "wide, tall"), ({"theme": "dusk"}, "day, night, auto")]
)
def test_an_unknown_style_is_refused_with_the_valid_ones(style: dict[str, str], valid: str) -> None:
    with pytest.raises(quartier.BadOption, match=valid):
        draw(LATE, ENGLISH, **style)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_scene_refers_to_nothing_outside_itself(layout: str) -> None:
    text = draw(LATE, ENGLISH, layout)
    ids = set(by_id(ElementTree.fromstring(text)))
    references = set(re.findall(r'href="([^"]*)"', text)) | {
        f"#{name}" for name in re.findall(r"url\(#([^)]*)\)", text)
    }
    assert {reference[1:] for reference in references} <= ids
    assert text.count("http") == 1, "the namespace alone"
    assert "url(" not in re.sub(r"url\(#", "", text)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_that_can_be_clicked_has_a_stable_id_and_a_name(layout: str) -> None:
    found = by_id(scene(LATE, layout=layout))
    wanted = [f"space-{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
    wanted += [f"card-{card}" for card in LATE["cards"]] + [f"building-{index}" for index in range(4)]
    wanted += [f"pool-{piece}" for piece in LATE["pool"]] + [f"piece-{piece}" for piece in LATE["pieces"]]
    wanted += ["reserve-orange-U6", "reserve-orange-L4", "reserve-blue-X5", "light-b7", "prompt"]
    for owner in LATE["seats"]:
        wanted += [f"score-{owner}", f"tokens-{owner}", f"chimneys-{owner}"]
    for name in wanted:
        assert found[name].findtext(f"{SVG}title"), name


def test_names_say_what_lies_there() -> None:
    found = by_id(scene(LATE))
    titles = {
        name: found[name].findtext(f"{SVG}title") for name in ("space-b8", "space-d5", "building-1", "piece-statue")
    }
    assert titles == {
        "space-b8": "b8: orange cobbles, a sun, lit by 1 lamp",
        "space-d5": "d5: orange cobbles, a sun",
        "building-1": "Block of\u00a04, Blue, on c7, d7, c8, d8; 2 lamps",
        "piece-statue": "Statue on b4, facing b3",
    }


# --- secrets -----------------------------------------------------------------------------------------


def test_an_own_hand_shows_the_tile_and_a_rivals_only_its_back() -> None:
    """P8: the hand is secret. The view of the rival holds a number, and so does the scene."""
    own = by_id(scene(EARLY))
    assert sprites_in(own["hand-orange-T3"]) >= {"cobbles-orange", "cobbles-blue", "cobbles-lamp"}
    rival = changed(EARLY, seat=1, hands={"orange": 1, "blue": ["T8"]})
    drawn = draw(rival, ENGLISH)
    assert "T3" not in drawn
    assert sprites_in(by_id(ElementTree.fromstring(drawn))["hand-orange"]) == {"tile-back-orange"}


def test_a_tile_in_hand_lies_as_it_is_printed_in_its_owners_colours() -> None:
    """P2: the second set is the colour swap of the first."""
    blue = changed(EARLY, seat=1, hands={"orange": 1, "blue": ["T3"]})
    kinds = [use.get("href") for use in by_id(scene(blue))["hand-blue-T3"].iter(f"{SVG}use")]
    spaces = [kind for kind in kinds if kind and kind.startswith("#cobbles")]
    assert spaces == ["#cobbles-blue", "#cobbles-lamp", "#cobbles-blue", "#cobbles-orange"]


def test_a_spectator_sees_two_backs() -> None:
    found = by_id(scene(changed(EARLY, seat=None, hands={"orange": 1, "blue": 1})))
    assert {"hand-orange", "hand-blue"} <= set(found)
    assert not any(name.startswith(("hand-orange-", "hand-blue-")) for name in found)


def test_two_hidden_tiles_are_two_backs_with_one_id() -> None:
    """P8, option `hand`."""
    tree = scene(changed(EARLY, hands={"orange": ["T3", "T5"], "blue": 2}))
    assert {"hand-orange-T3", "hand-orange-T5", "hand-blue"} <= set(by_id(tree))
    assert sum(use.get("href") == "#tile-back-blue" for use in by_id(tree)["player-blue"].iter(f"{SVG}use")) == 2 + 3


# --- the board ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "marks"),
    [
        ("a8", {"mark-orange"}),
        ("c8", {"mark-blue"}),
        ("a7", {"mark-orange", "mark-blue"}),
        ("b7", {"lamp"}),
    ],
)
def test_the_four_kinds_of_space_are_told_apart_without_colour(space: str, marks: set[str]) -> None:
    found = by_id(scene(LATE))[f"space-{space}"]
    assert {sprite for sprite in sprites_in(found) if not sprite.startswith("cobbles")} == marks


def test_an_unpaved_space_bears_no_mark() -> None:
    assert sprites_in(by_id(scene(EARLY))["space-e5"]) == {"cobbles-none"}


def test_light_falls_on_exactly_the_spaces_that_a_lamp_lights() -> None:
    """P28, P33: the scene follows the view and knows no rule of its own."""
    found = by_id(scene(LATE))
    for light in LATE["light"]:
        glow = found[f"light-{light['space']}"].find(f"{SVG}g")
        assert glow is not None
        shift_x, shift_y = map(float, re.findall(r"-?[\d.]+", glow.get("transform", "")))
        lit = set()
        for area in glow.iter(f"{SVG}rect"):
            x, y = float(area.get("x", "")) + shift_x, float(area.get("y", "")) + shift_y
            assert (area.get("width"), area.get("height")) == ("100", "100")
            lit.add(f"{'abcdefgh'[int(x // 100)]}{8 - int(y // 100)}")
        assert lit == {light["space"], *light["lights"]}


def test_the_large_lamp_glows_further() -> None:
    found = by_id(scene(LATE))
    fills = {space: found[f"light-{space}"].find(f"{SVG}g") for space in ("b7", "e7", "f4")}
    assert {space: glow.get("fill") for space, glow in fills.items() if glow is not None} == {
        "b7": "url(#glow)",
        "e7": "url(#glow-large)",
        "f4": "url(#glow)",
    }


def test_windows_shine_in_a_lit_building_and_stay_dark_in_another() -> None:
    dark = changed(LATE, lamps=[0, 2, 1, 0])
    assert "dormer-lit" in sprites_in(by_id(scene(LATE))["building-0"])
    assert "dormer" in sprites_in(by_id(scene(dark))["building-0"])


def signs(view: View) -> list[ElementTree.Element]:
    return [found for name, found in by_id(scene(view)).items() if name.startswith("sign-")]


def test_a_plaque_counts_spaces_times_lamps_the_annex_included() -> None:
    """P26, P33."""
    assert [sign.findtext(f".//{SVG}text") for sign in signs(LATE)] == ["6×1", "4×2", "6×1", "2×0"]
    without = changed(LATE, pieces={})
    assert [sign.findtext(f".//{SVG}text") for sign in signs(without)] == ["6×1", "4×2", "5×1", "2×0"]


def test_every_building_bears_its_owners_chimney() -> None:
    """P16."""
    marks = [sprites_in(sign) for sign in signs(LATE)]
    assert marks == [{"mark-orange"}, {"mark-blue"}, {"mark-orange"}, {"mark-orange"}]


@pytest.mark.parametrize("piece", [*components().buildings, "garden"])
def test_the_outline_of_a_roof_encloses_its_cells(piece: str) -> None:
    cells = cells_of(piece)
    corners = outline(cells, size=1)
    ring = zip(corners, corners[1:] + corners[:1], strict=True)
    area = sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in ring) / 2
    assert area == len(cells) == components().size(piece)
    inside = outline(cells, 0.1, size=1)
    assert all(abs(x - at_x) == pytest.approx(0.1) for (x, _), (at_x, _) in zip(corners, inside, strict=True))


def test_all_twelve_buildings_find_room_without_overlapping() -> None:
    placed = shelf(list(components().buildings), 280, 130, 22)
    boxes = [
        (x, y, x + len(components().shapes[p][0]) * s, y + len(components().shapes[p]) * s) for p, x, y, s in placed
    ]
    assert len(boxes) == 12
    for index, (left, top, right, bottom) in enumerate(boxes):
        assert right <= 280
        assert bottom <= 130
        for other in boxes[index + 1 :]:
            assert other[0] >= right or other[2] <= left or other[1] >= bottom or other[3] <= top


# --- postcards ---------------------------------------------------------------------------------------


def said(card: ElementTree.Element) -> list[str]:
    """Return the lines that say what a card does; its title says the same to those who listen."""
    effect = next(text for text in card.iter(f"{SVG}text") if text.get("aria-hidden"))
    return [span.text or "" for span in effect]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_used_postcard_bears_its_owners_stamp_and_can_still_be_read(layout: str) -> None:
    """P17: what it was worth can be explained as long as it lies there."""
    found = by_id(scene(LATE, layout=layout))
    used, open = found["card-jardin_des_plantes"], found["card-levitation"]
    assert {"engraving-jardin_des_plantes", "stamp-orange", "postmark"} <= sprites_in(used)
    assert not {"stamp-orange", "stamp-blue", "postmark"} & sprites_in(open)
    for card in (used, open):
        effect = ENGLISH(f"{card.get('id')}-effect")
        assert " ".join(said(card)) == effect
        assert effect in (card.findtext(f"{SVG}title") or "")


def test_a_kept_postcard_shows_its_face_under_the_owners_token() -> None:
    """P22, P25: it is claimed now and used later."""
    kept = sprites_in(by_id(scene(LATE))["card-metropolitain"])
    assert {"engraving-metropolitain", "token-orange"} <= kept


def test_postcards_that_score_bear_a_stamp_and_then_their_points() -> None:
    """P36."""
    found = by_id(scene(LATE))
    assert "star" in sprites_in(found["card-le_penseur"])
    assert "star" not in sprites_in(found["card-levitation"])
    assert "+4" in [text.text for text in found["card-le_peintre"].iter(f"{SVG}text")]


@pytest.mark.parametrize("card", list(components().postcards))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_postcard_is_drawn_with_name_and_effect_inside_its_frame(card: str, language: str, layout: str) -> None:
    cards = {card: None, **{other: None for other in list(components().postcards)[:8] if other != card}}
    tree = ElementTree.fromstring(draw(changed(EARLY, cards=cards), Words.load("paris", language), layout))
    found = by_id(tree)[f"card-{card}"]
    assert f"engraving-{card}" in sprites_in(found)
    lines = [float(span.get("y", "")) for span in found.iter(f"{SVG}tspan")]
    frame = found.findall(f"{SVG}rect")[1]
    assert lines
    assert max(lines) <= float(frame.get("height", "")) - 6
    assert said(found)
    assert min(float(text.get("font-size", "")) for text in found.iter(f"{SVG}text")) >= 11


# --- a whole game ------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_all_that_a_legal_move_touches_is_in_the_scene_of_its_player(seed: int, layout: str) -> None:
    chance = Random(seed)
    match = quartier.new("paris", seed=seed, postcards="random", hand=seed)
    while not match.over:
        seat = match.waiting[0]
        ids = set(by_id(ElementTree.fromstring(match.svg(seat, layout=layout))))
        moves = match.moves(seat)
        for move in chance.sample(moves, min(20, len(moves))):
            assert set(match.touches(move, seat)) <= ids, move
        match.play(chance.choice(moves), seat)
    assert "laurel" in match.svg() or match.ending == "draw"


# --- what a view says, the scene shows ---------------------------------------------------------------

CHANGES: dict[str, Callable[[View], Any]] = {
    "the painter moves": lambda view: view["pieces"].update(painter="h4"),
    "the statue turns": lambda view: view["pieces"]["statue"].update(front="c4"),
    "the fountain turns": lambda view: view["pieces"].update(fountain=["h1", "h2"]),
    "the annex joins another": lambda view: view["pieces"]["annex"].update(building=0),
    "a building changes hands": lambda view: view["buildings"][0].update(owner="blue"),
    "a lamp goes out": lambda view: view["light"].pop(),
    "a space is repaved": lambda view: view["paving"].__setitem__(7, "bobblobb"),
    "a card is claimed": lambda view: view["cards"].update(levitation="blue"),
    "a kept card is used": lambda view: view["held"].update(orange=[]),
    "a card earns more": lambda view: view["card_points"].update(le_peintre=6),
    "a building leaves the pool": lambda view: view["pool"].pop(),
    "a reserve shrinks": lambda view: view["reserve"].update(orange=["U6"]),
    "a token is spent": lambda view: view["tokens"].update(blue=1),
    "a chimney is used": lambda view: view["chimneys"].update(blue=5),
    "a score changes": lambda view: view["scores"][0].update(lit=28, total=37),
    "another turn": lambda view: view.update(turn="blue", waiting=[1]),
    "the game ends": lambda view: view.update(phase="over", over=True, waiting=[], winners=[0]),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("change", CHANGES)
def test_the_scene_changes_when(change: str, layout: str) -> None:
    view = copy.deepcopy(LATE)
    CHANGES[change](view)
    assert draw(view, ENGLISH, layout) != draw(LATE, ENGLISH, layout)


def test_the_same_view_gives_the_same_scene() -> None:
    assert draw(copy.deepcopy(LATE), ENGLISH) == draw(LATE, ENGLISH)


def test_scores_are_written_line_by_line_with_a_real_minus() -> None:
    texts = [text.text for text in by_id(scene(LATE))["score-orange"].iter(f"{SVG}text")]
    assert texts == ["36", "Lit buildings", "27", "Largest group", "11", "Unbuilt", "−6", "Postcards", "4"]


def test_the_prompt_is_a_sentence_for_the_reader() -> None:
    assert prompt(EARLY, ENGLISH) == "Lay a tile, or take a building."
    assert prompt(changed(EARLY, hands={"orange": [], "blue": 1}, can=["take", "pass"]), ENGLISH).startswith(
        "All your tiles are laid"
    )
    assert prompt(LATE, ENGLISH) == "Place a building, or claim a postcard."
    assert prompt(changed(LATE, seat=1), ENGLISH) == "It is Orange’s turn."
    assert prompt(changed(LATE, seat=None), ENGLISH) == "It is Orange’s turn."


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [([0], "Orange wins, 36 to 33."), ([1], "Blue wins, 33 to 36."), ([0, 1], "A draw, 36 to 33.")],
)
def test_at_the_end_the_prompt_names_the_winner(winners: list[int], sentence: str) -> None:
    """P37."""
    over = changed(LATE, over=True, phase="over", waiting=[], winners=winners)
    assert prompt(over, ENGLISH) == sentence
    crowned = {owner for owner in ("orange", "blue") if "laurel" in sprites_in(by_id(scene(over))[f"player-{owner}"])}
    assert crowned == {("orange", "blue")[winner] for winner in winners}


def test_where_points_are_equal_prompt_and_panels_say_what_decided() -> None:
    """P37."""
    equal = [{"lit": 20, "group": 9, "unbuilt": -3, "cards": 7, "total": 33}] * 2
    over = changed(LATE, over=True, phase="over", waiting=[], winners=[0], scores=equal)
    decided = "Uncovered spaces of one’s own colour decide: 12 to 9."
    assert prompt(over, ENGLISH) == f"Orange wins, 33 to 33. {decided}"
    for view, shown in (
        (over, ["12", "9"]),
        (changed(over, over=False), []),
        (changed(over, scores=LATE["scores"]), []),
    ):
        found = by_id(scene(view))
        lines = [found[f"score-{owner}"].find(f"{SVG}text[@class='score-tie']") for owner in ("orange", "blue")]
        assert [line.text for line in lines if line is not None] == shown


@pytest.mark.parametrize("edition", ["standard", "uk"])
def test_a_view_tells_what_would_break_a_tie(edition: str) -> None:
    """P37: by the edition, spaces under the painter count or not."""
    paving = ["oooooooo"] * 4 + ["bbbbbbbb"] * 4
    match = quartier.from_position(
        "paris", {"paving": paving, "pieces": {"painter": "a8"}, "options": {"edition": edition}}
    )
    assert match.view(0)["ties"] == [32 if edition == "standard" else 31, 32]


def test_a_total_is_written_large_once_it_counts() -> None:
    """In the first phase everything reserved counts against its owner, which says nothing about who is ahead."""
    sizes = [
        float(by_id(scene(view))["score-orange"].findall(f"{SVG}text")[0].get("font-size", 0)) for view in (EARLY, LATE)
    ]
    assert sizes[0] < sizes[1]


# --- reading -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
def test_pieces_of_the_pool_stand_out_from_their_panel(theme: int) -> None:
    """WCAG AA for pictures: 3 to 1, by their fill or by their edge."""
    assert max(contrast(PALETTE, colour, "panel", theme) for colour in ("pool", "pool-dark")) >= 3
