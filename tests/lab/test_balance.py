"""The balance lab as a whole: what is planned is played, judged, compared, printed and written."""

import io
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from joblib import cpu_count
from rich.console import Console

from quartier.engine.errors import BadOption, QuartierError
from quartier.engine.facts import Thing
from quartier.engine.locale import LANGUAGES
from quartier.engine.match import LARGEST_SEED
from quartier.games import game as load_game
from quartier.lab import balance_command, dealing
from quartier.lab.balance import Plan, Report, balance, facts_of
from quartier.lab.balance_data import balance_data
from quartier.lab.balance_page import balance_page
from quartier.lab.balance_rows import Rows
from quartier.lab.balance_table import balance_tables, thinned
from quartier.lab.files import Files
from quartier.lab.job import Job
from quartier.lab.series import play
from quartier.lab.tables import narrow_table
from quartier.lab.verdicts import Verdict, out_of_line
from tests.terminal.typed import run

SMALL = Plan("munivers", [{"players": 2, "content": "short"}], games=12, habits=("never=play",), habit_games=5)


@pytest.fixture(scope="module")
def small() -> Report:
    return balance(SMALL, workers=1)


@pytest.fixture(scope="module")
def all_games() -> list[Report]:
    """A report of each game, one of them alone at the table, one compared with something else."""
    return [
        balance(
            Plan("paris", [{}], games=25, habits=("blank=all",), habit_games=2, against={"edition": "fr"}), workers=1
        ),
        balance(Plan("tiny_towns", [{"players": 1}, {"players": 2}], games=6), workers=1),
        balance(Plan("munivers", [{}], games=3, habits=("collect=cafe&boutique&9",), habit_games=3), workers=1),
    ]


# --- playing -----------------------------------------------------------------------------------------


def test_every_game_is_played_once_and_a_habit_from_each_seat(small: Report) -> None:
    (study,) = small.studies
    assert (study.figures.games, study.figures.players) == (12, 2)
    assert len(SMALL.all_jobs()) == 12 + 2 * 2  # of five games for a habit, whole rounds
    (habit,) = study.figures.habits
    assert habit.wins.n == 4
    seats = {share.thing[1]: share.wins.n for share in study.figures.shares if share.thing[0] == "seat"}
    assert seats == {"orange": 12, "blue": 12}


def test_two_reports_of_the_same_plan_are_the_same(small: Report) -> None:
    assert balance_data(balance(SMALL, workers=1)) == balance_data(small)


def test_games_are_counted_the_same_side_by_side(small: Report) -> None:
    assert balance_data(balance(SMALL, workers=2)) == balance_data(small)


