"""The pieces of the model set: cubes with a mark cut into them, and a little house for each building type.

Every sprite fills a square of 100 by 100 and is told apart by its shape; colour only says it again.
"""

from quartier.engine.scene import PAPER
from quartier.engine.svg import Markup, Palette, circle, ellipse, group, path, rect
from quartier.engine.tally import laurel

CELL = 100

PALETTE: Palette = {
    # the page
    "paper": PAPER,
    "panel": ("#fbf6ea", "#161b2b"),
    "card": ("#fdf8ea", "#1d2436"),
    "ink": ("#2b2631", "#f0e7d3"),
    "soft": ("#6b6259", "#aba594"),
    "line": ("#cdbfa3", "#333b53"),
    "accent": ("#9a4d00", "#f5b64b"),
    "shadow": ("#3a2c1a", "#000000"),
    # the towns
    "board": ("#8a9a5b", "#2c3a2c"),
    "board-edge": ("#6d7c45", "#1d281e"),
    "square": ("#c9d1a0", "#3d4d3a"),
    "square-line": ("#a9b57e", "#4d6049"),
    "coordinate": ("#27300f", "#a9bd9d"),
    # the cubes: face, side, mark
    "wood": ("#a56a34", "#8a5728"),
    "wood-side": ("#74461d", "#573415"),
    "wood-mark": ("#f6dfc0", "#f0d3ab"),
    "wheat": ("#efc93d", "#d3ac2a"),
    "wheat-side": ("#b8921d", "#876a14"),
    "wheat-mark": ("#5c4300", "#3c2b00"),
    "brick": ("#c24a2c", "#a83c22"),
    "brick-side": ("#872d17", "#64200f"),
    "brick-mark": ("#fbdccd", "#f6cbb8"),
    "glass": ("#7fcbee", "#5aa9d0"),
    "glass-side": ("#3f8fb8", "#2b6a8b"),
    "glass-mark": ("#0d3a52", "#062332"),
    "stone": ("#8f939b", "#737883"),
    "stone-side": ("#62666e", "#474b54"),
    "stone-mark": ("#f3f4f6", "#e7e9ee"),
    # the building types: roof, wall
    "blue": ("#0072b2", "#3d9fdc"),
    "red": ("#b8331f", "#dd5a43"),
    "gray": ("#7a7f88", "#a3a9b3"),
    "orange": ("#d97800", "#f0a030"),
    "green": ("#00805d", "#2fb38b"),
    "yellow": ("#d9b800", "#f0dc50"),
    "black": ("#2d2a3a", "#8b86a8"),
    "monument": ("#b0558a", "#d98bb8"),
    "wall": ("#fdf6e3", "#e8dec4"),
    "wall-shade": ("#e2d5b5", "#c3b694"),
    "timber": ("#5a4632", "#3b2d20"),
    "window-dark": ("#4a4f5c", "#252a38"),
    "window-lit": ("#ffd75e", "#ffe27a"),
    "smoke": ("#ffffff", "#cfd6e6"),
    "water": ("#4fa3d1", "#3d86b0"),
}

RESOURCE_MARKS = {
    "wood": (
        circle(50, 43, 19, fill="none", stroke="var(--wood-mark)", stroke_width=5),
        circle(50, 43, 10, fill="none", stroke="var(--wood-mark)", stroke_width=4),
        circle(50, 43, 2.5, fill="var(--wood-mark)"),
    ),
    "wheat": (
        path("M50,66V30", stroke="var(--wheat-mark)", stroke_width=4, fill="none", stroke_linecap="round"),
        path(
            "M50,32q-6,-7 0,-14q6,7 0,14ZM48,42q-10,-2 -11,-11q9,0 11,11ZM52,42q10,-2 11,-11q-9,0 -11,11Z"
            "M48,54q-10,-2 -11,-11q9,0 11,11ZM52,54q10,-2 11,-11q-9,0 -11,11Z",
            fill="var(--wheat-mark)",
        ),
    ),
    "brick": (
        path(
            "M27,24H73V62H27ZM27,36.6H73M27,49.3H73M50,24V36.6M38,36.6V49.3M62,36.6V49.3M50,49.3V62",
            fill="none",
            stroke="var(--brick-mark)",
            stroke_width=3.6,
            stroke_linejoin="round",
        ),
    ),
    "glass": (
        rect(30, 24, 40, 38, rx=3, fill="none", stroke="var(--glass-mark)", stroke_width=4.5),
        path("M50,24V62M30,43H70", stroke="var(--glass-mark)", stroke_width=3.5, fill="none"),
        path("M34,39L43,29M55,58L66,46", stroke="#ffffff", stroke_width=3, fill="none", stroke_linecap="round"),
    ),
    "stone": (
        path(
            "M28,52L35,31L52,23L69,32L73,51L60,63H39Z",
            fill="none",
            stroke="var(--stone-mark)",
            stroke_width=4.5,
            stroke_linejoin="round",
        ),
        path("M35,31L50,42L69,32M50,42L47,62", fill="none", stroke="var(--stone-mark)", stroke_width=3.2),
    ),
}


