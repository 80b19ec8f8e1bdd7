"""Random matches for the tests of the contract to look at: in some stage, or move by move through a whole game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from quartier.engine.compile import INTERPRETED
from quartier.engine.game import Game
from quartier.engine.match import Match

Options = Mapping[str, Any]


class Rehearsal:
    """A game, and options to play it under."""

    game: Game
    option_sets: Sequence[Options] = ({},)
    """Options to play under; together they should reach every corner of the rules."""

    def matches(self, moves_at_most: int = 10_000) -> Iterator[tuple[Match, Random]]:
        """Give a random match in some stage of the game for each set of options."""
        for number, options in enumerate(self.option_sets):
            random = Random(number)
            match = Match.new(self.game, seed=number, **options)
            for _ in range(random.randrange(moves_at_most + 1)):
                if match.over:
                    break
                self.move_at_random(match, random)
            yield match, random

    def move_at_random(self, match: Match, random: Random) -> None:
        """Make one random move."""
        seat = random.choice(match.waiting)
        match.play_action(random.choice(match.actions(seat)), seat)

    def whole_games(self, first_seed: int = 100) -> Iterator[tuple[Match, Random]]:
        """Give a new match for each set of options; the test moves on through it. Interpreted rules take one alone."""
        option_sets = self.option_sets[-1:] if INTERPRETED else self.option_sets
        for number, options in enumerate(option_sets):
            yield Match.new(self.game, seed=first_seed + number, **options), Random(number)

    def expect(self, error: type[Exception], action: Callable[..., Any], *values: Any, **named: Any) -> str:
        """Fail unless the action raises that error, with words in it; return the words."""
        try:
            action(*values, **named)
        except error as raised:
            explanation = str(raised)
        else:
            raise AssertionError(f"no {error.__name__} was raised")
        assert len(explanation) > 10, "an error explains itself"
        return explanation
