"""Paris keeps the contract of every game."""

from quartier.engine.contract import Contract
from quartier.games.paris.game import GAME

ADVANCED = ["moulin_rouge", "fontaine_des_mers", "le_penseur", "la_grande_lumiere"]


class TestContract(Contract):
    game = GAME
    option_sets = (
        {},
        {"postcards": "random", "hand": 2},
        {"postcards": "random", "edition": "fr", "flip": True},
        {"postcards": "random", "edition": "es", "grande_lumiere": "diamond", "first": "blue"},
        {
            "postcards": ["metropolitain", "chartier", "levitation", "bouquinistes", *ADVANCED],
            "grande_lumiere": "ring",
        },
    )
