"""The ready-made formations of `data/formations.json`, and what makes an army whole."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from games.chance import Chance
from games.stratego.board import ARMY, FLAG_AT, FRONT, MIDDLE, full_army
from games.stratego.views import Army

MIRRORED: Final = "-mirrored"
SWAPS: Final = 5
"""How many pairs of an army by lot are changed about."""


@cache
def formations() -> dict[str, Army]:
    """Every formation by its name, and its mirror image by `<name>-mirrored`."""
    data = (Path(__file__).parent / "data" / "formations.json").read_bytes()
    rows = msgspec.json.decode(data, type=dict[str, tuple[str, str, str]])
    found = {name: tuple(int(sign) for sign in "".join(lines)) for name, lines in rows.items()}
    return found | {name + MIRRORED: mirrored(army) for name, army in found.items()}


def mirrored(army: Army) -> Army:
    """Left and right changed about, row by row."""
    rows = army[:FRONT], army[FRONT:MIDDLE], army[MIDDLE:]
    return tuple(rank for row in rows for rank in reversed(row))


def by_lot(chance: Chance) -> Army:
    """A formation, and in it some pairs of a row changed about: nobody knows it by heart.

    Who bears the flag stays the same.
    """
    army = formations()[chance.shuffle("formation", sorted(formations()))[0]]
    rows = (range(FRONT), range(FRONT, MIDDLE), range(MIDDLE, ARMY))
    for _ in range(SWAPS):
        row = rows[chance.number("row", 3)]
        one, other, *_ = chance.shuffle("places", [n for n in row if n != FLAG_AT])
        army = swapped(army, one, other)
    return army


def swapped(army: Army, one: int, other: int) -> Army:
    """The army with two places changed."""
    ranks = list(army)
    ranks[one], ranks[other] = ranks[other], ranks[one]
    return tuple(ranks)


def is_whole(army: Army) -> bool:
    """Whether it has exactly the pieces of an army."""
    return Counter(army) == Counter(full_army())


def amiss(army: Army) -> tuple[Army, Army]:
    """The ranks of which there are too many, and those that are missing, highest first."""
    has, wants = Counter(army), Counter(full_army())
    return _falling(has - wants), _falling(wants - has)


def _falling(ranks: Counter[int]) -> Army:
    return tuple(sorted(ranks.elements(), reverse=True))
