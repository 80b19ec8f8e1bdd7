"""Writes a position: the whole truth, secrets and random numbers included."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.game import Buffer
from quartier.games.munivers.moves import SEATS
from quartier.games.munivers.packs.pack import Pack
from quartier.games.munivers.packs.tabulate import pack_of
from quartier.games.munivers.rules.state import COLOURS, NOBODY
from quartier.games.munivers.rules.verbs import KINDS
from quartier.games.munivers.view import auction, cards_in, plain, player, seat_or_none, whose_turn

TURN_FIELDS = ("month", "step", "deciding", "turn", "first", "next_first", "passed", "resting")
PLAYER_FIELDS = (
    "board", "mayor", "mayor_used", "cash", "loans", "votes", "income", "rewards", "polls_won", "paid",
    "built_this_month", "this_month", "campaign", "buildings", "stock", "hand",
)  # fmt: skip


def position(state: Buffer, tables: Buffer, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the whole state as readable data; what follows from it (totals, usefulness) is left out."""
    record = plain(state)
    pack = pack_of(tables)
    turn = whose_turn(record, pack)
    return {
        "options": dict(options),
        "seed": int(record.seed),
        "draws": int(record.draws),
        **{field: turn[field] for field in TURN_FIELDS},
        "next": SEATS[record.search],
        "auction": auction(record, pack),
        "polls": [pack.polls[int(card)].id for card in record.poll_cards[: len(pack.polls_in)]],
        "poll_boost": {KINDS[kind]: int(n) for kind, n in enumerate(record.poll_boost) if n},
        "markers": {KINDS[kind]: int(n) for kind, n in enumerate(record.markers)},
        "rewards_spent": int(record.rewards_spent),
        "discarded": cards_in(record.discarded, pack),
        "ability": _ability(record, pack),
        "players": {SEATS[seat]: _player(record, pack, seat) for seat in range(record.players)},
    }


def _player(record: Any, pack: Pack, seat: int) -> dict[str, Any]:
    shown = player(record, pack, seat)
    shown["buildings"] = {site: building["tile"] for site, building in shown["buildings"].items()}
    shown["hand"] = cards_in(record.hands[seat], pack)
    return {field: shown[field] for field in PLAYER_FIELDS}


def _ability(record: Any, pack: Pack) -> dict[str, Any]:
    """Return how far an ability has got that is being carried out."""
    uniques = pack.designs[pack.first_unique :]
    return {
        "row": int(record.row),
        "rows_left": int(record.rows_left),
        "actor": SEATS[record.actor],
        "target": seat_or_none(record.target),
        "kind": None if record.chosen_kind == NOBODY else KINDS[record.chosen_kind],
        "picks": int(record.picks),
        "price": int(record.price),
        "letter": KINDS[record.letter],
        "colour": COLOURS[record.letter_colour],
        "unresolved": [unique.id for number, unique in enumerate(uniques) if int(record.unresolved) >> number & 1],
    }
