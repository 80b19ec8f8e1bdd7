"""How long a decision may take, and who decides when it took too long.

A table has no clock, so many seconds a decision, or so many days. When time runs out a bot makes that one decision;
after three in a row it makes all of them, until the person is back: looks at the table from that seat, or moves.
"""

from dataclasses import replace

from quartier.table.course import Course
from quartier.table.store.rows import Author, Seat, Table

PATIENCE = 3
"""So many decisions in a row may be missed before a seat counts as left."""
STAND_IN = "greedy"
"""The bot that decides for people who are not there."""


def player_of(seat: Seat) -> str | None:
    """Return the bot that plays a seat now; None: a person does."""
    if seat.who == "bot":
        return seat.bot
    return STAND_IN if seat.away else None


def deadline(table: Table, course: Course, seat: Seat) -> float | None:
    """Return when a person's time for this decision runs out."""
    since, seconds = course.since[seat.number], table.clock.seconds
    if since is None or seconds is None or player_of(seat) is not None:
        return None
    return since + seconds


def due(table: Table, course: Course) -> float | None:
    """Return when the server itself must do something at a table: a bot's decision at once, a clock's at its end."""
    times: list[float] = []
    for seat in table.seats:
        since, end = course.since[seat.number], deadline(table, course, seat)
        if since is not None and player_of(seat) is not None:
            times.append(since)
        elif end is not None:
            times.append(end)
    return min(times, default=None)


def after_decision(seat: Seat, by: Author) -> Seat:
    """Return a seat after a decision was made for it: by its person, by a bot, or by the clock."""
    if by == "clock":
        missed = seat.missed + 1
        return replace(seat, missed=missed, away=seat.away or missed >= PATIENCE)
    if by == "person":
        return replace(seat, missed=0, away=False)
    return seat
