"""The writing task: commits all pending steps in one transaction.

Callers wait for a future, so that a cancelled caller does not interrupt a transaction.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from db.engine import Engine, Work
from db.errors import Failures, Refused, StoreError
from db.rows import Fate, Step

T = TypeVar("T")


class Statement(NamedTuple):
    """One statement with its values."""

    sql: str
    values: Sequence[Any]


After = Callable[[Any], None]
"""Called with the result of the work after its commit, before anybody learns of it."""
Waiting = tuple[Step | Statement | Work[Any], After | None, "asyncio.Future[Any]"]
Steps = list[tuple[Step, After | None, "asyncio.Future[Any]"]]

BATCH: Final = 64


class Writer:
    """Makes all writes of a process, one at a time. Call `start` before `step` and `work`."""

    def __init__(self, engine: Engine, failures: Failures) -> None:
        self._engine = engine
        self._failures = failures
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts the task."""
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def close(self) -> None:
        """Writes what is pending and ends the task."""
        task, self._task = self._task, None
        if task is not None:
            self._queue.put_nowait(None)
            await task

    async def step(self, step: Step, kept: Callable[[str | None], None]) -> Fate:
        """Stores a step, together with other pending ones. Raises StoreError; then it is not stored.

        If it is kept, `kept` is called after the commit with the `own_rows` of its table.
        """
        fate: Fate = await self._wait(step, kept)
        return fate

    async def work(self, work: Work[T], kept: Callable[[T], None] | None = None) -> T:
        """Runs statements in a transaction of their own. Raises StoreError; then nothing has changed.

        `kept` is called after the commit, also if the caller was cancelled meanwhile.
        """
        result: T = await self._wait(work, kept)
        return result

    async def statement(
        self, sql: str, values: Sequence[Any], kept: Callable[[None], None] | None = None
    ) -> None:
        """Runs one statement, which is a transaction by itself. Otherwise as `work`."""
        await self._wait(Statement(sql, values), kept)

    async def _wait(self, what: Step | Statement | Work[Any], kept: After | None) -> Any:
        if self._task is None:
            raise StoreError("closed")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((what, kept, future))
        return await future

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            steps: Steps = []
            waiting: Waiting | None = first
            while waiting is not None:
                what, kept, future = waiting
                if not isinstance(what, Step) or any(step.table == what.table for step, _, _ in steps):
                    await self._keep(steps)
                    steps = []
                if isinstance(what, Step):
                    steps.append((what, kept, future))
                else:
                    await self._answer(future, self._transact(what, kept))
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

    async def _keep(self, waiting: Steps) -> None:
        if not waiting:
            return
        try:
            insert = self._engine.insert([step for step, _, _ in waiting])
            found = await self._stored(insert, is_shared=len(waiting) > 1)
        except Refused as error:
            if len(waiting) == 1:
                self._fail(waiting, error)
                return
            for one in waiting:  # a step that violates the schema must not fail the other steps
                await self._keep([one])
        except StoreError as error:
            self._fail(waiting, error)
        else:
            for (_, kept, future), stored in zip(waiting, found, strict=True):
                if stored.fate == "kept" and kept is not None:
                    kept(stored.own)
                if not future.done():
                    future.set_result(stored.fate)

    def _fail(self, waiting: Steps, error: StoreError) -> None:
        for _, _, future in waiting:
            if not future.done():
                future.set_exception(StoreError(*error.args))

    async def _transact(self, work: Work[Any] | Statement, kept: After | None) -> Any:
        result = await self._stored(self._done(work))
        if kept is not None:
            kept(result)
        return result

    async def _done(self, work: Work[Any] | Statement) -> Any:
        if isinstance(work, Statement):
            return await self._engine.write(*work)
        try:
            return await self._engine.transact(work)
        except Refused:  # another process may have written after this one had looked
            return await self._engine.transact(work)

    async def _stored(self, write: Awaitable[T], *, is_shared: bool = False) -> T:
        """The result of a write. Notes and logs its failure, but for a refusal that several share."""
        try:
            return await write
        except StoreError as error:
            if not (is_shared and isinstance(error, Refused)):
                self._failures.note("not saved", error)
            raise
