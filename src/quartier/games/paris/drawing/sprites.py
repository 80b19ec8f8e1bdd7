"""The colours and the small pictures of Paris: marks, cobblestones, lamps, pieces. A space is 100 units wide."""

from functools import cache
from math import cos, pi, sin

from quartier.engine.scene import PAPER
from quartier.engine.svg import Markup, Palette, circle, element, ellipse, group, join, number, path, place, rect, use

PALETTE: Palette = {
    # the page
    "paper": PAPER,
    "panel": ("#fbf6ea", "#161b2b"),
    "card": ("#fdf8ea", "#e6dcc4"),
    "card-tint": ("#efe3c6", "#cdbf9d"),
    "card-ink": ("#3a3029", "#2b2620"),
    "card-soft": ("#86745e", "#75664f"),
    "ink": ("#2b2631", "#f0e7d3"),
    "soft": ("#6b6259", "#aba594"),
    "line": ("#cdbfa3", "#333b53"),
    "shadow": ("#3a2c1a", "#000000"),
    # the players
    "orange": ("#e08a00", "#f0a21e"),
    "orange-text": ("#9a4d00", "#f5b64b"),
    "orange-dark": ("#8a4700", "#4d2c08"),
    "blue": ("#0072b2", "#3d9fdc"),
    "blue-text": ("#005c91", "#74bdf0"),
    "blue-dark": ("#0b3f63", "#0b2438"),
    # the ground
    "frame": ("#3b3f3a", "#1a2130"),
    "frame-line": ("#a89a6c", "#7d7148"),
    "frame-text": ("#efe3c2", "#d9cb9f"),
    "earth": ("#e9dec5", "#1b2133"),
    "earth-line": ("#cbbb98", "#2e3751"),
    "curb": ("#5a5148", "#070a12"),
    "orange-stone": ("#dfa24d", "#8a5d24"),
    "orange-joint": ("#b5772a", "#5b3b15"),
    "orange-inlay": ("#fbe3ad", "#d9a354"),
    "blue-stone": ("#6ea4c9", "#2f5f88"),
    "blue-joint": ("#3f7aa5", "#1a3b59"),
    "blue-inlay": ("#e4f1f8", "#9cc6e4"),
    "lamp-stone": ("#6d7180", "#343a50"),
    "lamp-joint": ("#4a4d5b", "#1d2233"),
    "iron": ("#23262f", "#0a0d15"),
    "iron-light": ("#596070", "#4a5470"),
    "glass": ("#fff3bd", "#fff6cf"),
    "gas": ("#ffd84d", "#ffcf4a"),
    "glow-near": ("0.88", "0.95"),
    "glow-far": ("0.5", "0.42"),
    "glow-edge": ("0.27", "0.14"),
    "glow-tint": ("0.48", "0.35"),
    # the roofs
    "zinc": ("#b9c3c8", "#56617a"),
    "zinc-light": ("#d5dcdf", "#6b7792"),
    "zinc-dark": ("#8d999f", "#3c465c"),
    "pool": ("#b9c3c8", "#8793b0"),
    "pool-light": ("#d5dcdf", "#b4bdd2"),
    "pool-dark": ("#7d8a91", "#4f5a75"),
    "orange-roof-1": ("#e0913a", "#b06a20"),
    "orange-roof-2": ("#cf7a22", "#955616"),
    "orange-roof-3": ("#ae5f14", "#70400f"),
    "orange-roof-4": ("#924c0d", "#583009"),
    "blue-roof-1": ("#4a95c6", "#2c74a8"),
    "blue-roof-2": ("#2f7fb3", "#215e8c"),
    "blue-roof-3": ("#1d6696", "#18486d"),
    "blue-roof-4": ("#13527c", "#113753"),
    "window": ("#33404d", "#131a28"),
    "window-lit": ("#ffe27a", "#ffdf70"),
    "clay": ("#c0623a", "#a35433"),
    "plaque": ("#1f4e79", "#1f4e79"),
    "plaque-rim": ("#fbf6ea", "#f3ead4"),
    "leaf": ("#5f9455", "#3d6b40"),
    "leaf-light": ("#8bb873", "#568a51"),
    "leaf-dark": ("#3f6f42", "#264a2e"),
    "gravel": ("#ead9b2", "#8f8260"),
    "water": ("#8fd0e0", "#3f8fae"),
    "water-light": ("#d9f2f5", "#9fd6e6"),
    "stone": ("#e8e2d4", "#9a9aa2"),
    "stone-dark": ("#b3aa98", "#62646f"),
    "bronze": ("#4f7a66", "#4f8a72"),
    "bronze-dark": ("#2f5144", "#264d40"),
    "skin": ("#f1c9a5", "#d9ab85"),
    "red": ("#b8342c", "#c9453b"),
}

