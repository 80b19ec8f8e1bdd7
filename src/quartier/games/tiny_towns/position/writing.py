"""Writes a position: the whole truth, secrets and random numbers included."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.game import Buffer
from quartier.games.tiny_towns.rules.state import RESOURCES, SQUARES, STAGES
from quartier.games.tiny_towns.view import dealt, laid_out, monument, on_the_table, resource, town, types

BOOKS = ("cubes_taken", "cubes_returned", "buildings_raised", "buildings_razed")


def position(state: Buffer, tables: Buffer, options: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ARG001
    """Return the whole state as readable data."""
    record = laid_out(state)
    table = on_the_table(record)
    del table["free_round"]
    return {
        "options": dict(options),
        "seed": record.seed,
        "draws": record.draws,
        **table,
        "master": record.master,
        "deck": dict(zip(RESOURCES, record.deck, strict=True)),
        "open": [resource(card) for card in record.open],
        "towns": [_town(record, seat) for seat in range(record.players)],
    }


def _town(record: Any, seat: int) -> dict[str, Any]:
    """Return a town with its secrets and with what its owner is about to decide."""
    replaced = record.replaced[seat]
    return {
        **town(record, seat),
        "monument": monument(record, seat),
        "dealt": dealt(record, seat),
        "resume": STAGES[record.resume[seat]],
        "chosen": resource(record.chosen[seat]),
        "built": types(record, record.built[seat]),
        "claims": types(record, record.claims[seat]),
        "watch_round": record.watch_round[seat],
        "replacements": record.replacements[seat],
        "replaced": SQUARES[replaced - 1] if replaced else None,
        "books": {book: getattr(record, book)[seat] for book in BOOKS},
    }
