"""T11: all seats decide at the same time, in any order, with the same outcome to the last bit."""

from random import Random

import numpy as np
import pytest

from quartier.engine.match import Match
from quartier.games.tiny_towns.game import GAME
from tests.tiny_towns.test_fuzz import rich_position

OPTIONS: tuple[dict[str, object], ...] = (
    {"players": 3},
    {"players": 6, "cavern": True},
    {"players": 4, "mode": "town_hall"},
    {"players": 5, "mode": "town_hall", "cavern": True, "buildings": "first"},
    {"players": 2, "buildings": ["farm", "shed", "temple", "inn", "market", "warehouse"]},
    {"players": 3, "buildings": ["farm", "well", "temple", "tavern", "bakery", "trading_post"]},
    {"players": 3, "mode": "town_hall", "buildings": ["orchard", "well", "abbey", "tavern", "bakery", "bank"]},
)


def one_seat_after_the_other(match: Match, random: Random) -> list[tuple[int, str]]:
    """Play until the seats that wait together have all decided; return what they did."""
    played: list[tuple[int, str]] = []
    for seat in random.sample(match.waiting, len(match.waiting)):
        stage = match.view()["phase"]
        round_number = match.view()["round"]
        while seat in match.waiting and (stage, round_number) == (match.view()["phase"], match.view()["round"]):
            path = random.choice(match.moves(seat))
            match.play(path, seat)
            played.append((seat, path))
    return played


def interleaved(played: list[tuple[int, str]], random: Random) -> list[tuple[int, str]]:
    """Return the same decisions in another order, each seat's own order kept."""
    queues = {seat: [path for other, path in played if other == seat] for seat, _ in played}
    mixed: list[tuple[int, str]] = []
    while any(queues.values()):
        seat = random.choice([seat for seat, paths in queues.items() if paths])
        mixed.append((seat, queues[seat].pop(0)))
    return mixed


def compare_orders(match: Match, random: Random, orders: int) -> int:
    """Play a game to its end; after each step with several seats try other orders of the same decisions."""
    permuted = 0
    while not match.over:
        before = match.copy()
        played = one_seat_after_the_other(match, random)
        if len({seat for seat, _ in played}) < 2:
            continue
        for _ in range(orders):
            other = before.copy()
            for seat, path in interleaved(played, random):
                other.play(path, seat)
            assert np.array_equal(other.state, match.state)
            permuted += 1
    return permuted


@pytest.mark.parametrize("options", OPTIONS)
def test_every_order_of_the_seats_gives_the_same_state(options: dict[str, object]) -> None:
    """T11: whole games, eight other orders of each round."""
    games = [(Match.new(GAME, seed=seed, **options), Random(seed)) for seed in range(3)]
    assert sum(compare_orders(match, random, 8) for match, random in games) > 100


def test_every_order_gives_the_same_state_where_all_cards_act() -> None:
    """T11, T26 to T38: from half-built towns, with factories, guilds, groves and watches at work."""
    kinds: set[str] = set()
    for seed in range(60):
        match, random = Match.from_position(GAME, rich_position(Random(seed))), Random(seed)
        compare_orders(match, random, 3)
        kinds |= {path.split("/")[0] for _, path in match.log()}
    assert {"build", "replace", "grow", "watch", "claim", "store", "swap", "cottage", "cavern"} <= kinds
