"""Scenes in parts: what is kept of them, and the files that never change."""

import re
import xml.etree.ElementTree as ElementTree
from threading import Thread

import pytest

from quartier.engine.locale import Words
from quartier.engine.scene import DRAWN, Art, Drawn, Part, Scene, kept, placed
from quartier.engine.svg import Markup, group, label, rect, use
from quartier.games import NAMES, game

ART = Art(
    "test",
    {"house": group(use("window"), id="house"), "window": rect(0, 0, 4, 4, id="window", fill="var(--ink)")},
    {"ink": ("#111111", "#eeeeee"), "paper": ("#ffffff", "#000000")},
)
SVG = "{http://www.w3.org/2000/svg}"


def written(name: str) -> Markup:
    return Markup(f"<g>{name}</g>")


# --- parts -------------------------------------------------------------------------------------------


def test_a_part_is_its_content_in_its_place() -> None:
    part = placed("card", use("house"), 10, 20.5, 2, inside="hand")
    assert part.placed == (
        '<g data-part="card" data-inside="hand" transform="translate(10 20.5)scale(2.0000)"><use href="#house"/></g>'
    )
    assert Part("page", Markup("")).markup == '<g data-part="page"></g>'


def test_a_part_that_lies_elsewhere_is_still_the_same_part() -> None:
    here, there = (Scene("A scene", 40, 20, (placed("card", use("house"), x, 5),), ART) for x in (1, 9))
    assert here.markup == there.markup
    assert (here.places, there.places) == ({"card": "translate(1 5)"}, {"card": "translate(9 5)"})
    assert here.svg() != there.svg()


def test_what_stands_in_an_id_is_escaped() -> None:
    assert Part('a"b|<', Markup("")).markup == '<g data-part="a&quot;b|&lt;"></g>'


def test_a_picture_lays_parts_on_one_another_in_their_order() -> None:
    scene = Scene("A scene", 40, 20, (Part("low", use("house")), Part("high", label(0, 0, "Hi", 9))), ART)
    tree = ElementTree.fromstring(scene.svg())
    assert [part.get("data-part") for part in tree.iter(f"{SVG}g") if part.get("data-part")] == ["low", "high"]
    assert list(scene.markup) == ["low", "high"]


def test_a_page_lies_below_everything() -> None:
    scene = Scene.on_paper("A scene", 40, 20, [Part("low", use("house"))], ART, Words.load("paris", "uk"))
    assert list(scene.markup) == ["page", "low"]
    assert 'lang="uk"' in scene.svg()


# --- keeping -----------------------------------------------------------------------------------------


def test_equal_data_is_drawn_once_and_other_data_anew() -> None:
    asked: list[object] = []

    @kept
    def drawing(words: Words, cards: list[str], width: float = 5) -> Markup:
        asked.append((words.language, cards, width))
        return written(f"{words.language}{cards}{width}")

    english, french = Words.load("paris", "en"), Words.load("paris", "fr")
    first = drawing(english, ["a", "b"])
    assert drawing(english, [*"ab"]) is first
    assert len(asked) == 1
    for other in (drawing(french, ["a", "b"]), drawing(english, ["b", "a"]), drawing(english, ["a", "b"], width=6)):
        assert other != first
    assert len(asked) == 4


def test_two_drawings_of_the_same_data_are_kept_apart() -> None:
    one, other = kept(lambda name: written(f"one {name}")), kept(lambda name: written(f"other {name}"))
    assert one("a") != other("a")


def test_a_part_can_show_nothing_but_plain_data() -> None:
    drawing = kept(lambda shown: written(str(shown)))
    with pytest.raises(ValueError, match="unmarshallable"):
        drawing(object())


def test_data_that_changes_later_does_not_change_what_was_drawn() -> None:
    drawing = kept(lambda cards: written(",".join(cards)))
    cards = ["a"]
    assert drawing(cards) == "<g>a</g>"
    cards.append("b")
    assert drawing(cards) == "<g>a,b</g>"
    assert drawing(["a"]) == "<g>a</g>"


def test_what_was_not_asked_for_longest_goes_first_when_the_room_is_full() -> None:
    drawn, asked = Drawn(3 * len(written("a"))), []

    def ask(name: str) -> None:
        def draw() -> Markup:
            asked.append(name)
            return written(name)

        assert drawn.get(name, draw) == written(name)

    for name in "abcabcada":
        ask(name)
    assert "".join(asked) == "abcd"
    for name in "bc":
        ask(name)
    assert "".join(asked) == "abcdbc", "b and c had to go for d, one after the other"


def test_something_larger_than_the_room_is_drawn_and_not_kept() -> None:
    drawn = Drawn(5)
    assert drawn.get("a", lambda: written("long enough")) == written("long enough")
    assert drawn.get("a", lambda: written("new")) == written("new")


def test_threads_that_draw_the_same_get_what_they_asked_for_and_the_room_is_kept() -> None:
    drawn, wrong = Drawn(50 * len(written("10"))), []

    def look(start: int) -> None:
        for step in range(3000):
            name = str(10 + (start + 7 * step) % 90)
            found = drawn.get(name, lambda name=name: written(name))  # type: ignore[misc]
            if found != written(name):
                wrong.append(found)

    threads = [Thread(target=look, args=(start,)) for start in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert drawn.characters == sum(map(len, drawn.kept.values())) <= drawn.most


def test_forgetting_leaves_nothing() -> None:
    drawing = kept(written)
    first = drawing("unheard of")
    DRAWN.clear()
    assert drawing("unheard of") is not first


# --- files -------------------------------------------------------------------------------------------


def test_the_names_of_files_change_with_what_is_in_them() -> None:
    assert ART.files.keys() == Art("test", ART.sprites, ART.palette).files.keys()
    other = Art("test", ART.sprites, {**ART.palette, "ink": ("#222222", "#eeeeee")})
    (sprites, style), (same_sprites, other_style) = ART.files, other.files
    assert sprites == same_sprites
    assert style != other_style
    assert re.fullmatch(r"test\.[0-9a-f]{16}\.css", style)


@pytest.mark.parametrize("name", NAMES)
def test_the_files_of_a_game_hold_every_sprite_and_every_colour(name: str) -> None:
    art = game(name).art()
    assert art is game(name).art()
    sprites, style = art.files.values()
    tree = ElementTree.fromstring(sprites)
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(art.sprites) <= set(ids)
    assert set(re.findall(r'(?:href="|url[(])#([^")]*)', sprites)) <= set(ids)
    assert set(re.findall(r"var[(]--([\w-]+)", sprites)) <= set(art.palette)
    for colour, (day, night) in art.palette.items():
        assert style.count(f"--{colour}:{day};") >= 1
        assert style.count(f"--{colour}:{night};") >= 2
    assert "http" not in re.sub(r'xmlns="[^"]*"', "", sprites + style)
