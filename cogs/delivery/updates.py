"""Updates the messages of a table after a commit, where they differ from what they show.

A digest of what a message shows is stored; a page with the same digest is not sent. Failed updates are
retried (`retries.py`). After a start or a reconnect and once an hour, `recover` updates all messages that are
behind. Repeating an update is harmless.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Hashable
from functools import partial
from typing import Final

import discord

from cogs.delivery import notices
from cogs.delivery.coalescing import Coalescer
from cogs.delivery.departures import Departures
from cogs.delivery.hands import HandMessages, Postponed
from cogs.delivery.messages import BOARD, MessageSender, Slot
from cogs.delivery.notices import SENT_MARK
from cogs.delivery.private_hands import PrivateHands
from cogs.delivery.private_questions import PrivateQuestions
from cogs.delivery.retries import LOST, Retries
from cogs.pages.boards import board
from cogs.pages.reader import Readers
from cogs.wire import errors
from cogs.wire.shards import ShardedBot
from games.contract import Seat
from games.errors import GameOver
from tables.errors import NoTable, NotSeated, StaleQuestion
from tables.projection import FetchedTable
from tables.service import Tables
from tables.views import GameInfo, TableId, TableInfo, TableView, is_full

RECOVER_EVERY: Final = 3600.0
RECOVER_AFTER_OTHERS: Final = 60.0
"""The same where another process may have stored a move and died before it told of it."""
AT_ONCE: Final = 16
SHOWN_WITHIN: Final = 1.0
"""Seconds within which a bot's move is to be seen before its pause begins."""

BOARD_FIRST: Final = 0.8
"""Seconds for which an answer waits for a new board, to stand below it; less than until it is deferred."""

_log = logging.getLogger(__name__)


