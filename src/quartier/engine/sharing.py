"""The part of the contract about threads: they may share a match."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from threading import Event, Thread

import numpy as np

from quartier.engine.compile import INTERPRETED
from quartier.engine.errors import IllegalMove
from quartier.engine.match import Match
from quartier.engine.rehearsal import Rehearsal


class Sharing(Rehearsal):
    """What every game promises to threads."""

    def test_whoever_reads_sees_whole_moments_while_the_game_goes_on(self) -> None:
        for whole, random in self.whole_games():
            while not whole.over and len(whole.history) < 40:
                self.move_at_random(whole, random)
            moments = [self.answers(whole.at(number)) for number in range(len(whole.history) + 1)]
            possible = [set(answers) for answers in zip(*moments, strict=True)]
            for _ in range(1 if INTERPRETED else 5):
                self.play_before_readers(whole, possible)

    def play_before_readers(self, whole: Match, possible: list[set[str]]) -> None:
        """Play a game again while two threads ask about it; every answer must belong to one of its moments."""
        match, asked = whole.at(0), 0
        wrong: list[str] = []

        def read() -> None:
            nonlocal asked
            asked += 1
            answers = zip(self.answers(match), possible, strict=True)
            wrong.extend(answer for answer, known in answers if answer not in known)

        with beside(read, read):
            for move in whole.history:
                match.play(move.path, move.seat)
        assert asked > 0
        assert not wrong
        assert np.array_equal(match.state, whole.state)

    def test_seats_may_move_from_threads_of_their_own(self) -> None:
        for start, random in self.whole_games():
            for _ in range(5):
                match = start.copy()

                def play(match: Match = match, random: Random = random) -> None:
                    seat = random.randrange(len(match.seats))
                    if paths := match.moves(seat):
                        with suppress(IllegalMove):  # another thread was quicker
                            match.play(random.choice(paths), seat)

                with beside(play, play):
                    while not match.over:
                        play()
                assert np.array_equal(Match.replay(self.game, match.record()).state, match.state)

    def answers(self, match: Match) -> list[str]:
        """Ask a match all kinds of questions; each must be answered from one moment."""
        found = [repr(match), json.dumps(match.record()["moves"])]
        for seat in range(len(match.seats)):
            asked = (match.view(seat), match.moves(seat), match.actions(seat), match.log(seat), match.can_undo(seat))
            found += [json.dumps(answer) for answer in asked]
        return found


@contextmanager
def beside(*actions: Callable[[], None]) -> Iterator[None]:
    """Do something again and again in threads beside what is done here, changing between them as often as can be."""
    over, failures, before = Event(), [], sys.getswitchinterval()

    def repeat(action: Callable[[], None]) -> None:
        try:
            while not over.is_set():
                action()
        except Exception as error:
            failures.append(error)

    threads = [Thread(target=repeat, args=(action,)) for action in actions]
    sys.setswitchinterval(1e-6)
    try:
        for thread in threads:
            thread.start()
        yield
    finally:
        over.set()
        for thread in threads:
            thread.join()
        sys.setswitchinterval(before)
    if failures:
        raise failures[0]
