"""Fixtures: tables on an empty database, with a clock that the test sets."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.registry import GAMES
from tables import Tables
from tests.tables.people import Clock
from tests.tables.seated import tables_at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "stofa.sqlite3"


@pytest.fixture
async def tables(path: Path, clock: Clock) -> AsyncIterator[Tables]:
    """Tables of the toy game."""
    async with tables_at(path, clock) as made:
        yield made


@pytest.fixture
async def house(path: Path, clock: Clock) -> AsyncIterator[Tables]:
    """Tables of all games."""
    async with tables_at(path, clock, games=GAMES) as made:
        yield made