def cube(resource: str) -> Markup:
    """Return a wooden cube seen a little from above, with the mark of its resource."""
    return group(
        ellipse(51, 86, 36, 6, fill="var(--shadow)", opacity=0.28),
        rect(15, 14, 70, 72, rx=10, fill=f"var(--{resource}-side)"),
        rect(15, 10, 70, 66, rx=10, fill=f"var(--{resource})"),
        *RESOURCE_MARKS[resource],
        id=f"cube-{resource}",
    )


def _shade() -> Markup:
    return ellipse(51, 87, 40, 6, fill="var(--shadow)", opacity=0.28)


def cottage(lit: bool) -> Markup:
    """Return a cottage: a steep roof and a chimney; fed, its window is lit and the chimney smokes."""
    smoke = path(
        "M69,20q-6,-5 0,-9q6,-5 1,-9",
        fill="none",
        stroke="var(--smoke)",
        stroke_width=4,
        stroke_linecap="round",
    )
    return group(
        _shade(),
        smoke if lit else None,
        rect(63, 22, 12, 26, fill="var(--timber)"),
        rect(22, 46, 56, 41, fill="var(--wall)"),
        path("M50,14L88,52H12Z", fill="var(--blue)"),
        path("M50,14L88,52H76L50,26L24,52H12Z", fill="#000", opacity=0.16),
        rect(44, 62, 15, 25, rx=7, fill="var(--timber)"),
        circle(50, 43, 7, fill="var(--window-lit)" if lit else "var(--window-dark)"),
        rect(27, 62, 11, 11, fill="var(--window-lit)" if lit else "var(--window-dark)"),
        rect(64, 62, 10, 11, fill="var(--window-lit)" if lit else "var(--window-dark)"),
        id="house-fed" if lit else "house-blue",
    )


