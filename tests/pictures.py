"""Draws the README's pictures and its film, always the same: `python -m tests.pictures docs`."""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image

import quartier
from quartier.bots.players import bot, play_to_the_end
from quartier.engine.match import Match
from quartier.table.paint import gif, png
from tests.tiny_towns.towns import table, town

WIDTH, FILM_WIDTH = 1280, 800
FRAMES = 22
COLOURS = 256


def game_of_bots(name: str, seed: int, **options: int) -> Match:
    """Return a game that greedy bots played to its end."""
    match = quartier.new(name, seed=seed, **options)
    return play_to_the_end(match, [bot("greedy", seat) for seat in range(len(match.seats))])


def paris(game: Match) -> str:
    """Return a late game of Paris at night."""
    return game.at(len(game.history) * 19 // 20).svg(0, theme="night")


def tiny_towns() -> str:
    """Return three towns that know what they want."""
    badger = town(
        "cottage farm cottage G",
        "well cottage . tavern",
        "H chapel theater tavern",
        "W . S factory",
        marks={"d1": "glass"},
        monument="barrett_castle",
    )
    fox = town("tavern tavern B .", "cottage farm cottage W", "well cottage . .", "theater chapel S .")
    hare = town("cottage well cottage .", ". farm cottage chapel", "B G silva_forum .", "tavern . W theater")
    return table(badger, fox, hare, named="wheat", round=19, master=1).svg(0)


def munivers() -> str:
    """Return an auction in the second half of the year."""
    game = game_of_bots("munivers", 5, players=3)
    return next(match for match in moments(game, 0.6) if match.view(0)["step"] == "right").svg(0)


def moments(game: Match, part: float) -> Iterator[Match]:
    """Yield a game from a part of it on in which the first seat is asked."""
    for move in range(int(part * len(game.history)), len(game.history)):
        match = game.at(move)
        if 0 in match.waiting:
            yield match


def film(game: Match) -> bytes:
    """Return a whole game at night, as a spectator sees it."""
    moves = [round(number * len(game.history) / (FRAMES - 1)) for number in range(FRAMES)]
    return gif([game.at(move).svg(None, theme="night") for move in moves], FILM_WIDTH)


def small(picture: bytes) -> bytes:
    """Return a picture in fewer colours, at a third of its weight."""
    written = BytesIO()
    Image.open(BytesIO(picture)).convert("RGB").quantize(COLOURS).save(written, "PNG", optimize=True)
    return written.getvalue()


def main(folder: Path) -> None:
    """Draw everything."""
    game = game_of_bots("paris", 7)
    for name, svg in {"paris": paris(game), "tiny_towns": tiny_towns(), "munivers": munivers()}.items():
        (folder / f"{name}.png").write_bytes(small(png(svg, WIDTH)))
    (folder / "paris.gif").write_bytes(film(game))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
