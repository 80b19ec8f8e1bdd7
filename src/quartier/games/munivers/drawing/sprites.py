"""Colours and small pictures of Munivers: a modern city map, shop awnings by type, signs of the players."""

from quartier.engine.scene import PAPER
from quartier.engine.svg import Markup, Palette, circle, element, group, path, rect
from quartier.engine.tally import laurel

PALETTE: Palette = {
    "paper": PAPER,
    "panel": ("#fbf9f3", "#181e2d"),
    "ink": ("#2a2a33", "#ece6d8"),
    "soft": ("#66635f", "#a6a394"),
    "line": ("#d2cabb", "#343c52"),
    "shadow": ("#3a3327", "#000000"),
    # the players
    "orange": ("#d98200", "#f0a21e"),
    "blue": ("#0072b2", "#4aa8e0"),
    "green": ("#007a5a", "#35b58c"),
    "violet": ("#8e4aa8", "#c58ade"),
    "orange-text": ("#9c5d00", "#f0a21e"),
    "orange-news": ("#9a5600", "#9a5600"),
    "blue-text": ("#0072b2", "#4aa8e0"),
    "blue-news": ("#00629a", "#00629a"),
    "green-text": ("#007a5a", "#35b58c"),
    "green-news": ("#006b4f", "#006b4f"),
    "violet-text": ("#8e4aa8", "#c58ade"),
    "violet-news": ("#7d3b97", "#7d3b97"),
    # the map
    "street": ("#e6dfd0", "#232a3c"),
    "street-line": ("#f6f2e8", "#38415a"),
    "block": ("#d3c8b2", "#2f374d"),
    "block-line": ("#a99c83", "#4b5674"),
    "parcel": ("#ece3cf", "#262e43"),
    "parcel-line": ("#a08f6f", "#66739a"),
    "park": ("#b9d3a0", "#24402f"),
    "tree": ("#7fa866", "#3f6b4a"),
    "water": ("#a9cde0", "#16324a"),
    "wave": ("#d3e8f1", "#3a6484"),
    "zinc": ("#a9b4bd", "#55637c"),
    "zinc-dark": ("#8795a1", "#46536b"),
    "zinc-light": ("#c8d0d6", "#6b7a96"),
    "chimney": ("#b5563c", "#c96f52"),
    "yard": ("#e9dfc6", "#b9ab8c"),
    # the types
    "bakery": ("#e2a534", "#e2a534"),
    "bakery-dark": ("#8a5a00", "#5e3d00"),
    "supermarket": ("#4fb286", "#4fb286"),
    "supermarket-dark": ("#0c5a3c", "#0a4630"),
    "cafe": ("#c28458", "#c28458"),
    "cafe-dark": ("#5d3013", "#4a250e"),
    "boutique": ("#d987b4", "#d987b4"),
    "boutique-dark": ("#7d2457", "#651b46"),
    "unique": ("#86b8dc", "#86b8dc"),
    "unique-dark": ("#1d4e74", "#173f5e"),
    "home": ("#c9b79a", "#8d8068"),
    "home-dark": ("#5f5138", "#2b2418"),
    "white": ("#fffdf7", "#f5efe0"),
    "dark": ("#26262e", "#12151f"),
    "red": ("#b3261e", "#e0574e"),
    "news": ("#f7f2e2", "#d9d2be"),
    "news-ink": ("#2c2823", "#24211c"),
    "now": ("#ffd84d", "#e6b92e"),
}

ICON = 24
"""Icons are drawn in a square of this side."""


def _icon(name: str, *children: Markup) -> Markup:
    return group(*children, id=f"icon-{name}", fill=f"var(--{name}-dark)", stroke_linejoin="round")


def icons() -> dict[str, Markup]:
    """Return the icons of the types: each has its own outline, so that colour is never the only sign."""
    line: dict[str, str | float] = {"fill": "none", "stroke_width": 2.2, "stroke_linecap": "round"}
    pictures = {
        "bakery": [
            path("M3,17C3,9 9,4 12,4C15,4 21,9 21,17L17,19C17,14 14,11 12,11C10,11 7,14 7,19Z"),
            path("M8.5,7.5L10.5,11.5M12,4V11M15.5,7.5L13.5,11.5", stroke="var(--bakery)", stroke_width=1.4),
        ],
        "supermarket": [
            path("M2,4H5L8,15H18L21,7H6", stroke="var(--supermarket-dark)", **line),
            circle(9.5, 19.5, 2),
            circle(17, 19.5, 2),
        ],
        "cafe": [
            path("M4,9H17V14C17,18 14.5,20 10.5,20C6.5,20 4,18 4,14Z"),
            path("M17,11H19C21.5,11 21.5,16 16.5,16", stroke="var(--cafe-dark)", **line),
            path("M8,6C7,4.5 9,3.5 8,2M12.5,6C11.5,4.5 13.5,3.5 12.5,2", stroke="var(--cafe-dark)", fill="none",
                 stroke_width=1.6, stroke_linecap="round"),
        ],
        "boutique": [
            path("M12,8V7C14.5,6.5 14,3 12,3C10.5,3 9.7,4 10,5", stroke="var(--boutique-dark)", **line),
            path("M12,8L22,16H2Z"),
            rect(5, 17.5, 14, 3.5, rx=1),
        ],
        "unique": [path("M12,1L15,8.5L23,9L17,14L19,22L12,17.7L5,22L7,14L1,9L9,8.5Z")],
        "home": [
            path("M12,3L22,12H19V21H5V12H2Z"),
            path("M8,13H11V16H8ZM13,13H16V16H13Z", fill="var(--home)"),
        ],
    }  # fmt: skip
    return {f"icon-{name}": _icon(name, *children) for name, children in pictures.items()}


