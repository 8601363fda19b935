"""Replays of tables and of records, one step at a time. Those that were used last are kept in memory."""

import asyncio
import logging
from collections import OrderedDict
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from msgspec.structs import replace

from db import GameRow
from games.contract import AnyGame
from games.errors import GameError
from tables import projection
from tables.errors import FileGone, NoReplay, TableError, WrongPhase
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog, kept
from tables.log.entries import entry_of
from tables.model.table import Table, decode, state_of
from tables.past import PastGame, Replayed
from tables.replays import files, lines
from tables.replays.replay import Replay, Viewer
from tables.views import TableId, TableInfo, TableView
from workers import YIELDING, Workers

MOST_KEPT: Final = 32
MOST_BYTES: Final = 24_000_000
"""Number of replays that are kept, and the bytes of their positions."""
PAGE: Final = 20
"""Number of games on a page of a history."""

_FILES: Final = "files"

log = logging.getLogger(__name__)


class _Kept(NamedTuple):
    """A replay up to this table; without a table that of a record, which `info` describes."""

    replay: Replay
    table: Table | None
    info: TableInfo | None = None


class Replays:
    """Steps of replays. What a person may see of a running game is what they could see at that moment."""

    most_bytes: Final = files.MOST_BYTES
    """Size of the largest record that `open_file` reads."""

    def __init__(self, action_log: ActionLog) -> None:
        self._action_log = action_log
        self._kept: OrderedDict[TableId | str, _Kept] = OrderedDict()
        self._locks: WeakValueDictionary[TableId | str, asyncio.Lock] = WeakValueDictionary()
        self._workers = Workers(1, YIELDING)
        """Reads the files that people bring, which takes seconds of a processor."""

    async def close(self) -> None:
        """Ends the worker process."""
        await asyncio.to_thread(self._workers.close)

    async def step(
        self, table: TableId, person: int, number: int, *, is_open: bool, crossed: bool = False
    ) -> Replayed:
        """A step of a table's replay; the nearest that there is.

        is_open: with all hands, once the game is over; before, as this person saw it. crossed: the number is
        one of the other way to see it. Raises WrongPhase before the start, NoReplay if the log does not
        follow from the rules of this version, NotSaved.
        """
        cached = await self._action_log.cache.get(table)
        replay = await self._replay(cached)
        may_open = cached.table.phase in ("over", "closed")
        viewer = None if is_open and may_open else person
        if crossed and may_open:
            number = replay.same_step(number, person if is_open else None, viewer)
        info, is_player = projection.info(cached), replay.has_player(person)
        step = await asyncio.to_thread(step_of, replay, info, viewer, number, may_open=may_open)
        return replace(step, is_player=is_player)

    async def open_file(self, data: bytes) -> str:
        """Reads a record and keeps its replay. Returns its key for `step_of_file`. Raises BadFile."""
        key = files.key_of(data)
        async with self._lock(_FILES):
            if key not in self._kept:
                games = self._action_log.games
                found = await self._workers.run(files.tried, data, dict(games))
                if isinstance(found, type):
                    raise found()
                record, read = found
                replay = Replay(games[record.game], read, record.rules_version)
                self._keep(key, _Kept(replay, None, files.info(record, replay)))
        return key

    async def step_of_file(self, key: str, number: int) -> Replayed:
        """A step of a record's replay, with all hands. Raises FileGone if it is not kept any more."""
        found = self._kept.get(key)
        if found is None or found.info is None:
            raise FileGone()
        self._kept.move_to_end(key)
        return await asyncio.to_thread(step_of, found.replay, found.info, None, number, may_open=True)

    async def _replay(self, cached: CachedTable) -> Replay:
        """The table's replay up to now: what is kept of it goes on from there."""
        if not cached.table.state:
            raise WrongPhase(phase=cached.table.phase)
        async with self._lock(cached.id):
            found = self._kept.get(cached.id)
            if found is None or found.table is None or found.table.length != cached.table.length:
                found = await self._longer(cached, found)
                self._keep(cached.id, found)
            self._kept.move_to_end(cached.id)
            return found.replay

    async def _longer(self, cached: CachedTable, found: _Kept | None) -> _Kept:
        """The replay with the entries that it lacks. Raises NoReplay."""
        table, old = (found.table, found.replay.lines) if found is not None else (None, ())
        rows = (await kept(self._action_log.store.entries(cached.id)))[: cached.table.length]
        entries = [entry_of(row) for row in rows[0 if table is None else table.length :]]
        game = self._action_log.game(cached)
        try:
            after, new = await asyncio.to_thread(lines.of_log, self._action_log.games, table, entries)
            now = cached.table
            if after is None or (after.phase, state_of(game, after)) != (now.phase, state_of(game, now)):
                raise NoReplay()
        except (GameError, TableError, ValueError, LookupError) as error:
            log.info("table %d cannot be replayed: %s", cached.id, type(error).__name__)
            raise NoReplay() from error
        return _Kept(Replay(game, (*old, *new), game.rules_version), after)

    def _lock(self, key: TableId | str) -> asyncio.Lock:
        """The lock of a table; records, of which one is read at a time, share one."""
        return self._locks.setdefault(key, asyncio.Lock())

    def _keep(self, key: TableId | str, replay: _Kept) -> None:
        """Keeps a replay; drops those that were not used for longest."""
        self._kept[key] = replay
        while len(self._kept) > 1 and (
            len(self._kept) > MOST_KEPT or sum(k.replay.size for k in self._kept.values()) > MOST_BYTES
        ):
            self._kept.popitem(last=False)

    # -- lists of games

    async def of_person(
        self, person: int, *, game: str | None = None, other: int | None = None, before: int | None = None
    ) -> tuple[PastGame, ...]:
        """The games of a person that have begun, the latest first: of one game, with another person.

        At most `PAGE`, those before a table.
        """
        return self._past(await kept(self._action_log.store.games_of(person, game, other, before, PAGE)))

    async def of_channel(
        self, channel: int, *, game: str | None = None, person: int | None = None, before: int | None = None
    ) -> tuple[PastGame, ...]:
        """The games of a channel that have begun, likewise."""
        return self._past(await kept(self._action_log.store.games_in(channel, game, person, before, PAGE)))

    def _past(self, rows: tuple[GameRow, ...]) -> tuple[PastGame, ...]:
        return tuple(_past(self._action_log.games.get(row.game), row) for row in rows)


