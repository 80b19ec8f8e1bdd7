"""What is kept: numbers are taken once, writes don't hurt each other, and a game comes back as it was or not at all."""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from quartier.engine.errors import BadRecord
from quartier.games import game
from quartier.table.course import Course, begin, restore
from quartier.table.rooms import stand
from quartier.table.store import events as event_rows
from quartier.table.store import processes, reviews, schema, uploads
from quartier.table.store import tables as rows
from quartier.table.store.database import BadDatabase, open_database
from quartier.table.store.rows import Clock, Event, Seat, Standing, Table
from quartier.table.store.store import Store

NOTHING = Standing(b"", b"", None, None)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.sqlite3'}"
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


def a_table(**fields: object) -> Table:
    rules = game("paris")
    table = Table(
        id=f"t{time.monotonic_ns() % 10**12}",
        game="paris",
        rules=rules.version,
        options=rules.resolve({}),
        seed=7,
        clock=Clock(),
        hints=True,
        undo=True,
        listed=False,
        stage="playing",
        made=1.0,
        begun=1.0,
        seats=(Seat(0, "person"), Seat(1, "person")),
    )
    return replace(table, **fields)  # type: ignore[arg-type]


def an_event(number: int, path: str = "pass", turn: int | None = None) -> Event:
    return Event(number, "move", 0, number - 1 if turn is None else turn, path, 0, "person", 1.0)


def append(store: Store, table: str, event: Event) -> bool:
    return asyncio.run(store.write(table, appending(table, event)))


def appending(table: str, event: Event) -> Callable[[sa.Connection], bool]:
    return partial(event_rows.append, process="p", table=table, events=[event], standing=NOTHING)


def add(store: Store, table: Table) -> None:
    asyncio.run(store.write(table.id, partial(rows.add_table, table=table, tokens={}, devices={})))


def test_migrations_lead_to_the_tables_that_are_used(url: str) -> None:
    engine = open_database(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadDatabase, match="newer version"):
        open_database(url)


def test_a_number_is_taken_once(store: Store) -> None:
    table = a_table()
    add(store, table)
    assert append(store, table.id, an_event(1, "first"))
    assert not append(store, table.id, an_event(1, "second", turn=5))
    assert not append(store, table.id, an_event(2, "again", turn=0))
    found = asyncio.run(store.read(partial(event_rows.load_events, table=table.id)))
    assert [event.path for event in found] == ["first"]


def test_of_many_who_want_the_same_number_one_gets_it(url: str) -> None:
    stores = [Store(url), Store(url)] if url.startswith("postgres") else [Store(url)]
    table = a_table()
    add(stores[0], table)

    async def race() -> list[bool]:
        wishes = [
            store.write(table.id, appending(table.id, an_event(1, str(n), n))) for n in range(20) for store in stores
        ]
        return await asyncio.gather(*wishes)

    assert sum(asyncio.run(race())) == 1
    for store in stores:
        store.close()


def test_a_write_that_fails_hurts_no_other(store: Store) -> None:
    tables = [a_table(id=f"w{number}-{time.monotonic_ns() % 10**8}") for number in range(6)]

    def fail(_: object) -> None:
        raise ZeroDivisionError

    async def write() -> list[object]:
        works = [store.write(table.id, partial(rows.add_table, table=table, tokens={}, devices={})) for table in tables]
        return await asyncio.gather(*works, store.write("w0", fail), return_exceptions=True)

    answers = asyncio.run(write())
    assert [type(answer) for answer in answers] == [type(None)] * 6 + [ZeroDivisionError]
    for table in tables:
        assert asyncio.run(store.read(partial(rows.load_table, id=table.id))) == replace(table)


def test_a_seat_keeps_its_newest_tokens(store: Store) -> None:
    table = a_table()
    add(store, table)
    hashes = [bytes([number]) * 32 for number in range(rows.TOKENS_A_SEAT + 3)]
    for hash in hashes:
        asyncio.run(store.write(table.id, partial(rows.add_token, table=table.id, seat=0, hash=hash)))
    tokens, _ = asyncio.run(store.read(partial(rows.holding, table=table.id)))
    assert set(tokens[0]) == set(hashes[3:])


