"""How each game is played whole, by people at the page and over kills: one line a game.

A long game is played to its end in the soak; in the normal run a stretch of it is, and then somebody resigns.
"""

from typing import Any, NamedTuple

import pytest

from games.registry import GAMES

STRETCH = 40


class Sitting(NamedTuple):
    """Who plays; which house rules; how many presses a whole game may take, and whether it is a long one.

    `prelude` is how many moves are made before one that takes a single press: that one is then killed.
    `by_press`: presses alone do, and a stretch does not end it. Any other game is played in `tests/cogs`.
    """

    people: tuple[str, ...]
    most: int
    options: tuple[tuple[str, str], ...] = ()
    is_long: bool = True
    prelude: int = 0
    by_press: bool = True


SITTINGS = {
    "cribbage": Sitting(("Anna", "Björn"), 400, (("target", "61"),), is_long=False, prelude=2),
    "fuldrigger": Sitting(("Anna", "Björn"), 20_000, by_press=False),
    "goofspiel": Sitting(("Anna", "Björn", "Clara"), 200, is_long=False),
    "kinaskak": Sitting(("Anna", "Björn", "Clara"), 12_000, by_press=False),
    "olsen": Sitting(("Anna", "Björn", "Clara"), 1_500, prelude=2, by_press=False),
    "kasino": Sitting(("Anna", "Björn", "Clara"), 1_500),
    "partners": Sitting(("Anna", "Björn", "Clara", "Dagur"), 3_000),
    "stratego": Sitting(("Anna", "Björn", "Clara"), 6_000, prelude=1, by_press=False),
}


def pressed() -> list[str]:
    """The games that can be played through by presses alone."""
    return [key for key in sorted(GAMES) if SITTINGS[key].by_press]


def sittings(*, short: bool = True) -> list[Any]:
    """The parameters `key, presses`: the game, and after how many presses somebody resigns (None: never).

    With `short` a game that is not long is played whole in the normal run too.
    """
    found = []
    for key in pressed():
        is_soaked = SITTINGS[key].is_long or not short
        if is_soaked:
            found.append(pytest.param(key, STRETCH, id=f"{key}-stretch"))
        found.append(pytest.param(key, None, id=f"{key}-whole", marks=[pytest.mark.soak] * is_soaked))
    return found
