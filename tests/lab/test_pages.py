"""Reports: one file that needs nothing else, and plots that any page can show by day and by night."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from quartier.engine.errors import QuartierError
from quartier.lab import page, plots
from quartier.lab.plots import Curve, Row

TRICKY = 'greedy <script>"&'


def number(value: float) -> str:
    return f"{value:g}"


def drawn() -> list[str]:
    """Return a plot of each kind."""
    rows = [Row("random", 0.2, 0.1, 0.3), Row(TRICKY, 0.8, 0.7, 0.9)]
    lines = [Curve("orange", [0.5, 0.6, 0.7], [0.4, 0.5, 0.6], [0.6, 0.7, 0.8]), Curve(TRICKY, [0.5, 0.4, 0.3])]
    return [
        plots.ranges("Shares", rows, "share", number, fair=0.5),
        plots.ranges("Seconds", rows, "seconds", number, log=True),
        plots.spreads("Points", [("random", [1, 2, 3, 9]), (TRICKY, [4, 5, 6, 30])], "points", number),
        plots.histogram("Points", [-3, 5, 5, 8, 90], "points", "games", number),
        plots.histogram("Points", [7], "points", "games", number),
        plots.curves("Chances", lines, "move", "chance", number, [1, 2, 30], [2, 30], span=(0, 1)),
        plots.curves("Chances", lines, "stage", "chance", number, width=plots.WIDE),
    ]


def whole() -> str:
    """Return a page with all that a page can have."""
    figures = [page.figure(TRICKY, plot, "how to read it") for plot in drawn()]
    matrix = page.matrix(["random", TRICKY], [[None, (0.25, "25 %")], [(0.75, "75 %"), None]])
    table = page.table(["bot", "games"], [["random", 4], [TRICKY, 5]], "All games")
    parts = [page.section("Strength", "note", table, matrix), page.section(TRICKY, "", page.side_by_side(figures))]
    return page.page(TRICKY, "what it is about", parts, "uk")


@pytest.mark.parametrize("plot", drawn())
def test_a_plot_is_well_formed_has_a_name_and_only_colours_of_the_page(plot: str) -> None:
    root = ElementTree.fromstring(plot.replace("<svg", '<svg xmlns:xlink="x"', 1))
    assert root.get("aria-label")
    colours = set(re.findall(r"(?:fill|stroke): ?([^;\"]+)", plot))
    assert colours
    assert all(colour == "none" or colour.startswith("var(--") for colour in colours), colours


def test_every_colour_of_a_plot_is_one_of_the_page_by_day_and_by_night() -> None:
    page_itself = whole()
    used = set(re.findall(r"var\(--([\w-]+)\)", "".join(drawn())))
    assert {"ink", "accent", "series-2"} <= used
    for name in used:
        assert len(re.findall(rf"--{name}: #", page_itself)) >= 2, name


def test_a_plot_writes_its_words_as_words_in_the_typeface_of_the_page() -> None:
    plot = drawn()[0]
    assert ">random</text>" in plot
    assert "greedy &lt;script&gt;" in plot
    assert "font-family" not in plot
    assert "Golos" not in plot


def test_a_name_that_is_too_long_for_a_plot_is_shortened_in_its_middle() -> None:
    name = "search:" + ",".join(f"setting-{number}={number}" for number in range(20))
    plot = plots.ranges("Shares", [Row(name, 0.5, 0.4, 0.6)], "share", number)
    (shown,) = re.findall(r">([^<]*…[^<]*)<", plot)
    assert name.startswith(shown.split("…")[0])
    assert name.endswith(shown.split("…")[1])
    assert 30 < len(shown) < 60


def written_in(plot: str) -> list[str]:
    return re.findall(r">([^<>]+)</text>", plot)


def test_numbers_on_a_scale_are_where_they_stand() -> None:
    """Steps of 2.5 would be written as 2, 5, 8."""
    for high in range(1, 40):
        plot = plots.histogram("Lead", [0, high], "", "", "{:.0f}".format)
        *across, _low, _high = [int(text) for text in written_in(plot)]
        assert len({after - before for before, after in pairwise(across)}) <= 1, across


def test_marks_that_lie_close_are_named_above_one_another() -> None:
    def heights(*marks: int) -> dict[str, float]:
        plot = plots.curves("Chances", [Curve("", [0.5] * 400)], "", "", lambda _: "", marks=marks)
        found = re.findall(r'translate\([\d.]+ ([\d.]+)\)">(\d+)<|y="([\d.]+)"[^>]*>(\d+)<', plot)
        return {name or other: float(height or lower) for height, name, lower, other in found}

    apart = heights(50, 250)
    assert apart["50"] == apart["250"]
    close = heights(191, 205, 350)
    assert close["191"] == close["350"] > close["205"]


def test_plots_are_the_same_each_time() -> None:
    assert drawn() == drawn()


def test_no_two_things_on_a_page_have_one_name() -> None:
    names = Counter(re.findall(r'\bid="([^"]+)"', whole()))
    assert names
    assert max(names.values()) == 1


def test_a_page_asks_nothing_of_any_network() -> None:
    found = whole()
    assert not re.findall(r'(?:src|href)="(?!#)|@import|url\((?!data:|#)', found)
    assert "//" not in re.sub(r"base64,[\w+/=]+", "", found)
    assert found.count("font/woff2") == 3


def test_what_is_written_on_a_page_is_escaped() -> None:
    found = whole()
    assert "<script" not in found
    assert found.startswith('<!doctype html>\n<html lang="uk">')
    assert (
        f"<title>{TRICKY.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;').replace(chr(34), '&quot;')}"
        in found
    )


def test_a_page_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(QuartierError, match=r"report\.html can't be written: No such file"):
        page.write_page(tmp_path / "nowhere" / "report.html", "x")
    page.write_page(tmp_path / "report.html", "ў")
    assert (tmp_path / "report.html").read_text(encoding="utf-8") == "ў"
