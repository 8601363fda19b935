"""Fixtures: tables of the toy game on an empty database, with a clock that the test sets."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tables import Tables
from tests.tables.seated import Clock, tables_at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "stofa.sqlite3"


@pytest.fixture
async def tables(path: Path, clock: Clock) -> AsyncIterator[Tables]:
    async with tables_at(path, clock) as made:
        yield made
