"""Reviews as people read them: in the terminal, as a page with drawings, by the command, in every language."""

import json
import re
import signal
import xml.etree.ElementTree as ElementTree
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import quartier
from quartier import Match
from quartier.bots.players import bot
from quartier.bots.search.bot import Budget
from quartier.cli import app
from quartier.engine.locale import LANGUAGES
from quartier.engine.move import spaced
from quartier.lab.marks import marked_scene
from quartier.lab.review_report import as_page, as_tables, sparks
from quartier.reviews.review import BETTER, PLAYED, Review, apart, review
from quartier.reviews.wording import Wording
from tests.bots.games import in_the_middle, played_on
from tests.terminal.processes import Terminal

GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("paris", {"postcards": "random"}, 100),
    ("tiny_towns", {"players": 1}, 60),
    ("tiny_towns", {"players": 3}, 40),
    ("munivers", {"players": 3}, 40),
]


@cache
def reviewed(number: int) -> Review:
    """Return the review of a game of random moves: there are mistakes in it."""
    name, options, moves = GAMES[number]
    match = played_on(quartier.new(name, seed=6, **options), moves, seed=1)
    return review(match, Budget(iterations=40), 2)


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["review", *map(str, arguments), "--language", "en"])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game on its way."""
    match = played_on(quartier.new("tiny_towns", players=2, seed=3), 12)
    match.save(tmp_path / "game.json")
    return tmp_path / "game.json"


# --- the terminal ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_all_is_told_in_eighty_columns_in_every_language(number: int, language: str) -> None:
    found = reviewed(number)
    told, wide = (shown(found, language, width) for width in (80, 200))
    assert max(map(len, told.splitlines())) <= 80
    assert "…" not in told
    assert found.turning_points
    for one in found.turning_points:
        assert spaced(one.played) in wide
        assert spaced(one.best) in wide


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_nobody_hears_of_rivals_and_of_margins(language: str) -> None:
    alone, others = reviewed(1), reviewed(0)
    for found, is_told in ((alone, False), (others, True)):
        say = Wording(found, language)
        for told in (
            shown(found, language, 200),
            re.sub(r"<(style|svg).*?</\1>", "", as_page(found, say), flags=re.DOTALL),
        ):
            for word in (say("row-rivals"), say("column-margin")):
                assert (word in told) == is_told, word


def shown(found: Review, language: str, width: int) -> str:
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(as_tables(found, Wording(found, language)))
    return captured.get()


def test_a_curve_is_a_row_of_bars() -> None:
    assert sparks([0.0, 0.5, 1.0]) == "▁▅█"
    assert sparks([3, 10, 24], alone=True) == "▁▃█"
    assert sparks([7, 7], alone=True) == "▁▁"
    assert len(sparks([0.5] * 1000)) == 60
    assert sparks([0.0] * 999 + [1.0])[-1] == "█"


# --- a page ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_page_is_whole_and_shows_each_turning_point(number: int, language: str) -> None:
    found = reviewed(number)
    page = as_page(found, Wording(found, language))
    assert page.count('class="turning-point"') == len(found.turning_points)
    names = Counter(re.findall(r'\bid="([^"]+)"', page))
    assert max(names.values()) == 1
    for reference in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', page):
        assert any(reference), reference
        assert "".join(reference) in names
    assert not re.findall(r'(?:src|href)="(?!#)|@import|url\((?!data:|#)', page)
    rows = {1: 4 + 5, 2: 5 + 6}  # how well each has played, and what adds up; not for more
    assert page.count('scope="row"') == len(found.decisions) + rows.get(len(found.accounts), 5)


@pytest.mark.parametrize(
    ("name", "options"), [("paris", {}), ("tiny_towns", {"players": 2}), ("munivers", {"players": 3})]
)
def test_whatever_a_move_touches_is_found_and_lies_in_the_scene(name: str, options: dict[str, Any]) -> None:
    for moves in (0, 11, 30):
        match = in_the_middle(name, options, moves=moves)
        seat = match.waiting[0]
        for offer in match.offers(seat):
            scene = marked_scene(match, seat, "en", {PLAYED: offer.touches})
            assert scene.count(f"mark-{PLAYED}") == len(offer.touches), offer.path
            if offer.touches:
                lie_within(scene)


def lie_within(scene: str) -> None:
    """Check that all marks are of some size, and in the picture."""
    root = ElementTree.fromstring(scene)
    _, _, width, height = map(float, root.get("viewBox", "").split())
    marks = [found for found in root.iter() if (found.get("class") or "").startswith("mark-")]
    assert marks
    for mark in marks:
        x, y, across, down = (float(mark.get(key, "")) for key in ("x", "y", "width", "height"))
        assert min(across, down) > 8
        assert -4 <= x <= x + across <= width + 4
        assert -4 <= y <= y + down <= height + 4


def test_a_space_of_the_board_is_marked_where_it_is_drawn() -> None:
    """The spaces of Paris lie in a grid: neighbours are one space apart, and of one size."""
    match = quartier.new("paris", seed=1)
    root = ElementTree.fromstring(marked_scene(match, 0, "en", {PLAYED: ["space-a1", "space-b1", "space-a2"]}))
    a1, b1, a2 = (
        tuple(float(mark.get(key, "")) for key in ("x", "y", "width", "height"))
        for mark in root.iter()
        if mark.get("class") == "mark-played"
    )
    assert a1[2:] == pytest.approx(b1[2:])
    assert b1[0] - a1[0] == pytest.approx(a1[1] - a2[1])
    assert b1[0] - a1[0] == pytest.approx(a1[2] - 6, abs=0.5)
    assert b1[1] == pytest.approx(a1[1])


def test_what_both_moves_touch_is_marked_only_if_nothing_else_is() -> None:
    assert apart(["hand", "a1"], ["hand", "b1"]) == {PLAYED: ["a1"], BETTER: ["b1"]}
    assert apart(["a1"], ["a1"]) == {PLAYED: ["a1"], BETTER: ["a1"]}
    assert apart(["hand", "a1"], ["hand"]) == {PLAYED: ["a1"], BETTER: ["hand"]}, "neither is without a mark"
    assert apart([], ["a1"]) == {PLAYED: [], BETTER: ["a1"]}


# --- the command -------------------------------------------------------------------------------------


def test_the_command_tells_and_writes(record: Path, tmp_path: Path) -> None:
    data, page = tmp_path / "review.json", tmp_path / "review.html"
    result = run(record, "--iterations", 20, "--workers", 1, "--json", data, "--html", page)
    assert result.exit_code == 0, result.output
    assert "Turning points" in result.output
    assert "The game is not over" in result.output
    assert json.loads(data.read_text())["quartier"] == "review"
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_time_is_a_budget_too(record: Path) -> None:
    result = run(record, "--seconds", "0.01")
    assert result.exit_code == 0, result.output
    assert "Thought given to each decision: 10\N{NO-BREAK SPACE}ms." in result.output


def test_mistakes_are_explained_before_anything_is_thought(record: Path, tmp_path: Path) -> None:
    whole = record.read_text()
    broken, other, empty, start = (tmp_path / f"{name}.json" for name in ("broken", "other", "empty", "start"))
    broken.write_text(whole[:40])
    other.write_text(whole.replace('"rules": ', '"rules": 9'))
    quartier.new("paris", seed=1).save(empty)
    start.write_text(json.dumps({"game": "paris", "position": {}}))
    for arguments, reason in [
        ((broken,), "is no saved game"),
        ((other,), "this program has version"),
        ((empty,), "there is nothing to review"),
        ((start,), "there is nothing to review"),
        ((tmp_path / "nowhere.json",), "can’t be read"),
        ((record, "--seconds", 1, "--iterations", 10), "one of them"),
        ((record, "--seconds", 0), "one of them"),
        ((record, "--iterations", -5), "one of them"),
        ((record, "--json", record), "can’t hold two things"),
        ((record, "--json", tmp_path / "a", "--html", tmp_path / "a"), "can’t hold two things"),
        ((record, "--html", tmp_path / "no" / "page.html"), "can’t be written"),
        ((record, "--json", tmp_path), "can’t be written"),
    ]:
        result = run(*arguments)
        assert result.exit_code == 2, arguments
        assert reason in result.output, result.output
    assert record.read_text() == whole


def test_a_move_of_the_record_that_does_not_fit_is_named(tmp_path: Path) -> None:
    match: Match = quartier.new("paris", seed=1)
    match.play_action(bot("greedy").choose(match, match.waiting[0]), match.waiting[0])
    record = match.record()
    record["moves"].append([0, "pass/x"])
    (tmp_path / "game.json").write_text(json.dumps(record))
    result = run(tmp_path / "game.json")
    assert result.exit_code == 2
    assert "move 2 of the record" in result.output


def test_a_review_ends_when_it_is_asked_to(tmp_path: Path) -> None:
    """Ctrl-C: at once, with a word, and without a trace."""
    file = tmp_path / "game.json"
    played_on(quartier.new("paris", seed=1), 30).save(file)
    with Terminal("review", str(file), "--seconds", "1.0", "--workers", "1", "--language", "en") as terminal:
        terminal.wait_for(b"1/30")
        terminal.process.send_signal(signal.SIGINT)
        said = terminal.read_to_the_end()
    assert terminal.process.returncode == 130
    assert "Interrupted after" in said
    assert "Traceback" not in said
