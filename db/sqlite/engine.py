"""The engine that is SQLite: a file with one writing and one reading connection."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import aiosqlite
import msgspec

from db import queries
from db.engine import Kept, Locked, Work, fate
from db.errors import StoreError
from db.rows import Due, Fate, Figures, Rated, Step
from db.sqlite import erased, runs, statements
from db.sqlite.backups import stamped
from db.sqlite.errors import converted
from db.sqlite.files import make_file
from db.sqlite.migrate import read_only
from db.sqlite.runs import OpenFiles
from db.sqlite.start import Started, start

T = TypeVar("T")
_JSON: Final = msgspec.json.Encoder()
_TICKETS: Final = 2**31


class SqliteLink:
    """An open transaction of the writing connection."""

    def __init__(self, engine: "Sqlite", connection: aiosqlite.Connection) -> None:
        self._engine = engine
        self._connection = connection

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        return list(await self._connection.execute_fetchall(sql, values))

    async def run(self, sql: str, values: Sequence[Any] = (), *, slow: bool = False) -> None:
        await self._connection.execute(sql, values)

    async def lock(self, what: Locked, key: int) -> None:
        """Does nothing: a transaction that writes locks the whole file."""

    async def keep(self, step: Step) -> Fate:
        return (await self._engine.steps((step,)))[0].fate


class Sqlite:
    """Create with `Sqlite.open`."""

    own_rows = statements.OWN_ROWS
    open_table = statements.OPEN_TABLE

    def __init__(
        self, writer: aiosqlite.Connection, reader: aiosqlite.Connection, started: Started, first: int
    ) -> None:
        self._connection = writer
        self._reader = reader
        self._instance = started.instance
        self._files = OpenFiles(started.path)
        self.is_alone = started.instance is not None
        self.is_new = started.is_new
        self.first_question = first
        self._path = started.path
        self._rescued = ""
        # The upper half is random, so that tickets of two processes differ.
        self._ticket = secrets.randbelow(_TICKETS) * _TICKETS

    @classmethod
    async def open(cls, path: Path, *, alone: bool = True, within: float) -> Self:
        """Opens the database; creates or migrates it if necessary.

        With `alone` it holds the instance lock, so that a second process is refused. `within`: seconds for
        which it waits for another process's lock. Raises StoreInUse, NewerDatabase, ForeignDatabase,
        DamagedDatabase.
        """
        busy = round(1000 * within)
        started = await asyncio.to_thread(start, path, alone=alone)
        connections: list[aiosqlite.Connection] = []
        try:
            with converted():
                connections.append(await _writing(started.path, busy))
                if started.instance is not None:
                    await runs.begin(connections[0], started.path, started.instance)
                rows = await connections[0].execute_fetchall(queries.FIRST_QUESTION)
                connections.append(await _reading(started.path, busy))
        except BaseException:
            for connection in connections:
                await connection.close()
            started.release()
            raise
        return cls(connections[0], connections[1], started, next((int(row[0]) for row in rows), 0))

    async def close(self) -> None:
        await self._reader.close()
        if self._instance is None:
            await self._connection.close()
        else:
            await runs.end(self._connection, self._instance)

    def on_new_connection(self, outdated: Callable[[], None]) -> None:
        """Does nothing: connections to a file are not lost."""

    async def read(self, sql: str, values: Sequence[Any], *, slow: bool = False) -> Sequence[Any]:
        try:
            with converted():
                return list(await self._reader.execute_fetchall(sql, values))
        except ValueError as error:  # aiosqlite: the connection is closed
            raise StoreError("closed") from error

    async def named(self, sql: str, values: Sequence[Any]) -> list[dict[str, Any]]:
        with converted():
            async with self._reader.execute(sql, values) as cursor:
                names = [column[0] for column in cursor.description]
                return [dict(zip(names, row, strict=True)) for row in await cursor.fetchall()]

    def erased_since(self, at: int) -> Callable[[int], bool] | None:
        return erased.since(self._path, at)

    # Writes

    async def note_erased(self, person: int, at: int) -> None:
        await asyncio.to_thread(erased.note, self._path, person, at)

    async def check_files(self) -> None:
        """Raises StoreError if the file has been deleted or replaced: what is stored in it would be lost.

        Before that, everything is copied out by the connection that still has it open.
        """
        if not self._files.is_kept():
            self._rescued = self._rescued or await self._rescue()
            error = StoreError("gone")
            error.name = f"the database or its log was deleted, moved or replaced; {self._rescued}"
            raise error

    async def _rescue(self) -> str:
        """Copies everything to a new file. Returns what has become of it, in words."""
        target = stamped(self._path.parent, f"{self._path.stem}-rescued-")
        try:
            make_file(target)
            await self._reader.execute("VACUUM INTO ?", (str(target),))
        except (sqlite3.Error, OSError) as error:
            return f"its games could not be copied ({type(error).__name__})"
        return f"to put its games back: python run.py restore {target}"

    async def insert(self, steps: Sequence[Step]) -> Sequence[Kept]:
        await self.check_files()
        with converted():
            return await self.steps(steps)

    async def write(self, sql: str, values: Sequence[Any]) -> None:
        await self.check_files()
        with converted():
            await self._connection.execute(sql, values)

    async def transact(self, work: Work[T]) -> T:
        await self.check_files()
        with converted():
            await self._connection.execute("BEGIN IMMEDIATE")
            try:
                result = await work(SqliteLink(self, self._connection))
                await self._connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):  # SQLite has rolled back by itself where the disk is full
                    if self._connection.in_transaction:
                        await self._connection.execute("ROLLBACK")
                raise
            return result

    async def steps(self, steps: Sequence[Step]) -> Sequence[Kept]:
        """Stores steps in one statement. Raises sqlite3.Error."""
        first = self._ticket + 1
        self._ticket += len(steps)
        values = [v for n, step in enumerate(steps) for v in _values(step, first + n)]
        rows = await self._connection.execute_fetchall(statements.keep_steps(len(steps)), values)
        found = {ticket: Kept(fate(kept, repeated), own) for ticket, kept, repeated, own in rows}
        return [found[first + n] for n in range(len(steps))]


def _rows(rows: Sequence[Due] | Sequence[Figures] | Sequence[Rated]) -> str | None:
    return _JSON.encode(rows).decode() if rows else None


def _values(step: Step, ticket: int) -> tuple[Any, ...]:
    chairs = None if step.chairs is None else _JSON.encode(step.chairs).decode()
    closed = _JSON.encode(step.closed).decode() if step.closed else None
    return (
        step.table, step.n, step.kind, step.seat, step.person, step.text, step.draws, step.events, step.at,
        step.press, step.phase, step.host, step.snapshot, chairs, _rows(step.cancelled), _rows(step.spent),
        _rows(step.dues), closed, _rows(step.figures), _rows(step.rated), ticket,
    )  # fmt: skip


async def _writing(path: Path, busy: int) -> aiosqlite.Connection:
    """A connection that stores steps. `busy`: milliseconds to wait for another process's lock."""
    connection = await aiosqlite.connect(path, isolation_level=None)
    for pragma in statements.PRAGMAS:
        await connection.execute(pragma.format(busy=busy))
    await connection.executescript(statements.STEP_VIEW)
    return connection


async def _reading(path: Path, busy: int) -> aiosqlite.Connection:
    """A connection that cannot write or checkpoint, so that reads never wait for a commit."""
    connection = await aiosqlite.connect(read_only(path), uri=True, isolation_level=None)
    await connection.execute("PRAGMA trusted_schema = OFF")
    await connection.execute(f"PRAGMA busy_timeout = {busy}")
    return connection