KIND_NAMES = {"o": "orange", "b": "blue", "m": "mixed", "l": "lamp", ".": "none"}


def points(values: list[tuple[float, float]]) -> str:
    """Return a closed polygon as path data."""
    return "M" + "L".join(f"{number(float(x))},{number(float(y))}" for x, y in values) + "Z"


def sun_path(radius: float) -> str:
    """Return a sun: a disc with sixteen short flames, all one outline."""
    steps = 32
    outline = [(radius if step % 2 == 0 else radius * 0.68) for step in range(steps)]
    return points([(r * sin(2 * pi * i / steps), -r * cos(2 * pi * i / steps)) for i, r in enumerate(outline)])


def moon_path(radius: float) -> str:
    """Return a crescent that opens to the right."""
    tip_x, tip_y, inner = radius * 0.5, radius * 0.866, radius * 0.9
    outer = f"M{number(tip_x)},{number(-tip_y)}A{number(radius)},{number(radius)} 0 1 0 {number(tip_x)},{number(tip_y)}"
    return f"{outer}A{number(inner)},{number(inner)} 0 0 1 {number(tip_x)},{number(-tip_y)}Z"


def _marks() -> dict[str, Markup]:
    """The signs of the players, drawn in the current colour around the origin, 20 units in radius."""
    star = points([(r * sin(pi * i / 4), -r * cos(pi * i / 4)) for i, r in enumerate([5.5, 1.8] * 4)])
    petals = [circle(0, -7.5, 5, transform=f"rotate({turn})") for turn in range(0, 360, 60)]
    return {
        "rosette": group(petals, circle(0, 0, 4), id="rosette", fill="var(--frame-line)"),
        "mark-orange": group(
            path(sun_path(20), fill="currentColor"),
            circle(0, 0, 10.5, fill="none", stroke="var(--orange-inlay)", stroke_width=1.6),
            id="mark-orange",
        ),
        "mark-blue": group(
            path(moon_path(18), fill="currentColor", transform="translate(-2 0)rotate(-20)"),
            path(star, fill="currentColor", transform="translate(8 -3)"),
            id="mark-blue",
        ),
    }


# --- cobblestones ------------------------------------------------------------------------------------


def _ring(x: float, y: float, radius: float, width: float, stones: int, turn: float = 0, **extra: str) -> Markup:
    """Return a ring of cobbles: a dashed circle whose dashes are the stones."""
    step = 2 * pi * radius / stones
    dashes = f"{number(step - 1.6)} 1.6"
    return circle(
        x, y, radius, fill="none", stroke_width=width, stroke_dasharray=dashes, stroke_dashoffset=turn, **extra
    )


def _orange_cobbles() -> Markup:
    rings = [_ring(50, 50, 29 + 10.6 * i, 9, 14 + 5 * i, 3.7 * i) for i in range(5)]
    bright = [
        circle(
            50,
            50,
            29 + 10.6 * i,
            fill="none",
            stroke_width=9,
            stroke_dasharray=f"11 {23 + 9 * i}",
            stroke_dashoffset=3.7 * i + 5,
        )
        for i in range(5)
    ]
    return element(
        "symbol",
        rect(0, 0, 100, 100, fill="var(--orange-joint)"),
        group(rings, stroke="var(--orange-stone)"),
        group(bright, stroke="var(--orange-inlay)", stroke_opacity=0.26),
        circle(50, 50, 23, fill="var(--orange-stone)"),
        id="cobbles-orange",
        viewBox="0 0 100 100",
    )