class MessageSync(HandMessages):
    """Keeps the messages of all tables up to date."""

    def __init__(
        self,
        bot: ShardedBot,
        tables: Tables,
        readers: Readers,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__({info.key: info for info in tables.catalogue()})
        self._bot = bot
        self._tables = tables
        self._readers = readers
        self.now = now
        self._coalescer = Coalescer(self._work, AT_ONCE)
        self.sender = MessageSender(bot, tables, self._coalescer.poke, now)
        self.retries = Retries()
        self._recoveries = Coalescer(self._recover, 1)
        self._recover_at = 0.0
        self.departures = Departures(bot, tables, self)
        self.private = PrivateHands(self, readers)
        self.questions = PrivateQuestions(now)
        tables.pacing.show = self.show

    # -- requests

    async def update(self, now: FetchedTable, *, except_for: Collection[Seat] = ()) -> None:
        """Requests an update of all messages of the table, but for the hands of the seats in `except_for`."""
        table, table_view = now.id, now.view(None)
        self.private.update(table, table_view.upto)
        self.questions.update(table_view)
        if not await self._tables.cluster.is_own(table):
            self._tables.cluster.tell(table)
            return
        if not table_view.table.is_direct:
            self._coalescer.poke(Slot(table, BOARD))
        for slot in _invitations(table_view.table):
            self._coalescer.poke(slot)
        for seat, chair in enumerate(table_view.table.chairs):
            if chair.person is not None and seat not in except_for:
                self._coalescer.poke(Slot(table, f"hand-{seat}"))
        for message in await self._tables.messages(table):
            if not await self._is_wanted(Slot(table, message.slot), table_view):
                self._coalescer.poke(Slot(table, message.slot))

    async def show(self, table: TableId) -> None:
        """Updates all messages of the table; waits for those that stay, `SHOWN_WITHIN` seconds at most."""
        await self.update(await self._tables.fetch(table))
        slots = [Slot(table, message.slot) for message in await self._tables.messages(table)]
        await self._coalescer.wait(slots, SHOWN_WITHIN)

    async def post(self, now: FetchedTable) -> None:
        """Updates all messages of the table; waits for a new board, `BOARD_FIRST` seconds at most."""
        await self.update(now)
        await self._coalescer.wait([Slot(now.id, BOARD)], BOARD_FIRST)

    def recover(self) -> None:
        """Requests an update of every message that is behind: after a start or a lost connection."""
        self.retries.hurry()
        self._recoveries.poke(None)

    def recover_again(self) -> None:
        """Calls `recover` if the last time was an hour ago, or a minute where there are other processes."""
        if time.monotonic() >= self._recover_at:
            self.recover()

    async def _recover(self, _: Hashable) -> None:
        several = self._tables.cluster.is_several
        self._recover_at = time.monotonic() + (RECOVER_AFTER_OTHERS if several else RECOVER_EVERY)
        try:
            slots = [Slot(table, name) for table, name in await self._tables.backlog.slots()]
        except Exception as error:
            errors.report(error)
            return
        self.sender.mark_uncertain(slots)
        for slot in slots:
            self._coalescer.poke(slot)

    async def update_hand(self, table: TableId, seat: Seat) -> None:
        """Updates a hand and waits for it. A failure is not reported at the table."""
        slot = Slot(table, f"hand-{seat}")
        self._quiet.add(slot)
        await self._coalescer.run(slot)
        self._quiet.discard(slot)

    async def reach(self, table: TableId) -> tuple[int, ...]:
        """Updates the messages of a table in direct messages. Returns the people whom they do not reach."""
        info = await self._tables.info(table)
        seats = {
            c.person: Slot(table, f"hand-{n}") for n, c in enumerate(info.chairs) if c.person is not None
        }
        slots = seats | {slot.seat: slot for slot in _invitations(info)}
        self._quiet |= set(slots.values())
        await asyncio.gather(*map(self._coalescer.run, slots.values()))
        self._quiet -= set(slots.values())
        now = self.now()
        return tuple([p for p in slots if (await self._tables.person(p)).dm_closed_until > now])

    async def repost_hand(self, table: TableId, seat: Seat) -> None:
        """Sends the person's message of a table in direct messages again, below all others."""
        slot = Slot(table, f"hand-{seat}")
        self._asked.pop(slot, None)
        self.sender.repost_next(slot)
        await self._coalescer.run(slot)

    def repost_board(self, table: TableId) -> None:
        """Sends the board again, at the bottom of its channel."""
        slot = Slot(table, BOARD)
        self.retries.done(slot)
        self.sender.repost_next(slot)
        self._coalescer.poke(slot)

    async def drain(self, seconds: float) -> None:
        """Waits for running updates, `seconds` at most."""
        await self._tables.pacing.close()
        self.private.expire(everything=True)
        await self._recoveries.drain(seconds)
        works = (self._coalescer, self.private.coalescer, self.questions.coalescer)
        await asyncio.gather(*(work.drain(seconds) for work in works))

    @property
    def waiting(self) -> int:
        """Number of messages that are being updated or wait for it."""
        return len(self._coalescer) + len(self.private.coalescer) + len(self.retries)

    def is_busy(self) -> bool:
        """Returns whether any update is running, or bots are playing that cause one."""
        works = (self._coalescer, self._recoveries, self.private.coalescer, self.questions.coalescer)
        return self._tables.pacing.is_busy() or any(work.is_busy() for work in works)

    # -- one message

    async def _work(self, key: Hashable) -> None:
        assert isinstance(key, Slot)
        await self._update_or_retry(key)

    async def _update_or_retry(self, slot: Slot) -> None:
        """Updates one message. Never raises; failures are retried."""
        if self.retries.is_held(slot):
            return
        try:
            if pause := self.retries.pause():
                raise Postponed(pause)
            if await self._tables.cluster.is_own(slot.table):
                await self._update_slot(slot)
            else:
                self._tables.cluster.tell(slot.table)
        except NoTable:
            pass
        except (StaleQuestion, NotSeated, GameOver):
            self._coalescer.poke(slot)  # somebody has moved or changed seats meanwhile
            return
        except Postponed as later:
            self.retries.later(slot, later.seconds, partial(self._coalescer.poke, slot))
            return
        except Exception as error:
            if not isinstance(error, (*LOST, discord.HTTPException)):
                errors.report(error)
            self.retries.again(slot, error, partial(self._coalescer.poke, slot), notices.WAITS)
            return
        self.retries.done(slot)

    async def _update_slot(self, slot: Slot) -> None:
        now = await self._tables.fetch(slot.table)
        table_view = now.view(None)
        is_direct = table_view.table.is_direct
        if not is_direct and self._bot.get_guild(table_view.table.guild) is None:
            return  # the bot was removed from the server
        if table_view.table.phase == "unreadable" and slot.name != BOARD:
            return  # keeps what it showed last
        notice = self._pending.get(slot)
        reports_closed_dm = notice is not None and notice.id == "notice-dm-closed"
        if not reports_closed_dm and not await self._is_wanted(slot, table_view):
            await self._finish(slot)
            await self.sender.withdraw(slot)
        elif slot.name == BOARD and is_direct:
            await self.update(now)  # after a crash: which invitations are missing, no row tells
        elif slot.name == BOARD:
            await self._update_board(slot, now)
        elif slot.kind == "guest":
            await self._update_invitation(slot, now)
        elif slot.kind == "hand":
            await self._update_hand(slot, now)
        elif notice is not None:
            await self._post_notice(slot, table_view, notice)
            await self._finish(slot)

    async def _is_wanted(self, slot: Slot, table_view: TableView) -> bool:
        """Returns whether a message is still needed."""
        if slot.name == BOARD:
            return True
        if slot.kind == "guest":
            return slot in _invitations(table_view.table)
        if slot.seat >= len(table_view.table.chairs) or table_view.table.chairs[slot.seat].person is None:
            return False
        if slot.kind == "gone":
            stored = await self.sender.stored(slot)
            return slot in self._pending or (
                stored is not None and stored.digest == str(table_view.table.channel)
            )
        if slot.kind == "start":
            return _is_startable(table_view.table, self._games[table_view.table.game])
        if slot.kind == "word":
            return slot in self._pending or await self._is_of_this_turn(slot)
        return slot.kind != "notice" or await self._is_waited_for(slot, table_view)

    async def _is_waited_for(self, slot: Slot, table_view: TableView) -> bool:
        """Returns whether a notice belongs to the seat's current turn."""
        if (
            table_view.view is None
            or table_view.outcome is not None
            or slot.seat not in table_view.view.waiting
        ):
            return False
        stored = await self.sender.stored(slot)
        return stored is None or slot in self._pending or await self._is_of_this_turn(slot)

    async def _is_of_this_turn(self, slot: Slot) -> bool:
        """Returns whether the question for which a notice was sent is still the open one."""
        stored = await self.sender.stored(slot)
        return stored is not None and stored.digest.strip(SENT_MARK) == await self._turn(slot)

    # -- the board

    async def _update_board(self, slot: Slot, now: FetchedTable) -> None:
        reader = await self._readers.public(now)
        table_info = reader.info
        if table_info.channel in self._closed_channels:
            return
        here = await self._is_here(table_info)
        page = await board(reader, self._games.get(table_info.game), here=here)
        place = await self._tables.place(table_info.channel)
        server = await self._tables.place(table_info.guild)
        taste = f"{place} {server.language} {here} {reader.away if any(reader.away) else ''}"
        async with self._closing_if_refused(slot, table_info.channel):
            if await self.sender.show(slot, reader.table_view, table_info.channel, page, taste, moves=True):
                self.retries.done(table_info.channel)
                await self.departures.channel_back(table_info.channel)

    async def _is_here(self, table_info: TableInfo) -> bool:
        """Returns whether the channel's commands are about this table: the open one, else the last."""
        if table_info.phase not in ("over", "closed"):
            return True
        return await self._tables.in_channel(table_info.channel) in (None, table_info.id)


def _invitations(info: TableInfo) -> list[Slot]:
    """The slots of a table's invitations by direct message, each with the person's id in place of a seat."""
    people = info.awaited if info.is_direct and info.phase == "lobby" else ()
    return [Slot(info.id, f"guest-{person}") for person in people]


def _is_startable(info: TableInfo, game: GameInfo) -> bool:
    """Returns whether a lobby waits for nothing but the start."""
    return info.phase == "lobby" and is_full(info.chairs, info.invited, game.seats)
