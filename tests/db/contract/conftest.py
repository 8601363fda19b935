"""Each test of this folder runs on every engine of the store."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from tests.db.steps import opened


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each engine: a path or an address."""
    if request.param == "sqlite":
        return tmp_path / "store.sqlite3"
    address: str = request.getfixturevalue("address")
    return address


@pytest.fixture
async def store(where: Path | str) -> AsyncIterator[Store]:
    async with opened(where) as store:
        yield store
