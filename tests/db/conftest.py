"""The databases on which the store is tested."""

from collections.abc import Iterator

import pytest

from tests.db.postgres.server import Server, missing


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server, for tests that do not stop it; the test is skipped without one."""
    if (lacking := missing()) is not None:
        pytest.skip(lacking)
    running = Server()
    yield running
    running.remove()


@pytest.fixture
def address(server: Server) -> str:
    """The address of an empty PostgreSQL database."""
    return server.new()
