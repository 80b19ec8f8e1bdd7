"""What is told of a review, in the words of a language: all that a page needs to draw it, and nothing to work out."""

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from quartier.table.replays import Replay

if TYPE_CHECKING:
    from quartier.reviews.fortune import Values
    from quartier.reviews.review import Judged, Review
    from quartier.reviews.wording import Wording


def told(replay: Replay, data: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Return the review of a game as a page shows it."""
    from quartier.reviews.review import from_data  # these load the search, for which nobody should wait
    from quartier.reviews.wording import Wording

    found = from_data(replay.match, data)
    say = Wording(found, language, [name for name, _, _ in replay.names])
    headings, rows = say.players()
    return {
        "values": data["values"],
        "title": say.of_kind("graph"),
        "lead": say.lead()[0],
        "seats": headings[1:],
        "scale": [{"value": value, "told": say.value(value)} for value in _scale(found)],
        "course": _course(found, say),
        "decisions": [_decision(one, found, say) for one in found.decisions],
        "turning": {
            "title": say("turning"),
            "note": say("turning-note" if found.turning_points else "turning-none"),
            "points": [{"number": one.number, "title": say.turn_title(one)} for one in found.turning_points],
        },
        "players": {"title": say.of_kind("players"), "note": say.players_note(), "headings": headings, "rows": rows},
    }


def _scale(found: "Review") -> list[float]:
    """Return the values that a graph names: of chances none, half and all, of points what they lie between."""
    if not found.alone:
        return [0.0, 0.5, 1.0]
    points = [value for _, values in _moments(found) for value in values]
    return [float(math.floor(min(points))), float(math.ceil(max(points)))]


def _course(found: "Review", say: "Wording") -> list[dict[str, Any]]:
    """Return how values went, by how many moves were made then."""
    return [
        {"move": move, "values": values, "told": [say.value(value) for value in values]}
        for move, values in _moments(found)
    ]


def _moments(found: "Review") -> "list[tuple[int, Values]]":
    """Return how values were before each decision, after it where no other follows at once, and at the end."""
    decisions = found.decisions
    nexts = [*(one.number - 1 for one in decisions[1:]), len(found.match.history)]
    moments: list[tuple[int, Values]] = []
    for one, following in zip(decisions, nexts, strict=True):
        moments.append((one.number - 1, one.before))
        if one.number != following:
            moments.append((one.number, one.after))
    return [*moments, (len(found.match.history), found.end)]


def _decision(one: "Judged", found: "Review", say: "Wording") -> dict[str, Any]:
    """Return what is to be said of a decision; of one that lost something, what would have been better too."""
    cost = say.cost(one)
    return {
        "number": one.number,
        "seat": one.seat,
        "verdict": one.verdict,
        "title": say(f"verdict-{one.verdict}") if cost else say.verdict(one),  # the cost says what is proved
        "cost": cost,
        "marks": found.marks(one) if cost else {},
    }
