"""Positions as readable data: written in full, read with whatever a test, a puzzle or a person leaves out."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.errors import BadPosition
from quartier.engine.game import Buffer
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.fields import is_list, known_only
from quartier.games.tiny_towns.rules.state import (
    BUILDER,
    KINDS,
    MODES,
    MONUMENT,
    RESOURCES,
    SEATS,
    SIDE,
    SQUARES,
    STAGES,
    TYPES,
)
from quartier.games.tiny_towns.view import (
    dealt,
    laid_out,
    monument,
    on_the_table,
    resource,
    town,
    types,
)

FIELDS = (
    "options", "seed", "draws", "mode", "cards", "phase", "round", "master", "named", "deck", "open", "under",
    "towns",
)  # fmt: skip
TOWN_FIELDS = (
    "squares", "monument", "dealt", "shrine", "watch", "master_turns", "marks", "stored", "on_cottages",
    "complete", "cavern", "stage", "resume", "chosen", "built", "claims", "watch_round", "replacements",
    "replaced", "books",
)  # fmt: skip
BOOKS = ("cubes_taken", "cubes_returned", "buildings_raised", "buildings_razed")


def position(state: Buffer, options: Mapping[str, Any]) -> dict[str, Any]:
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


class Reader:
    """Reads a position, field by field; every error names the field and the reason."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        if not isinstance(position, Mapping):
            raise BadPosition(f"a position is an object with fields such as {', '.join(FIELDS[3:9])}")
        known_only(position, FIELDS, "a position")
        self.position = position
        self.towns = self._towns()
        self.cards = self._cards()

    def options(self) -> dict[str, Any]:
        """Return the options that the position states or implies."""
        given = self.position.get("options", {})
        if not isinstance(given, Mapping):
            raise BadPosition(f"'options' must be an object, not {given!r}")
        implied: dict[str, Any] = {"buildings": [self.cards[type] for type in TYPES]}
        if self.towns:
            implied["players"] = len(self.towns)
        if "mode" in self.position or "mode" not in given:
            implied["mode"] = self.position.get("mode", MODES[BUILDER])
        if self.position.get("phase") != "keep":
            implied["monuments"] = any(place.get("monument") or standing_monuments(place) for place in self.towns)
        implied["cavern"] = any(place.get("cavern") for place in self.towns)
        merged = {**implied, **given}
        for field in ("players", "mode"):
            if field in implied and merged[field] != implied[field]:
                raise BadPosition(f"'options' says {field} {merged[field]!r}, the position {implied[field]!r}")
        return merged

    def _towns(self) -> list[Mapping[str, Any]]:
        towns = self.position.get("towns", [])
        if not isinstance(towns, Sequence) or isinstance(towns, str) or len(towns) > len(SEATS):
            raise BadPosition(f"'towns' must be a list of 1 to {len(SEATS)} towns")
        for seat, place in enumerate(towns):
            if not isinstance(place, Mapping):
                raise BadPosition(f"towns[{seat}] must be an object with fields such as 'squares'")
            known_only(place, TOWN_FIELDS, f"towns[{seat}]")
            rows = place.get("squares", [[""] * SIDE] * SIDE)
            good = is_list(rows) and len(rows) == SIDE and all(is_list(row) and len(row) == SIDE for row in rows)
            if not good:
                raise BadPosition(f"towns[{seat}].squares must be {SIDE} rows of {SIDE} squares, row {SIDE} first")
            for name in (name for row in rows for name in row):
                if not isinstance(name, str) or name not in ("", *RESOURCES, *cards().number):
                    raise BadPosition(f"towns[{seat}].squares: {name!r} is neither a resource nor a card")
        return list(towns)

    def _cards(self) -> dict[str, str]:
        """Return the card of each type: as given, else as it stands in a town, else that of a first game."""
        given = self.position.get("cards", [])
        if not is_list(given):
            raise BadPosition("'cards' must be a list of building cards")
        standing = [name for place in self.towns for row in place.get("squares", ()) for name in row]
        found: dict[str, str] = {}
        for where, names in (("cards", given), ("squares", [name for name in standing if name in cards().number])):
            for name in names:
                if not isinstance(name, str) or name not in cards().number:
                    raise BadPosition(f"'{where}': there is no card {name!r}")
                kind = cards()[name].type
                if kind == KINDS[MONUMENT] and where == "cards":
                    raise BadPosition(f"'cards': {name!r} is a monument; they belong to the towns")
                if kind != KINDS[MONUMENT] and found.setdefault(kind, name) != name:
                    raise BadPosition(f"'{where}': {name!r} and {found[kind]!r} are both {kind}; one is in play")
        first = dict(zip(TYPES, cards().first_set, strict=True))
        return {type: found.get(type, first[type]) for type in TYPES}


def standing_monuments(place: Mapping[str, Any]) -> list[str]:
    """Return the monuments on a town's squares."""
    names = [name for row in place.get("squares", ()) for name in row]
    return [name for name in names if name in cards().number and cards()[name].type == KINDS[MONUMENT]]
