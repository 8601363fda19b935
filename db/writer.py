"""The writing task: commits all pending steps in one transaction.

Callers wait for a future, so that a cancelled caller does not interrupt a transaction.
"""

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

import aiosqlite
import msgspec

from db import queries
from db.errors import StoreError, reported
from db.rows import Due, Fate, Figures, Rated, Step
from db.runs import OpenFiles

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[aiosqlite.Connection], Awaitable[Any]]
Kept = Callable[[Any], None]
"""Called with the result of the work after its commit, before anybody learns of it."""


class Statement(NamedTuple):
    """One statement with its values."""

    sql: str
    values: Sequence[Any]


Waiting = tuple[Step | tuple[Work | Statement, Kept | None], "asyncio.Future[Any]"]

BATCH: Final = 64
LATELY: Final = 120.0
"""Seconds within which a store that works has been written: more than the timer's heartbeat takes."""
_JSON: Final = msgspec.json.Encoder()
_TICKETS: Final = 2**31


def _rows(rows: Sequence[Due] | Sequence[Figures] | Sequence[Rated]) -> str | None:
    return _JSON.encode(rows).decode() if rows else None


def _values(step: Step, ticket: int) -> tuple[Any, ...]:
    chairs = None if step.chairs is None else _JSON.encode(step.chairs).decode()
    closed = _JSON.encode(step.closed).decode() if step.closed else None
    return (
        step.table, step.n, step.kind, step.seat, step.person, step.text, step.draws, step.events, step.at,
        step.press, step.phase, step.host, step.snapshot, chairs, _rows(step.cancelled), _rows(step.dues),
        closed, _rows(step.figures), _rows(step.rated), ticket,
    )  # fmt: skip


