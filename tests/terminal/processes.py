"""The command line as processes of their own: on a terminal that can be closed, and asked to end by signals."""

import os
import select
import subprocess
import sys
from pathlib import Path
from typing import Self

COMMAND = (sys.executable, "-m", "quartier")
PATIENCE = 120.0
"""Seconds after which a process that should have said or done something is taken for stuck."""


def in_shell(script: str, *arguments: str | Path) -> "subprocess.CompletedProcess[str]":
    """Run a shell script in which "$@" is the command with its arguments."""
    command = ["sh", "-c", script, "sh", *COMMAND, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


class Terminal:
    """A terminal with the command in it: what it shows can be read, lines can be typed, and it can be closed."""

    def __init__(self, *arguments: str, under_a_shell: bool = False) -> None:
        self.screen = b""
        self.ours, theirs = os.openpty()
        script = '"$@" <>"$0" >&0 2>&0' if under_a_shell else 'exec "$@" <>"$0" >&0 2>&0'
        command = ["sh", "-c", f"{script}; exit $?", os.ttyname(theirs), *COMMAND, *arguments]
        environment = {**os.environ, "TERM": "xterm"}  # on a dumb terminal no progress is shown
        self.process = subprocess.Popen(command, start_new_session=True, env=environment)
        try:
            self.wait_for(b"")
        except BaseException:
            self.__exit__()
            raise
        finally:
            os.close(theirs)

    def wait_for(self, text: bytes) -> None:
        """Read until a text is shown that was not there before."""
        seen = len(self.screen)
        while text not in self.screen[seen:] or not self.screen:
            ready, _, _ = select.select([self.ours], [], [], PATIENCE)
            assert ready, f"nothing but {self.screen!r}"
            self.screen += os.read(self.ours, 65536)

    def until(self, text: str) -> str:
        """Read until a text is shown, if it is not yet; return all that is shown."""
        while text.encode() not in self.screen:
            ready, _, _ = select.select([self.ours], [], [], PATIENCE)
            assert ready, f"nothing but {self.screen!r}"
            self.screen += os.read(self.ours, 65536)
        return self.screen.decode(errors="ignore")

    def read_to_the_end(self) -> str:
        """Read what is shown until the process has ended."""
        try:
            while select.select([self.ours], [], [], PATIENCE)[0] and (more := os.read(self.ours, 65536)):
                self.screen += more
        except OSError:  # the other side is closed
            pass
        self.process.wait(PATIENCE)
        return self.screen.decode()

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.ours, text.encode())

    def close(self) -> None:
        """Close the window."""
        if self.ours >= 0:
            os.close(self.ours)
            self.ours = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