def test_tables_of_dead_processes_are_taken_over(store: Store) -> None:
    mine = a_table(runner="dead", due=0.0)
    lost = a_table(id=f"v{time.monotonic_ns() % 10**12}", runner="clock set back", due=0.0)
    theirs = a_table(id=f"u{time.monotonic_ns() % 10**12}", runner="alive", due=0.0)

    def work(connection: sa.Connection) -> dict[str, int]:
        processes.forget_all(connection)
        for table in (mine, lost, theirs):
            rows.add_table(connection, table, {}, {})
        processes.beat(connection, "dead", 50.0)
        processes.beat(connection, "clock set back", 100_000.0)
        for until in (80.0, 150.0):
            processes.beat(connection, "alive", until)
        processes.take_over(connection, "me", 100.0)
        return processes.due_tables(connection, "me", 100.0)

    due = asyncio.run(store.write("", work))
    assert {mine.id, lost.id} <= due.keys()
    assert theirs.id not in due


def test_uploads_beyond_a_number_push_the_oldest_out(store: Store) -> None:
    ids = [f"r{number}-{time.monotonic_ns() % 10**8}" for number in range(5)]
    for id in ids:
        asyncio.run(store.write(id, partial(uploads.add_upload, id=id, record={"id": id}, most=3)))
    found = [asyncio.run(store.read(partial(uploads.load_upload, id=id))) for id in ids]
    assert found == [None, None, *({"id": id} for id in ids[2:])]


# --- games ------------------------------------------------------------------------------------------


def played(table: Table, moves: int) -> tuple[Table, list[Event], Course]:
    course, random = begin(game(table.game), table), Random(3)
    for number in range(moves):
        seat = random.choice(course.match.waiting)
        _, course = course.move(seat, random.choice(course.match.moves(seat)), "person", 2.0 + number)
        if number % 4 == 3 and course.match.can_undo(seat):
            _, course = course.undo(seat, "person", 2.5 + number)
    standing = stand(table, course)
    stored = replace(table, number=course.number, state=standing.state, digest=standing.digest)
    return stored, [entry.event for entry in course.entries], course


@pytest.mark.parametrize("name", ["paris", "tiny_towns", "munivers"])
def test_a_game_comes_back_as_it_was(name: str) -> None:
    rules = game(name)
    table = a_table(game=name, rules=rules.version, options=rules.resolve({}), seats=())
    stored, events, course = played(table, 25)
    for again in (restore(rules, stored, events), restore(rules, replace(stored, digest=b"?"), events)):
        assert again.match.state.tobytes() == course.match.state.tobytes()
        assert [move.path for move in again.match.history] == [move.path for move in course.match.history]
        assert (again.turns, again.since, again.digest) == (course.turns, course.since, course.digest)
        assert [entry.undone for entry in again.entries] == [entry.undone for entry in course.entries]


def test_a_stored_state_that_does_not_fit_is_not_believed() -> None:
    stored, events, course = played(a_table(), 12)
    assert stored.state is not None
    forged = replace(stored, state=bytes(len(stored.state)))
    assert restore(game("paris"), forged, events).match.state.tobytes() == course.match.state.tobytes()


def test_events_that_were_tampered_with_are_refused() -> None:
    stored, events, _ = played(a_table(), 12)
    other = [replace(events[0], action=events[0].action + 1), *events[1:]]
    assert restore(game("paris"), stored, other).match.history[0].path == events[0].path
    with pytest.raises(Exception, match="not legal"):
        restore(game("paris"), stored, [replace(events[0], path="take/Z9"), *events[1:]])


def test_a_game_of_other_rules_does_not_go_on() -> None:
    stored, events, _ = played(a_table(), 4)
    with pytest.raises(BadRecord, match="version 99"):
        restore(game("paris"), replace(stored, rules=99), events)


