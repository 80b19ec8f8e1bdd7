"""Tiny Towns keeps the contract of every game."""

from quartier.engine.contract import Contract
from quartier.games.tiny_towns.game import GAME


class TestContract(Contract):
    game = GAME
    option_sets = (
        {"players": 2},
        {"players": 4, "buildings": "first", "cavern": True},
        {"players": 3, "mode": "town_hall"},
        {"players": 6, "mode": "town_hall", "monuments": False, "cavern": True},
        {"mode": "solo", "cavern": True},
        {"players": 3, "buildings": ["granary", "shed", "temple", "feast_hall", "market", "bank"]},
        {"players": 5, "buildings": ["greenhouse", "fountain", "temple", "inn", "tailor", "trading_post"]},
        {"players": 2, "buildings": ["orchard", "millstone", "abbey", "almshouse", "bakery", "warehouse"]},
    )
    unobserved = Contract.unobserved | {"cubes_taken", "cubes_returned", "buildings_raised", "buildings_razed"}
