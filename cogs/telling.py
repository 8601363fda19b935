"""Telling: after a commit each message that shows the table is brought up to date, where it differs.

What a message showed last is kept as a digest; where the new page has the same, nothing is sent. A crash
between commit and telling loses nothing: at the start every table that is due is told again. Telling twice
is harmless, and a board with live buttons exists at most once, for the old one goes before the new one comes.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Collection, Hashable
from typing import Final, NamedTuple

import aiohttp
import discord
import msgspec
from discord.ext import commands

from cogs import faults, hands, picker
from cogs.boards import board
from cogs.coalescing import Coalescer
from cogs.hands import Heading
from cogs.layouts import Page, words
from cogs.scenes import Scene, Scenes
from games.contract import Seat
from tables.errors import NoTable
from tables.service import Tables
from tables.sights import Message, Ring, Sheet, Sight, TableId

HOUR: Final = 3600
DM_CLOSED_FOR: Final = 24 * HOUR
WAITS: Final = (1.0, 4.0, 15.0, 60.0, *[300.0] * 20)
AT_ONCE: Final = 16
LOST: Final = (discord.DiscordServerError, aiohttp.ClientError, OSError, discord.RateLimited)
GONE_CHANNEL: Final = frozenset((10003, 50001, 50013))
MESSAGE_GONE: Final = 10008
DM_CLOSED: Final = frozenset((50007, 50278))
DM_TOO_FAST: Final = 40003
ARCHIVED: Final = 50083

_log = logging.getLogger(__name__)


class Slot(NamedTuple):
    """One message of a table: its board, or the hand or notice of a seat."""

    table: TableId
    name: str


class Teller:
    """Keeps the messages of all tables true."""

    def __init__(
        self, bot: commands.Bot, tables: Tables, scenes: Scenes, now: Callable[[], float] = time.time
    ) -> None:
        self._bot = bot
        self._tables = tables
        self._scenes = scenes
        self.now = now
        self._coalescer = Coalescer(self._tell, AT_ONCE)
        self._talked: dict[int, int] = {}
        self._shut: set[int] = set()
        self._dms: dict[int, int] = {}
        self._dm_pause = 0.0
        self._told_closed: set[tuple[TableId, int]] = set()
        self._recovering: set[Slot] = set()
        self._wanted_down: set[Slot] = set()
        self._quiet: set[Slot] = set()
        self._failures: dict[Slot, int] = {}
        self._games = {info.key: info for info in tables.catalogue()}

    # -- what others ask for

    async def tell(self, table: TableId, *, resting: Collection[Seat] = ()) -> None:
        """Brings every message of the table up to date, soon; the hands of `resting` seats later."""
        sight = await self._tables.sight(table, None)
        self._coalescer.poke(Slot(table, "board"))
        for seat, chair in enumerate(sight.table.chairs):
            if chair.person is not None and seat not in resting:
                self._coalescer.poke(Slot(table, f"hand-{seat}"))
        for message in await self._tables.messages(table):
            if not self._is_wanted(message.slot, sight):
                self._coalescer.poke(Slot(table, message.slot))

    async def recover(self) -> None:
        """After a start: tells every table again that was not told everything."""
        for table in await self._tables.due():
            sight = await self._tables.sight(table, None)
            names = ["board", *(f"hand-{seat}" for seat in range(len(sight.table.chairs)))]
            self._recovering.update(Slot(table, name) for name in names)
            await self.tell(table)

    async def tell_now(self, table: TableId, seat: Seat) -> None:
        """Tries to deliver a hand before going on. Where it cannot be, nothing is said at the table."""
        slot = Slot(table, f"hand-{seat}")
        self._quiet.add(slot)
        await self._coalescer.run(slot)
        self._quiet.discard(slot)

    def somebody_talked(self, channel: int, message: int) -> None:
        """Others have written in this channel, so the board has moved up."""
        self._talked[channel] = max(message, self._talked.get(channel, 0))

    def may_write(self, channel: int) -> None:
        """Somebody is using this channel: it may be open again."""
        self._shut.discard(channel)

    def is_shut(self, channel: int) -> bool:
        """Whether Discord last refused our writing there."""
        return channel in self._shut

    def bring_down(self, table: TableId) -> None:
        """Posts the board anew at the bottom."""
        self._wanted_down.add(Slot(table, "board"))
        self._coalescer.poke(Slot(table, "board"))

    async def note_shown(self, scene: Scene, message: int, page: Page) -> None:
        """The press of a hand has itself shown the new hand there: nothing is left to be sent."""
        slot = Slot(scene.sheet.id, f"hand-{scene.sight.seat}")
        stored = await self._stored(slot)
        if stored is not None and stored.message == message:
            await self._keep(slot, scene.sight, stored, page.digest())

    async def is_stored(self, table: TableId, message: int) -> bool:
        """Whether this message is the one that shows the table, or a hand of it."""
        return any(m.message == message for m in await self._tables.messages(table))

    async def drain(self, seconds: float) -> None:
        """Waits for what is on its way."""
        await self._coalescer.drain(seconds)

    def is_busy(self) -> bool:
        """Whether anything is on its way."""
        return self._coalescer.is_busy()

    async def link(self, sheet: Sheet) -> str:
        """Where the table's board is."""
        stored = await self._stored(Slot(sheet.id, "board"))
        place = f"https://discord.com/channels/{sheet.guild}/{sheet.channel}"
        return place if stored is None else f"{place}/{stored.message}"

    # -- one message

    async def _tell(self, key: Hashable) -> None:
        assert isinstance(key, Slot)
        await self._guarded(key)

    async def _guarded(self, slot: Slot) -> None:
        """Tells one message, never raises; where the network or Discord failed, comes back to it later."""
        try:
            await self._tell_slot(slot)
            self._failures.pop(slot, None)
        except NoTable:
            return
        except LOST as error:
            self._come_back(slot, error)
        except Exception as error:
            faults.report(error)

    def _come_back(self, slot: Slot, error: Exception) -> None:
        failures = self._failures.get(slot, 0)
        if failures >= len(WAITS):
            _log.warning("table %s %s: given up: %s", slot.table, slot.name, type(error).__name__)
            return
        self._failures[slot] = failures + 1
        wait = error.retry_after if isinstance(error, discord.RateLimited) else WAITS[failures]
        _log.info("table %s %s: again in %.0f s: %s", slot.table, slot.name, wait, type(error).__name__)
        asyncio.get_running_loop().call_later(wait, self._coalescer.poke, slot)

    async def _tell_slot(self, slot: Slot) -> None:
        kind = slot.name.partition("-")[0]
        sight = await self._tables.sight(slot.table, None)
        if not self._is_wanted(slot.name, sight):
            await self._withdraw(slot)
        elif kind == "board":
            await self._tell_board(slot)
        elif kind == "hand":
            await self._tell_hand(slot, sight.table)

    def _is_wanted(self, name: str, sight: Sight) -> bool:
        """Whether a message of this name has still something to say."""
        if name == "board":
            return True
        kind, _, number = name.partition("-")
        seat = int(number)
        if seat >= len(sight.table.chairs) or sight.table.chairs[seat].person is None:
            return False
        if kind == "notice":
            return sight.view is not None and sight.outcome is None and seat in sight.view.waiting
        return True

    # -- the board

    async def _tell_board(self, slot: Slot) -> None:
        scene = await self._scenes.public(slot.table)
        sheet = scene.sheet
        if sheet.channel in self._shut:
            return
        here = await self._tables.in_channel(sheet.channel) in (None, slot.table)
        page = await board(scene, self._games[sheet.game], here=here)
        try:
            await self._put(slot, scene.sight, sheet.channel, page, moves=True)
        except discord.HTTPException as error:
            if error.code not in GONE_CHANNEL:
                raise
            _log.warning("channel %s: not allowed to write: code %s", sheet.channel, error.code)
            self._shut.add(sheet.channel)

    async def _put(self, slot: Slot, sight: Sight, channel: int, page: Page, *, moves: bool = False) -> None:
        """Shows the page in the slot's message: nothing, an edit, or a new message for the old one."""
        digest = page.digest()
        old = await self._stored(slot)
        wanted_down = slot in self._wanted_down
        self._wanted_down.discard(slot)
        # An unchanged board stays where it is, whoever has talked: only then does a secret move show nowhere.
        if old is not None and old.digest == digest and old.channel == channel and not wanted_down:
            await self._keep(slot, sight, old, digest)
            return
        stays = old is not None and old.channel == channel and not wanted_down
        if (
            old is not None
            and stays
            and not (moves and self._has_moved_up(old))
            and await self._edit(old, page)
        ):
            await self._keep(slot, sight, msgspec.structs.replace(old, version=old.version + 1), digest)
            return
        gone = old is None or await self._delete(old)
        await self._post(slot, sight, channel, page, 1 if old is None else old.version + 1)
        if old is not None and not gone:
            await self._delete(old)

    async def _post(self, slot: Slot, sight: Sight, channel: int, page: Page, version: int) -> None:
        place = self._bot.get_partial_messageable(channel)
        sent = await place.send(
            view=page.view,
            files=page.files(),
            nonce=nonce(slot, version),
            allowed_mentions=page.mentions(),
        )
        if slot in self._recovering:
            # The nonce may have answered with the message posted just before the crash, as it was then.
            await sent.edit(view=page.view, attachments=page.files())
            self._recovering.discard(slot)
        new = Message(slot.table, slot.name, channel, sent.id, "", version, 0)
        await self._keep(slot, sight, new, page.digest())

    async def _edit(self, old: Message, page: Page) -> bool:
        """Edits in place; False where the message is gone or lies in an archived thread."""
        try:
            await self._partial(old).edit(view=page.view, attachments=page.files())
        except discord.HTTPException as error:
            if error.code not in (MESSAGE_GONE, ARCHIVED):
                raise
            return False
        return True

    async def _delete(self, old: Message) -> bool:
        """Takes a message away; False where its thread is archived, which the next post opens again."""
        try:
            await self._partial(old).delete()
        except discord.HTTPException as error:
            if error.code not in (MESSAGE_GONE, ARCHIVED, *GONE_CHANNEL):
                raise
            return error.code != ARCHIVED
        return True

    def _partial(self, message: Message) -> discord.PartialMessage:
        return self._bot.get_partial_messageable(message.channel).get_partial_message(message.message)

    def _has_moved_up(self, old: Message) -> bool:
        return self._talked.get(old.channel, 0) > old.message or self.now() - _posted(old) > HOUR

    # -- the hands

    async def _tell_hand(self, slot: Slot, sheet: Sheet) -> None:
        seat = Seat(int(slot.name.partition("-")[2]))
        person = sheet.chairs[seat].person
        assert person is not None
        if (await self._tables.person(person)).dm_closed_until > self.now() or self._dm_pause > self.now():
            return
        try:
            channel = await self._dm(person)
            scene = await self._scenes.private(slot.table, seat, person)
            walk = await self.opening(scene, person)
            page = await hands.hand(scene, walk, self.heading(sheet))
            await self._put(slot, scene.sight, channel, page)
        except discord.HTTPException as error:
            await self._refused(slot, sheet, seat, person, error)

    async def opening(self, scene: Scene, person: int) -> picker.Walk | None:
        """The question that a seat is shown at once: its first, where the table waits for it."""
        sight = scene.sight
        if sight.view is None or sight.seat not in sight.view.waiting or not sight.questions:
            return None
        first = sight.questions[0]
        at = picker.Question(scene.sheet.id, first.seat, person, first.number)
        return await picker.begin(self._tables, at)

    def heading(self, sheet: Sheet) -> Heading:
        """What stands above a hand read away from its table. It links to the channel, for boards move."""
        place = self._bot.get_guild(sheet.guild)
        name = discord.utils.escape_markdown(place.name) if place else str(sheet.guild)
        return Heading(name, sheet.channel, f"https://discord.com/channels/{sheet.guild}/{sheet.channel}")

    async def _dm(self, person: int) -> int:
        """Somebody's channel of direct messages; never from a stored message, for seats change hands."""
        if person not in self._dms:
            self._dms[person] = (await self._bot.create_dm(discord.Object(person))).id
        return self._dms[person]

    async def _refused(
        self, slot: Slot, sheet: Sheet, seat: Seat, person: int, error: discord.HTTPException
    ) -> None:
        """Direct messages do not arrive: remembered for a day, and said once at the table."""
        if error.code == DM_TOO_FAST:
            self._dm_pause = self.now() + 10 * 60
            return
        if error.code not in DM_CLOSED:
            raise error
        until = int(self.now()) + DM_CLOSED_FOR
        await self._tables.set_person(person, dm_closed_until=until)
        await self._tables.forget(slot.table, slot.name)
        if slot not in self._quiet and (slot.table, person) not in self._told_closed:
            self._told_closed.add((slot.table, person))
            await self._call(sheet, seat, person, "notice-dm-closed")

    # -- notices

    async def ring(self, ring: Ring) -> None:
        """Tells somebody, once a turn, that the table waits for him."""
        sight = await self._tables.sight(ring.table, None)
        if self._is_wanted(f"notice-{ring.seat}", sight):
            await self._call(sight.table, ring.seat, ring.person, "notice-turn")

    async def _call(self, sheet: Sheet, seat: Seat, person: int, id: str) -> None:
        """Posts a line for one person at the table, which goes when he has moved."""
        slot = Slot(sheet.id, f"notice-{seat}")
        sight = await self._tables.sight(sheet.id, None)
        speech = await self._scenes.speech(person)
        link = f"[{speech.say('notice-link')}]({await self.link(sheet)})"
        text = speech.say(id, who=f"<@{person}>", game=speech.say(f"{sheet.game}-name"), link=link)
        if sheet.channel in self._shut:
            return
        old = await self._stored(slot)
        if old is not None:
            await self._delete(old)
        page = Page([words(text)], calls=[person])
        await self._post(slot, sight, sheet.channel, page, 1 if old is None else old.version + 1)

    async def _withdraw(self, slot: Slot) -> None:
        old = await self._stored(slot)
        if old is not None:
            await self._delete(old)
            await self._tables.forget(slot.table, slot.name)

    # -- what is kept

    async def _stored(self, slot: Slot) -> Message | None:
        found = (m for m in await self._tables.messages(slot.table) if m.slot == slot.name)
        return next(found, None)

    async def _keep(self, slot: Slot, sight: Sight, message: Message, digest: str) -> None:
        at = message.at if message.digest == digest else int(self.now())
        await self._tables.shown(msgspec.structs.replace(message, digest=digest, at=at), sight.upto)


def nonce(slot: Slot, version: int) -> str:
    """The same for the same sending, so that Discord takes a repeated one for what it is."""
    return hashlib.sha256(f"{slot.table}:{slot.name}:{version}".encode()).hexdigest()[:24]


def _posted(message: Message) -> float:
    """When a message was posted, by its id."""
    return discord.utils.snowflake_time(message.message).timestamp()