def _fan() -> Markup:
    """Return one fan of the scallop pattern in which Paris lays its streets."""
    return group(
        circle(0, 0, 25.8, fill="var(--blue-joint)"),
        [_ring(0, 0, radius, 6.6, stones, turn) for radius, stones, turn in ((21.6, 15, 2), (13.6, 9, 0), (5.4, 4, 3))],
        id="cobbles-fan",
    )


def _blue_cobbles() -> Markup:
    fans = [
        use("cobbles-fan", x=25 * (row % 2) + 50 * column, y=row * 16.67 + 6)
        for row in range(-1, 7)
        for column in range(3 - row % 2)
    ]
    return element(
        "symbol",
        rect(0, 0, 100, 100, fill="var(--blue-joint)"),
        group(fans, stroke="var(--blue-stone)"),
        circle(50, 50, 23, fill="var(--blue-stone)", stroke="var(--blue-joint)", stroke_width=2),
        id="cobbles-blue",
        viewBox="0 0 100 100",
    )


def _mixed_cobbles() -> Markup:
    def half(corner: str, owner: str, x: int, y: int) -> Markup:
        whole = use(f"cobbles-{owner}", x=x - 50, y=y - 50, width=100, height=100)
        rest = use(f"cobbles-{owner}", x=x - 50 + (100 if x < 50 else -100), y=y - 50, width=100, height=100)
        below = use(f"cobbles-{owner}", x=x - 50, y=y - 50 + (100 if y < 50 else -100), width=100, height=100)
        return group(rest, below, whole, clip_path=f"url(#half-{corner})")

    return element(
        "symbol",
        half("upper", "orange", 29, 29),
        half("lower", "blue", 71, 71),
        path("M0,100L100,0", stroke="var(--curb)", stroke_width=2.5, stroke_opacity=0.7),
        id="cobbles-mixed",
        viewBox="0 0 100 100",
    )


def _lamp_cobbles() -> Markup:
    courses = [
        path(f"M{-10 if row % 2 else 0},{10 + 20 * row}H120", stroke_width=18, stroke_dasharray="18 2")
        for row in range(5)
    ]
    return element(
        "symbol",
        rect(0, 0, 100, 100, fill="var(--lamp-joint)"),
        group(courses, stroke="var(--lamp-stone)"),
        id="cobbles-lamp",
        viewBox="0 0 100 100",
    )


def _earth() -> Markup:
    """Return an unpaved space: the surveyor's plan, with a peg in the middle."""
    return element(
        "symbol",
        rect(0, 0, 100, 100, fill="var(--earth)"),
        path("M0,50L50,0M0,100L100,0M50,100L100,50", stroke="var(--earth-line)", stroke_dasharray="2 5"),
        path("M46,50H54M50,46V54", stroke="var(--earth-line)", stroke_width=2),
        id="cobbles-none",
        viewBox="0 0 100 100",
    )


def _cobbles() -> dict[str, Markup]:
    return {
        "half-upper": element("clipPath", path("M0,0H100L0,100Z"), id="half-upper"),
        "half-lower": element("clipPath", path("M100,0V100H0Z"), id="half-lower"),
        "cobbles-fan": _fan(),
        "cobbles-orange": _orange_cobbles(),
        "cobbles-blue": _blue_cobbles(),
        "cobbles-mixed": _mixed_cobbles(),
        "cobbles-lamp": _lamp_cobbles(),
        "cobbles-none": _earth(),
    }


def paved(kind: str, x: float, y: float) -> Markup:
    """Return one space of a kind: `orange`, `blue`, `mixed`, `lamp` or `none`."""
    return join([use(f"cobbles-{kind}", x, y, width=100, height=100), marks(kind, x, y)])


