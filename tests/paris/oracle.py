"""The rules of Paris once more, slowly, over names of spaces instead of bits: to compare against.

It reads only a view and knows nothing of the engine. Where it and the rules differ, one of them is wrong.
"""

from collections.abc import Iterable, Mapping
from typing import Any

COLUMNS = "abcdefgh"
View = Mapping[str, Any]
RIVAL = {"orange": "blue", "blue": "orange"}
LETTER = {"orange": "o", "blue": "b"}

SHAPES = {
    "corner3": "X. XX", "line3": "XXX", "L4": "X. X. XX", "T4": "X. XX X.", "O4": "XX XX", "S4": "X. XX .X",
    "T5": ".X. .X. XXX", "W5": "..X .XX XX.", "X5": ".X. XXX .X.", "P5": ".XX XXX", "U6": "XXXX X..X",
    "V6": "XXX X.. X.. X..", "garden": "XX", "fountain": "XX",
}  # fmt: skip
RAYS = [(right * far, up * far) for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1)) for far in (1, 2)]
CORNERS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
LIGHT = {"rays": RAYS, "diamond": RAYS + CORNERS, "ring": [s for s in RAYS if 2 not in map(abs, s)] + CORNERS}


def step(space: str, right: int, up: int) -> str | None:
    column, row = COLUMNS.index(space[0]) + right, int(space[1]) + up
    return f"{COLUMNS[column]}{row}" if 0 <= column < 8 and 1 <= row <= 8 else None


def beside(space: str) -> set[str]:
    return {near for move in ((1, 0), (-1, 0), (0, 1), (0, -1)) if (near := step(space, *move))}


def kinds(view: View) -> dict[str, str]:
    return {f"{COLUMNS[x]}{8 - y}": letter for y, row in enumerate(view["paving"]) for x, letter in enumerate(row)}


def bodies(view: View) -> list[tuple[str, set[str]]]:
    """Owner and spaces of each building, annex included."""
    found = [(item["owner"], set(item["spaces"])) for item in view["buildings"]]
    annex = view["pieces"].get("annex")
    if annex:
        found[annex["building"]][1].add(annex["space"])
    return found


def covered(view: View) -> set[str]:
    pieces = view["pieces"]
    single = {pieces[name] for name in ("painter", "dancer", "lamp", "large_lamp") if name in pieces}
    statue = {pieces["statue"]["space"]} if "statue" in pieces else set()
    return single | statue | set(pieces.get("fountain", ())) | built(view)


def built(view: View) -> set[str]:
    return {space for _, spaces in bodies(view) for space in spaces}


def free(view: View) -> set[str]:
    return {space for space, letter in kinds(view).items() if letter != "."} - covered(view)


def free_of(view: View, letters: str) -> set[str]:
    return {space for space in free(view) if kinds(view)[space] in letters}


def flood(start: str, floor: set[str]) -> set[str]:
    reached, edge = {start}, [start]
    while edge:
        for near in beside(edge.pop()) & floor - reached:
            reached.add(near)
            edge.append(near)
    return reached


# --- scoring ------------------------------------------------------------------------------------------


