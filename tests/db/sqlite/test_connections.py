"""What the promises of the store rest on in SQLite: its settings, its triggers, its transactions."""

import asyncio
import sqlite3

import pytest

from db import Store
from tests.db.steps import new_table, step
from tests.refused import refused


async def test_what_waits_together_is_one_transaction(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Group commit: forty waiting moves cost a few transactions, not forty."""
    tables = [await new_table(store, channel=n, press=n, host=n) for n in range(100, 140)]
    batches: list[int] = []
    real = store._engine._connection.execute_fetchall

    async def counting(sql: str, values: object) -> object:
        batches.append(sql.count("(?"))
        return await real(sql, values)  # type: ignore[arg-type]

    monkeypatch.setattr(store._engine._connection, "execute_fetchall", counting)
    await asyncio.gather(*(store.keep(step(t, 1, 1000 + t)) for t in tables))
    assert sum(batches) == 40
    assert len(batches) <= 3


async def test_durable_and_guarded(store: Store) -> None:
    """F33: FULL and WAL, foreign keys, no trust in the schema: what the promises of the store rest on."""
    found = {}
    for name in ("journal_mode", "synchronous", "foreign_keys", "trusted_schema", "mmap_size"):
        ((found[name],),) = await store._engine._connection.execute_fetchall(f"PRAGMA {name}")
    assert found == {
        "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "trusted_schema": 0, "mmap_size": 0,
    }  # fmt: skip


async def test_the_reader_cannot_write(store: Store) -> None:
    """One connection writes: SQLite before 3.51.3 can corrupt a WAL database where two do."""
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store._engine._reader.execute("DELETE FROM due")


async def test_entries_are_never_rewritten(store: Store) -> None:
    """The log only grows, whoever writes the SQL; only a person may be taken out of it."""
    table = await new_table(store)
    for column in ("n", "kind", "seat", "text", "draws", "events", "at"):
        await refused(
            sqlite3.IntegrityError,
            store._engine._connection.execute(
                f"UPDATE entries SET {column} = 0 WHERE table_id = ?", (table,)
            ),
        )
    await store._engine._connection.execute("UPDATE entries SET person = NULL WHERE table_id = ?", (table,))
