"""What is played: games with their seats and house rules, and the players that meet."""

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec

from games.contract import AnyGame, Move
from games.registry import GAMES

Player = Callable[[Any, Callable[[], Sequence[Any]], Any], Move | None]
"""Returns a move from a view, legal moves listed on demand, and a chance of its own; None for no move."""
Pair = tuple[str, str]
"""The names of two players; the share of wins is the first one's."""

BASELINES: Final = "benchmarks.gauntlet.baselines"
BASELINE: Final = "baseline"


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
        """Returns neighbouring strengths, the stronger first, and the strongest with the baseline."""
        names = self.game.strengths
        known = [BASELINE] if _has_baselines(self.key) else []
        return [(b, a) for a, b in pairwise(names)] + [(names[-1], b) for b in known]


def _has_baselines(key: str) -> bool:
    return importlib.util.find_spec(f"{BASELINES}.{key}") is not None


CONTESTS: Final[tuple[Contest, ...]] = (
    Contest("cribbage", "cribbage", 2),
    *(
        Contest("olsen" if variant == "base" else f"olsen-{variant}", "olsen", 2, {"variant": variant})
        for variant in ("base", "up-down", "points", "crazy", "long", "cheat")
    ),
    Contest("kasino", "kasino", 2),
    Contest("kinaskak", "kinaskak", 4),
    Contest("partners", "partners", 4),
    Contest("fuldrigger", "fuldrigger", 4),
    Contest("stratego", "stratego", 4),
    Contest("stratego-3", "stratego", 3),
    Contest("goofspiel", "goofspiel", 2),
)


def player(key: str, name: str) -> Player:
    """Returns a player of a game: a strength, `baseline`, or another function of its baselines.

    Raises ValueError if there is no such player.
    """
    game = GAMES[key]
    if name in game.strengths:
        return partial(_by_strength, game, name)
    module: Any = importlib.import_module(f"{BASELINES}.{key}") if _has_baselines(key) else None
    found = getattr(module, "choose" if name == BASELINE else name, None)
    if found is None:
        raise ValueError(f"{key} has no player {name}")
    return found  # type: ignore[no-any-return]  # a module that is found by name


def _by_strength(
    game: AnyGame, strength: str, view: Any, legal: Callable[[], Sequence[Any]], chance: Any
) -> Any:
    return game.choose(view, legal, chance, strength)
