"""Networks in series of games: refused before anything is played, and never mixed with what another one played."""

from pathlib import Path

import pytest

from quartier.engine.errors import BadOption
from quartier.lab.habits import with_habit
from quartier.lab.series import Job, series
from tests.bots.nets import content, network_in


def jobs(spec: str, seeds: int) -> list[Job]:
    return [Job("paris", {}, seed, (spec, "random")) for seed in range(seeds)]


@pytest.mark.parametrize("habit", ["", "never=pass"])
def test_a_network_of_another_game_is_refused_before_the_first_game(tmp_path: Path, habit: str) -> None:
    spec = f"net:{network_in(tmp_path, 'tiny_towns', players=2)}"
    with pytest.raises(BadOption, match="it plays tiny_towns, not paris"):
        series(jobs(with_habit(spec, habit) if habit else spec, 1), workers=1)


def test_games_of_a_network_are_gone_on_with_but_not_after_it_has_changed(tmp_path: Path) -> None:
    file, keep = network_in(tmp_path, "paris"), tmp_path / "games.jsonl"
    spec = f"net:{file}"
    assert len(list(series(jobs(spec, 1), workers=1, keep=keep))) == 1
    assert len(list(series(jobs(spec, 2), workers=1, keep=keep))) == 2
    file.write_bytes(content("paris", seed=2))
    with pytest.raises(BadOption, match="other rules or other bots"):
        list(series(jobs(spec, 2), workers=1, keep=keep))


def test_other_processes_play_a_network_the_same(tmp_path: Path) -> None:
    wanted = jobs(f"net:{network_in(tmp_path, 'paris')},iterations=8", 2)
    here, there = ({game.job.seed: game.record for game in series(wanted, workers=workers)} for workers in (1, 2))
    assert here == there
