"""Notices: calling a person in the channel or directly, and places where nothing can be posted."""

import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Final, NamedTuple

import discord
from discord.ext import commands

from cogs.delivery.coalescing import Coalescer
from cogs.delivery.departures import Departures
from cogs.delivery.messages import BOARD, HOUR, LOCKED, NO_PLACE, MessageSender, Slot
from cogs.delivery.retries import LOST, Retries
from cogs.pages.reader import Readers
from cogs.wire.layouts import Page, words
from games.contract import Seat
from locales import Speech
from tables.service import Tables
from tables.views import Ring, TableId, TableInfo, TableView

WAITS: Final = (1.0, 4.0, 15.0, 60.0, 300.0, 900.0, 3600.0)
"""Seconds before a message that failed is tried again; the last for ever."""
CHANNEL_WAITS: Final = (HOUR, HOUR, 6 * HOUR, 24 * HOUR)
"""Seconds before a channel that refuses us is tried again."""
DM_CLOSED: Final = frozenset((50007, 50278, 10013))
CHANNEL_GONE: Final = 10003
SENT_MARK: Final = "!"
"""Marks in the digest of a notice that it has rung."""

_log = logging.getLogger(__name__)


class Notice(NamedTuple):
    """A person who is to be called, the id of what he is told, whether by a direct message, and why."""

    person: int
    id: str
    direct: bool = False
    ring: Ring | None = None

    @property
    def private(self) -> bool:
        """Whether he is told by a direct message or not at all."""
        return self.ring is not None and self.ring.private