HOUSES = {
    # a barn with a silo
    "red": (
        rect(66, 30, 22, 57, fill="var(--wall-shade)"),
        path("M66,30q11,-20 22,0Z", fill="var(--red)"),
        path("M66,44H88M66,58H88M66,72H88", stroke="var(--timber)", stroke_width=2, opacity=0.5),
        rect(12, 48, 54, 39, fill="var(--wall)"),
        path("M8,50L20,28L39,17L58,28L70,50Z", fill="var(--red)"),
        rect(27, 58, 24, 29, fill="var(--red)"),
        path("M27,58L51,87M51,58L27,87", stroke="var(--wall)", stroke_width=3),
        rect(33, 34, 12, 10, fill="var(--wall)"),
    ),
    # a well with its little roof
    "gray": (
        rect(24, 34, 6, 40, fill="var(--timber)"),
        rect(70, 34, 6, 40, fill="var(--timber)"),
        path("M50,12L86,38H14Z", fill="var(--gray)"),
        path("M28,47H72", stroke="var(--timber)", stroke_width=5),
        path("M50,47V60", stroke="var(--timber)", stroke_width=2.5),
        rect(44, 57, 12, 10, rx=2, fill="var(--timber)"),
        path("M16,66H84V80q-34,14 -68,0Z", fill="var(--gray)"),
        ellipse(50, 66, 34, 9, fill="var(--wall-shade)"),
        ellipse(50, 66, 26, 6, fill="var(--water)"),
    ),
    # a church with a steeple
    "orange": (
        rect(36, 54, 50, 33, fill="var(--wall)"),
        path("M32,56L46,38H78L90,56Z", fill="var(--orange)"),
        rect(14, 40, 27, 47, fill="var(--wall-shade)"),
        path("M27.5,8L45,42H10Z", fill="var(--orange)"),
        path("M27.5,0V12M22.5,5H32.5", stroke="var(--timber)", stroke_width=3.5),
        circle(27.5, 52, 5.5, fill="var(--window-dark)"),
        path("M21,87V74q6.5,-9 13,0V87Z", fill="var(--timber)"),
        path("M50,80V68q5,-7 10,0V80ZM68,80V68q5,-7 10,0V80Z", fill="var(--orange)"),
    ),
    # a tavern with a hanging mug
    "green": (
        rect(12, 42, 62, 45, fill="var(--wall)"),
        path("M6,44L16,20H70L82,44Z", fill="var(--green)"),
        path("M12,58H74M43,44V87", stroke="var(--timber)", stroke_width=3.5),
        rect(20, 64, 15, 23, fill="var(--timber)"),
        rect(51, 64, 15, 12, fill="var(--window-lit)"),
        path("M74,50H94", stroke="var(--timber)", stroke_width=3.5),
        rect(78, 56, 15, 18, rx=3, fill="var(--green)"),
        path("M93,60q7,5 0,10", fill="none", stroke="var(--green)", stroke_width=3),
        rect(78, 53, 15, 5, rx=2.5, fill="var(--wall)"),
    ),
    # a theatre with columns and a curtain
    "yellow": (
        path("M50,12L92,36H8Z", fill="var(--yellow)"),
        path("M50,20L72,33H28Z", fill="var(--timber)", opacity=0.35),
        rect(12, 36, 76, 8, fill="var(--wall-shade)"),
        rect(14, 44, 72, 38, fill="var(--timber)"),
        path("M34,44q-2,20 -8,38H14V44ZM66,44q2,20 8,38H86V44Z", fill="var(--yellow)"),
        rect(18, 44, 9, 38, fill="var(--wall)"),
        rect(45.5, 44, 9, 38, fill="var(--wall)"),
        rect(73, 44, 9, 38, fill="var(--wall)"),
        rect(8, 80, 84, 8, fill="var(--wall-shade)"),
    ),
    # a factory with a saw-tooth roof and two chimneys
    "black": (
        rect(16, 12, 12, 60, fill="var(--black)"),
        rect(34, 22, 11, 50, fill="var(--black)"),
        rect(14, 10, 16, 6, fill="var(--timber)"),
        path("M10,87V56L32,42V56L54,42V56L76,42V56L90,48V87Z", fill="var(--black)"),
        path("M32,42V56M54,42V56M76,42V56", stroke="var(--wall)", stroke_width=1.6, opacity=0.5),
        rect(18, 64, 12, 10, fill="var(--window-lit)"),
        rect(38, 64, 12, 10, fill="var(--window-lit)"),
        rect(58, 64, 12, 10, fill="var(--window-lit)"),
        rect(76, 66, 9, 21, fill="var(--wall-shade)"),
    ),
    # a monument: a tower with a crown and a flag
    "monument": (
        path("M50,2V22", stroke="var(--timber)", stroke_width=3),
        path("M50,3L70,8L50,14Z", fill="var(--monument)"),
        path("M26,40V26H36V33H44V26H56V33H64V26H74V40Z", fill="var(--monument)"),
        rect(30, 40, 40, 40, fill="var(--wall)"),
        path("M30,40H70V46H30Z", fill="#000", opacity=0.14),
        path("M43,80V64q7,-10 14,0V80Z", fill="var(--monument)"),
        path("M50,44l3,6 6.5,1 -4.7,4.6 1.1,6.5 -5.9,-3.1 -5.9,3.1 1.1,-6.5 -4.7,-4.6 6.5,-1Z", fill="var(--monument)"),
        path("M18,88L26,78H74L82,88Z", fill="var(--monument)"),
    ),
}  # fmt: skip


def house(type: str) -> Markup:
    """Return the piece of a building type."""
    return group(_shade(), *HOUSES[type], id=f"house-{type}")


