"""Shows hands and invitations in people's direct messages."""

from collections.abc import Callable
from typing import Final

import discord

from cogs.delivery.departures import NOBODY_THERE
from cogs.delivery.messages import Slot, digest_of
from cogs.delivery.notices import DM_CLOSED, Notice, Notices
from cogs.pages import hands, invitations, picker
from cogs.pages.hands import HandHeading
from cogs.pages.reader import Reader
from cogs.wire.layouts import Page, literal
from cogs.wire.responses import Response
from games.contract import Seat
from tables.projection import FetchedTable, Seated
from tables.views import Asked, GameInfo, TableId, TableInfo

DM_CLOSED_FOR: Final = 24 * 3600
DM_PAUSE: Final = 600.0
DM_TOO_FAST: Final = 40003

Asking = tuple[int, str, Asked | None]
"""What a hand shows beside a question: if that is unchanged, the message stays as it is."""


class Postponed(Exception):
    """Nothing may be sent to Discord for this many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds


class HandMessages(Notices):
    """Base class of `MessageSync` for direct messages. `MessageSync` sets the attributes."""

    now: Callable[[], float]

    def __init__(self, games: dict[str, GameInfo]) -> None:
        super().__init__()
        self._games = games
        self._dm_pause = 0.0
        self._reported_closed: set[tuple[TableId, int]] = set()
        self._quiet: set[Slot] = set()
        self._asked: dict[Slot, Asking] = {}

    def game(self, info: TableInfo) -> GameInfo | None:
        """The game of a table; None if it is no longer offered."""
        return self._games.get(info.game)

    async def fetch(self, table: TableId) -> FetchedTable:
        """The table as it is now. Raises NoTable."""
        return await self._tables.fetch(table)

    async def answer(
        self, response: Response, message: int, reader: Reader, page: Page, walk: picker.Walk | None
    ) -> None:
        """Shows a hand by the response to a press on its direct message, and no older one after it.

        If that fails, or somebody has moved meanwhile, the message is updated.
        """
        slot = Slot(reader.info.id, f"hand-{reader.table_view.seat}")
        async with self._coalescer.instead(slot):
            is_shown = await response.page(page)
            if is_shown and not (walk is not None and walk.places):
                await self._note_shown(slot, reader, message, page, walk)
        assert reader.at is not None
        if not is_shown or not await self._tables.is_latest(reader.at.table):
            self._coalescer.poke(slot)

    async def _note_shown(
        self, slot: Slot, reader: Reader, message: int, page: Page, walk: picker.Walk | None
    ) -> None:
        """Records that the response to a press shows the new hand."""
        stored = await self.sender.stored(slot)
        if stored is not None and stored.message == message:
            self._note_question(slot, reader, walk)
            await self.sender.store(
                slot, reader.table_view, stored, digest_of(reader.table_view, page, reader.taste)
            )

    async def _update_hand(self, slot: Slot, now: FetchedTable) -> None:
        seat, table_info = Seat(slot.seat), now.info
        person = table_info.chairs[seat].person
        assert person is not None
        if (await self._tables.person(person)).dm_closed_until > self.now():
            return
        if self._dm_pause > self.now():
            raise Postponed(self._dm_pause - self.now())
        try:
            channel = await self._dm(person)
            if not await self._tables.is_latest(now):  # somebody else may sit there
                self._coalescer.poke(slot)
                return
            reader = await self._readers.private(Seated(now, seat, person))
            walk = self.first_question(reader)
            if await self._is_choosing(slot, reader, walk, channel):
                return
            page = await hands.hand(reader, walk, self.heading(table_info), game=self.game(table_info))
            await self.sender.show(slot, reader.table_view, channel, page, reader.taste)
            self._note_question(slot, reader, walk)
        except discord.HTTPException as error:
            await self._refused(slot, person, table_info.guild, error)

    async def _update_invitation(self, slot: Slot, now: FetchedTable) -> None:
        """Shows an invitation to a table in direct messages."""
        person, game = slot.seat, self.game(now.info)
        if game is None or (await self._tables.person(person)).dm_closed_until > self.now():
            return
        if self._dm_pause > self.now():
            raise Postponed(self._dm_pause - self.now())
        try:
            channel = await self._dm(person)
            reader = await self._readers.private(Seated(now, None, person))
            page = invitations.invitation(reader, game)
            await self.sender.show(slot, reader.table_view, channel, page, reader.taste)
        except discord.HTTPException as error:
            await self._refused(slot, person, now.info.guild, error)

    async def _is_choosing(self, slot: Slot, reader: Reader, walk: picker.Walk | None, channel: int) -> bool:
        """Returns whether the message shows this very question already, which then stays as it is.

        An edit would close an open select and discard a half-made choice.
        """
        stored = await self.sender.stored(slot)
        if walk is None or stored is None or stored.channel != channel:
            return False
        if self._asked.get(slot) != asking(reader, walk):
            return False
        await self.sender.store(slot, reader.table_view, stored, stored.digest)
        return True

    def _note_question(self, slot: Slot, reader: Reader, walk: picker.Walk | None) -> None:
        if walk is None:
            self._asked.pop(slot, None)
        else:
            self._asked[slot] = asking(reader, walk)

    def first_question(self, reader: Reader) -> picker.Walk | None:
        """The first open question of a seat that is to move, with nothing picked; else None."""
        at, table_view = reader.at, reader.table_view
        if (
            at is None
            or table_view.view is None
            or table_view.seat not in table_view.view.waiting
            or not table_view.questions
        ):
            return None
        first = table_view.questions[0]
        question = picker.question(at.table, first.seat, at.person, first.number)
        return picker.flat(picker.begin(question))

    def heading(self, table_info: TableInfo) -> HandHeading:
        """The heading of a hand in a direct message. Links to the channel, because boards are reposted."""
        place = self._bot.get_guild(table_info.guild)
        name = literal(place.name) if place else str(table_info.guild)
        return HandHeading(
            name, table_info.channel, f"https://discord.com/channels/{table_info.guild}/{table_info.channel}"
        )

    async def _refused(self, slot: Slot, person: int, guild: int, error: discord.HTTPException) -> None:
        """Records for a day that direct messages are closed, and reports it once at the table."""
        if error.code == DM_TOO_FAST:
            self._dm_pause = self.now() + DM_PAUSE
            raise Postponed(DM_PAUSE)
        if error.code not in DM_CLOSED:
            raise error
        self.retries.count(error)
        until = int(self.now()) + DM_CLOSED_FOR
        await self._tables.set_person(person, dm_closed_until=until)
        await self.sender.forget(slot)
        if (await self._tables.info(slot.table)).is_direct:
            return
        if error.code in NOBODY_THERE and await self.departures.check_left(person, guild):
            return
        if slot not in self._quiet and (slot.table, person) not in self._reported_closed:
            self._reported_closed.add((slot.table, person))
            self._queue(Slot(slot.table, f"notice-{slot.seat}"), Notice(person, "notice-dm-closed"))


def asking(reader: Reader, walk: picker.Walk) -> Asking:
    """The question, and what is shown beside it."""
    return walk.question.number, reader.taste, reader.info.asked if reader.info.is_direct else None
