"""Opens a database and brings it up to date."""

from pathlib import Path
from typing import Any

import sqlalchemy
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, event, text

from quartier.engine.errors import QuartierError

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x71756172  # any number that other programs in this database don't use
BUSY_SECONDS = 30
PATIENCE = 10
"""Seconds after which a PostgreSQL that says nothing counts as gone."""


class BadDatabase(QuartierError):
    """A database that can't be opened or used."""


def open_database(url: str) -> Engine:
    """Return an engine for a database whose tables are up to date."""
    try:
        engine = _engine(url)
        _migrate(engine)
    except (sqlalchemy.exc.SQLAlchemyError, ImportError, OSError, ValueError) as error:
        raise BadDatabase(f"the database can't be used: {_first_line(error)}") from error
    return engine


def _engine(url: str) -> Engine:
    parsed = sqlalchemy.make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return _sqlite(parsed)
    if parsed.get_backend_name() == "postgresql":
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        return sqlalchemy.create_engine(
            parsed,
            pool_pre_ping=True,
            pool_size=5,
            max_overflow=5,
            hide_parameters=True,  # errors are logged, and secrets are among them
            connect_args={"connect_timeout": PATIENCE, "tcp_user_timeout": 1000 * PATIENCE},
        )
    raise ValueError(f"{parsed.get_backend_name()} is neither sqlite nor postgresql")


def _sqlite(url: sqlalchemy.URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise ValueError("a table outlives its server, so SQLite needs a file: sqlite:///path/to/file")
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sqlalchemy.create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver's guess
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _migrate(engine: Engine) -> None:
    """Run the migrations that this database has not seen; of several servers that start at once, one does it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        found = MigrationContext.configure(connection).get_current_heads()
        if not known.issuperset(found):
            raise ValueError("a newer version of Quartier has used it; take that one, or another database")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _first_line(error: Exception) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
