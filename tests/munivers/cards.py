"""What tests look up: the cards of the standard pack, the numbers in what they say, and what a player has."""

from typing import Any

from quartier.engine.match import Match
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Ability, Card

PACK = load_pack("standard")


def card(name: str) -> Card:
    return next(card for card in PACK.cards if card.id == name)


def number(ability: Ability, verb: str) -> int:
    """Return the number with which an ability has a verb, whatever its owner has built."""
    return sum(step.n for step in ability.steps if step.verb == verb and step.per == "nothing")


def player(match: Match, seat: str = "orange") -> dict[str, Any]:
    found: dict[str, Any] = match.view(0)["players"][seat]
    return found
