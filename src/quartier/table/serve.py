"""What `quartier serve` runs."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path
from threading import Timer
from types import FrameType
from typing import TextIO

import uvicorn
from sqlalchemy import make_url

from quartier.engine.errors import QuartierError
from quartier.table import news
from quartier.table.app import create_app
from quartier.table.logs import Kind, Terminal, log_to_stderr
from quartier.table.sentences import Sentences
from quartier.table.settings import PORT, Settings, is_loopback
from quartier.table.store.database import open_database
from quartier.table.wire import Http, Socket

PORTS_TO_TRY = 50
STOP_WITHIN = 10
BROWSER_AFTER = 1.0
BACKLOG = 2048
SOMEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's."""
MOST_SOCKETS = 65_536
GARBAGE = (20_000, 20, 20)
"""An update is made of thousands of small things; to look for garbage as often as usual takes a tenth more time."""


class AlreadyServed(QuartierError):
    """Another server uses the same file."""

    def __init__(self, address: str) -> None:
        where = address or "it has just begun"
        super().__init__(f"another server uses this database already: {where}", "already-served", where=where)
        self.address = address


def serve(settings: Settings, browser: bool, log: Kind | None = None, language: str = "en") -> None:
    """Run a server until it is told to stop; at a terminal it tells a person how it goes, if nothing else is asked."""
    sentences = Sentences(language)
    log_to_stderr(log or ("text" if sys.stderr.isatty() else "json"), sentences)
    allow_many_sockets()
    try:
        _serve(settings, browser, sentences)
    except AlreadyServed as found:
        if not (browser and found.address):
            raise
        _say("already-here", found.address, sentences)
        webbrowser.open(found.address)


def _serve(settings: Settings, browser: bool, sentences: Sentences) -> None:
    with alone(settings) as note:
        open_database(settings.database_url).dispose()  # what is wrong with it is said before anybody comes
        listening, settings = listen(settings)
        sentences.address = address = f"http://{_shown(settings.host)}:{settings.port}"
        note(address)
        _say("here", address, sentences)
        _tell_who_can_come(settings)
        if browser:
            _open_soon(address)
        gc.set_threshold(*GARBAGE)
        server = Server(configured(settings))
        asyncio.run(server.serve([listening]))
        if server.started:
            news.tell("stopped")


def _say(what: str, address: str, sentences: Sentences) -> None:
    """Say on stdout where a table is: a person in the language of the terminal, a program always in the same way."""
    if sys.stdout.isatty():
        Terminal(sentences, sys.stdout).write(sentences.words(what, address=address))
    else:
        print(Sentences("en").words(what, address=address), flush=True)


def _tell_who_can_come(settings: Settings) -> None:
    """Tell who else reaches the server; those of a proxy before it come by the names that it was given."""
    if not settings.on_loopback:
        news.tell("no-network" if is_loopback(_shown(settings.host)) else "others-get-in")
        news.tell("reachable-without-https", logging.WARNING)
    elif not settings.hosts:
        news.tell("only-here")


class Server(uvicorn.Server):
    """A server for which being told to stop is no failure: what was acknowledged is done, and the exit code is 0."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in good order."""
        news.tell("stopping")
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when told so; by a second Ctrl-C at once: what was acknowledged is on disk."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(128 + sig)
        super().handle_exit(sig, frame)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in good order when told so; a second time, at once."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield


def configured(settings: Settings) -> uvicorn.Config:
    """Return how the server runs."""
    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        http=Http,
        ws=Socket,
        ws_max_size=settings.limits.message * 4,
        timeout_graceful_shutdown=STOP_WITHIN,
        proxy_headers=True,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"),
    )


@contextmanager
def alone(settings: Settings) -> Iterator[Callable[[str], None]]:
    """Make sure that no other server uses the same file; yield what notes this server's address for the next one.

    SQLite has nobody who would tell one server of the other's moves. The lock goes with the process, whatever ends it.
    """
    url = make_url(settings.database_url)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield lambda address: None  # noqa: ARG005
        return
    file = Path(f"{url.database}.lock")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = file.open("a+", encoding="utf-8")
    except OSError as error:
        raise QuartierError(f"the database can't be used: {error.strerror}: {file}") from error
    with lock:
        if not _locked(lock):
            lock.seek(0)
            raise AlreadyServed(lock.read().strip())

        def note(address: str) -> None:
            lock.truncate(0)
            lock.write(address)
            lock.flush()

        yield note


def _locked(file: TextIO) -> bool:
    """Lock a file for this process, if no other one has; where locks are unknown, all is well."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def allow_many_sockets() -> None:
    """Let this process open as many sockets as it may, and not just the few that most programs need."""
    try:
        import resource
    except ImportError:
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_SOCKETS if most == resource.RLIM_INFINITY else min(most, MOST_SOCKETS)
    if now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _open_soon(address: str) -> None:
    """Open a browser when the server had time to start."""
    opening = Timer(BROWSER_AFTER, webbrowser.open, (address,))
    opening.daemon = True
    opening.start()


def listen(settings: Settings) -> tuple[socket.socket, Settings]:
    """Return a socket that listens, and the settings with its port: the next free one if the usual one is taken."""
    wanted = settings.port
    ports = [wanted, *range(PORT + 1, PORT + PORTS_TO_TRY)] if wanted == PORT else [wanted]
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, port))
            listening.listen(BACKLOG)  # who comes before the server has started waits for it
        except OSError as error:
            listening.close()
            if port == ports[-1]:
                raise QuartierError(
                    f"can't listen at {settings.host}, port {port}: {error.strerror}",
                    "listen",
                    host=settings.host,
                    port=port,
                    reason=error.strerror,
                ) from error
            continue
        chosen = listening.getsockname()[1]
        if wanted and chosen != wanted:
            news.tell("port-taken", logging.WARNING, taken=wanted, port=chosen)
        return listening, replace(settings, port=chosen)
    raise AssertionError("unreachable")


def _shown(host: str) -> str:
    """Return a host as it stands in an address; where all are listened to, one by which friends reach this machine."""
    if host and not _is_every_address(host):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(SOMEWHERE)  # nothing is sent: the system only says where it would leave the machine
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def _is_every_address(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_unspecified
    return False
