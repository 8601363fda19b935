"""Fixtures: a folder of the operator's."""

from pathlib import Path

import pytest

from db import open_store


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """A folder with an empty database of this version."""
    await (await open_store(tmp_path / "stofa.sqlite3")).close()
    return tmp_path
