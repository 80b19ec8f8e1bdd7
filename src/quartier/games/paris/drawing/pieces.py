"""The special pieces of Paris (P5) as small pictures; a space is 100 units wide."""

from functools import cache

from quartier.engine.svg import Markup, circle, ellipse, group, path, rect
from quartier.games.paris.drawing.sprites import sun_path


def _painter() -> Markup:
    return group(
        ellipse(50, 90, 34, 6, fill="var(--shadow)", fill_opacity=0.35),
        path(
            "M60,88L70,34L80,88M70,34V60",
            fill="none",
            stroke="var(--card-soft)",
            stroke_width=3.5,
            stroke_linecap="round",
        ),
        rect(54, 36, 32, 30, fill="var(--card)", stroke="var(--card-ink)", stroke_width=2),
        path("M56,60L64,50L70,56L77,46L84,60V64H56Z", fill="var(--blue)"),
        circle(79, 42, 3.6, fill="var(--orange)"),
        path("M18,90Q18,54 32,52Q47,54 47,90Z", fill="var(--card-ink)"),
        path("M28,54L33,90L38,54Z", fill="var(--card)"),
        path("M40,60L56,54", stroke="var(--card-ink)", stroke_width=6, stroke_linecap="round"),
        path("M54,55L61,52", stroke="var(--red)", stroke_width=2.5, stroke_linecap="round"),
        circle(33, 40, 11, fill="var(--skin)"),
        path("M19,36Q20,24 36,24Q50,25 47,34Q40,31 19,36Z", fill="var(--red)"),
        path("M27,49Q33,54 39,49", fill="none", stroke="var(--card-ink)", stroke_width=3),
        id="painter",
    )


def _dancer() -> Markup:
    ruffles = "M24,62Q14,74 18,86Q26,80 32,88Q40,80 48,88Q56,80 64,88Q72,78 84,80Q84,66 70,58Q50,48 24,62Z"
    return group(
        ellipse(50, 92, 34, 5, fill="var(--shadow)", fill_opacity=0.35),
        path("M60,62Q78,52 84,34", fill="none", stroke="var(--skin)", stroke_width=6, stroke_linecap="round"),
        path("M82,36L88,26L80,28Z", fill="var(--card-ink)"),
        path("M44,80V90H52", fill="none", stroke="var(--skin)", stroke_width=5),
        path(ruffles, fill="var(--card)", stroke="var(--card-ink)", stroke_width=1.5),
        path("M26,61Q18,70 20,76Q36,68 50,76Q64,66 80,70Q78,62 68,57Q50,46 26,61Z", fill="var(--red)"),
        path("M40,58L37,38Q46,32 55,38L53,58Z", fill="var(--red)"),
        path(
            "M40,40Q26,36 22,22M54,40Q62,34 58,24",
            fill="none",
            stroke="var(--skin)",
            stroke_width=5,
            stroke_linecap="round",
        ),
        circle(46, 26, 9, fill="var(--skin)"),
        path("M36,26Q36,14 47,14Q57,15 55,24Q47,18 36,26Z", fill="var(--card-ink)"),
        circle(45, 12, 4.5, fill="var(--card-ink)"),
        path("M50,14L60,8L56,17Z", fill="var(--orange)"),
        id="dancer",
    )


def _statue() -> Markup:
    """Return the statue on its base, looking up: the table turns the base, never the thinker."""
    return group(
        circle(50, 50, 41, fill="var(--stone-dark)"),
        circle(50, 50, 38, fill="var(--stone)"),
        path("M50,3L66,18Q50,11 34,18Z", fill="var(--bronze-dark)", stroke="var(--stone)", stroke_width=2),
        circle(50, 50, 31, fill="none", stroke="var(--stone-dark)", stroke_width=2),
        id="statue",
    )


def _thinker() -> Markup:
    return group(
        path("M34,82H70L66,68H38Z", fill="var(--stone-dark)"),
        path(
            "M40,70Q36,54 44,44Q50,37 57,40Q62,43 60,50L58,57L70,59Q74,60 73,65L71,70H65L66,65L52,64L50,70Z",
            fill="var(--bronze-dark)",
        ),
        path("M58,56L62,48L60,43", fill="none", stroke="var(--bronze)", stroke_width=4, stroke_linecap="round"),
        circle(58, 34, 8.5, fill="var(--bronze-dark)"),
        path("M53,30Q58,25 63,30", fill="none", stroke="var(--bronze)", stroke_width=2.5),
        path("M44,50Q48,43 54,44", fill="none", stroke="var(--bronze)", stroke_width=2.5, stroke_linecap="round"),
        id="thinker",
    )


