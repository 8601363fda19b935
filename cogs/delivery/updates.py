"""Updates the messages of a table after a commit, where they differ from what they show.

Each kind of message is a surface (`surfaces.py`), which says what it shows and for how long. A digest of that
is stored; a page with the same digest is not sent. Failed updates are retried (`engine.py`). After a start or
reconnect and once an hour, `recover` updates all messages that are behind. Repeating an update is harmless.
"""

import asyncio
import time
from collections.abc import Collection
from typing import Any, Final

from cogs.delivery.channels import Boards, Channels
from cogs.delivery.engine import Engine
from cogs.delivery.hands import Hands, Invitations
from cogs.delivery.messages import Address, MessageSender
from cogs.delivery.notice_queue import NOTICES, NoticeQueue
from cogs.delivery.notices import Notices
from cogs.delivery.people import DirectMessages, Members
from cogs.delivery.private_hands import PrivateHands
from cogs.delivery.private_questions import PrivateQuestions
from cogs.delivery.retries import Clock, Retries
from cogs.delivery.surfaces import Context, Surface
from cogs.pages.hands import HandPages
from cogs.pages.picker import Walk
from cogs.pages.reader import Reader, Readers
from cogs.wire import errors
from cogs.wire.layouts import Page
from cogs.wire.responses import Response
from cogs.wire.shards import ShardedBot
from games.contract import Seat
from tables.projection import FetchedTable
from tables.service import Tables
from tables.views import BOARD, Slot, SlotKind, TableId

RECOVER_EVERY: Final = 3600.0
RECOVER_AFTER_OTHERS: Final = 60.0
"""The same where another process may have stored a move and died before it told of it."""
AT_ONCE: Final = 16
SHOWN_WITHIN: Final = 1.0
"""Seconds within which a bot's move is to be seen before its pause begins."""
BOARD_WITHIN: Final = 10.0
"""Seconds for which an answer waits to say whether there is a new board."""


