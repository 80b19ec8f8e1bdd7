"""A district from above: streets, blocks, parks and water; roofs where something is built (M2, M4)."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from quartier.engine.locale import Words, colon
from quartier.engine.scene import kept
from quartier.engine.svg import Markup, circle, group, label, named, place, rect, use
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Board, Design, name_in
from quartier.games.munivers.rules.verbs import KINDS, PICTOGRAMS
from quartier.games.munivers.words.texts import ability_text

View = Mapping[str, Any]
CELL = 40
LANE = 15
"""A row or column that is nothing but street is only this wide."""
MARGIN = 12
PICTOGRAM_KINDS = (*KINDS[:4], "home")


class Geometry:
    """Where the cells of a map lie: empty rows and columns are narrow, as streets are."""

    def __init__(self, board: Board) -> None:
        columns = ["".join(column) for column in zip(*board.rows, strict=True)]
        self.widths = [_breadth(column) for column in columns]
        self.heights = [_breadth(row) for row in board.rows]
        self.width = sum(self.widths) + 2 * MARGIN
        self.height = sum(self.heights) + 2 * MARGIN

    def corner(self, column: int, row: int) -> tuple[float, float]:
        """Return the upper left corner of a cell."""
        return MARGIN + sum(self.widths[:column]), MARGIN + sum(self.heights[:row])


def _breadth(cells: str) -> float:
    if set(cells) <= set(".,"):
        return LANE
    return 26 if set(cells) <= set("~.,") else CELL


@cache
def geometry_of(content: str, board: str) -> Geometry:
    """Return the geometry of a board of a pack."""
    return Geometry(load_pack(content).board(board))


@kept
def district(words: Words, content: str, board: str, buildings: View, seat: str) -> Markup:
    """Return a district's map; see geometry_of for its width and height."""
    geometry = geometry_of(content, board)
    sites = [
        _site(words, content, board, seat, site, buildings.get(site))
        for site in load_pack(content).board(board).site_names
    ]
    frame = rect(0, 0, geometry.width, geometry.height, rx=8, fill="var(--street)", stroke="var(--line)")
    return group(frame, _land(content, board), sites, id=f"district-{seat}")


@kept
def _land(content: str, board: str) -> Markup:
    """Return what no game changes: streets, blocks, parks, water and homes."""
    geometry, found = geometry_of(content, board), load_pack(content).board(board)
    cells = [_ground(geometry, x, y, mark) for y, row in enumerate(found.rows) for x, mark in enumerate(row)]
    homes = [use("residence", transform=place(*geometry.corner(x, y))) for x, y in found.homes]
    return group(cells, homes)


def _ground(geometry: Geometry, x: int, y: int, mark: str) -> Markup:
    left, top = geometry.corner(x, y)
    width, height = geometry.widths[x], geometry.heights[y]
    if mark == "~":
        return group(
            rect(left - 1, top - 1, width + 2, height + 2, fill="var(--water)"),
            use("waves", transform=f"translate({left + width / 2 - 20},{top + height / 2 - 20})"),
        )
    if mark == ",":
        if min(width, height) < CELL:
            return _avenue(left, top, width, height)
        return group(rect(left, top, width, height, fill="var(--park)", rx=3), use("trees", transform=place(left, top)))
    if mark == ".":
        return group()
    return _pavement(geometry, x, y)


def _avenue(left: float, top: float, width: float, height: float) -> Markup:
    """Return a row of trees along a street that is too narrow for a park."""
    long = max(width, height)
    steps = [long * (number + 0.5) / 3 for number in range(3)] if long > LANE else [long / 2]
    middle = min(width, height) / 2
    places = [(step, middle) if width >= height else (middle, step) for step in steps]
    return group([circle(left + x, top + y, 4.5, fill="var(--tree)") for x, y in places])


def _pavement(geometry: Geometry, x: int, y: int) -> Markup:
    """The kerb around a block: wider than its cells, so that neighbours grow together."""
    left, top = geometry.corner(x, y)
    return rect(left - 4, top - 4, CELL + 8, CELL + 8, rx=5, fill="var(--block)")


@kept
def _site(words: Words, content: str, board: str, seat: str, site: str, building: View | None) -> Markup:
    """Return a parcel, or the building on it with its usefulness."""
    found = load_pack(content).board(board)
    x, y = found.sites[found.site_names.index(site)]
    at = place(*geometry_of(content, board).corner(x, y))
    if building is None:
        parcel = rect(2, 2, 36, 36, rx=3, fill="var(--parcel)", stroke="var(--parcel-line)", stroke_dasharray="4 3")
        text = label(20, 25, site, 13.5, text_anchor="middle", fill="var(--soft)")
        return named(f"site-{seat}-{site}", words("site-empty", site=site), parcel, text, transform=at)
    design = load_pack(content).design(building["tile"])
    picture = [use("roof"), shop(design), badge(design, building["useful"])]
    return named(f"site-{seat}-{site}", site_title(site, design, building, words), picture, transform=at)


