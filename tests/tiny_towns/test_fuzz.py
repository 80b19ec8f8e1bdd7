"""Random play from rich positions: half-built towns in which every card can act.

From an empty table random players seldom finish a monument; from here they use every effect.
"""

import hashlib
import os
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from quartier.engine import playout
from quartier.games.tiny_towns import moves
from quartier.games.tiny_towns.cards import cards, placements
from quartier.games.tiny_towns.game import GAME
from quartier.games.tiny_towns.rules.state import RESOURCES, SQUARES, TYPES

EVERY_KIND = moves.OPEN_MOVES | {"choose"}


def rich_position(random: Random) -> dict[str, Any]:
    """Return a position with some buildings, a monument that stands or whose cubes lie ready, and a few cubes."""
    mode = random.choice(["builder", "builder", "town_hall", "solo"])
    players = 1 if mode == "solo" else random.randrange(2, 7)
    usable = [card for card in cards().all if card.solo or mode != "solo"]
    in_play = [random.choice([card.id for card in usable if card.type == type]) for type in TYPES]
    monuments = random.sample([card.id for card in usable if card.type == "monument"], players)
    cavern = random.choice([0, 2])
    return {
        "mode": mode,
        "cards": in_play,
        "master": random.randrange(players) if mode == "builder" else 0,
        "round": random.randrange(1, 4),
        "seed": random.getrandbits(60),
        "towns": [{**rich_town(random, in_play, monument), "cavern": cavern} for monument in monuments],
    }


def rich_town(random: Random, in_play: list[str], monument: str) -> dict[str, Any]:
    names = [""] * len(SQUARES)
    if random.random() < 0.3:
        names[random.randrange(16)] = monument
    else:
        mask, cubes = random.choice(placements(cards()[monument].pattern))
        for square in range(16):
            if mask >> 4 * square & 15:
                names[square] = RESOURCES[(cubes >> 4 * square & 15) - 1]
    banks = 0
    for square in random.sample(range(16), random.randrange(3, 9)):
        building = random.choice([*in_play, in_play[-1]])
        banks += building == "bank"
        if not names[square] and (building != "bank" or banks <= 4):
            names[square] = building
    for square in random.sample(range(16), 3):
        names[square] = names[square] or random.choice(RESOURCES)
    place: dict[str, Any] = {"squares": [names[row * 4 : row * 4 + 4] for row in (3, 2, 1, 0)], "monument": monument}
    if monument == "opaleyes_watch" and monument in names:
        place["watch"] = random.sample(in_play, 3)
    return place


def play_on(games: int, seed: int, digest: "hashlib._Hash | None" = None) -> Counter[str]:
    """Play rich positions to the end with every invariant checked; return the kinds of move that were made.

    A digest takes in every move, final state, score and taste.
    """
    rules, actions = GAME.rules, np.zeros(GAME.max_legal, np.int32)
    trace = np.zeros(2 * GAME.max_moves + 1, np.int32)
    kinds: Counter[str] = Counter()
    for number in range(seed, seed + games):
        position = rich_position(Random(number))
        options, state = GAME.from_position(position)
        tables, begun = GAME.tables(options), state.copy()
        played = playout.play_out_checked(rules.doors, state, tables, actions, trace, np.uint64(number))
        assert played >= 0, (number, played, position)
        if digest:
            lines = np.zeros((options["players"], len(GAME.score_lines)), np.int32)
            rules.scores(state, tables, lines)
            tastes = [int(rules.evaluate(begun.copy(), tables, seat)) for seat in range(len(lines))]
            rules.resample(begun.copy(), tables, np.int64(0), np.uint64(7))
            digest.update(f"{played} {lines.tolist()} {tastes}".encode() + state.tobytes())
        for seat, action in zip(trace[1 : 2 * played : 2], trace[2 : 2 * played + 1 : 2], strict=True):
            kinds[moves.choices(begun, tables, int(seat), int(action))[0]] += 1
    return kinds


def test_rich_positions_end_with_every_invariant_kept_and_use_every_kind_of_move() -> None:
    assert set(play_on(1_500, 0)) == EVERY_KIND


def digest_of(games: int) -> str:
    """Return the same digest however the rules are run."""
    digest = hashlib.sha256()
    play_on(games, 77, digest)
    return digest.hexdigest()


def test_interpreted_rules_play_rich_positions_to_the_same_bytes() -> None:
    """With every effect in use; warnings, such as of a number that overflows, are errors."""
    code = "import sys, runpy; print(runpy.run_path(sys.argv[1])['digest_of'](int(sys.argv[2])))"
    command = [sys.executable, "-W", "error", "-c", code, __file__, "60"]
    answer = subprocess.run(
        command, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.strip() == digest_of(60)


@pytest.mark.long
def test_many_rich_positions_end_with_every_invariant_kept() -> None:
    assert set(play_on(50_000, 1_000_000)) == EVERY_KIND
