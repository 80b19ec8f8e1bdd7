"""The test suite that every game passes. A game's tests subclass `Contract` and say which game and options.

    class TestContract(Contract):
        game = GAME
        option_sets = ({}, {"hand": 2})

pytest collects the inherited tests. Nothing here knows a game.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quartier.engine import playout
from quartier.engine.compile import INTERPRETED
from quartier.engine.errors import BadOption, BadPosition, BadRecord, IllegalMove, QuartierError
from quartier.engine.game import SPECTATOR, STEP_KINDS, Buffer, Game, flat
from quartier.engine.layout import Observation
from quartier.engine.locale import LANGUAGES
from quartier.engine.match import Match
from quartier.engine.moment import Moment
from quartier.engine.move import SEPARATOR, choices, kind
from quartier.engine.record import read_record
from quartier.engine.scene import DRAWN, LAYOUTS
from quartier.engine.sharing import Sharing
from quartier.engine.sight import Sight
from quartier.engine.svg import VARIABLE
from quartier.engine.taking_back import TakingBack

OBSERVED_EVERY = 15
"""Interpreted and compiled observations are compared after each so many moves."""


class Contract(Sight, TakingBack, Sharing):
    """What every game promises."""

    compiled_games = 2_000
    """Random games with invariants for each set of options."""
    interpreted_games = 3
    """Random games compared between interpreted and compiled rules for each set of options."""
    ending_games = 20_000
    """At most this many random games are played to see every way in which the game can end."""

    # --- random play ---------------------------------------------------------------------------------

    def test_random_games_end_with_every_invariant_kept(self) -> None:
        games = self.interpreted_games if INTERPRETED else self.compiled_games
        for number, options in enumerate(self.option_sets):
            resolved = self.game.resolve(options)
            state, tables = self.game.empty(), self.game.tables(resolved)
            trace = np.zeros(2 * self.game.max_moves + 1, np.int32)
            actions = np.zeros(self.game.max_legal, np.int32)
            played = playout.play_games_checked(
                self.game.rules.doors, state, tables, self.game.encode(resolved), actions, trace,
                np.zeros(2, np.int32), number * 1_000_003, games,
            )  # fmt: skip
            assert played == games, f"game {number * 1_000_003 + played} with {options}"

    def test_every_way_to_end_is_reached(self) -> None:
        seen: set[str] = set()
        rules, number = self.game.rules, 0
        actions = np.zeros(self.game.max_legal, np.int32)
        while seen != self.game.endings and number < self.ending_games:
            resolved = self.game.resolve(self.option_sets[number % len(self.option_sets)])
            state, tables = self.game.empty(), self.game.tables(resolved)
            rules.setup(state, tables, self.game.encode(resolved), number)
            playout.play_out(rules.doors, state, tables, actions, number)
            seen.add(self.game.ending(state, tables))
            number += 1
        assert seen == self.game.endings

    def test_interpreted_rules_give_the_same_bytes_as_compiled_ones(self) -> None:
        options = json.dumps([dict(options) for options in self.option_sets])
        command = [
            sys.executable, "-W", "error", "-c",
            "import sys, importlib\n"
            "from quartier.engine.contract import digest\n"
            "game = importlib.import_module(sys.argv[1]).GAME\n"
            "print(digest(game, sys.argv[2], int(sys.argv[3])))",
            type(self.game).__module__, options, str(self.interpreted_games),
        ]  # fmt: skip
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
        answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stderr
        assert answer.stdout.strip() == digest(self.game, options, self.interpreted_games)

    # --- legality ------------------------------------------------------------------------------------

    def test_paths_are_different_and_lead_to_their_actions(self) -> None:
        for match, random in self.whole_games():
            while not match.over:
                for seat in match.waiting:
                    paths = match.moves(seat)
                    assert len(paths) == len(match.actions(seat)) > 0
                    assert not any(path + SEPARATOR in other for path in paths[:20] for other in paths)
                    assert sum(choices(paths).values()) == len(paths)
                seat = random.choice(match.waiting)
                action = random.choice(match.actions(seat))
                twin = match.copy().play(self.game.path(match.state, match.tables, seat, action), seat)
                match.play_action(action, seat)
                assert np.array_equal(twin.state, match.state)

    def test_a_seat_that_is_not_waiting_has_no_moves(self) -> None:
        for match, random in self.whole_games():
            while not match.over:
                for seat in range(len(match.seats)):
                    assert bool(match.actions(seat)) == (seat in match.waiting)
                self.move_at_random(match, random)
            assert not any(match.actions(seat) for seat in range(len(match.seats)))

    def test_wrong_moves_raise_a_clear_error_and_change_nothing(self) -> None:
        for match, _ in self.matches():
            before, moves = match.state, len(match.history)
            for wrong in ("", "/", "nonsense", "nonsense/1/2", "é\x00", None, 7, ["pass"], "x" * 10_000):
                for seat in (None, *range(len(match.seats))):
                    self.expect(IllegalMove, match.play, wrong, seat)
            for wrong_seat in (-1, len(match.seats), 99, "0", 1.0, True):
                self.expect(QuartierError, match.play, "nonsense", wrong_seat)
            for seat in range(len(match.seats)):
                self.expect(IllegalMove, match.play_action, -1, seat)
                self.expect(IllegalMove, match.play_action, 2**31 - 1, seat)
                for path in match.moves(seat) if seat in match.waiting else ():
                    self.expect(IllegalMove, match.play, path + "/more", seat)
                    for other in range(len(match.seats)):
                        if other not in match.waiting:
                            self.expect(IllegalMove, match.play, path, other)
                    break
            assert np.array_equal(match.state, before)
            assert len(match.history) == moves

    def test_a_finished_game_takes_no_more_moves(self) -> None:
        for match, random in self.whole_games():
            last = None
            while not match.over:
                self.move_at_random(match, random)
                last = match.history[-1]
            assert last is not None
            path, seat = last.path, last.seat
            self.expect(IllegalMove, match.play, path, seat)
            self.expect(IllegalMove, match.moves)
            assert match.winners
            assert match.ending in self.game.endings

    # --- saving --------------------------------------------------------------------------------------

    def test_a_saved_game_loads_to_the_last_bit(self, tmp_path: Path) -> None:
        for match, _ in self.matches():
            file = tmp_path / "game.json"
            match.save(file)
            again = Match.replay(self.game, read_record(file))
            assert np.array_equal(again.state, match.state)
            assert again.record() == match.record()
            assert [move.path for move in again.history] == [move.path for move in match.history]

    def test_a_position_comes_back_to_the_last_bit_after_every_move(self) -> None:
        for match, random in self.whole_games():
            while not match.over:
                position = json.loads(json.dumps(match.position()))
                again = Match.from_position(self.game, position)
                assert np.array_equal(again.state, match.state), position
                assert again.position() == position
                self.move_at_random(match, random)
            again = Match.from_position(self.game, json.loads(json.dumps(match.position())))
            assert np.array_equal(again.state, match.state)
            assert again.scores() == match.scores()

    def test_a_game_from_a_position_is_saved_and_loaded_too(self) -> None:
        for match, random in self.matches():
            again = Match.from_position(self.game, match.position())
            for _ in range(3):
                if not again.over:
                    self.move_at_random(again, random)
            record = json.loads(json.dumps(again.record()))
            assert np.array_equal(Match.replay(self.game, read_record(record)).state, again.state)

    def test_broken_records_and_positions_raise_a_clear_error(self, tmp_path: Path) -> None:
        match = next(match for match, _ in self.matches() if match.history)
        record = match.record()
        file = tmp_path / "broken.json"
        file.write_text("{", encoding="utf-8")
        self.expect(BadRecord, read_record, file)
        self.expect(BadRecord, read_record, tmp_path / "missing.json")
        for field in record:
            without = {key: value for key, value in record.items() if key != field}
            self.expect(BadRecord, read_record, without)
        changes: list[dict[str, Any]] = [
            {"format": 99},
            {"moves": [[0]]},
            {"moves": "pass"},
            {"more": 1},
            {"options": []},
        ]
        for change in changes:
            self.expect(BadRecord, read_record, {**record, **change})
        self.expect(BadRecord, Match.replay, self.game, {**record, "rules": 999})
        self.expect(BadRecord, Match.replay, self.game, {**record, "moves": [[0, "nonsense"]]})
        self.expect(BadPosition, Match.from_position, self.game, {"nonsense": 1})

    def test_the_same_seed_and_options_give_the_same_game(self) -> None:
        for options in self.option_sets:
            one = Match.new(self.game, seed=5, **options)
            assert np.array_equal(one.state, Match.new(self.game, seed=5, **options).state)
            others = [Match.new(self.game, seed=seed, **options).state for seed in range(6, 12)]
            assert any(not np.array_equal(one.state, other) for other in others)

    # --- secrets -------------------------------------------------------------------------------------

    def test_nothing_that_a_seat_sees_changes_when_secrets_are_redrawn(self) -> None:
        for match, random in self.whole_games():
            while True:
                for seat in (SPECTATOR, *range(len(match.seats))):
                    self.look_at_another_world(match, seat, random.getrandbits(60))
                if match.over:
                    break
                self.move_at_random(match, random)

    def look_at_another_world(self, match: Match, seat: int, seed: int) -> None:
        """Compare view, own moves and whose move it is with a world redrawn for that seat."""
        other = match.state
        self.game.rules.resample(other, match.tables, seat, seed)
        assert self.game.rules.check(other, match.tables) == 0
        here = match.view(None if seat == SPECTATOR else seat)
        there = Moment(self.game, match.seats, match.tables, other).view(seat)
        assert here == there, f"seat {seat} sees a secret"
        assert "seed" not in json.dumps(here)
        if seat != SPECTATOR:
            assert match.actions(seat) == self.game.actions(other, match.tables, seat)

    def test_the_log_shows_whole_moves_only_where_they_are_open(self) -> None:
        for match, _ in self.matches():
            for viewer in (None, *range(len(match.seats))):
                for move, (seat, shown) in zip(match.history, match.log(viewer), strict=True):
                    assert seat == move.seat
                    whole = seat == viewer or match.over or kind(move.path) in self.game.open_moves
                    assert shown == (move.path if whole else kind(move.path))

    # --- looking -------------------------------------------------------------------------------------

    def test_scores_are_the_sum_of_their_lines_on_every_position(self) -> None:
        for match, random in self.whole_games():
            while True:
                scores = match.scores()
                assert len(scores) == len(match.seats)
                for score in scores:
                    assert tuple(score) == (*self.game.score_lines, "total")
                    assert sum(score[line] for line in self.game.score_lines) == score["total"]
                if match.over:
                    break
                self.move_at_random(match, random)

    def test_views_are_plain_data_and_every_scene_is_well_formed(self) -> None:
        for match, _ in self.matches():
            for seat in (None, *range(len(match.seats))):
                view = match.view(seat)
                assert json.loads(json.dumps(view)) == view
                scene = ElementTree.fromstring(match.svg(seat))
                ids = [element.get("id") for element in scene.iter() if element.get("id")]
                assert len(ids) == len(set(ids)), "every id is used once"

    def test_a_scene_is_put_together_from_parts_that_need_nothing_but_the_art(self) -> None:
        for number, (match, _) in enumerate(self.matches()):
            language = LANGUAGES[number % len(LANGUAGES)]
            for layout in LAYOUTS:
                scene = match.scene(number % len(match.seats), language, layout)
                assert len(scene.markup) == len(scene.parts), "every part has a name of its own"
                assert {part.inside for part in scene.parts} <= {*scene.markup, ""}
                for id, markup in scene.markup.items():
                    assert ElementTree.fromstring(markup).get("data-part") == id
                    assert set(VARIABLE.findall(markup)) <= {(name, "") for name in scene.art.palette}, id
                    assert set(re.findall(r'(?:href="|url[(])#([^")]*)', markup)) <= set(scene.art.sprites), id
                    assert " style=" not in markup, "a strict browser ignores it"

    def test_parts_that_were_drawn_before_look_as_if_drawn_anew(self) -> None:
        for match, random in self.whole_games():
            for _ in range(40):
                seat = random.choice([None, *range(len(match.seats))])
                layout = random.choice(LAYOUTS)
                kept = match.scene(seat, "en", layout).markup
                DRAWN.clear()
                assert match.scene(seat, "en", layout).markup == kept
                if match.over:
                    break
                self.move_at_random(match, random)

    def test_all_that_moves_stand_for_and_touch_is_in_their_seats_scene_in_every_layout(self) -> None:
        for match, random in self.whole_games():
            while not match.over:
                if random.random() < 0.1:
                    for seat in match.waiting:
                        offers = match.offers(seat)
                        meant = {id for offer in offers for id in flat(offer.stands_for)}
                        touched = {id for offer in offers for id in offer.touches}
                        assert meant <= touched
                        for layout in LAYOUTS:
                            scene = match.scene(seat, layout=layout)
                            drawn = set(re.findall(r' id="([^"]*)"', "".join(scene.markup.values())))
                            assert touched <= drawn, touched - drawn
                self.move_at_random(match, random)

    def test_every_step_of_a_move_has_a_kind_and_what_means_it_means_nothing_else_there(self) -> None:
        for match, random in self.whole_games():
            while not match.over:
                for seat in match.waiting:
                    offers = match.offers(seat)
                    assert [offer.path for offer in offers] == match.moves(seat)
                    means: dict[tuple[str, str], str] = {}
                    for offer in offers:
                        steps = offer.path.split(SEPARATOR)
                        assert len(offer.kinds) == len(offer.stands_for) == len(steps), offer.path
                        assert offer.kinds[0] == "action"
                        assert set(offer.kinds) <= set(STEP_KINDS), offer.path
                        for number, (step, ids) in enumerate(zip(steps, offer.stands_for, strict=True)):
                            walked = SEPARATOR.join(steps[:number])
                            if number and offer.kinds[number] != "spaces":
                                assert all(means.setdefault((walked, id), step) == step for id in ids), offer.path
                self.move_at_random(match, random)

    def test_the_beginning_of_a_move_touches_what_moves_so_begun_touch(self) -> None:
        for match, random in self.matches(moves_at_most=60):
            for seat in match.waiting:
                offers = match.offers(seat)
                begun = random.choice(offers).path.split(SEPARATOR)[0]
                behind = [offer for offer in offers if kind(offer.path) == begun]
                if begun not in match.moves(seat):
                    assert set(match.touches(begun, seat)) == {id for offer in behind for id in offer.touches}
                for offer in random.sample(behind, min(5, len(behind))):
                    assert match.touches(offer.path, seat) == offer.touches
                self.expect(IllegalMove, match.touches, f"{begun}-no-such-move", seat)

    def test_every_move_can_be_told_and_shown_in_every_language(self) -> None:
        from rich.console import Console

        for number, (match, random) in enumerate(self.whole_games()):
            words = self.game.words(LANGUAGES[number % len(LANGUAGES)])
            console = Console(file=open(os.devnull, "w"), width=100)  # noqa: PTH123, SIM115
            while not match.over:
                self.move_at_random(match, random)
                move = match.history[-1]
                told = self.game.tell(move.before, match.state, match.tables, move.seat, move.action, words)
                assert told.strip()
                if random.random() < 0.2:
                    console.print(self.game.terminal(match.view(move.seat), words))
            console.file.close()

    # --- options -------------------------------------------------------------------------------------

    def test_unknown_and_wrong_options_raise_an_error_that_lists_the_valid_ones(self) -> None:
        self.expect(BadOption, Match.new, self.game, nonsense=1)
        self.expect(BadOption, Match.new, self.game, seed=-1)
        self.expect(BadOption, Match.new, self.game, seed="seven")
        for option in self.game.options:
            explanation = self.expect(BadOption, self.game.resolve, {option.name: object()})
            assert option.name in explanation
            assert all(str(choice) in explanation for choice in option.choices)

    def test_resolved_options_resolve_to_themselves(self) -> None:
        for options in self.option_sets:
            resolved = self.game.resolve(options)
            assert self.game.resolve(resolved) == resolved
            assert json.loads(json.dumps(resolved)) == resolved


def digest(game: Game, options: str, games: int) -> str:
    """Return a digest of random games, final states and observations; the same however the rules are run."""
    found = hashlib.sha256()
    rules = game.rules
    for option_set in json.loads(options):
        resolved = game.resolve(option_set)
        tables, actions = game.tables(resolved), np.zeros(game.max_legal, np.int32)
        lines = np.zeros((len(game.seats(resolved)), len(game.score_lines)), np.int32)
        for seed in range(games):
            state = game.empty()
            rules.setup(state, tables, game.encode(resolved), np.uint64(seed))
            first = state.copy()
            trace = np.zeros(2 * game.max_moves + 1, np.int32)
            played = playout.play_out_checked(rules.doors, state, tables, actions, trace, np.uint64(seed))
            rules.scores(state, tables, lines)
            winners = rules.winners(state, tables)
            tastes = [int(rules.evaluate(state, tables, seat)) for seat in range(len(lines))]
            rules.resample(state, tables, np.int64(0), np.uint64(seed + 1))
            found.update(f"{played} {winners} {lines.tolist()} {tastes}".encode())
            found.update(trace.tobytes() + state.tobytes())
            for seen in observations(game, first, tables, trace, len(lines)):
                found.update(seen.tobytes())
    return found.hexdigest()


def observations(
    game: Game, state: Buffer, tables: Buffer, trace: NDArray[np.int32], seats: int
) -> Iterator[Observation]:
    """Make the moves of a trace and give what everybody observes now and then, up to the last state."""
    moves = int(trace[0])
    for number in range(moves + 1):
        if number % OBSERVED_EVERY == 0 or number == moves:
            for seat in range(SPECTATOR, seats):
                seen = np.zeros(game.observation_length, np.int32)
                game.rules.observe(state, tables, np.int64(seat), seen)
                yield seen
        if number < moves:
            game.rules.apply(state, tables, *map(np.int64, trace[2 * number + 1 : 2 * number + 3]))
