"""Arenas: who meets whom, what comes of it, and the command that plays them."""

import io
import json
import math
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from quartier.cli import app
from quartier.engine.errors import QuartierError
from quartier.engine.extras import command_for
from quartier.engine.locale import LANGUAGES
from quartier.lab.arena import Arena, outcome
from quartier.lab.arena_report import as_data, as_page, as_tables, lead
from quartier.lab.arena_words import Wording
from quartier.lab.files import Files
from quartier.lab.job import Played
from quartier.lab.page import page
from quartier.lab.wording import NO_BREAK
from tests.terminal.processes import COMMAND, PATIENCE, Terminal

TWO = Arena.plan("paris", ["random", "greedy"], 8, seed=5)
FOUR = Arena.plan("tiny_towns", ["random", "greedy"], 8, players=4)
SOLO = Arena.plan("tiny_towns", ["random", "greedy"], 3, players=1)


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["arena", *map(str, arguments), "--language", "en"])


# --- who meets whom ----------------------------------------------------------------------------------


def test_every_two_bots_meet_with_the_same_seeds_at_both_seats() -> None:
    jobs = Arena.plan("paris", ["a", "b", "c"], 4, seed=5).jobs()
    pairs = [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]
    assert sorted((job.seed, job.bots) for job in jobs) == [(seed, pair) for seed in (5, 6) for pair in pairs]


def test_at_larger_tables_each_bot_sits_alone_among_each_other_kind_once_at_every_seat() -> None:
    plan = Arena.plan("munivers", ["a", "b"], 3, players=3)
    assert sorted(job.bots for job in plan.jobs()) == [
        tuple("aab"), tuple("aba"), tuple("abb"), tuple("baa"), tuple("bab"), tuple("bba"),
    ]  # fmt: skip
    assert {job.seed for job in plan.jobs()} == {0}
    assert {job.options["players"] for job in plan.jobs()} == {3}


def test_in_a_challenge_only_the_first_bot_meets_the_others() -> None:
    jobs = Arena.plan("paris", ["a", "b", "c"], 2, challenge=True).jobs()
    assert {frozenset(job.bots) for job in jobs} == {frozenset("ab"), frozenset("ac")}
    jobs = Arena.plan("tiny_towns", ["a", "b"], 4, players=4, challenge=True).jobs()
    assert {job.bots.count("a") for job in jobs} == {1}
    assert len(jobs) == 4


def test_alone_every_bot_plays_every_seed() -> None:
    assert [(job.seed, job.bots) for job in SOLO.jobs()] == [
        (seed, (name,)) for seed in range(3) for name in ("random", "greedy")
    ]


def test_seeds_are_played_whole_so_games_may_be_a_few_more() -> None:
    assert Arena.plan("munivers", ["a", "b"], 100).games == 102
    assert len(Arena.plan("munivers", ["a", "b"], 100).seeds) == 34


def test_a_seat_is_taken_by_each_as_often_and_first_games_tell_of_everybody() -> None:
    plan = Arena.plan("paris", ["a", "b", "c", "d"], 20)
    jobs = plan.jobs()
    for seat in (0, 1):
        assert len(set(Counter(job.bots[seat] for job in jobs).values())) == 1
    assert {name for job in jobs[:12] for name in job.bots} == set("abcd")


# --- what comes of it --------------------------------------------------------------------------------


def told(plan: Arena, strength: dict[str, int]) -> list[Played]:
    """Return games that whoever is stronger wins, by as many points as they are stronger."""
    games = []
    for job in plan.jobs():
        scores = tuple(strength[name] for name in job.bots)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        record = {"moves": [[seat, "x"] for seat in range(len(scores)) for _ in range(2)]}
        seconds = tuple(abs(strength[name]) / 10 for name in job.bots)
        games.append(Played(job, record, winners, scores, 2 * len(scores), seconds, seconds))
    return games


def test_an_outcome_names_the_strongest_first_with_points_and_time_a_move() -> None:
    found = outcome(TWO, told(TWO, {"random": 3, "greedy": 10}))
    best, worst = found.standings
    assert (best.name, worst.name) == ("greedy", "random")
    assert (best.games, best.score.value, best.seconds, best.slowest) == (8, 10, 0.5, 1.0)
    assert best.share is not None
    assert best.share.value == 1.0
    assert best.share.low < 1.0
    assert [(each.one, each.other, each.share.value, each.scores) for each in found.encounters] == [
        ("random", "greedy", 0.0, (3, 10)),
        ("greedy", "random", 1.0, (10, 3)),
    ]


