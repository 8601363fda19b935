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
    """

    people: tuple[str, ...]
    most: int
    options: tuple[tuple[str, str], ...] = ()
    is_long: bool = True
    prelude: int = 0


SITTINGS = {
    "cribbage": Sitting(("Anna", "Björn"), 400, (("target", "61"),), is_long=False, prelude=2),
    "kinaskak": Sitting(("Anna", "Björn", "Clara"), 12_000),
    "kasino": Sitting(("Anna", "Björn", "Clara"), 1_500),
    "partners": Sitting(("Anna", "Björn", "Clara", "Dagur"), 3_000),
    "stratego": Sitting(("Anna", "Björn", "Clara"), 6_000, prelude=1),
}


def sittings(*, short: bool = True) -> list[Any]:
    """The parameters `key, presses`: the game, and after how many presses somebody resigns (None: never).

    With `short` a game that is not long is played whole in the normal run too.
    """
    found = []
    for key in sorted(GAMES):
        is_soaked = SITTINGS[key].is_long or not short
        if is_soaked:
            found.append(pytest.param(key, STRETCH, id=f"{key}-stretch"))
        found.append(pytest.param(key, None, id=f"{key}-whole", marks=[pytest.mark.soak] * is_soaked))
    return found
