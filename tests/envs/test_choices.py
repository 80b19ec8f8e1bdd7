"""The compact form of moves offers the same moves as their numbers."""

import numpy as np
import pytest

import quartier
from quartier.engine.errors import IllegalMove
from quartier.envs.choices import MOST_CHOICES, Decision, choice_in, kind_of, plan_of, width_of
from quartier.games import NAMES, game

EVERY = pytest.mark.parametrize("name", NAMES)


@EVERY
def test_the_choices_of_all_kinds_make_up_all_numbers(name: str) -> None:
    first = 0
    for start, sizes in game(name).choices:
        assert start == first
        assert len(sizes) < MOST_CHOICES
        first += int(np.prod(sizes))
    assert first == game(name).action_count
    assert width_of(game(name)) <= 128


@EVERY
def test_no_two_moves_are_the_same_choices(name: str) -> None:
    plan = plan_of(game(name))
    numbers = np.random.default_rng(1).integers(game(name).action_count, size=1000)
    for number in map(int, numbers):
        kind = int(kind_of(plan, number, int(number % len(plan))))
        chosen = [int(choice_in(plan, kind, number, step)) for step in range(1, MOST_CHOICES)]
        start, sizes = game(name).choices[kind]
        assert number == start + (int(np.ravel_multi_index(chosen[: len(sizes)], sizes)) if sizes else 0)


@EVERY
def test_every_legal_move_is_reached_by_exactly_its_choices(name: str) -> None:
    match, random = quartier.new(name, seed=6), np.random.default_rng(2)
    plan, width = plan_of(match.game), width_of(match.game)
    while not match.over and len(match.history) < 40:
        seat = match.waiting[0]
        legal = sorted(match.actions(seat))
        for move in random.choice(legal, 3):
            decision, steps = Decision(plan, width, legal), 0
            found = None
            while found is None:
                step = int(np.argmax(decision.chosen < 0))
                choice = choice_in(plan, kind_of(plan, int(move), 0), int(move), step)
                if len(legal) == 1:
                    (choice,) = np.flatnonzero(decision.mask)
                found, steps = decision.choose(int(choice)), steps + 1
                assert steps <= MOST_CHOICES
            assert found == move
        match.play_action(int(random.choice(legal)), seat)


def test_what_is_masked_is_refused() -> None:
    match = quartier.new("paris", seed=1)
    decision = Decision(plan_of(match.game), width_of(match.game), match.actions(match.waiting[0]))
    for choice in (-1, 10_000, int(np.flatnonzero(decision.mask == 0)[0])):
        with pytest.raises(IllegalMove, match="no answer"):
            decision.choose(choice)