def _fountain() -> Markup:
    """Return the fountain, two spaces wide, seen from above."""
    jets = "M100,50Q70,30 52,48M100,50Q70,70 52,52M100,50Q130,30 148,48M100,50Q130,70 148,52M100,50V18M100,50V82"
    return group(
        rect(8, 10, 184, 84, rx=42, fill="var(--shadow)", fill_opacity=0.3),
        rect(6, 6, 188, 84, rx=42, fill="var(--stone-dark)"),
        rect(8, 7, 184, 80, rx=40, fill="var(--stone)"),
        rect(18, 16, 164, 62, rx=31, fill="var(--water)"),
        rect(28, 25, 144, 44, rx=22, fill="none", stroke="var(--water-light)", stroke_width=2, stroke_dasharray="16 7"),
        path(
            jets,
            transform="translate(0 -3)",
            fill="none",
            stroke="var(--water-light)",
            stroke_width=3.5,
            stroke_dasharray="6 3",
        ),
        [circle(x, 47, 7, fill="var(--bronze-dark)") for x in (52, 148)],
        circle(100, 47, 17, fill="var(--stone)", stroke="var(--stone-dark)", stroke_width=2),
        circle(100, 47, 11, fill="var(--bronze)"),
        path(sun_path(9), transform="translate(100 47)", fill="var(--water-light)"),
        id="fountain",
    )


def _annex() -> Markup:
    """Return the booksellers' boxes: green lids, two of them open on rows of books."""
    colours = ("red", "orange", "card", "blue", "card-soft", "red", "card", "orange")
    spines = [rect(20 + 7.6 * i, 34, 5.6, 18, fill=f"var(--{colour})") for i, colour in enumerate(colours)]
    return group(
        rect(9, 12, 86, 84, rx=6, fill="var(--shadow)", fill_opacity=0.3),
        rect(6, 6, 88, 86, rx=6, fill="var(--leaf-dark)"),
        path("M6,12Q6,6 12,6H88Q94,6 94,12V28H6Z", fill="var(--leaf)"),
        path("M50,6V28M28,6V28M72,6V28", stroke="var(--leaf-dark)", stroke_width=2),
        rect(16, 32, 68, 22, fill="var(--card-ink)"),
        spines,
        rect(12, 58, 76, 28, rx=3, fill="var(--leaf)"),
        path("M50,58V86", stroke="var(--leaf-dark)", stroke_width=3),
        id="annex",
    )


def _garden() -> Markup:
    """Return the garden, two spaces wide: hedges, gravel, beds and round trees."""
    trees = [
        (24, 24, 14),
        (58, 22, 11),
        (142, 22, 11),
        (176, 24, 14),
        (24, 76, 14),
        (58, 78, 11),
        (142, 78, 11),
        (176, 76, 14),
    ]
    return group(
        rect(8, 12, 188, 84, rx=8, fill="var(--shadow)", fill_opacity=0.3),
        rect(5, 5, 190, 90, rx=8, fill="var(--leaf-dark)"),
        rect(12, 12, 176, 76, rx=4, fill="var(--leaf-light)"),
        path("M12,50H188M100,12V88", stroke="var(--gravel)", stroke_width=13),
        circle(100, 50, 27, fill="var(--gravel)"),
        [circle(x, 50, 5, fill="var(--leaf)") for x in (38, 58, 142, 162)],
        [circle(x + 2, y + 3, r, fill="var(--shadow)", fill_opacity=0.25) for x, y, r in trees],
        [circle(x, y, r, fill="var(--leaf)") for x, y, r in trees],
        [circle(x - r * 0.25, y - r * 0.25, r * 0.6, fill="var(--leaf-light)", fill_opacity=0.65) for x, y, r in trees],
        id="garden",
    )


@cache
def piece_sprites() -> dict[str, Markup]:
    """Return the picture of every piece by its id."""
    return {
        "painter": _painter(),
        "dancer": _dancer(),
        "statue": _statue(),
        "thinker": _thinker(),
        "fountain": _fountain(),
        "annex": _annex(),
        "garden": _garden(),
    }