def shop(design: Design) -> Markup:
    """Return a shop on its roof: awning, sign, and the pictograms of what it likes; a landmark has its initials."""
    if design.kind == "unique":
        return group(
            rect(6, 8, 28, 28, rx=4, fill="var(--unique)", stroke="var(--white)", stroke_width=1),
            use("icon-unique", transform="translate(8,9.5) scale(1)"),
            use("awning-unique", transform="translate(2,1) scale(0.9,0.85)"),
            monogram(design, 20, 25),
        )
    return group(
        rect(4, 8, 20, 18, rx=4, fill=f"var(--{design.kind})", stroke="var(--white)", stroke_width=1),
        use(f"icon-{design.kind}", transform="translate(6,9) scale(0.67)"),
        use(f"awning-{design.kind}", transform="translate(2,1) scale(0.9,0.85)"),
        rect(2, 27.5, 36, 11, rx=3, fill="var(--white)") if design.pictograms else None,
        pictograms(design, 20, 28, 0.42),
    )


def pictograms(design: Design, middle: float, top: float, scale: float) -> list[Markup]:
    """Return what a shop likes to stand beside, side by side."""
    likes = [PICTOGRAM_KINDS[PICTOGRAMS.index(letter)] for letter in design.pictograms]
    step = 28 * scale
    start = middle - step * len(likes) / 2 + 2 * scale
    return [use(f"icon-{kind}", transform=place(start + step * i, top, scale)) for i, kind in enumerate(likes)]


def monogram(design: Design, x: float, y: float) -> Markup | None:
    """Return the initials of a unique building."""
    if design.kind != "unique":
        return None
    return label(
        x, y + 1, initials(design), 13, 26, text_anchor="middle", font_weight=600, fill="var(--white)",
        stroke="var(--unique-dark)", stroke_width=2.5, stroke_linejoin="round", paint_order="stroke",
    )  # fmt: skip


def initials(design: Design) -> str:
    """Return a few letters that stand for a unique building."""
    return "".join(part[0].upper() for part in design.id.split("-") if part not in ("de", "du", "la"))[:3]


def badge(design: Design, useful: int) -> Markup | None:
    """Return the usefulness in a little disc."""
    if design.kind == "unique":
        return None
    return group(
        circle(31, 17.5, 8, fill="var(--white)", stroke=f"var(--{design.kind}-dark)", stroke_width=1.2),
        label(31, 22.2, str(useful), 13.5, text_anchor="middle", font_weight=600, fill="var(--dark)"),
    )


def site_title(site: str, design: Design, building: View, words: Words) -> str:
    """Say what stands on a site, how useful it is and how that comes about."""
    tile = words("tile-of-kind", tile=name_in(design.name, words.language), kind=words(f"kind-{design.kind}"))
    if design.kind == "unique":
        effect = ability_text(design.ability, words) if design.ability else ""
        return f"{words('site-built', site=site, tile=tile)}. {effect}"
    reasons = [words("why-base")]
    if building["neighbours"]:
        sites = ", ".join(building["neighbours"])
        reasons.append(words("why-neighbours", n=len(building["neighbours"]), sites=sites))
    if building["homes"]:
        reasons.append(words("why-homes", n=building["homes"]))
    if building["inspired"]:
        reasons.append(words("why-inspired", n=building["inspired"]))
    return words("site-useful", site=site, tile=tile, useful=building["useful"], why=" + ".join(reasons))


# --- a tile on its own -----------------------------------------------------------------------------------


def tile(design: Design) -> Markup:
    """Return a tile of 40 by 40 with its pictograms and its price, as it lies in a stock or on the stall."""
    return group(
        rect(0, 0, 40, 40, rx=4, fill="var(--white)", stroke=f"var(--{design.kind}-dark)", stroke_width=1.2),
        rect(9, 8, 22, 18, rx=4, fill=f"var(--{design.kind})"),
        use(f"icon-{design.kind}", transform="translate(12,9) scale(0.68)"),
        use(f"awning-{design.kind}", transform="translate(1,1) scale(0.95,0.8)"),
        monogram(design, 20, 21),
        pictograms(design, 20, 27.5, 0.46),
        circle(34, 6, 7, fill="var(--dark)"),
        label(34, 9.8, str(design.price), 11, text_anchor="middle", fill="var(--white)", font_weight=600),
    )


def tile_title(design: Design, words: Words) -> str:
    """Say what a tile is and likes, or what a unique building does."""
    name = words("tile-of-kind", tile=name_in(design.name, words.language), kind=words(f"kind-{design.kind}"))
    if design.kind == "unique":
        return colon(words.language, name, ability_text(design.ability, words)) if design.ability else name
    likes = ", ".join(words(f"kind-{PICTOGRAM_KINDS[PICTOGRAMS.index(letter)]}") for letter in design.pictograms)
    return colon(words.language, name, words("pictograms", list=likes))
