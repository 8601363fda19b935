"""Reaches people: opens their direct messages, and finds out who has left a server.

Discord reports departures only to bots with the privileged members intent, which this one does not use. So
membership is checked before a notice is sent, when a direct message fails, and when somebody presses a button
outside the server.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

import discord

from cogs.delivery.retries import LOST, Clock, Postponed, Retries
from cogs.wire.shards import ShardedBot
from tables.service import Tables
from tables.views import DueNotice, TableId

Update = Callable[[TableId], Awaitable[object]]
DM_CLOSED: Final = frozenset((50007, 50278, 10013))
QUARANTINED: Final = 20026
"""Error code: Discord lets the bot open no direct messages."""
DM_CLOSED_FOR: Final = 24 * 3600
DM_PAUSE: Final = 600.0
DM_TOO_FAST: Final = 40003
NOT_HERE: Final = frozenset((10007, 10013))
"""Error codes: unknown member, unknown user."""
NOBODY_THERE: Final = frozenset((50278, 10013))
"""Error codes of a direct message that fails because there is no common server or no such user."""
KNOWN_FOR: Final = 60.0
"""Seconds for which a member who was found is not checked again."""
UNKNOWN_FOR: Final = 10.0
"""The same after a check that failed."""
MOST_KNOWN: Final = 10_000
LOOK_FOR: Final = 1.5
"""Seconds that a press waits for the check whether its user is in the server."""

_log = logging.getLogger(__name__)


def is_closed_by(error: Exception) -> bool:
    """Returns whether an error says that the bot cannot write to a person: any 403 does but for haste."""
    if not isinstance(error, discord.HTTPException):
        return False
    return error.code in DM_CLOSED or (error.status == 403 and error.code != DM_TOO_FAST)


class DirectMessages:
    """Opens direct messages. Those of a person that are closed are left alone for a day."""

    def __init__(self, bot: ShardedBot, tables: Tables, retries: Retries, now: Clock) -> None:
        self._bot = bot
        self._tables = tables
        self._retries = retries
        self._now = now
        self._channels: dict[int, int] = {}
        self._paused_until = 0.0

    async def channel(self, person: int) -> int:
        """The id of the channel of a person's direct messages."""
        if person not in self._channels:
            try:
                self._channels[person] = (await self._bot.create_dm(discord.Object(person))).id
            except discord.HTTPException as error:
                if error.code == QUARANTINED:
                    _log.error(
                        "Discord has quarantined the bot (code 20026): it opens no direct messages; see the"
                        " developer portal for how to appeal"
                    )
                raise
        return self._channels[person]

    async def open(self, person: int) -> discord.PartialMessageable:
        """The channel of a person's direct messages."""
        return self._bot.get_partial_messageable(await self.channel(person))

    async def is_closed(self, person: int) -> bool:
        """Returns whether a person's direct messages were closed within the last day."""
        return (await self._tables.settings.person(person)).dm_closed_until > self._now()

    def check_pause(self) -> None:
        """Raises Postponed if they were opened too fast."""
        if self._paused_until > self._now():
            raise Postponed(self._paused_until - self._now())

    async def refused(self, person: int, error: discord.HTTPException) -> None:
        """Stores that a person's direct messages are closed; raises the error if it does not say so."""
        if error.code == DM_TOO_FAST:
            self._paused_until = self._now() + DM_PAUSE
            raise Postponed(DM_PAUSE)
        if not is_closed_by(error):
            raise error
        self._retries.count(error)
        until = int(self._now()) + DM_CLOSED_FOR
        await self._tables.settings.set_person(person, lambda p: replace(p, dm_closed_until=until))


class Members:
    """Checks if people are in servers. `changed` is called with tables asked about one who is not."""

    def __init__(self, bot: ShardedBot, tables: Tables, changed: Update) -> None:
        self._bot = bot
        self._tables = tables
        self._changed = changed
        self._present_until: dict[tuple[int, int], float] = {}

    async def has_recipient_left(self, ring: DueNotice) -> bool:
        """Returns whether a notice's recipient has left the server; the table is then asked instead.

        Never for a notice that the table must not learn of.
        """
        if ring.what == "over" or ring.private:
            return False
        info = await self._tables.info(ring.table)
        return not info.is_direct and await self.check_left(ring.person, info.guild)

    async def check_left(self, person: int, guild: int) -> bool:
        """Returns whether this person has left the server, after starting the poll at their tables there."""
        if not await self._has_left(person, guild):
            return False
        for table in await self._tables.midgame.missing(person, guild):
            await self._changed(table)
        return True

    def note_present(self, person: int, guild: int) -> None:
        """Records that this person is in the server."""
        self._remember(person, guild, KNOWN_FOR)

    async def may_play(self, person: int, guild: int) -> bool:
        """Returns whether this person is still in the server; True if Discord does not say.

        A positive result is kept for a minute. After a negative one their tables are asked.
        """
        if self._present_until.get((person, guild), 0.0) > time.monotonic():
            return True
        try:
            return not await asyncio.wait_for(self.check_left(person, guild), LOOK_FOR)
        except TimeoutError:
            self._remember(person, guild, UNKNOWN_FOR)
            return True

    def _remember(self, person: int, guild: int, seconds: float) -> None:
        now = time.monotonic()
        if len(self._present_until) >= MOST_KNOWN:
            self._present_until = {who: until for who, until in self._present_until.items() if until > now}
        self._present_until[person, guild] = now + seconds

    async def _has_left(self, person: int, guild: int) -> bool:
        """Asks Discord; False if the request fails."""
        place = self._bot.get_guild(guild)
        if place is None or place.unavailable:
            return False
        try:
            await place.fetch_member(person)
        except (*LOST, discord.HTTPException) as error:
            if getattr(error, "code", 0) in NOT_HERE:
                return True
            self._remember(person, guild, UNKNOWN_FOR)
            return False
        self.note_present(person, guild)
        return False
