"""Small boards for tests: a position states just what matters."""

from typing import Any

import quartier
from quartier import Match

ORANGE, BLUE = 0, 1
COLUMNS = "abcdefgh"
SPACES = [f"{column}{row}" for row in range(1, 9) for column in COLUMNS]


def paving(ground: str = "o", **spaces: str) -> list[str]:
    """Pave the board with one letter, but for named spaces, as in `paving("o", l="c3 d4", b="a1")`."""
    letters = dict.fromkeys(SPACES, ground)
    for letter, names in spaces.items():
        for name in names.split():
            letters[name] = {"dot": "."}.get(letter, letter)
    return ["".join(letters[f"{column}{row}"] for column in COLUMNS) for row in range(8, 0, -1)]


def building(owner: str, piece: str, spaces: str) -> dict[str, Any]:
    """Return a building for a position."""
    return {"owner": owner, "piece": piece, "spaces": spaces.split()}


def at(**position: Any) -> Match:
    """Start from a position of Paris; where a building stands on the rival's ground, it becomes its owner's (P16)."""
    if "paving" in position and "buildings" in position:
        position["paving"] = under_buildings(position["paving"], position["buildings"], position.get("pieces", {}))
    return quartier.from_position("paris", position)


def under_buildings(rows: list[str], buildings: list[dict[str, Any]], pieces: dict[str, Any]) -> list[str]:
    """Pave the ground under buildings so that they may stand there, but for the mixed space of Chartier (P25)."""
    letters = dict(zip(SPACES, "".join(reversed(rows)), strict=True))
    for number, standing in enumerate(buildings):
        annex = [pieces["annex"]["space"]] if pieces.get("annex", {}).get("building") == number else []
        for space in [*standing["spaces"], *annex]:
            if letters[space] in "ob" and space != pieces.get("mixed_space"):
                letters[space] = standing["owner"][0]
    return ["".join(letters[f"{column}{row}"] for column in COLUMNS) for row in range(8, 0, -1)]


def with_cards(*cards: str, **owners: str) -> dict[str, str | None]:
    """Return cards in play: open ones, and owned ones."""
    return {**dict.fromkeys(cards, None), **owners}


def moves(match: Match, prefix: str) -> list[str]:
    """Return what follows a prefix in the legal moves of the seat to move."""
    return [path.removeprefix(prefix) for path in match.moves() if path.startswith(prefix)]
