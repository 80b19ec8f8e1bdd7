"""Replaying and drawing saved games."""

import signal
import struct
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest

import quartier
from quartier.engine.errors import QuartierError
from quartier.engine.svg import with_fonts
from quartier.terminal import picture
from tests.terminal.typed import moves_in, run

# --- replaying and drawing ---------------------------------------------------------------------------


def test_a_replay_tells_every_move_and_the_final_score(finished: Path) -> None:
    result = run("replay", finished)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    moves = len(moves_in(finished))
    assert lines[0] == f"Paris: {moves} moves"
    assert f"{moves:3}. " in result.output
    assert "Final score" in result.output
    assert sum(line.startswith("8 ") for line in lines) == 1


def test_the_board_is_shown_after_every_move_or_never(finished: Path) -> None:
    moves = len(moves_in(finished))
    boards = [
        sum(line.startswith("8 ") for line in run("replay", finished, flag).output.splitlines())
        for flag in ("--board", "--no-board")
    ]
    assert boards == [moves, 0]


def test_a_replay_by_steps_waits_for_enter(finished: Path) -> None:
    result = run("replay", finished, "--step", typed="\n\n")
    assert "  3. " in result.output
    assert "  4. " not in result.output


def test_an_unfinished_replay_has_no_winner() -> None:
    quartier.new("paris", seed=1).save("new.json")
    result = run("replay", "new.json")
    assert "Score so far" in result.output
    assert "wins" not in result.output


def test_a_record_is_drawn_as_svg_and_png(finished: Path) -> None:
    assert run("draw", finished).exit_code == 0
    assert finished.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg")
    assert run("draw", finished, "-o", "x.png", "--width", "320", "--theme", "night").exit_code == 0
    assert Path("x.png").read_bytes().startswith(b"\x89PNG")
    assert run("draw", finished, "-o", "x.SVG").exit_code == 0
    assert Path("x.SVG").read_text(encoding="utf-8").startswith("<svg")


def test_a_drawing_shows_what_a_seat_sees_after_a_move(finished: Path) -> None:
    for name, arguments in {"spectator": (), "orange": ("--seat", "orange"), "zero": ("--seat", "0")}.items():
        assert run("draw", finished, "-o", f"{name}.svg", "--move", "0", *arguments).exit_code == 0
    spectator, orange, zero = (Path(f"{name}.svg").read_text() for name in ("spectator", "orange", "zero"))
    assert orange == zero != spectator
    start = quartier.new("paris", seed=3)
    assert orange == with_fonts(start.svg(0))


def test_a_position_is_drawn() -> None:
    Path("position.json").write_text('{"game": "paris", "position": {"turn": "blue"}}')
    assert run("draw", "position.json", "-o", "x.svg", "--layout", "tall").exit_code == 0
    assert Path("x.svg").exists()


def test_a_large_picture_says_what_it_takes(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "PATIENCE", 0.0)
    result = run("draw", finished, "-o", "x.png", "--width", "320")
    assert result.exit_code == 0
    assert result.stdout == "x.png\n"
    assert "Drawing 320 × 240 pixels" in result.stderr
    assert Path("x.png").read_bytes().startswith(b"\x89PNG")


def test_a_picture_is_as_high_as_it_says(finished: Path) -> None:
    """The size of a PNG is two numbers of four bytes behind its first sixteen."""
    svg = quartier.load(finished).svg(layout="tall")
    drawn = picture.rendered(svg, 100, "en")
    assert struct.unpack(">II", drawn[16:24]) == (100, picture._height(svg, 100))


def test_a_picture_that_makes_no_sense_is_refused_with_the_largest_that_does(finished: Path) -> None:
    result = run("draw", finished, "-o", "x.png", "--width", "16384", "--layout", "wide")
    assert result.exit_code == 2
    assert "16384 × 12288 pixels is too large; this scene can be 11547 pixels wide" in result.stderr
    assert not Path("x.png").exists()


def test_what_cannot_be_rendered_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "RENDER", "raise SystemExit('no such colour')")
    with pytest.raises(QuartierError, match="no such colour"):
        picture.rendered('<svg viewBox="0 0 4 3"/>', 100, "en")


def test_an_interrupted_picture_leaves_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    processes: list[Popen[bytes]] = []

    class Watched(Popen[bytes]):
        def __init__(self, *arguments: Any, **settings: Any) -> None:
            super().__init__(*arguments, **settings)
            processes.append(self)

        def communicate(self, *_: Any, **__: Any) -> Any:
            raise KeyboardInterrupt

    monkeypatch.setattr(picture, "Popen", Watched)
    monkeypatch.setattr(picture, "RENDER", "import time; time.sleep(600)")
    with pytest.raises(KeyboardInterrupt):
        picture.rendered('<svg viewBox="0 0 4 3"/>', 100, "en")
    assert processes[0].poll() == -signal.SIGKILL


def test_a_drawing_takes_the_place_of_a_drawing_but_of_nothing_else(finished: Path) -> None:
    drawing = finished.with_suffix(".svg")
    assert run("draw", finished).exit_code == 0
    assert run("draw", finished, "--theme", "night").exit_code == 0
    drawing.write_text("<svg>mine</svg>")
    result = run("draw", finished)
    assert result.exit_code == 2
    assert "finished.svg holds something else" in result.stderr
    assert drawing.read_text() == "<svg>mine</svg>"
    assert run("draw", finished, "-o", drawing).exit_code == 0


def test_a_game_is_not_drawn_over(finished: Path) -> None:
    game = finished.rename("game.svg")
    before = game.read_bytes()
    for arguments in ((), ("-o", "game.svg")):
        assert run("draw", game, *arguments).exit_code == 2
    assert game.read_bytes() == before
