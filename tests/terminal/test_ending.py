"""How commands end when they are asked to, and when their terminal, input or output is gone: with real processes."""

import ctypes
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from quartier.terminal import signals
from tests.terminal.processes import PATIENCE, Terminal, in_shell
from tests.terminal.typed import ORANGE_FIRST, kept_games, moves_in, run

AT_A_TERMINAL = (*ORANGE_FIRST, "--language", "en")
PROMPT = "› ".encode()

# --- a game ------------------------------------------------------------------------------------------


def send(number: signal.Signals) -> Callable[[Terminal], None]:
    return lambda terminal: terminal.process.send_signal(number)


def press(key: str) -> Callable[[Terminal], None]:
    return lambda terminal: terminal.type(key)


@pytest.mark.parametrize(
    ("end", "code"),
    [
        (send(signal.SIGTERM), 143),
        (send(signal.SIGHUP), 129),
        (send(signal.SIGINT), 0),
        (press("\x03"), 0),
        (press("\x04"), 0),
    ],
    ids=["SIGTERM", "SIGHUP", "SIGINT", "Ctrl-C", "Ctrl-D"],
)
def test_a_game_is_kept_and_said_when_it_is_asked_to_end(end: Callable[[Terminal], None], code: int) -> None:
    with Terminal(*AT_A_TERMINAL) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("take/V6\n")
        terminal.wait_for(PROMPT)
        end(terminal)
        said = terminal.read_to_the_end()
    assert terminal.process.returncode == code
    (file,) = kept_games()
    assert moves_in(file)[0] == [0, "take/V6"]
    assert len(moves_in(file)) == 2
    assert f"Saved to {file.absolute()}." in said
    assert "Traceback" not in said


@pytest.mark.parametrize("under_a_shell", [False, True])
def test_a_game_is_kept_when_its_window_is_closed(under_a_shell: bool) -> None:
    with Terminal(*AT_A_TERMINAL, "--save", "game.json", under_a_shell=under_a_shell) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("take/V6\n")
        terminal.wait_for(PROMPT)
        terminal.close()
        terminal.process.wait(PATIENCE)
        assert terminal.process.returncode != 0
    assert [path.name for path in Path().glob("*")] == ["game.json"]
    assert moves_in(Path("game.json"))[0] == [0, "take/V6"]


def test_a_game_among_bots_is_kept_when_it_is_asked_to_end() -> None:
    with Terminal("play", "munivers", "--seats", "greedy,greedy,greedy,greedy", "--language", "en") as terminal:
        terminal.wait_for(b"\n")
        terminal.process.send_signal(signal.SIGTERM)
        said = terminal.read_to_the_end()
    assert terminal.process.returncode == 143
    (file,) = kept_games()
    assert f"Saved to {file.absolute()}." in said
    assert moves_in(file)
    assert run("play", "--resume", file, "--seats", "greedy,greedy,greedy,greedy").exit_code == 0


# --- signals -----------------------------------------------------------------------------------------


@pytest.fixture
def _listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = {number: signal.getsignal(number) for number in (*signals.SIGNALS, signal.SIGALRM)}
    monkeypatch.setattr(signals, "_ending", signals._Ending())
    signals.listen()
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("_listening")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_ends_as_shells_expect_and_only_once(number: signal.Signals, code: int) -> None:
    with pytest.raises((KeyboardInterrupt, SystemExit)) as caught:
        signal.raise_signal(number)
    assert isinstance(caught.value, KeyboardInterrupt | SystemExit)
    assert signals.exit_code(caught.value) == code
    signal.raise_signal(number)
    signal.raise_signal(signal.SIGTERM)


@pytest.mark.usefixtures("_listening")
def test_an_end_that_was_dropped_on_its_way_comes_at_the_next_safe_place() -> None:
    signals.obey()
    with suppress(SystemExit):
        signal.raise_signal(signal.SIGTERM)
    with pytest.raises(SystemExit):
        signals.obey()


@pytest.mark.usefixtures("_listening")
def test_a_wait_for_a_person_is_looked_up_from() -> None:
    """A signal that comes just before the wait interrupts nothing; sleep returns how long it still had to last."""
    with signals.heard():
        assert ctypes.CDLL(None).sleep(5) > 0


