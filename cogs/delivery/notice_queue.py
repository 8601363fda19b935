"""Notices that are to be sent: by the slots of their messages, or together in one message a day."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

import discord

from cogs.delivery.messages import NOBODY, Address, Poke
from cogs.delivery.people import DirectMessages, is_closed_by
from cogs.delivery.retries import LOST, Retries
from cogs.wire.layouts import Page
from tables.service import Tables
from tables.views import DueNotice, Slot, SlotKind

NOTICES: Final[tuple[SlotKind, ...]] = ("turn", "private", "start", "over", "gone")
"""Kinds of messages that are notices."""
KINDS: Final[dict[str, SlotKind]] = {"over": "over", "full": "start", "unstarted": "start"}
"""Kinds of the messages of notices that are not about a turn."""


class Notice(NamedTuple):
    """A notice by the id of its text. `ring` is the due notice that it is sent for."""

    id: str
    direct: bool = False
    ring: DueNotice | None = None


class NoticeQueue:
    """Notices by message. `poke` requests that a message is sent."""

    def __init__(self, tables: Tables, direct: DirectMessages, retries: Retries, poke: Poke) -> None:
        self._tables = tables
        self._direct = direct
        self._retries = retries
        self._poke = poke
        self._pending: dict[Address, Notice] = {}

    def notify(self, ring: DueNotice) -> None:
        """Notifies a person, once a turn, that they are to move; or that their game is over.

        Private notices have a slot of their own, because the turn's notice is public.
        """
        kind = KINDS.get(ring.what, "private" if ring.private else "turn")
        notice = Notice(f"notice-{ring.what}", ring.private or ring.how == "dm", ring)
        self.put(Address(ring.table, Slot(kind, ring.seat, ring.person)), notice)

    def put(self, at: Address, notice: Notice) -> None:
        """Requests that a notice is sent."""
        self._pending[at] = notice
        self._poke(at)

    def get(self, at: Address) -> Notice | None:
        """The notice that is to be sent as this message."""
        return self._pending.get(at)

    async def finish(self, at: Address) -> None:
        """Clears a notice, because it was sent or is obsolete."""
        notice = self._pending.pop(at, None)
        if notice is not None and notice.ring is not None:
            await self._tables.notices.clear(notice.ring)

    async def digest(self, rings: Sequence[DueNotice], page: Page) -> None:
        """Sends a person's notices of a day in one message, unless their direct messages are closed.

        After a failure they are due again later.
        """
        key = f"digest-{rings[0].person}"
        try:
            await (await self._direct.open(rings[0].person)).send(view=page.view, allowed_mentions=NOBODY)
        except (*LOST, discord.HTTPException) as error:
            if not is_closed_by(error):
                self._retries.again(key, error, partial(self._due_again, rings))
                return
        self._retries.done(key)
        for ring in rings:
            await self._tables.notices.clear(ring)

    def _due_again(self, rings: Sequence[DueNotice]) -> None:
        for ring in rings:
            self._tables.notices.retry(ring)
