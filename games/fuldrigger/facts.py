"""The chart of `data/chart.json`: decoded strictly, so a misspelt key is raised at import (RULES.md 2)."""

from collections import deque
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from games.fuldrigger.views import Card, Good, Space, Town

Hazard = Literal["tailwind", "headwind", "storm", "iceberg", "calm", "reef", "pirates"]

Kind = Literal[
    "bounty", "price", "hazard", "movement", "ignore_hazards",
    "no_attacks", "pay_per", "insurance", "ship_price",
]  # fmt: skip

TOKENS: Final = 9
SHIPS: Final = 3
"""Number of ships that a company begins with (RULES.md 3.1)."""


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of structs in which an unknown key is an error."""


class SpaceRow(_Strict, frozen=True):
    id: Space
    kind: Literal["sea", "port"]
    next: tuple[Space, ...]
    town: Town | None = None
    hazard: Hazard | None = None
    letter: str | None = None


class Entry(_Strict, frozen=True):
    """A line of a price list: `K` can only be bought here, `S` only sold."""

    good: Good
    price: int
    mark: Literal["K", "S"] | None


class TownRow(_Strict, frozen=True):
    id: Town
    region: str
    home: bool
    anchorages: tuple[Space, ...]
    market: tuple[Entry, ...]


class GoodRow(_Strict, frozen=True):
    id: Good
    tokens: int


class CardRow(_Strict, frozen=True):
    """A chance card; its fields depend on its kind (RULES.md 8)."""

    id: Card
    kind: Kind
    rounds: int = 0
    town: Town | None = None
    amount: int = 0
    lasts: Literal["until_claimed_or_reshuffle"] | None = None
    good: tuple[Good, ...] = ()
    delta: int = 0
    towns: tuple[Town, ...] | Literal["all"] = ()
    hazard: Hazard | None = None
    hazards: tuple[Hazard, ...] = ()
    lose_ship_on: tuple[int, ...] = ()
    lose_cargo_on: tuple[int, ...] = ()
    what: Literal["ship", "fort"] | None = None
    price: int = 0


class AttackRow(_Strict, frozen=True):
    ships: int
    attacker_loses_below: int
    capture_above: int


class IsthmusRow(_Strict, frozen=True):
    id: str
    sides: tuple[tuple[Space, ...], tuple[Space, ...]]
    toll_towns: tuple[Town, ...]


class Chart(_Strict, frozen=True):
    """The whole file."""

    spaces: tuple[SpaceRow, ...]
    towns: tuple[TownRow, ...]
    goods: tuple[GoodRow, ...]
    chance_cards: tuple[CardRow, ...]
    attack_table: tuple[AttackRow, ...]
    isthmuses: tuple[IsthmusRow, ...]


CHART: Final = msgspec.json.decode(
    files("games.fuldrigger").joinpath("data/chart.json").read_bytes(), type=Chart
)

NEXT: Final[Mapping[Space, tuple[Space, ...]]] = MappingProxyType({s.id: s.next for s in CHART.spaces})
PORT: Final[Mapping[Space, Town]] = MappingProxyType({s.id: s.town for s in CHART.spaces if s.town})
HAZARD: Final[Mapping[Space, Hazard]] = MappingProxyType({s.id: s.hazard for s in CHART.spaces if s.hazard})
LETTER: Final[Mapping[Space, str]] = MappingProxyType({s.id: s.letter for s in CHART.spaces if s.letter})
TOWNS: Final[tuple[Town, ...]] = tuple(t.id for t in CHART.towns)
HOMES: Final[tuple[Town, ...]] = tuple(t.id for t in CHART.towns if t.home)
ANCHORAGES: Final[Mapping[Town, tuple[Space, ...]]] = MappingProxyType(
    {t.id: t.anchorages for t in CHART.towns}
)
MARKET: Final[Mapping[Town, Mapping[Good, Entry]]] = MappingProxyType(
    {t.id: MappingProxyType({e.good: e for e in t.market}) for t in CHART.towns}
)
GOODS: Final[tuple[Good, ...]] = tuple(g.id for g in CHART.goods)
CARDS: Final[Mapping[Card, CardRow]] = MappingProxyType({c.id: c for c in CHART.chance_cards})
ACROSS: Final[Mapping[Space, Space]] = MappingProxyType(
    {side[0]: other[0] for i in CHART.isthmuses for side, other in (i.sides, (i.sides[1], i.sides[0]))}
)
"""The anchorage on the other side of an isthmus."""
TOLL_TOWNS: Final[Mapping[Space, tuple[Town, ...]]] = MappingProxyType(
    {side[0]: i.toll_towns for i in CHART.isthmuses for side in i.sides}
)


@cache
def distances(start: Space) -> Mapping[Space, int]:
    """Returns the number of spaces to every other space; ports can only be the ends of a way (RULES.md 2)."""
    found = {start: 0}
    queue = deque(found)
    while queue:
        at = queue.popleft()
        if at in PORT and at != start:
            continue
        for other in NEXT[at]:
            if other not in found:
                found[other] = found[at] + 1
                queue.append(other)
    return MappingProxyType(found)


def to_town(start: Space, town: Town) -> int:
    """Returns the number of spaces from a space to the nearest anchorage of a town."""
    away = distances(start)
    return min(away[end] for end in ANCHORAGES[town])


def _nearest() -> Mapping[Space, Town]:
    """Returns the nearest town of every space, by a search from all ports at once."""
    found = dict(sorted(PORT.items(), key=lambda port: port[1]))
    queue = deque(found)
    while queue:
        at = queue.popleft()
        for other in NEXT[at]:
            if other not in found:
                found[other] = found[at]
                queue.append(other)
    return MappingProxyType(found)


NEAREST: Final = _nearest()
"""The nearest town of every space."""


@cache
def second_nearest(at: Space) -> Town:
    """Returns the town that is nearest but for one."""
    others = (town for town in TOWNS if town != NEAREST[at])
    return min(others, key=lambda town: (to_town(at, town), town))


@cache
def guarding(space: Space) -> frozenset[Town]:
    """Returns the towns within two links, whose fort protects from these pirates (RULES.md 4.5)."""
    near = {space}
    for _ in range(2):
        near |= {other for at in near for other in NEXT[at]}
    return frozenset(PORT[at] for at in near if at in PORT)
