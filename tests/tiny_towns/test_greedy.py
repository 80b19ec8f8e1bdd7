"""The greedy bot plans a building, not just the score of this move."""

from typing import Any

from quartier.bots.players import bot, play_to_the_end
from quartier.engine.match import Match
from quartier.games.tiny_towns.game import GAME
from tests.tiny_towns.towns import table, town


def choice(match: Match, seat: int = 0) -> str:
    return GAME.path(match.state, match.tables, seat, bot("greedy", 1).choose(match, seat))


def test_a_cube_goes_where_it_furthers_a_pattern() -> None:
    """No placing changes the score: what decides is the plan."""
    match = table(town("B . W W", "G . W W", "W W W W", "W W W farm"), town(), named="wheat")
    assert choice(match) == "place/wheat/b3"


def test_the_master_builder_names_what_a_plan_needs() -> None:
    match = table(town("H . . .", "G . . .", ". . . .", ". . . farm"), town())
    assert choice(match) == "name/brick"


def test_a_seat_keeps_the_monument_that_will_bring_more() -> None:
    """T5: the cathedral takes three cubes and spares the empty squares, the statue takes five."""
    match = Match.new(GAME, seed=1, players=1, mode="solo")
    position = match.position()
    position["towns"][0]["dealt"] = ["statue_of_the_bondmaker", "cathedral_of_caterina"]
    assert choice(Match.from_position(GAME, position)) == "keep/cathedral_of_caterina"


def mean_points(games: int, **options: Any) -> float:
    """Let greedy players play games with consecutive seeds; return the mean of all towns."""
    matches = [Match.new(GAME, seed=seed, **options) for seed in range(1, games + 1)]
    points = [
        seat["total"]
        for match in matches
        for seat in play_to_the_end(match, [bot("greedy", seat) for seat in range(len(match.seats))]).true_scores()
    ]
    return sum(points) / len(points)


def test_greedy_players_build_towns_and_not_just_wells() -> None:
    assert mean_points(30, players=1, mode="solo") > 12
    assert mean_points(10, players=2, buildings="first") > 24
    assert mean_points(10, players=3, mode="town_hall") > 11


def test_a_finished_pattern_is_built_where_it_counts_most() -> None:
    """T24: a well between the cottages rather than beside none."""
    match = table(town("cottage . . .", "W S . .", "cottage . . ."), town(), named="glass").play("place/glass/d1", 0)
    assert choice(match) == "build/well/a3/a3-b3"


def test_the_greedy_bot_beats_random_players() -> None:
    wins = 0
    for seed in range(12):
        match = Match.new(GAME, seed=seed, players=3, mode=("builder", "town_hall")[seed % 2])
        players = [bot("greedy", seed), bot("random", seed), bot("random", seed + 100)]
        wins += play_to_the_end(match, players).winners == [0]
    assert wins >= 10


def test_a_cube_of_a_free_round_is_not_planned_for_once_it_lies_in_the_town() -> None:
    """T42: it stays the seat's choice to the end of the round, but is no second cube."""
    match = table(town("W . . ."), town(), mode="town_hall", round=3)
    match.play("choose/stone", 0).play("choose/stone", 1).play("place/stone/b4", 0)
    placed = GAME.rules.evaluate(match.state.copy(), match.tables, 0)
    match.play("done", 0)
    assert GAME.rules.evaluate(match.state.copy(), match.tables, 0) == placed


def test_a_town_completed_in_a_free_round_is_worth_its_points() -> None:
    """T42: nobody looks for a square for a cube in it."""
    full = ("W W W W", "W W W W", "W W W W", "W W W .")
    match = table(town(*full), town(), mode="town_hall", round=3)
    match.play("choose/wood", 0).play("choose/wood", 1).play("place/wood/d1", 0).play("complete", 0)
    assert GAME.rules.evaluate(match.state.copy(), match.tables, 0) == 10 * match.true_scores()[0]["total"]


def test_the_taste_leaves_the_state_as_it_was() -> None:
    match = table(town("W S . ."), town(), named="glass")
    before = match.state
    after = before.copy()
    GAME.rules.evaluate(after, match.tables, 0)
    assert after.tobytes() == before.tobytes()