def lamps(view: View, pattern: str) -> list[set[str]]:
    """The spaces lit by each lamp."""
    walls = built(view)
    found = []
    large = view["pieces"].get("large_lamp")
    for space, letter in kinds(view).items():
        if (letter == "l" and space not in walls and space != large) or space == view["pieces"].get("lamp"):
            found.append(beside(space))
    if large:
        lit = set()
        for right, up in LIGHT[pattern]:
            halfway = step(large, right // 2, up // 2) if 2 in (abs(right), abs(up)) else None
            if halfway not in walls and (target := step(large, right, up)):
                lit.add(target)
        found.append(lit)
    return found


def score(view: View, owner: str, options: Mapping[str, Any]) -> dict[str, int]:
    own = [spaces for name, spaces in bodies(view) if name == owner]
    lit = sum(
        len(spaces) * sum(bool(spaces & light) for light in lamps(view, options["grande_lumiere"])) for spaces in own
    )
    mine = set().union(*own) if own else set()
    group = max((len(flood(space, mine)) for space in mine), default=0)
    spared = view["cards"].get("sacre_coeur") == owner and not view["waived"]
    unbuilt = 0 if spared else -3 * len(view["reserve"][owner])
    return {"lit": lit, "group": group, "unbuilt": unbuilt, "cards": cards(view, owner, options)}


def cards(view: View, owner: str, options: Mapping[str, Any]) -> int:
    pieces, owners, points = view["pieces"], view["cards"], 0
    open_spaces = free(view)
    if owners.get("le_peintre") == owner and "painter" in pieces:
        area = flood(pieces["painter"], set(kinds(view)) - built(view))
        shining = {space for space, letter in kinds(view).items() if letter == "l"} - built(view)
        points += 2 * len(area & (shining | {pieces.get("lamp")}))
    if owners.get("moulin_rouge") == owner and "dancer" in pieces:
        floor = {s for s in open_spaces if not (options["dancer_walls"] and kinds(view)[s] == "l")}
        points += len(flood(pieces["dancer"], floor))
    if owners.get("fontaine_des_mers") == owner and "fountain" in pieces:
        sides = set().union(*(beside(space) for space in pieces["fountain"]))
        points += 3 * sum(name == owner and bool(spaces & sides) for name, spaces in bodies(view))
    if owners.get("le_penseur") == owner and "statue" in pieces:
        statue = pieces["statue"]
        if statue["front"] in open_spaces:
            points += 2 * len(beside(statue["space"]) & open_spaces)
            points += len({step(statue["space"], *corner) for corner in CORNERS} & open_spaces)
    return points


def tie_break(view: View, owner: str, options: Mapping[str, Any]) -> int:
    visible = free_of(view, LETTER[owner])
    if options["tie"] == "visible":
        under = {view["pieces"].get("painter"), view["pieces"].get("dancer")}
        visible |= {space for space in under if space and kinds(view)[space] == LETTER[owner]}
    return len(visible)


# --- moves of phase 2 ---------------------------------------------------------------------------------


def orientations(piece: str, flip: bool) -> dict[str, frozenset[tuple[int, int]]]:
    """Name and cells (x, y from the lower left corner of the box) of each different orientation."""
    found: dict[str, frozenset[tuple[int, int]]] = {}
    rows = SHAPES[piece].split()
    for mirrored in (False, True) if flip else (False,):
        cells = {(x, -y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "X"}
        cells = {(-x, y) for x, y in cells} if mirrored else cells
        for turn in range(4):
            left, low = min(x for x, _ in cells), min(y for _, y in cells)
            placed = frozenset((x - left, y - low) for x, y in cells)
            if placed not in found.values():
                found[("flip" if mirrored else "") + str(90 * turn)] = placed
            cells = {(y, -x) for x, y in cells}
    return found


def layings(view: View, piece: str, owner: str, flip: bool, allowed: Iterable[str]) -> list[str]:
    """All ways to lay a piece: own or mixed ground, and at most one space for each letter in `allowed`."""
    letters, open_spaces = kinds(view), free(view)
    found = []
    for name, cells in orientations(piece, flip).items():
        for x in range(8):
            for y in range(8):
                spaces = [step("a1", x + right, y + up) for right, up in cells]
                if any(space is None or space not in open_spaces for space in spaces):
                    continue
                other = [letters[str(space)] for space in spaces if letters[str(space)] not in (LETTER[owner], "m")]
                if len(set(other)) == len(other) and set(other) <= set(allowed):
                    first = min((str(space) for space in spaces), key=lambda space: (space[1], space[0]))
                    found.append(f"{name}/{first}")
    return found


def building_moves(view: View, owner: str, options: Mapping[str, Any]) -> set[str]:
    """Every legal move of phase 2."""
    flip, held = options["flip"], view["held"][owner]
    extra = ["l"] * ("metropolitain" in held) + [LETTER[RIVAL[owner]]] * ("chartier" in held)
    can_build = view["chimneys"][owner] > 0
    found = set()
    if can_build:
        for piece in view["reserve"][owner]:
            found |= {f"place/{piece}/{way}" for way in layings(view, piece, owner, flip, extra)}
    if view["tokens"][owner] > 0:
        for card, claimed in view["cards"].items():
            if claimed is None:
                ways = uses(view, card, owner, options, extra, can_build)
                found |= {f"postcard/{card}/{way}" for way in ways}
    return found


def uses(view: View, card: str, owner: str, options: Mapping[str, Any], extra: list[str], can_build: bool) -> list[str]:
    """Every way to claim one postcard."""
    own, flip = free_of(view, LETTER[owner]), options["flip"]
    if card in ("metropolitain", "chartier", "sacre_coeur"):
        return ["keep", "none"]
    if card in ("le_peintre", "moulin_rouge", "lampadaire"):
        return ["none", *own]
    if card == "la_grande_lumiere":
        return ["none", *free_of(view, "l")]
    if card == "jardin_des_plantes":
        return ["none", *(layings(view, "garden", owner, flip, extra) if can_build else ())]
    if card == "fontaine_des_mers":
        rival = [letter for letter in extra if letter != "l"] if options["chartier_fountain"] else []
        return ["none", *layings(view, "fountain", owner, flip, rival)]
    if card == "le_penseur":
        fronts = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
        open_spaces = free(view)
        return ["none", *(f"{s}/{name}" for s in own for name, move in fronts.items() if step(s, *move) in open_spaces)]
    if card == "bouquinistes":
        names = [item["piece"] for item in view["buildings"]]
        return ["none"] + [
            f"{space}/{names[number]}"
            for space in own
            for number, (name, spaces) in enumerate(bodies(view))
            if name == owner and beside(space) & spaces
        ]
    assert card == "levitation"
    swaps = [
        f"{returned}/{wanted}/{way}"
        for wanted in (view["pool"] if can_build else ())
        for way in layings(view, wanted, owner, flip, extra)
        for returned in view["reserve"][owner]
    ]
    return ["none", *swaps]
