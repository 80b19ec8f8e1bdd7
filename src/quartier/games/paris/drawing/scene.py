"""The scene of Paris, from a view alone: a wide layout for desks and prints, a tall one for phones."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.scene import (
    LAYOUTS,
    PHONE,
    PHONE_HEADER,
    Art,
    Part,
    Scene,
    kept,
    one_of,
    phone_header,
    placed,
)
from quartier.engine.svg import Markup, group, heading, label, named
from quartier.games.paris.drawing.board import BOARD, FRAME, board
from quartier.games.paris.drawing.engravings import engravings
from quartier.games.paris.drawing.panels import panel_sprites, player, player_height, pool
from quartier.games.paris.drawing.pieces import piece_sprites
from quartier.games.paris.drawing.postcards import card_sprites, postcard, postcard_height
from quartier.games.paris.drawing.roofs import roof_sprites
from quartier.games.paris.drawing.sprites import PALETTE, sprites
from quartier.games.paris.words.texts import asked, effect_text

View = Mapping[str, Any]
WIDE = (1280, 960)
TALL_CARD = 198


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
    return asked(view, words)


def _result(view: View, words: Words) -> str:
    """Say who won, and where points are equal by what (P37)."""
    first, second = (score["total"] for score in view["scores"])
    if len(view["winners"]) != 1:
        return words("prompt-drawn", points=first, other=second)
    winner = view["winners"][0]
    points, other = (first, second) if winner == 0 else (second, first)
    sentence = words(f"prompt-won-{view['seats'][winner]}", points=points, other=other)
    if points != other:
        return sentence
    spaces, fewer = view["ties"][winner], view["ties"][1 - winner]
    return f"{sentence} {words('prompt-won-by-spaces', spaces=spaces, other=fewer)}"


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
        named("prompt", sentence, heading(310, 60, sentence, 26, 660)),
        heading(width - 22, 50, subtitle, 18, 260, text_anchor="end", fill="var(--soft)"),
        id="header",
    )


def _tall(view: View, words: Words) -> tuple[float, float, list[Part]]:
    """The prompt, the board over the whole width, then players, pool and postcards below one another."""
    scale, inner = (PHONE - 8) / (BOARD + 2 * FRAME), PHONE - 16
    header = Part("header", _tall_header(words, view["phase"], prompt(view, words)))
    parts, y = [header, *board(view, words, 4, PHONE_HEADER, scale)], float(PHONE_HEADER + PHONE)
    own = view["seat"] or 0
    for seat in (own, 1 - own):
        parts += player(view, words, seat, 8, y, inner, 186, narrow=True)
        y += int(player_height(view, seat, 186, narrow=True)) + 8
    if view["pool"]:
        room = 150 if len(view["pool"]) > 6 else 124
        parts.append(placed("pool", pool(words, view["pool"], inner, room), 8, y))
        y += room + 8
    cards = list(view["cards"])
    for pair in (cards[start : start + 2] for start in range(0, len(cards), 2)):
        texts = [effect_text(card, view["options"], words) for card in pair]
        height = max(postcard_height(text, TALL_CARD) for text in texts)
        for number, card in enumerate(pair):
            picture = postcard(view, words, card, TALL_CARD, height)
            parts.append(placed(f"card-{card}", picture, 8 + (TALL_CARD + 8) * number, y))
        y += height + 10
    return PHONE, y, parts


@kept
def _tall_header(words: Words, phase: int | str, sentence: str) -> Markup:
    return phone_header(words("title"), words(f"phase-{phase}"), sentence)
