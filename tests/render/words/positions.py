"""Positions of games of bots, for tests and measures of what is read aloud."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from games.chance import Derived
from games.contract import AnyGame, Seat
from games.registry import GAMES
from games.search import advance, plays

NAMES: Final = ("Anna", "Björn", "Søren", "Joke", "Þórdís", "Bo", "Clara", "Maarten", "Eva", "Kristófer")
MOST_MOVES: Final = 600
"""Moves after which a game of bots is left."""


@cache
def game_of_bots(key: str, number: int) -> tuple[Any, ...]:
    """Returns the states of a game of the weakest bots, with as many seats as its number says."""
    game: AnyGame = GAMES[key]
    seats = sorted(game.seats)
    count = seats[number % len(seats)]
    states = [game.start(count, game.Options(), _chance(number, 0)).state]
    for step in range(1, MOST_MOVES):
        if game.outcome(states[-1]) is not None:
            break
        states.append(advance(game, states[-1], plays(game, game.strengths[0]), _chance(number, step)))
    return tuple(states)


def spread(key: str, number: int, count: int) -> Iterator[Any]:
    """Yields so many states of a game of bots, in equal distances from the first to the last."""
    states = game_of_bots(key, number)
    for n in range(count):
        yield states[n * (len(states) - 1) // (count - 1)]


def views(key: str, number: int, count: int) -> Iterator[tuple[Any, Any]]:
    """Yields the channel's views of such states, each with that of a seat that is to play."""
    game: AnyGame = GAMES[key]
    for state in spread(key, number, count):
        public = game.view(state, None)
        seat = next(iter(public.waiting), Seat(0))
        yield public, game.view(state, seat)


def _chance(number: int, step: int) -> Derived:
    return Derived(f"ear {number}".encode(), step)
