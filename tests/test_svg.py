"""The helper that all drawings use."""

import re
import struct
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from quartier.engine.letters import FACES, FONTS
from quartier.engine.scene import Art, Part, Scene, themed
from quartier.engine.svg import (
    Markup,
    element,
    fitted,
    fitting,
    group,
    heading,
    label,
    named,
    paragraph,
    paragraph_height,
    path,
    png_settings,
    rect,
    text_width,
    to_png,
    use,
    with_fonts,
    wrapped,
)

PALETTE = {"ink": ("#111111", "#eeeeee"), "paper": ("#ffffff", "#000000")}
SPRITES = {
    "house": group(use("window"), id="house"),
    "window": rect(0, 0, 4, 4, id="window", fill="var(--ink)"),
    "tree": rect(0, 0, 9, 9, id="tree"),
}


def small_scene(body: Markup, theme: str = "day") -> str:
    return Scene("A scene", 40, 20, (Part("body", body),), Art("test", SPRITES, PALETTE)).svg(theme)


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_text_and_attributes_are_escaped_and_markup_is_not() -> None:
    written = element("text", "<b> & co", Markup("<tspan/>"), aria_label='"quoted" & <b>')
    assert written == '<text aria-label="&quot;quoted&quot; &amp; &lt;b&gt;">&lt;b&gt; &amp; co<tspan/></text>'


def test_python_names_become_attribute_names_and_none_is_left_out() -> None:
    assert (
        path("M0,0", stroke_width=1.50, class_="line", fill=None) == '<path d="M0,0" stroke-width="1.5" class="line"/>'
    )


def test_a_named_group_has_an_id_and_a_name_for_screen_readers() -> None:
    tree = ElementTree.fromstring(named("space-a1", "a1: «тест»", rect(0, 0, 1, 1)))
    assert tree.get("id") == "space-a1"
    assert tree.get("aria-label") == tree.findtext("title") == "a1: «тест»"


def test_only_sprites_in_use_go_into_a_scene_with_those_that_they_use() -> None:
    drawn = small_scene(use("house"))
    assert 'id="house"' in drawn
    assert 'id="window"' in drawn
    assert 'id="tree"' not in drawn


def test_a_reference_to_a_missing_sprite_is_an_error() -> None:
    with pytest.raises(KeyError):
        small_scene(use("castle"))


@pytest.mark.parametrize(("theme", "ink"), [("day", "#111111"), ("night", "#eeeeee")])
def test_day_and_night_are_plain_values_for_every_viewer(theme: str, ink: str) -> None:
    drawn = small_scene(rect(0, 0, 9, 9, fill="var(--ink)"), theme)
    assert f'fill="{ink}"' in drawn
    assert "var(" not in drawn


def test_auto_leaves_the_choice_to_the_browser_and_falls_back_to_day() -> None:
    drawn = small_scene(rect(0, 0, 9, 9, fill="var(--ink)"), "auto")
    assert 'fill="var(--ink,#111111)"' in drawn
    assert "prefers-color-scheme:dark" in drawn
    assert ".quartier-scene.night{--ink:#eeeeee;" in drawn


def test_a_colour_that_is_not_in_the_palette_is_an_error() -> None:
    with pytest.raises(KeyError):
        themed('fill="var(--mauve)"', PALETTE, "day")


@pytest.mark.parametrize("theme", ["day", "auto"])
def test_png_has_the_width_asked_for_and_keeps_the_proportions(theme: str) -> None:
    assert size_of(to_png(small_scene(rect(0, 0, 9, 9, fill="var(--ink)"), theme), 120)) == (120, 60)


def test_auto_is_drawn_by_day_in_a_png() -> None:
    body = rect(0, 0, 40, 20, fill="var(--ink)")
    assert to_png(small_scene(body, "auto"), 40) == to_png(small_scene(body, "day"), 40)


@pytest.mark.parametrize("letters", ["Sacré-Cœur ñ¿¡", "ґєії ҐЄІЇ", "ёъыэ", "0123 −×’«»—"])
def test_png_draws_every_script_with_both_bundled_families(letters: str) -> None:
    """Each letter leaves ink: a missing one would leave none, since system fonts are not looked at."""
    empty = to_png(small_scene(Markup("")), 80)
    for letter in letters.replace(" ", ""):
        for write in (heading, label):
            assert to_png(small_scene(write(5, 15, letter, 16)), 80) != empty, (letter, write.__name__)


