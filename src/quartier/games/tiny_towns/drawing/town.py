"""A town: sixteen squares with cubes and houses, and what belongs to it."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.scene import kept
from quartier.engine.svg import Markup, circle, fitted, group, heading, label, named, path, place, rect, use
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.drawing.sprites import CELL
from quartier.games.tiny_towns.rules.state import RESOURCES
from quartier.games.tiny_towns.words.texts import card_name, contents, points, signed

View = Mapping[str, Any]
GAP = 8
EDGE = 22
BOARD = 4 * CELL + 5 * GAP + 2 * EDGE


def _board(words: Words, owner: str, town: View, lettered: bool) -> Markup:
    """Return the board of a town in its own measure, BOARD by BOARD."""
    squares = [
        _square(words, owner, square, content, square in town["fed"], *_lying_on(town, square))
        for square, content in contents(town).items()
    ]
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


def _lying_on(town: View, square: str) -> tuple[str | None, list[str]]:
    """Return the cube that marks a building, and those that it stores."""
    return town["marks"].get(square) or town["on_cottages"].get(square), town["stored"].get(square, [])


@kept
def _square(
    words: Words, owner: str, square: str, content: str, fed: bool, mark: str | None, stored: Sequence[str]
) -> Markup:
    name = words("square-name", square=square, content=_said(words, content, fed, mark, stored))
    cubes = [*([mark] if mark else []), *stored]
    first = 100 - 34 * len(cubes)
    return named(
        f"town-{owner}-{square}",
        name,
        rect(0, 0, CELL, CELL, rx=12, fill="var(--square)", stroke="var(--square-line)", stroke_width=2),
        _piece(content, fed),
        [group(use(f"cube-{cube}"), transform=place(first + 34 * i, 62, 0.38)) for i, cube in enumerate(cubes)],
        transform=place(*corner(square)),
    )


def _said(words: Words, content: str, fed: bool, mark: str | None, stored: Sequence[str]) -> str:
    """Say what a square holds, with what lies on it."""
    if not content:
        return words("square-empty")
    if content in RESOURCES:
        return words(f"resource-{content}")
    text = card_name(content, words)
    if fed:
        text = words("square-fed", content=text)
    if mark:
        text = words("square-marked", content=text, resource=words(f"resource-{mark}"))
    if stored:
        cubes = ", ".join(words(f"resource-{cube}") for cube in stored)
        text = words("square-stored", content=text, resources=cubes)
    return text


def _piece(content: str, fed: bool) -> Markup | None:
    if not content:
        return None
    if content in RESOURCES:
        return use(f"cube-{content}")
    type = cards()[content].type
    lamp = circle(50, 53, 7, fill="var(--window-lit)") if type == "monument" and fed else None
    return group(use("house-fed" if type == "blue" and fed else f"house-{type}"), lamp)


# --- the panel of a town ------------------------------------------------------------------------------


def panel(view: View, words: Words, seat: int, width: float) -> Markup:
    """Return owner, total, board and belongings of a town; see panel_height."""
    shown = {
        "town": view["towns"][seat],
        "total": view["scores"][seat]["total"],
        "active": seat in view["waiting"],
        "master": view["master"] == seat,
        "between_rounds": view["phase"] in ("name", "over"),
        "over": view["over"],
        "won": view["over"] and seat in view["winners"],
    }
    return _panel(words, view["seats"][seat], shown, width)


@kept
def _panel(words: Words, owner: str, shown: View, width: float) -> Markup:
    town, size = shown["town"], width - 16
    edge, line = ("var(--accent)", 3) if shown["active"] else ("var(--line)", 1.5)
    name = words("town-of", seat=words(f"seat-{owner}"), points=points(shown["total"], words))
    return named(
        f"player-{owner}",
        name,
        rect(0, 0, width, panel_height(width), rx=10, fill="var(--panel)", stroke=edge, stroke_width=line),
        _title(words, owner, shown, width),
        group(_board(words, owner, town, width > 300), transform=place(8, 46, size / BOARD)),
        group(_belongings(words, owner, town, width), transform=place(8, 46 + size + 4)),
        _laurel(width) if shown["won"] else None,
        opacity=0.75 if town["complete"] and not shown["over"] else None,
    )


def panel_height(width: float) -> float:
    """Return how high a panel of that width is."""
    return width + 30 + 36


def _title(words: Words, owner: str, shown: View, width: float) -> Markup:
    name, town, master = words(f"seat-{owner}"), shown["town"], shown["master"]
    room = width - 46 - 76
    state = _state(words, shown)
    beside = master or town["cube"]
    return group(
        group(use(f"animal-{owner}"), transform=place(8, 6, 0.34)),
        heading(46, 24, name, fitted(name, 19, room)),
        label(46, 39, state, fitted(state, 11, room if beside else room + 30), fill="var(--soft)") if state else None,
        group(use("hammer"), transform=place(width - 78, 8, 0.3)) if master else None,
        group(use(f"cube-{town['cube']}"), transform=place(width - 78, 8, 0.32)) if town["cube"] else None,
        heading(width - 10, 33, signed(shown["total"]), 26, text_anchor="end", fill="var(--accent)"),
    )


def _state(words: Words, shown: View) -> str:
    """Say how far a town is: complete, done with its round, or about to name a resource."""
    town = shown["town"]
    if town["complete"]:
        return words("complete", round=town["complete"])
    if shown["between_rounds"]:
        return words("master") if shown["master"] else ""
    return words("done") if town["done"] else ""


def _belongings(words: Words, owner: str, town: View, width: float) -> Markup:
    """Return the monument, or what is left on the watch, and the cavern on the right."""
    cavern = 52 if town["cavern"] else 0
    return group(
        _monument(words, owner, town, width - 16 - cavern) if town["monument"] else None,
        group(_cavern(owner, town["cavern"], words), transform=place(width - 16 - cavern, 0)) if cavern else None,
    )


def _monument(words: Words, owner: str, town: View, room: float) -> Markup:
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