class MessageSync:
    """Keeps the messages of all tables up to date."""

    def __init__(self, bot: ShardedBot, tables: Tables, readers: Readers, now: Clock = time.time) -> None:
        self._bot = bot
        self._tables = tables
        self.now = now

        def clock() -> float:
            return self.now()

        self.retries = Retries()
        self._engine = Engine(self._deliver, AT_ONCE, self.retries)
        self._recoveries = Engine(self._recover, 1, Retries())
        self._recover_at = 0.0
        poke = self._engine.poke
        self.sender = MessageSender(bot, tables, poke, clock)
        self.members = Members(bot, tables, self.update)
        self.direct = DirectMessages(bot, tables, self.retries, clock)
        self.notices = NoticeQueue(tables, self.direct, self.retries, poke)
        self.channels = Channels(tables, self.sender, self.retries, self.notices, poke)
        self.pages = HandPages(bot, tables)
        context = Context(tables, readers, self.sender, self.pages, self.direct)
        self.hands = Hands(context, self.members, self.notices)
        notices = Notices(context, self.channels, self.notices)
        self._surfaces: dict[SlotKind, Surface] = {
            "board": Boards(context, self.channels),
            "invitation": Invitations(context, self.members, self.notices),
            "hand": self.hands,
            **dict.fromkeys(NOTICES, notices),
        }
        self.private = PrivateHands(tables, readers, self.pages, self.retries, clock)
        self.questions = PrivateQuestions(clock)

    # -- requests

    async def update(self, table: TableId) -> FetchedTable:
        """Requests an update of all messages of the table. Returns it as it is now."""
        now = await self._tables.fetch(table)
        await self.update_to(now)
        return now

    async def bring_up_to_date(self, table: TableId) -> None:
        """As `update`; an error is reported, so that it does not stop the updates of other tables."""
        try:
            await self.update(table)
        except Exception as error:
            errors.report(error)

    async def update_to(self, now: FetchedTable, *, except_for: Collection[Seat] = ()) -> None:
        """Requests an update of all messages of the table, but for the hands of the seats in `except_for`."""
        table, table_view = now.id, now.view(None)
        self.private.update(table, table_view.upto)
        self.questions.update(table_view)
        if not await self._tables.cluster.is_own(table):
            self._tables.cluster.tell(table)
            return
        needed = [s for one in dict.fromkeys(self._surfaces.values()) for s in one.slots(table_view.table)]
        for slot in needed:
            if slot.kind != "hand" or slot.seat not in except_for:
                self._engine.poke(Address(table, slot))
        for message in await self._tables.messages.of(table):
            at = Address(table, message.slot)
            if at.slot not in needed and not await self._is_wanted(at, now):
                self._engine.poke(at)

    async def show(self, table: TableId) -> None:
        """Updates all messages of the table; waits for those that stay, `SHOWN_WITHIN` seconds at most."""
        await self.update(table)
        messages = [Address(table, message.slot) for message in await self._tables.messages.of(table)]
        await self._engine.wait(messages, SHOWN_WITHIN)

    async def post(self, table: TableId) -> bool:
        """Updates all messages of the table; waits for a new board, `BOARD_WITHIN` seconds at most.

        Returns False if Discord has refused it; then it will not come.
        """
        at = Address(table, BOARD)
        channel = (await self.update(table)).info.channel
        await self._engine.wait([at], BOARD_WITHIN)
        return not (self.channels.is_closed(channel) or self.retries.is_refused(at))

    async def update_hand(self, table: TableId, seat: Seat, person: int) -> None:
        """Updates a hand and waits for it. A failure is not reported at the table."""
        at = Address(table, Slot("hand", seat, person))
        self.hands.quiet.add(at)
        await self._engine.run(at)
        self.hands.quiet.discard(at)

    async def answer(
        self, response: Response, message: int, reader: Reader, page: Page, walk: Walk | None
    ) -> None:
        """Shows a hand by the response to a press on its direct message, and no older one after it.

        If that fails, or somebody has moved meanwhile, the message is updated.
        """
        seat = reader.table_view.seat
        assert seat is not None
        at = Address(reader.info.id, Slot("hand", seat, response.interaction.user.id))
        async with self._engine.instead(at):
            is_shown = await response.page(page)
            stored = await self.sender.moved(at, message, response.message) if is_shown else None
            if stored is not None and not (walk is not None and walk.places):
                await self.hands.note_shown(stored, at, reader, page, walk)
        if (
            not (is_shown and response.message)
            or reader.at is None
            or not await self._tables.is_latest(reader.at.table)
        ):
            self._engine.poke(at)

    async def reach(self, table: TableId) -> tuple[int, ...]:
        """Updates the messages of a table in direct messages. Returns the people whom they do not reach."""
        info = await self._tables.info(table)
        kinds: tuple[SlotKind, ...] = ("hand", "invitation")
        people = {slot.person: slot for kind in kinds for slot in self._surfaces[kind].slots(info)}
        await asyncio.gather(*(self._engine.run(Address(table, slot)) for slot in people.values()))
        return tuple([person for person in people if await self.direct.is_closed(person)])

    async def repost_hand(self, table: TableId, seat: Seat, person: int) -> None:
        """Sends the person's message of a table in direct messages again, below all others."""
        at = Address(table, Slot("hand", seat, person))
        self.hands.forget_question(at)
        self.sender.repost_next(at)
        await self._engine.run(at)

    def repost_board(self, table: TableId) -> None:
        """Sends the board again, at the bottom of its channel."""
        at = Address(table, BOARD)
        self.retries.done(at)
        self.sender.repost_next(at)
        self._engine.poke(at)

    # -- all tables

    def recover(self) -> None:
        """Requests an update of every message that is behind: after a start or a lost connection."""
        self.retries.hurry()
        self._recoveries.poke(None)

    def recover_again(self) -> None:
        """Calls `recover` if the last time was an hour ago, or a minute where there are other processes."""
        if time.monotonic() >= self._recover_at:
            self.recover()

    async def _recover(self, _: None) -> None:
        several = self._tables.cluster.is_several
        self._recover_at = time.monotonic() + (RECOVER_AFTER_OTHERS if several else RECOVER_EVERY)
        try:
            behind = [Address(*at) for at in await self._tables.messages.behind()]
        except Exception as error:
            errors.report(error)
            return
        self.sender.mark_uncertain(behind)
        for at in behind:
            self._engine.poke(at)

    async def drain(self, seconds: float) -> None:
        """Waits for running updates, `seconds` at most."""
        await self._tables.pacing.close()
        self.private.expire(everything=True)
        await self._recoveries.drain(seconds)
        await asyncio.gather(*(engine.drain(seconds) for engine in self._engines))

    @property
    def _engines(self) -> tuple[Engine[Any], ...]:
        return self._engine, self.private.engine, self.questions.engine

    @property
    def waiting(self) -> int:
        """Number of messages that are being updated or wait for it."""
        return sum(map(len, self._engines)) + len(self.retries)

    def is_busy(self) -> bool:
        """Returns whether any update is running, or bots are playing that cause one."""
        engines = (*self._engines, self._recoveries)
        return self._tables.pacing.is_busy() or any(engine.is_busy() for engine in engines)

    # -- one message

    async def _deliver(self, at: Address) -> None:
        """Updates or deletes one message, or tells the process whose table it is."""
        if not await self._tables.cluster.is_own(at.table):
            self._tables.cluster.tell(at.table)
            return
        now = await self._tables.fetch(at.table)
        info = now.info
        if not info.is_direct and self._bot.get_guild(info.guild) is None:
            return  # the bot was removed from the server
        if info.phase == "unreadable" and at.slot != BOARD:
            return  # keeps what it showed last
        if not await self._is_wanted(at, now):
            await self._surfaces[at.slot.kind].drop(at)
        elif at.slot == BOARD and info.is_direct:
            await self.update_to(now)  # after a crash: which invitations are missing, no row tells
        else:
            await self._surfaces[at.slot.kind].show(at, now)

    async def _is_wanted(self, at: Address, now: FetchedTable) -> bool:
        return not at.slot.past and await self._surfaces[at.slot.kind].is_wanted(at, now)