@pytest.mark.usefixtures("_listening")
def test_what_was_begun_is_finished_before_a_signal_ends_it() -> None:
    done = []

    def save() -> None:
        with signals.held():
            os.kill(os.getpid(), signal.SIGTERM)
            done.append("saved")

    with pytest.raises(SystemExit):
        save()
    assert done == ["saved"]


@pytest.mark.usefixtures("_listening")
def test_what_is_finished_after_the_end_was_asked_for_does_not_end_again() -> None:
    with suppress(SystemExit):
        signal.raise_signal(signal.SIGHUP)
    with signals.held():
        signal.raise_signal(signal.SIGHUP)


@pytest.mark.usefixtures("_listening")
def test_an_end_that_was_asked_for_is_not_lost_in_an_error() -> None:
    def fail_to_save() -> None:
        with signals.held():
            os.kill(os.getpid(), signal.SIGTERM)
            raise OSError

    with pytest.raises(SystemExit):
        fail_to_save()


@pytest.mark.usefixtures("_listening")
def test_a_signal_that_is_ignored_stays_so() -> None:
    """`nohup` means it."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    signals.listen()
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN


# --- fuzzing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_interrupted_fuzzing_says_so_and_leaves_no_process(number: signal.Signals, code: int) -> None:
    with Terminal("fuzz", "paris", "--games", "100000000", "--option", "hand=1") as terminal:
        terminal.wait_for(b"2000/100000000")
        terminal.process.send_signal(number)
        said = terminal.read_to_the_end()
    assert terminal.process.returncode == code
    assert "interrupted; no failure so far" in said
    assert "bounds checked: yes" in said
    assert "paris: 0 games" not in said
    with pytest.raises(ProcessLookupError):
        os.killpg(terminal.process.pid, 0)


# --- streams -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "arguments", "reason"),
    [
        ('exec "$@" >&-', ("play", "paris"), "Bad file descriptor"),
        ('exec "$@" <&- >&-', ("replay", "finished.json"), "Bad file descriptor"),
        ('exec "$@" >/dev/full', ("play", "paris"), "No space left on device"),
        ('exec "$@" >/dev/full', ("replay", "finished.json"), "No space left on device"),
        ('exec "$@" >/dev/full', ("--help",), "No space left on device"),
    ],
)
@pytest.mark.usefixtures("finished")
def test_an_output_that_cannot_be_written_is_one_clear_line(
    script: str, arguments: tuple[str, ...], reason: str
) -> None:
    result = in_shell(script, *arguments)
    assert result.returncode == 2
    assert result.stderr == f"quartier: the output can’t be written: {reason}\n"


@pytest.mark.parametrize("script", ['exec "$@" <&-', 'exec "$@" <&- 2>&-', 'exec "$@" 0>written'])
def test_a_closed_keyboard_is_the_end_of_the_input(script: str) -> None:
    result = in_shell(script, "play", "paris", "--language", "en")
    assert result.returncode == 0, result.stderr
    assert "There is no more input." in result.stdout


def test_a_game_needs_no_stream_for_errors() -> None:
    result = in_shell('echo take/V6 | "$@" 2>&-', *AT_A_TERMINAL)
    assert result.returncode == 0
    assert len(kept_games()) == 1


@pytest.mark.parametrize("script", ['exec "$@" 2>&-', 'exec "$@" 2>/dev/full'])
def test_a_mistake_that_cannot_be_said_still_shows_in_the_exit_code(script: str) -> None:
    assert in_shell(script, "play", "chess").returncode == 2


@pytest.mark.usefixtures("finished")
def test_a_reader_who_has_seen_enough_ends_a_command_quietly() -> None:
    result = in_shell('"$@" | true', "replay", "finished.json", "--board")
    assert result.stderr == ""


def test_a_game_is_kept_when_nobody_reads_it_any_more() -> None:
    result = in_shell('yes 1 | "$@" | head -c 3000', *ORANGE_FIRST, "--language", "en")
    assert result.stderr == ""
    assert moves_in(kept_games()[0])
