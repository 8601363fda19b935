"""Sends, edits and deletes the messages of tables, with as few requests as possible.

A message is sent with a nonce made from its slot and version, so that Discord recognises a repeated request
after a lost response. Before one is replaced its row says so; after a crash the new one is looked for among
the last messages of its channel.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

import discord
import msgspec

from cogs.delivery.retries import LOST, Clock
from cogs.wire import custom_ids
from cogs.wire.layouts import Page
from cogs.wire.replies import Unread, UnreadReply, carried_out
from cogs.wire.shards import ShardedBot
from cogs.wire.uploads import UPLOADS, PicturesRefused
from tables.service import Tables
from tables.views import BOARD, Message, Slot, TableId, TableInfo, TableView

HOUR: Final = 3600
NOBODY: Final = discord.AllowedMentions.none()
NOT_FOUND: Final = 404
UNKNOWN_MESSAGE: Final = 10008
ARCHIVED: Final = 50083
TOO_OLD: Final = 30046
"""Too many edits of messages that are older than an hour."""
LOCKED: Final = 160005
NO_PLACE: Final = frozenset((10003, 50001, 50013, LOCKED))
"""Error codes: unknown channel, missing access, missing permissions, locked thread."""
REPLACED: Final = ""
"""Digest of a message while another one is sent in its place, whose version it has then."""
LOOKED_THROUGH: Final = 50
"""Number of messages among which one is looked for that was sent and not stored."""
_HALF: Final = 32
_ENCODER: Final = msgspec.json.Encoder()


class Address(NamedTuple):
    """A message of a table, whether it was sent or not."""

    table: TableId
    slot: Slot


Poke = Callable[[Address], None]
"""Requests that a message is brought up to date."""


class Content(NamedTuple):
    """What a message is to show, and where. `upto`: how many entries of the table's log."""

    channel: int
    page: Page
    digest: str
    upto: int