@pytest.mark.parametrize(("ray", "processes"), [(None, 50), ("local", cpu_count())])
def test_what_a_cluster_played_is_counted_by_as_many_as_this_machine_has_cores_for(
    ray: str | None, processes: int, small: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers are then those of the cluster, which may have many more."""
    asked = []

    def one_by_one(_joblib: Any, workers: int, _threads: int, task: Any, things: Any) -> Any:
        asked.append(workers)
        return map(task, things)

    monkeypatch.setattr("quartier.lab.balance.series", lambda jobs, *_: (play(job) for job in jobs))
    monkeypatch.setattr("quartier.lab.balance.side_by_side", one_by_one)
    assert balance_data(balance(SMALL, workers=50, ray=ray)) == balance_data(small)
    assert asked == [processes]


def test_a_pack_compared_with_itself_shows_nothing() -> None:
    plan = Plan("munivers", [{"players": 2, "content": "short"}], games=12, against={"content": "short"})
    assert len(plan.all_jobs()) == 12  # none is played twice
    (study,) = balance(plan, workers=1).studies
    assert study.other is not None
    assert len(study.differences) > 50
    assert {difference.difference.value for difference in study.differences} == {0}
    assert not any(difference.shows for difference in study.differences)


def test_a_mayor_made_unfair_on_purpose_is_named_first(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "Unfair"\nextends = "short"\n', encoding="utf-8")
    (tmp_path / "mayors.toml").write_text(
        '[[mayor]]\nid = "sidonie-tirelire"\nskill = [{ do = "gain_money", n = 20 }]\n', encoding="utf-8"
    )
    (study,) = balance(Plan("munivers", [{"players": 2, "content": str(tmp_path)}], games=60), workers=1).studies
    worst = next(finding for finding in out_of_line(study.findings) if finding.subject == "share")
    assert worst.thing == ("mayor", "sidonie-tirelire")
    assert worst.verdict == Verdict.OUTSIDE
    assert worst.figure.low > 4


DEALT = ("mayor", "leonie-chantier")


@pytest.mark.parametrize(
    ("game", "options", "dealt"),
    [
        ("munivers", {"players": 2}, DEALT),
        ("munivers", {"players": 3, "content": "short"}, ("board", "gobelins")),
        ("tiny_towns", {"players": 2}, ("building", "tavern")),
        ("paris", {"postcards": "random"}, ("postcard", "levitation")),
    ],
)
def test_games_that_deal_a_thing_are_the_first_ones_in_which_it_is_there_at_the_end(
    game: str, options: dict[str, Any], dealt: Thing
) -> None:
    def is_there(seed: int) -> bool:
        facts = facts_of(play(Job(game, options, seed, ("random",) * len(load_game(game).seats(options)))).record)
        return dealt in facts.in_play or any(factors.get(dealt[0]) == dealt[1] for factors in facts.factors)

    chosen = list(Plan(game, [options], games=5, seed=7, dealt=dealt).seeds())
    assert len(chosen) == 5
    assert chosen == [seed for seed in range(7, chosen[-1] + 1) if is_there(seed)]


def test_only_games_that_deal_what_is_asked_for_are_played_and_the_report_says_so(tmp_path: Path) -> None:
    typed = ("--players", "2", "--content", "short", "--games", "6", "--dealt", "=".join(DEALT))
    written = run("balance", "munivers", *typed, "--workers", "1", "--json", tmp_path / "data")
    data = json.loads((tmp_path / "data").read_text(encoding="utf-8"))
    assert (data["dealt"], data["seed"]) == ([*DEALT], 0)
    (study,) = data["studies"]
    had = {share["thing"][1]: share["wins"]["n"] for share in study["shares"] if share["thing"][0] == "mayor"}
    assert (had[DEALT[1]], sum(had.values())) == (6, 12)
    assert "with the seeds from 0 on that deal Léonie Chantier." in in_one_line(written.stdout)


def test_all_sets_of_options_and_habits_are_played_with_the_same_seeds_which_deal_it_with_each() -> None:
    players = [{"players": 2}, {"players": 4}]
    plan = Plan(
        "munivers", players, games=4, habits=("never=play",), habit_games=6, against={"content": "short"}, dealt=DEALT
    )
    played = [{job.seed for job, habit, _ in plan.jobs(options) if not habit} for options in plan.studied()]
    assert len(plan.studied()) == 4
    assert played == [set(plan.seeds()[:4])] * 4
    assert {job.seed for job, habit, _ in plan.jobs(players[0]) if habit} == set(plan.seeds()[:3])
    alone = [set(Plan("munivers", [options], games=4, dealt=DEALT).seeds()) for options in players]
    assert alone[0] != alone[1], "a seed deals other things to more players"


def test_a_thing_may_be_asked_for_though_one_seed_deals_no_such_one_to_all_sets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seed 1 deals two players other mayors than four."""
    sets, deal = [{"players": 2}, {"players": 4}], dealing.dealt
    two, four = ({thing for thing in deal("munivers", 1, options) if thing[0] == "mayor"} for options in sets)
    assert not two & four
    monkeypatch.setattr(dealing, "dealt", lambda name, _seed, options: deal(name, 1, options))
    Plan("munivers", sets, games=1, dealt=DEALT).check()


def test_of_a_family_only_what_every_game_deals_is_judged_by_who_wins() -> None:
    """With two players the others are met with this mayor alone: if she is weak, they would all seem strong."""
    (study,) = balance(Plan("munivers", [{"players": 2, "content": "short"}], games=40, dealt=DEALT), workers=1).studies
    judged = {finding.thing for finding in study.findings if finding.subject == "share"}
    assert {thing for thing in judged if thing[0] == "mayor"} == {DEALT}
    assert {thing[0] for thing in judged} == {"mayor", "board", "seat", "place"}


@pytest.mark.parametrize(
    ("game", "players", "dealt", "told"),
    [
        ("munivers", "3", "", "munivers deals board=…, mayor=…, place=…, poll=…, seat=…, and not '='"),
        ("munivers", "3", "mayor", "and not 'mayor='"),
        ("munivers", "3", "card=kings-cake", "and not 'card=kings-cake'"),
        ("munivers", "2,3", "place=3", "too few games from seed 0 on deal 'place=3'; they deal 1, 2"),
        ("tiny_towns", "2,1", "place=1", "tiny_towns deals building=…, seat=…, and not 'place=1'"),
    ],
)
def test_what_is_not_dealt_is_refused_with_what_is(game: str, players: str, dealt: str, told: str) -> None:
    refused = run("balance", game, "--players", players, "--games", "3", "--dealt", dealt, "--workers", "1")
    assert refused.exit_code == 2
    assert told in in_one_line(refused.stderr)


def test_games_may_have_all_seeds_up_to_the_largest_and_no_more() -> None:
    plan = Plan("munivers", [{}], seed=LARGEST_SEED - 1, games=2, dealt=("seat", "orange"))
    assert list(plan.seeds()) == [LARGEST_SEED - 1, LARGEST_SEED]
    with pytest.raises(BadOption, match="too few games"):
        replace(plan, seed=LARGEST_SEED).seeds()


@pytest.mark.parametrize(
    "changes",
    [
        {"games": 0},
        {"habit_games": 0},
        {"games": 10**15},
        {"habit_games": 10**15},
        {"habits": ("sleep=well",)},
        {"seed": 2**63 - 5},
        {"option_sets": [{"players": 9}]},
    ],
)
def test_a_plan_that_can_not_be_played_is_refused_before_it_begins(changes: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        balance(Plan(**{**vars(SMALL), **changes}), workers=1)


# --- telling -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_are_written_in_every_language(all_games: list[Report], language: str) -> None:
    console = Console(width=80, file=io.StringIO())
    for report in all_games:
        written = balance_page(report, language)
        assert f'lang="{language}"' in written
        assert not re.search(r"(?:src|href)=\"?https?:|@import", written)
        for shown in balance_tables(report, language):
            console.print(shown)
    assert isinstance(console.file, io.StringIO)
    assert len(console.file.getvalue().splitlines()) > 100


def test_the_page_says_what_is_out_of_line_before_anything_else(small: Report) -> None:
    page = balance_page(small, "en")
    headings = re.findall(r"<h2[^>]*>([^<]*)", page)
    assert headings[:3] == ["2 players · content=short", "What is out of line", "Who wins"]
    assert "never plays an action card" in page
    assert page.count("<svg") > 10


def printed(report: Report) -> str:
    console = Console(width=80, file=io.StringIO())
    for shown in balance_tables(report, "en"):
        console.print(shown)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def in_one_line(text: str) -> str:
    """Return what is said, however it was broken into lines."""
    return " ".join(re.sub("<[^>]*>", " ", text).split())


def test_text_and_page_both_say_what_chance_alone_would_show(all_games: list[Report]) -> None:
    (study,) = all_games[0].studies
    figures, differing = len(study.differences), sum(difference.shows for difference in study.differences)
    for told in map(in_one_line, (printed(all_games[0]), balance_page(all_games[0], "en"))):
        assert "One interval in twenty misses by chance." in told
        assert f"leaving out zero: {differing} of {figures}. Chance alone would show about {figures / 20:.0f}." in told


def test_what_is_compared_always_shows_scores_and_lengths_of_both() -> None:
    plan = Plan("paris", [{}], games=3, against={"postcards": "first"})
    report = balance(plan, workers=1)
    (study,) = report.studies
    for told in (printed(report), balance_page(report, "en")):
        compared = in_one_line(told.partition("Compared with")[2])
        assert "No figure differs." in compared
        for name, label in (("total", "Score of a seat"), ("moves", "Moves in a game")):
            mean = f"{study.figures.spreads[name].mean.value:.1f}"
            assert re.search(rf"{label} (?:mean )?0.0 ± 0.0 {mean} {mean}", compared), label


def test_a_heading_is_broken_between_words_only_and_a_path_anywhere() -> None:
    path = "content=/home/somebody/packs/mine"
    table = narrow_table("", ["What", "Of what", "Difference", "content=short", "content=standard", path])
    table.add_row("Achievements of career cards: The Flour War", "used per chance", "-6.75 ± 0.70", "0.0", "0.0", "0.0")
    console = Console(width=80, file=io.StringIO())
    console.print(table)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    assert "content=standard" in console.file.getvalue()


def test_what_is_compared_is_named_by_its_options(all_games: list[Report]) -> None:
    assert "Compared with edition=fr" in printed(all_games[0])
    assert "Compared with edition=fr" in balance_page(all_games[0], "en")


def test_of_a_long_game_the_terminal_tells_some_stages_and_the_last() -> None:
    def told(stages: int) -> list[int]:
        return [int(row[0]) for row in thinned(Rows(["After"], [(str(stage),) for stage in range(stages)])).rows]

    assert told(12) == list(range(12))
    assert told(42) == [1, 5, 9, 13, 17, 21, 25, 29, 33, 37, 41]
    assert told(0) == []


def test_alone_nothing_is_said_of_winning(all_games: list[Report]) -> None:
    alone, _ = balance_page(all_games[1], "en").split("2 players")
    assert "Wins" not in alone
    assert "Winner" not in alone
    assert "above that of the average game" in alone


def test_data_has_everything_with_intervals(small: Report) -> None:
    data = json.loads(json.dumps(balance_data(small)))
    (study,) = data["studies"]
    assert data["game"] == "munivers"
    assert study["options"]["content"] == "short"
    assert {"shares", "uses", "presences", "leads", "spreads", "lines", "habits", "findings"} <= study.keys()
    share = study["shares"][0]["wins"]
    assert share["low"] <= share["value"] <= share["high"]
    assert {finding["verdict"] for finding in study["findings"]} <= {"outside", "probably", "unclear", "fine"}


def test_names_of_a_pack_are_written_as_text(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "Odd"\nextends = "short"\n', encoding="utf-8")
    (tmp_path / "mayors.toml").write_text('[[mayor]]\nid = "anatole-troc"\nname = "<b>Tom & Co"\n', encoding="utf-8")
    report = balance(Plan("munivers", [{"players": 4, "content": str(tmp_path)}], games=3), workers=1)
    assert "<b>Tom" not in balance_page(report, "en")


# --- the command -------------------------------------------------------------------------------------


def test_the_command_prints_and_writes(tmp_path: Path) -> None:
    page, data, kept = (tmp_path / name for name in ("page.html", "data.json", "games"))
    typed = ["balance", "paris", "--games", "6", "--workers", "1", "--option", "postcards=random", "--language", "en"]
    files = ["--html", str(page), "--json", str(data), "--keep", str(kept)]
    first = run(*typed, *files).output
    assert "Each set of options was played 6 times, every seat by greedy" in first
    assert "Who wins" in first
    assert f"Written to {page}" in first.replace("\n", "")
    told = data.read_text(encoding="utf-8")
    assert run(*typed, *files).output == first
    assert data.read_text(encoding="utf-8") == told
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 6


@pytest.mark.parametrize(
    "change",
    [
        lambda told: told["record"].update(moves=told["record"]["moves"][:10]),
        lambda told: told.update(winners=[1 - told["winners"][0]]),
        lambda told: told.update(scores=told["scores"][::-1]),
    ],
    ids=["ended early", "won by another", "other scores"],
)
def test_a_kept_game_that_did_not_end_as_it_is_told_is_not_counted(change: Any, tmp_path: Path) -> None:
    plan, keep = Plan("paris", [{}], games=2, bot="greedy", seed=3), tmp_path / "games"
    balance(plan, workers=1, keep=keep)
    told = [json.loads(line) for line in keep.read_text().splitlines()]
    change(told[0])
    keep.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in told))
    with pytest.raises(QuartierError, match="did not end as it is told"):
        balance(plan, workers=1, keep=keep)


def test_what_was_found_out_is_written_though_nobody_reads_what_is_printed(tmp_path: Path) -> None:
    class Gone(io.StringIO):
        def write(self, _: str) -> int:
            raise OSError("nobody is there")

    file = tmp_path / "report.json"
    plan = Plan("paris", [{}], games=1, bot="greedy")
    with pytest.raises(OSError, match="nobody is there"):
        balance_command.run(plan, Files(json=file), Console(file=Gone()), "en", 1, None, lambda: None)
    assert json.loads(file.read_text())["quartier"]


def test_all_questions_of_a_designer_are_asked_at_once() -> None:
    game = load_game("munivers")
    plan = balance_command.planned(game, {}, "2,3,2", ["all", "never=play"], None, None, games=1)
    assert [options["players"] for options in plan.option_sets] == [2, 3]
    assert plan.habits == list(game.counted.questions)
    assert len(plan.habits) == 7


def test_the_number_of_players_is_given_once() -> None:
    munivers = load_game("munivers")
    assert balance_command.option_sets(munivers, {"players": 3}, "") == [{"players": 3}]
    with pytest.raises(BadOption, match="given twice"):
        balance_command.option_sets(munivers, {"players": 3}, "2")


def test_a_comparison_takes_a_pack_or_an_option() -> None:
    def read(_: object, typed: Any) -> dict[str, Any]:
        return dict([typed[0].split("=")])

    assert balance_command.compared_with(load_game("munivers"), "short", read) == {"content": "short"}
    assert balance_command.compared_with(load_game("paris"), "edition=fr", read) == {"edition": "fr"}
    with pytest.raises(BadOption, match="paris has no content packs"):
        balance_command.compared_with(load_game("paris"), "short", read)


def test_what_can_not_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    def never() -> None:
        raise AssertionError("a game was played")

    files = Files(html=tmp_path / "missing" / "page.html")
    with pytest.raises(QuartierError, match="can't be written"):
        balance_command.run(SMALL, files, Console(), "en", 1, None, never)
