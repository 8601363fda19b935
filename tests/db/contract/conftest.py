"""Each test of this folder runs on every engine of the store."""

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each engine: a path or an address."""
    if request.param == "sqlite":
        return tmp_path / "store.sqlite3"
    address: str = request.getfixturevalue("address")
    return address