class MessageSender:
    """Shows pages in the messages of slots."""

    def __init__(self, bot: ShardedBot, tables: Tables, replaced: Poke, now: Clock) -> None:
        """`replaced` is called with the slot of each message that has been replaced and must be deleted."""
        self._bot = bot
        self._tables = tables
        self._replaced = replaced
        self._now = now
        self._last_message: dict[int, int] = {}
        self._uncertain: set[Address] = set()
        self._to_repost: set[Address] = set()
        self._forgotten: Counter[Address] = Counter()

    def note_message(self, channel: int, message: int) -> None:
        """Records another user's message in this channel, which now stands below the board."""
        self._last_message[channel] = max(message, self._last_message.get(channel, 0))

    def mark_uncertain(self, slots: Iterable[Address]) -> None:
        """Marks slots whose message may have been sent but not stored, because of a crash."""
        self._uncertain.update(slots)

    def repost_next(self, at: Address) -> None:
        """Makes the next `show` of this slot send a new message, whatever has changed."""
        self._to_repost.add(at)

    async def show(self, at: Address, content: Content, *, reposts: bool = False) -> bool:
        """Shows this in the slot's message: by no request, an edit, or a new message.

        Returns whether a request was made. With `reposts` a message is new if it has moved up.
        """
        old = await self.stored(at)
        if old is None:
            await self.post(at, content, 1)
            self._to_repost.discard(at)
            return True
        stays = old.channel == content.channel and at not in self._to_repost and old.digest != REPLACED
        # An unchanged message is left alone, whoever has written or been renamed since: otherwise an edit
        # would reveal that another player has made a secret move.
        if stays and is_same(old.digest, content.digest):
            await self.store(old, content.digest[:_HALF] + old.digest[_HALF:], content.upto)
            return False
        is_below = reposts and self._has_moved_up(old)
        if stays and not is_below and await self._edit(old, content.page):
            self._uncertain.discard(at)
            edited = msgspec.structs.replace(old, version=old.version + 1)
            await self.store(edited, content.digest, content.upto)
            return True
        await self._replace(at, content, old)
        self._to_repost.discard(at)
        return True

    async def _replace(self, at: Address, content: Content, old: Message) -> None:
        """Sends a new message in place of the old one.

        A new board is sent before the old one is deleted, which stays if the channel refuses the new one.
        """
        version, stays = old.version, at.slot == BOARD
        if old.digest != REPLACED:
            version += 1
            await self._tables.messages.shown(
                msgspec.structs.replace(old, digest=REPLACED, version=version, upto=0)
            )
        if not stays:
            await self._delete(old)
        try:
            await self.post(at, content, version, old if stays else None)
        except discord.HTTPException as error:
            if stays and not isinstance(error, discord.DiscordServerError):
                await self._tables.messages.shown(msgspec.structs.replace(old, version=version, upto=0))
            raise

    async def post(self, at: Address, content: Content, version: int, old: Message | None = None) -> None:
        """Sends the slot's new message and stores it.

        `old` is the message that it replaces, which is deleted afterwards, also after a crash.
        """
        sent = await self._send(at, content, version)
        past = None if old is None else await self._leave(at, old)
        now = int(self._now())
        new = Message(at.table, at.slot, content.channel, sent, content.digest, version, now, content.upto)
        await self._tables.messages.shown(new)
        if past is not None:
            self._replaced(past)

    async def _leave(self, at: Address, old: Message) -> Address:
        """Stores that a message of the slot is to be deleted, also after a crash. Returns where."""
        past = at._replace(slot=at.slot._replace(past=old.message))
        await self._tables.messages.shown(
            msgspec.structs.replace(old, slot=past.slot, digest=REPLACED, at=0, upto=0)
        )
        return past

    async def _send(self, at: Address, content: Content, version: int) -> int:
        # A board mentions invited people and makes a sound only the first time, not when it is reposted.
        again, page = at.slot == BOARD and version > 1, content.page
        if at in self._uncertain and (lost := await self._lost(at, content.channel)) is not None:
            return await self._fill(at, content, version, lost.id)
        opened = (await self._tables.info(at.table)).opened

        async def send() -> discord.Message | Unread:
            sent = await carried_out(
                self._bot.get_partial_messageable(content.channel).send(
                    view=page.view,
                    files=page.files(),
                    nonce=nonce(at, opened, version, self._forgotten[at]),
                    allowed_mentions=NOBODY if again else page.mentions(),
                    silent=again or (UPLOADS.refuses_edits and version > 1),
                )
            )
            if not sent.id:
                raise UnreadReply
            return sent

        try:
            try:
                sent = await send()
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                self._forgotten[at] += 1  # the nonce's message was deleted before this process began
                sent = await send()
        except LOST:
            self._uncertain.add(at)
            raise
        if at in self._uncertain:
            # Because of the nonce Discord may have returned an earlier message with its old content.
            return await self._fill(at, content, version, sent.id)
        UPLOADS.note(sent, page)
        return sent.id

    async def _fill(self, at: Address, content: Content, version: int, sent: int) -> int:
        """Shows the page in a message that was sent for the slot before, or in place of it."""
        there = self._bot.get_partial_messageable(content.channel).get_partial_message(sent)
        edit = partial(there.edit, view=content.page.view, allowed_mentions=NOBODY)
        try:
            await UPLOADS.edit(sent, content.page, lambda attached: edit(attachments=attached))
        except PicturesRefused:
            await there.delete()
            self._forgotten[at] += 1  # its nonce stands for the message that is deleted
            self._uncertain.discard(at)
            return await self._send(at, content, version)
        self._uncertain.discard(at)
        return sent

    async def _lost(self, at: Address, channel: int) -> discord.Message | None:
        """The newest of our last messages there that is about the table and in none of its slots."""
        known = {message.message for message in await self._tables.messages.of(at.table)}
        old = await self.stored(at)
        after = discord.Object(old.message) if old is not None and old.channel == channel else None
        found = None
        try:
            place = self._bot.get_partial_messageable(channel)
            async for message in place.history(limit=LOOKED_THROUGH, after=after, oldest_first=False):
                if found is None and message.id not in known and self._is_about(at.table, message):
                    found = message
        except (discord.Forbidden, discord.NotFound):  # the history may be closed to us
            return None
        return found

    def _is_about(self, table: TableId, message: discord.Message) -> bool:
        """Returns whether this is a message of ours with a button of the table."""
        if self._bot.user is None or message.author.id != self._bot.user.id:
            return False
        shown = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
        ids = [getattr(item, "custom_id", None) or "" for item in shown]
        return any(getattr(custom_ids.decode(one), "table", None) == table for one in ids)

    async def _edit(self, old: Message, page: Page) -> bool:
        """Edits in place; False if it is gone, archived, edited too often, or must be posted anew."""
        try:
            edit = partial(self._partial(old).edit, view=page.view, allowed_mentions=NOBODY)
            await UPLOADS.edit(old.message, page, lambda attached: edit(attachments=attached))
        except PicturesRefused:
            return False
        except discord.HTTPException as error:
            if not _is_gone(error) and error.code not in (ARCHIVED, TOO_OLD):
                raise
            return False
        return True

    async def _delete(self, old: Message) -> None:
        """Deletes a message; ignores that it or its channel cannot be reached."""
        try:
            await self._partial(old).delete()
        except discord.HTTPException as error:
            if not _is_gone(error) and error.code not in (ARCHIVED, *NO_PLACE):
                raise

    def _partial(self, message: Message) -> discord.PartialMessage:
        return self._bot.get_partial_messageable(message.channel).get_partial_message(message.message)

    def _has_moved_up(self, old: Message) -> bool:
        posted = discord.utils.snowflake_time(old.message).timestamp()
        return self._last_message.get(old.channel, 0) > old.message or self._now() - posted > HOUR

    async def withdraw(self, at: Address) -> None:
        """Deletes the slot's message."""
        old = await self.stored(at)
        if old is not None:
            await self._delete(old)
            await self.forget(at)

    async def forget(self, at: Address) -> None:
        """Removes the slot's stored message and changes the nonce of the next one."""
        self._forgotten[at] += 1
        await self._tables.messages.forget(at.table, at.slot)

    async def stored(self, at: Address) -> Message | None:
        """The slot's message as stored."""
        return await self._tables.messages.at(at.table, at.slot)

    async def store(self, message: Message, digest: str, upto: int) -> None:
        """Stores what a message shows now, which is stored already."""
        since = message.at if message.digest == digest else int(self._now())
        shown = msgspec.structs.replace(message, digest=digest, at=since, upto=upto)
        await self._tables.messages.shown(shown, soon=True)

    async def moved(self, at: Address, message: int, to: int) -> Message | None:
        """Stores that the response to a press on a message shows the slot; `to` is 0 if its id is not known.

        If another one was sent meanwhile, that is deleted. Returns the slot's message if the response is it.
        """
        stored = await self.stored(at)
        if stored is None or stored.message == to:
            return stored
        past = None if stored.message == message else await self._leave(at, stored)
        digest = stored.digest if to else REPLACED
        if not to:
            self._uncertain.add(at)
        now = msgspec.structs.replace(
            stored, message=to or message, digest=digest, version=stored.version + 1
        )
        await self._tables.messages.shown(now)
        if past is not None:
            self._replaced(past)
        return now if to else None

    async def link(self, info: TableInfo, person: int = 0) -> str:
        """The address of the table's board or channel; in direct messages of the person's own message."""
        if info.is_direct:
            seat = next((n for n, chair in enumerate(info.chairs) if chair.person == person), None)
            own = None if seat is None else await self.stored(Address(info.id, Slot("hand", seat, person)))
            place = "https://discord.com/channels/@me"
            return place if own is None else f"{place}/{own.channel}/{own.message}"
        stored = await self.stored(Address(info.id, BOARD))
        place = f"https://discord.com/channels/{info.guild}/{info.channel}"
        return place if stored is None else f"{place}/{stored.message}"


