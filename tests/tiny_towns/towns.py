"""Short ways to lay out towns in tests."""

from typing import Any

from quartier.engine.match import Match
from quartier.games.tiny_towns.game import GAME

LETTERS = {".": "", "W": "wood", "H": "wheat", "B": "brick", "G": "glass", "S": "stone"}
NOTHING = ". . . ."


def town(*rows: str, **fields: Any) -> dict[str, Any]:
    """Lay out a town, top row first: `W H B G S` are cubes, `.` is empty, everything else a card."""
    rows = (*rows, *[NOTHING] * (4 - len(rows)))
    return {"squares": [[LETTERS.get(name, name) for name in row.split()] for row in rows], **fields}


def table(*towns: dict[str, Any], **fields: Any) -> Match:
    """Set a game up with these towns."""
    return Match.from_position(GAME, {"towns": list(towns), **fields})


def line(name: str, *rows: str, cards: list[str] | None = None, **fields: Any) -> int:
    """Return one line of the score of a single town."""
    match = table(town(*rows, **fields), **({"cards": cards} if cards else {}))
    return match.scores()[0][name]


def squares(match: Match, seat: int = 0) -> dict[str, str]:
    """Return what lies on each square of a town."""
    rows = match.position()["towns"][seat]["squares"]
    return {f"{column}{4 - y}": name for y, row in enumerate(rows) for column, name in zip("abcd", row, strict=True)}


def of_kind(match: Match, kind: str, seat: int = 0) -> set[str]:
    """Return the legal moves of one kind."""
    return {path for path in match.moves(seat) if path.split("/")[0] == kind} if seat in match.waiting else set()


def built(match: Match, seat: int = 0) -> set[str]:
    """Return which cards a seat could construct now, and on which squares."""
    return {"/".join(path.split("/")[1:3]) for path in of_kind(match, "build", seat)}


def all_done(match: Match) -> Match:
    """Let every waiting seat end its round."""
    for seat in match.waiting:
        if "done" in match.moves(seat):
            match.play("done", seat)
    return match
