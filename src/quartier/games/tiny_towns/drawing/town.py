"""A town: sixteen squares with cubes and houses, and what belongs to it."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.svg import Markup, circle, fitted, group, heading, label, named, path, place, rect, use
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.drawing.sprites import CELL
from quartier.games.tiny_towns.rules.state import RESOURCES
from quartier.games.tiny_towns.words.texts import card_name, contents, points, signed, square_text

View = Mapping[str, Any]
GAP = 8
EDGE = 22
BOARD = 4 * CELL + 5 * GAP + 2 * EDGE


def board(view: View, words: Words, seat: int, lettered: bool) -> Markup:
    """Return the board of a town in its own measure, BOARD by BOARD."""
    standing = contents(view["towns"][seat])
    squares = [_square(view, words, seat, square, content) for square, content in standing.items()]
    return group(
        rect(3, 6, BOARD - 2, BOARD - 2, rx=26, fill="var(--shadow)", opacity=0.25),
        rect(0, 0, BOARD, BOARD, rx=26, fill="var(--board)", stroke="var(--board-edge)", stroke_width=4),
        _coordinates() if lettered else None,
        squares,
    )


def corner(square: str) -> tuple[float, float]:
    """Return where a square's upper left corner lies on the board."""
    column, row = "abcd".index(square[0]), 4 - int(square[1])
    return EDGE + GAP + column * (CELL + GAP), EDGE + GAP + row * (CELL + GAP)


def _coordinates() -> list[Markup]:
    return [
        *[_coordinate(corner(f"{column}1")[0] + CELL / 2, BOARD - 8, column) for column in "abcd"],
        *[_coordinate(13, corner(f"a{row}")[1] + CELL / 2 + 6, row) for row in "1234"],
    ]


def _coordinate(x: float, y: float, text: str) -> Markup:
    return label(x, y, text, 18, fill="var(--coordinate)", text_anchor="middle", font_weight=600)


def _square(view: View, words: Words, seat: int, square: str, content: str) -> Markup:
    town, owner = view["towns"][seat], view["seats"][seat]
    x, y = corner(square)
    ground = rect(0, 0, CELL, CELL, rx=12, fill="var(--square)", stroke="var(--square-line)", stroke_width=2)
    name = words("square-name", square=square, content=square_text(view, seat, square, words))
    return named(
        f"town-{owner}-{square}",
        name,
        ground,
        _piece(town, square, content),
        *_lying(town, square),
        transform=place(x, y),
    )


def _piece(town: View, square: str, content: str) -> Markup | None:
    if not content:
        return None
    if content in RESOURCES:
        return use(f"cube-{content}")
    type = cards()[content].type
    castle = type == "monument" and square in town["fed"]
    lamp = circle(50, 53, 7, fill="var(--window-lit)") if castle else None
    return group(use("house-fed" if type == "blue" and square in town["fed"] else f"house-{type}"), lamp)


def _lying(town: View, square: str) -> list[Markup]:
    """Return the little cubes on a building: a mark, stored ones, one on a cottage."""
    cubes = [town[field][square] for field in ("marks", "on_cottages") if square in town[field]]
    cubes += town["stored"].get(square, [])
    first = 100 - 34 * len(cubes)
    return [group(use(f"cube-{cube}"), transform=place(first + 34 * i, 62, 0.38)) for i, cube in enumerate(cubes)]


# --- the panel of a town ------------------------------------------------------------------------------


def panel(view: View, words: Words, seat: int, width: float) -> Markup:
    """Return owner, total, board and belongings of a town; see panel_height."""
    owner, town = view["seats"][seat], view["towns"][seat]
    active = seat in view["waiting"]
    total = view["scores"][seat]["total"]
    size = width - 16
    edge, line = ("var(--accent)", 3) if active else ("var(--line)", 1.5)
    name = words("town-of", seat=words(f"seat-{owner}"), points=points(total, words))
    return named(
        f"player-{owner}",
        name,
        rect(0, 0, width, panel_height(width), rx=10, fill="var(--panel)", stroke=edge, stroke_width=line),
        _title(view, words, seat, width),
        group(board(view, words, seat, width > 300), transform=place(8, 46, size / BOARD)),
        group(_belongings(view, words, seat, width), transform=place(8, 46 + size + 4)),
        _laurel(width) if view["over"] and seat in view["winners"] else None,
        opacity=0.75 if town["complete"] and not view["over"] else None,
    )


def panel_height(width: float) -> float:
    """Return how high a panel of that width is."""
    return width + 30 + 36


def _title(view: View, words: Words, seat: int, width: float) -> Markup:
    owner, town = view["seats"][seat], view["towns"][seat]
    name = words(f"seat-{owner}")
    room = width - 46 - 76
    state = words("complete", round=town["complete"]) if town["complete"] else words("done") if town["done"] else ""
    if view["phase"] in ("name", "over") and not town["complete"]:
        state = words("master") if view["master"] == seat else ""
    beside = view["master"] == seat or town["cube"]
    return group(
        group(use(f"animal-{owner}"), transform=place(8, 6, 0.34)),
        heading(46, 24, name, fitted(name, 19, room)),
        label(46, 39, state, fitted(state, 11, room if beside else room + 30), fill="var(--soft)") if state else None,
        group(use("hammer"), transform=place(width - 78, 8, 0.3)) if view["master"] == seat else None,
        group(use(f"cube-{town['cube']}"), transform=place(width - 78, 8, 0.32)) if town["cube"] else None,
        heading(width - 10, 33, signed(view["scores"][seat]["total"]), 26, text_anchor="end", fill="var(--accent)"),
    )


def _belongings(view: View, words: Words, seat: int, width: float) -> Markup:
    """Return the monument, or what is left on the watch, and the cavern on the right."""
    town, owner = view["towns"][seat], view["seats"][seat]
    cavern = 52 if town["cavern"] else 0
    return group(
        _monument(view, words, seat, width - 16 - cavern) if town["monument"] else None,
        group(_cavern(owner, town["cavern"], words), transform=place(width - 16 - cavern, 0)) if cavern else None,
    )


def _monument(view: View, words: Words, seat: int, room: float) -> Markup:
    town, owner = view["towns"][seat], view["seats"][seat]
    text = card_name(town["monument"], words)
    spoken = words("monument-standing", seat=words(f"seat-{owner}"), card=text)
    if town["watch"]:
        text = words("watch-left", cards=", ".join(card_name(card, words) for card in town["watch"]))
        spoken = f"{spoken}. {text}"
    icon = group(use("house-monument"), transform=place(0, 1, 0.25))
    return named(f"monument-{owner}", spoken, _hit(room), icon, label(30, 20, text, fitted(text, 13, room - 32)))


def _cavern(owner: str, left: int, words: Words) -> Markup:
    cave = path("M6,25V15q11,-24 22,0V25Z", fill="var(--timber)")
    return named(f"cavern-{owner}", words("cavern-left", count=left), _hit(52), cave, label(34, 21, f"×{left}", 14))


def _hit(room: float) -> Markup:
    return rect(0, 0, room, 27, fill="transparent")


def _laurel(width: float) -> Markup:
    return path(
        f"M{width / 2 - 26},6q26,20 52,0", fill="none", stroke="var(--accent)", stroke_width=5, stroke_linecap="round"
    )
