"""Series of games: played alike everywhere, kept game by game, gone on with after any end."""

import json
import math
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import quartier
from quartier.engine.cache import PACKAGE, sources
from quartier.engine.errors import QuartierError
from quartier.games.paris.game import Paris
from quartier.lab import kept
from quartier.lab.series import Job, Played, play, series
from quartier.lab.workers import player

PATIENCE = 120.0
JOBS = [
    Job("paris", {"postcards": "first"}, seed, bots)
    for seed in range(4)
    for bots in (("random", "greedy"), ("greedy", "random"))
]


def outcomes(games: Iterable[Played]) -> list[tuple[Any, ...]]:
    """Return all of some games but how long bots thought, in one order."""
    return sorted((game.job.seed, game.job.bots, str(game.record), game.winners, game.scores) for game in games)


# --- a game ------------------------------------------------------------------------------------------


def test_a_job_is_played_the_same_each_time() -> None:
    assert outcomes([play(JOBS[0])]) == outcomes([play(JOBS[0])])


def test_a_game_tells_who_won_with_how_much_and_how_long_they_thought() -> None:
    game = play(JOBS[0])
    assert game.record["seed"] == JOBS[0].seed
    assert game.moves == len(game.record["moves"]) == sum(game.decisions)
    assert game.winners == (max((0, 1), key=lambda seat: game.scores[seat]),)
    for seat in (0, 1):
        assert 0 < game.slowest[seat] <= game.seconds[seat] <= game.slowest[seat] * game.decisions[seat]


def test_bots_at_different_seats_draw_different_lots() -> None:
    """Two of a kind that drew the same would play alike in games where all decide at once."""
    game = play(Job("tiny_towns", {"players": 6}, 1, ("random",) * 6))
    first = {seat: path for seat, path in reversed(game.record["moves"]) if path.startswith("place")}
    assert len(set(first.values())) > 1


def test_an_error_says_in_which_game_it_happened() -> None:
    with pytest.raises(QuartierError) as caught:
        play(JOBS[0]._replace(bots=("greedy", "kasparov")))
    assert "seed=0" in caught.value.__notes__[0]


# --- many games --------------------------------------------------------------------------------------


def test_games_are_the_same_in_this_process_in_others_and_on_a_cluster() -> None:
    expected = outcomes(map(play, JOBS))
    assert outcomes(series(JOBS, workers=1)) == expected
    assert outcomes(series(JOBS, workers=2)) == expected
    assert outcomes(series(JOBS, ray="local", workers=2)) == expected


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a Ray cluster of two machines with a core each."""
    from ray.cluster_utils import Cluster

    machines: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    machines.add_node(num_cpus=1)
    yield machines.address
    machines.shutdown()


def test_a_cluster_that_runs_already_is_joined_and_must_have_the_same_program(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert outcomes(series(JOBS, ray=cluster, keep=tmp_path / "games")) == outcomes(map(play, JOBS))
    assert outcomes(series(JOBS, workers=1, keep=tmp_path / "games")) == outcomes(map(play, JOBS))
    monkeypatch.setattr("quartier.lab.workers.made_by", lambda _: "another version")
    with pytest.raises(QuartierError, match="has another version of this program"):
        list(series(JOBS, ray=cluster))


def test_nothing_is_played_by_anybody_where_there_is_nothing_to_play() -> None:
    assert list(series([], workers=2)) == []
    assert list(series([], ray="local")) == []


@pytest.mark.parametrize(
    ("job", "reason"),
    [
        (JOBS[0]._replace(game="chess"), "no game 'chess'"),
        (JOBS[0]._replace(options={"hand": 3}), "it takes 1, 2"),
        (JOBS[0]._replace(bots=("greedy",)), "2 seats, not 1"),
        (JOBS[0]._replace(bots=("greedy", "kasparov")), "kasparov"),
        (JOBS[0]._replace(bots=("greedy", "greedy+sometimes=take")), "there is no habit 'sometimes=take'"),
        (JOBS[0]._replace(bots=("greedy", "greedy+never=sing")), "no move begins with 'sing'"),
        (JOBS[0]._replace(seed=-1), "a seed is a whole number"),
        (JOBS[0]._replace(seed=2**63), "a seed is a whole number"),
    ],
)
def test_a_wrong_job_is_refused_before_any_is_played(job: Job, reason: str, tmp_path: Path) -> None:
    with pytest.raises(QuartierError, match=reason):
        series([*JOBS, job], workers=1, keep=tmp_path / "games")
    assert not list(tmp_path.iterdir())


def test_a_series_that_nobody_wants_any_more_ends_at_once_and_quietly(capfd: pytest.CaptureFixture[str]) -> None:
    games = series([Job("munivers", {}, seed, ("greedy",) * 3) for seed in range(400)], workers=2)
    with closing(games):
        next(games)
    assert not workers_of(os.getpid())
    assert capfd.readouterr().err == ""


def test_bots_with_several_threads_get_as_many_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight cores are enough for four games at once between bots that think with two threads."""
    monkeypatch.setattr("joblib.cpu_count", lambda: 8)
    monkeypatch.setattr("quartier.lab.workers.bot", lambda spec: SimpleNamespace(threads=2 if spec == "greedy" else 1))
    assert isinstance(who := player(JOBS, None, None), partial)
    assert who.args[1:3] == (4, 2)
    assert isinstance(who := player([job._replace(bots=("random",)) for job in JOBS], None, None), partial)
    assert who.args[1:3] == (8, 1)


