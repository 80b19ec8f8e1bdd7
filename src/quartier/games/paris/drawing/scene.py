"""The scene of Paris, from a view alone: a wide layout for desks and prints, a tall one for phones."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.svg import Markup, fitted, group, heading, label, named, one_of, path, place, rect, scene
from quartier.games.paris.drawing.board import BOARD, FRAME, board
from quartier.games.paris.drawing.engravings import engravings
from quartier.games.paris.drawing.panels import panel_sprites, player, player_height, pool
from quartier.games.paris.drawing.pieces import piece_sprites
from quartier.games.paris.drawing.postcards import card_sprites, postcard
from quartier.games.paris.drawing.roofs import roof_sprites
from quartier.games.paris.drawing.sprites import PALETTE, sprites

View = Mapping[str, Any]
LAYOUTS = ("wide", "tall")
WIDE = (1280, 960)
TALL = 420


def draw(view: View, words: Words, layout: str = "wide", theme: str = "day") -> str:
    """Return the scene as SVG. Layouts: `wide`, `tall`; themes: `day`, `night`, `auto` (the browser decides)."""
    one_of("layout", layout, LAYOUTS)
    width, height, content = (_tall if layout == "tall" else _wide)(view, words)
    name = words("scene-name", phase=words(f"phase-{view['phase']}"))
    every = {**sprites(), **piece_sprites(), **roof_sprites(), **engravings(), **card_sprites(), **panel_sprites()}
    page = rect(0, 0, width, height, fill="var(--paper)")
    return scene(width, height, name, [page, content], every, PALETTE, theme, words.language)


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


def _wide(view: View, words: Words) -> tuple[int, int, list[Markup]]:
    """The board in the middle, four postcards on each side, the players and the pool below."""
    width, height = WIDE
    scale = 660 / (BOARD + 2 * FRAME)
    left, top = 310, 78
    cards = [
        _placed(postcard(view, words, card, 268, 152, effect=True), 22 if i < 4 else 990, top + i % 4 * 169)
        for i, card in enumerate(view["cards"])
    ]
    below = 756
    return (
        width,
        height,
        [
            _wide_header(view, words, width),
            _placed(board(view, words), left + FRAME * scale, top + FRAME * scale, scale),
            group(cards, id="postcards"),
            _placed(player(view, words, 0, 468, 182), 22, below),
            _placed(pool(view, words, 264, 182), 508, below),
            _placed(player(view, words, 1, 468, 182), 790, below),
        ],
    )


def _wide_header(view: View, words: Words, width: int) -> Markup:
    subtitle, sentence = words("subtitle"), prompt(view, words)
    return group(
        heading(22, 50, words("title"), 46),
        label(310, 32, words(f"phase-{view['phase']}"), 15, fill="var(--soft)", font_weight=600),
        named("prompt", sentence, heading(310, 60, sentence, fitted(sentence, 26, 660))),
        heading(width - 22, 50, subtitle, fitted(subtitle, 18, 260), text_anchor="end", fill="var(--soft)"),
        id="header",
    )


def _tall(view: View, words: Words) -> tuple[int, int, list[Markup]]:
    """The prompt, the board over the whole width, then players, pool and postcards below one another."""
    scale = (TALL - 8) / (BOARD + 2 * FRAME)
    sentence = prompt(view, words)
    header = group(
        heading(12, 34, words("title"), 27),
        label(
            TALL - 12, 33, words(f"phase-{view['phase']}"), 13, text_anchor="end", fill="var(--soft)", font_weight=600
        ),
        named("prompt", sentence, label(12, 60, sentence, fitted(sentence, 17, TALL - 24), font_weight=600)),
        path(f"M12,72H{TALL - 12}", stroke="var(--line)", stroke_width=1),
        id="header",
    )
    content = [header, _placed(board(view, words), 4 + FRAME * scale, 80 + FRAME * scale, scale)]
    y = 80 + TALL
    own = view["seat"] or 0
    for seat in (own, 1 - own):
        content.append(_placed(player(view, words, seat, TALL - 16, 186, narrow=True), 8, y))
        y += int(player_height(view, seat, 186, narrow=True)) + 8
    if view["pool"]:
        room = 150 if len(view["pool"]) > 6 else 124
        content.append(_placed(pool(view, words, TALL - 16, room), 8, y))
        y += room + 8
    for i, card in enumerate(view["cards"]):
        card_picture = postcard(view, words, card, 198, 98, effect=False)
        content.append(_placed(card_picture, 8 + 206 * (i % 2), y + 106 * (i // 2)))
    return TALL, y + 106 * ((len(view["cards"]) + 1) // 2) + 8, content


def _placed(content: Markup, x: float, y: float, scale: float = 1) -> Markup:
    return group(content, transform=place(x, y, scale))
