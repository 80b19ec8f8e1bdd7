"""Munivers keeps every promise of the engine's contract."""

from quartier.engine.contract import Contract
from quartier.games.munivers.game import GAME

DERIVED = frozenset({"standing"})


class TestContract(Contract):
    game = GAME
    option_sets = (
        {},
        {"players": 2, "match": "once", "content": "short"},
        {"players": 4, "content": "short"},
    )
    compiled_games = 1_000
    interpreted_games = 1
    unobserved = Contract.unobserved | {"bank", "bag", "rewards_spent", "standing"}
    derived = DERIVED
