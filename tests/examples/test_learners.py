"""The examples for researchers run, and those that learn do learn."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def said_by(example: str, *arguments: str) -> str:
    """Run an example; return what it printed."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / example), *arguments], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def points(said: str) -> tuple[float, float]:
    found = re.search(r"points at first (-?[\d.]+), at last (-?[\d.]+)", said)
    assert found, said
    return float(found[1]), float(found[2])


def test_a_learner_in_numpy_alone_does_better_than_chance() -> None:
    first, last = points(said_by("tiny_learner.py", "--lessons", "30"))
    assert first < -9
    assert last > -7


def test_openspiels_search_plays_our_games() -> None:
    said = said_by("openspiel_mcts.py", "paris", "--simulations", "5", "--games", "2")
    assert re.search(r"has won [012] of 2 games", said)


@pytest.mark.skipif(not importlib.util.find_spec("sb3_contrib"), reason="it needs sb3-contrib, and that PyTorch")
def test_maskable_ppo_learns_in_our_environment() -> None:
    points(said_by("maskable_ppo.py", "--steps", "128", "--lesson", "64", "--games", "2"))
