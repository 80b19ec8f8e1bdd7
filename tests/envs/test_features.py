"""A learner's view follows from the observation, and loses nothing of it but the size of large numbers."""

import numpy as np
import pytest
from numpy.typing import NDArray

import quartier
from quartier.engine.errors import QuartierError
from quartier.engine.game import Game
from quartier.engine.playout import play_out
from quartier.envs.features import features, features_of, length
from quartier.games import NAMES

EVERY = pytest.mark.parametrize("name", NAMES)


def observations(name: str, games: int = 4) -> tuple[Game, NDArray[np.int32]]:
    """Return what seats see at the beginning and at the end of games."""
    rows = []
    for seed in range(games):
        match = quartier.new(name, seed=seed)
        state, rules = match.state, match.game.rules
        for _ in range(2):
            for seat in range(-1, len(match.seats)):
                rows.append(np.zeros(match.game.observation_length, np.int32))
                rules.observe(state, match.tables, seat, rows[-1])
            play_out(rules.doors, state, match.tables, np.zeros(match.game.max_legal, np.int32), seed)
    return match.game, np.array(rows)


@EVERY
def test_the_observation_can_be_read_off_its_features(name: str) -> None:
    game, seen = observations(name)
    found = features(game, seen)
    assert found.shape == (len(seen), length(game))
    assert found.min() >= -1
    assert found.max() <= 1
    for row, learnt in zip(seen, found, strict=True):
        fields = game.observed(row)
        for field, feature in zip(game.observation, features_of(game), strict=True):
            part = learnt[feature.first : feature.first + int(np.prod(feature.shape))].reshape(feature.shape)
            if feature.one_hot:
                assert (part.sum(axis=0) == 1).all()
                read = part.argmax(axis=0) + field.lowest
            else:
                plain = (field.lowest, field.highest) == (0, 1)
                read = part if plain else np.round(16 * part / (1 - np.abs(part)))
            large = np.abs(fields[field.name]) > 1000
            assert (read == fields[field.name])[~large].all(), field.name


@EVERY
def test_one_observation_has_the_features_that_it_has_among_others(name: str) -> None:
    game, seen = observations(name, 1)
    assert (features(game, seen[0]) == features(game, seen)[0]).all()


def test_boards_become_planes() -> None:
    game, _ = observations("paris", 1)
    shapes = {feature.name: feature.shape for feature in features_of(game)}
    assert shapes["planes"] == (16, 64)
    assert shapes["light"] == (6, 64)
    assert shapes["building"] == (15, 64)


@EVERY
def test_what_is_no_observation_has_no_features(name: str) -> None:
    """Compiled code trusts that each value has a plane."""
    game, seen = observations(name, 1)
    lowest, highest = game.observation_bounds()
    for number in range(len(lowest)):
        for value in (int(lowest[number]) - 1, int(highest[number]) + 1):
            wrong = seen[0].astype(np.int64)
            wrong[number] = value
            with pytest.raises(QuartierError, match="has such numbers"):
                features(game, wrong)
    for nonsense in (seen[0, :-1], seen[0].astype(float), seen.T, np.array(3)):
        with pytest.raises(QuartierError, match=f"is {len(lowest)} whole numbers"):
            features(game, nonsense)
    assert features(game, seen[:0]).shape == (0, length(game))
