"""Postcards: an engraving, a name, what the card does; stamped and faded once it has been used."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from quartier.engine.letters import TITLE
from quartier.engine.locale import Words
from quartier.engine.scene import SMALL, kept
from quartier.engine.svg import (
    LEADING,
    SERIF,
    Markup,
    circle,
    fitting,
    group,
    heading,
    join,
    label,
    named,
    paragraph,
    paragraph_height,
    path,
    place,
    rect,
    use,
)
from quartier.games.paris.components import components
from quartier.games.paris.words.texts import effect_text

View = Mapping[str, Any]


MARGIN = 8
NARROW = 220
"""A card narrower than this has its text below its picture, a wider one beside it."""
PICTURE, SMALL_PICTURE = 92.0, 64.0


@lru_cache(maxsize=1024)
def postcard_height(effect: str, width: float) -> float:
    """Return how high a narrow postcard must be for what it says."""
    return SMALL_PICTURE + 3 * MARGIN + paragraph_height(effect, SMALL, width - 2 * MARGIN)


def postcard(view: View, words: Words, card: str, width: float, height: float) -> Markup:
    """Return a postcard at the origin."""
    owner = view["cards"][card]
    held = owner is not None and card in view["held"][owner]
    effect = effect_text(card, view["options"], words)
    return _postcard(words, card, effect, owner, held, view["card_points"].get(card), width, height)


@kept
def _postcard(
    words: Words,
    card: str,
    effect: str,
    owner: str | None,
    held: bool,
    points: int | None,
    width: float,
    height: float,
) -> Markup:
    narrow = width < NARROW
    side = SMALL_PICTURE if narrow else PICTURE
    used = owner is not None and not held
    return named(
        f"card-{card}",
        _name(words, card, effect, owner, held, points),
        rect(2, 4, width, height, rx=4, fill="var(--shadow)", fill_opacity=0.25),
        rect(0, 0, width, height, rx=4, fill="var(--card)", stroke="var(--card-soft)", stroke_width=0.8),
        use(f"engraving-{card}", MARGIN, MARGIN, width=side, height=side, opacity=0.4 if used else None),
        rect(MARGIN, MARGIN, side, side, fill="none", stroke="var(--card-ink)", stroke_width=1.2),
        None if narrow else _address(side, height),
        _writing(words, card, effect, side, width, height, narrow, owner is None),
        _used(side, owner, points) if owner and used else None,
        _to_be_used(words, side, owner) if owner and held else None,
        class_="card",
        data_name=words(f"card-{card}"),
        data_figure=f"{MARGIN} {MARGIN} {side} {side}",
    )


def _name(words: Words, card: str, effect: str, owner: str | None, held: bool, points: int | None) -> str:
    name = words(f"card-{card}")
    if owner is None:
        return words("card-open", card=name, effect=effect)
    seat = words(f"seat-{owner}")
    if held:
        return words("card-held", card=name, seat=seat, effect=effect)
    if points is not None:
        return words("card-scoring", card=name, seat=seat, points=points) + f" {effect}"
    return words("card-claimed", card=name, seat=seat) + f" {effect}"


def _address(side: float, height: float) -> Markup:
    """Return the lines for an address below the picture, as a postcard has them."""
    lines = "".join(f"M{MARGIN},{height - MARGIN - 12 * number:.0f}h{side:.0f}" for number in range(3))
    return path(lines, stroke="var(--card-soft)", stroke_width=0.8, stroke_opacity=0.6)


def _writing(
    words: Words, card: str, effect: str, side: float, width: float, height: float, narrow: bool, open: bool
) -> Markup:
    """Return the name beside the picture, and what the card does beside or below it."""
    left, room = side + 2 * MARGIN + 2, width - side - 3 * MARGIN - 2
    stamp = open and components().postcards[card]["stamp"]
    title, beside = words(f"card-{card}"), room - (24 if stamp else 0)
    size, lines = fitting(title, 17, beside, 50, TITLE)
    given: dict[str, Any] = {"fill": "var(--card-ink)"}
    name = paragraph(left, MARGIN - 3, title, size, beside + 1, font_family=SERIF, font_weight=700, **given)
    below = side + 2 * MARGIN - 2 if narrow else MARGIN + size * LEADING * len(lines) + 2
    if narrow:
        left, room = MARGIN, width - 2 * MARGIN
    text = paragraph(
        left, below, effect, SMALL if narrow else 14, room, height - below - 4, aria_hidden="true", **given
    )
    return join([name, text, _stamp(width - 30, MARGIN - 5) if stamp else None])


def _stamp(x: float, y: float) -> Markup:
    """Return the empty stamp of a card that scores at the end (P36)."""
    return group(
        _perforation(22, 26, 2.4),
        rect(1, 1, 20, 24, fill="var(--card-tint)"),
        use("star", x=11, y=13),
        transform=place(x, y),
    )


def _to_be_used(words: Words, side: float, owner: str) -> Markup:
    """Return the owner's token on a card that waits to be used, and a ribbon that says so (P22, P25)."""
    text = words("card-to-use")
    return group(
        _scaled(f"token-{owner}", side * 0.8, side * 0.24, side / 100),
        rect(0, side - 19, side, 19, fill=f"var(--{owner}-inlay)", stroke="var(--card-ink)"),
        label(
            side / 2,
            side - 5.5,
            text,
            12.5,
            side - 4,
            text_anchor="middle",
            font_weight=600,
            fill=f"var(--{owner}-dark)",
        ),
        transform=place(MARGIN, MARGIN),
    )


