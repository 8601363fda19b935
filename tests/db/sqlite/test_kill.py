"""F27, at the store alone: killed at any instant, nothing accepted is lost and nothing stands half."""

import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.sampling import SEED, sizes

ROOT = Path(__file__).parents[3]


def killed_after(path: Path, lines: int, wait: float) -> dict[int, int]:
    """Kills the victim some time after its n-th answer; the last accepted entry of each table."""
    command = [sys.executable, "-m", "tests.db.sqlite.victim", str(path)]
    accepted: dict[int, int] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as victim:
        assert victim.stdout is not None
        for said, line in enumerate(victim.stdout):
            if said == lines:
                time.sleep(wait)
                victim.kill()
            # A kill may cut the last line.
            if line.endswith("\n"):
                table, n = line.split()
                accepted[int(table)] = int(n)
    return accepted


def check(path: Path, accepted: dict[int, int]) -> int:
    """Every table is whole and has all that was accepted; the number of entries in all."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        tables = connection.execute("SELECT id, length, snapshot FROM tables").fetchall()
        for table, length, snapshot in tables:
            last = length - 1
            assert last >= accepted.get(table, -1), "an accepted step was lost"
            numbers = connection.execute("SELECT n FROM entries WHERE table_id = ? ORDER BY n", (table,))
            assert [row[0] for row in numbers] == list(range(length))
            assert snapshot == str(last).encode(), "half a step: the snapshot is of another entry"
            dues = connection.execute("SELECT wait FROM due WHERE table_id = ?", (table,)).fetchall()
            assert dues == [(f"w{last}",)], "half a step: a due of another entry"
        assert set(accepted) <= {row[0] for row in tables}
        return sum(row[1] for row in tables)


def kills(path: Path, times: int, seed: str) -> None:
    chance = random.Random(seed)
    before = 0
    for _ in range(times):
        accepted = killed_after(path, chance.randrange(0, 60), chance.random() * 0.005)
        after = check(path, accepted)
        assert after >= before
        before = after
    assert before > 5 * times, "the victims were killed before they did anything"


@pytest.mark.parametrize("times", sizes(10, 300))  # S6 asks for 300
def test_kills_lose_nothing(tmp_path: Path, times: int) -> None:
    """A move that was accepted is there after a crash, and no move is there by half."""
    kills(tmp_path / "store.sqlite3", times, f"{SEED} kills {times}")