class Writer:
    """Owns the writing connection. Call `start` before `step` and `work`."""

    def __init__(
        self, connection: aiosqlite.Connection, files: OpenFiles, note_own: Callable[[Step, str], None]
    ) -> None:
        """`note_own` is called after the commit of each step with its table's `queries.OWN_ROWS`."""
        self._connection = connection
        self._files = files
        self._note_own = note_own
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._written_at: float | None = None
        # The upper half is random, so that tickets of two processes differ.
        self._ticket = secrets.randbelow(_TICKETS) * _TICKETS

    @property
    def is_working(self) -> bool:
        """Whether a write has succeeded within `LATELY` seconds, and none has failed since."""
        return self._written_at is not None and time.monotonic() - self._written_at < LATELY

    def start(self) -> None:
        """Starts the task."""
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def close(self) -> None:
        """Writes what is pending and ends the task."""
        task, self._task = self._task, None
        if task is not None:
            self._queue.put_nowait(None)
            await task

    async def step(self, step: Step) -> Fate:
        """Stores a step, together with other pending ones. Raises StoreError; then it is not stored."""
        fate: Fate = await self._wait(step)
        return fate

    async def work(
        self,
        work: Callable[[aiosqlite.Connection], Awaitable[T]],
        kept: Callable[[T], None] | None = None,
    ) -> T:
        """Runs statements in a transaction of their own. Raises StoreError; then nothing has changed.

        `kept` is called after the commit, also if the caller was cancelled meanwhile.
        """
        result: T = await self._wait((work, kept))
        return result

    async def statement(
        self, sql: str, values: Sequence[Any], kept: Callable[[None], None] | None = None
    ) -> None:
        """Runs one statement, which is a transaction by itself. Otherwise as `work`."""
        await self._wait((Statement(sql, values), kept))

    async def _wait(self, what: Step | tuple[Work | Statement, Kept | None]) -> Any:
        if self._task is None:
            raise StoreError("closed")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((what, future))
        return await future

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            steps: list[tuple[Step, asyncio.Future[Any]]] = []
            waiting: Waiting | None = first
            while waiting is not None:
                what, future = waiting
                if isinstance(what, Step):
                    steps.append((what, future))
                else:
                    await self._keep(steps)
                    steps = []
                    await self._answer(future, self._transact(*what))
                waiting = self._next(len(steps))
            await self._keep(steps)

    def _next(self, taken: int) -> Waiting | None:
        if taken >= BATCH or self._queue.empty():
            return None
        waiting = self._queue.get_nowait()
        if waiting is None:
            self._queue.put_nowait(None)
        return waiting

    async def _answer(self, future: "asyncio.Future[Any]", work: Awaitable[Any]) -> None:
        try:
            result = await work
        except BaseException as error:
            if not future.done():
                future.set_exception(error)
            if not isinstance(error, Exception):
                raise
        else:
            if not future.done():
                future.set_result(result)

    async def _keep(self, waiting: Sequence[tuple[Step, "asyncio.Future[Any]"]]) -> None:
        if not waiting:
            return
        try:
            self._check_files()
            fates = await self._insert([step for step, _ in waiting])
        except sqlite3.IntegrityError as error:
            if len(waiting) == 1:
                self._fail(waiting, reported("not saved", error))
            # A step that violates the schema must not fail the other steps.
            for one in waiting if len(waiting) > 1 else ():
                await self._keep([one])
        except sqlite3.Error as error:
            self._written_at = None
            self._fail(waiting, reported("not saved", error))
        except StoreError as error:
            self._fail(waiting, error)
        else:
            self._written_at = time.monotonic()
            for (_, future), fate in zip(waiting, fates, strict=True):
                if not future.done():
                    future.set_result(fate)

    def _fail(self, waiting: Sequence[tuple[Step, "asyncio.Future[Any]"]], error: StoreError) -> None:
        for _, future in waiting:
            if not future.done():
                future.set_exception(StoreError(*error.args))

    def _check_files(self) -> None:
        """Raises StoreError if the file has been deleted or replaced: a step stored in it would be lost."""
        if not self._files.is_kept():
            self._written_at = None
            log.error("not saved: gone (the database or its log was deleted, moved or replaced; start anew)")
            raise StoreError("gone")

    async def _insert(self, steps: Sequence[Step]) -> list[Fate]:
        first = self._ticket + 1
        self._ticket += len(steps)
        values = [v for n, step in enumerate(steps) for v in _values(step, first + n)]
        rows = await self._connection.execute_fetchall(queries.keep_steps(len(steps)), values)
        fates = {}
        for ticket, kept, repeated, own in rows:
            fates[ticket] = _fate(kept, repeated)
            if kept:
                self._note_own(steps[ticket - first], own)
        return [fates[first + n] for n in range(len(steps))]

    async def _transact(self, work: Work | Statement, kept: Kept | None) -> Any:
        self._check_files()
        try:
            if isinstance(work, Statement):
                result = await self._connection.execute(*work)
            else:
                result = await self._in_transaction(work)
            self._written_at = time.monotonic()
        except sqlite3.Error as error:
            self._written_at = None
            raise reported("not saved", error) from error
        if kept is not None:
            kept(result)
        return result

    async def _in_transaction(self, work: Work) -> Any:
        await self._connection.execute("BEGIN IMMEDIATE")
        try:
            result = await work(self._connection)
            await self._connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # SQLite has rolled back by itself where the disk is full
                if self._connection.in_transaction:
                    await self._connection.execute("ROLLBACK")
            raise
        return result

    def next_ticket(self) -> int:
        """A ticket for a step that is stored within `work`."""
        self._ticket += 1
        return self._ticket


async def insert(connection: aiosqlite.Connection, step: Step, ticket: int) -> Fate:
    """Stores a step within an open transaction."""
    ((_, kept, repeated, _),) = await connection.execute_fetchall(
        queries.keep_steps(1), _values(step, ticket)
    )
    return _fate(kept, repeated)


def _fate(kept: int, repeated: int) -> Fate:
    return "kept" if kept else "repeated" if repeated else "stale"
