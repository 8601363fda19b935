"""The engine that is PostgreSQL: one connection that writes, a few that read."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Self, TypeVar

import asyncpg

from db.engine import Kept, Locked, Work, fate
from db.errors import Kind, StoreError
from db.postgres import step as statements
from db.postgres.cluster import PostgresCluster
from db.postgres.dialect import translated
from db.postgres.errors import ANY, is_cut, store_error
from db.postgres.migrate import prepare
from db.postgres.origin import first_question
from db.postgres.session import PROCESSES, Session
from db.rows import Fate, Step
from db.shares import IDLE, Part

log = logging.getLogger(__name__)

T = TypeVar("T")
SLOW: Final = 120.0
"""Seconds for the answer to a statement that looks through everything."""
TAKE: Final = 3.0
"""Seconds in which another process may end, when this one starts."""
READERS: Final = 4
"""Number of connections that read, at most."""
NEEDED: Final = READERS + 2
"""Number of connections of a process: beside those one that writes, and one that holds its shards."""
_ALLOWED: Final = """
SELECT least(nullif(rolconnlimit, -1), nullif(datconnlimit, -1), current_setting('max_connections')::int)
FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()
"""
_SETTINGS: Final = {
    "application_name": "stofa",
    "plan_cache_mode": "force_generic_plan",  # the arrays of a step are planned once
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "idle_in_transaction_session_timeout": "10s",
    "lock_timeout": "1s",
}
_CLASSES: Final[dict[Locked, int]] = {
    "host": PROCESSES + 2, "drafts": PROCESSES + 3, "people": PROCESSES + 4, "channels": PROCESSES + 5,
    "servers": PROCESSES + 6, "applications": PROCESSES + 7,
}  # fmt: skip
_LOCK: Final = "SELECT pg_advisory_xact_lock($1, hashint8($2))"


class PostgresLink:
    """An open transaction of the writing connection."""

    def __init__(self, engine: "Postgres", connection: Any) -> None:
        self._engine = engine
        self._connection = connection

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        return await self._fetch(translated(sql), values)

    async def run(self, sql: str, values: Sequence[Any] = (), *, slow: bool = False) -> None:
        await self._fetch(translated(sql), values, slow=slow)

    async def lock(self, what: Locked, key: int) -> None:
        await self._fetch(_LOCK, (_CLASSES[what], key))

    async def keep(self, step: Step) -> Fate:
        rows = await self._fetch(statements.KEEP, statements.parameters((step,)))
        return fate(*rows[0][1:])

    async def _fetch(self, sql: str, values: Sequence[Any], *, slow: bool = False) -> list[tuple[Any, ...]]:
        return await self._engine.fetched(self._connection, sql, values, cut="down", slow=slow)


class Postgres:
    """Create with `Postgres.open`."""

    own_rows = statements.OWN_ROWS
    open_table = statements.OPEN_TABLE

    def __init__(self, pool: Any, session: Session, *, alone: bool, within: float) -> None:
        self._pool = pool
        self._session = session
        self._within = within
        self._is_down = self._is_closed = False
        self.is_alone = alone
        self.is_new = False
        self.first_question = 0
        self.cluster: PostgresCluster | None = None

    @classmethod
    async def open(cls, address: str, *, alone: bool = True, within: float, part: Part | None = None) -> Self:
        """Opens the database; creates its tables or migrates them if necessary.

        `within`: seconds for an answer. With `alone` any other process is refused, else only one that must
        be alone, or has a shard that is named in `part`. Raises StoreInUse, NewerDatabase, ForeignDatabase,
        DamagedDatabase, StoreError.
        """
        settings = {"dsn": address, "timeout": within, "statement_cache_size": 200}
        writing = _SETTINGS if part is None else _SETTINGS | {"idle_session_timeout": f"{IDLE:.0f}s"}
        alike: dict[str, Any] = {"alone": alone, "within": within}
        session = Session(settings | {"server_settings": writing}, **alike)
        reading = _SETTINGS | {"default_transaction_read_only": "on"}
        pool: Any = None
        try:
            connection = await session.open(TAKE)
            if (allowed := await connection.fetchval(_ALLOWED)) < NEEDED:
                raise StoreError("other", f"{allowed} connections are allowed, a process needs {NEEDED}")
            is_new = await prepare(connection)
            pool = await asyncpg.create_pool(
                **settings,
                server_settings=reading,
                min_size=0,
                max_size=READERS,
                reset=_left_as_it_is,
                max_inactive_connection_lifetime=0,
            )
            engine = cls(pool, session, **alike)
            engine.is_new = is_new
            engine.first_question = await first_question(connection)
            if part is not None:
                holding = Session(settings | {"server_settings": writing}, **alike, count=part.count)
                engine.cluster = await PostgresCluster.join(holding, part, TAKE)
        except BaseException as error:
            if pool is not None:
                pool.terminate()
            await session.close()
            if isinstance(error, ANY):
                raise store_error(error) from error
            raise
        return engine

    def on_new_connection(self, outdated: Callable[[], None]) -> None:
        self._session.on_new = outdated

    def erased_since(self, at: int) -> Callable[[int], bool] | None:
        return None

    async def note_erased(self, person: int, at: int) -> None:
        """Does nothing: what `pg_restore` puts back has no file beside it."""

    async def close(self) -> None:
        self._is_closed = True
        self._pool.terminate()
        await self._session.close()
        if self.cluster is not None:
            await self.cluster.close()

    async def read(self, sql: str, values: Sequence[Any], *, slow: bool = False) -> Sequence[Any]:
        return [tuple(row) for row in await self._read(sql, values, slow=slow)]

    async def named(self, sql: str, values: Sequence[Any]) -> list[dict[str, Any]]:
        return [dict(row.items()) for row in await self._read(sql, values, slow=True)]

    async def _read(self, sql: str, values: Sequence[Any], *, slow: bool) -> list[Any]:
        """The rows of a statement. Asks twice, since a connection may have been cut while nobody used it."""
        if self._is_closed:
            raise StoreError("closed")
        within = SLOW if slow else self._within
        try:
            try:
                return await self._read_once(translated(sql), values, within)
            except ANY as error:
                if not is_cut(error) or isinstance(error, TimeoutError):
                    raise
            return await self._read_once(translated(sql), values, within)
        except ANY as error:
            raise self._noted(error, "down") from error

    async def _read_once(self, sql: str, values: Sequence[Any], within: float) -> list[Any]:
        async with self._pool.acquire(timeout=self._within) as connection:
            try:
                rows: list[Any] = await connection.fetch(sql, *values, timeout=within)
            except TimeoutError:
                connection.terminate()
                raise
        self._note_answer()
        return rows

    # Writes

    async def insert(self, steps: Sequence[Step]) -> Sequence[Kept]:
        connection = await self._writing()
        rows = await self.fetched(connection, statements.KEEP, statements.parameters(steps), cut="unsure")
        fates = {table: fate(kept, pressed) for table, kept, pressed in rows}
        own = await self._own([step.table for step in steps if fates[step.table] == "kept"])
        return [Kept(fates[step.table], own.get(step.table)) for step in steps]

    async def _own(self, tables: Sequence[int]) -> dict[int, str]:
        """The own rows of tables, or of none if they are not needed or cannot be read."""
        if not (tables and self.is_alone):
            return {}
        with suppress(StoreError):  # what was kept before stays kept
            connection = await self._writing()
            return dict(await self.fetched(connection, statements.OWN_ROWS_OF, (tables,), cut="down"))
        return {}

    async def write(self, sql: str, values: Sequence[Any]) -> None:
        await self.fetched(await self._writing(), translated(sql), values, cut="unsure")

    async def transact(self, work: Work[T]) -> T:
        connection = await self._writing()
        await self.fetched(connection, "BEGIN", (), cut="down")
        try:
            result = await work(PostgresLink(self, connection))
        except BaseException:
            with suppress(StoreError):
                if not connection.is_closed():
                    await self.fetched(connection, "ROLLBACK", (), cut="down")
            raise
        await self.fetched(connection, "COMMIT", (), cut="unsure")
        return result

    async def _writing(self) -> Any:
        if self._is_closed:
            raise StoreError("closed")
        try:
            if self.cluster is not None:  # a frozen process must not write once another has its shards
                await self.cluster.alive()
            return await self._session.get()
        except StoreError as error:
            self._note_failure(error)
            raise

    async def fetched(
        self, connection: Any, sql: str, values: Sequence[Any], *, cut: Kind, slow: bool = False
    ) -> list[tuple[Any, ...]]:
        """The rows of a statement of the writing connection; `cut` is the kind of error if no answer came."""
        try:
            rows = await connection.fetch(sql, *values, timeout=SLOW if slow else self._within)
        except ANY as error:
            if is_cut(error):
                self._session.drop()
            raise self._noted(error, cut) from error
        self._note_answer()
        return [tuple(row) for row in rows]

    # What is logged of an outage: its beginning and its end

    def _noted(self, error: BaseException, cut: Kind) -> StoreError:
        ours = store_error(error, cut=cut)
        self._note_failure(ours)
        return ours

    def _note_failure(self, error: StoreError) -> None:
        if error.kind in ("down", "unsure") and not self._is_down:
            self._is_down = True
            log.error(
                "the database does not answer (%s); see that PostgreSQL runs", error.name or error.args[1]
            )

    def _note_answer(self) -> None:
        if self._is_down:
            self._is_down = False
            log.warning("the database answers again")


async def _left_as_it_is(connection: Any) -> None:
    """Instead of a statement that resets what no statement here changes."""
