"""Hints: the move that the game's strongest bot would make for a seat, and what it says of past ones."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from games.advice import Advising, Reviewing
from games.contract import AnyGame, Event, Move, Seat, Text
from tables.actions import play
from tables.errors import NotAllowed, NotSeated, StaleQuestion
from tables.log.cache import CachedTable
from tables.log.commit import ActionLog
from tables.projection import Views, has_hints
from tables.views import Hint, TableId

MOST_ASKED: Final = 150
"""Number of asks that are looked at for the picks of a move."""


class Hints:
    """Advice for one seat, computed in a worker thread from that seat's view."""

    def __init__(self, action_log: ActionLog, views: Views) -> None:
        self._action_log = action_log
        self._views = views

    async def of(self, table: TableId, seat: Seat, person: int, number: int) -> Hint:
        """The hint for a seat's decision. Raises NotAllowed where the table has none, StaleQuestion."""
        cached, game = await self._seated(table, seat, person)
        play.check_open(cached.table, person, seat, number)
        if not has_hints(game, cached.table) or not isinstance(game, Advising):
            raise NotAllowed()
        view = self._views.get(cached, seat).view
        advice = await asyncio.to_thread(game.advise, view)
        if advice is None:
            raise StaleQuestion()
        found = await asyncio.to_thread(labels, game, self._views.state(cached), seat, advice.move)
        return Hint(found, str(advice.move), advice.why)

    async def review(self, table: TableId, seat: Seat, person: int) -> tuple[Event, ...]:
        """Advice on the seat's past moves; empty if the game gives none. Raises NotSeated."""
        cached, game = await self._seated(table, seat, person)
        if not cached.table.state or not isinstance(game, Reviewing):
            return ()
        view = self._views.get(cached, seat).view
        return tuple(moment.why for moment in await asyncio.to_thread(game.review, view))

    async def _seated(self, table: TableId, seat: Seat, person: int) -> tuple[CachedTable, AnyGame]:
        cached = await self._action_log.cache.get(table)
        if seat not in cached.table.seats_of(person):
            raise NotSeated()
        return cached, self._action_log.game(cached)


def labels(game: AnyGame, state: Any, seat: Seat, move: Move) -> tuple[Text, ...]:
    """The labels of the picks that make the move; empty if none of the first asks leads to it."""
    words = str(move).replace("-", " ").replace("+", " ").split()
    left = [MOST_ASKED]
    for key in game.asks(state, seat):
        found = _walk(
            game, state, seat, key, (), (str(move), {word: n for n, word in enumerate(words)}), left
        )
        if found is not None:
            return found
    return ()


def _walk(
    game: AnyGame,
    state: Any,
    seat: Seat,
    key: str,
    picked: tuple[str, ...],
    wanted: tuple[str, Mapping[str, int]],
    left: list[int],
) -> tuple[Text, ...] | None:
    """The labels from these picks on to the wanted move; values that it spells come first."""
    if not left[0]:
        return None
    left[0] -= 1
    ask = game.ask(state, seat, key, picked)
    if ask.whole is not None and str(ask.whole) == wanted[0]:
        return ()
    spelled = wanted[1]
    for value in sorted(ask.values, key=lambda value: spelled.get(value.token, len(spelled))):
        rest = _walk(game, state, seat, key, (*picked, value.token), wanted, left)
        if rest is not None:
            return (value.label, *rest)
    return None
