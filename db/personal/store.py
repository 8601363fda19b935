"""The export and the deletion of what is stored about a person, and the deletion of old games."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from db import queries
from db.access import Access
from db.engine import Link
from db.personal.columns import EXPORTED, KNOWN, NAMED
from db.remembered.messages import Messages
from db.remembered.seats import Seats
from db.remembered.settings import Settings
from db.rows import EntryRow

DROP_PERSON: Final = "DELETE FROM people WHERE id = ?"
FORGET_PERSON: Final = (
    DROP_PERSON,
    "DELETE FROM drafts WHERE person = ?",
    "DELETE FROM plans WHERE person = ?",
    "DELETE FROM notices WHERE person = ?",
    "DELETE FROM invitations WHERE person = ?",  # those that they have sent stay, so that no limit is lifted
)
_IN_SEATS: Final = "seat IN (SELECT seat FROM seats WHERE table_id = ?1 AND person = ?2)"
FORGET_SEATS: Final = (
    "DELETE FROM messages WHERE table_id = ?1 AND person = ?2",
    f"DELETE FROM due WHERE table_id = ?1 AND {_IN_SEATS}",  # noqa: S608 - only question marks
    f"DELETE FROM overtime WHERE table_id = ?1 AND {_IN_SEATS}",  # noqa: S608 - only question marks
    "DELETE FROM seats WHERE table_id = ?1 AND person = ?2",
)
RENAME: Final = (
    "UPDATE figures SET person = ?3 WHERE table_id = ?1 AND person = ?2",
    "UPDATE rated SET person = ?3 WHERE table_id = ?1 AND person = ?2",
    "UPDATE tables SET host = ?3 WHERE id = ?1 AND host = ?2",
)
RENAMED: Final = "UPDATE tables SET snapshot = ? WHERE id = ?"
# Deleted and stored again, because the schema refuses to update an entry. Only at tables that are over.
DROP_ENTRY: Final = "DELETE FROM entries WHERE table_id = ? AND n = ?"
KEEP_ENTRY: Final = """
INSERT INTO entries (table_id, n, kind, seat, person, text, draws, events, at, press)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
OVER: Final = "SELECT id FROM tables WHERE phase IN ('over', 'closed') AND id = ?"
OLD_GAMES: Final = """
SELECT id FROM tables WHERE phase IN ('over', 'closed') AND changed < ? AND length > 0 ORDER BY id LIMIT ?
"""
OF_GAME: Final = ("entries", "messages", "seats", "due", "overtime", "drafts", "plans", "suspensions")
"""Tables whose rows are deleted with a game."""
EMPTY_GAME: Final = "UPDATE tables SET length = 0, snapshot = ?2, secret = ?2, host = 0 WHERE id = ?1"
NOBODY: Final = 2**53
"""Number of the negative numbers that can stand for a person without a name in rated results."""


class Personal:
    """What is stored about people. Methods may raise StoreError; then nothing has changed."""

    def __init__(self, access: Access, messages: Messages, seats: Seats, settings: Settings) -> None:
        self._access = access
        self._messages = messages
        self._seats = seats
        self._settings = settings
        self.rated_renamed = 0
        """How often results of rated games have got another number for a person."""

    async def rows(self, person: int) -> dict[str, list[dict[str, Any]]]:
        """All that is stored about a person, by section of `EXPORTED`, in the order of the first column."""
        found = {name: await self._access.named(sql, (person,)) for name, sql in EXPORTED.items()}
        return {name: sorted(rows, key=lambda row: next(iter(row.values()))) for name, rows in found.items()}

    async def tables_naming(self, person: int) -> tuple[int, ...]:
        """Tables in whose log, state or seats the person's number may be. Reads every entry."""
        values = (person, str(person), str(person).encode(), msgspec.msgpack.encode(person))
        return tuple(sorted(await self._access.values(NAMED, values, slow=True)))

    async def over(self, tables: Iterable[int]) -> tuple[int, ...]:
        """Those of the tables that are over or closed."""
        return tuple([found for table in tables for found in await self._access.values(OVER, (table,))])

    async def note_erased(self, person: int, at: int) -> None:
        """Remembers beside the database that a person is deleted."""
        await self._access.engine.note_erased(person, at)

    async def erased_since(self, at: int) -> list[int]:
        """Those who were deleted at this time or later and are still stored: it is an older copy."""
        was_erased = self._access.engine.erased_since(at)
        if was_erased is None:
            return []
        return [who for who in await self._access.values(KNOWN, (), slow=True) if who and was_erased(who)]

    async def forget_person(self, person: int, left: bytes | None = None) -> None:
        """Deletes everything stored about a person outside tables; `left` replaces their settings."""

        async def work(link: Link) -> None:
            for sql in FORGET_PERSON:
                await link.run(sql, (person,))
            await _unname(link, person)
            if left is not None:
                await link.run(queries.set_settings("people"), (person, left))

        def forgotten(_: None) -> None:
            self.rated_renamed += 1
            self._settings.note(person, left)
            self._seats.clear()

        await self._access.writer.work(work, forgotten)

    async def unname_rated(self, person: int) -> None:
        """Replaces a person's number in all results of rated games, by another for each game and server."""

        def renamed(_: None) -> None:
            self.rated_renamed += 1

        await self._access.writer.work(lambda link: _unname(link, person), renamed)

    async def drop_person(self, person: int) -> None:
        """Deletes a person's settings."""
        await self._access.writer.statement(
            DROP_PERSON, (person,), lambda _: self._settings.note(person, None)
        )

    async def rename_at(
        self, table: int, person: int, alias: int, snapshot: bytes, changed: Sequence[EntryRow]
    ) -> None:
        """Puts another number in a person's place at a table that is over, and deletes their messages there.

        `snapshot` and the `changed` entries have the other number already.
        """
        await self._messages.flush()

        async def work(link: Link) -> None:
            for sql in FORGET_SEATS:
                await link.run(sql, (table, person))
            for sql in RENAME:
                await link.run(sql, (table, person, alias))
            await link.run(RENAMED, (snapshot, table))
            for entry in changed:
                await link.run(DROP_ENTRY, (table, entry.n))
                await link.run(KEEP_ENTRY, (table, *msgspec.structs.astuple(entry)))

        def renamed(_: None) -> None:
            self.rated_renamed += 1
            self._forget_table(table)

        await self._access.writer.work(work, renamed)

    async def old_games(self, before: int, most: int) -> tuple[int, ...]:
        """Up to `most` tables that ended before a time (Unix seconds) and still have their log."""
        return await self._access.values(OLD_GAMES, (before, most), slow=True)

    async def drop_game(self, table: int) -> None:
        """Deletes the log, state and messages of a table; its line in statistics stays."""
        await self._messages.flush()

        async def work(link: Link) -> None:
            for name in OF_GAME:
                await link.run(f"DELETE FROM {name} WHERE table_id = ?", (table,))  # noqa: S608 - our names
            await link.run(EMPTY_GAME, (table, b""))

        await self._access.writer.work(work, lambda _: self._forget_table(table))

    def _forget_table(self, table: int) -> None:
        """Removes the rows of a table from memory."""
        self._messages.drop(table)
        self._seats.drop(table)


async def _unname(link: Link, person: int) -> None:
    """Within a transaction: puts random negative numbers in a person's place in results of rated games."""
    for guild, game in await link.rows(queries.RATED_PLACES, (person,)):
        alias = -1 - secrets.randbelow(NOBODY)
        await link.run(queries.RENAME_RATED, (alias, person, guild, game))
