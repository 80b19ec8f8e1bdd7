"""Every scene can be read: nothing is tiny on a phone, leaves its frame, or lies on something else."""

import re
from io import BytesIO
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image

import quartier
from quartier.engine.letters import FACES, PLAIN, TITLE, Face, ems
from quartier.engine.locale import LANGUAGES
from quartier.engine.scene import LAYOUTS, PAPER, Art, Part, Scene
from quartier.engine.svg import SANS, SERIF, label, text_width, to_png
from quartier.games import NAMES, game
from tests.scenes import PHONE_PIXELS, Box, contrast, frames, lines, moments

SMALLEST = 10
"""Pixels."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_written_smaller_than_ten_pixels_on_the_narrowest_phone(name: str, language: str) -> None:
    for match in moments(name):
        for seat in (0, None):
            scene = match.scene(seat, language, "tall")
            for line in lines(scene):
                assert line.size * PHONE_PIXELS / scene.width >= SMALLEST, (len(match.history), line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", NAMES)
def test_no_text_leaves_the_frame_that_it_begins_in(name: str, layout: str, language: str) -> None:
    """The frame of a line is the smallest rectangle around its middle; the page is the last of them."""
    for match in moments(name):
        scene = match.scene(0, language, layout)
        rectangles = frames(scene)
        for line in lines(scene):
            middle, base = (line.box.left + line.box.right) / 2, (line.box.top + line.box.bottom) / 2
            spot = Box(middle, base, middle, base)
            frame = min((box for box in rectangles if box.holds(spot)), key=lambda box: box.area)
            assert frame.holds(line.box, slack=1), (len(match.history), line, frame)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", NAMES)
def test_no_text_lies_on_another(name: str, layout: str, language: str) -> None:
    for match in moments(name):
        written = lines(match.scene(0, language, layout))
        assert len(written) > 30
        for one, other in combinations(written, 2):
            assert not one.box.meets(other.box), (len(match.history), one, other)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", NAMES)
def test_everything_lies_on_the_page(name: str, layout: str) -> None:
    for match in moments(name):
        scene = match.scene(0, layout=layout)
        page = Box(0, 0, scene.width, scene.height)
        for frame in frames(scene):
            assert page.holds(frame, slack=1), (len(match.history), frame)


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_has_the_paper_of_the_page_around_it(name: str) -> None:
    style = Path(quartier.__file__).parent / "table" / "static" / "css" / "base.css"
    assert game(name).art().palette["paper"] == PAPER
    assert set(re.findall(r"--paper: (#\w+);", style.read_text(encoding="utf-8"))) == set(PAPER)


EVERYWHERE = [("ink", "paper"), ("soft", "paper"), ("ink", "panel"), ("soft", "panel")]
GROUNDS = {
    "paris": [
        ("orange-text", "panel"), ("blue-text", "panel"), ("card-ink", "card"), ("plaque-rim", "plaque"),
        ("frame-text", "frame"), ("orange-dark", "orange-inlay"), ("blue-dark", "blue-inlay"),
        ("plaque-rim", "iron-light"),
    ],
    "tiny_towns": [("ink", "card"), ("accent", "panel"), ("coordinate", "board")],
    "munivers": [
        ("news-ink", "news"), ("soft", "parcel"), ("dark", "now"), ("dark", "white"),
        *((f"{seat}-text", "panel") for seat in ("orange", "blue", "green", "violet")),
        *(("white", f"{seat}-news") for seat in ("orange", "blue", "green", "violet")),
        *(("dark", kind) for kind in ("bakery", "supermarket", "cafe", "boutique")),
    ],
}  # fmt: skip


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize(
    ("name", "text", "ground"), [(name, *pair) for name in NAMES for pair in EVERYWHERE + GROUNDS[name]]
)
def test_text_keeps_its_contrast_by_day_and_by_night(name: str, text: str, ground: str, theme: int) -> None:
    """WCAG AA: 4.5 to 1."""
    assert contrast(game(name).art().palette, text, ground, theme) >= 4.5


# --- the widths that all this is measured with ---------------------------------------------------------


def test_every_font_has_its_own_widths() -> None:
    assert len({ems("Hôtel de Ville · Ратуша", face) for face in FACES}) == len(FACES)


TEXTS = (
    "Your town is complete, −16 points: Aspiring Architect.",
    "Місто заповнене: будуйте або завершіть його, а тоді ждіть.",
    "Сосед построил здание, которое есть на вашей башне: откажитесь.",
    "L’Hôtel-Dieu à Saint-Étienne-du-Mont, œuvre d’AVANT 1889",
    "¿Te quedas con el Teatro Año Nuevo? ¡Ya! Toma 14 fichas",
)


@pytest.mark.parametrize("face", FACES, ids=[face.file for face in FACES])
@pytest.mark.parametrize("text", TEXTS)
def test_a_line_takes_the_room_that_was_measured_for_it(text: str, face: Face) -> None:
    """Held against pixels: kerning may draw a line together by a little, and never widens it by half a letter."""
    size, family = 20, SERIF if face is TITLE else SANS
    wide = text_width(text, size, face)
    drawn = label(10, 30, text, size, font_family=family, font_weight=face.weight)
    page = Scene("A line", 800, 40, (Part("line", drawn),), Art("test", {}, {"ink": ("#000000", "#000000")}))
    picture = Image.open(BytesIO(to_png(page.svg(), 800)))
    ink = picture.getchannel("A").getbbox()
    assert ink
    assert 0.95 * wide <= ink[2] - 10 <= wide + 0.1 * size


def test_a_letter_that_no_font_has_is_taken_to_be_broad() -> None:
    assert ems("漢字", PLAIN) == 2
