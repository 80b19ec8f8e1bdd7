"""Turns scenes into pixels, in a process of its own: it takes long and would hold up everything else.

Run as a program it reads requests from its input, a JSON object a line, and answers each with four bytes that say how
long the picture is, and the picture; one without any bytes means that it failed.
"""

import io
import json
import os
import sys
from typing import Any

from PIL import Image

from quartier.engine.svg import to_png

COLOURS = 128
MILLISECONDS = 700
LAST_MILLISECONDS = 4_000
NICENESS = 10


def png(svg: str, width: int) -> bytes:
    """Return a scene as a PNG."""
    return to_png(svg, width)


def gif(svgs: list[str], width: int) -> bytes:
    """Return scenes as a film that ends with a pause and begins anew."""
    frames = [Image.open(io.BytesIO(to_png(svg, width))).convert("RGB") for svg in svgs]
    height = max(frame.height for frame in frames)
    palette = frames[-1].quantize(COLOURS)
    even = [_filled(frame, width, height).quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    durations = [MILLISECONDS] * (len(even) - 1) + [LAST_MILLISECONDS]
    film = io.BytesIO()
    even[0].save(film, "GIF", save_all=True, append_images=even[1:], duration=durations, loop=0)
    return film.getvalue()


def _filled(frame: Image.Image, width: int, height: int) -> Image.Image:
    """Return a frame that is as large as all others; what is missing has the colour of its corner."""
    if frame.size == (width, height):
        return frame
    whole = Image.new("RGB", (width, height), frame.getpixel((0, 0)))
    whole.paste(frame)
    return whole


def _paint(request: dict[str, Any]) -> bytes:
    if request["kind"] == "png":
        return png(request["svgs"][0], request["width"])
    return gif(request["svgs"], request["width"])


def main() -> None:
    """Answer requests until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for line in sys.stdin.buffer:
        try:
            picture = _paint(json.loads(line))
        except Exception as error:
            print(f"a picture failed: {error!r}", file=sys.stderr)
            picture = b""
        sys.stdout.buffer.write(len(picture).to_bytes(4, "big") + picture)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
