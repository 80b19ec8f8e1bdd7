"""The scene of Munivers, from a view alone: a wide layout for desks and prints, a tall one for phones."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.svg import Markup, fitted, group, heading, label, named, one_of, path, place, rect, scene
from quartier.games.munivers.drawing.market import calendar, polls, stall, voting
from quartier.games.munivers.drawing.players import hand, player
from quartier.games.munivers.drawing.sprites import PALETTE, sprites
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Pack
from quartier.games.munivers.words.choices import prompt

View = Mapping[str, Any]
LAYOUTS = ("wide", "tall")
WIDE = 1480
TALL = 420
EDGE = 20


def draw(view: View, words: Words, layout: str = "wide", theme: str = "day") -> str:
    """Return the scene as SVG. Layouts: `wide`, `tall`; themes: `day`, `night`, `auto` (the browser decides)."""
    one_of("layout", layout, LAYOUTS)
    pack = load_pack(view["content"])
    width, height, content = (_tall if layout == "tall" else _wide)(view, pack, words)
    name = words("scene-name", month=words(f"month-{view['month']}"), step=words(f"step-{view['step']}"))
    page = rect(0, 0, width, height, fill="var(--paper)")
    return scene(width, height, name, [page, content], sprites(), PALETTE, theme, words.language)


def _wide(view: View, pack: Pack, words: Words) -> tuple[float, float, list[Markup]]:
    """Calendar, stall, newspapers and voting cards above; the districts side by side; the hand below."""
    inner = WIDE - 2 * EDGE
    content = [
        _wide_header(view, words),
        _placed(calendar(view, words, pack, 560), WIDE - EDGE - 560, 16),
        _placed(stall(view, pack, words, 700), EDGE, 84),
        _placed(polls(view, words, pack, 420), EDGE + 718, 84),
        _placed(voting(view, words, 290), EDGE + 1150, 84),
        _placed(_supply(view, words, 290), EDGE + 1150, 190),
    ]
    top = 280.0
    seats = _own_first(view)
    room = (inner - 16 * (len(seats) - 1)) / len(seats)
    tallest = 0.0
    for number, seat in enumerate(seats):
        panel, height = player(view, pack, seat, words, room)
        content.append(_placed(panel, EDGE + number * (room + 16), top))
        tallest = max(tallest, height)
    cards, height = hand(view, pack, words, inner)
    content.append(_placed(cards, EDGE, top + tallest + 16))
    return WIDE, top + tallest + 16 + height + (12 if height else 0), content


def _wide_header(view: View, words: Words) -> Markup:
    sentence = prompt(view, words)
    when = " · ".join((words(f"month-{view['month']}"), words(f"step-{view['step']}")))
    return group(
        heading(EDGE, 48, words("title"), 38),
        label(EDGE + 380, 30, when, 14, fill="var(--soft)", font_weight=600),
        named("prompt", sentence, heading(EDGE + 380, 58, sentence, fitted(sentence, 24, 480))),
        id="header",
    )  # fmt: skip


def _supply(view: View, words: Words, width: float) -> Markup:
    """Return what is left in the box, and who holds how many hidden cards."""
    lines = [words("hand-of", seat=words(f"seat-{seat}"), n=_cards(data)) for seat, data in view["players"].items()]
    return group(
        rect(0, 0, width, 72, rx=6, fill="var(--panel)", stroke="var(--line)"),
        [label(10, 17 + 16 * i, line, fitted(line, 12, width - 20)) for i, line in enumerate(lines)],
        id="supply",
    )


def _cards(data: View) -> int:
    return data["hand"] if isinstance(data["hand"], int) else len(data["hand"])


def _own_first(view: View) -> list[str]:
    """Return the seats in turn order, the viewer's own first."""
    seats = list(view["players"])
    start = seats.index(view["viewer"]) if view["viewer"] else 0
    return seats[start:] + seats[:start]


def _tall(view: View, pack: Pack, words: Words) -> tuple[float, float, list[Markup]]:
    """The prompt, the own district, the stall, the hand, then everything else below one another."""
    inner = TALL - 16
    sentence = prompt(view, words)
    header = group(
        heading(10, 30, words("title"), 24),
        label(TALL - 10, 28, words(f"month-{view['month']}"), 13, text_anchor="end", fill="var(--soft)"),
        named("prompt", sentence, label(10, 56, sentence, fitted(sentence, 17, TALL - 20), font_weight=600)),
        path(f"M10,68H{TALL - 10}", stroke="var(--line)"),
        id="header",
    )
    content = [header, _placed(stall(view, pack, words, inner), 8, 78)]
    y = 268.0
    seats = _own_first(view)
    panel, height = player(view, pack, seats[0], words, inner)
    content.append(_placed(panel, 8, y))
    y += height + 12
    cards, height = hand(view, pack, words, inner)
    content.append(_placed(cards, 8, y))
    y += height + 8
    for part, room in (
        (calendar(view, words, pack, inner), 62),
        (polls(view, words, pack, inner), 190),
        (voting(view, words, inner), 98),
        (_supply(view, words, inner), 84),
    ):
        content.append(_placed(part, 8, y))
        y += room
    for seat in seats[1:]:
        panel, height = player(view, pack, seat, words, inner)
        content.append(_placed(panel, 8, y))
        y += height + 12
    return TALL, y, content


def _placed(content: Markup, x: float, y: float, scale: float = 1) -> Markup:
    return group(content, transform=place(x, y, scale))
