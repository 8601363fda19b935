"""What the store needs of a database. `db/sqlite/` and `db/postgres/` have it.

Statements are those of `db/queries.py`: one text for all engines, with `?`, or `?1`, `?2`, … throughout.
All methods raise StoreError. If a writing one raises, nothing has changed, unless the kind is `unsure`.
"""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeVar

from db.rows import Fate, Owner, Step

T = TypeVar("T")

Locked = Literal["host", "drafts"] | Owner
"""What a transaction locks by number: the tables of a host, settings, the drafts of a table."""


QUESTIONS: Final = 10_000
"""More questions than a seat of one table is asked."""


class Kept(NamedTuple):
    """What became of a step. `own` is the `own_rows` of its table if it was kept, or None if not read."""

    fate: Fate
    own: str | None


def fate(kept: object, repeated: object) -> Fate:
    """What became of a step, from the two truth values that both engines' statements return."""
    if kept:
        return "kept"
    return "repeated" if repeated else "stale"


class Link(Protocol):
    """An open transaction."""

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        """The rows of a statement, which may also write."""
        ...

    async def run(self, sql: str, values: Sequence[Any] = (), *, slow: bool = False) -> None:
        """Runs a statement that returns nothing. `slow`: it may change many rows."""
        ...

    async def lock(self, what: Locked, key: int) -> None:
        """Waits until no other process has this lock, and holds it to the end of the transaction."""
        ...

    async def keep(self, step: Step) -> Fate:
        """Stores a step."""
        ...


Work = Callable[[Link], Awaitable[T]]


class Engine(Protocol):
    """A database. Reads may be made at once; the methods under `Writes` are called one at a time."""

    is_alone: bool
    """Whether no other process writes, so that rows in memory are current."""

    first_question: int
    """What is added to the numbers of questions outside of this database: another after each restore."""

    own_rows: str
    """A statement that returns the `OwnRows` of the table ?1 as JSON."""

    open_table: str
    """A statement that stores a table without entries, of `Opening.values`, and returns its id."""

    def on_new_connection(self, outdated: Callable[[], None]) -> None:
        """Has a function called whenever rows in memory may be outdated, since a connection was lost."""
        ...

    async def read(self, sql: str, values: Sequence[Any], *, slow: bool = False) -> Sequence[Any]:
        """The rows of a statement that only reads. `slow`: it may look through everything."""
        ...

    async def named(self, sql: str, values: Sequence[Any]) -> list[dict[str, Any]]:
        """The same with the names of the columns, of a slow statement."""
        ...

    async def close(self) -> None:
        """Ends all connections."""
        ...

    def erased_since(self, at: int) -> Callable[[int], bool] | None:
        """A check whether a person was deleted at this time or later; None if nobody is remembered."""
        ...

    # Writes

    async def note_erased(self, person: int, at: int) -> None:
        """Remembers outside of the database that a person is deleted, if it is a file."""
        ...

    async def insert(self, steps: Sequence[Step]) -> Sequence[Kept]:
        """Stores steps of different tables in one transaction. Raises Refused if one violates the schema."""
        ...

    async def write(self, sql: str, values: Sequence[Any]) -> None:
        """Runs one statement, a transaction by itself."""
        ...

    async def transact(self, work: Work[T]) -> T:
        """Runs statements in a transaction. Raises what the work raises; then nothing has changed."""
        ...


def another_first_question() -> int:
    """What is added to the numbers of questions after a restore: not what is added so far."""
    return QUESTIONS * (1 + secrets.randbelow(99_999))


async def one(link: Link, sql: str, values: Sequence[Any]) -> Any:
    """The first row, or None."""
    return next(iter(await link.rows(sql, values)), None)
