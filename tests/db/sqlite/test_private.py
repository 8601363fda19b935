"""Nobody else on the machine may read the games: files and folder belong to their owner alone."""
# ruff: noqa: ASYNC240 - the small files of a test

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from db import open_store
from tests.db.steps import new_table, opened

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


@pytest.fixture(autouse=True)
def open_umask() -> Iterator[None]:
    """The most careless umask that there is."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {p.name: stat.S_IMODE(p.stat().st_mode) for p in folder.iterdir()}


ALL = {"s.sqlite3": 0o600, "s.sqlite3-wal": 0o600, "s.sqlite3-shm": 0o600, "s.sqlite3.lock": 0o600}


async def test_what_is_made_is_its_owners_alone(tmp_path: Path) -> None:
    """Database, log, index and lock hold every hand; the folders that are made for them are closed too."""
    async with opened(tmp_path / "a" / "b" / "s.sqlite3") as store:
        await new_table(store)
        assert modes(tmp_path / "a" / "b") == ALL
    assert modes(tmp_path) == {"a": 0o700}
    assert modes(tmp_path / "a") == {"b": 0o700}


async def test_it_is_so_from_the_first_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files are created with their mode: a store is made without any change of a mode."""

    def refused(*_: object, **__: object) -> None:
        raise AssertionError("a mode was mended afterwards")

    monkeypatch.setattr(os, "chmod", refused)
    monkeypatch.setattr(os, "fchmod", refused)
    monkeypatch.setattr(Path, "chmod", refused)
    async with opened(tmp_path / "s.sqlite3") as store:
        await new_table(store)
        assert modes(tmp_path) == ALL


async def test_what_was_open_to_others_is_closed(tmp_path: Path) -> None:
    """Files of an earlier version are mended at the start; a folder that was there is left as it is."""
    tmp_path.chmod(0o755)
    path = tmp_path / "s.sqlite3"
    async with opened(path) as store:
        await new_table(store)
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    # A second store that does not hold the lock, as the `-wal` of a crash would lie there.
    other = await open_store(path, alone=False)
    for name in ALL:
        (tmp_path / name).chmod(0o644)
    async with opened(path):
        assert modes(tmp_path) == ALL
    await other.close()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
