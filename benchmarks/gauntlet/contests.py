"""What is played: games with their seats and house rules, and the players that meet."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec

from benchmarks.gauntlet.former import Former
from games.contract import AnyGame, Move
from games.registry import GAMES

Player = Callable[[Any, Callable[[], Sequence[Any]], Any], Move | None]
"""Returns a move from a view, legal moves listed on demand, and a chance of its own; None for no move."""
Pair = tuple[str, str]
"""The names of two players; the share of wins is the first one's."""


class Contest(NamedTuple):
    """A game with a number of seats and house rules that differ from the defaults.

    The sides are seats that play together, or else take turns around the table: 0 1 0 1.
    """

    name: str
    key: str
    seats: int
    options: Mapping[str, str] = {}

    @property
    def game(self) -> AnyGame:
        """Returns the rules."""
        return GAMES[self.key]

    def rules(self) -> Any:
        """Returns the house rules."""
        return msgspec.convert(dict(self.options), self.game.Options)

    def side(self, seat: int) -> int:
        """Returns the side (0 or 1) of a seat."""
        for n, team in enumerate(self.game.partners(self.rules())):
            if seat in team:
                return n % 2
        return seat % 2

    def pairs(self) -> list[Pair]:
        """Returns neighbouring strengths, the stronger first."""
        return [(b, a) for a, b in pairwise(self.game.strengths)]


CONTESTS: Final[tuple[Contest, ...]] = (
    Contest("cribbage", "cribbage", 2),
    Contest("olsen-base", "olsen", 2),
    Contest("olsen-up-down", "olsen", 2, {"variant": "up-down"}),
    Contest("olsen-points", "olsen", 2, {"variant": "points", "end": "5-rounds"}),
    Contest("olsen-crazy", "olsen", 2, {"variant": "crazy"}),
    Contest("olsen-long", "olsen", 2, {"variant": "long"}),
    Contest("olsen-cheat", "olsen", 2, {"variant": "cheat"}),
    Contest("kasino", "kasino", 2),
    Contest("kinaskak", "kinaskak", 4),
    Contest("partners", "partners", 4),
    Contest("fuldrigger", "fuldrigger", 4),
    Contest("stratego", "stratego", 4),
    Contest("stratego-3", "stratego", 3),
    Contest("goofspiel", "goofspiel", 2),
)


def player(key: str, name: str) -> Player:
    """Returns a player of a game: a strength, or with `@` and a commit a player that this commit has.

    Raises ValueError if there is no such player.
    """
    name, _, commit = name.partition("@")
    if commit:
        return Former(key, name, commit)
    if name not in GAMES[key].strengths:
        raise ValueError(f"{key} has no player {name}")
    return partial(_by_strength, GAMES[key], name)


def _by_strength(
    game: AnyGame, strength: str, view: Any, legal: Callable[[], Sequence[Any]], chance: Any
) -> Any:
    return game.choose(view, legal, chance, strength)
