"""Six levels: each plays whole games, weak ones like people who overlook much, none at random."""

import re
from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier.bots.basic import GreedyBot
from quartier.bots.greedy import PERCENT, sight_among
from quartier.bots.levels import LEVELS
from quartier.bots.players import BOTS, bot, play_to_the_end
from quartier.engine.locale import LANGUAGES, Words
from quartier.games import game
from tests.bots.games import EVERY_GAME

STRENGTH = Path(__file__).parent.parent.parent / "docs" / "strength.md"
BREATHS = (("paris", 2), ("munivers", 3), ("tiny_towns", 4), ("tiny_towns", 1))
TWO: list[tuple[str, dict[str, Any]]] = [
    ("paris", {}),
    ("tiny_towns", {"players": 2}),
    ("munivers", {"players": 2, "content": "short"}),
]


def victories(strong: str, weak: str, name: str, options: dict[str, Any], games: int) -> float:
    """Return how many games the stronger one won, each seed once from either seat."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        players = {seat: bot(strong, number), 1 - seat: bot(weak, number)}
        winners = play_to_the_end(quartier.new(name, seed=number // 2, **options), players).winners
        won += (seat in winners) / len(winners)
    return won


def test_there_are_six_and_all_can_be_sat_down_with() -> None:
    assert list(LEVELS) == [f"level-{number}" for number in range(1, 7)]
    assert set(LEVELS) < set(BOTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_and_says_what_it_is(language: str) -> None:
    words = Words.load("table", language)
    said = {words(f"bot-{level}{part}") for level in LEVELS for part in ("", "-about")}
    assert len(said) == 2 * len(LEVELS)


@pytest.mark.parametrize(("name", "options"), TWO)
def test_the_first_level_beats_chance_and_the_second_beats_the_first(name: str, options: dict[str, Any]) -> None:
    assert victories("level-1", "random", name, options, 20) >= 14
    assert victories("level-2", "level-1", name, options, 20) >= 12


@pytest.mark.parametrize(
    ("strong", "weak", "games", "least"), [("level-3", "level-2", 20, 12), ("level-4", "level-3", 10, 7)]
)
def test_a_level_that_thinks_beats_the_one_below_though_neither_solves_the_end(
    strong: str, weak: str, games: int, least: int
) -> None:
    """The two strongest take too long here: docs/strength.md tells of them."""
    assert victories(strong, weak, "paris", {}, games) >= least


@pytest.mark.parametrize("level", ["level-3", "level-4"])
def test_levels_that_think_play_the_same_game_from_the_same_seed(level: str) -> None:
    records = [
        play_to_the_end(quartier.new("paris", seed=3), [bot(level, seed), bot(level, seed)]).record()
        for seed in (5, 5, 6)
    ]
    assert records[0] == records[1] != records[2]


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_a_level_thinks_as_long_as_is_fit_for_the_game(name: str, options: dict[str, Any]) -> None:
    match = quartier.new(name, seed=1, **options)
    breath = match.game.thinking(len(match.seats)).breath
    budgets = [LEVELS[f"level-{number}"].budget(match.game, len(match.seats)) for number in (3, 4, 5, 6)]
    assert [budget.iterations for budget in budgets] == [round(share * breath) for share in (0.05, 0.15, 0.4)] + [None]
    assert budgets[-1].seconds == 1.0


def test_the_page_on_strength_says_what_each_level_is() -> None:
    page = STRENGTH.read_text(encoding="utf-8")
    words = Words.load("table", "en")
    told = re.findall(r"^\| `(level-\d)` \| (\w+) \| (\d+) \| (.*) \|$", page, flags=re.MULTILINE)
    assert len(told) == len(LEVELS)
    for name, title, sight, thinks in told:
        level = LEVELS[name]
        assert words(f"bot-{name}").endswith(f" · {title}")
        assert int(sight) == level.sight
        thinking = f"{level.seconds:g} s" if level.seconds else f"{level.breaths:g} breaths" if level.breaths else "not"
        assert thinks.startswith(thinking)
    breaths = [game(name).thinking(players).breath for name, players in BREATHS]
    assert "{:,} in Paris, {:,} in Munivers, {:,} in Tiny Towns and {:,} alone".format(*breaths) in page


def test_who_notices_nothing_still_moves() -> None:
    match = quartier.new("paris", seed=1)
    seat = match.waiting[0]
    assert {GreedyBot(seed, sight=0).choose(match, seat) for seed in range(40)} <= set(match.actions(seat))


@pytest.mark.parametrize("sight", [0, 20, 45, 93])
def test_the_fewer_moves_there_are_the_more_of_them_are_noticed(sight: int) -> None:
    shares = [sight_among(options, sight) for options in (2, 4, 16, 100, 10_000)]
    assert shares == sorted(shares, reverse=True)
    assert shares[1] == (PERCENT + sight) // 2, "of four moves half as many are overlooked as of many"
    assert shares[-1] == sight
