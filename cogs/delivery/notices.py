"""Calls people: in the channel or by direct message, until what they are called for is done."""

from dataclasses import replace
from typing import Final

import discord

from cogs.delivery.channels import Channels
from cogs.delivery.messages import Address, Content
from cogs.delivery.notice_queue import Notice, NoticeQueue
from cogs.delivery.people import is_closed_by
from cogs.delivery.surfaces import Context, Surface
from cogs.pages.settings.own import calls
from cogs.wire.layouts import Page, words
from games.contract import Seat
from locales import Speech
from tables.projection import FetchedTable
from tables.views import TableInfo, TableView, is_full

SENT_MARK: Final = "!"
"""Suffix of a notice's digest: it has been sent for its `DueNotice`."""


class Notices(Surface):
    """Notices: sent when they are queued, and deleted when they are no longer needed."""

    def __init__(self, context: Context, channels: Channels, queue: NoticeQueue) -> None:
        super().__init__(context)
        self._channels = channels
        self._queue = queue

    async def is_wanted(self, at: Address, now: FetchedTable) -> bool:
        info, pending = now.info, self._queue.get(at)
        if pending is not None and pending.id == "notice-dm-closed":
            return True
        seat, chairs = at.slot.seat, info.chairs
        if seat >= len(chairs) or chairs[seat].person != at.slot.person:
            return False
        match at.slot.kind:
            case "over":
                return True
            case "start":
                game = self._pages.game(info) if info.phase == "lobby" else None
                return game is not None and is_full(info.chairs, info.invited, game.seats)
            case "turn" if not _is_awaited(now.view(None), at.slot.seat):
                return False
        if pending is not None:
            return True
        stored = await self._sender.stored(at)  # sent for what is no longer so?
        return stored is None or stored.digest.strip(SENT_MARK) == self._basis(at, now)

    async def show(self, at: Address, now: FetchedTable) -> None:
        """Sends the notice that is queued; one that was sent stays as it is."""
        if (notice := self._queue.get(at)) is not None:
            await self._send(at, now, notice)
            await self._queue.finish(at)

    async def drop(self, at: Address) -> None:
        await self._queue.finish(at)
        await super().drop(at)

    async def _send(self, at: Address, now: FetchedTable, notice: Notice) -> None:
        """Sends a notice, unless it was sent before a crash."""
        basis = notice.id if at.slot.kind == "start" else self._basis(at, now)
        digest = basis if notice.ring is None else basis + SENT_MARK
        stored = await self._sender.stored(at)
        if notice.ring is not None and stored is not None and stored.digest == digest:
            return
        await self._sender.withdraw(at)
        if await self._post(at, now, notice, digest) and await self._explains(at, notice):
            await self._tables.settings.set_person(at.slot.person, lambda p: replace(p, called=True))

    async def _post(self, at: Address, now: FetchedTable, notice: Notice, digest: str) -> bool:
        """Sends it directly or in the channel, else in the other way. False where nothing can be sent."""
        is_direct = now.info.is_direct
        if (notice.direct or is_direct) and await self._post_direct(at, now, notice, digest):
            return True
        if is_direct or (notice.ring is not None and notice.ring.private):
            return False
        if await self._post_public(at, now, notice, digest):
            return True
        tries = notice.ring is not None and not notice.direct
        return tries and await self._post_direct(at, now, notice, digest)

    async def _post_public(self, at: Address, now: FetchedTable, notice: Notice, digest: str) -> bool:
        """Sends it in the channel, in the channel's language. False where nothing can be sent."""
        info = now.info
        if self._channels.is_closed(info.channel):
            return False
        speech = await self._readers.table_speech(info)
        page = await self._page(at, info, notice, speech)
        async with self._channels.writing(at.table, info.channel):
            await self._sender.post(at, Content(info.channel, page, digest, now.view(None).upto), 1)
        return not self._channels.is_closed(info.channel)

    async def _post_direct(self, at: Address, now: FetchedTable, notice: Notice, digest: str) -> bool:
        """Sends it as a direct message, in the person's language. False if those are closed."""
        person = at.slot.person
        page = await self._page(at, now.info, notice, await self._readers.speech(person))
        try:
            channel = await self._direct.channel(person)
            await self._sender.post(at, Content(channel, page, digest, now.view(None).upto), 1)
        except discord.HTTPException as error:
            if not is_closed_by(error):
                raise
            return False
        return True

    async def _page(self, at: Address, info: TableInfo, notice: Notice, speech: Speech) -> Page:
        person = at.slot.person
        link = f"[{speech.say('notice-link')}]({await self._sender.link(info, person)})"
        game = speech.say(f"{info.game}-name")
        items = [words(speech.say(notice.id, who=f"<@{person}>", game=game, link=link))]
        if await self._explains(at, notice):
            items += [words(f"-# {speech.say('notice-first')}"), calls(speech, "ping")]
        return Page(items, pings=[person])

    async def _explains(self, at: Address, notice: Notice) -> bool:
        """Returns whether the notice is the first call of a person, which says how calls are changed."""
        known = await self._tables.settings.person(at.slot.person)
        return notice.id == "notice-turn" and not known.called and known.notify == "ping"

    def _basis(self, at: Address, now: FetchedTable) -> str:
        """What a notice is sent for: the lost channel or the seat's clock, which no unseen move changes."""
        if at.slot.kind == "gone":
            return str(now.info.channel)
        return now.awaited(Seat(at.slot.seat), is_turn=at.slot.kind != "private")


def _is_awaited(table_view: TableView, seat: int) -> bool:
    """Returns whether the game waits for a seat."""
    view = table_view.view
    return view is not None and table_view.outcome is None and seat in view.waiting
