"""Asked to end: by Ctrl-C, a shutdown (SIGTERM) or a terminal that was closed (SIGHUP).

Each ends a command as an error does, so that what is open is closed, what was played is kept and said, and the exit
code is the one that shells expect: 128 and the number of the signal.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
SAME_END = 2.0
"""A closed terminal sends its signal twice, a shutdown two of them: those within so many seconds are one end."""
HEARTBEAT = 0.5
"""How often, in seconds, a wait for a person is looked up from."""


class _Ending:
    """Raises the end where it is asked for, or later: where all may be left half done, and no C code drops it."""

    def __init__(self) -> None:
        self.asked: int | None = None
        self.raised = -SAME_END
        self.held = False

    def __call__(self, number: int, _frame: FrameType | None) -> None:
        if monotonic() - self.raised >= SAME_END:
            self.asked = number
            if not self.held:
                self.obey()

    def obey(self) -> None:
        if self.asked is not None:
            self.raised = monotonic()
            raise KeyboardInterrupt if self.asked == signal.SIGINT else SystemExit(128 + self.asked)


_ending = _Ending()


def listen() -> None:
    """Let signals end the program in order; those that are ignored (`nohup`) stay so."""
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _ending)
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, _look_up)


def _look_up(_number: int, _frame: FrameType | None) -> None:
    """Do nothing: to be interrupted is enough for Python to see signals that came just before a system call."""


def obey() -> None:
    """End now, if that was asked and is still to be done: Numba's calls drop what a signal raises in them."""
    _ending.obey()


@contextmanager
def heard() -> Iterator[None]:
    """Wait for a person in here: an end that was asked for at the last moment before ends the waiting too."""
    obey()
    beats = hasattr(signal, "setitimer") and signal.getsignal(signal.SIGALRM) is _look_up
    if beats:
        signal.setitimer(signal.ITIMER_REAL, HEARTBEAT, HEARTBEAT)
    try:
        yield
    finally:
        if beats:
            signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def held() -> Iterator[None]:
    """Finish what is done in here first; then end, if that was asked meanwhile."""
    before, _ending.asked = _ending.asked, None
    _ending.held = True
    try:
        yield
    finally:
        _ending.held = False
        _ending.obey()
        _ending.asked = before


def exit_code(end: KeyboardInterrupt | SystemExit) -> int:
    """Return the exit code of a command that was asked to end."""
    return end.code if isinstance(end, SystemExit) and isinstance(end.code, int) else 128 + signal.SIGINT
