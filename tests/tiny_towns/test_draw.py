"""The scene of Tiny Towns. Every test draws from a view, the one thing that a drawing may know."""

import re
import xml.etree.ElementTree as ElementTree
from itertools import combinations
from random import Random
from typing import Any

import pytest

from quartier.engine.errors import QuartierError
from quartier.engine.locale import LANGUAGES
from quartier.engine.match import Match
from quartier.engine.scene import LAYOUTS
from quartier.engine.svg import to_png
from quartier.games.tiny_towns.drawing.sprites import sprites
from quartier.games.tiny_towns.game import GAME
from quartier.games.tiny_towns.rules.state import SQUARES
from tests.tiny_towns.towns import table, town

SVG = "{http://www.w3.org/2000/svg}"


def scene(match: Match, seat: int | None = 0, **style: str) -> ElementTree.Element:
    return ElementTree.fromstring(match.svg(seat, **style))


def titles(root: ElementTree.Element) -> dict[str, str]:
    """Return the names of everything that has an id."""
    return {
        element.get("id", ""): element.findtext(f"{SVG}title", "")
        for element in root.iter()
        if element.get("id") and element.find(f"{SVG}title") is not None
    }


def size(element: ElementTree.Element) -> float:
    """Return the width of a panel: that of its first rectangle."""
    return float(element.find(f"{SVG}rect").get("width"))  # type: ignore[union-attr, arg-type]


def part(match: Match, id: str, seat: int | None = 0, layout: str = "wide") -> ElementTree.Element:
    return ElementTree.fromstring(match.scene(seat, layout=layout).markup[id])


def uses(element: ElementTree.Element) -> list[str]:
    return [use.get("href", "")[1:] for use in element.iter("use")]


def words_in(element: ElementTree.Element) -> list[str]:
    """Return the texts, each in one line."""
    return [" ".join(text.itertext()) for text in element.iter("text")]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_every_town_is_drawn_square_by_square_the_own_one_largest(players: int, layout: str) -> None:
    match = Match.new(GAME, seed=1, players=players, buildings="first")
    root = scene(match, players - 1, layout=layout)
    found = titles(root)
    for seat in match.seats:
        assert {f"town-{seat}-{square}" for square in SQUARES} <= set(found)
    panels = {seat: next(e for e in root.iter() if e.get("id") == f"player-{seat}") for seat in match.seats}
    own = panels[match.seats[players - 1]]
    assert all(size(own) >= size(panel) for panel in panels.values())
    assert players < 3 or all(size(own) > size(panel) for panel in panels.values() if panel is not own)