def _is_gone(error: discord.HTTPException) -> bool:
    """Returns whether a message does not exist any more, while its channel does."""
    return error.status == NOT_FOUND and error.code not in NO_PLACE


def content_of(table_view: TableView, channel: int, page: Page, taste: str) -> Content:
    """A page that shows this view to somebody with these preferences."""
    return Content(channel, page, digest_of(table_view, page, taste), table_view.upto)


def digest_of(table_view: TableView, page: Page, taste: str) -> str:
    """Two hashes in one string: of what the reader may know with their preferences, and of the page."""
    known = _ENCODER.encode((msgspec.structs.replace(table_view, upto=0), taste))
    return hashlib.sha256(known).hexdigest()[:_HALF] + page.digest()


def is_same(old: str, new: str) -> bool:
    """Returns whether nothing needs to be sent: the reader's knowledge or the page is unchanged."""
    return old[:_HALF] == new[:_HALF] or old[_HALF:] == new[_HALF:]


def nonce(at: Address, opened: int, version: int, forgotten: int) -> str:
    """The same for repeated requests of the same message, so that Discord sends it once.

    `opened`, when the table was, in Unix seconds, tells it from one of the same number in another database.
    """
    return hashlib.sha256(f"{at.table}:{opened}:{at.slot}:{version}:{forgotten}".encode()).hexdigest()[:24]
