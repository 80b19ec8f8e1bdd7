"""The scene of Munivers, from a view alone: a wide layout for desks and prints, a tall one for phones."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.scene import (
    LAYOUTS,
    PHONE,
    PHONE_HEADER,
    SMALL,
    Art,
    Part,
    Scene,
    kept,
    one_of,
    phone_header,
    placed,
)
from quartier.engine.svg import (
    TINIEST,
    Markup,
    group,
    heading,
    label,
    named,
    paragraph,
    paragraph_height,
    place,
    rect,
    use,
)
from quartier.engine.tally import Column, tally, tally_height
from quartier.games.munivers.drawing.market import calendar, polls, stall, stalls, voting
from quartier.games.munivers.drawing.players import hand, player
from quartier.games.munivers.drawing.sprites import PALETTE, sprites
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.words.choices import card_name, prompt

View = Mapping[str, Any]
WIDE = 1480
EDGE, TOP = 20, 84
MIDDLE, RIGHT = 724, 1136
"""Where the newspapers and the voting cards begin, in a wide scene."""


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
        *polls(view, words, MIDDLE, TOP, 400),
        *voting(view, words, RIGHT, TOP, WIDE - EDGE - RIGHT),
    ]
    above, top = (_counted if view["step"] == "over" else _market)(view, words)
    parts += above
    tallest, seats = 0.0, _own_first(view)
    room = (inner - 16 * (len(seats) - 1)) / len(seats)
    for number, seat in enumerate(seats):
        panel, height = player(view, seat, words, EDGE + number * (room + 16), top, room)
        parts += panel
        tallest = max(tallest, height)
    cards, height = hand(view, words, EDGE, top + tallest + 16, inner)
    return WIDE, top + tallest + 16 + height + (12 if height else 0), parts + cards


def _market(view: View, words: Words) -> tuple[list[Part], float]:
    """Return the stall and how many cards everybody holds; and where the districts begin."""
    held = placed("supply", _supply(_hands_told(view, words), WIDE - EDGE - RIGHT, 82), RIGHT, 180)
    return [*stall(view, words, EDGE, TOP, MIDDLE - 12 - EDGE), held], 280


def _counted(view: View, words: Words) -> tuple[list[Part], float]:
    """Return the count of a finished game in the place of the stall, beside it all hands; and where districts begin."""
    result, height = _result(view, words, EDGE, TOP, MIDDLE - 12 - EDGE)
    told, width = _hands_told(view, words), WIDE - EDGE - MIDDLE
    held = placed("supply", _supply(told, width, _told_height(told, SMALL, width)), MIDDLE, TOP + 194)
    return [*result, held], TOP + max(height, 300)


@kept
def _wide_header(words: Words, month: int, step: str, sentence: str) -> Markup:
    when = " · ".join((words(f"month-{month}"), words(f"step-{step}")))
    return group(
        heading(EDGE, 48, words("title"), 38),
        label(EDGE + 380, 30, when, 14, fill="var(--soft)", font_weight=600),
        named("prompt", sentence, heading(EDGE + 380, 58, sentence, 24, 480)),
        id="header",
    )


@kept
def _supply(told: Sequence[str], width: float, height: float) -> Markup:
    """Return how many hidden cards everybody holds; at the end, which."""
    size = SMALL
    while size > TINIEST and _told_height(told, size, width) > height:
        size -= 0.25
    lines, y = [], 8.0
    for line in told:
        lines.append(paragraph(10, y, line, size, width - 20))
        y += paragraph_height(line, size, width - 20)
    frame = rect(0, 0, width, height, rx=6, fill="var(--panel)", stroke="var(--line)")
    return group(frame, lines, id="supply")


def _told_height(told: Sequence[str], size: float, width: float) -> float:
    return 16 + sum(paragraph_height(line, size, width - 20) for line in told)


def _hands_told(view: View, words: Words) -> list[str]:
    """Say what everybody holds, a sentence each."""
    told = []
    for seat, held in _hands(view).items():
        name = words(f"seat-{seat}")
        if isinstance(held, int):
            told.append(words("hand-of", seat=name, n=held))
        else:
            cards = ", ".join(card_name(load_pack(view["content"]), card, words) for card in held)
            told.append(words("hand-shown", seat=name, cards=cards or "–"))
    return told


def _hands(view: View) -> dict[str, int | list[str]]:
    """Return how many cards each player holds; at the end, which."""
    hands = {seat: data["hand"] for seat, data in view["players"].items()}
    if view["step"] == "over":
        return hands
    return {seat: hand if isinstance(hand, int) else len(hand) for seat, hand in hands.items()}


def _result(view: View, words: Words, x: float, y: float, width: float) -> tuple[list[Part], float]:
    """Return the count of a finished game and its height."""
    if view["step"] != "over":
        return [], 0
    seats = list(view["players"])
    shown = [
        (seat, view["scores"][seats.index(seat)], seats.index(seat) in view["winners"]) for seat in _own_first(view)
    ]
    lines = [line for line in shown[0][1] if line == "total" or any(score[line] for _, score, _ in shown)]
    height = tally_height([words(f"score-{line}") for line in lines], len(shown), width)
    return [placed("result", _count(words, shown, lines, width), x, y)], height + 16


@kept
def _count(
    words: Words, shown: Sequence[tuple[str, Mapping[str, int], bool]], lines: Sequence[str], width: float
) -> Markup:
    """Return all districts line by line, without lines that brought nobody anything."""
    columns = [
        Column(
            words(f"seat-{seat}"),
            use(f"sign-{seat}", transform=place(-14, -14, 1.16), color=f"var(--{seat})"),
            [score[line] for line in lines],
            won,
        )
        for seat, score, won in shown
    ]
    return tally(words("result"), [words(f"score-{line}") for line in lines], columns, width)


def _own_first(view: View) -> list[str]:
    """Return the seats in turn order, the viewer's own first."""
    seats = list(view["players"])
    start = seats.index(view["viewer"]) if view["viewer"] else 0
    return seats[start:] + seats[:start]


def _tall(view: View, words: Words) -> tuple[float, float, list[Part]]:
    """The prompt, the stall, the own district, the hand, then everything else below one another."""
    inner, content = PHONE - 16, view["content"]
    own, *others = _own_first(view)
    result, counted = _result(view, words, 8, PHONE_HEADER, inner)
    market, sold = stalls(view, words, 8, PHONE_HEADER + counted, inner)
    parts = [Part("header", _tall_header(words, view["month"], prompt(view, words))), *result, *market]
    y = PHONE_HEADER + counted + sold
    panel, height = player(view, own, words, 8, y, inner)
    y += height + 12
    cards, height = hand(view, words, 8, y, inner)
    y += height + 8
    told = _hands_told(view, words)
    room = _told_height(told, SMALL, inner)
    parts += [
        *panel,
        *cards,
        placed("calendar", calendar(words, content, view["month"], inner, rows=2), 8, y),
        *polls(view, words, 8, y + 114, inner),
        *voting(view, words, 8, y + 302, inner),
        placed("supply", _supply(told, inner, room), 8, y + 400),
    ]
    y += 412 + room
    for seat in others:
        panel, height = player(view, seat, words, 8, y, inner)
        parts += panel
        y += height + 12
    return PHONE, y, parts


@kept
def _tall_header(words: Words, month: int, sentence: str) -> Markup:
    return phone_header(words("title"), words(f"month-{month}"), sentence)
