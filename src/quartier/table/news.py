"""News of a running table: which games are ready, who can come, which games begin and end.

A piece of news is a log record whose text is the key of its sentence (words/news/*.ftl), with plain values as fields:
lines of JSON show those, a terminal the sentence (sentences.py). None of it says more than everybody may know who sees
the server's terminal: a table is named once its game has begun, when its address lets one watch and no longer sit down.
"""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.game import Game
from quartier.table.store.rows import Table

PERSON = "person"
log = logging.getLogger(__name__)


def tell(what: str, level: int = logging.INFO, **fields: Any) -> None:
    """Tell whoever runs the server."""
    log.log(level, what, extra=fields)


def game_begun(game: Game, table: Table) -> None:
    """Tell that a game has begun, and whether people or bots play it."""
    who = [seat.bot or PERSON for seat in table.seats]
    tell("game-begun", game=game.name, table=table.id, seats=dict(zip(game.seats(table.options), who, strict=True)))


def game_over(game: Game, table: Table, result: Mapping[str, Sequence[Any]]) -> None:
    """Tell how a game has ended: `result` has the numbers of the winners, and everybody's points."""
    seats = game.seats(table.options)
    winners = [seats[number] for number in result["winners"]]
    points = dict(zip(seats, result["totals"], strict=True))
    tell("game-over", game=game.name, table=table.id, winners=winners, points=points)
