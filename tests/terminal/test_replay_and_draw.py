"""Replaying and drawing saved games."""

from pathlib import Path

import quartier
from quartier.engine.svg import with_fonts
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