def test_the_two_families_are_really_two() -> None:
    assert to_png(small_scene(heading(2, 15, "Rg", 16)), 80) != to_png(small_scene(label(2, 15, "Rg", 16)), 80)


def test_a_saved_scene_carries_its_fonts_and_refers_to_nothing_outside() -> None:
    drawn = with_fonts(small_scene(heading(2, 15, "Rg", 16)))
    ElementTree.fromstring(drawn)
    sources = re.findall(r"url\(([^)]{5})", drawn)
    assert sources == ["data:"] * len(FACES)


@pytest.mark.parametrize("suffix", ["ttf", "woff2"])
def test_fonts_and_their_licences_are_bundled_and_small(suffix: str) -> None:
    for _, _, file in FACES:
        assert (FONTS / f"{file}.{suffix}").is_file()
    assert sum(file.stat().st_size for file in Path(FONTS).iterdir()) < 600_000
    for licence in ("OFL-Playfair.txt", "OFL-GolosText.txt"):
        text = (FONTS / licence).read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
        assert "with Reserved Font Name" not in text


def test_a_number_is_not_parted_from_what_it_counts() -> None:
    text = "Gain 2 points (3 K€ more) at 10, −1 очко, 7 au plus"
    for width in range(20, 200, 3):
        lines = wrapped(text, 10, width)
        assert " ".join(lines) == text
        assert not [line for line in lines if line.split(" ")[-1].strip("(−").isdecimal()]


def test_wrapped_lines_fit_and_lose_no_word() -> None:
    text = "Put one reserved building back, take another and place it now."
    lines = wrapped(text, 10, 90)
    assert " ".join(lines) == text
    assert all(text_width(line, 10) <= 90 for line in lines)
    assert len(lines) > 2


def test_a_long_line_is_set_smaller_and_a_short_one_as_asked() -> None:
    assert fitted("Paris", 20, 500) == 20
    assert text_width("Métropolitain", fitted("Métropolitain", 40, 100)) == pytest.approx(100)


def test_a_label_with_little_room_is_set_in_the_size_that_its_own_font_needs() -> None:
    plain, strong, title = (
        ElementTree.fromstring(drawn)
        for drawn in (
            label(0, 0, "Métropolitain", 40, 100),
            label(0, 0, "Métropolitain", 40, 100, font_weight=600),
            heading(0, 0, "Métropolitain", 40, 100),
        )
    )
    sizes = [float(text.get("font-size", "")) for text in (plain, strong, title)]
    assert len(set(sizes)) == 3
    assert max(sizes) < 40


def test_a_paragraph_becomes_smaller_until_it_fits_its_box() -> None:
    text = "Put one reserved building back, take another and place it now."
    size, lines = fitting(text, 13, 90, 40)
    assert size < 13
    assert paragraph_height(text, size, 90) <= 40
    drawn = ElementTree.fromstring(paragraph(5, 7, text, 13, 90, 40))
    assert [span.text for span in drawn] == list(lines)
    assert {span.get("x") for span in drawn} == {"5"}
    assert all(7 < float(span.get("y", "")) < 47 for span in drawn)


def test_a_word_that_is_wider_than_its_box_makes_the_whole_text_smaller() -> None:
    size, lines = fitting("le Métropolitain", 30, 80)
    assert lines == ("le", "Métropolitain")
    assert text_width("Métropolitain", size) == pytest.approx(80)


def test_a_paragraph_may_be_centred() -> None:
    drawn = ElementTree.fromstring(paragraph(10, 0, "one two", 10, 40, text_anchor="middle"))
    assert {span.get("x") for span in drawn} == {"30"}


def test_italics_lean_in_a_png_too_line_by_line() -> None:
    """Resvg slants no upright letters, and no italic font is bundled."""
    text = paragraph(10, 20, "A line that is long enough for two", 12, 110, font_style="italic", fill="#000")
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" font-family="Golos Text"><defs/>{text}</svg>'
    )
    drawn = png_settings(svg, 200)["svg_string"]
    assert "font-style" not in drawn
    assert drawn.count("skewX(-11)") == text.count("<tspan") == 2
    upright = to_png(svg.replace(' font-style="italic"', ""), 200)
    assert to_png(svg, 200) != upright
