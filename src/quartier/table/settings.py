"""What whoever runs a table can decide, and the bounds within which strangers may use it."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path

import platformdirs

from quartier.engine.errors import BadOption

HOST = "127.0.0.1"
PORT = 8000
PACE = 0.4


@dataclass(frozen=True)
class Limits:
    """What one device, one address or one message may ask for."""

    requests: float = 20.0
    """Requests or messages a second, in the long run, from one device."""
    burst: int = 200
    """How many may come at once."""
    address_factor: int = 10
    """An address may stand for this many devices."""
    tables_a_minute: float = 20.0
    uploads_a_minute: float = 10.0
    pictures_a_minute: float = 60.0
    hints_a_minute: float = 20.0
    """Each takes a core for a second."""
    reviews_a_minute: float = 3.0
    """Each takes a core for most of a minute; those that are there already cost nothing."""
    links_a_minute: float = 60.0
    sockets: int = 500
    """Open sockets from one address."""
    body: int = 64 * 1024
    """Bytes of a request, but for a record."""
    record: int = 256 * 1024
    """Bytes of an uploaded record."""
    message: int = 4 * 1024
    """Bytes of a message of a client on a socket."""
    uploads_kept: int = 1_000
    """Uploaded records beyond these push the oldest out."""
    reviews_kept: int = 1_000
    """Reviews beyond these push the oldest out."""
    reviews_waiting: int = 8
    """So many games may wait to be reviewed, beside the one that is."""
    reviews_of_one: int = 2
    """So many of them may be an address's own."""

    @classmethod
    def wide(cls) -> "Limits":
        """Return limits for tests and measurements, where one machine stands for thousands of people."""
        much = 10**6
        return cls(
            requests=much,
            burst=much,
            address_factor=1,
            tables_a_minute=much,
            uploads_a_minute=much,
            pictures_a_minute=much,
            hints_a_minute=much,
            reviews_a_minute=much,
            reviews_of_one=much,
            links_a_minute=much,
            sockets=much,
        )


@dataclass(frozen=True)
class Settings:
    """One server process."""

    database: str = ""
    """A URL of SQLAlchemy; empty: SQLite in the user's data folder."""
    host: str = HOST
    port: int = PORT
    hosts: tuple[str, ...] = ()
    """Names under which the server may be asked for; empty: loopback names on loopback, else any."""
    workers: int = 2
    """Threads in which bots think; as many again make quick moves, half as many give hints, one reviews games."""
    pace: float = 0.0
    """Seconds between two moves of bots that follow one another while somebody looks on."""
    idle: float = 60.0
    """Seconds after which a match that nobody looks at leaves memory."""
    compile: bool = True
    """Whether games that were never compiled here are compiled in the background."""
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def of(cls, host: str, port: int, database: str, environment: Mapping[str, str] = os.environ) -> "Settings":
        """Return the settings of a command and its environment (docs/deploy.md)."""
        hosts = tuple(name.strip().lower() for name in environment.get("QUARTIER_HOSTS", "").split(",") if name.strip())
        try:
            pace = float(environment.get("QUARTIER_PACE", PACE))
        except ValueError as error:
            raise BadOption("QUARTIER_PACE is a number of seconds") from error
        limits = Limits.wide() if environment.get("QUARTIER_LIMITS") == "wide" else Limits()
        database = database or environment.get("QUARTIER_DATABASE", "")
        return cls(database=database, host=host, port=port, hosts=hosts, pace=pace, limits=limits)

    @property
    def database_url(self) -> str:
        """Where tables are kept."""
        return self.database or f"sqlite:///{default_database()}"

    @property
    def on_loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return is_loopback(self.host)

    @property
    def known_hosts(self) -> tuple[str, ...]:
        """The host names of requests that are answered; empty: any.

        A server on loopback answers to loopback names alone, or a foreign page could reach it under its own name.
        """
        return self.hosts or (("localhost", "127.0.0.1", "::1", self.host) if self.on_loopback else ())


def is_loopback(host: str) -> bool:
    """Tell whether a host can be reached from this machine alone."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def default_database() -> Path:
    """Return the file of the embedded database."""
    return Path(platformdirs.user_data_dir("quartier", appauthor=False)) / "table.sqlite3"
