"""The cogs of the games, found by their keys: `cogs.games.<key>` has a class of the game's name."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec

from cogs.games.base import GameCog, plain_cog
from games.keys import KEYS
from tables.views import GameInfo


def cogs(games: Iterable[GameInfo]) -> Iterator[type[GameCog]]:
    """Yields the cog of each game, in the order in which commands are registered.

    A game without a module here has the commands `new` and `play`, with which all its players can be named.
    """
    for info in games:
        module = f"cogs.games.{info.key}"
        if info.key not in KEYS:  # a game of tests
            continue
        if find_spec(module) is None:
            yield plain_cog(info.key, max(info.seats) - 1)
        else:
            yield getattr(import_module(module), info.key.capitalize())
