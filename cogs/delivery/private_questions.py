"""Takes the buttons off private answers that ask something about a table once it has gone on.

A private hand is kept up to date (`private_hands.py`); of a question such as *Resign?* only the words stay,
and what was chosen in selects. Like those it can be edited for 15 minutes, by a token that is in memory only:
after a restart a press on it is refused in its place.
"""

import contextlib
from collections.abc import Hashable, Iterator
from typing import Any, Final, NamedTuple

import discord

from cogs.delivery.engine import Engine
from cogs.delivery.private_hands import OLD_AFTER
from cogs.delivery.retries import LOST, Clock, Retries
from cogs.wire.custom_ids import TableButton
from cogs.wire.layouts import SLATE, Page, words
from cogs.wire.responses import Response
from tables.views import TableId, TableView

AT_ONCE: Final = 4


class _Asked(NamedTuple):
    """A private answer with a question, and what the question depends on."""

    response: Response
    table: TableId
    person: int
    verb: str
    basis: Hashable
    said: tuple[str, ...]
    since: float


class PrivateQuestions:
    """The private answers that ask something about a table, by message."""

    def __init__(self, now: Clock) -> None:
        self._now = now
        self._held: dict[int, _Asked] = {}
        self.engine = Engine(self._work, AT_ONCE, Retries())

    @contextlib.contextmanager
    def pressed(self, response: Response) -> Iterator[None]:
        """A context in which a press is handled. What it was made on is edited by the press alone."""
        message = response.interaction.message
        asked = None if message is None else self._held.pop(message.id, None)
        try:
            yield
        finally:
            if asked is not None and message is not None and not response.has_replaced:
                self._held[message.id] = asked

    def note(self, response: Response, at: TableButton, view: TableView, *, asks: bool) -> None:
        """Records what a press was answered with, if that `asks` something."""
        old = self._now() - OLD_AFTER
        self._held = {id: asked for id, asked in self._held.items() if asked.since > old}
        self.update(view)
        if (page := response.shown) is None or not response.message or not response.is_private:
            return
        parts = [*page.view.walk_children()]
        offered = any(isinstance(part, discord.ui.Button | discord.ui.Select) for part in parts)
        if offered and asks:
            person = response.interaction.user.id
            said = tuple(text for part in parts for text in _words(part))
            basis = _basis(at.verb, view, person)
            asked = _Asked(response, at.table, person, at.verb, basis, said, self._now())
            self._held[response.message] = asked

    def update(self, view: TableView) -> None:
        """Requests that questions of this table lose their buttons if what they ask is no longer so."""
        for id, asked in self._held.items():
            if asked.table == view.table.id and asked.basis != _basis(asked.verb, view, asked.person):
                self.engine.poke(id)

    async def _work(self, id: int) -> None:
        """Shows the words alone. What Discord does not accept stays, and is refused when it is pressed."""
        asked = self._held.pop(id, None)
        if asked is not None:
            with contextlib.suppress(discord.HTTPException, *LOST):
                await asked.response.revise(Page([words(text) for text in asked.said], colour=SLATE))


def _words(part: Any) -> list[str]:
    """Returns the words of a part of a page, and what is chosen in a select."""
    if isinstance(part, discord.ui.Select):
        return [option.label for option in part.options if option.default]
    return [part.content] if isinstance(part, discord.ui.TextDisplay) else []


def _basis(verb: str, view: TableView, person: int) -> Hashable:
    """Returns what a question depends on: the phase and the person's seats; whose seats or turns they are."""
    info = view.table
    holders = [(chair.bot, chair.person) for chair in info.chairs]
    own = tuple(seat for seat, (_, holder) in enumerate(holders) if holder == person)
    further: Any = ()
    if verb == "free":
        further = tuple(holders)
    elif verb == "rescue":
        further = () if view.view is None else tuple(view.view.waiting)
    return info.phase, own, further
