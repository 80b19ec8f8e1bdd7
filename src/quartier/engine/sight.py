"""The part of the contract about observations: they hold all that views show, and no secret.

Both are proved by comparison. No world redrawn for a seat may change its observation, so it holds no secret. And
wherever two states look different to a seat, its observations must differ, so nothing is missing. States that differ
in one thing alone are made by planting a value of one state into another one.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from quartier.engine.compile import INTERPRETED
from quartier.engine.game import SPECTATOR, Buffer, Game
from quartier.engine.layout import Field, Observation
from quartier.engine.match import Match
from quartier.engine.moment import Moment
from quartier.engine.rehearsal import Rehearsal

Look = tuple[dict[str, Any], list[int]]
"""A view, and the legal moves of the seat that looks."""

WORLDS = 4
"""Worlds redrawn for each seat in each state."""
PLANTED = 30
"""States made out of each state that is looked at by planting."""
LOOKS = 4 if INTERPRETED else 25
"""States of a game that are looked at."""


class Sight(Rehearsal):
    """What every game promises of `observe`."""

    unobserved: frozenset[str] = frozenset({"seed", "draws"})
    """The fields of the state that nobody sees, or that follow from what is seen."""
    derived: frozenset[str] = frozenset()
    """Those of them that views show: planted alone, one contradicts what it follows from, as in no game."""

    def test_an_observation_is_whole_and_keeps_its_bounds(self) -> None:
        lowest, highest = self.game.observation_bounds()
        for match, random in self.whole_games():
            for _ in self.moves_of(match, random):
                for seat in everybody(match):
                    seen = observation_of(self.game, match.state, match.tables, seat)
                    assert (seen >= lowest).all(), self.told(seen, seen < lowest)
                    assert (seen <= highest).all(), self.told(seen, seen > highest)
                    fields = self.game.observed(seen)
                    assert fields["viewer"] == seat
                    assert np.flatnonzero(fields["waiting"]).tolist() == match.waiting

    def told(self, seen: Observation, wrong: Any) -> str:
        """Return which fields of an observation are wrong."""
        marked = self.game.observed(wrong.astype(np.int32))
        return str({name: part.tolist() for name, part in self.game.observed(seen).items() if marked[name].any()})

    def test_no_observation_changes_when_secrets_are_redrawn(self) -> None:
        for match, random in self.whole_games():
            for _ in self.moves_of(match, random):
                for seat in everybody(match):
                    seen = observation_of(self.game, match.state, match.tables, seat)
                    for _ in range(WORLDS):
                        other = match.state
                        self.game.rules.resample(other, match.tables, seat, random.getrandbits(60))
                        there = observation_of(self.game, other, match.tables, seat)
                        assert np.array_equal(seen, there), self.told(there, seen != there)

    def test_states_that_look_different_are_observed_differently(self) -> None:
        games = [(match, self.states_of(match, random), random) for match, random in self.whole_games()]
        games_of_donors = [(match, self.states_of(match, random)) for match, random in self.whole_games(first_seed=200)]
        for match, states, random in games:
            donors = [state for other, given in games_of_donors if alike(match, other) for state in given]
            self.look_closely(match, states, donors + states, random)

    def look_closely(self, match: Match, states: list[Buffer], donors: list[Buffer], random: Random) -> None:
        """Compare states of a game with each other, and some of them with states that differ little."""
        self.look_at_all(match, states)
        for state in random.sample(states, min(LOOKS, len(states))):
            self.look_at_others(match, state, random.choices(donors, k=PLANTED), random)

    def look_at_all(self, match: Match, states: list[Buffer]) -> None:
        """No two states of a game look different to a seat that observes the same."""
        looks: dict[bytes, Any] = {}
        for state in states:
            for seat in everybody(match):
                seen = observation_of(self.game, state, match.tables, seat)
                look = look_of(match, state, seat)
                assert looks.setdefault(seen.tobytes(), look) == look

    def look_at_others(self, match: Match, state: Buffer, donors: list[Buffer], random: Random) -> None:
        """Compare a state with worlds redrawn for somebody else, and with states that differ in one number."""
        looks = {seat: look_of(match, state, seat) for seat in everybody(match)}
        for _ in range(WORLDS):
            world = state.copy()
            self.game.rules.resample(world, match.tables, random.choice(everybody(match)), random.getrandbits(60))
            for seat, look in looks.items():
                self.compare(match, state, look, world, seat, "a redrawn secret")
        for donor in donors:
            planted, name = planting(self.game, state, donor, random)
            seat = random.choice(everybody(match))
            self.compare(match, state, looks[seat], planted, seat, name)

    def compare(self, match: Match, state: Buffer, look: Look, other: Buffer, seat: int, name: str) -> None:
        """What looks different is observed differently; what looks the same, differently only where that is meant."""
        try:
            there = look_of(match, other, seat)
        except (IndexError, KeyError, ValueError):  # there are no words for what was planted
            return
        changed = self.changed_fields(match, state, other, seat)
        lawful = self.game.rules.check(other, match.tables) == 0
        if there != look:
            assert changed or (name in self.derived and not lawful), (
                f"{name} can be seen by seat {seat}, but is not observed"
            )
        elif lawful:
            shown = [field.name for field in changed if field.in_views]
            assert not shown, f"{shown} show seat {seat} more of {name} than its view does"

    def changed_fields(self, match: Match, state: Buffer, other: Buffer, seat: int) -> list[Field]:
        """Return the fields of an observation that differ in two states."""
        here, there = (observation_of(self.game, each, match.tables, seat) for each in (state, other))
        differing = self.game.observed((here != there).astype(np.int32))
        return [field for field in self.game.observation if differing[field.name].any()]

    def test_every_field_of_the_state_is_observed_or_said_not_to_be(self) -> None:
        games = [(match, self.states_of(match, random)) for match, random in self.whole_games()]
        donors = [state for _, states in games for state in states]
        random, observed, differing = Random(0), set(), set()
        for match, states in games:
            for state in random.sample(states, min(4 * LOOKS, len(states))):
                for name in (name for name in self.game.state_type.names or () if name not in observed):
                    planted = state.copy()
                    planted.view(self.game.state_type)[name] = random.choice(donors).view(self.game.state_type)[name]
                    if not np.array_equal(state, planted):
                        differing.add(name)
                        if any(self.changed_fields(match, state, planted, seat) for seat in everybody(match)):
                            observed.add(name)
        assert observed == differing - self.unobserved, f"{(differing - self.unobserved) ^ observed}"

    def states_of(self, match: Match, random: Random) -> list[Buffer]:
        """Return all states of a random game."""
        return [match.state for _ in self.moves_of(match, random)]

    def moves_of(self, match: Match, random: Random) -> Iterator[int]:
        """Go through a match with random moves; give the number of moves so far, from the first state to the last."""
        while True:
            yield len(match.history)
            if match.over:
                return
            self.move_at_random(match, random)


def observation_of(game: Game, state: Buffer, tables: Buffer, seat: int) -> Observation:
    """Return what a seat observes; nothing of what lay in the row before is left, whatever it was."""
    seen, again = (np.full(game.observation_length, before, np.int32) for before in (-1, 2**30))
    for row in (seen, again):
        game.rules.observe(state, tables, seat, row)
    assert np.array_equal(seen, again), "observe leaves something unwritten"
    return seen


def look_of(match: Match, state: Buffer, seat: int) -> Look:
    """Return all that a seat is told of a state: its view, and its legal moves."""
    there = Moment(match.game, match.seats, match.tables, state)
    return there.view(seat), [] if seat == SPECTATOR else there.actions(seat)


def everybody(match: Match) -> tuple[int, ...]:
    """Return all who look on: a spectator and the seats."""
    return SPECTATOR, *range(len(match.seats))


def alike(match: Match, other: Match) -> bool:
    """Tell whether two matches are of as many seats and of the same content, so that numbers mean the same."""
    return len(match.seats) == len(other.seats) and np.array_equal(match.tables, other.tables)


def planting(game: Game, state: Buffer, donor: Buffer, random: Random) -> tuple[Buffer, str]:
    """Return a state with one number as it is in another state, and the name of its field."""
    planted = state.copy()
    here, there = planted.view(game.state_type), donor.view(game.state_type)
    different = [name for name in game.state_type.names or () if (here[name] != there[name]).any()]
    if not different:
        return planted, "nothing"
    name = random.choice(different)
    number = random.choice(np.flatnonzero(here[name] != there[name]))
    here[name].reshape(-1)[number] = there[name].reshape(-1)[number]
    return planted, name
