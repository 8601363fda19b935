"""What happens without a person: the bots' moves, clocks that run out, tables that nobody starts."""

import logging
from typing import Final

from games.errors import GameError
from tables import bots, lobby
from tables.errors import TableError
from tables.ledger import Ledger, kept
from tables.shelf import Held
from tables.sights import TableId
from tables.table import Deed

log = logging.getLogger(__name__)

MOST_BOT_MOVES: Final = 2000
MOST_LAPSES: Final = 100
RETRY: Final = 60
"""Seconds until a bot or a clock that could not move is asked again."""


class Timekeeper:
    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._store = ledger.store

    async def play_bots(self, table: TableId) -> bool:
        """The bots' moves, each an entry of its own, until a person is waited for; whether there were any.

        It raises nothing: the person's move before it stands, and `tick` asks the bot again.
        """
        moved = 0
        try:
            while moved < MOST_BOT_MOVES and await self._ledger.do(table, self._bot_deed):
                moved += 1
        except Exception as error:
            _report("a bot's move", table, error)
        return bool(moved)

    async def _bot_deed(self, held: Held) -> Deed | None:
        return await bots.deed(self._ledger.game(held), held, self._ledger.now())

    async def tick(self, now: int) -> tuple[TableId, ...]:
        """Plays all that has come due, and returns the tables that have changed.

        What could not be played is put off, so that it stops neither the others nor fills the log.
        """
        changed: list[TableId] = []
        for kind, play in (("lobby", self._expire), ("lapse", self._lapse), ("bot", self._wake)):
            for due in await kept(self._store.due(kind, now)):
                table = TableId(due.table)
                try:
                    is_changed = await play(table, due.wait)
                except (TableError, GameError, LookupError, ValueError) as error:
                    _report(kind, table, error)
                    is_changed = False
                if is_changed:
                    changed.append(table)
                else:
                    await kept(self._store.put_off(due, now + RETRY))
        return tuple(dict.fromkeys(changed))

    async def _expire(self, table: TableId, wait: str) -> bool:
        deed = Deed("close", self._ledger.now(), text=lobby.EXPIRED)
        return await self._ledger.do(table, lambda held: deed)

    async def _lapse(self, table: TableId, wait: str) -> bool:
        """What time plays, until that clock is gone; one that has gone already is ignored."""

        def decide(held: Held) -> Deed | None:
            if wait not in {w.id for w in held.table.waits}:
                return None
            game = self._ledger.game(held)
            seat, move = game.lapse(game.load(held.table.state), wait)
            return Deed("lapse", self._ledger.now(), seat, text=str(move))

        lapses = 0
        while lapses < MOST_LAPSES and await self._ledger.do(table, decide):
            lapses += 1
        if lapses:
            await self.play_bots(table)
        return bool(lapses)

    async def _wake(self, table: TableId, wait: str) -> bool:
        return await self.play_bots(table)


def _report(what: str, table: TableId, error: Exception) -> None:
    """Without the error's words and without a traceback: their values could name a hidden card."""
    log.error("%s at table %d failed: %s", what, table, type(error).__name__)
