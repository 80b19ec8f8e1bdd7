"""What it costs to show a move to one viewer: parts of the scene that changed, server CPU, bytes on the wire.

    python benchmarks/scene.py --games 5

Greedy bots play; after every move every seat and a spectator look, each over a socket of its own that remembers
what it sent and compresses as WebSockets do (deflate, one window for the whole connection). The CPU is that of
the view, the scene, the comparison with what was sent, JSON and deflate; and, for a seat that must decide, the
kinds of its legal moves' steps and what they stand for.
"""

import argparse
import json
import statistics
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from published import OPTIONS
from rich.console import Console
from rich.table import Table

import quartier
from quartier.bots.players import bot
from quartier.engine.match import Match
from quartier.engine.scene import DRAWN

LANGUAGE_OF_SEAT = ("en", "uk", "fr", "es", "ru", "en", "en")
"""A table of people who share no drawing but those without words."""


@dataclass
class Costs:
    """What showing single moves to single viewers has cost."""

    parts: list[int] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)
    bytes: list[int] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)
    """Milliseconds for the steps of all legal moves of a seat."""


class Viewer:
    """One socket: what it sent, and its compressor."""

    def __init__(self, seat: int | None, layout: str, costs: Costs) -> None:
        self.seat, self.layout, self.costs = seat, layout, costs
        self.language = LANGUAGE_OF_SEAT[-1 if seat is None else seat]
        self.sent: dict[str, str] = {}
        self.lay: dict[str, str] = {}
        self.deflate = zlib.compressobj(6, zlib.DEFLATED, -15)

    def look(self, match: Match) -> None:
        """Send what changed; the first look, at the whole scene, is not counted."""
        start = time.thread_time()
        scene = match.scene(self.seat, self.language, self.layout)
        markup, places = scene.markup, scene.places
        changed = {id: part for id, part in markup.items() if self.sent.get(id) != part}
        moved = {id: place for id, place in places.items() if self.lay.get(id) != place}
        message: dict[str, object] = {"size": [scene.width, scene.height], "parts": changed, "places": moved}
        if list(markup) != list(self.sent):
            message["order"] = list(markup)
        text = json.dumps(message, ensure_ascii=False).encode()
        wire = len(self.deflate.compress(text)) + len(self.deflate.flush(zlib.Z_SYNC_FLUSH))
        spent = time.thread_time() - start
        if self.sent:
            self.costs.parts.append(len(changed))
            self.costs.milliseconds.append(1000 * spent)
            self.costs.bytes.append(wire)
        self.sent, self.lay = dict(markup), places
        if self.seat in match.waiting:
            self.decide(match, self.seat)

    def decide(self, match: Match, seat: int) -> None:
        """Find out what every step of every legal move stands for."""
        match.moves(seat)
        start = time.thread_time()
        match.offers(seat)
        self.costs.steps.append(1000 * (time.thread_time() - start))


def watched_games(name: str, layout: str, games: int) -> Costs:
    """Play games of bots in front of viewers; games in turn, a move at a time, as at a busy table."""
    costs = Costs()
    matches = [quartier.new(name, seed=seed, **OPTIONS[name]) for seed in range(games)]
    running = [iter(_play(match, layout, costs)) for match in matches]
    while running:
        running = [game for game in running if next(game, None) is not None]
    return costs


def _play(match: Match, layout: str, costs: Costs) -> Iterator[int]:
    viewers = [Viewer(seat, layout, costs) for seat in (None, *range(len(match.seats)))]
    players = [bot("greedy", seed) for seed in range(len(match.seats))]
    for viewer in viewers:
        viewer.look(match)
    while not match.over:
        seat = match.waiting[0]
        match.play_action(players[seat].choose(match, seat), seat)
        for viewer in viewers:
            viewer.look(match)
        yield len(match.history)


def row(numbers: list[float] | list[int], digits: int) -> str:
    """Return the median and the 95th percentile."""
    percentiles = statistics.quantiles(numbers, n=20)
    return f"{statistics.median(numbers):.{digits}f} / {percentiles[-1]:.{digits}f}"


def main() -> None:
    """Measure the games asked for, with and without what was drawn before."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="games of each that run side by side")
    asked = parser.parse_args()
    table = Table("game", "layout", "parts changed", "CPU ms", "CPU ms, nothing kept", "bytes", "CPU ms, legal moves")
    for name in OPTIONS:
        for layout in ("wide", "tall"):
            costs = watched_games(name, layout, asked.games)
            room, DRAWN.most = DRAWN.most, 0
            DRAWN.clear()
            bare = watched_games(name, layout, 1)
            DRAWN.most = room
            table.add_row(
                *(name, layout, row(costs.parts, 0), row(costs.milliseconds, 2), row(bare.milliseconds, 2)),
                *(row(costs.bytes, 0), row(costs.steps, 2)),
            )
    table.title = f"A move, shown to one viewer: median / 95th percentile over {asked.games} games"
    Console(width=150).print(table)


if __name__ == "__main__":
    main()
