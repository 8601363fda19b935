"""Hints: the move that the game's strongest bot would make for a seat."""

import asyncio
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

from games.contract import AnyGame, Move, Seat, Text, Value
from tables.errors import NotAllowed, StaleQuestion
from tables.log.commit import ActionLog
from tables.model.table import state_of
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
        """The hint for a seat's decision. Raises NotAllowed, NotSeated, StaleQuestion."""
        cached = await self._action_log.cache.get(table)
        game = self._action_log.game(cached)
        asked = self._action_log.check_open(cached, person, seat, number)
        if game.coach is None or not has_hints(game, cached.table):
            raise NotAllowed()
        view = self._views.of(cached).view(seat).view
        advice = await asyncio.to_thread(game.coach.advise, view)
        if advice is None:
            raise StaleQuestion()
        way = await asyncio.to_thread(way_to, game, state_of(game, cached.table), seat, advice.move)
        if way is None:
            return Hint((), str(advice.move), advice.why)
        picked = way.picked if way.key == asked else ()
        return Hint(way.labels, str(advice.move), advice.why, picked)


def way_to(game: AnyGame, state: Any, seat: Seat, move: Move) -> "Way | None":
    """The picks that make the move; None if none of the first asks leads to it.

    A move that is made of parts is found for each of them, and for the beginning of each. Picks that the
    move spells are followed first, then those made from the fewest values.
    """
    words = str(move).replace("-", " ").replace("+", " +").split()
    rows = [(len(words), 0, 0, n, Way(key, tuple(words))) for n, key in enumerate(game.asks(state, seat))]
    for asked in range(MOST_ASKED):
        if not rows:
            break
        *_, breadth, _, way = heappop(rows)
        ask = game.ask(state, seat, way.key, way.picked)
        if _makes(ask.whole, str(move)):
            return way
        for n, value in enumerate(ask.values):
            after = way.after(value)
            place = 1000 * (asked + 1) + n
            heappush(rows, (len(after.words), after.disorder, breadth + len(ask.values), place, after))
    return None


def _makes(whole: Move | None, words: str) -> bool:
    """Whether the move is made of these words, or one of its parts begins with them."""
    parts = (str(part) for part in getattr(whole, "parts", ()))
    return str(whole) == words or any(f"{part} ".startswith(f"{words} ") for part in parts)


class Way(NamedTuple):
    """Picks of a question, their labels, and the words of the move that none of them spells."""

    key: str
    words: tuple[str, ...]
    picked: tuple[str, ...] = ()
    labels: tuple[Text, ...] = ()
    disorder: int = 0
    """How far the picks are from the order of the words."""

    def after(self, value: Value) -> "Way":
        """Returns the way with one more pick, which may spell several words at once."""
        words, late = list(self.words), 0
        for word in value.token.split():
            spelled = word if word in words else f"+{word}"
            if spelled not in words:
                words, late = list(self.words), 0
                break
            late = max(late, words.index(spelled))
            words.remove(spelled)
        labels = (*self.labels, value.label)
        return Way(self.key, tuple(words), (*self.picked, value.token), labels, self.disorder + late)
