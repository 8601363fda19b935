"""Posting: one message of a table as Discord has it: found, edited, taken away, posted once.

A message is posted under a nonce made from its slot and version, so that Discord takes a repeated posting,
after a lost answer or a crash, for the one that it is.
"""

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import discord
import msgspec
from discord.ext import commands

from cogs.delivery.retries import LOST
from cogs.wire.layouts import Page
from tables.service import Tables
from tables.views import Message, TableId, TableView

HOUR: Final = 3600
BOARD: Final = "board"
NOBODY: Final = discord.AllowedMentions.none()
MESSAGE_GONE: Final = 10008
ARCHIVED: Final = 50083
LOCKED: Final = 160005
NO_PLACE: Final = frozenset((10003, 50001, 50013, LOCKED))
"""The channel is gone, or we may not be in it, or it is a locked thread."""
_HALF: Final = 32


class Slot(NamedTuple):
    """One message of a table: its board, or the hand or notice of a seat."""

    table: TableId
    name: str

    @property
    def kind(self) -> str:
        return self.name.partition("-")[0]

    @property
    def seat(self) -> int:
        return int(self.name.partition("-")[2])


class MessageSender:
    """Brings a page to its message, with as few calls as it takes."""

    def __init__(
        self,
        bot: commands.Bot,
        tables: Tables,
        replaced: Callable[[Slot], None],
        now: Callable[[], float] = time.time,
    ) -> None:
        """`replaced` is called with the slot of each message that has been replaced and is to be deleted."""
        self._bot = bot
        self._tables = tables
        self._replaced = replaced
        self._now = now
        self._last_message: dict[int, int] = {}
        self._uncertain: set[Slot] = set()
        self._to_repost: set[Slot] = set()
        self._forgotten: Counter[Slot] = Counter()

    def note_message(self, channel: int, message: int) -> None:
        """Others have written in this channel, so the board has moved up."""
        self._last_message[channel] = max(message, self._last_message.get(channel, 0))

    def mark_uncertain(self, slots: Iterable[Slot]) -> None:
        """After a crash: the next posting of these may meet one that was made and not noted down."""
        self._uncertain.update(slots)

    def repost_next(self, slot: Slot) -> None:
        """The next telling posts anew at the bottom, whatever has changed."""
        self._to_repost.add(slot)

    async def show(
        self, slot: Slot, table_view: TableView, channel: int, page: Page, taste: str, *, moves: bool = False
    ) -> bool:
        """Shows the page in the slot's message: nothing, an edit, or a new message for the old one.

        Returns whether Discord was told anything.
        With `moves` (a board) the new message is posted before the old one is deleted, so that a channel
        in which nothing can be posted keeps the old one.
        """
        digest = digest_of(table_view, page, taste)
        old = await self.stored(slot)
        if old is None:
            await self.post(slot, table_view, channel, page, 1, digest)
            self._to_repost.discard(slot)
            return True
        stays = old.channel == channel and slot not in self._to_repost
        # An unchanged message stays as it is, whoever has talked or has a new name meanwhile, and whatever
        # its reader has pressed there: only then does a secret move of another show nowhere.
        if stays and is_same(old.digest, digest):
            await self.store(slot, table_view, old, digest[:_HALF] + old.digest[_HALF:])
            return False
        if stays and not (moves and self._has_moved_up(old)) and await self._edit(old, page):
            await self.store(slot, table_view, msgspec.structs.replace(old, version=old.version + 1), digest)
            return True
        if not moves:
            await self._delete(old)  # a hand: who could read the old one need not be who reads the new one
        await self.post(slot, table_view, channel, page, old.version + 1, digest, old if moves else None)
        self._to_repost.discard(slot)
        return True

    async def post(
        self,
        slot: Slot,
        table_view: TableView,
        channel: int,
        page: Page,
        version: int,
        digest: str,
        old: Message | None = None,
    ) -> None:
        """Posts the page as the slot's new message, which is noted down under this digest.

        `old` is the message that it replaces, which is deleted then, also after a crash.
        """
        sent = await self._send(slot, channel, page, version)
        if old is not None:
            past = Slot(slot.table, f"past-{old.message}")
            row = msgspec.structs.replace(old, slot=past.name, digest="", at=0)
            await self._tables.shown(row, 0)
        await self.store(
            slot, table_view, Message(slot.table, slot.name, channel, sent.id, "", version, 0), digest
        )
        if old is not None:
            self._replaced(past)

    async def _send(self, slot: Slot, channel: int, page: Page, version: int) -> discord.Message:
        # A board calls those who are invited, and sounds, when it first appears, not each time it moves down.
        again = slot.name == BOARD and version > 1
        try:
            sent = await self._bot.get_partial_messageable(channel).send(
                view=page.view,
                files=page.files(),
                nonce=nonce(slot, version, self._forgotten[slot]),
                allowed_mentions=NOBODY if again else page.mentions(),
                silent=again,
            )
        except LOST:
            self._uncertain.add(slot)
            raise
        if slot in self._uncertain:
            # The nonce may have answered with a message that was posted before, as it was then.
            await sent.edit(view=page.view, attachments=page.files(), allowed_mentions=NOBODY)
            self._uncertain.discard(slot)
        return sent

    async def _edit(self, old: Message, page: Page) -> bool:
        """Edits in place; False where the message is gone or lies in an archived thread."""
        try:
            message = self._partial(old)
            await message.edit(view=page.view, attachments=page.files(), allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code not in (MESSAGE_GONE, ARCHIVED):
                raise
            return False
        return True

    async def _delete(self, old: Message) -> None:
        """Takes a message away, where that is possible."""
        try:
            await self._partial(old).delete()
        except discord.HTTPException as error:
            if error.code not in (MESSAGE_GONE, ARCHIVED, *NO_PLACE):
                raise

    def _partial(self, message: Message) -> discord.PartialMessage:
        return self._bot.get_partial_messageable(message.channel).get_partial_message(message.message)

    def _has_moved_up(self, old: Message) -> bool:
        return self._last_message.get(old.channel, 0) > old.message or self._now() - _posted(old) > HOUR

    async def withdraw(self, slot: Slot) -> None:
        """Takes the slot's message away."""
        old = await self.stored(slot)
        if old is not None:
            await self._delete(old)
            await self.forget(slot)

    async def forget(self, slot: Slot) -> None:
        """The slot has no message any more. The next one is not to be taken for the last."""
        self._forgotten[slot] += 1
        await self._tables.forget(slot.table, slot.name)

    async def stored(self, slot: Slot) -> Message | None:
        """The slot's message, as it was noted down."""
        found = (m for m in await self._tables.messages(slot.table) if m.slot == slot.name)
        return next(found, None)

    async def store(self, slot: Slot, table_view: TableView, message: Message, digest: str) -> None:
        """Notes down that this message now shows the table as in this sight."""
        at = message.at if message.digest == digest else int(self._now())
        await self._tables.shown(msgspec.structs.replace(message, digest=digest, at=at), table_view.upto)


def digest_of(table_view: TableView, page: Page, taste: str) -> str:
    """What a message shows, twice: what its reader may know with how he likes it, and the page itself."""
    known = msgspec.json.encode((msgspec.structs.replace(table_view, upto=0), taste))
    return hashlib.sha256(known).hexdigest()[:_HALF] + page.digest()


def is_same(old: str, new: str) -> bool:
    """Whether there is nothing to be sent: nothing new to know, or nothing that the page would show."""
    return old[:_HALF] == new[:_HALF] or old[_HALF:] == new[_HALF:]


def nonce(slot: Slot, version: int, forgotten: int = 0) -> str:
    """The same for the same sending, so that Discord takes a repeated one for what it is."""
    return hashlib.sha256(f"{slot.table}:{slot.name}:{version}:{forgotten}".encode()).hexdigest()[:24]


def _posted(message: Message) -> float:
    """When a message was posted, by its id."""
    return discord.utils.snowflake_time(message.message).timestamp()