def step_of(replay: Replay, info: TableInfo, viewer: Viewer, number: int, *, may_open: bool) -> Replayed:
    """The step of that number, or the first or last one."""
    steps = replay.steps(viewer)
    number = max(1, min(number, len(steps)))
    n = steps[number - 1]
    line, state, view = replay.lines[n], replay.state(n), replay.view(n, viewer)
    table_view = TableView(
        table=replace(info, chairs=projection.named(line.chairs), poll=None, voters=(), undo=None),
        seat=view.seat,
        view=view,
        questions=(),
        news=replay.events(n, viewer),
        upto=0,
        outcome=replay.game.outcome(state),
    )
    hands = replay.hands(n) if viewer is None else ()
    return Replayed(table_view, number, len(steps), line.at, replay.moments(viewer), hands, may_open)


def _past(game: AnyGame | None, row: GameRow) -> PastGame:
    """The game of a row. Without players if this version cannot read it."""
    try:
        table = decode(row.snapshot)
        outcome = game.outcome(state_of(game, table)) if game is not None and table.phase == "over" else None
    except Exception:  # a game may raise anything for a damaged snapshot
        return PastGame(TableId(row.id), row.game, row.guild, row.opened, "unreadable", ())
    chairs, winners = projection.named(table.chairs), () if outcome is None else outcome.placing[0]
    if table.phase == "over":
        chairs = projection.owned(chairs)
    known = TableId(row.id), row.game, row.guild, row.opened, table.phase
    return PastGame(*known, chairs, winners, table.language)