ANIMALS = {
    # ears and muzzles: each animal has its own outline
    "badger": (
        path("M20,30q-4,-16 10,-14l8,8q12,-6 24,0l8,-8q14,-2 10,14q6,30 -30,52q-36,-22 -30,-52Z", fill="#55565e"),
        path("M42,22q8,-4 16,0L57,78L50,83L43,78Z", fill="#fdf6e3"),
        circle(36, 44, 4, fill="#15151a"),
        circle(64, 44, 4, fill="#15151a"),
        ellipse(50, 80, 7, 5, fill="#15151a"),
    ),
    "fox": (
        path("M14,12L38,28H62L86,12L82,52L50,88L18,52Z", fill="#d2691e"),
        path("M18,52L40,56L50,88ZM82,52L60,56L50,88Z", fill="#fdf6e3"),
        circle(37, 48, 4, fill="#15151a"),
        circle(63, 48, 4, fill="#15151a"),
        circle(50, 84, 5, fill="#15151a"),
    ),
    "hare": (
        path("M36,46q-16,-44 -2,-44q14,2 12,40ZM64,46q16,-44 2,-44q-14,2 -12,40Z", fill="#b08d63"),
        ellipse(50, 62, 30, 27, fill="#b08d63"),
        ellipse(50, 72, 14, 12, fill="#fdf6e3"),
        circle(38, 56, 4, fill="#15151a"),
        circle(62, 56, 4, fill="#15151a"),
        path("M46,66H54L50,71Z", fill="#15151a"),
    ),
    "mole": (
        ellipse(50, 52, 36, 34, fill="#4b4450"),
        ellipse(50, 66, 16, 13, fill="#e8a5a0"),
        circle(50, 62, 6, fill="#a84d50"),
        circle(37, 46, 2.6, fill="#15151a"),
        circle(63, 46, 2.6, fill="#15151a"),
        path("M30,68L12,64M30,73L14,76M70,68L88,64M70,73L86,76", stroke="#fdf6e3", stroke_width=2.5),
    ),
    "otter": (
        circle(22, 34, 9, fill="#6f4a2c"),
        circle(78, 34, 9, fill="#6f4a2c"),
        ellipse(50, 52, 35, 34, fill="#7f5834"),
        ellipse(50, 66, 25, 18, fill="#e7cfa8"),
        path("M42,56H58L50,65Z", fill="#15151a"),
        circle(35, 46, 4, fill="#15151a"),
        circle(65, 46, 4, fill="#15151a"),
        path("M30,68L10,66M30,73L12,78M70,68L90,66M70,73L88,78", stroke="#4a3018", stroke_width=2.5),
    ),
    "squirrel": (
        path("M24,12L30,34M76,12L70,34", stroke="#a8432a", stroke_width=5),
        path("M22,36L22,14L44,28H56L78,14L78,36q8,34 -28,50q-36,-16 -28,-50Z", fill="#a8432a"),
        ellipse(50, 68, 18, 15, fill="#fdf6e3"),
        circle(36, 46, 5, fill="#15151a"),
        circle(64, 46, 5, fill="#15151a"),
        path("M45,60H55L50,66Z", fill="#15151a"),
        rect(45, 70, 10, 10, rx=2, fill="#ffffff", stroke="#15151a", stroke_width=1.5),
    ),
}


def hammer() -> Markup:
    """Return the master builder's hammer."""
    return group(
        path("M28,84L62,44", stroke="var(--timber)", stroke_width=11, stroke_linecap="round"),
        path("M44,26L66,10L90,38L70,56Z", fill="var(--stone)", stroke="var(--ink)", stroke_width=2),
        id="hammer",
    )


def cavern() -> Markup:
    """Return the mouth of the cavern."""
    return path("M10,88V50q40,-84 80,0V88Z", fill="var(--timber)", stroke="var(--soft)", stroke_width=4, id="cavern")


def sprites() -> dict[str, Markup]:
    """Return every sprite by its id."""
    found = {f"cube-{resource}": cube(resource) for resource in RESOURCE_MARKS}
    found |= {f"house-{type}": house(type) for type in HOUSES}
    found |= {"house-blue": cottage(lit=False), "house-fed": cottage(lit=True)}
    found |= {"hammer": hammer(), "cavern": cavern(), "laurel": laurel()}
    found |= {f"animal-{name}": group(*parts, id=f"animal-{name}") for name, parts in ANIMALS.items()}
    return found
