"""How each game is played in full, in Chromium and over kills.

A long game is played to its end in the soak; in the normal run a part of it, and then a player resigns.
"""

from typing import Any, NamedTuple

import pytest

from games.registry import GAMES

STRETCH = 40


class Sitting(NamedTuple):
    """Players, most presses of a whole game, house rules, and whether the game is long.

    `prelude` is the number of moves before one that takes a single press: during that one the bot is killed.
    Without `by_press` the game cannot be played by random presses; it is played in `tests/cogs` instead.
    """

    people: tuple[str, ...]
    most: int
    options: tuple[tuple[str, str], ...] = ()
    is_long: bool = True
    prelude: int = 0
    by_press: bool = True


_OWN = {
    "cribbage": Sitting(("Anna", "Björn"), 400, (("target", "61"),), is_long=False, prelude=2),
    "fuldrigger": Sitting(("Anna", "Björn"), 20_000, by_press=False),
    "kinaskak": Sitting(("Anna", "Björn", "Clara"), 12_000, by_press=False),
    "olsen": Sitting(("Anna", "Björn", "Clara"), 1_500, prelude=2, by_press=False),
    "kasino": Sitting(("Anna", "Björn", "Clara"), 1_500),
    "partners": Sitting(("Anna", "Björn", "Clara", "Dagur"), 3_000),
    "stratego": Sitting(("Anna", "Björn", "Clara"), 6_000, prelude=1, by_press=False),
}
SITTINGS = {
    key: _OWN.get(key, Sitting(("Anna", "Björn", "Clara")[: max(game.seats)], 200, is_long=False))
    for key, game in GAMES.items()
}


def pressed() -> list[str]:
    """The games that can be played through by presses alone."""
    return [key for key in sorted(GAMES) if SITTINGS[key].by_press]


def sittings(*, short: bool = True) -> list[Any]:
    """The parameters `key, presses`: a game, and the number of presses until a player resigns (None: never).

    With `short`, games that are not long are played to their end in the normal run too.
    """
    found = []
    for key in pressed():
        is_soaked = SITTINGS[key].is_long or not short
        if is_soaked:
            found.append(pytest.param(key, STRETCH, id=f"{key}-stretch"))
        found.append(pytest.param(key, None, id=f"{key}-whole", marks=[pytest.mark.soak] * is_soaked))
    return found