def test_there_must_be_a_worker() -> None:
    with pytest.raises(QuartierError, match="1 worker or more, not by 0"):
        series(JOBS, workers=0)


@pytest.mark.parametrize(
    ("library", "extra", "settings"), [("joblib", "lab", {}), ("ray", "cluster", {"ray": "local"})]
)
def test_a_library_that_is_not_installed_is_named_with_the_way_to_get_it(
    library: str, extra: str, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(QuartierError, match=rf"needs {library}.*\[{extra}\]"):
        series(JOBS, **settings)


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("127.0.0.1:9", "Connection refused"),
        ("ray://127.0.0.1:9", "Connection refused"),
        ("[::1]:9", ""),
        ("127.0.0.1:" + "9" * 30, "an address is HOST:PORT"),
        ("here", "an address is HOST:PORT"),
        ("", "an address is HOST:PORT"),
        (":9", "an address is HOST:PORT"),
        ("ray://", "an address is HOST:PORT"),
    ],
)
def test_a_cluster_that_does_not_answer_is_named(address: str, reason: str) -> None:
    """Ray itself would knock for many minutes."""
    with pytest.raises(QuartierError, match=re.escape(f"no Ray cluster answers at {address}: ") + f".*{reason}"):
        list(series(JOBS, ray=address))


def test_a_worker_that_was_killed_ends_the_series_with_a_clear_error() -> None:
    games = series(
        [JOBS[0]._replace(game="munivers", options={}, seed=seed, bots=("greedy",) * 3) for seed in range(400)], 2
    )
    next(games)
    os.kill(workers_of(os.getpid())[0], signal.SIGKILL)
    with pytest.raises(QuartierError, match="worker process was ended"):
        list(games)


def workers_of(process: int) -> list[int]:
    """Return the processes that play for another."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == process and b"LokyProcess" in (place / "cmdline").read_bytes():
                found.append(int(place.name))
    return found


# --- kept games --------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with all games of the series."""
    file = tmp_path / "games.jsonl"
    list(series(JOBS, workers=1, keep=file))
    return file


def refuse_to_play(_: Job) -> Played:
    raise AssertionError("nothing was to be played")


