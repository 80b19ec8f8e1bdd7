"""The part of the contract about undo: what can be taken back has shown nobody anything."""

from random import Random

import numpy as np

from quartier.engine.errors import UndoRefused
from quartier.engine.game import SPECTATOR, Buffer
from quartier.engine.match import Match
from quartier.engine.moment import Moment
from quartier.engine.move import Move, kind
from quartier.engine.rehearsal import Rehearsal


class TakingBack(Rehearsal):
    """What every game promises of undo."""

    def test_undo_and_redo_lead_back_and_forth(self) -> None:
        undone = 0
        for match, random in self.whole_games():
            while not match.over:
                before = match.state
                self.move_at_random(match, random)
                after, seat = match.state, match.history[-1].seat
                if random.random() < 0.5 and match.can_undo(seat):
                    undone += 1
                    assert np.array_equal(match.undo(seat).state, before)
                    assert np.array_equal(match.redo(seat).state, after)
                    self.expect(UndoRefused, match.redo, seat)
        assert undone > 0

    def test_a_refused_undo_changes_nothing(self) -> None:
        refused = 0
        for match, random in self.whole_games():
            self.expect(UndoRefused, match.undo)
            while not match.over and len(match.history) < 40:
                self.move_at_random(match, random)
                for seat in range(len(match.seats)):
                    if not match.can_undo(seat):
                        refused += 1
                        state, history = match.state, match.history
                        self.expect(UndoRefused, match.undo, seat)
                        assert np.array_equal(match.state, state)
                        assert match.history == history
        assert refused > 0

    def test_the_end_closes_undo(self) -> None:
        for match, random in self.whole_games():
            while not match.over:
                self.move_at_random(match, random)
            for seat in range(len(match.seats)):
                assert not match.can_undo(seat)
                self.expect(UndoRefused, match.undo, seat)
            self.expect(UndoRefused, match.undo)

    def test_what_can_be_taken_back_has_shown_nobody_anything(self) -> None:
        looked_back = 0
        for match, random in self.whole_games():
            while not match.over:
                self.move_at_random(match, random)
                seat = random.choice((match.history[-1].seat, random.randrange(len(match.seats))))
                if random.random() < 0.3 and match.can_undo(seat):
                    looked_back += self.look_back(match, seat, random)
        assert looked_back > 0

    def look_back(self, match: Match, seat: int, random: Random) -> int:
        """Look at every moment since a move, as anybody would see it who knows just what is left without the move."""
        last = max(number for number, move in enumerate(match.history) if move.seat == seat)
        for number in range(last + 1, len(match.history) + 1):
            seen = match.at(number)
            left = seen.copy().undo(seat)
            for viewer in (SPECTATOR, *range(len(match.seats))):
                world = left.state
                self.game.rules.resample(world, match.tables, viewer, random.getrandbits(60))
                assert self.could_show(viewer, match.history[last], world, seen), f"{viewer} has learnt something"
        return len(match.history) - last

    def could_show(self, viewer: int, move: Move, world: Buffer, seen: Match) -> bool:
        """Tell whether a move could be made in a world and show a viewer what was seen; or one not told from it."""
        moment = Moment(self.game, seen.seats, seen.tables, world)
        secret = viewer != move.seat and kind(move.path) not in self.game.open_moves
        possible = {
            path: action
            for path, action in moment.legal(move.seat).items()
            if action == move.action or (secret and kind(path) == kind(move.path))
        }
        after = [moment.after(move.seat, action, path) for path, action in possible.items()]
        return any(shown.view(viewer) == seen.view(None if viewer == SPECTATOR else viewer) for shown in after)

    def test_a_seat_that_decides_in_secret_has_only_secret_moves(self) -> None:
        for match, random in self.whole_games():
            while not match.over:
                for seat in match.waiting:
                    kinds = {kind(path) for path in match.moves(seat)}
                    assert kinds <= self.game.open_moves or len(kinds - self.game.open_moves) == len(kinds) == 1
                self.move_at_random(match, random)
