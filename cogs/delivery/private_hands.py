"""Keeps the private answers that show a hand up to date while Discord lets them be edited.

Discord accepts edits of a private answer for 15 minutes, with the token of its interaction. Tokens are kept
in memory only, so after a restart nothing is tried; a press on such an answer shows the hand anew.
"""

import contextlib
from collections.abc import Iterator
from typing import Final, NamedTuple

import discord

from cogs.delivery.engine import Engine
from cogs.delivery.hands import Asking, asking
from cogs.delivery.messages import digest_of, is_same
from cogs.delivery.retries import LOST, Clock, Retries
from cogs.pages import hands
from cogs.pages.hands import HandPages
from cogs.pages.picker import Walk
from cogs.pages.reader import Reader, Readers
from cogs.wire.layouts import Page
from cogs.wire.responses import GONE, Response
from games.contract import Seat
from tables.errors import NoTable, NotSeated
from tables.projection import Seated
from tables.service import Tables
from tables.views import TableId

OLD_AFTER: Final = 14 * 60
"""Seconds after which a private hand is marked as old."""
TOKEN_LIFE: Final = 15 * 60
"""Seconds after which Discord accepts no more edits of it."""
AT_ONCE: Final = 8


class Key(NamedTuple):
    """The table and the person of a private hand."""

    table: TableId
    person: int


class PrivateHand:
    """The response that shows a hand, and what it shows."""

    def __init__(
        self, response: Response, reader: Reader, page: Page, walk: Walk | None, since: float
    ) -> None:
        assert reader.table_view.seat is not None
        self.key = Key(reader.info.id, response.interaction.user.id)
        self.response = response
        self.seat: Seat = reader.table_view.seat
        self.since = since
        self.presses = 0
        """Number of presses on it that are being handled; they edit it themselves."""
        self.wanted = 0
        """Length of the table's log when an update was last requested."""
        self.note(reader, page, walk)

    def note(self, reader: Reader, page: Page, walk: Walk | None) -> None:
        """Records what it shows."""
        self.upto = reader.table_view.upto
        self.digest = digest_of(reader.table_view, page, reader.taste)
        self.asking: Asking | None = asking(reader, walk)

    def doubt(self) -> None:
        """Records that it may show something else."""
        self.digest, self.asking, self.upto = "", None, -1


class PrivateHands:
    """The newest private hand of each person at each table."""

    def __init__(
        self, tables: Tables, readers: Readers, pages: HandPages, retries: Retries, now: Clock
    ) -> None:
        self._tables = tables
        self._readers = readers
        self._pages = pages
        self._retries = retries
        self._now = now
        self._held: dict[Key, PrivateHand] = {}
        self.engine = Engine(self._work, AT_ONCE, retries)

    async def note(self, response: Response, reader: Reader, page: Page, walk: Walk | None) -> None:
        """Records that a response shows a hand. The person's former private hand at the table is deleted."""
        new = PrivateHand(response, reader, page, walk, self._now())
        former = self._held.pop(new.key, None)
        if _may_change(reader):
            self._held[new.key] = new
        if former is not None and former.response.message != response.message:
            await _delete(former)

    def is_pressed(self, response: Response) -> bool:
        """Returns whether the pressed message shows a hand."""
        return self._pressed(response) is not None

    def _pressed(self, response: Response) -> PrivateHand | None:
        pressed = response.interaction.message
        if pressed is None:
            return None
        return next((held for held in self._held.values() if held.response.message == pressed.id), None)

    def update(self, table: TableId, upto: int) -> None:
        """Requests an update of the private hands of a table, whose log has this length."""
        for key, held in self._held.items():
            if key.table == table:
                held.wanted = upto
                self.engine.poke(key)

    def expire(self, *, everything: bool = False) -> None:
        """Marks those that can hardly be edited any more as old; `everything`: all, before a stop."""
        for key, held in self._held.items():
            if everything:
                held.since = 0.0
            if self._is_old(held):
                self.engine.poke(key)

    def _is_old(self, held: PrivateHand) -> bool:
        return self._now() - held.since >= OLD_AFTER

    @contextlib.contextmanager
    def pressed(self, response: Response) -> Iterator[None]:
        """A context in which a press is handled. If it is on a private hand, only the press edits that."""
        held = self._pressed(response)
        if held is None:
            yield
            return
        held.presses += 1
        try:
            yield
        finally:
            held.presses -= 1
            if response.has_replaced:
                self._drop(held)
            now = self._held.get(held.key)
            if now is not None and held.wanted > now.upto:
                self.engine.poke(held.key)

    # -- one private hand

    async def _work(self, key: Key) -> None:
        """Updates one private hand. One that cannot be edited any more is dropped."""
        held = self._held.get(key)
        if held is None or (held.presses and not self._is_old(held)):
            return  # `_released` goes on
        try:
            await self._update(held)
        except (*LOST, discord.HTTPException) as error:
            held.doubt()
            is_gone = isinstance(error, discord.NotFound) or getattr(error, "code", 0) in GONE
            if not is_gone and self._now() - held.since < TOKEN_LIFE:
                raise
            self._drop(held)

    def _drop(self, held: PrivateHand) -> None:
        if self._held.get(held.key) is held:
            del self._held[held.key]
            self._retries.done(held.key)

    async def _update(self, held: PrivateHand) -> None:
        table, person = held.key
        if self._is_old(held):
            await self._revise(held, hands.old(await self._readers.speech(person), table, held.seat))
            self._drop(held)
            return
        try:
            now = await self._tables.fetch(table)
            reader = await self._readers.private(Seated(now, held.seat, person))
        except (NotSeated, NoTable):
            self._drop(held)
            await _delete(held)
            return
        await self._show(held, reader)
        if not _may_change(reader):
            self._drop(held)

    async def _show(self, held: PrivateHand, reader: Reader) -> None:
        """Shows the hand as it is now, unless the message shows it or a question that is still open."""
        walk = self._pages.first_question(reader)
        if walk is not None and held.asking == asking(reader, walk):
            return
        is_direct = held.response.interaction.guild_id is None
        page = await self._pages.page(reader, walk, is_direct=is_direct)
        if not is_same(held.digest, digest_of(reader.table_view, page, reader.taste)):
            await self._revise(held, page)
        held.note(reader, page, walk)

    async def _revise(self, held: PrivateHand, page: Page) -> None:
        """Edits the message. If a press has edited it meanwhile, looks at it once more."""
        try:
            await held.response.revise(page)
        finally:
            newer = self._held.get(held.key)
            if newer is not None and newer is not held and newer.response.message == held.response.message:
                newer.doubt()
                self.engine.poke(held.key)


def _may_change(reader: Reader) -> bool:
    return reader.info.phase in ("lobby", "playing")


async def _delete(held: PrivateHand) -> None:
    """Deletes a private hand; ignores that it cannot be reached any more."""
    with contextlib.suppress(discord.HTTPException, *LOST):
        await held.response.withdraw()