def test_kept_games_are_given_again_and_not_played(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file.read_bytes()
    monkeypatch.setattr("quartier.lab.workers.play", refuse_to_play)
    assert outcomes(series(JOBS, workers=1, keep=file)) == outcomes(map(play, JOBS))
    assert file.read_bytes() == before


def test_a_kept_game_has_all_that_a_played_one_has(file: Path) -> None:
    game = next(series(JOBS, workers=1, keep=file))
    assert game.job is JOBS[0]
    assert game.moves == sum(game.decisions)
    assert all(0 < slowest <= seconds for slowest, seconds in zip(game.slowest, game.seconds, strict=True))


def test_a_longer_series_goes_on_with_a_shorter_one(file: Path) -> None:
    more = [*JOBS, JOBS[0]._replace(seed=77)]
    before = file.read_bytes()
    assert outcomes(series(more, workers=1, keep=file)) == outcomes(map(play, more))
    assert file.read_bytes().startswith(before)


def test_options_that_mean_the_same_are_the_same_job(file: Path) -> None:
    """What a game fills in by itself may be said or not."""
    before = file.read_bytes()
    list(series([job._replace(options={**job.options, "hand": 1}) for job in JOBS], workers=1, keep=file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("bytes_of_the_last_line", [0, 1, 10, 21, 22, 300, -1])
def test_a_line_that_was_not_finished_is_played_again(file: Path, bytes_of_the_last_line: int) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]) + lines[-1][:bytes_of_the_last_line])
    assert outcomes(series(JOBS, workers=1, keep=file)) == outcomes(map(play, JOBS))
    assert len(file.read_bytes().splitlines()) == len(JOBS)


def edited(change: Callable[[dict[str, Any]], None]) -> Callable[[bytes], bytes]:
    """Return what changes the second line of a file."""

    def edit(content: bytes) -> bytes:
        lines = content.splitlines()
        told = json.loads(lines[1])
        change(told)
        return b"\n".join([lines[0], json.dumps(told).encode(), *lines[2:], b""])

    return edit


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda _: b"dear diary", "line 1 is no game"),
        (lambda _: b"dear diary\n", "line 1 is no game"),
        (lambda _: b"\n", "line 1 is no game"),
        (lambda _: b"[" * 100_000 + b"\n", "line 1 is no game"),
        (lambda _: bytes(range(256)), "line 1 is no game"),
        (lambda content: content[200:], "line 1 is no game"),
        (lambda content: content.replace(b"}\n", b"\n", 1), "line 1 is no game"),
        (lambda content: content + content, "line 9 is another game"),
        (edited(lambda told: told.update(bots=["random", "random"])), "line 2 is another game: paris, seed 0, random"),
        (edited(lambda told: told["record"].update(seed=9)), "line 2 is another game: paris, seed 9"),
        (edited(lambda told: told["record"].update(game="munivers")), "line 2 is another game: munivers"),
        (edited(lambda told: told.update(by="me")), "line 2 was played by other rules or other bots"),
        (edited(lambda told: told.update(scores=[1])), "line 2 is no game"),
        (edited(lambda told: told.update(seconds="ab")), "line 2 is no game"),
        (edited(lambda told: told.update(scores=[1, math.inf])), "line 2 is no game"),
        (edited(lambda told: told.update(slowest=[1, math.nan])), "line 2 is no game"),
        (edited(lambda told: told.update(winners=3)), "line 2 is no game"),
        (edited(lambda told: told.update(winners=[])), "line 2 is no game"),
        (edited(lambda told: told.update(winners=[7])), "line 2 is no game"),
        (edited(lambda told: told.pop("record")), "line 2 is no game"),
        (edited(lambda told: told.update(scores=[10**400, 1])), "line 2 is no game"),
        (edited(lambda told: told.update(slowest=[1e308, 1])), "line 2 is no game"),
        (edited(lambda told: told.update(seconds=[-1, 1])), "line 2 is no game"),
        (edited(lambda told: told["record"].update(options={"wings": 2})), "line 2 is no game"),
        (edited(lambda told: told["record"].update(moves=[])), "line 2 is no game"),
        (edited(lambda told: told["record"]["moves"][3].__setitem__(0, 99)), "line 2 is no game"),
        (edited(lambda told: told["record"].update(rules=99)), "line 2 was played by other rules"),
    ],
)
def test_a_file_of_anything_else_is_refused_and_left_as_it_is(
    file: Path, change: Callable[[bytes], bytes], reason: str
) -> None:
    content = change(file.read_bytes())
    file.write_bytes(content)
    with pytest.raises(QuartierError, match=f"can't be kept in .*{reason}"):
        series(JOBS, workers=1, keep=file)
    assert file.read_bytes() == content


