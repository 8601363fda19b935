"""The positions of games that are over, as everybody saw them, computed again from the log."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any, Final

from db import StoreError
from games.chance import Recorded
from games.contract import AnyGame, Event
from tables.actions import play
from tables.errors import UnreadableTable, not_saved
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog
from tables.log.entries import entry_of
from tables.model import catalogue
from tables.model.actions import Entry, Lapse, Move, Start
from tables.past import History, Position
from tables.views import TableId

MOST: Final = 4
"""Number of games whose positions are kept."""

OF_TABLES: Final = "step-"
"""How the ids of the events begin that are not of a game: who has started it, who has come."""

_log = logging.getLogger(__name__)


class Histories:
    """The histories of finished games; the last ones are kept."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._kept: OrderedDict[TableId, History] = OrderedDict()

    async def of(self, table: TableId) -> History | None:
        """The positions of a game that is over or was closed.

        None while it goes on, if it cannot be read, if its log is gone, and if the present rules do not lead
        to its last position. Raises NoTable, NotSaved.
        """
        try:
            cached = await self._action_log.cache.get(table)
        except UnreadableTable:
            return None
        if cached.table.phase not in ("over", "closed") or not cached.table.state:
            return None
        if table not in self._kept:
            found = await self._replayed(cached)
            if found is None:
                return None
            self._kept[table] = found
        self._kept.move_to_end(table)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return self._kept[table]

    async def _replayed(self, cached: CachedTable) -> History | None:
        try:
            rows = await self._action_log.store.entries(cached.id)
        except StoreError as error:
            raise not_saved(error) from error
        game = self._action_log.game(cached)
        try:
            return await asyncio.to_thread(_history, game, cached, [entry_of(row) for row in rows])
        except Exception as error:  # a game may raise anything for moves of other rules
            _log.info("table %d cannot be told again: %s", cached.id, type(error).__name__)
            return None


def _history(game: AnyGame, cached: CachedTable, entries: Sequence[Entry]) -> History | None:
    """Replays a log. Raises what the game raises for a move that it does not allow."""
    positions = tuple(_positions(game, cached, entries))
    state = game.load(cached.table.state, cached.table.rules_version)
    if not positions or positions[-1].view != game.view(state, None):
        return None
    return History(positions, game.outcome(state))


def _positions(game: AnyGame, cached: CachedTable, entries: Sequence[Entry]) -> Iterator[Position]:
    """Yields the position after each move, and after each that was taken back."""
    state: Any = None
    before: Any = None
    mover: int | None = None
    for entry in entries:
        what, events = entry.action.what, _public(entry)
        if isinstance(what, Start):
            options = catalogue.options_of(game, cached.table.options)
            state = game.start(len(cached.table.chairs), options, Recorded(entry.draws)).state
        elif isinstance(what, Move | Lapse):
            move = game.parse(state, what.seat, what.text)
            step = game.apply(state, what.seat, move, Recorded(entry.draws))
            if before is not None and not play.is_seen(step) and what.seat != mover:
                before = play.made_too(game, before, what.seat, move)
            else:
                before, mover = state, what.seat
            state = step.state
        elif any(event.kind == "undone" for event in entry.events):
            state, before = before, None
        else:
            continue
        yield Position(game.view(state, None), events)


def _public(entry: Entry) -> tuple[Event, ...]:
    """Returns what the game told everybody, and that a move was taken back; nothing of the table's people."""
    return tuple(
        event
        for event in entry.events
        if event.audience is None and (event.kind == "undone" or not event.id.startswith(OF_TABLES))
    )
