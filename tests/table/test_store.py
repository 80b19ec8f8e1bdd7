"""What is kept: numbers are taken once, writes don't hurt each other, and a game comes back as it was or not at all."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

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

NOTHING = Standing(b"", b"", None, None, [])


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


def begin_review(store: Store, digest: bytes, process: str) -> bool:
    return asyncio.run(store.write("", partial(reviews.begin, digest=digest, process=process)))


def go_on_with_review(store: Store, digest: bytes, process: str, done: int) -> bool:
    noted = partial(reviews.go_on, digest=digest, process=process, done=done, decisions=9)
    return asyncio.run(store.write("", noted))


def finish_review(store: Store, digest: bytes, process: str, data: str = "{}", most: int = 99) -> bool:
    return asyncio.run(store.write("", partial(reviews.finish, digest=digest, process=process, data=data, most=most)))


def progress_of(store: Store, digest: bytes) -> reviews.Progress | None:
    return asyncio.run(store.read(partial(reviews.progress, digest=digest, process="who asks")))


def review_of(store: Store, digest: bytes) -> str | None:
    return asyncio.run(store.read(partial(reviews.load, digest=digest)))


def fall_silent(store: Store, digest: bytes, away: float = 60.0) -> None:
    """Let whoever reviews a game have said so last a while ago, or, by a clock that was set back, in a while."""
    then = sa.update(schema.reviews).filter_by(digest=digest).values(made=time.time() - away)
    with store.engine.begin() as connection:
        connection.execute(then)


def test_of_two_processes_one_reviews_a_game_and_the_other_hears_how_far_it_is(store: Store) -> None:
    assert progress_of(store, b"g1") is None
    assert begin_review(store, b"g1", "one")
    assert not begin_review(store, b"g1", "other")
    assert go_on_with_review(store, b"g1", "one", 3)
    assert progress_of(store, b"g1") == reviews.Progress(there=False, done=3, decisions=9)
    assert progress_of(store, b"another") is None


@pytest.mark.parametrize("away", [60.0, -60.0])
def test_who_says_nothing_of_a_review_for_a_while_loses_it_to_who_begins_anew(store: Store, away: float) -> None:
    game = f"g2{away}".encode()
    assert begin_review(store, game, "silent")
    fall_silent(store, game, away)
    assert progress_of(store, game) is None
    assert begin_review(store, game, "other")
    assert not go_on_with_review(store, game, "silent", 5)
    assert not finish_review(store, game, "silent", "late")
    asyncio.run(store.write("", partial(reviews.give_up, digest=game, process="silent")))
    assert progress_of(store, game) == reviews.Progress(there=False, done=0, decisions=0)
    assert finish_review(store, game, "other", "in time")
    assert not finish_review(store, game, "other", "twice")
    assert review_of(store, game) == "in time"


def test_who_comes_back_before_anybody_begins_anew_goes_on(store: Store) -> None:
    assert begin_review(store, b"g3", "silent")
    fall_silent(store, b"g3")
    assert go_on_with_review(store, b"g3", "silent", 5)
    assert not begin_review(store, b"g3", "other")
    assert finish_review(store, b"g3", "silent")


def test_a_process_begins_anew_what_it_could_not_give_up(store: Store) -> None:
    assert begin_review(store, b"g4", "one")
    assert begin_review(store, b"g4", "one")


@pytest.mark.parametrize("before", ["silent", None])
def test_of_two_processes_that_begin_a_review_at_the_same_moment_one_does(postgres: str, before: str | None) -> None:
    """The other one waits until the first has begun."""
    first, second, game = Store(postgres), Store(postgres), f"g-{before}".encode()
    if before:
        assert begin_review(first, game, before)
        fall_silent(first, game)
    with ThreadPoolExecutor() as pool, first.engine.begin() as connection:
        assert reviews.begin(connection, game, "one")
        other = pool.submit(begin_review, second, game, "other")
        assert not wait([other], 0.5).done
        connection.commit()
        assert not other.result()
    assert go_on_with_review(first, game, "one", 1)
    first.close()
    second.close()


def test_a_review_that_is_finished_while_another_process_begins_it_anew_is_kept(postgres: str) -> None:
    first, second = Store(postgres), Store(postgres)
    assert begin_review(first, b"g5", "silent")
    fall_silent(first, b"g5")
    with ThreadPoolExecutor() as pool, first.engine.begin() as connection:
        assert reviews.finish(connection, b"g5", "silent", "after all", 99)
        other = pool.submit(begin_review, second, b"g5", "other")
        assert not wait([other], 0.5).done
        connection.commit()
        assert not other.result()
    assert review_of(first, b"g5") == "after all"
    first.close()
    second.close()


def test_the_oldest_reviews_beyond_so_many_are_forgotten_and_so_is_what_nobody_goes_on_with(store: Store) -> None:
    assert begin_review(store, b"left", "dead")
    for number in range(4):
        assert begin_review(store, b"r%d" % number, "one")
        assert finish_review(store, b"r%d" % number, "one", f"{number}", most=2)
    assert [review_of(store, b"r%d" % number) for number in range(4)] == [None, None, "2", "3"]
    fall_silent(store, b"r3")
    assert not begin_review(store, b"r3", "other"), "it is there, however old"
    assert progress_of(store, b"r3") == reviews.Progress(there=True, done=0, decisions=0)
    assert progress_of(store, b"left") is None
