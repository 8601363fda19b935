"""The chart, decoded strictly from `data/chart.json`; errors in it are raised at import (RULES.md 2)."""

from collections import Counter, deque
from collections.abc import Mapping, Sequence
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
RADIUS: Final = 2
COUNTS: Final[Mapping[str, int]] = MappingProxyType(
    {"pirates": 12, "reef": 12, "calm": 9, "iceberg": 6, "storm": 18, "headwind": 17, "tailwind": 20}
)


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


class PirateRow(_Strict, frozen=True):
    space: Space
    fort_towns_within_2: tuple[Town, ...]


class IsthmusRow(_Strict, frozen=True):
    id: str
    sides: tuple[tuple[Space, ...], tuple[Space, ...]]
    toll_towns: tuple[Town, ...]


class DistanceRow(_Strict, frozen=True):
    town: Town
    to: dict[Town, int]


class Chart(_Strict, frozen=True):
    """The whole file."""

    spaces: tuple[SpaceRow, ...]
    towns: tuple[TownRow, ...]
    goods: tuple[GoodRow, ...]
    chance_cards: tuple[CardRow, ...]
    attack_table: tuple[AttackRow, ...]
    pirate_waters: tuple[PirateRow, ...]
    isthmuses: tuple[IsthmusRow, ...]
    town_distances: tuple[DistanceRow, ...]


def decode(data: bytes) -> Chart:
    """Returns the chart of a file. Raises ValueError with what is wrong."""
    chart = msgspec.json.decode(data, type=Chart)
    _check_counts(chart)
    _check_links(chart)
    _check_markets(chart)
    return chart


def _need(fits: bool, what: str) -> None:
    if not fits:
        raise ValueError(f"the chart does not fit: {what}")


def _check_counts(chart: Chart) -> None:
    """Checks the counts of RULES.md 2."""
    _need(len(chart.spaces) == 650, "650 spaces")
    _need(len(chart.towns) == 40, "40 towns")
    _need(len({s.id for s in chart.spaces}) == 650, "each space once")
    _need(len({t.id for t in chart.towns}) == 40, "each town once")
    _need([g.tokens for g in chart.goods] == [TOKENS] * 12, "12 goods of 9 tokens")
    _need([c.id for c in chart.chance_cards] == [f"C{n:02}" for n in range(1, 29)], "28 cards")
    _need(sum(t.home for t in chart.towns) == 12, "12 home towns")
    found = Counter(s.hazard for s in chart.spaces if s.hazard)
    _need(found == Counter(COUNTS), "the numbers of the symbols")
    letters = sorted(s.letter or "" for s in chart.spaces if s.hazard == "reef")
    _need(letters == list("ABCDEFGHIJKL"), "a letter for each reef")
    _need([r.ships for r in chart.attack_table] == [1, 2, 3, 4], "a table of four columns")


def _check_links(chart: Chart) -> None:
    """Checks that links go both ways, spaces are reachable, and anchorages belong to their towns."""
    rows = {s.id: s for s in chart.spaces}
    for row in chart.spaces:
        _need(bool(row.next) and len(set(row.next)) == len(row.next), f"links of {row.id}")
        _need(all(n in rows and row.id in rows[n].next for n in row.next), f"both ends of links of {row.id}")
        _need((row.kind == "port") == (row.town is not None), f"the town of {row.id}")
        _need((row.hazard == "reef") == (row.letter is not None), f"the letter of {row.id}")
    for town in chart.towns:
        _need(all(rows[a].town == town.id for a in town.anchorages), f"anchorages of {town.id}")
    owned = sum(len(t.anchorages) for t in chart.towns)
    _need(owned == sum(s.kind == "port" for s in chart.spaces) == 41, "41 anchorages")
    ports = frozenset(s.id for s in chart.spaces if s.kind == "port")
    reached = _spread({s.id: s.next for s in chart.spaces}, ports, chart.towns[0].anchorages[:1])
    _need(len(reached) == 650, "unreachable spaces")


def _check_markets(chart: Chart) -> None:
    goods = {g.id for g in chart.goods}
    towns = {t.id for t in chart.towns}
    for town in chart.towns:
        listed = [e.good for e in town.market]
        _need(set(listed) <= goods and len(set(listed)) == len(listed), f"the price list of {town.id}")
        _need(all(e.price > 0 for e in town.market), f"the prices of {town.id}")
    for card in chart.chance_cards:
        named = set(card.towns) if card.towns != "all" else set()
        _need(named <= towns and set(card.good) <= goods, f"towns and goods of {card.id}")
        _need((card.kind == "bounty") == (card.town in towns), f"the town of {card.id}")


def _spread(
    links: Mapping[Space, Sequence[Space]], ports: frozenset[Space], start: Sequence[Space]
) -> dict[Space, int]:
    """Returns the distance of every space; ways end at ports (RULES.md 2)."""
    found = dict.fromkeys(start, 0)
    queue = deque(start)
    while queue:
        at = queue.popleft()
        if at in ports and at not in start:
            continue
        for other in links[at]:
            if other not in found:
                found[other] = found[at] + 1
                queue.append(other)
    return found


CHART: Final = decode(files("games.fuldrigger").joinpath("data/chart.json").read_bytes())

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
_PORTS: Final = frozenset(PORT)


@cache
def distances(start: Space) -> Mapping[Space, int]:
    """Returns the number of spaces to every other space; ports can only be the ends of a way."""
    return MappingProxyType(_spread(NEXT, _PORTS, (start,)))


def to_town(start: Space, town: Town) -> int:
    """Returns the number of spaces from a space to the nearest anchorage of a town."""
    away = distances(start)
    return min(away[end] for end in ANCHORAGES[town])


def between(one: Town, other: Town) -> int:
    """Returns the number of spaces between two towns, by their nearest anchorages."""
    return min(to_town(start, other) for start in ANCHORAGES[one])


def nearest(at: Space) -> Town:
    """Returns the nearest town."""
    return _nearest()[at]


@cache
def second_nearest(at: Space) -> Town:
    """Returns the town that is nearest but for one."""
    others = (town for town in TOWNS if town != nearest(at))
    return min(others, key=lambda town: (to_town(at, town), town))


@cache
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


@cache
def guarding(space: Space) -> frozenset[Town]:
    """Returns the towns within two links, whose fort protects from these pirates (RULES.md 4.5)."""
    near = {space}
    for _ in range(RADIUS):
        near |= {other for at in near for other in NEXT[at]}
    return frozenset(PORT[at] for at in near if at in PORT)


for _row in CHART.pirate_waters:
    _need(guarding(_row.space) == frozenset(_row.fort_towns_within_2), f"the forts near {_row.space}")
