"""Plays the seats of bots. A bot receives its seat's view and legal moves, and returns a move.

Bots run in a thread, and those that search in a process beside it (`WORKERS`); only their own table waits
for them.
"""

import asyncio
import atexit
import os
from typing import Any, Final

from games import search
from games.contract import AnyGame, Seat, moves
from tables.log.cache import CachedTable
from tables.model import catalogue, fairness
from tables.model.actions import Action, Move
from tables.model.deadlines import HESITATION
from tables.model.table import Table, state_of
from workers import Workers

WORKERS: Final = Workers()
"""Where bots search in this process; after a fork in workers of its own."""
atexit.register(WORKERS.close)
os.register_at_fork(after_in_child=WORKERS.forget)


def seats_to_ask(table: Table, now: int) -> tuple[Seat, ...]:
    """Seats of bots that the table waits for; at a call to everybody, all bots with a question.

    Where a player may say something during a grace period, bots wait for a moment.
    """
    is_time = now >= table.since + HESITATION
    asked = [seat for wait in table.waits if is_time or wait.pace != "grace" for seat in wait.seats]
    if any(wait.pace == "call" and not wait.seats for wait in table.waits):
        asked += [question.seat for question in table.questions]
    return tuple(dict.fromkeys(s for s in asked if table.chairs[s].bot or s == table.stand_in))


async def action(game: AnyGame, cached: CachedTable, now: int) -> Action[Move] | None:
    """The next move of a bot; None if the table waits for no bot, or no bot answers a call."""
    table = cached.table
    if table.phase != "playing":
        return None
    seats = seats_to_ask(table, now)
    state = state_of(game, table) if seats else None
    for seat in seats:
        text = await _choice(game, cached, state, seat)
        if text is not None:
            return Action(Move(seat, text), now)
    return None


def only_move(game: AnyGame, cached: CachedTable, seat: Seat) -> str | None:
    """The seat's only legal move; None if there are others or a question has a form."""
    state = state_of(game, cached.table)
    found = moves(game, state, seat, 2)
    if len(found) != 1 or any(game.ask(state, seat, key).form_id for key in game.asks(state, seat)):
        return None
    return str(found[0])


async def _choice(game: AnyGame, cached: CachedTable, state: Any, seat: Seat) -> str | None:
    if not game.asks(state, seat):
        return None
    table = cached.table
    turn = next((w.id for w in table.waits if w.pace == "turn" and seat in w.seats), None)
    if seat == table.stand_in and game.late_by_bot and turn:  # no cheat, and no wish that stays
        return str((await asyncio.to_thread(game.lapse, state, turn))[1])
    strength = catalogue.strength(game, table.chairs[seat].strength)
    chance = (fairness.bot_seed(cached.seed), table.length)
    if isinstance(game, search.Searching) and strength in game.searching:
        return await WORKERS.run(
            search.loaded, game, table.state, table.rules_version, seat, strength, *chance
        )
    return await asyncio.to_thread(search.choose, game, state, seat, strength, *chance)