def marks(kind: str, x: float, y: float) -> Markup:
    """Return what tells the kind of a space without colour: a sun, a moon, both, or a lamp."""

    def mark(owner: str, across: float, down: float) -> Markup:
        return group(use(f"mark-{owner}"), transform=place(x + across, y + down), color=f"var(--{owner}-dark)")

    if kind in ("orange", "blue"):
        return mark(kind, 50, 50)
    if kind == "mixed":
        return join([mark("orange", 29, 29), mark("blue", 71, 71)])
    return use("lamp", x, y) if kind == "lamp" else Markup("")


# --- lamps -------------------------------------------------------------------------------------------


def _lantern() -> Markup:
    """Return a gas lantern around the origin: crown, four panes, foot."""
    return group(
        path("M-10,-9H10L6.2,11.5H-6.2Z", fill="var(--glass)"),
        path("M-4,-9H4L2.5,11.5H-2.5Z", fill="var(--gas)"),
        path("M-10,-9L-6.2,11.5H6.2L10,-9ZM0,-9V11.5", fill="none", stroke="var(--iron)", stroke_width=2),
        path("M-12.5,-8.5L-5,-15.5H5L12.5,-8.5Z", fill="var(--iron)"),
        circle(0, -17.5, 2.8, fill="var(--iron)"),
        id="lantern",
        stroke_linejoin="round",
    )


def _lantern_at(x: float, y: float, scale: float) -> Markup:
    return group(use("lantern"), transform=place(x, y, scale))


def _lamp() -> Markup:
    """Return a street lamp whose lantern hangs in the middle of its space."""
    return group(
        ellipse(50, 91, 17, 5, fill="var(--shadow)", fill_opacity=0.35),
        path("M47.5,58H52.5L53.5,84H46.5Z", fill="var(--iron)"),
        path("M41,91Q42,84 46,83H54Q58,84 59,91Z", fill="var(--iron)"),
        path("M40,66Q50,60 60,66", fill="none", stroke="var(--iron)", stroke_width=3, stroke_linecap="round"),
        _lantern_at(50, 43, 1.3),
        id="lamp",
    )


def _large_lamp() -> Markup:
    arm = "M50,70Q22,74 22,50M50,70Q78,74 78,50"
    return group(
        ellipse(50, 93, 22, 5, fill="var(--shadow)", fill_opacity=0.35),
        path(arm, fill="none", stroke="var(--iron)", stroke_width=4),
        path("M46.5,52H53.5L55,84H45Z", fill="var(--iron)"),
        path("M36,93Q38,84 44,82H56Q62,84 64,93Z", fill="var(--iron)"),
        _lantern_at(22, 40, 0.9),
        _lantern_at(78, 40, 0.9),
        _lantern_at(50, 31, 1.4),
        id="large_lamp",
    )


def _glow(name: str, radius: float) -> Markup:
    """Return the light of a lamp as a gradient around the origin."""
    stops = ((0, "var(--glow-near)"), (0.38, "var(--glow-far)"), (1, "var(--glow-edge)"))
    return element(
        "radialGradient",
        [element("stop", offset=offset, stop_color="var(--gas)", stop_opacity=opacity) for offset, opacity in stops],
        id=name,
        gradientUnits="userSpaceOnUse",
        cx=0,
        cy=0,
        r=radius,
    )


def _lamps() -> dict[str, Markup]:
    halo = element(
        "radialGradient",
        element("stop", offset=0, stop_color="var(--glass)", stop_opacity=0.95),
        element("stop", offset=1, stop_color="var(--gas)", stop_opacity=0),
        id="halo",
    )
    return {
        "lantern": _lantern(),
        "lamp": _lamp(),
        "large_lamp": _large_lamp(),
        "glow": _glow("glow", 158),
        "glow-large": _glow("glow-large", 262),
        "halo": halo,
    }


@cache
def sprites() -> dict[str, Markup]:
    """Return marks, cobblestones and lamps by their ids."""
    return {**_marks(), **_cobbles(), **_lamps()}
