"""Hands and invitations in people's direct messages."""

from abc import abstractmethod
from collections.abc import Iterable

import discord

from cogs.delivery.messages import Address, content_of, digest_of
from cogs.delivery.notice_queue import Notice, NoticeQueue
from cogs.delivery.people import NOBODY_THERE, Members
from cogs.delivery.surfaces import Context, Surface
from cogs.pages import invitations, picker
from cogs.pages.reader import Reader
from cogs.wire.layouts import Page
from games.contract import Seat
from tables.errors import StaleQuestion
from tables.projection import FetchedTable, Seated
from tables.views import Message, Poll, Slot, TableId, TableInfo

Asking = tuple[int, str, Poll | None]
"""What a hand shows beside a question: if that is unchanged, the message stays as it is."""


class DirectSurface(Surface):
    """Messages of tables in direct messages, but for notices."""

    def __init__(self, context: Context, members: Members, notices: NoticeQueue) -> None:
        super().__init__(context)
        self._members = members
        self._notices = notices
        self._asked: dict[Address, Asking] = {}
        self._reported_closed: set[tuple[TableId, int]] = set()
        self.quiet: set[Address] = set()
        """Of which the table is not told that they cannot be sent."""

    async def show(self, at: Address, now: FetchedTable) -> None:
        if await self._direct.is_closed(at.slot.person):
            return
        self._direct.check_pause()
        try:
            channel = await self._direct.channel(at.slot.person)
            if not await self._tables.is_latest(now):  # somebody else may sit there
                raise StaleQuestion
            await self._show(at, now, channel)
        except discord.HTTPException as error:
            await self._refused(at, now.info, error)

    @abstractmethod
    async def _show(self, at: Address, now: FetchedTable, channel: int) -> None:
        """Shows the message in that channel."""

    async def _refused(self, at: Address, info: TableInfo, error: discord.HTTPException) -> None:
        """Reports closed direct messages once at the table, unless the person has left the server."""
        person = at.slot.person
        await self._direct.refused(person, error)
        await self._sender.forget(at)
        if info.is_direct:
            return
        if error.code in NOBODY_THERE and await self._members.check_left(person, info.guild):
            return
        if at not in self.quiet and (at.table, person) not in self._reported_closed:
            self._reported_closed.add((at.table, person))
            self._notices.put(Address(at.table, at.slot._replace(kind="turn")), Notice("notice-dm-closed"))


class Hands(DirectSurface):
    """Hands: one of each seat that a person has. At tables in direct messages they are the board too."""

    def slots(self, info: TableInfo) -> Iterable[Slot]:
        chairs = enumerate(info.chairs)
        return [Slot("hand", seat, c.person) for seat, c in chairs if c.person is not None]

    async def _show(self, at: Address, now: FetchedTable, channel: int) -> None:
        reader = await self._readers.private(Seated(now, Seat(at.slot.seat), at.slot.person))
        walk = self._pages.first_question(reader)
        if await self._is_choosing(at, reader, walk, channel):
            return
        page = await self._pages.page(reader, walk, is_direct=True)
        await self._sender.show(at, content_of(reader.table_view, channel, page, reader.taste))
        self._note_question(at, reader, walk)

    async def _is_choosing(self, at: Address, reader: Reader, walk: picker.Walk | None, channel: int) -> bool:
        """Returns whether the message shows this very question already, which then stays as it is.

        An edit would close an open select and discard a half-made choice.
        """
        if walk is None or self._asked.get(at) != asking(reader, walk):
            return False
        stored = await self._sender.stored(at)
        if stored is None or stored.channel != channel:
            return False
        await self._sender.store(stored, stored.digest, reader.table_view.upto)
        return True

    async def note_shown(
        self, stored: Message, at: Address, reader: Reader, page: Page, walk: picker.Walk | None
    ) -> None:
        """Records that the response to a press shows the new hand."""
        self._note_question(at, reader, walk)
        digest = digest_of(reader.table_view, page, reader.taste)
        await self._sender.store(stored, digest, reader.table_view.upto)

    def _note_question(self, at: Address, reader: Reader, walk: picker.Walk | None) -> None:
        self.forget_question(at)
        if (shown := asking(reader, walk)) is not None:
            self._asked[at] = shown

    def forget_question(self, at: Address) -> None:
        """Has the next update show the hand, also if its question is still the same."""
        self._asked.pop(at, None)


class Invitations(DirectSurface):
    """Invitations to lobbies in direct messages: one to each person who has not answered."""

    def slots(self, info: TableInfo) -> Iterable[Slot]:
        people = info.awaited if info.is_direct and info.phase == "lobby" else ()
        return [Slot("invitation", person=person) for person in people]

    async def _show(self, at: Address, now: FetchedTable, channel: int) -> None:
        reader = await self._readers.private(Seated(now, None, at.slot.person))
        if (game := self._pages.game(reader.info)) is not None:
            page = invitations.invitation(reader, game)
            await self._sender.show(at, content_of(reader.table_view, channel, page, reader.taste))


def asking(reader: Reader, walk: picker.Walk | None) -> Asking | None:
    """The question, and what is shown beside it; None without one."""
    if walk is None:
        return None
    return walk.question.number, reader.taste, reader.info.poll
