"""The ready formations of `data/formations.json`, and checks of an army."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from games.chance import Chance
from games.stratego.facts import ARMY, FLAG_AT, FRONT, MIDDLE, full_army
from games.stratego.views import Army

MIRRORED: Final = "-mirrored"
SWAPS: Final = 5
"""Number of pairs swapped in a random army."""


@cache
def formations() -> dict[str, Army]:
    """Returns every formation by its name, and its mirror image by `<name>-mirrored`."""
    data = (Path(__file__).parent / "data" / "formations.json").read_bytes()
    rows = msgspec.json.decode(data, type=dict[str, tuple[str, str, str]])
    found = {name: tuple(int(sign) for sign in "".join(lines)) for name, lines in rows.items()}
    return found | {name + MIRRORED: mirrored(army) for name, army in found.items()}


def mirrored(army: Army) -> Army:
    """Returns the army with left and right exchanged in each row."""
    rows = army[:FRONT], army[FRONT:MIDDLE], army[MIDDLE:]
    return tuple(rank for row in rows for rank in reversed(row))


def by_lot(chance: Chance) -> Army:
    """Returns a formation with some pairs of a row swapped, so that formations cannot be learnt by heart.

    The bearer of the flag stays the same.
    """
    army = formations()[chance.shuffle("formation", sorted(formations()))[0]]
    rows = (range(FRONT), range(FRONT, MIDDLE), range(MIDDLE, ARMY))
    for _ in range(SWAPS):
        row = rows[chance.number("row", 3)]
        one, other, *_ = chance.shuffle("places", [n for n in row if n != FLAG_AT])
        army = swapped(army, one, other)
    return army


def swapped(army: Army, one: int, other: int) -> Army:
    """Returns the army with two places swapped."""
    ranks = list(army)
    ranks[one], ranks[other] = ranks[other], ranks[one]
    return tuple(ranks)


def is_whole(army: Army) -> bool:
    """Whether the army has exactly the required pieces."""
    return Counter(army) == Counter(full_army())


def amiss(army: Army) -> tuple[Army, Army]:
    """Returns the surplus ranks and the missing ones, highest first."""
    has, wants = Counter(army), Counter(full_army())
    return _falling(has - wants), _falling(wants - has)


def _falling(ranks: Counter[int]) -> Army:
    return tuple(sorted(ranks.elements(), reverse=True))
