"""The boards of tables, channels that refuse them, and what becomes of the games there.

A refused board is retried after hours, or at once if the channel has changed or somebody uses it. The games
of a channel that is deleted or locked are suspended until a board is posted again; their players are told.
"""

import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from typing import Final

import discord

from cogs.delivery.messages import HOUR, LOCKED, NO_PLACE, Address, MessageSender, Poke, content_of
from cogs.delivery.notice_queue import Notice, NoticeQueue
from cogs.delivery.retries import Retries
from cogs.delivery.surfaces import Context, Surface
from cogs.pages.boards import board
from tables.projection import FetchedTable
from tables.service import Tables
from tables.views import BOARD, Slot, TableId, TableInfo

WAITS: Final = (HOUR, HOUR, 6 * HOUR, 24 * HOUR)
"""Seconds before each retry in a channel that has refused a message."""
CHANNEL_GONE: Final = 10003

_log = logging.getLogger(__name__)


class Channels:
    """Which channels refuse messages. `poke` requests that a board is shown."""

    def __init__(
        self, tables: Tables, sender: MessageSender, retries: Retries, notices: NoticeQueue, poke: Poke
    ) -> None:
        self._tables = tables
        self._sender = sender
        self._retries = retries
        self._notices = notices
        self._poke = poke
        self._closed: set[int] = set()
        self._sending: Counter[int] = Counter()
        self._changed: set[int] = set()
        self._gone: set[int] = set()

    def is_closed(self, channel: int) -> bool:
        """Returns whether a channel has refused a message and is not to be tried yet."""
        return channel in self._closed

    def may_write(self, channel: int) -> None:
        """Marks a channel as open, because somebody uses it."""
        self._closed.discard(channel)

    def changed(self, channel: int) -> None:
        """Retries a channel that has refused messages, because its settings have changed."""
        if channel in self._sending:
            self._changed.add(channel)
        self._retries.start(channel)

    @contextlib.asynccontextmanager
    async def writing(self, table: TableId, channel: int) -> AsyncIterator[None]:
        """A context that marks a channel as closed when it refuses a message, until it is used or retried."""

        def reopen() -> None:
            self.may_write(channel)
            self._poke(Address(table, BOARD))

        self._sending[channel] += 1
        try:
            yield
        except discord.HTTPException as error:
            if error.code not in NO_PLACE:
                raise
            _log.warning("channel %s: not allowed to write: code %s", channel, error.code)
            self._closed.add(channel)
            self._retries.again(channel, error, reopen, WAITS)
            if channel in self._changed:  # meanwhile, so that the refusal may be out of date
                self._retries.start(channel)
            elif error.code in (CHANNEL_GONE, LOCKED):
                await self.gone(channel, locked=error.code == LOCKED)
        finally:
            self._sending[channel] -= 1
            if not self._sending[channel]:
                del self._sending[channel]
                self._changed.discard(channel)

    # -- games of channels that are gone

    async def recall(self) -> None:
        """Reads which games were suspended because of their channels, after a start."""
        self._gone |= await self._tables.suspensions.channels()

    async def gone(self, channel: int, *, locked: bool = False) -> None:
        """Suspends the games of a channel in which nothing can be posted and notifies their players."""
        rests = self._tables.suspensions
        gone = await (rests.channel_locked(channel) if locked else rests.channel_gone(channel))
        self._gone.add(channel)
        text = "notice-channel-locked" if locked else "notice-channel-gone"
        for table in gone:
            for at in await self._notices_of(table):
                self._notices.put(at, Notice(text, direct=True))

    async def posted(self, channel: int) -> None:
        """Resumes the games that were suspended because of a channel, after a board was posted there."""
        self._retries.done(channel)
        if channel not in self._gone:
            return
        self._gone.discard(channel)
        for table in await self._tables.suspensions.channel_back(channel):
            for at in await self._notices_of(table):
                await self._notices.finish(at)
                await self._sender.withdraw(at)

    async def _notices_of(self, table: TableId) -> list[Address]:
        """A message to each person at the table, of the first of their seats."""
        chairs = (await self._tables.info(table)).chairs
        seats = {c.person: n for n, c in reversed(list(enumerate(chairs))) if c.person is not None}
        return [Address(table, Slot("gone", seat, person)) for person, seat in seats.items()]


class Boards(Surface):
    """Boards: one of every table that is in a channel, for good."""

    def __init__(self, context: Context, channels: Channels) -> None:
        super().__init__(context)
        self._channels = channels

    def slots(self, info: TableInfo) -> Iterable[Slot]:
        return () if info.is_direct else (BOARD,)

    async def is_wanted(self, at: Address, now: FetchedTable) -> bool:
        return True

    async def show(self, at: Address, now: FetchedTable) -> None:
        reader = await self._readers.public(now)
        info = reader.info
        if self._channels.is_closed(info.channel):
            return
        if info.phase == "closed" and await self._sender.stored(at) is None:
            return  # it was closed because no board could be posted
        # Whether the channel's commands are about this table: the open one, else the last.
        is_open = info.phase not in ("over", "closed")
        here = is_open or await self._tables.in_channel(info.channel) in (None, info.id)
        page = await board(reader, self._pages.game(info), here=here)
        taste = f"{reader.channel} {reader.server.language} {here} {reader.away if any(reader.away) else ''}"
        content = content_of(reader.table_view, info.channel, page, taste)
        async with self._channels.writing(at.table, info.channel):
            if await self._sender.show(at, content, reposts=reader.server.reposts):
                await self._channels.posted(info.channel)
