"""Disks that fill, files that are locked, calls that fail, two processes on one file."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from db import Store, StoreError, open_store
from tests.db.steps import new_table, opened, step
from tests.refused import refused

ROOT = Path(__file__).parents[3]


async def fill(store: Store, table: int, n: int = 1) -> tuple[int, StoreError]:
    """Keeps large steps from entry `n` on until one fails: its number, and how it failed."""
    while True:
        try:
            assert await store.keep(step(table, n, 1000 + n, events=bytes(5000))) == "kept"
        except StoreError as error:
            return n, error
        n += 1


async def test_a_full_disk_changes_nothing_and_passes(store: Store) -> None:
    """F29: the move that did not fit is not there, the file is whole, and with space play goes on."""
    table = await new_table(store)
    ((pages,),) = await store._engine._connection.execute_fetchall("PRAGMA page_count")
    await store._engine._connection.execute_fetchall(f"PRAGMA max_page_count = {pages + 20}")
    n, error = await fill(store, table)
    assert error.kind == "full"
    assert await store.length(table, 1000 + n) == (n, False)
    row = await store.table(table)
    assert row.snapshot == str(n - 1).encode()
    await store._engine._connection.execute_fetchall("PRAGMA max_page_count = 100000")
    assert await store.keep(step(table, n, 1000 + n)) == "kept"
    assert list(await store._engine._connection.execute_fetchall("PRAGMA integrity_check")) == [("ok",)]


LIMITED = """
import asyncio, resource, signal, sys
from pathlib import Path
from tests.db.steps import new_table, opened
from tests.db.sqlite.test_faults import fill
async def main():
    async with opened(Path(sys.argv[1])) as store:
        table = await new_table(store)
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, hard))
        n, error = await fill(store, table)
        assert (await store.length(table, None))[0] == n
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        again, _ = await store.length(table, None)
        print(error.kind, n == again)
asyncio.run(main())
"""


def test_a_file_that_may_not_grow_is_an_error_of_the_disk(path: Path) -> None:
    """F29, M11: a quota shows as an IOERR and not as FULL; it must be as harmless."""
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout == "io True\n", done.stderr


async def test_a_lock_of_another_process_is_waited_for_and_then_told(path: Path) -> None:
    """F30: a short lock costs nothing, a long one is an error that changed nothing and passes."""
    store = await open_store(path, within=0.3)
    table = await new_table(store)
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        asyncio.get_running_loop().call_later(0.05, other.execute, "COMMIT")
        assert await store.keep(step(table, 1, 10)) == "kept"
        other.execute("BEGIN IMMEDIATE")
        error = await refused(StoreError, store.keep(step(table, 2, 11)))
        await refused(StoreError, store.settings.change("channels", 1, lambda _: b"x"))
        other.execute("COMMIT")
    assert error.kind == "locked"
    assert await store.keep(step(table, 2, 11)) == "kept"
    await store.close()


class Failing:
    """Fails the n-th statement of a connection, as a disk would."""

    def __init__(self, store: Store, nth: int) -> None:
        self.calls = 0
        self._nth = nth
        connection = store._engine._connection
        self._real = {name: getattr(connection, name) for name in ("execute", "execute_fetchall")}
        for name in self._real:
            setattr(connection, name, self._of(name))

    def _of(self, name: str) -> Any:
        async def call(*given: Any) -> Any:
            self.calls += 1
            if self.calls == self._nth:
                error = sqlite3.OperationalError("disk I/O error")
                error.sqlite_errorcode = sqlite3.SQLITE_IOERR
                raise error
            return await self._real[name](*given)

        return call


async def everything(store: Store) -> int:
    """Every kind of write once; how many failed, each of which is tried again at once."""
    failed = 0

    async def surely(write: Any) -> Any:
        nonlocal failed
        try:
            return await write()
        except StoreError:
            failed += 1
            return await write()

    table = await surely(lambda: new_table(store))
    assert await surely(lambda: store.keep(step(table, 1, 10))) == "kept"
    await surely(lambda: store.settings.change("people", 5, lambda data: (data or b"") + b"x"))
    await surely(lambda: store.settings.change("channels", 70, lambda _: b"da"))
    await surely(lambda: store.heartbeat(10**6, 600, 10**6 - 600))
    await surely(lambda: store.seats.keep_plans(table, 1, 5, ("a", "b")))
    await surely(lambda: store.personal.forget_person(6))
    assert await store.length(table, None) == (2, False)
    assert await store.settings.of("people", 5) == b"x"
    return failed


async def test_any_one_failed_statement_leaves_nothing_half(tmp_path: Path) -> None:
    """Fail the Nth call, N = 1, 2, 3 … until a run passes untouched: each write is whole or not at all."""
    for nth in range(1, 100):
        async with opened(tmp_path / f"{nth}.sqlite3") as store:
            failing = Failing(store, nth)
            failed = await everything(store)
        assert failed <= 1
        if failing.calls < nth:
            assert nth > 10
            return
    pytest.fail("no run passed untouched")
