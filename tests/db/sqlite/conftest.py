"""Fixtures: a store in a file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from tests.db.steps import opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with opened(path) as store:
        yield store
