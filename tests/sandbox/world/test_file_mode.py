"""File mode of a world, which holds private messages."""

import os
import stat
import sys
from pathlib import Path

import pytest

from sandbox.server import serve

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


def modes(folder: Path) -> dict[str, int]:
    return {p.name: stat.S_IMODE(p.stat().st_mode) for p in folder.iterdir()}


async def test_a_world_is_its_owners_alone(tmp_path: Path) -> None:
    """Other users of the machine could read a new or an older file."""
    before = os.umask(0)
    try:
        file = tmp_path / "var" / "sandbox.sqlite3"
        async with serve(file):
            assert set(modes(file.parent).values()) == {0o600}
        assert modes(tmp_path) == {"var": 0o700}
        file.chmod(0o644)
        file.with_name(file.name + "-wal").touch(0o644)
        async with serve(file):
            assert set(modes(file.parent).values()) == {0o600}
    finally:
        os.umask(before)
