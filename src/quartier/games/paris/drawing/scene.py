"""The scene of Paris, from a view alone: a wide layout for desks and prints, a tall one for phones."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.scene import LAYOUTS, Art, Part, Scene, kept, one_of, placed
from quartier.engine.svg import Markup, fitted, group, heading, label, named, path
from quartier.games.paris.drawing.board import BOARD, FRAME, board
from quartier.games.paris.drawing.engravings import engravings
from quartier.games.paris.drawing.panels import panel_sprites, player, player_height, pool
from quartier.games.paris.drawing.pieces import piece_sprites
from quartier.games.paris.drawing.postcards import card_sprites, postcard
from quartier.games.paris.drawing.roofs import roof_sprites
from quartier.games.paris.drawing.sprites import PALETTE, sprites

View = Mapping[str, Any]
WIDE = (1280, 960)
TALL, TALL_CARD = 420, 152


@cache
def art() -> Art:
    """Return the sprites and the colours."""
    every = {**sprites(), **piece_sprites(), **roof_sprites(), **engravings(), **card_sprites(), **panel_sprites()}
    return Art("paris", every, PALETTE)


def scene(view: View, words: Words, layout: str = "wide") -> Scene:
    """Return the scene in its parts."""
    one_of("layout", layout, LAYOUTS)
    width, height, parts = (_tall if layout == "tall" else _wide)(view, words)
    name = words("scene-name", phase=words(f"phase-{view['phase']}"))
    return Scene.on_paper(name, width, height, parts, art(), words)


def prompt(view: View, words: Words) -> str:
    """Return what the reader is asked to do, or whom the game waits for, as a sentence."""
    if view["over"]:
        return _result(view, words)
    if view["seat"] not in view["waiting"]:
        return words(f"prompt-turn-{view['turn']}")
    if view["phase"] == 1 and not view["hands"][view["turn"]]:
        return words("prompt-phase-1-done")
    return words(f"prompt-phase-{view['phase']}")


def _result(view: View, words: Words) -> str:
    first, second = (score["total"] for score in view["scores"])
    if len(view["winners"]) != 1:
        return words("prompt-drawn", points=first, other=second)
    winner = view["winners"][0]
    points, other = (first, second) if winner == 0 else (second, first)
    return words(f"prompt-won-{view['seats'][winner]}", points=points, other=other)


# --- layouts -----------------------------------------------------------------------------------------


def _wide(view: View, words: Words) -> tuple[int, int, list[Part]]:
    """The board in the middle, four postcards on each side, the players and the pool below."""
    width, height = WIDE
    scale = 660 / (BOARD + 2 * FRAME)
    top, below = 78, 756
    cards = [
        placed(
            f"card-{card}",
            postcard(view, words, card, 268, 152),
            22 if number < 4 else 990,
            top + number % 4 * 169,
        )
        for number, card in enumerate(view["cards"])
    ]
    parts = [
        Part("header", _wide_header(words, view["phase"], prompt(view, words), width)),
        *board(view, words, 310, top, scale),
        *cards,
        *player(view, words, 0, 22, below, 468, 182),
        placed("pool", pool(words, view["pool"], 264, 182), 508, below),
        *player(view, words, 1, 790, below, 468, 182),
    ]
    return width, height, parts


@kept
def _wide_header(words: Words, phase: int | str, sentence: str, width: int) -> Markup:
    subtitle = words("subtitle")
    return group(
        heading(22, 50, words("title"), 46),
        label(310, 32, words(f"phase-{phase}"), 15, fill="var(--soft)", font_weight=600),
        named("prompt", sentence, heading(310, 60, sentence, fitted(sentence, 26, 660))),
        heading(width - 22, 50, subtitle, fitted(subtitle, 18, 260), text_anchor="end", fill="var(--soft)"),
        id="header",
    )


def _tall(view: View, words: Words) -> tuple[int, int, list[Part]]:
    """The prompt, the board over the whole width, then players, pool and postcards below one another."""
    scale = (TALL - 8) / (BOARD + 2 * FRAME)
    parts = [Part("header", _tall_header(words, view["phase"], prompt(view, words))), *board(view, words, 4, 80, scale)]
    y = 80 + TALL
    own = view["seat"] or 0
    for seat in (own, 1 - own):
        parts += player(view, words, seat, 8, y, TALL - 16, 186, narrow=True)
        y += int(player_height(view, seat, 186, narrow=True)) + 8
    if view["pool"]:
        room = 150 if len(view["pool"]) > 6 else 124
        parts.append(placed("pool", pool(words, view["pool"], TALL - 16, room), 8, y))
        y += room + 8
    for i, card in enumerate(view["cards"]):
        picture = postcard(view, words, card, 198, TALL_CARD)
        parts.append(placed(f"card-{card}", picture, 8 + 206 * (i % 2), y + (TALL_CARD + 8) * (i // 2)))
    return TALL, y + (TALL_CARD + 8) * ((len(view["cards"]) + 1) // 2) + 8, parts


@kept
def _tall_header(words: Words, phase: int | str, sentence: str) -> Markup:
    when = words(f"phase-{phase}")
    return group(
        heading(12, 34, words("title"), 27),
        label(TALL - 12, 33, when, 13, text_anchor="end", fill="var(--soft)", font_weight=600),
        named("prompt", sentence, label(12, 60, sentence, fitted(sentence, 17, TALL - 24), font_weight=600)),
        path(f"M12,72H{TALL - 12}", stroke="var(--line)", stroke_width=1),
        id="header",
    )