def _used(side: float, owner: str, points: int | None) -> Markup:
    """Return the owner's stamp on a card that has been used, postmarked, with what it is worth now (P17, P36)."""
    scale = side / 136
    return group(
        _scaled(f"stamp-{owner}", side - 52 * scale, 8 * scale, scale),
        _scaled("postmark", side - 74 * scale, 36 * scale, scale),
        _points(side - 40 * scale, side - 42 * scale, 0.9 * scale, points, owner) if points is not None else None,
        transform=place(MARGIN, MARGIN),
    )


def _scaled(sprite: str, x: float, y: float, scale: float) -> Markup:
    return group(use(sprite), transform=place(x, y, scale))


def _perforation(width: float, height: float, hole: float) -> Markup:
    """Return the edge of a stamp: a row of round holes."""
    return rect(
        *(0, 0, width, height),
        fill="none",
        stroke="var(--card-soft)",
        stroke_width=hole,
        stroke_dasharray=f"0.1 {1.35 * hole:.2f}",
        stroke_linecap="round",
    )


def _points(x: float, y: float, scale: float, points: int, owner: str) -> Markup:
    """Return what a stamped card is worth now, as a wax seal."""
    return group(
        path("M-10,16L-16,40L-6,34L0,42L6,34L16,40L10,16Z", fill=f"var(--{owner}-roof-3)"),
        circle(0, 0, 30, fill=f"var(--{owner}-roof-2)", stroke=f"var(--{owner}-roof-4)", stroke_width=3),
        circle(0, 0, 23, fill="none", stroke=f"var(--{owner}-inlay)", stroke_width=1.5),
        heading(0, 10, f"+{points}", 28, text_anchor="middle", fill="#ffffff"),
        transform=place(x, y, scale),
    )


def card_sprites() -> dict[str, Markup]:
    """Return stamps, tokens and the postmark."""
    star = "M0,-7L2,-2.2L7,-2L3,1.3L4.4,6.4L0,3.5L-4.4,6.4L-3,1.3L-7,-2L-2,-2.2Z"
    waves = "".join(f"M20,{y}q5,-4 10,0t10,0t10,0" for y in (-10, -3, 4, 11))
    sprites = {
        "star": path(star, id="star", fill="var(--card-soft)"),
        "postmark": group(
            circle(0, 0, 20, fill="none", stroke_width=1.6),
            circle(0, 0, 13.5, fill="none", stroke_width=0.9),
            path(waves, fill="none", stroke_width=1.3),
            label(0, 3.4, "1889", 9.5, text_anchor="middle", font_weight=600, fill="var(--card-ink)", stroke="none"),
            id="postmark",
            stroke="var(--card-ink)",
            opacity=0.62,
        ),
    }
    for owner in ("orange", "blue"):
        sprites[f"stamp-{owner}"] = group(
            _perforation(44, 50, 4),
            rect(1, 1, 42, 48, fill=f"var(--{owner}-inlay)"),
            rect(4, 4, 36, 42, fill=f"var(--{owner}-stone)", stroke=f"var(--{owner}-dark)", stroke_width=1),
            group(use(f"mark-{owner}"), transform="translate(22 25)scale(.82)", color=f"var(--{owner}-dark)"),
            id=f"stamp-{owner}",
        )
        sprites[f"token-{owner}"] = group(
            circle(1, 2.5, 18, fill="var(--shadow)", fill_opacity=0.35),
            circle(0, 0, 18, fill=f"var(--{owner})", stroke=f"var(--{owner}-dark)", stroke_width=1.5),
            circle(0, 0, 14.5, fill="none", stroke=f"var(--{owner}-inlay)", stroke_width=1.2, stroke_dasharray="1.5 2"),
            group(use(f"mark-{owner}"), transform="scale(.58)", color=f"var(--{owner}-dark)"),
            id=f"token-{owner}",
        )
    return sprites
