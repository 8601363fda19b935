"""Notifies people in the channel or by direct message, and tracks channels that refuse messages."""

import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

import discord

from cogs.delivery.coalescing import Coalescer
from cogs.delivery.departures import Departures
from cogs.delivery.messages import HOUR, LOCKED, NO_PLACE, Address, MessageSender
from cogs.delivery.retries import LOST, Retries
from cogs.pages.reader import Readers
from cogs.pages.settings.own import calls
from cogs.wire.layouts import Page, words
from cogs.wire.shards import ShardedBot
from games.contract import Seat
from locales import Speech
from tables.service import Tables
from tables.views import BOARD, DueNotice, Slot, SlotKind, TableId, TableInfo, TableView

WAITS: Final = (1.0, 4.0, 15.0, 60.0, 300.0, 900.0, 3600.0)
"""Seconds before each retry of a failed message; the last one repeats."""
CHANNEL_WAITS: Final = (HOUR, HOUR, 6 * HOUR, 24 * HOUR)
"""Seconds before each retry in a channel that has refused a message."""
DM_CLOSED: Final = frozenset((50007, 50278, 10013))
CHANNEL_GONE: Final = 10003
KINDS: Final[dict[str, SlotKind]] = {"over": "over", "full": "start", "unstarted": "start"}
"""Kinds of the slots of notices that are not about a turn."""
SENT_MARK: Final = "!"
"""Suffix of a notice's digest: it has been sent for its `DueNotice`."""

_log = logging.getLogger(__name__)


class Notice(NamedTuple):
    """A notice by the id of its text. `ring` is the due notice that it is sent for."""

    id: str
    direct: bool = False
    ring: DueNotice | None = None

    @property
    def private(self) -> bool:
        """Whether it may be sent as a direct message only."""
        return self.ring is not None and self.ring.private


