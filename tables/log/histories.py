"""The positions of games that are over, as everybody saw them, computed again from the log."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

from db import StoreError
from games.contract import AnyGame, Event
from tables.actions import apply
from tables.errors import not_saved
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog
from tables.log.entries import entry_of
from tables.model.actions import Entry, Lapse, Move, Start
from tables.model.table import state_of
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

    async def of(self, cached: CachedTable) -> History | None:
        """The positions of a game that is over or was closed.

        None while it goes on, if its log is gone, and if the present rules do not lead to its last position.
        Raises NotSaved.
        """
        table = cached.id
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
        games, entries = self._action_log.games, [entry_of(row) for row in rows]
        try:
            return await asyncio.to_thread(_history, games, cached, entries)
        except Exception as error:  # a game may raise anything for moves of other rules
            _log.info("table %d cannot be told again: %s", cached.id, type(error).__name__)
            return None


def _history(games: Mapping[str, AnyGame], cached: CachedTable, entries: Sequence[Entry]) -> History | None:
    """Replays a log. Raises what the game raises for a move that it does not allow."""
    game = games[cached.table.game]
    positions = tuple(
        Position(game.view(state_of(game, step.after), None), _public(step.entry))
        for step in apply.steps(games, entries)
        if _is_told(step.entry)
    )
    state = state_of(game, cached.table)
    if not positions or positions[-1].view != game.view(state, None):
        return None
    return History(positions, game.outcome(state))


def _is_told(entry: Entry) -> bool:
    """Whether an entry that everybody saw is the deal, a move, or took one back: such have a position."""
    is_move = isinstance(entry.action.what, Start | Move | Lapse)
    return any(e.audience is None and (is_move or e.kind == "undone") for e in entry.events)


def _public(entry: Entry) -> tuple[Event, ...]:
    """Returns what the game told everybody, and that a move was taken back; nothing of the table's people."""
    return tuple(
        event
        for event in entry.events
        if event.audience is None and (event.kind == "undone" or not event.id.startswith(OF_TABLES))
    )
