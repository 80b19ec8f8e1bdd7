"""The scene of Munivers, from a view alone: a wide layout for desks and prints, a tall one for phones."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.scene import LAYOUTS, Art, Part, Scene, kept, one_of, placed
from quartier.engine.svg import Markup, fitted, group, heading, label, named, path, rect
from quartier.games.munivers.drawing.market import calendar, polls, stall, voting
from quartier.games.munivers.drawing.players import hand, player
from quartier.games.munivers.drawing.sprites import PALETTE, sprites
from quartier.games.munivers.words.choices import prompt

View = Mapping[str, Any]
WIDE = 1480
TALL = 420
EDGE = 20


@cache
def art() -> Art:
    """Return the sprites and the colours."""
    return Art("munivers", sprites(), PALETTE)


def scene(view: View, words: Words, layout: str = "wide") -> Scene:
    """Return the scene in its parts."""
    one_of("layout", layout, LAYOUTS)
    width, height, parts = (_tall if layout == "tall" else _wide)(view, words)
    name = words("scene-name", month=words(f"month-{view['month']}"), step=words(f"step-{view['step']}"))
    return Scene.on_paper(name, width, height, parts, art(), words)


def _wide(view: View, words: Words) -> tuple[float, float, list[Part]]:
    """Calendar, stall, newspapers and voting cards above; the districts side by side; the hand below."""
    inner = WIDE - 2 * EDGE
    parts = [
        Part("header", _wide_header(words, view["month"], view["step"], prompt(view, words))),
        placed("calendar", calendar(words, view["content"], view["month"], 560), WIDE - EDGE - 560, 16),
        *stall(view, words, EDGE, 84, 700),
        *polls(view, words, EDGE + 718, 84, 420),
        *voting(view, words, EDGE + 1150, 84, 290),
        placed("supply", _supply(words, _hands(view), 290), EDGE + 1150, 190),
    ]
    top, tallest, seats = 280.0, 0.0, _own_first(view)
    room = (inner - 16 * (len(seats) - 1)) / len(seats)
    for number, seat in enumerate(seats):
        panel, height = player(view, seat, words, EDGE + number * (room + 16), top, room)
        parts += panel
        tallest = max(tallest, height)
    cards, height = hand(view, words, EDGE, top + tallest + 16, inner)
    return WIDE, top + tallest + 16 + height + (12 if height else 0), parts + cards


@kept
def _wide_header(words: Words, month: int, step: str, sentence: str) -> Markup:
    when = " · ".join((words(f"month-{month}"), words(f"step-{step}")))
    return group(
        heading(EDGE, 48, words("title"), 38),
        label(EDGE + 380, 30, when, 14, fill="var(--soft)", font_weight=600),
        named("prompt", sentence, heading(EDGE + 380, 58, sentence, fitted(sentence, 24, 480))),
        id="header",
    )


@kept
def _supply(words: Words, hands: Mapping[str, int], width: float) -> Markup:
    """Return who holds how many hidden cards."""
    lines = [words("hand-of", seat=words(f"seat-{seat}"), n=cards) for seat, cards in hands.items()]
    return group(
        rect(0, 0, width, 72, rx=6, fill="var(--panel)", stroke="var(--line)"),
        [label(10, 17 + 16 * i, line, fitted(line, 12, width - 20)) for i, line in enumerate(lines)],
        id="supply",
    )


def _hands(view: View) -> dict[str, int]:
    """Return how many cards each player holds."""
    hands = {seat: data["hand"] for seat, data in view["players"].items()}
    return {seat: hand if isinstance(hand, int) else len(hand) for seat, hand in hands.items()}


def _own_first(view: View) -> list[str]:
    """Return the seats in turn order, the viewer's own first."""
    seats = list(view["players"])
    start = seats.index(view["viewer"]) if view["viewer"] else 0
    return seats[start:] + seats[:start]


def _tall(view: View, words: Words) -> tuple[float, float, list[Part]]:
    """The prompt, the own district, the stall, the hand, then everything else below one another."""
    inner, content = TALL - 16, view["content"]
    own, *others = _own_first(view)
    parts = [
        Part("header", _tall_header(words, view["month"], prompt(view, words))),
        *stall(view, words, 8, 78, inner),
    ]
    y = 268.0
    panel, height = player(view, own, words, 8, y, inner)
    y += height + 12
    cards, height = hand(view, words, 8, y, inner)
    y += height + 8
    parts += [
        *panel,
        *cards,
        placed("calendar", calendar(words, content, view["month"], inner), 8, y),
        *polls(view, words, 8, y + 62, inner),
        *voting(view, words, 8, y + 252, inner),
        placed("supply", _supply(words, _hands(view), inner), 8, y + 350),
    ]
    y += 434
    for seat in others:
        panel, height = player(view, seat, words, 8, y, inner)
        parts += panel
        y += height + 12
    return TALL, y, parts


@kept
def _tall_header(words: Words, month: int, sentence: str) -> Markup:
    return group(
        heading(10, 30, words("title"), 24),
        label(TALL - 10, 28, words(f"month-{month}"), 13, text_anchor="end", fill="var(--soft)"),
        named("prompt", sentence, label(10, 56, sentence, fitted(sentence, 17, TALL - 20), font_weight=600)),
        path(f"M10,68H{TALL - 10}", stroke="var(--line)"),
        id="header",
    )
