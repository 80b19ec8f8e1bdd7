"""The scene of Munivers, from a view alone: a wide layout for desks and prints, a tall one for phones."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from quartier.engine.letters import TITLE
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
    Markup,
    group,
    heading,
    label,
    named,
    paragraph,
    paragraph_height,
    place,
    rect,
    text_width,
    use,
)
from quartier.engine.tally import Column, tally, tally_height
from quartier.games.munivers.drawing.market import agenda, calendar, lots_left, polls, stalls, voting
from quartier.games.munivers.drawing.players import hand, player
from quartier.games.munivers.drawing.sprites import PALETTE, sprites
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.words.choices import card_name, prompt

View = Mapping[str, Any]
WIDE = 1060
"""So narrow that its small print is large enough to read beside the panel of a window 1280 wide."""
EDGE, TOP, GAP = 20, 84, 12
COLUMN = (WIDE - 2 * EDGE - 16) / 2
RIGHT = EDGE + COLUMN + 16
"""How wide each half of a wide scene is, and where the right one begins."""


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
    """The own district and hand on the left, the market on the right; other districts wherever there is room first."""
    own, *others = _own_first(view)
    parts = [
        Part("header", _wide_header(words, view["month"], view["step"], prompt(view, words))),
        placed("calendar", calendar(words, view["content"], _own_board(view), view["month"], COLUMN), RIGHT, 16),
    ]
    panel, height = player(view, own, words, EDGE, TOP, COLUMN)
    cards, held = hand(view, words, EDGE, TOP + height + GAP, COLUMN)
    market, sold = _market(view, words)
    parts += [*panel, *cards, *market]
    ends = {EDGE: TOP + height + GAP + held, RIGHT: TOP + sold}
    for seat in others:
        left = min(ends, key=lambda column: (ends[column], -column))
        panel, height = player(view, seat, words, left, ends[left], COLUMN)
        parts += panel
        ends[left] += height + GAP
    return WIDE, max(ends.values()) + 4, parts


def _own_board(view: View) -> str | None:
    """Return the district of whoever looks; None: a spectator."""
    board: str | None = view["players"][view["viewer"]]["board"] if view["viewer"] else None
    return board


def _market(view: View, words: Words) -> tuple[list[Part], float]:
    """Return the stall, or else the agenda, or at the end the count; newspapers, voting cards, who holds how much."""
    told = _hands_told(view, words)
    room = _told_height(told, COLUMN)
    first, y = _news(view, words)
    return [
        *first,
        *polls(view, words, RIGHT, TOP + y, COLUMN),
        *voting(view, words, RIGHT, TOP + y + 178 + GAP, COLUMN),
        placed("supply", _supply(told, COLUMN, room), RIGHT, TOP + y + 264 + 2 * GAP),
    ], y + 264 + room + 3 * GAP


def _news(view: View, words: Words) -> tuple[list[Part], float]:
    """Return what matters most now, and its height."""
    if view["step"] == "over":
        return _result(view, words, RIGHT, TOP, COLUMN)
    if lots_left(view):
        return stalls(view, words, RIGHT, TOP, COLUMN)
    return agenda(view, words, RIGHT, TOP, COLUMN)


@kept
def _wide_header(words: Words, month: int, step: str, sentence: str) -> Markup:
    when = " · ".join((words(f"month-{month}"), words(f"step-{step}")))
    title, room = words("title"), COLUMN - 16
    return group(
        heading(EDGE, 36, title, 27),
        label(EDGE + COLUMN, 34, when, SMALL, room - text_width(title, 27, TITLE), text_anchor="end",
              fill="var(--soft)", font_weight=600),
        named("prompt", sentence, heading(EDGE, 66, sentence, 20, COLUMN)),
        id="header",
    )  # fmt: skip


@kept
def _supply(told: Sequence[str], width: float, height: float) -> Markup:
    """Return how many hidden cards everybody holds; at the end, which."""
    lines, y = [], 8.0
    for line in told:
        lines.append(paragraph(10, y, line, SMALL, width - 20))
        y += paragraph_height(line, SMALL, width - 20)
    frame = rect(0, 0, width, height, rx=6, fill="var(--panel)", stroke="var(--line)")
    return group(frame, lines, id="supply")


def _told_height(told: Sequence[str], width: float) -> float:
    return 16 + sum(paragraph_height(line, SMALL, width - 20) for line in told)


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
    room = _told_height(told, inner)
    parts += [
        *panel,
        *cards,
        placed("calendar", calendar(words, content, _own_board(view), view["month"], inner, rows=2), 8, y),
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
