"""What an arena has shown: as a table in the terminal, as data, and as a page with plots."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from quartier.engine.svg import Markup, join
from quartier.games import game as load_game
from quartier.lab import plots
from quartier.lab.arena import Arena, Outcome, Standing
from quartier.lab.arena_words import Wording
from quartier.lab.page import figure, matrix, page, section, side_by_side, table, tag
from quartier.lab.plots import Row
from quartier.lab.ratings import MIDDLE
from quartier.lab.statistics import Estimate
from quartier.lab.tables import narrow_table

FORMAT = 1


# --- the terminal ------------------------------------------------------------------------------------

Cell = tuple[str, str]
"""A value, and what stands below it: its interval, if it has one."""


def as_tables(found: Outcome, say: Wording) -> RenderableType:
    """Return the standings and, where there are more than two bots or seats, who did how against whom."""
    standings = _terminal_table(*_standings(found, say), say("standings"))
    if not found.encounters or (len(found.arena.bots) == 2 and found.arena.seats == 2):
        return standings
    ranks = {each.name: rank for rank, each in enumerate(found.standings)}
    encounters = sorted(found.encounters, key=lambda each: (ranks[each.one], ranks[each.other]))
    if found.arena.seats == 2:  # told from the other side it is the same
        encounters = [each for each in encounters if ranks[each.one] < ranks[each.other]]
    headings = [say(key) for key in ("bot", "games", "victories", "points")]
    rows: list[list[Cell]] = [
        [
            (each.one, say("against", bot=each.other, count=found.arena.seats - 1)),
            (say.number(each.games), ""),
            _share(each.share, say),
            (" : ".join(map(say.points, each.scores)), ""),
        ]
        for each in encounters
    ]
    return Group(standings, _terminal_table(headings, rows, say("encounters")))


def _terminal_table(headings: Sequence[str], rows: Sequence[Sequence[Cell]], title: str) -> Table:
    found = narrow_table(title, [heading.replace(" (", "\n(") for heading in headings], whole=True)
    for row in rows:
        found.add_row(*("\n".join(filter(None, cell)) for cell in row))
    return found


def _standings(found: Outcome, say: Wording) -> tuple[list[str], list[list[Cell]]]:
    """Return the table of standings: its headings and its rows."""
    strength = ["rating", "games", "victories"] if found.arena.seats > 1 else ["games"]
    headings = [say(key) for key in ("bot", *strength, "points", "time")]
    return headings, [_standing(each, say) for each in found.standings]


def _standing(each: Standing, say: Wording) -> list[Cell]:
    row = [(each.name, ""), (say.number(each.games), ""), _within(each.score, say.points, say)]
    if each.rating is not None:
        row.insert(1, _within(each.rating, say.rating, say))
        row.insert(3, _share(each.share, say) if each.share else (say.unknown, ""))
    return [*row, (say.duration(each.seconds), f"({say.duration(each.slowest)})")]


def _within(estimate: Estimate, written_as: Callable[[float], str], say: Wording) -> Cell:
    value, low, high = map(written_as, estimate.numbers)
    return value, f"({say.interval(low, high)})"


def _share(share: Estimate, say: Wording) -> Cell:
    """Return a share; in its interval the sign of percent is spared."""
    low, high = (say.number(100 * value, 1) for value in (share.low, share.high))
    return say.percent(share.value), f"({say.interval(low, high)})"


# --- data --------------------------------------------------------------------------------------------


def as_data(found: Outcome) -> dict[str, Any]:
    """Return all of it as plain data."""
    arena = found.arena
    return {
        "quartier": "arena",
        "format": FORMAT,
        "command": arena.command,
        "game": arena.game,
        "rules": load_game(arena.game).version,
        "options": dict(arena.options),
        "bots": list(arena.bots),
        "games": arena.games,
        "seeds": [arena.seeds[0], arena.seeds[-1]],
        "challenge": arena.challenge,
        "fair": found.fair,
        "standings": [
            {
                "bot": each.name,
                "games": each.games,
                "rating": each.rating and each.rating.plain(),
                "share": each.share and each.share.plain(),
                "score": each.score.plain(),
                "points": list(each.points),
                "seconds": each.seconds,
                "slowest": each.slowest,
            }
            for each in found.standings
        ],
        "encounters": [
            {
                "one": each.one,
                "other": each.other,
                "games": each.games,
                "share": each.share.plain(),
                "scores": list(each.scores),
            }
            for each in found.encounters
        ],
    }


# --- a page ------------------------------------------------------------------------------------------


def as_page(found: Outcome, say: Wording) -> str:
    """Return a page with tables and plots."""
    game = load_game(found.arena.game)
    title = say("title", game=game.words(say.language)("title"))
    rated = found.arena.seats > 1
    note = say("standings-note", middle=say.rating(MIDDLE)) if rated else say("solo-note")
    parts = [section(say("standings"), note, _page_table(found, say))]
    if rated:
        against = say("encounters-note", fair=say.percent(found.fair))
        parts.append(section(say("encounters"), against, _matrix(found, say)))
    parts.append(section(say("plots"), "", side_by_side(_plots(found, say))))
    again = tag("pre", tag("code", found.arena.command), class_="command", tabindex="0")
    rules = say(
        "rules",
        game=game.words(say.language)("title"),
        version=str(game.version),
        options=_options(found.arena, say),
    )
    parts.append(section(say("how"), "", tag("p", rules), tag("p", say("command")), again))
    return page(title, lead(found.arena, say), parts, say.language)


def _page_table(found: Outcome, say: Wording) -> Markup:
    headings, rows = _standings(found, say)
    return table(
        headings, [[join([value, tag("small", below) if below else None]) for value, below in row] for row in rows]
    )


def lead(arena: Arena, say: Wording) -> str:
    """Say in a sentence what was played."""
    kind = "solo" if arena.seats == 1 else "challenge" if arena.challenge else "pairs" if arena.seats == 2 else "tables"
    return say(f"{kind}", games=arena.games, others=arena.seats - 1, seed=str(arena.seed))


def _options(arena: Arena, say: Wording) -> str:
    return ", ".join(f"{name}={value}" for name, value in arena.unusual.items()) or say("as-usual")


def _matrix(found: Outcome, say: Wording) -> Markup:
    names = [each.name for each in found.standings]
    shares = {(each.one, each.other): each.share.value for each in found.encounters}
    cells = [
        [(share, say.percent(share)) if (share := shares.get((one, other))) is not None else None for other in names]
        for one in names
    ]
    return matrix(names, cells, say("bot"))


def _plots(found: Outcome, say: Wording) -> list[Markup]:
    """Return a plot for each question: how strong, how many points, how quick."""
    drawn = []
    ratings = [Row(each.name, *each.rating.numbers) for each in found.standings if each.rating]
    shares = [Row(each.name, *each.share.numbers) for each in found.standings if each.share]
    if ratings:
        plot = plots.ranges(say("rating"), ratings, say("scale-rating"), say.rating)
        drawn.append(figure(say("rating"), plot))
        plot = plots.ranges(
            say("victories"), shares, say("scale-share"), say.percent, found.fair, ticks=say.round_share
        )
        drawn.append(figure(say("share-fair"), plot))
        spreads = [(each.name, each.points) for each in found.standings]
        plot = plots.spreads(say("points"), spreads, say("scale-points"), say.number)
        drawn.append(figure(say("points"), plot, say("points-note")))
    else:
        drawn += [_histogram(each, say) for each in found.standings]
    times = [Row(each.name, each.seconds, each.seconds, each.slowest) for each in found.standings]
    plot = plots.ranges(say("time"), times, say("scale-time"), say.duration, log=True, ticks=say.round_duration)
    return [*drawn, figure(say("time"), plot, say("time-note"))]


def _histogram(each: Standing, say: Wording) -> Markup:
    plot = plots.histogram(each.name, each.points, say("scale-points"), say("times-counted"), say.number)
    return figure(each.name, plot)
