"""Keeps the private answers that show a hand up to date while Discord lets them be edited.

Discord accepts edits of a private answer for 15 minutes, with the token of its interaction. Tokens are kept
in memory only, so after a restart nothing is tried; a press on such an answer shows the hand anew.
"""

import contextlib
from collections.abc import Hashable, Iterator
from functools import partial
from typing import Final, NamedTuple

import discord

from cogs.delivery.coalescing import Coalescer
from cogs.delivery.hands import Asking, HandMessages, asking
from cogs.delivery.messages import digest_of, is_same
from cogs.delivery.notices import WAITS
from cogs.delivery.retries import LOST
from cogs.pages import hands
from cogs.pages.picker import Walk
from cogs.pages.reader import Reader, Readers
from cogs.wire import errors
from cogs.wire.layouts import Page
from cogs.wire.responses import GONE, Response
from games.contract import Seat
from games.errors import GameOver
from tables.errors import NoTable, NotSeated, StaleQuestion
from tables.projection import Seated
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
        self.response = response
        self.seat: Seat = reader.table_view.seat
        self.since = since
        self.presses = 0
        """Number of presses on it that are being handled; they edit it themselves."""
        self.wanted = 0
        """Length of the table's log when an update was last requested."""
        self.note(reader, page, walk)

    @property
    def is_direct(self) -> bool:
        """Whether it stands in direct messages."""
        return self.response.interaction.guild_id is None

    def note(self, reader: Reader, page: Page, walk: Walk | None) -> None:
        """Records what it shows."""
        self.upto = reader.table_view.upto
        self.digest = digest_of(reader.table_view, page, reader.taste)
        self.asking: Asking | None = None if walk is None else asking(reader, walk)

    def doubt(self) -> None:
        """Records that it may show something else."""
        self.digest, self.asking, self.upto = "", None, -1


class PrivateHands:
    """The newest private hand of each person at each table."""

    def __init__(self, messages: HandMessages, readers: Readers) -> None:
        self._messages = messages
        self._readers = readers
        self._held: dict[Key, PrivateHand] = {}
        self.coalescer = Coalescer(self._work, AT_ONCE)

    async def note(self, response: Response, reader: Reader, page: Page, walk: Walk | None) -> None:
        """Records that a response shows a hand. The person's former private hand at the table is deleted."""
        key = Key(reader.info.id, response.interaction.user.id)
        former = self._held.pop(key, None)
        if _may_change(reader):
            self._held[key] = PrivateHand(response, reader, page, walk, self._messages.now())
        if former is not None and former.response.message != response.message:
            await _delete(former)

    def is_pressed(self, response: Response) -> bool:
        """Returns whether the pressed message shows a hand."""
        pressed = response.interaction.message
        return pressed is not None and any(
            held.response.message == pressed.id for held in self._held.values()
        )

    def update(self, table: TableId, upto: int) -> None:
        """Requests an update of the private hands of a table, whose log has this length."""
        for key, held in self._held.items():
            if key.table == table:
                held.wanted = upto
                self.coalescer.poke(key)

    def expire(self, *, everything: bool = False) -> None:
        """Marks those that can hardly be edited any more as old; `everything`: all, before a stop."""
        for key, held in self._held.items():
            if everything:
                held.since = 0.0
            if self._is_old(held):
                self.coalescer.poke(key)

    def _is_old(self, held: PrivateHand) -> bool:
        return self._messages.now() - held.since >= OLD_AFTER

    @contextlib.contextmanager
    def pressed(self, response: Response) -> Iterator[None]:
        """A context in which a press is handled. If it is on a private hand, only the press edits that."""
        pressed = response.interaction.message
        shown = 0 if pressed is None else pressed.id
        found = ((key, held) for key, held in self._held.items() if held.response.message == shown)
        key, held = next(found, (None, None))
        if key is None or held is None:
            yield
            return
        held.presses += 1
        try:
            yield
        finally:
            held.presses -= 1
            self._released(key, held, has_replaced=response.has_replaced)

    def _released(self, key: Key, held: PrivateHand, *, has_replaced: bool) -> None:
        """Goes on after a press: drops what stands behind another page now, updates what is behind."""
        if self._held.get(key) is held and has_replaced:
            self._drop(key, held)
            return
        now = self._held.get(key)
        if now is not None and held.wanted > now.upto:
            self.coalescer.poke(key)

    # -- one private hand

    async def _work(self, key: Hashable) -> None:
        """Updates one private hand. Never raises; failures are retried while it can be edited."""
        assert isinstance(key, Key)
        held = self._held.get(key)
        if held is None:
            self._messages.retries.done(key)
            return
        if held.presses and not self._is_old(held):
            return  # `_released` goes on
        try:
            await self._update(key, held)
        except (StaleQuestion, GameOver):
            self.coalescer.poke(key)  # somebody has moved meanwhile
            return
        except Exception as error:
            self._failed(key, held, error)
            return
        self._messages.retries.done(key)

    def _failed(self, key: Key, held: PrivateHand, error: Exception) -> None:
        """Retries an update, unless the message is gone or was the last that its token allows."""
        is_gone = isinstance(error, discord.HTTPException) and error.code in GONE
        if not isinstance(error, (*LOST, discord.HTTPException)):
            errors.report(error)
        held.doubt()
        if is_gone or self._messages.now() - held.since >= TOKEN_LIFE:
            self._drop(key, held)
        else:
            self._messages.retries.again(key, error, partial(self.coalescer.poke, key), WAITS)

    def _drop(self, key: Key, held: PrivateHand) -> None:
        if self._held.get(key) is held:
            del self._held[key]
        self._messages.retries.done(key)

    async def _update(self, key: Key, held: PrivateHand) -> None:
        if self._is_old(held):
            speech = await self._readers.speech(key.person)
            await self._revise(key, held, hands.old(speech, key.table, held.seat))
            self._drop(key, held)
            return
        try:
            now = await self._messages.fetch(key.table)
            reader = await self._readers.private(Seated(now, held.seat, key.person))
        except (NotSeated, NoTable):
            self._drop(key, held)
            await _delete(held)
            return
        await self._show(key, held, reader)
        if not _may_change(reader):
            self._drop(key, held)

    async def _show(self, key: Key, held: PrivateHand, reader: Reader) -> None:
        """Shows the hand as it is now, unless the message shows it or a question that is still open."""
        walk = self._messages.first_question(reader)
        if walk is not None and held.asking == asking(reader, walk):
            return
        heading = self._messages.heading(reader.info) if held.is_direct else None
        page = await hands.hand(reader, walk, heading, game=self._messages.game(reader.info))
        if not is_same(held.digest, digest_of(reader.table_view, page, reader.taste)):
            await self._revise(key, held, page)
        held.note(reader, page, walk)

    async def _revise(self, key: Key, held: PrivateHand, page: Page) -> None:
        """Edits the message. If a press has edited it meanwhile, looks at it once more."""
        try:
            await held.response.revise(page)
        finally:
            newer = self._held.get(key)
            if newer is not None and newer is not held and newer.response.message == held.response.message:
                newer.doubt()
                self.coalescer.poke(key)


def _may_change(reader: Reader) -> bool:
    return reader.info.phase in ("lobby", "playing")


async def _delete(held: PrivateHand) -> None:
    """Deletes a private hand; ignores that it cannot be reached any more."""
    with contextlib.suppress(discord.HTTPException, *LOST):
        await held.response.withdraw()