def signs() -> dict[str, Markup]:
    """Return the signs of the players, in the current colour: sun, moon, leaf, star."""
    shapes = {
        "orange": [circle(12, 12, 5.5), path("M12,1V4M12,20V23M1,12H4M20,12H23M4.2,4.2L6.4,6.4M17.6,17.6L19.8,19.8"
                   "M4.2,19.8L6.4,17.6M17.6,6.4L19.8,4.2", stroke="currentColor", stroke_width=2.4)],
        "blue": [path("M15,2A10,10 0 1 0 22,15A8.5,8.5 0 0 1 15,2Z")],
        "green": [path("M21,3C9,2 3,9 5,19C15,21 22,14 21,3ZM4,21L14,10", stroke="currentColor", stroke_width=1.6)],
        "violet": [path("M12,1L14.8,9.2L23,12L14.8,14.8L12,23L9.2,14.8L1,12L9.2,9.2Z")],
    }  # fmt: skip
    return {
        f"sign-{name}": group(*children, id=f"sign-{name}", fill="currentColor") for name, children in shapes.items()
    }


def awnings() -> dict[str, Markup]:
    """Return the striped awnings that a shop hangs over the street, 40 wide."""
    found = {}
    for kind in ("bakery", "supermarket", "cafe", "boutique", "unique"):
        stripes = [
            path(f"M{x},0H{x + 5}V6A2.5,2.5 0 0 1 {x},6Z", fill=f"var(--{kind})" if x % 10 == 0 else "var(--white)")
            for x in range(0, 40, 5)
        ]
        found[f"awning-{kind}"] = group(*stripes, id=f"awning-{kind}")
    return found


def ground() -> dict[str, Markup]:
    """Return roofs, trees and waves for a cell of 40."""
    roof = group(
        rect(2, 2, 36, 36, rx=2, fill="var(--zinc)"),
        path("M2,2L13,13H27L38,2Z", fill="var(--zinc-light)"),
        path("M2,38L13,27H27L38,38Z", fill="var(--zinc-dark)"),
        path("M13,13H27V27H13Z", fill="var(--zinc-light)", opacity=0.6),
        path("M2,2L13,13M38,2L27,13M2,38L13,27M38,38L27,27", stroke="var(--zinc-dark)", stroke_width=0.8),
        id="roof",
    )
    home = group(
        rect(1, 1, 38, 38, rx=2, fill="var(--home)", stroke="var(--home-dark)", stroke_width=0.8),
        path("M1,1L11,11H29L39,1M1,39L11,29H29L39,39M11,11V29M29,11V29", stroke="var(--home-dark)",
             stroke_width=0.8, fill="none", opacity=0.6),
        rect(11, 11, 18, 18, fill="var(--yard)", stroke="var(--home-dark)", stroke_width=0.8),
        rect(5, 4, 3, 3, fill="var(--chimney)"),
        rect(32, 33, 3, 3, fill="var(--chimney)"),
        group(element("use", href="#icon-home", transform="translate(13.5,13.5) scale(0.54)")),
        id="residence",
    )  # fmt: skip
    trees = group(
        circle(11, 12, 6.5, fill="var(--tree)"), circle(28, 9, 5, fill="var(--tree)"),
        circle(27, 28, 7, fill="var(--tree)"), circle(9, 30, 4.5, fill="var(--tree)"), id="trees",
    )  # fmt: skip
    waves = path(
        "M4,13C8,9 12,17 16,13M22,24C26,20 30,28 34,24M5,33C9,29 13,37 17,33",
        stroke="var(--wave)", stroke_width=1.6, fill="none", stroke_linecap="round", id="waves",
    )  # fmt: skip
    return {"roof": roof, "residence": home, "trees": trees, "waves": waves}


def sprites() -> dict[str, Markup]:
    """Return all of them."""
    return {**icons(), **signs(), **awnings(), **ground(), "laurel": laurel()}
