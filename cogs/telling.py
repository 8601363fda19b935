"""Telling: after a commit each message that shows the table is brought up to date, where it differs.

What a message showed last is kept as a digest; where the new page has the same, nothing is sent. A crash
between commit and telling loses nothing: at the start every table that is due is told again. Telling twice
is harmless, and a board with live buttons exists at most once, for the old one goes before the new one comes.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Hashable, Sequence
from typing import Final, NamedTuple

import aiohttp
import discord
from discord.ext import commands

from cogs import faults, hands, picker
from cogs.absence import NOBODY_THERE, Absence
from cogs.boards import board
from cogs.coalescing import Coalescer
from cogs.hands import Heading
from cogs.layouts import Page, literal, words
from cogs.posting import BOARD, NO_PLACE, Poster, Slot, digest_of
from cogs.scenes import Scene, Scenes
from games.contract import Seat
from games.errors import GameOver
from tables.errors import NoTable, NotSeated, StaleQuestion
from tables.service import Tables
from tables.sights import Ring, Sheet, Sight, TableId

DM_CLOSED_FOR: Final = 24 * 3600
WAITS: Final = (1.0, 4.0, 15.0, 60.0, *[300.0] * 20)
AT_ONCE: Final = 16
LOST: Final = (discord.DiscordServerError, aiohttp.ClientError, OSError, discord.RateLimited)
DM_CLOSED: Final = frozenset((50007, 50278, 10013))
DM_TOO_FAST: Final = 40003
CHANNEL_GONE: Final = 10003
RUNG: Final = "!"
"""Marks in the digest of a notice that it has rung."""

_log = logging.getLogger(__name__)


class Call(NamedTuple):
    """A person who is to be called, the id of what he is told, whether by a direct message, and why."""

    person: int
    id: str
    direct: bool = False
    ring: Ring | None = None

    @property
    def private(self) -> bool:
        """Whether he is told by a direct message or not at all."""
        return self.ring is not None and self.ring.private


class Teller:
    """Keeps the messages of all tables true."""

    def __init__(
        self, bot: commands.Bot, tables: Tables, scenes: Scenes, now: Callable[[], float] = time.time
    ) -> None:
        self._bot = bot
        self._tables = tables
        self._scenes = scenes
        self.now = now
        self.poster = Poster(bot, tables, now)
        self._coalescer = Coalescer(self._tell, AT_ONCE)
        self._shut: set[int] = set()
        self._dms: dict[int, int] = {}
        self._dm_pause = 0.0
        self._told_closed: set[tuple[TableId, int]] = set()
        self._quiet: set[Slot] = set()
        self._calls: dict[Slot, Call] = {}
        self._failures: dict[Slot, int] = {}
        self._asked: dict[Slot, tuple[int, str]] = {}
        self._games = {info.key: info for info in tables.catalogue()}
        self.absence = Absence(bot, tables, self)

    # -- what others ask for

    async def tell(self, table: TableId, *, resting: Collection[Seat] = ()) -> None:
        """Brings every message of the table up to date, soon; the hands of `resting` seats later."""
        sight = await self._tables.sight(table, None)
        self._coalescer.poke(Slot(table, BOARD))
        for seat, chair in enumerate(sight.table.chairs):
            if chair.person is not None and seat not in resting:
                self._coalescer.poke(Slot(table, f"hand-{seat}"))
        for message in await self._tables.messages(table):
            if not await self._is_wanted(Slot(table, message.slot), sight):
                self._coalescer.poke(Slot(table, message.slot))

    async def recover(self) -> None:
        """After a start: tells every table again that was not told everything."""
        for table in await self._tables.due():
            try:
                await self._recover(table)
            except Exception as error:  # one table's fault must not stop the others
                faults.report(error)

    async def _recover(self, table: TableId) -> None:
        sight = await self._tables.sight(table, None)
        names = [BOARD, *(f"hand-{seat}" for seat in range(len(sight.table.chairs)))]
        self.poster.be_unsure(Slot(table, name) for name in names)
        await self.tell(table)

    async def tell_now(self, table: TableId, seat: Seat) -> None:
        """Tries to deliver a hand before going on. Where it cannot be, nothing is said at the table."""
        slot = Slot(table, f"hand-{seat}")
        self._quiet.add(slot)
        await self._coalescer.run(slot)
        self._quiet.discard(slot)

    def may_write(self, channel: int) -> None:
        """Somebody is using this channel: it may be open again."""
        self._shut.discard(channel)

    def bring_down(self, table: TableId) -> None:
        """Posts the board anew at the bottom."""
        slot = Slot(table, BOARD)
        self.poster.want_down(slot)
        self._coalescer.poke(slot)

    async def note_shown(self, scene: Scene, message: int, page: Page, walk: picker.Walk | None) -> None:
        """The press of a hand has itself shown the new hand there: nothing is left to be sent."""
        slot = Slot(scene.sheet.id, f"hand-{scene.sight.seat}")
        stored = await self.poster.stored(slot)
        if stored is not None and stored.message == message:
            self._note_question(slot, scene, walk)
            await self.poster.keep(slot, scene.sight, stored, digest_of(scene.sight, page, scene.taste))

    async def drain(self, seconds: float) -> None:
        """Waits for what is on its way."""
        await self._coalescer.drain(seconds)

    def is_busy(self) -> bool:
        """Whether anything is on its way."""
        return self._coalescer.is_busy()

    async def link(self, sheet: Sheet) -> str:
        """Where the table's board is."""
        stored = await self.poster.stored(Slot(sheet.id, BOARD))
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
        except (StaleQuestion, NotSeated, GameOver):
            self._coalescer.poke(slot)  # meanwhile somebody has moved, or sits elsewhere: look again
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
        sight = await self._tables.sight(slot.table, None)
        if self._bot.get_guild(sight.table.guild) is None:
            return  # the server has let us go: there is nobody whom we could reach
        if sight.table.phase == "unreadable" and slot.name != BOARD:
            return  # what it showed last is the last that is known
        call = self._calls.get(slot)
        if not await self._is_wanted(slot, sight) and (call is None or call.id != "notice-dm-closed"):
            await self._called(slot)
            await self.poster.withdraw(slot)
        elif slot.name == BOARD:
            await self._tell_board(slot)
        elif slot.kind == "hand":
            await self._tell_hand(slot, sight.table)
        elif call is not None:
            await self._post_call(slot, sight, call)
            await self._called(slot)

    async def _is_wanted(self, slot: Slot, sight: Sight) -> bool:
        """Whether a message has still something to say."""
        if slot.name == BOARD:
            return True
        if slot.seat >= len(sight.table.chairs) or sight.table.chairs[slot.seat].person is None:
            return False
        if slot.kind == "gone":
            stored = await self.poster.stored(slot)
            return slot in self._calls or (stored is not None and stored.digest == str(sight.table.channel))
        if slot.kind == "word":
            return slot in self._calls or await self._is_of_this_turn(slot)
        return slot.kind != "notice" or await self._is_waited_for(slot, sight)

    async def _is_waited_for(self, slot: Slot, sight: Sight) -> bool:
        """Whether a notice is of this turn: who has moved and is to move again is called anew."""
        if sight.view is None or sight.outcome is not None or slot.seat not in sight.view.waiting:
            return False
        stored = await self.poster.stored(slot)
        return stored is None or slot in self._calls or await self._is_of_this_turn(slot)

    async def _is_of_this_turn(self, slot: Slot) -> bool:
        """Whether the question that a notice came for is the one that is asked now."""
        stored = await self.poster.stored(slot)
        return stored is not None and stored.digest.strip(RUNG) == await self._turn(slot)

    async def _turn(self, slot: Slot) -> str:
        """The number of the question that the seat is to answer."""
        questions = (await self._tables.sight(slot.table, Seat(slot.seat))).questions
        return str(questions[0].number) if questions else ""

    # -- the board

    async def _tell_board(self, slot: Slot) -> None:
        scene = await self._scenes.public(slot.table)
        sheet = scene.sheet
        if sheet.channel in self._shut:
            return
        here = await self._tables.in_channel(sheet.channel) in (None, slot.table)
        page = await board(scene, self._games.get(sheet.game), here=here)
        place = await self._tables.place(sheet.channel)
        async with self._shutting(sheet.channel):
            await self.poster.put(slot, scene.sight, sheet.channel, page, f"{place} {here}", moves=True)

    # -- the hands

    async def _tell_hand(self, slot: Slot, sheet: Sheet) -> None:
        seat = Seat(slot.seat)
        person = sheet.chairs[seat].person
        assert person is not None
        if (await self._tables.person(person)).dm_closed_until > self.now() or self._dm_pause > self.now():
            return
        try:
            channel = await self._dm(person)
            scene = await self._scenes.private(slot.table, seat, person)
            walk = await self.opening(scene, person)
            if await self._is_choosing(slot, scene, walk, channel):
                return
            page = await hands.hand(scene, walk, self.heading(sheet))
            await self.poster.put(slot, scene.sight, channel, page, scene.taste)
            self._note_question(slot, scene, walk)
        except discord.HTTPException as error:
            await self._refused(slot, person, sheet.guild, error)

    async def _is_choosing(self, slot: Slot, scene: Scene, walk: picker.Walk | None, channel: int) -> bool:
        """Whether its reader has this very question before him: then what others do must not touch it.

        An edit would close the list that he has open and take his half-made choice away.
        """
        stored = await self.poster.stored(slot)
        if walk is None or stored is None or stored.channel != channel:
            return False
        if self._asked.get(slot) != (walk.question.number, scene.taste):
            return False
        await self.poster.keep(slot, scene.sight, stored, stored.digest)
        return True

    def _note_question(self, slot: Slot, scene: Scene, walk: picker.Walk | None) -> None:
        if walk is None:
            self._asked.pop(slot, None)
        else:
            self._asked[slot] = (walk.question.number, scene.taste)

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
        name = literal(place.name) if place else str(sheet.guild)
        return Heading(name, sheet.channel, f"https://discord.com/channels/{sheet.guild}/{sheet.channel}")

    async def _dm(self, person: int) -> int:
        """Somebody's channel of direct messages; never from a stored message, for seats change hands."""
        if person not in self._dms:
            self._dms[person] = (await self._bot.create_dm(discord.Object(person))).id
        return self._dms[person]

    async def _refused(self, slot: Slot, person: int, guild: int, error: discord.HTTPException) -> None:
        """Direct messages do not arrive: remembered for a day, and said once at the table."""
        if error.code == DM_TOO_FAST:
            self._dm_pause = self.now() + 10 * 60
            return
        if error.code not in DM_CLOSED:
            raise error
        until = int(self.now()) + DM_CLOSED_FOR
        await self._tables.set_person(person, dm_closed_until=until)
        await self.poster.forget(slot)
        if error.code in NOBODY_THERE and await self.absence.look(person, guild):
            return
        if slot not in self._quiet and (slot.table, person) not in self._told_closed:
            self._told_closed.add((slot.table, person))
            self._call(Slot(slot.table, f"notice-{slot.seat}"), Call(person, "notice-dm-closed"))

    # -- notices

    def ring(self, ring: Ring) -> None:
        """Tells somebody, once a turn, that the table waits for him; or that its game is over.

        What the table may not know of has a message of its own, for that of the turn stands where all see it.
        """
        kind = "over" if ring.what == "over" else "word" if ring.private else "notice"
        is_direct = ring.private or ring.how == "dm"
        call = Call(ring.person, f"notice-{ring.what}", is_direct, ring)
        self._call(Slot(ring.table, f"{kind}-{ring.seat}"), call)

    def channel_gone(self, table: TableId, seat: int, person: int) -> None:
        """Tells somebody directly that the channel of his game is gone, and how to go on."""
        self._call(Slot(table, f"gone-{seat}"), Call(person, "notice-channel-gone", direct=True))

    async def digest(self, rings: Sequence[Ring], page: Page) -> None:
        """A person's notices of a day together; who takes no direct messages finds them by `/my-games`."""
        try:
            place = self._bot.get_partial_messageable(await self._dm(rings[0].person))
            await place.send(view=page.view, allowed_mentions=discord.AllowedMentions.none())
        except LOST as error:
            _log.info("a digest: again at the next look: %s", type(error).__name__)
            for ring in rings:
                self._tables.untold(ring)
            return
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                faults.report(error)
        for ring in rings:
            await self._tables.told(ring)

    def _call(self, slot: Slot, call: Call) -> None:
        self._calls[slot] = call
        self._coalescer.poke(slot)

    async def _called(self, slot: Slot) -> None:
        """He has been told, or needs not be any more."""
        call = self._calls.pop(slot, None)
        if call is not None and call.ring is not None:
            await self._tables.told(call.ring)

    async def _post_call(self, slot: Slot, sight: Sight, call: Call) -> None:
        """Posts a line for one person at the table, which goes when he has moved."""
        sheet = sight.table
        mark = RUNG if call.ring is not None else ""
        digest = str(sheet.channel) if slot.kind == "gone" else await self._turn(slot) + mark
        stored = await self.poster.stored(slot)
        if call.ring is not None and stored is not None and stored.digest == digest:
            return  # told before a crash
        speech = await self._scenes.speech(call.person)
        link = f"[{speech.say('notice-link')}]({await self.link(sheet)})"
        game = speech.say(f"{sheet.game}-name")
        text = speech.say(call.id, who=f"<@{call.person}>", game=game, link=link)
        page = Page([words(text)], calls=[call.person])
        await self.poster.withdraw(slot)
        if call.direct and await self._post_direct(slot, sight, call, page, digest):
            return
        if not call.private and sheet.channel not in self._shut:
            async with self._shutting(sheet.channel):
                await self.poster.post(slot, sight, sheet.channel, page, 1, digest=digest)

    async def _post_direct(self, slot: Slot, sight: Sight, call: Call, page: Page, digest: str) -> bool:
        """The same by a direct message; False where those do not arrive, and the table must do."""
        try:
            await self.poster.post(slot, sight, await self._dm(call.person), page, 1, digest=digest)
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                raise
            return False
        return True

    @contextlib.asynccontextmanager
    async def _shutting(self, channel: int) -> AsyncIterator[None]:
        """A channel that is gone or refuses us is left alone, until somebody uses it again."""
        try:
            yield
        except discord.HTTPException as error:
            if error.code not in NO_PLACE:
                raise
            _log.warning("channel %s: not allowed to write: code %s", channel, error.code)
            self._shut.add(channel)
            if error.code == CHANNEL_GONE:
                await self.absence.channel_gone(channel)