# --- reviews -----------------------------------------------------------------------------------------


def begin_review(store: Store, id: str, process: str, digest: bytes = b"game") -> bool:
    return asyncio.run(store.write(id, partial(reviews.begin, id=id, digest=digest, process=process)))


def progress_of(store: Store, id: str, digest: bytes = b"game") -> reviews.Progress | None:
    return asyncio.run(store.read(partial(reviews.progress, id=id, digest=digest, process="who asks")))


def live(store: Store, *names: str) -> None:
    for name in names:
        asyncio.run(store.write("", partial(processes.beat, process=name, until=time.time() + 30)))


def test_of_two_processes_one_reviews_a_game_and_the_other_hears_how_far_it_is(store: Store) -> None:
    live(store, "one", "other")
    assert progress_of(store, "g1") is None
    assert begin_review(store, "g1", "one")
    assert not begin_review(store, "g1", "other")
    asyncio.run(store.write("g1", partial(reviews.go_on, id="g1", process="one", done=3, decisions=9)))
    assert progress_of(store, "g1") == reviews.Progress(there=False, done=3, decisions=9)
    assert progress_of(store, "g1", b"another") is None


def test_a_review_whose_process_has_died_is_begun_anew(store: Store) -> None:
    live(store, "other")
    assert begin_review(store, "g2", "dead")
    assert progress_of(store, "g2") is None
    assert begin_review(store, "g2", "other")
    late = partial(reviews.finish, id="g2", process="dead", data="{}", most=9)
    asyncio.run(store.write("g2", late))
    assert progress_of(store, "g2") == reviews.Progress(there=False, done=0, decisions=0)


@pytest.mark.parametrize("before", ["dead", None])
def test_of_two_processes_that_begin_a_review_at_the_same_moment_one_does(
    postgres: str, before: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one begins just after the first has looked."""
    first, second = Store(postgres), Store(postgres)
    live(first, "one", "other")
    id, look = f"g-{before}", reviews._kept
    if before:
        assert begin_review(first, id, before)

    def begun_meanwhile(connection: sa.Connection, id: str) -> sa.Row[Any] | None:
        seen = look(connection, id)
        monkeypatch.setattr(reviews, "_kept", look)
        assert begin_review(second, id, "other")
        return seen

    monkeypatch.setattr(reviews, "_kept", begun_meanwhile)
    assert not begin_review(first, id, "one")
    asyncio.run(second.write(id, partial(reviews.go_on, id=id, process="other", done=1, decisions=9)))
    assert progress_of(first, id) == reviews.Progress(there=False, done=1, decisions=9)
    first.close()
    second.close()


def test_the_oldest_reviews_beyond_so_many_are_forgotten(store: Store) -> None:
    live(store, "one")
    for number in range(4):
        assert begin_review(store, f"r{number}", "one")
        done = partial(reviews.finish, id=f"r{number}", process="one", data=f"{number}", most=2)
        asyncio.run(store.write("r", done))
    kept = [asyncio.run(store.read(partial(reviews.load, id=f"r{number}", digest=b"game"))) for number in range(4)]
    assert kept == [None, None, "2", "3"]
    assert not begin_review(store, "r3", "other"), "it is there"


def test_when_a_review_is_finished_notes_of_dead_processes_are_forgotten(store: Store) -> None:
    def noted(connection: sa.Connection) -> set[str]:
        found = sa.select(schema.reviews.c.id).where(schema.reviews.c.id.startswith("n-"))
        return set(connection.execute(found).scalars())

    live(store, "one", "other")
    for id, process in (("n-done", "one"), ("n-next", "one"), ("n-others", "other"), ("n-left", "dead")):
        assert begin_review(store, id, process)
    asyncio.run(store.write("n", partial(reviews.finish, id="n-done", process="one", data="{}", most=9)))
    assert asyncio.run(store.read(noted)) == {"n-done", "n-next", "n-others"}