def test_at_larger_tables_a_share_is_that_of_who_sits_alone() -> None:
    found = outcome(FOUR, told(FOUR, {"random": 3, "greedy": 10}))
    shares = {each.name: each.share.value for each in found.standings if each.share}
    assert shares == {"greedy": 1.0, "random": 0.0}
    assert found.fair == 0.25
    assert {each.games for each in found.encounters} == {8}


def test_who_never_sat_alone_has_a_rating_but_no_share() -> None:
    plan = Arena.plan("tiny_towns", ["greedy", "random"], 8, players=4, challenge=True)
    found = outcome(plan, told(plan, {"random": 3, "greedy": 10}))
    assert found.standings[1].rating is not None
    assert found.standings[1].share is None
    assert "–" in str(as_page(found, Wording("en")))


def test_alone_bots_are_ranked_by_points() -> None:
    found = outcome(SOLO, told(SOLO, {"random": 3, "greedy": 10}))
    assert [(each.name, each.rating, each.points) for each in found.standings] == [
        ("greedy", None, (10, 10, 10)),
        ("random", None, (3, 3, 3)),
    ]


def test_an_outcome_does_not_hang_on_the_order_in_which_games_are_finished() -> None:
    games = told(FOUR, {"random": 3, "greedy": 10})
    assert outcome(FOUR, games) == outcome(FOUR, games[::-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plan", [TWO, FOUR, SOLO], ids=["two", "four", "solo"])
def test_an_outcome_is_told_in_every_language(plan: Arena, language: str) -> None:
    say = Wording(language)
    found = outcome(plan, told(plan, {"random": 3, "greedy": 10}))
    assert as_tables(found, say)
    assert lead(plan, say) in as_page(found, say)
    assert plan.command in as_page(found, say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_fit_80_columns_and_break_only_names(language: str) -> None:
    name = "search:seconds=1,worlds=0,ripe=1,width=1e9,candidates=1,horizon=-1"
    plan = Arena.plan("tiny_towns", [name, "greedy"], 40, players=4)
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(as_tables(outcome(plan, told(plan, {name: -10, "greedy": -12})), Wording(language)))
    text = console.export_text()
    assert max(map(len, text.splitlines())) <= 80
    assert all(line.count("(") == line.count(")") for line in text.splitlines())
    assert len(re.findall(r"\(.+? … .+?\)", text)) == 8
    assert "search:se" in text


def test_of_two_who_met_the_stronger_one_is_told_of_and_once() -> None:
    plan = Arena.plan("paris", ["weak", "strong", "fair"], 8)
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(as_tables(outcome(plan, told(plan, {"weak": 1, "fair": 2, "strong": 3})), Wording("en")))
    _, encounters = console.export_text().split("Who against whom")
    met = [
        (line.split()[0], after.split()[1]) for line, after in pairwise(encounters.splitlines()) if "against" in after
    ]
    assert met == [("strong", "fair"), ("strong", "weak"), ("fair", "weak")]


def test_data_are_plain_and_what_one_seed_cannot_tell_is_null() -> None:
    plan = Arena.plan("paris", ["random", "greedy"], 1)
    data = as_data(outcome(plan, told(plan, {"random": 3, "greedy": 10})))
    assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert data["standings"][0]["score"] == {"value": 10.0, "low": None, "high": None, "n": 2}
    assert data["seeds"] == [0, 0]


def test_numbers_are_written_as_each_language_does() -> None:
    english, french = Wording("en"), Wording("fr")
    assert english.points(-1.26) == "−1.3"
    assert french.points(-1.26) == "−1,3"
    assert english.points(-0.01) == "0.0"
    assert english.rating(-12.4) == "−12"
    assert english.rating(1534.5) == "1534"
    assert english.percent(0.255) == "25.5%"
    assert english.points(math.nan) == "–"
    measured = [english.duration(seconds) for seconds in (0.00002, 0.0004, 0.0213, 0.5, 1.2)]
    assert measured == [f"{number}{NO_BREAK}ms" for number in ("0.020", "0.40", "21.3", "500")] + [f"1.20{NO_BREAK}s"]


def test_what_is_exact_has_no_more_digits_than_it_needs() -> None:
    say = Wording("en")
    exact = [say.duration(seconds, exact=True) for seconds in (0.0001, 0.001, 0.45, 1.125, 2.0)]
    assert exact == [f"{number}{NO_BREAK}ms" for number in ("0.1", "1", "450")] + [
        f"{number}{NO_BREAK}s" for number in ("1.12", "2")
    ]
    assert [say.brief(value, sign=True) for value in (2.0, 0.25, -3.0, -0.04)] == ["+2", "+0.2", "−3", "0.0"]
    assert [say.round_share(share) for share in (0.2, 0.475, 1.0)] == ["20%", "47.5%", "100%"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_between_a_number_and_its_unit(language: str) -> None:
    say = Wording(language)
    assert not any(" " in text for text in (say.percent(0.5), say.duration(0.5), say.duration(5)))


# --- the command -------------------------------------------------------------------------------------


def test_the_command_tells_who_is_stronger_and_writes_it_down(tmp_path: Path) -> None:
    data, page = tmp_path / "result.json", tmp_path / "result.html"
    result = run("paris", "random", "greedy", "--games", "20", "--workers", "1", "--json", data, "--html", page)
    assert result.exit_code == 0, result.output
    assert result.output.index("greedy ") < result.output.index("random ")
    assert f"Written to {page}." in result.output.replace("\n", "")
    found = json.loads(data.read_text(encoding="utf-8"))
    assert [each["bot"] for each in found["standings"]] == ["greedy", "random"]
    assert found["standings"][0]["share"]["low"] > 0.5
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    "typed",
    [
        "paris random greedy --games 3 --seed 7",
        "tiny_towns random greedy --games 2 --players 1 --option buildings=first --option monuments=no",
        "munivers greedy random --games 3 --option players=2 --content short --challenge",
    ],
)
def test_a_report_names_the_command_that_makes_it_again(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    found: list[dict[str, Any]] = []
    for arguments in (typed, None):
        again = shlex.split(found[0]["command"])[2:] if arguments is None else arguments.split()
        result = run(*again, "--workers", "1", "--json", file)
        assert result.exit_code == 0, result.output
        found.append(json.loads(file.read_text(encoding="utf-8")))
    for data in found:
        for each in data["standings"]:
            del each["seconds"], each["slowest"]
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess", "random", "greedy"], "no game 'chess'"),
        (["paris", "random"], "bots that must meet: 2 or more, not 1"),
        (["tiny_towns", "random", "--players", "4"], "seats at a table: 4; bots that must meet: 2 or more, not 1"),
        (["paris", "random", "kasparov"], "kasparov"),
        (["paris", "random", "greedy", "--games", "9" * 15], "from 1 to 1000000 games"),
        (["paris", "random", "random"], "'random' can’t meet itself"),
        (["paris", "random", "greedy", "--players", "4"], "the number of seats in this game is 2, not 4"),
        (["tiny_towns", "random", "greedy", "--players", "9"], "option 'players'"),
        (
            ["tiny_towns", "random", "greedy", "--players", "2", "--option", "players=3"],
            "the number of seats in this game is 3, not 2",
        ),
        (["paris", "random", "greedy", "--option", "hand=3"], "it takes 1, 2"),
        (["paris", "random", "greedy", "--option", "hand"], "name=value"),
        (["paris", "random", "greedy", "--content", "short"], "no option 'content'"),
        (["paris", "random", "greedy", "--seed", str(2**63)], "a seed is a whole number"),
        (["paris", "random", "greedy", "--keep", "diary"], "line 1 is no game of a series"),
        (["paris", "random", "greedy", "--keep", "."], "can’t be kept in .: it can’t be written"),
        (["paris", "random", "greedy", "--keep", "nowhere/games"], "can’t be kept in nowhere/games"),
        (["paris", "random", "greedy", "--json", "nowhere/x.json"], "nowhere/x.json can’t be written"),
        (["paris", "random", "greedy", "--html", "."], ". can’t be written"),
        (["paris", "random", "greedy", "--html", "x", "--json", "./x"], "x can’t hold two things"),
        (["paris", "random", "greedy", "--keep", "x", "--json", "x"], "x can’t hold two things"),
        (["paris", "random", "greedy", "--ray", "ray://127.0.0.1:9"], "no Ray cluster answers at ray://127.0.0.1:9"),
    ],
)
def test_a_mistake_is_one_clear_line_and_leaves_nothing_behind(
    arguments: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("diary").write_text("dear diary\n")
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert reason in result.stderr
    assert [path.name for path in Path().iterdir()] == ["diary"]
    assert Path("diary").read_text() == "dear diary\n"


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--games", "-1"], ["--workers", "0"], ["--players", "0"]])
def test_a_number_below_one_is_refused(wrong: list[str]) -> None:
    result = run("paris", "random", "greedy", *wrong)
    assert result.exit_code == 2
    assert "greater than or equal to 1" in re.sub(r"[\s│]+", " ", result.output)


@pytest.mark.parametrize(
    ("library", "arguments"), [("choix", []), ("matplotlib", ["--html", "x.html"]), ("joblib", [])]
)
def test_what_is_not_installed_is_said_before_anything_is_played(
    library: str, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, library, None)
    result = run("paris", "random", "greedy", "--keep", "games", *arguments)
    assert result.exit_code == 2
    assert f"this needs {library}, which is not installed" in result.stderr
    assert command_for("lab") in result.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", [["arena", "paris", "greedy", "net"], ["balance", "paris", "--bot", "net"]])
@pytest.mark.parametrize(
    ("library", "extra", "arguments"),
    [
        ("scipy", "lab", []), ("joblib", "lab", []), ("ray", "cluster", ["--ray", "local"]), ("onnxruntime", "net", []),
        ("matplotlib", "lab", ["--html", "x.html"]),
    ],
)  # fmt: skip
def test_what_is_not_installed_is_said_before_anything_is_compiled(
    command: list[str], library: str, extra: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (library, f"{library}.stats"):
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setattr("quartier.terminal.start.compiling_shown", lambda _: 1 // 0)
    result = CliRunner().invoke(app, [*command, *arguments, "--language", "en"])
    assert result.stderr.startswith(f"quartier: this needs {library}, which is not installed")
    assert command_for(extra) in result.stderr


def test_files_of_reports_are_checked_before_games_are_played(tmp_path: Path) -> None:
    locked = tmp_path / "locked"
    locked.mkdir()
    with pytest.raises(QuartierError, match="can't be written"):
        Files(html=locked).check()
    (tmp_path / "file").touch()
    with pytest.raises(QuartierError, match="can't be written"):
        Files(json=tmp_path / "file" / "report.json").check()
    Files(keep=tmp_path / "a", json=tmp_path / "b", html=tmp_path / "c").check()


@pytest.mark.parametrize("content", ["dear diary", '{"format": 1, "game": "paris"}', '{"quartier":"played","by":""}\n'])
def test_a_report_is_written_over_nothing_but_a_report(content: str, tmp_path: Path) -> None:
    taken = tmp_path / "file"
    taken.write_text(content)
    for files in (Files(json=taken), Files(html=taken)):
        with pytest.raises(QuartierError, match="holds something else"):
            files.check()
    assert taken.read_text() == content
    reports = Files(json=tmp_path / "data", html=tmp_path / "page")
    for file, report in reports.contents(lambda: {"quartier": "arena"}, lambda: page("", "", [], "en")).items():
        file.write_text(report)
    reports.check()


# --- ended and gone on with --------------------------------------------------------------------------

LONG = ("arena", "tiny_towns", "random", "greedy", "--players", "2", "--games", "120", "--language", "en")


def lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def wait_for_lines(file: Path, count: int) -> None:
    begun = time.monotonic()
    while lines(file) < count:
        assert time.monotonic() - begun < PATIENCE
        time.sleep(0.05)


def finished(file: Path) -> dict[str, Any]:
    """Let the command go on to its end, and return what it found."""
    report = file.with_suffix(".json")
    command = [*COMMAND, *LONG, "--keep", str(file), "--json", str(report)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    for each in found["standings"]:
        del each["seconds"], each["slowest"]
    return found


def test_an_arena_that_was_killed_or_interrupted_goes_on_to_the_same_result(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    process = subprocess.Popen([*COMMAND, *LONG, "--keep", str(broken)], stdout=subprocess.DEVNULL)
    wait_for_lines(broken, 5)
    process.kill()
    process.wait()
    after_kill = lines(broken)
    with Terminal(*LONG, "--keep", str(broken)) as terminal:
        wait_for_lines(broken, after_kill + 5)
        terminal.process.send_signal(signal.SIGTERM)
        said = terminal.read_to_the_end()
    assert terminal.process.returncode == 143
    assert "Interrupted after" in said
    assert "The same command goes on where it stopped" in said
    assert "Traceback" not in said
    assert 5 <= after_kill < lines(broken) < 120
    assert finished(broken) == finished(whole)
    assert lines(broken) == lines(whole) == 120


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_an_arena_and_all_its_workers(workers: str, tmp_path: Path) -> None:
    file = tmp_path / "games"
    with Terminal(*LONG, "--keep", str(file), "--workers", workers) as terminal:
        wait_for_lines(file, 3)
        terminal.type("\x03")
        said = terminal.read_to_the_end()
    assert terminal.process.returncode == 130
    assert "Interrupted after" in said
    assert "Traceback" not in said
    wait_until_all_have_ended(terminal.process.pid)


def wait_until_all_have_ended(group: int) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    raise AssertionError("a process is left")
