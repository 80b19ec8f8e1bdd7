"""A saved game, drawn to a file."""

import json
import math
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from subprocess import PIPE, Popen, TimeoutExpired
from tempfile import TemporaryFile

from rich.console import Console
from rich.status import Status

from quartier.engine.errors import BadOption, QuartierError
from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.engine.record import write_whole
from quartier.engine.svg import png_settings, with_fonts

LARGEST = 100_000_000
"""Pixels of a picture: a poster of A1 with 300 dots an inch has 70 million."""
PATIENCE = 2.0
"""Seconds after which we say what takes so long."""
RENDER = "import json, sys, resvg_py; sys.stdout.buffer.write(resvg_py.svg_to_bytes(**json.load(sys.stdin)))"


def target_of(game: Path, output: Path | None) -> Path:
    """Return the file to draw to: the one that was named, else one beside the game that holds nothing but a drawing."""
    target = output or game.with_suffix(".svg")
    if target.suffix.lower() not in (".svg", ".png"):
        sentence = f"a drawing is written to a file that ends in .svg or .png, not to {target}"
        raise BadOption(sentence, "drawing-ending", file=target)
    there = target.exists()
    if (there and not target.is_file()) or not target.parent.is_dir() or not os.access(target.parent, os.W_OK):
        raise BadOption(f"{target} can't be written", "drawing-unwritable", file=target)
    if there and (target.samefile(game) or not (output or _is_drawing(target))):
        sentence = f"{target} holds something else, which is left as it is; name another file with --output"
        raise BadOption(sentence, "drawing-elsewhere", file=target)
    return target


def _is_drawing(file: Path) -> bool:
    """Tell whether a file was drawn by us."""
    with file.open("rb") as opened:
        return b'class="quartier-scene"' in opened.read(2000)


def draw(match: Match, file: Path, seat: int | None, language: str, style: Mapping[str, str], width: int) -> None:
    """Write the scene to an SVG or PNG file."""
    svg = match.svg(seat, language, **style)
    picture = rendered(svg, width, language) if file.suffix.lower() == ".png" else with_fonts(svg).encode()
    try:
        write_whole(file, picture)
    except OSError as error:
        raise BadOption(f"{file} can't be written: {error.strerror}") from error


def rendered(svg: str, width: int, language: str) -> bytes:
    """Return the scene as a PNG.

    It is drawn in another process: resvg lets nothing else run in its own, neither a word to who waits nor Ctrl-C.
    """
    height = _height(svg, width)
    with TemporaryFile() as settings:
        settings.write(json.dumps(png_settings(svg, width)).encode())
        settings.seek(0)
        with Popen([sys.executable, "-P", "-c", RENDER], stdin=settings, stdout=PIPE, stderr=PIPE) as process:
            try:
                picture, errors = _waited_for(process, width, height, language)
            except BaseException:
                process.kill()
                raise
    if process.returncode:
        reason = errors.decode(errors="replace").strip().rpartition("\n")[2] or f"exit code {process.returncode}"
        raise QuartierError(f"resvg can't draw this: {reason}")
    return picture


def _waited_for(process: Popen[bytes], width: int, height: int, language: str) -> tuple[bytes, bytes]:
    """Return what a process wrote; say on stderr what takes so long, if it does."""
    try:
        return process.communicate(timeout=PATIENCE)
    except TimeoutExpired:
        console = Console(stderr=True)
        console.print(Words.load("quartier", language)("drawing", width=width, height=height), soft_wrap=True)
        with Status("", console=console):
            return process.communicate()


def _height(svg: str, width: int) -> int:
    """Return the height of a picture of that width; refuse one that is too large."""
    size = re.search(r'viewBox="0 0 (\S+) (\S+)"', svg)
    assert size
    ratio = float(size[2]) / float(size[1])
    if width * width * ratio > LARGEST:
        raise BadOption(
            f"a picture of {width} × {width * ratio:.0f} pixels is too large; "
            f"this scene can be {math.isqrt(int(LARGEST / ratio))} pixels wide"
        )
    return math.ceil(width * ratio)
