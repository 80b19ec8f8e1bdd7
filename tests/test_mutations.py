"""Whatever is read is refused with a reason, or can be played to an end with every invariant kept."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

import quartier
from quartier.engine import playout
from quartier.engine.errors import QuartierError, shown
from quartier.engine.game import SPECTATOR, Game
from quartier.engine.match import Match
from quartier.games import NAMES, game
from tests.munivers import test_contract as munivers
from tests.mutations import Mutator, sample_positions, sample_records
from tests.paris import test_contract as paris
from tests.tiny_towns import test_contract as tiny_towns

CONTRACTS = {"paris": paris.TestContract, "tiny_towns": tiny_towns.TestContract, "munivers": munivers.TestContract}


def option_sets(name: str) -> Sequence[Mapping[str, Any]]:
    return CONTRACTS[name].option_sets


def samples(name: str, kind: str, games: int) -> list[dict[str, Any]]:
    """Return positions of that many random games of all option sets; or their records, and one of each other game."""
    if kind == "position":
        return sample_positions(game(name), option_sets(name), games)
    others = [sample_records(game(other), option_sets(other), 1)[0] for other in NAMES if other != name]
    return sample_records(game(name), option_sets(name), games) + others


def play_on(match: Match, seed: int) -> None:
    """Play to the end with every invariant checked, and fail unless there is one."""
    trace = np.zeros(2 * match.game.max_moves + 1, np.int32)
    actions = np.zeros(match.game.max_legal, np.int32)
    doors = match.game.rules.doors
    played = playout.play_out_checked(doors, match.state, match.tables, actions, trace, np.uint64(seed))
    assert played >= 0, f"{played} after {trace[0]} moves"


def look(match: Match, seed: int) -> None:
    """Look at a match from all seats; what a seat can't know stays possible for it, and makes no difference to it."""
    rules, tables = match.game.rules, match.tables
    lowest, highest = match.game.observation_bounds()
    for seat in (None, *range(len(match.seats))):
        match.view(seat)
        if seed % 40 == 0:
            match.svg(seat)
        viewer, state = SPECTATOR if seat is None else seat, match.state
        seen, still = np.zeros_like(lowest), np.zeros_like(lowest)
        rules.observe(state, tables, viewer, seen)
        assert (lowest <= seen).all()
        assert (seen <= highest).all()
        rules.resample(state, tables, viewer, np.uint64(seed))
        assert rules.check(state, tables) == 0
        rules.observe(state, tables, viewer, still)
        assert np.array_equal(seen, still)


def read(reader: Callable[[Any], Match], data: Any) -> Match | None:
    """Return the match, or nothing if it was refused with a reason; any other error is a failure."""
    try:
        return reader(data)
    except QuartierError as error:
        reason = str(error)
    assert len(reason) > 10
    return None


def try_position(played: Game, position: Any, seed: int) -> str:
    """Return whether a position was accepted; if so, it comes back to the last bit and can be played to an end."""
    match = read(partial(Match.from_position, played), position)
    if match is None:
        return "refused"
    written = json.loads(json.dumps(match.position()))
    assert np.array_equal(Match.from_position(played, written).state, match.state)
    look(match, seed)
    play_on(match, seed)
    return "accepted"


def try_record(record: Any, seed: int) -> str:
    """Return whether a record was accepted; if so, it comes back to the last bit and can be played to an end."""
    match = read(quartier.load, record)
    if match is None:
        return "refused"
    assert np.array_equal(quartier.load(json.loads(json.dumps(match.record()))).state, match.state)
    look(match, seed)
    play_on(match, seed)
    return "accepted"


def run(name: str, kind: str, mutants: int, games: int) -> Counter[str]:
    """Try mutants of positions or of records, each of a seed of its own; return how many were accepted and refused."""
    played, mutator = game(name), Mutator(samples(name, kind, games))
    outcomes: Counter[str] = Counter()
    for seed in range(mutants):
        mutant = mutator.mutant(Random(seed))
        try:
            outcomes[try_position(played, mutant, seed) if kind == "position" else try_record(mutant, seed)] += 1
        except Exception as error:
            raise AssertionError(f"the {kind} of seed {seed}: {shown(mutant)[:20_000]}") from error
    return outcomes


@pytest.mark.parametrize("name", NAMES)
def test_a_mutated_position_is_refused_or_plays_to_an_end(name: str) -> None:
    outcomes = run(name, "position", 2_500, 40)
    assert min(outcomes["accepted"], outcomes["refused"]) > 250


@pytest.mark.parametrize("name", NAMES)
def test_a_mutated_record_is_refused_or_plays_to_an_end(name: str) -> None:
    outcomes = run(name, "record", 600, 24)
    assert min(outcomes["accepted"], outcomes["refused"]) > 30


@pytest.mark.long
@pytest.mark.parametrize("kind", ["position", "record"])
@pytest.mark.parametrize("name", NAMES)
def test_many_mutants_are_refused_or_play_to_an_end(name: str, kind: str) -> None:
    outcomes = run(name, kind, *((50_000, 400) if kind == "position" else (10_000, 100)))
    print(name, kind, dict(outcomes))
    assert min(outcomes["accepted"], outcomes["refused"]) > 500