def test_games_of_other_rules_or_bots_are_not_mixed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_sources", lambda _: "after a change")
    with pytest.raises(QuartierError, match="other rules or other bots"):
        series(JOBS, workers=1, keep=file)


def test_what_decides_how_a_game_goes_is_all_in_its_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots, rules and tables of content; but no drawing."""
    read = {file.relative_to(PACKAGE).as_posix() for file in sources(PACKAGE / "games/paris/game.py")}
    read |= {file.relative_to(PACKAGE).as_posix() for file in sources(PACKAGE / "bots/players.py")}
    assert {"games/paris/rules/scoring.py", "games/paris/rules/taste.py", "bots/greedy.py", "engine/kernels.py"} <= read
    assert not any("drawing" in file for file in read)
    here = kept.made_by(JOBS[0])
    tables = quartier.new("paris", postcards="first").tables
    monkeypatch.setattr(Paris, "tables", lambda *_: tables + 1)
    assert kept.made_by(JOBS[0]) != here


def test_two_series_do_not_write_to_one_file(tmp_path: Path) -> None:
    first = series(JOBS, workers=1, keep=tmp_path / "games")
    game = next(first)
    with pytest.raises(QuartierError, match="another program is writing to it"):
        next(series(JOBS, workers=1, keep=tmp_path / "games"))
    assert len(outcomes([game, *first])) == len(JOBS)


def test_what_another_series_has_written_since_it_was_read_is_not_cut_off(file: Path) -> None:
    games = series([*JOBS, Job("paris", {}, 100, ("random", "random"))], workers=1, keep=file)
    list(series([*JOBS, Job("paris", {}, 99, ("random", "random"))], workers=1, keep=file))
    content = file.read_bytes()
    with pytest.raises(QuartierError, match="another program is writing to it"):
        next(games)
    assert file.read_bytes() == content


@pytest.mark.parametrize("place", [".", "missing/games", "/dev/null"])
def test_a_place_where_nothing_can_be_kept_is_refused(place: str, tmp_path: Path) -> None:
    with pytest.raises(QuartierError, match="it can't be written"):
        series(JOBS, workers=1, keep=tmp_path / place)


def test_a_full_disk_leaves_whole_lines(tmp_path: Path) -> None:
    file = tmp_path / "games"
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, limits[1]))
    try:
        with pytest.raises(QuartierError, match="can't be kept"):
            list(series(JOBS, workers=1, keep=file))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    lines = file.read_bytes().splitlines(keepends=True)
    assert 0 < len(lines) < len(JOBS)
    assert all(line.endswith(b"\n") for line in lines)
    assert outcomes(series(JOBS, workers=1, keep=file)) == outcomes(map(play, JOBS))


# --- killed ------------------------------------------------------------------------------------------

LONG = [Job("tiny_towns", {"players": 4}, seed, ("random",) * 4) for seed in range(100)]
SCRIPT = """
import sys
from pathlib import Path
from quartier.lab.series import Job, series
if __name__ == "__main__":
    jobs = [Job("tiny_towns", {"players": 4}, seed, ("random",) * 4) for seed in range(100)]
    list(series(jobs, workers=2, keep=Path(sys.argv[1])))
"""


def test_a_series_that_was_killed_goes_on_where_it_stopped_and_leaves_no_worker_behind(tmp_path: Path) -> None:
    file, script = tmp_path / "games", tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    process = subprocess.Popen([sys.executable, script, file])
    wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 10)
    workers = workers_of(process.pid)
    process.kill()
    process.wait()
    assert len(workers) == 2
    before = file.read_bytes()
    assert 10 < before.count(b"\n") < len(LONG)
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    assert outcomes(series(LONG, workers=2, keep=file)) == outcomes(series(LONG, workers=2))
    assert file.read_bytes().startswith(before[: before.rindex(b"\n") + 1])


def wait_until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    begun = time.monotonic()
    while not true():
        assert time.monotonic() - begun < PATIENCE
        time.sleep(0.05)