class Notices:
    """The part of the `Teller` that calls people. It is given everything by the `Teller`."""

    _bot: commands.Bot
    _tables: Tables
    _readers: Readers
    _coalescer: Coalescer
    sender: MessageSender
    retries: Retries
    departures: Departures

    def __init__(self) -> None:
        self._closed_channels: set[int] = set()
        self._dms: dict[int, int] = {}
        self._pending: dict[Slot, Notice] = {}

    def notify(self, ring: Ring) -> None:
        """Tells somebody, once a turn, that the table waits for him; or that its game is over.

        What the table may not know of has a message of its own, for that of the turn stands where all see it.
        """
        kind = "over" if ring.what == "over" else "word" if ring.private else "notice"
        is_direct = ring.private or ring.how == "dm"
        notice = Notice(ring.person, f"notice-{ring.what}", is_direct, ring)
        self._queue(Slot(ring.table, f"{kind}-{ring.seat}"), notice)

    def channel_gone(self, table: TableId, seat: int, person: int, text: str) -> None:
        """Tells somebody directly that the channel of their game is gone or locked, and how to go on."""
        self._queue(Slot(table, f"gone-{seat}"), Notice(person, text, direct=True))

    async def channel_back(self, table: TableId, seat: int) -> None:
        """Takes that message back."""
        slot = Slot(table, f"gone-{seat}")
        self._pending.pop(slot, None)
        await self.sender.withdraw(slot)

    def channel_changed(self, channel: int) -> None:
        """Tries a channel that has refused us at once: a moderator may have opened it."""
        self.retries.start(channel)

    async def digest(self, rings: Sequence[Ring], page: Page) -> None:
        """Sends a person's notices of a day together. Those who take no direct messages have `/my-games`.

        What could not be sent rings again after a while.
        """
        key = f"digest-{rings[0].person}"
        try:
            place = self._bot.get_partial_messageable(await self._dm(rings[0].person))
            await place.send(view=page.view, allowed_mentions=discord.AllowedMentions.none())
        except (*LOST, discord.HTTPException) as error:
            if not isinstance(error, discord.HTTPException) or error.code not in DM_CLOSED:
                self.retries.again(key, error, partial(self._notify_again, rings), WAITS)
                return
        self.retries.done(key)
        for ring in rings:
            await self._tables.notices.told(ring)

    def _notify_again(self, rings: Sequence[Ring]) -> None:
        for ring in rings:
            self._tables.notices.untold(ring)

    def _queue(self, slot: Slot, notice: Notice) -> None:
        self._pending[slot] = notice
        self._coalescer.poke(slot)

    async def _finish(self, slot: Slot) -> None:
        """He has been told, or needs not be any more."""
        notice = self._pending.pop(slot, None)
        if notice is not None and notice.ring is not None:
            await self._tables.notices.told(notice.ring)

    async def _post_notice(self, slot: Slot, table_view: TableView, notice: Notice) -> None:
        """Posts a line for one person at the table, which goes when he has moved."""
        info = table_view.table
        mark = SENT_MARK if notice.ring is not None else ""
        digest = str(info.channel) if slot.kind == "gone" else await self._turn(slot) + mark
        stored = await self.sender.stored(slot)
        if notice.ring is not None and stored is not None and stored.digest == digest:
            return  # told before a crash
        await self.sender.withdraw(slot)
        if notice.direct and await self._post_direct(slot, table_view, notice, digest):
            return
        if notice.private or await self._post_public(slot, table_view, notice, digest):
            return
        if notice.ring is not None and not notice.direct:
            await self._post_direct(slot, table_view, notice, digest)

    async def _page(self, info: TableInfo, notice: Notice, speech: Speech) -> Page:
        link = f"[{speech.say('notice-link')}]({await self.link(info)})"
        game = speech.say(f"{info.game}-name")
        text = speech.say(notice.id, who=f"<@{notice.person}>", game=game, link=link)
        return Page([words(text)], pings=[notice.person])

    async def _post_public(self, slot: Slot, table_view: TableView, notice: Notice, digest: str) -> bool:
        """Posts it in the channel, in the channel's language; False where nothing can be posted."""
        info = table_view.table
        if info.channel in self._closed_channels:
            return False
        speech = await self._readers.channel_speech(info.channel, info.guild, info.host)
        page = await self._page(info, notice, speech)
        async with self._closing_if_refused(slot, info.channel):
            await self.sender.post(slot, table_view, info.channel, page, 1, digest=digest)
        return info.channel not in self._closed_channels

    async def _post_direct(self, slot: Slot, table_view: TableView, notice: Notice, digest: str) -> bool:
        """Posts it as a direct message, in the person's language; False where those do not arrive."""
        page = await self._page(table_view.table, notice, await self._readers.speech(notice.person))
        try:
            await self.sender.post(slot, table_view, await self._dm(notice.person), page, 1, digest=digest)
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                raise
            return False
        return True

    @contextlib.asynccontextmanager
    async def _closing_if_refused(self, slot: Slot, channel: int) -> AsyncIterator[None]:
        """A channel that is gone or refuses us is left alone until somebody uses it, or for an hour."""
        try:
            yield
        except discord.HTTPException as error:
            if error.code not in NO_PLACE:
                raise
            _log.warning("channel %s: not allowed to write: code %s", channel, error.code)
            self._closed_channels.add(channel)
            board = Slot(slot.table, BOARD)
            self.retries.again(channel, error, partial(self._reopen, channel, board), CHANNEL_WAITS)
            if error.code in (CHANNEL_GONE, LOCKED):
                await self.departures.channel_gone(channel, locked=error.code == LOCKED)

    def _reopen(self, channel: int, board: Slot) -> None:
        self.may_write(channel)
        self._coalescer.poke(board)

    def may_write(self, channel: int) -> None:
        """Somebody is using this channel: it may be open again."""
        self._closed_channels.discard(channel)

    async def link(self, info: TableInfo) -> str:
        """Where the table's board is."""
        stored = await self.sender.stored(Slot(info.id, BOARD))
        place = f"https://discord.com/channels/{info.guild}/{info.channel}"
        return place if stored is None else f"{place}/{stored.message}"

    async def _dm(self, person: int) -> int:
        """Somebody's channel of direct messages; never from a stored message, for seats change hands."""
        if person not in self._dms:
            self._dms[person] = (await self._bot.create_dm(discord.Object(person))).id
        return self._dms[person]

    async def _turn(self, slot: Slot) -> str:
        """The number of the question that the seat is to answer."""
        questions = (await self._tables.table_view(slot.table, Seat(slot.seat))).questions
        return str(questions[0].number) if questions else ""
