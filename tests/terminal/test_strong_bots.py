"""Bots that think, at the terminal: their names, that one sees them think, and the hints they give."""

import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import quartier
from quartier import QuartierError
from quartier.bots import advice as advising
from quartier.bots.players import bot, names_in
from quartier.bots.reasons import reason
from quartier.bots.search.bot import Budget
from quartier.bots.search.exact import Ending
from quartier.engine.locale import LANGUAGES, Words
from quartier.games import game
from quartier.terminal import play
from quartier.terminal.advising import told
from quartier.terminal.play import read_players
from tests.bots.games import EVERY_GAME, in_another_world, in_the_middle
from tests.bots.nets import network_in
from tests.terminal.processes import Terminal
from tests.terminal.screens import HEIGHT, WIDTH, Stranger
from tests.terminal.typed import ORANGE_FIRST, kept_games, moves_in, printed, run, sitting_at


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hints take no time, and be the same each time."""
    monkeypatch.setattr(advising, "FOR_FINDING", Budget(iterations=60))
    monkeypatch.setattr(advising, "FOR_TELLING", Budget(iterations=30))


# --- names -------------------------------------------------------------------------------------------


def test_a_search_keeps_its_commas_among_names_with_commas() -> None:
    assert names_in("human,search:seconds=1,threads=2,level-3") == ["human", "search:seconds=1,threads=2", "level-3"]
    assert names_in("search:iterations=5,search:seconds=2") == ["search:iterations=5", "search:seconds=2"]
    assert names_in("human") == ["human"]
    assert names_in(" human , random ") == ["human", "random"]


@pytest.mark.parametrize("number", range(1, 7))
def test_every_level_sits_down(number: int) -> None:
    assert read_players(f"human,level-{number}", game("paris"), 2) == ["human", f"level-{number}"]


def test_who_is_not_named_plays_at_a_level() -> None:
    assert read_players(None, game("munivers"), 3) == ["human", "level-3", "level-3"]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("human,level-7", "'level-7', but by human, random, level-1, level-2"),
        ("human,search:seconds=1,haste=3", "no setting 'haste'"),
        ("human,search:seconds=x", "is a number"),
        ("human,search:seconds=1,iterations=5", "one of them"),
        ("search:seconds=1,human,threads=2", "a seat can't be taken by 'human,threads=2'"),
        ("human,level-1,level-2", "2 seats, not 3"),
    ],
)
def test_a_player_that_is_none_is_explained(typed: str, reason: str) -> None:
    with pytest.raises(QuartierError, match=re.escape(reason)):
        read_players(typed, game("paris"), 2)


def test_searches_and_levels_play_a_whole_game_at_as_many_seats_as_were_named() -> None:
    seats = "search:iterations=4,threads=2,level-1,level-3"
    result = run("play", "tiny_towns", "--seats", seats, "--seed", "5")
    assert result.exit_code == 0, result.output
    assert "Final score" in result.output


def test_a_network_plays_at_the_terminal(tmp_path: Path) -> None:
    file = network_in(tmp_path, "paris")
    result = run("play", "paris", "--seats", f"net:{file},iterations=4,net:{file}", "--seed", "5")
    assert result.exit_code == 0, result.output
    assert "Final score" in result.output


def test_a_network_of_another_game_is_refused_before_the_first_move(tmp_path: Path) -> None:
    file = network_in(tmp_path, "paris")
    result = run("play", "tiny_towns", "--seats", f"human,net:{file}", "--seed", "5")
    assert result.exit_code == 2
    assert "it plays paris, not tiny_towns" in result.output


# --- thinking ----------------------------------------------------------------------------------------


class Waiting:
    """A bot that takes its time: until something is there, or much longer than it should."""

    def __init__(self, awaited: Callable[[], bool]) -> None:
        self.awaited = awaited

    def choose(self, match: quartier.Match, seat: int) -> int:
        for _ in range(3000):
            if self.awaited():
                break
            time.sleep(0.01)
        return match.actions(seat)[0]


@pytest.mark.parametrize("terminal", ["xterm", "dumb"])
def test_one_sees_that_a_bot_thinks_if_it_takes_longer_than_a_moment(
    terminal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", terminal)
    monkeypatch.setattr(play, "MOMENT", 0.01)
    sitting = sitting_at(quartier.new("paris", seed=7, first="orange"))
    sitting.bots = {0: Waiting(lambda: "Orange is thinking…" in printed(sitting))}
    sitting.turn()
    assert len(sitting.match.history) == 1
    assert "Orange is thinking…" in printed(sitting)


def test_of_a_bot_that_moves_at_once_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOMENT", 60.0)
    sitting = sitting_at(quartier.new("paris", seed=7, first="orange"))
    sitting.bots = {0: Waiting(lambda: True)}
    sitting.turn()
    assert len(sitting.match.history) == 1
    assert "thinking" not in printed(sitting)


def test_what_goes_wrong_while_a_bot_thinks_is_not_lost() -> None:
    sitting = sitting_at(quartier.new("paris", seed=7))

    def fail() -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        sitting.thought(fail, "")


def test_nobody_waits_for_a_bot_that_thinks_for_a_minute() -> None:
    """Ctrl-C ends the game at once, and keeps it."""
    with Terminal(*ORANGE_FIRST, "--seats", "human,search:seconds=3600", "--language", "en") as terminal:
        terminal.wait_for("› ".encode())
        terminal.type("take/V6\n")
        terminal.wait_for("Blue is thinking…".encode())
        terminal.process.send_signal(signal.SIGINT)
        said = terminal.read_to_the_end()
    assert terminal.process.returncode == 0
    (file,) = kept_games()
    assert moves_in(file) == [[0, "take/V6"]]
    assert "Saved to" in said
    assert "--seats human,search:seconds=3600" in said
    assert "Traceback" not in said


# --- hints -------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_quick")
def test_a_hint_says_what_to_type_and_that_is_a_move() -> None:
    asked = run(*ORANGE_FIRST, typed="hint\n").output
    (typed,) = re.findall(r"Type: (.+)", asked)
    assert re.search(r"chance of winning at \d+%, (with )?about (\d+|equal) points? ", asked)
    run(*ORANGE_FIRST, "--save", "game.json", typed=f"hint\n{typed}\n")
    assert moves_in(Path("game.json"))[0] == [0, typed.replace(" ", "/")]


@pytest.mark.usefixtures("_quick")
def test_a_hint_within_a_move_speaks_of_the_whole_move() -> None:
    (typed,) = re.findall(r"Type: (.+)", run(*ORANGE_FIRST, typed="take\nhint\n").output)
    run(*ORANGE_FIRST, "--save", "game.json", typed=f"take\n{typed}\n")
    assert moves_in(Path("game.json"))[0] == [0, typed.replace(" ", "/")]


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_asked_for_and_given_in_every_language(language: str) -> None:
    words = Words.load("quartier", language)
    output = run(*ORANGE_FIRST, typed=f"{words('command-hint')}\n", language=language).output
    begin = words("hint-move", move="|", typed="").partition("|")[0].replace("\N{NO-BREAK SPACE}", " ").strip()
    assert begin in output.replace("\N{NO-BREAK SPACE}", " ")
    assert words("command-hint") in run(*ORANGE_FIRST, typed=f"{words('command-help')}\n", language=language).output


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", quartier.games())
def test_a_screen_with_a_hint_fits_80_by_24(monkeypatch: pytest.MonkeyPatch, game: str, language: str) -> None:
    stranger = Stranger(monkeypatch, seed=3)
    stranger.requests = ["hint"]
    stranger.play(game, ["human", *["random"] * (len(quartier.new(game).seats) - 1)], language)
    assert len(stranger.screens) == 2
    shown = stranger.screens[1]
    assert len(shown) <= HEIGHT, "\n".join(shown)
    assert max(map(cell_len, shown)) <= WIDTH, "\n".join(shown)
    assert shown != stranger.screens[0]


@pytest.mark.usefixtures("_quick")
def test_while_the_keyboard_goes_round_there_is_no_hint() -> None:
    """It would tell what the next one holds."""
    output = run("play", "paris", "--seats", "human,human", "--seed", "7", typed="hint\n").output
    assert "strong bot" not in output
    assert "“hint” is not one of the choices" in output


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_a_hint_does_not_depend_on_what_its_seat_cannot_know(name: str, options: dict[str, Any]) -> None:
    match = in_the_middle(name, options, moves=9)
    seat = match.waiting[0]
    assert len({advising.advice(in_another_world(match, seat, world), seat) for world in range(4)}) == 1


def test_a_solved_hint_says_by_how_much_the_game_is_won() -> None:
    match = quartier.new("paris", seed=4)
    while not match.game.certain(match.state, match.tables) or len(match.actions(match.waiting[0])) > 10:
        match.play_action(bot("greedy", 1).choose(match, match.waiting[0]), match.waiting[0])
    seat = match.waiting[0]
    solution = Ending(match.game).solve(match, seat, 1_000_000)
    found = advising.advice(match, seat)
    assert found.solved
    assert (found.margin, found.chance) == (solution.margin, solution.win)
    said = told(found, match, seat, match.words(), Words.load("quartier", "en"))
    assert f"by {abs(solution.margin)}" in said
    assert ("you win" if solution.win else "you lose") in said


@pytest.mark.parametrize(
    ("chance", "margin", "solved", "said"),
    [
        (1.0, 6, True, "Solved: you win by 6 or more."),
        (0.0, -4, True, "Solved: you lose by 4 if your rival makes no mistake."),
        (0.5, 0, True, "Solved: a draw, if nobody makes a mistake."),
        (1.0, 0, True, "Solved: you win, by the tie-break at least."),
        (0.0, 0, True, "Solved: you lose by the tie-break if your rival makes no mistake."),
        (0.616, 3.44, False, "It puts your chance of winning at 62%, about 3 points ahead at the end."),
        (0.3, -0.9, False, "It puts your chance of winning at 30%, about 1 point behind at the end."),
        (0.2, -0.02, False, "It puts your chance of winning at 20%, with about equal points at the end."),
    ],
)
def test_a_hint_gives_its_reason(chance: float, margin: float, solved: bool, said: str) -> None:
    match = quartier.new("paris", seed=1, first="orange")
    found = advising.Advice(match.actions(0)[0], chance, margin, solved)
    assert told(found, match, 0, match.words(), Words.load("quartier", "en")).endswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("margin", [-31.4, -21.0, -2.6, -1.2, 0.3, 1.0, 5.0])
def test_in_no_language_a_hint_speaks_of_a_negative_lead(language: str, margin: float) -> None:
    said = reason(advising.Advice(0, 0.4, margin, solved=False), 3, Words.load("quartier", language))
    assert not re.search(r"[-+−]\d", said)
    assert re.findall(r"\d+", said) == ["40"] + [str(abs(round(margin)))] * bool(round(margin))


def test_alone_a_hint_speaks_of_points() -> None:
    match = quartier.new("tiny_towns", players=1, seed=1)
    for solved, said in ((True, "Solved: 24 points are the most"), (False, "It expects 24 points")):
        found = advising.Advice(match.actions(0)[0], 1.0, 24.0, solved)
        assert said in told(found, match, 0, match.words(), Words.load("quartier", "en"))
