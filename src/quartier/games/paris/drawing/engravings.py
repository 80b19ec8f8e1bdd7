"""The pictures on the postcards: small engravings, 100 units square, ink on tinted paper."""

from functools import cache

from quartier.engine.svg import Markup, circle, element, ellipse, group, heading, path, rect, use

INK, TINT, PAPER, SOFT = "var(--card-ink)", "var(--card-tint)", "var(--card)", "var(--card-soft)"


def _lines(d: str, width: float = 1.2, **attributes: str) -> Markup:
    return path(
        d, fill="none", stroke=attributes.pop("stroke", INK), stroke_width=width, stroke_linecap="round", **attributes
    )


def _shape(d: str, fill: str = PAPER, width: float = 1.3) -> Markup:
    return path(d, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round")


def _oval(x: float, y: float, across: float, down: float, fill: str, **attributes: str) -> Markup:
    return ellipse(x, y, across, down, fill=fill, stroke=INK, stroke_width=1.2, **attributes)


def _sky() -> Markup:
    """Return the hatched sky that all engravings share: dense above, open at the horizon."""
    heights, y, step = [], 3.0, 2.6
    while y < 78:
        heights.append(y)
        y, step = y + step, step * 1.07
    return group(
        rect(0, 0, 100, 100, fill="var(--card-tint)"),
        _lines("".join(f"M0,{y:.1f}H100" for y in heights), 0.7, stroke=SOFT, stroke_opacity="0.55"),
        id="engraved-sky",
    )


def _ground(y: int) -> Markup:
    hatch = "".join(f"M{x},{y + 4 + x % 3}l-6,7" for x in range(6, 104, 7))
    return group(rect(0, y, 100, 100 - y, fill=PAPER), _lines(f"M0,{y}H100", 1.4), _lines(hatch, 0.7, stroke=SOFT))


def _cloud(x: float, y: float) -> Markup:
    return path(f"M{x},{y}q1,-7 9,-6q4,-7 12,-2q8,-2 9,5q4,0 4,3z", fill=PAPER, stroke=SOFT, stroke_width=0.8)


def _levitation() -> list[Markup]:
    return [
        _cloud(4, 34),
        _cloud(66, 60),
        _cloud(8, 92),
        _shape("M27,29A23,23 0 0 1 73,29Q71,43 57,53H43Q29,43 27,29Z"),
        path(
            "M42,8Q34,28 45,53H50V6ZM58,8Q66,28 55,53H57Q71,43 73,29A23,23 0 0 0 58,8Z",
            fill="var(--red)",
            fill_opacity=0.8,
        ),
        _lines("M50,6V53M42,8Q34,28 45,53M58,8Q66,28 55,53M27,29Q50,38 73,29"),
        _lines("M43,53L36,66M57,53L64,66M50,53V63", 0.9),
        _shape("M37,74H63V90H37Z"),
        _shape("M34,74L39,64H61L66,74Z", SOFT),
        path("M41,78h5v7h-5zM54,78h5v7h-5zM48,80h4v10h-4z", fill=INK),
        _shape("M56,64V58H60V64Z", "var(--clay)", 1),
        path("M40,92l3,4M50,92v5M60,92l-3,4", stroke=INK, stroke_width=0.8),
    ]


def _metropolitain() -> list[Markup]:
    stem = "M25,94C22,66 31,52 29,36C28,24 18,20 15,27"
    railing = "M25,66H75M25,90H75" + "".join(f"M{x},66q5,12 0,24" for x in range(34, 72, 8))
    return [
        _ground(90),
        path("M30,92H70L64,74H36Z", fill=INK),
        _lines("M35,78H65M33,83H67M31,88H69", 1, stroke=SOFT),
        _lines(railing, 1.1, stroke="var(--bronze-dark)"),
        _lines(stem, 3.6, stroke="var(--bronze-dark)"),
        _lines(stem, 3.6, stroke="var(--bronze-dark)", transform="translate(100 0)scale(-1 1)"),
        _shape("M29,38Q50,27 71,38V53Q50,43 29,53Z", "var(--bronze)"),
        path("M32,40Q50,31 68,40V49Q50,40 32,49Z", fill=PAPER),
        heading(50, 43.5, "METRO", 9, text_anchor="middle", fill="var(--bronze-dark)", letter_spacing=0.6),
        *[group(circle(x, 27, 10, fill="url(#halo)"), _oval(x, 27, 3.6, 5, "var(--gas)")) for x in (15, 85)],
    ]


def _jardin_des_plantes() -> list[Markup]:
    ribs = "M36,88V50Q38,36 50,28M64,88V50Q62,36 50,28M50,88V28M22,70H78M22,56H78M28,42H72"
    palm = "M12,90Q10,74 13,64M13,64Q4,60 2,68M13,64Q6,54 1,58M13,64Q14,52 22,54M13,64Q22,58 25,66M13,64Q10,54 14,50"
    return [
        _ground(88),
        _shape("M22,88V56Q24,32 50,28Q76,32 78,56V88Z", "var(--water-light)"),
        path("M30,88Q34,66 40,88ZM56,88Q62,58 70,88ZM44,88Q50,72 55,88Z", fill="var(--leaf)", fill_opacity=0.75),
        _lines(ribs, 0.9),
        _shape("M44,28Q44,20 50,18Q56,20 56,28Z"),
        _lines("M50,18V11", 1.4),
        path("M43,88V74Q50,66 57,74V88Z", fill=INK),
        _lines(palm, 2, stroke="var(--leaf-dark)"),
        _lines(palm, 2, stroke="var(--leaf-dark)", transform="translate(100 0)scale(-1 1)"),
    ]


def _sacre_coeur() -> list[Markup]:
    def dome(x: float, base: float, width: float, height: float) -> Markup:
        top = base - height
        left, right, waist = x - width, x + width, base - height * 0.7
        inner, outer = x - width * 0.5, x + width * 0.5
        d = f"M{left},{base}C{left},{waist} {x - width * 0.3},{top + 3} {x},{top}"
        d += f"C{x + width * 0.3},{top + 3} {right},{waist} {right},{base}Z"
        ribs = f"M{x},{top}V{base}M{inner},{base}Q{inner},{waist} {x},{top}M{outer},{base}Q{outer},{waist} {x},{top}"
        return group(
            _shape(d), _lines(ribs, 0.6, stroke=SOFT), _lines(f"M{x},{top}V{top - 6}M{x - 2},{top - 4}H{x + 2}", 1.1)
        )

    return [
        path("M0,100V88Q50,72 100,88V100Z", fill="var(--leaf)", fill_opacity=0.6),
        _lines("M0,88Q50,72 100,88"),
        _shape("M22,82V60H78V82Z"),
        _shape("M38,60V50H62V60Z"),
        dome(50, 50, 12.5, 36),
        dome(28, 60, 7, 20),
        dome(72, 60, 7, 20),
        path("M41,51h3v8h-3zM48.5,51h3v8h-3zM56,51h3v8h-3z", fill=INK),
        path("M30,82V72Q34,67 38,72V82ZM46,82V70Q50,64 54,70V82ZM62,82V72Q66,67 70,72V82Z", fill=INK),
        _lines("M22,64H78", 0.8),
        _lines("M36,82L28,98M64,82L72,98M33,88H67M30,93H70", 1, stroke=SOFT),
    ]


def _chartier() -> list[Markup]:
    checks = "".join(
        f"M{x},{y}h12.5v8h-12.5z"
        for row, y in enumerate((68, 76, 84, 92))
        for x in (12.5 * (row % 2) + 25 * i for i in range(4))
    )
    return [
        group(rect(0, 68, 100, 32, fill="var(--orange-stone)"), path(checks, fill="var(--blue-stone)")),
        _lines("M0,68H100", 1.4),
        _shape("M22,64Q24,84 46,84Q68,84 70,64Z"),
        _oval(46, 64, 24, 6, PAPER),
        ellipse(46, 64.5, 19, 4, fill="var(--clay)"),
        _lines("M36,56Q32,50 37,44T36,32M46,54Q42,48 47,42T46,30M56,56Q52,50 57,44T56,32", 1.4, stroke=PAPER),
        _shape("M77,80V44Q77,38 80,36V20H86V36Q89,38 89,44V80Z", "var(--leaf-dark)"),
        rect(77, 50, 12, 16, fill=PAPER, stroke=INK, stroke_width=0.8),
        _lines("M79,55H87M79,59H87", 0.7),
        rect(80, 16, 6, 6, fill="var(--clay)"),
        _lines("M10,84L18,60", 2),
        _oval(19.5, 56, 3.4, 5.4, PAPER, transform="rotate(18 19 56)"),
    ]


def _bouquinistes() -> list[Markup]:
    colours = ("red", "card", "blue", "orange", "card-soft", "card", "red", "bronze")
    books = [
        rect(13 + 9.4 * i, 60 - i % 3, 6.6, 14 + i % 3, fill=f"var(--{c})", stroke=INK, stroke_width=0.7)
        for i, c in enumerate(colours)
    ]
    return [
        _shape("M30,50V20H44V28H56V20H70V50Z"),
        path("M33,24h3v10h-3zM38,24h3v10h-3zM59,24h3v10h-3zM64,24h3v10h-3z", fill=INK),
        circle(50, 38, 5, fill=TINT, stroke=INK, stroke_width=1),
        _lines("M50,33V43M45,38H55M30,30H70", 0.7),
        _lines("M0,50H100", 1),
        _shape("M6,56L10,44H90L94,56Z", "var(--leaf)"),
        _lines("M36,44L35,56M64,44L65,56", 1),
        rect(6, 56, 88, 20, fill="var(--leaf-dark)", stroke=INK, stroke_width=1.2),
        *books,
        rect(0, 76, 100, 24, fill=PAPER),
        _lines("M0,76H100M0,88H100M16,76V88M48,76V88M80,76V88M32,88V100M64,88V100"),
    ]


def _fontaine_des_mers() -> list[Markup]:
    jets = "M50,30Q38,16 32,36M50,30Q62,16 68,36M50,30Q30,10 22,62M50,30Q70,10 78,62M50,30V14"
    jets += "M12,84Q18,62 34,74M88,84Q82,62 66,74"
    return [
        _ground(90),
        _shape("M8,84H92L88,94H12Z", "var(--stone)"),
        _oval(50, 84, 42, 6, "var(--water)"),
        _shape("M45,82V62H55V82Z", "var(--bronze)"),
        _shape("M24,60Q50,76 76,60Z", "var(--bronze)"),
        _oval(50, 60, 26, 4, "var(--water)"),
        _shape("M46,58V42H54V58Z", "var(--bronze)"),
        _shape("M35,40Q50,50 65,40Z", "var(--bronze)"),
        _oval(50, 40, 15, 3, "var(--water)"),
        _shape("M48,38V30H52V38Z", "var(--bronze)"),
        _lines(jets, 2.6, stroke="var(--card)"),
        _lines(jets, 1.3, stroke="var(--water)"),
    ]


def _le_peintre() -> list[Markup]:
    houses = "M0,70V52L8,46L16,52V44L24,38L34,44V58L44,52L54,58V70ZM66,70V50L76,42L88,50V56L100,50V70Z"
    return [
        _ground(80),
        _shape(houses, PAPER, 0.9),
        _lines("M0,80V70H100V80", 0.8),
        use("painter", transform="translate(-2 -2)scale(1.04)"),
    ]


def _moulin_rouge() -> list[Markup]:
    sails = "".join(f"M0,0L{x},{y}" for x, y in ((27, -16), (-27, 16), (16, 27), (-16, -27)))
    blades = group(
        [
            rect(8, -4, 24, 7, fill=PAPER, stroke=INK, stroke_width=0.9, transform=f"rotate({turn})")
            for turn in (-31, 59, 149, 239)
        ],
        _lines(sails, 1.4),
        circle(0, 0, 2.5, fill=INK),
        transform="translate(28 32)",
    )
    return [
        _ground(86),
        _shape("M12,86L20,38H38L46,86Z", "var(--red)"),
        _shape("M18,38Q29,22 40,38Z", "var(--red)"),
        path("M26,86V74Q29,70 32,74V86ZM26,52h6v7h-6z", fill=INK),
        blades,
        use("dancer", transform="translate(34 28)scale(.68)"),
    ]


def _le_penseur() -> list[Markup]:
    hedge = "M0,80V62Q6,54 14,60Q18,50 28,58Q32,52 36,58L36,80ZM64,80V58Q70,50 76,58Q84,50 88,60Q96,54 100,62V80Z"
    return [
        path(hedge, fill="var(--leaf)", fill_opacity=0.8, stroke=INK, stroke_width=0.9),
        _ground(80),
        use("thinker", transform="translate(-14 -22)scale(1.2)"),
        _shape("M28,98L30,80H72L74,98Z", "var(--stone)"),
        _shape("M26,80H76V74H26Z", "var(--stone)"),
        _lines("M34,86H68M33,92H69", 0.8, stroke=SOFT),
    ]


def _lampadaire() -> list[Markup]:
    return [
        _lines("M0,62H100M0,66H100M-14,84Q4,58 22,84M22,84Q40,58 58,84M58,84Q76,58 94,84", 1.1),
        _ground(84),
        circle(50, 40, 40, fill="url(#halo)"),
        use("lamp", transform="translate(-6 -8)scale(1.12)"),
        _lines("M66,84V76H92V84M66,79H92", 1.6),
    ]


def _la_grande_lumiere() -> list[Markup]:
    tower = "M14,86Q24,62 26,20L28,12L30,20Q32,62 42,86H35Q34,74 28,72Q22,74 21,86Z"
    return [
        path("M28,14L100,-6V16ZM28,14L0,-2V20Z", fill="var(--gas)", fill_opacity=0.55),
        _ground(86),
        _shape(tower, PAPER, 1.1),
        _lines("M21,58H35M24,40H32M18,72H38", 1),
        _lines("M23,56L33,42M33,56L23,42M20,70L35,58M36,70L21,58", 0.6),
        circle(66, 38, 38, fill="url(#halo)"),
        use("large_lamp", transform="translate(24 10)scale(.84)"),
    ]


@cache
def engravings() -> dict[str, Markup]:
    """Return the picture of every postcard, as sprites."""
    pictures = {
        "levitation": _levitation(),
        "metropolitain": _metropolitain(),
        "jardin_des_plantes": _jardin_des_plantes(),
        "sacre_coeur": _sacre_coeur(),
        "le_peintre": _le_peintre(),
        "chartier": _chartier(),
        "bouquinistes": _bouquinistes(),
        "lampadaire": _lampadaire(),
        "moulin_rouge": _moulin_rouge(),
        "fontaine_des_mers": _fontaine_des_mers(),
        "le_penseur": _le_penseur(),
        "la_grande_lumiere": _la_grande_lumiere(),
    }
    sprites = {
        f"engraving-{card}": element(
            "symbol", use("engraved-sky"), *picture, id=f"engraving-{card}", viewBox="0 0 100 100"
        )
        for card, picture in pictures.items()
    }
    return {"engraved-sky": _sky(), **sprites}
