"""The greedy bot plans a building, not just the score of this move."""

from quartier.bots.players import bot, play_to_the_end
from quartier.engine.match import Match
from quartier.games.tiny_towns.game import GAME
from tests.tiny_towns.towns import table, town


def choice(match: Match, seat: int = 0) -> str:
    return GAME.path(match.state, match.tables, seat, bot("greedy", 1).choose(match, seat))


def test_a_cube_goes_where_it_furthers_a_pattern() -> None:
    """No placing changes the score: what decides is the plan."""
    match = table(town("B . . .", "G . . ."), town(), named="wheat", cards=["farm"])
    assert choice(match) in ("place/wheat/b3", "place/wheat/b4")


def test_the_master_builder_names_what_a_plan_needs() -> None:
    match = table(town("B B . ."), town())
    assert choice(match) == "name/glass"


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


def test_the_taste_leaves_the_state_as_it_was() -> None:
    match = table(town("W S . ."), town(), named="glass")
    before = match.state
    after = before.copy()
    GAME.rules.evaluate(after, match.tables, 0)
    assert after.tobytes() == before.tobytes()