class Notices:
    """Base class of `MessageSync` that notifies people. `MessageSync` sets the attributes."""

    _bot: ShardedBot
    _tables: Tables
    _readers: Readers
    _coalescer: Coalescer
    sender: MessageSender
    retries: Retries
    departures: Departures

    def __init__(self) -> None:
        self._closed_channels: set[int] = set()
        self._sending: Counter[int] = Counter()
        self._changed: set[int] = set()
        self._dms: dict[int, int] = {}
        self._pending: dict[Address, Notice] = {}

    def notify(self, ring: DueNotice) -> None:
        """Notifies a person, once a turn, that they are to move; or that their game is over.

        Private notices have a slot of their own, because the turn's notice is public.
        """
        kind = KINDS.get(ring.what, "private" if ring.private else "turn")
        is_direct = ring.private or ring.how == "dm"
        self._coalescer.poke(Address(ring.table, BOARD))  # a holiday on it may be over
        slot = Slot(kind, ring.seat, ring.person)
        self._queue(Address(ring.table, slot), Notice(f"notice-{ring.what}", is_direct, ring))

    def channel_gone(self, table: TableId, seat: int, person: int, text: str) -> None:
        """Tells a person directly that the channel of their game is deleted or locked."""
        self._queue(Address(table, Slot("gone", seat, person)), Notice(text, direct=True))

    async def channel_back(self, table: TableId, seat: int, person: int) -> None:
        """Deletes that message."""
        at = Address(table, Slot("gone", seat, person))
        self._pending.pop(at, None)
        await self.sender.withdraw(at)

    def channel_changed(self, channel: int) -> None:
        """Retries a channel that has refused messages, because its settings have changed."""
        if channel in self._sending:
            self._changed.add(channel)
        self.retries.start(channel)

    async def digest(self, rings: Sequence[DueNotice], page: Page) -> None:
        """Sends a person's notices of a day in one message, unless their direct messages are closed.

        After a failure they are sent again later.
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
            await self._tables.notices.clear(ring)

    def _notify_again(self, rings: Sequence[DueNotice]) -> None:
        for ring in rings:
            self._tables.notices.retry(ring)

    def _queue(self, at: Address, notice: Notice) -> None:
        self._pending[at] = notice
        self._coalescer.poke(at)

    async def _finish(self, at: Address) -> None:
        """Clears the notice, because it was sent or is obsolete."""
        notice = self._pending.pop(at, None)
        if notice is not None and notice.ring is not None:
            await self._tables.notices.clear(notice.ring)

    async def _post_notice(self, at: Address, table_view: TableView, notice: Notice) -> None:
        """Sends a notice, which is deleted after the person's move."""
        info = table_view.table
        mark = SENT_MARK if notice.ring is not None else ""
        digest = await self._notice_digest(at, info, notice) + mark
        stored = await self.sender.stored(at)
        if notice.ring is not None and stored is not None and stored.digest == digest:
            return  # sent before a crash
        await self.sender.withdraw(at)
        if await self._post(at, table_view, notice, digest):
            await self._explained(at.slot.person, notice)

    async def _post(self, at: Address, table_view: TableView, notice: Notice, digest: str) -> bool:
        """Sends it directly or in the channel, else in the other way. False where nothing can be sent."""
        is_direct = table_view.table.is_direct
        if (notice.direct or is_direct) and await self._post_direct(at, table_view, notice, digest):
            return True
        if is_direct or notice.private:
            return False
        if await self._post_public(at, table_view, notice, digest):
            return True
        tries = notice.ring is not None and not notice.direct
        return tries and await self._post_direct(at, table_view, notice, digest)

    async def _notice_digest(self, at: Address, info: TableInfo, notice: Notice) -> str:
        """What the notice is sent for: the lost channel, the lobby, or the seat's question."""
        if at.slot.kind == "gone":
            return str(info.channel)
        return notice.id if at.slot.kind == "start" else await self._turn(at)

    async def _page(self, info: TableInfo, person: int, notice: Notice, speech: Speech) -> Page:
        link = f"[{speech.say('notice-link')}]({await self.link(info, person)})"
        game = speech.say(f"{info.game}-name")
        text = speech.say(notice.id, who=f"<@{person}>", game=game, link=link)
        items = [words(text)]
        if await self._explains(person, notice):
            items += [words(f"-# {speech.say('notice-first')}"), calls(speech, "ping")]
        return Page(items, pings=[person])

    async def _explains(self, person: int, notice: Notice) -> bool:
        """Returns whether the notice is the first call of a person, which says how calls are changed."""
        known = await self._tables.person(person)
        return notice.id == "notice-turn" and not known.called and known.notify == "ping"

    async def _explained(self, person: int, notice: Notice) -> None:
        """Stores after a notice was sent that it has said so."""
        if await self._explains(person, notice):
            await self._tables.set_person(person, lambda p: replace(p, called=True))

    async def _post_public(self, at: Address, table_view: TableView, notice: Notice, digest: str) -> bool:
        """Sends it in the channel, in the channel's language. False where nothing can be sent."""
        info = table_view.table
        if info.channel in self._closed_channels:
            return False
        speech = await self._readers.channel_speech(info.channel, info.guild, info.host)
        page = await self._page(info, at.slot.person, notice, speech)
        async with self._closing_if_refused(at, info.channel):
            await self.sender.post(at, table_view, info.channel, page, 1, digest=digest)
        return info.channel not in self._closed_channels

    async def _post_direct(self, at: Address, table_view: TableView, notice: Notice, digest: str) -> bool:
        """Sends it as a direct message, in the person's language. False if those are closed."""
        page = await self._page(
            table_view.table, at.slot.person, notice, await self._readers.speech(at.slot.person)
        )
        try:
            await self.sender.post(at, table_view, await self._dm(at.slot.person), page, 1, digest=digest)
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                raise
            return False
        return True

    @contextlib.asynccontextmanager
    async def _closing_if_refused(self, at: Address, channel: int) -> AsyncIterator[None]:
        """A context that marks a channel as closed when it refuses a message, until it is used or retried."""
        self._sending[channel] += 1
        try:
            yield
        except discord.HTTPException as error:
            if error.code not in NO_PLACE:
                raise
            _log.warning("channel %s: not allowed to write: code %s", channel, error.code)
            self._closed_channels.add(channel)
            board = Address(at.table, BOARD)
            self.retries.again(channel, error, partial(self._reopen, channel, board), CHANNEL_WAITS)
            if channel in self._changed:  # meanwhile, so that the refusal may be out of date
                self.retries.start(channel)
            elif error.code in (CHANNEL_GONE, LOCKED):
                await self.departures.channel_gone(channel, locked=error.code == LOCKED)
        finally:
            self._sending[channel] -= 1
            if not self._sending[channel]:
                del self._sending[channel]
                self._changed.discard(channel)

    def _reopen(self, channel: int, board: Address) -> None:
        self.may_write(channel)
        self._coalescer.poke(board)

    def may_write(self, channel: int) -> None:
        """Marks a channel as open, because somebody uses it."""
        self._closed_channels.discard(channel)

    async def link(self, info: TableInfo, person: int = 0) -> str:
        """The address of the table's board or channel; in direct messages of the person's own message."""
        if info.is_direct:
            seat = next((n for n, chair in enumerate(info.chairs) if chair.person == person), None)
            own = (
                None
                if seat is None
                else await self.sender.stored(Address(info.id, Slot("hand", seat, person)))
            )
            place = "https://discord.com/channels/@me"
            return place if own is None else f"{place}/{own.channel}/{own.message}"
        stored = await self.sender.stored(Address(info.id, BOARD))
        place = f"https://discord.com/channels/{info.guild}/{info.channel}"
        return place if stored is None else f"{place}/{stored.message}"

    async def _dm(self, person: int) -> int:
        """The id of the person's direct message channel; not a stored one, for seats change players."""
        if person not in self._dms:
            self._dms[person] = (await self._bot.create_dm(discord.Object(person))).id
        return self._dms[person]

    async def _turn(self, at: Address) -> str:
        """The number of the seat's open question."""
        questions = (await self._tables.table_view(at.table, Seat(at.slot.seat))).questions
        return str(questions[0].number) if questions else ""