def box(root: ElementTree.Element, id: str) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of what has that id and was placed as a whole."""
    outer = next(e for e in root.iter() if any(child.get("id") == id for child in e))
    left, top = map(float, re.findall(r"-?[\d.]+", outer.get("transform", ""))[:2])
    frame = next(child for child in outer if child.get("id") == id).find(f"{SVG}rect")
    assert frame is not None
    return left, top, left + float(frame.get("width", 0)), top + float(frame.get("height", 0))


def with_monuments(players: int) -> Match:
    """Return a match in which everybody has chosen a monument."""
    match = Match.new(GAME, seed=1, players=players)
    for seat in list(match.waiting):
        match.play(match.moves(seat)[0], seat)
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_towns_and_score_use_the_whole_width_and_stay_apart(players: int) -> None:
    match = with_monuments(players)
    root = scene(match)
    boxes = [box(root, f"player-{seat}") for seat in match.seats] + [box(root, f"score-{match.seats[0]}")]
    assert 1255 <= max(right for _, _, right, _ in boxes) <= 1264
    for one, other in combinations(boxes, 2):
        assert one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]


def test_squares_say_what_lies_there() -> None:
    match = table(town("W cottage farm factory", marks={"d4": "glass"}), town())
    found = titles(scene(match))
    assert found["town-badger-a4"] == "a4: wood"
    assert found["town-badger-b4"] == "b4: Cottage, fed"
    assert found["town-badger-d4"] == "d4: Factory, marked with glass"
    assert found["town-badger-a1"] == "a1: empty"


def test_stored_cubes_and_the_cavern_are_told() -> None:
    match = table(town("warehouse . . .", stored={"a4": ["wood", "stone"]}, cavern=1), town())
    found = titles(scene(match))
    assert found["town-badger-a4"] == "a4: Warehouse, holding wood, stone"
    assert found["cavern-badger"] == "Cavern: 1 more cube"


def test_cards_show_name_and_text_and_the_own_monument_too() -> None:
    match = table(town(monument="the_starloom"), town(monument="silva_forum"))
    own, other = titles(scene(match, 0)), titles(scene(match, 1))
    assert own["card-well"].startswith("Well. 1 point for each")
    assert "card-the_starloom" in own
    assert "card-the_starloom" not in other
    assert "card-silva_forum" in other


def test_nobody_sees_another_monument_before_it_stands() -> None:
    match = table(town(monument="the_starloom"), town())
    assert "Starloom" not in match.svg(1)
    assert "Starloom" not in match.svg(None)
    assert "Starloom" in table(town("the_starloom . . ."), town()).svg(1)


def test_fed_cottages_look_different_from_unfed_ones() -> None:
    assert "house-fed" in uses(part(table(town("cottage farm . ."), town()), "player-badger"))
    assert "house-fed" not in uses(part(table(town("cottage . . ."), town()), "player-badger"))


def test_pieces_are_told_apart_without_colour() -> None:
    """No two cubes, houses or animals have the same shapes."""

    def shapes(name: str) -> str:
        root = ElementTree.fromstring(sprites()[name])
        kept = ("d", "x", "y", "cx", "cy", "r", "rx", "ry", "width", "height")
        return str([(e.tag, [e.get(key) for key in kept]) for e in root.iter() if e is not root])

    names = [name for name in sprites() if name != "house-fed"]
    assert len({shapes(name) for name in names}) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["day", "night", "auto"])
def test_random_games_are_drawn_in_every_language_and_theme(language: str, theme: str) -> None:
    for options in ({"players": 5, "mode": "town_hall", "cavern": True}, {"mode": "solo"}):
        match, random = Match.new(GAME, seed=3, **options), Random(3)
        while not match.over:
            seat = random.choice(match.waiting)
            match.play_action(random.choice(match.actions(seat)), seat)
            if len(match.history) % 60 == 0:
                ElementTree.fromstring(match.svg(seat, language, theme=theme))
        assert match.svg(0, language, theme=theme)


def test_the_picture_can_be_exported() -> None:
    assert to_png(table(town("W S . ."), town()).svg(0), 640).startswith(b"\x89PNG")


def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(QuartierError, match="wide, tall"):
        table(town(), town()).svg(0, layout="round")


PROMPTS: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({}, {}, "You are the master builder: name a resource."),
    ({}, {"master": 1}, "Waiting for Fox."),
    ({}, {"named": "wood"}, "Place the cube in your town: wood."),
    ({"stage": "build"}, {"named": "wood"}, "Nothing to build: choose “Done”."),
    ({"rows": "W S . .", "stage": "build"}, {"named": "wood"}, "Build, or choose “Done”."),
    ({"stage": "stock"}, {"named": "wood"}, "Choose the building types for your watch."),
]


@pytest.mark.parametrize(("fields", "position", "sentence"), PROMPTS)
def test_the_prompt_says_what_to_do(fields: dict[str, Any], position: dict[str, Any], sentence: str) -> None:
    first = "opaleyes_watch . . ." if fields.get("stage") == "stock" else fields.get("rows", ". . . .")
    match = table(town(first, **{name: fields[name] for name in fields if name != "rows"}), town(), **position)
    assert titles(scene(match))["prompt"] == sentence


def test_the_prompt_tells_the_result() -> None:
    rows = ("W W W W",) * 4
    shared = table(town(*rows, complete=3), town(*rows, complete=3))
    assert titles(scene(shared))["prompt"] == "Badger and Fox share the victory with −16 points each."
    won = table(town(*rows, complete=3), town(*rows[:3], "well W W W", complete=3))
    assert titles(scene(won))["prompt"] == "Fox wins with −15 points."
    solo = table(town(*rows, complete=3), mode="solo")
    assert titles(scene(solo))["prompt"] == "Your town is complete, −16 points: Aspiring Architect."


# --- what the picture explains -------------------------------------------------------------------------


def test_a_monument_in_hand_says_so_and_one_that_stands_does_not() -> None:
    """T5, T17."""
    kept, built = table(town(monument="silva_forum"), town()), table(town("silva_forum . . ."), town())
    assert titles(scene(kept))["monument-badger"] == "Badger’s monument: Silva Forum (in hand)"
    assert titles(scene(built))["monument-badger"] == "Badger’s monument: Silva Forum"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_monument_that_stands_can_be_read_by_everybody_with_whose_it_is(layout: str) -> None:
    """T17."""
    match = table(town(), town("silva_forum . . ."))
    for seat in (0, 1, None):
        card = part(match, "card-silva_forum", seat, layout)
        assert "animal-fox" in uses(card)
        assert "group of one type" in " ".join(words_in(card)).replace("\u00a0", " ")


def test_what_is_left_on_the_watch_is_shown_as_little_houses() -> None:
    match = table(town("opaleyes_watch . . .", watch=["well", "chapel"]), town())
    watch = next(e for e in part(match, "player-badger").iter("g") if e.get("id") == "monument-badger")
    assert uses(watch) == ["house-monument", "house-gray", "house-orange"]


@pytest.mark.parametrize("players", [4, 5, 6])
def test_on_a_phone_the_other_towns_come_before_the_cards_and_the_page_stays_short(players: int) -> None:
    match = with_monuments(players)
    shown = match.scene(0, layout="tall")
    order = [part.id for part in shown.parts]
    assert max(order.index(f"player-{seat}") for seat in match.seats) < min(
        number for number, id in enumerate(order) if id.startswith("card-")
    )
    assert shown.height < 2400


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_end_is_counted_line_by_line_for_every_town_with_the_winners_laurel(layout: str) -> None:
    """T21."""
    rows = ("W W W W",) * 4
    match = table(town(*rows, complete=3), town(*rows[:3], "well W W W", complete=3), town(*rows, complete=3))
    count = part(match, "result", 0, layout)
    assert uses(count).count("laurel") == 1
    told = words_in(count)
    assert {"Badger", "Fox", "Hare", "Empty squares", "Total", "Turns as master builder"} <= set(told)
    assert told.count("−16") == 4, "the empty squares of two towns, and their totals"
    assert "laurel" in uses(part(match, "player-fox", 0, layout))
    assert "laurel" not in uses(part(match, "player-badger", 0, layout))
    assert "result" not in table(town(), town()).scene(0, layout=layout).markup


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_the_monuments_to_choose_from_are_in_sight_at_the_first_decision(players: int, layout: str) -> None:
    """T5: above everything that could push them off a screen, and still readable there."""
    match = Match.new(GAME, seed=1, players=players)
    assert match.view(0)["dealt"]
    shown = match.scene(0, layout=layout)
    root = ElementTree.fromstring(shown.svg())
    fold = 640 if layout == "wide" else 420
    for id in match.view(0)["dealt"]:
        *_, bottom = box(root, f"card-{id}")
        assert bottom <= fold
        assert f"score-{match.seats[0]}" not in shown.markup or layout == "tall"


@pytest.mark.parametrize("cavern", [False, True])
def test_a_legend_says_what_lit_windows_and_the_cavern_mean(cavern: bool) -> None:
    told = words_in(part(Match.new(GAME, seed=1, cavern=cavern), "legend"))
    assert told == ["lit windows: fed", "cavern: cubes set aside"][: 1 + cavern]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_picture_of_a_resource_shows_nothing_of_the_number_at_its_corner(layout: str) -> None:
    match = with_monuments(1)
    supply = part(match, "supply", layout=layout)
    offered = [one for one in supply.iter() if "data-figure" in one.attrib]
    assert len(offered) == 5
    counted = 0
    for one in offered:
        x, y, width, _ = (float(number) for number in one.attrib["data-figure"].split())
        for pill in one.findall(".//{*}g/{*}rect"):
            counted += 1
            left, bottom = float(pill.attrib["x"]), float(pill.attrib["y"]) + float(pill.attrib["height"])
            assert left >= x + width + 2 or bottom <= y - 2
    assert counted


def test_a_card_is_shown_in_small_by_its_pattern() -> None:
    match = with_monuments(2)
    for id in match.view(0)["cards"]:
        card = next(one for one in part(match, f"card-{id}").iter() if "data-figure" in one.attrib)
        assert card.get("id") == f"card-{id}"
        x, y, width, height = (float(number) for number in card.attrib["data-figure"].split())
        frame = card.find("{*}rect")
        assert frame is not None
        assert 0 <= x < x + width <= float(frame.attrib["width"])
        assert 0 <= y < y + height <= float(frame.attrib["height"])
        assert height <= 3 * 30
