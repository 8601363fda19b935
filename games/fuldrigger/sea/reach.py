"""Ways of a ship: the shortest, and the one with the lowest risk.

Independent of the position: everything relevant is in a `Weather`. A way never visits a space twice.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from math import prod
from threading import Lock
from typing import Final, NamedTuple

from games.fuldrigger.facts import ANCHORAGES, CARDS, HAZARD, LETTER, NEXT, PORT, guarding
from games.fuldrigger.views import Card, Sea, Ship, Space, Town
from games.kit.latest import latest

WIND: Final = 3
DRIFT: Final = {"headwind": 2.5, "tailwind": -0.9}
"""Spaces that a wind costs on a long way."""
CALM_COST: Final = 0.12
"""Cost of a turn in a calm relative to the loss of a ship, in comparing ways."""
CARGO_COST: Final = 0.5
SAFE: Final = 150.0
"""How many spaces longer a safe way may be to avoid a certain loss."""
GUARDS: Final = frozenset[Town]().union(*map(guarding, (at for at in HAZARD if HAZARD[at] == "pirates")))
"""Towns where a fort keeps off pirates."""
ROLLS: Final = {n: 6 - abs(7 - n) for n in range(2, 13)}
"""Number of the 36 rolls of two dice with each sum."""


class Weather(NamedTuple):
    """The hazards for one ship: its sail, known letters, own forts, cards in force."""

    privateer: bool
    reefs: frozenset[str]
    forts: frozenset[Town]
    cards: tuple[Card, ...]


class Way(NamedTuple):
    """A way from space to space, both included, the allowance left at its end, and the risk from 0 to 1."""

    spaces: tuple[Space, ...]
    left: int
    risk: float


class Odds(NamedTuple):
    """The sums of two dice on which a ship is lost, its load is lost, and it is becalmed."""

    ship: frozenset[int] = frozenset()
    cargo: frozenset[int] = frozenset()
    calm: frozenset[int] = frozenset()


@latest
def weather(sea: Sea, ship: Ship) -> Weather:
    """Returns the present hazards for that ship."""
    forts = frozenset(fort.town for fort in sea.forts if fort.seat == ship.seat)
    cards = tuple(effect.card for effect in sea.effects if CARDS[effect.card].kind in _OF_SEA)
    return Weather(ship.privateer, frozenset(sea.reefs[ship.seat]), forts, cards)


_OF_SEA: Final = ("hazard", "ignore_hazards")


@lru_cache(maxsize=8192)
def odds(at: Space, now: Weather) -> Odds | None:
    """Returns what a ship that enters the space has to roll for; None if nothing (RULES.md 4.4, 4.5)."""
    hazard = HAZARD.get(at)
    if hazard is None or hazard in ("tailwind", "headwind"):
        return None
    rows = [CARDS[card] for card in now.cards]
    if any(hazard in row.hazards for row in rows):
        return None
    if hazard == "reef":
        return None if LETTER[at] in now.reefs else Odds(frozenset((2, 3)))
    if hazard == "calm":
        return Odds(calm=frozenset(range(2, 8)))
    if hazard == "pirates" and (now.privateer or now.forts & guarding(at)):
        return None
    worse = next((row for row in rows if row.hazard == hazard), None)
    if worse is not None:
        return Odds(frozenset(worse.lose_ship_on), frozenset(worse.lose_cargo_on))
    if hazard == "pirates":
        return Odds(frozenset((2, 3)), frozenset((4,)))
    return Odds(frozenset((2, 3)) if hazard == "storm" else frozenset((5,)))


def chance_of(sums: frozenset[int]) -> float:
    """Returns the probability of one of these sums on two dice."""
    return sum(ROLLS[n] for n in sums) / 36


def either(chances: Iterable[float]) -> float:
    """Returns the probability that at least one of these happens."""
    return 1 - prod((1 - chance for chance in chances), start=1.0)


@lru_cache(maxsize=8192)
def _cost(at: Space, now: Weather) -> float:
    """Returns the risk of entering the space, in ships."""
    rolled = odds(at, now)
    if rolled is None:
        return 0.0
    return chance_of(rolled.ship) + CARGO_COST * chance_of(rolled.cargo) + CALM_COST * chance_of(rolled.calm)


def blown(left: int, at: Space) -> int:
    """Returns the allowance after the wind of a space that was just entered (RULES.md 4.3)."""
    wind = HAZARD.get(at)
    if wind == "tailwind":
        return left + WIND
    return max(0, left - WIND) if wind == "headwind" else left


class _Label(NamedTuple):
    left: int
    risk: float
    spaces: tuple[Space, ...]


@lru_cache(maxsize=256)
def ways(start: Space, left: int, met: frozenset[Space], now: Weather) -> Mapping[Space, tuple[Way, ...]]:
    """Returns every space in reach: by the shortest way, and by a safer one if there is one."""
    found: dict[Space, list[_Label]] = {start: [_Label(left, 0.0, (start,))]}
    queue: list[tuple[int, float, tuple[Space, ...]]] = [(-left, 0.0, (start,))]
    while queue:
        neg, risk, spaces = heappop(queue)
        at = spaces[-1]
        if neg == 0 or (at in PORT and len(spaces) > 1):
            continue
        for label in _steps(_Label(-neg, risk, spaces), met, now):
            if _add(found.setdefault(label.spaces[-1], []), label):
                heappush(queue, (-label.left, label.risk, label.spaces))
    del found[start]
    return {at: _best(labels) for at, labels in sorted(found.items())}


def _steps(label: _Label, met: frozenset[Space], now: Weather) -> Iterator[_Label]:
    """Yields the way extended by one space, in every direction that it has not been in."""
    for at in NEXT[label.spaces[-1]]:
        if at in label.spaces:
            continue
        left, risk = label.left - 1, label.risk
        if at not in met:
            left = blown(left, at)
            risk = risk + (1 - risk) * _cost(at, now)
        yield _Label(left, risk, (*label.spaces, at))


def _add(labels: list[_Label], new: _Label) -> bool:
    """Keeps the way unless another is as short and as safe; returns whether it was kept."""
    if any(old.left >= new.left and old.risk <= new.risk + 1e-9 for old in labels):
        return False
    labels[:] = [old for old in labels if not (new.left >= old.left and new.risk <= old.risk)]
    labels.append(new)
    return True


def _best(labels: list[_Label]) -> tuple[Way, ...]:
    quick = max(labels, key=lambda one: (one.left, -one.risk, one.spaces))
    safe = min(labels, key=lambda one: (one.risk, -one.left, one.spaces))
    kept = (quick, safe) if safe.risk < quick.risk - 0.004 else (quick,)
    return tuple(Way(one.spaces, one.left, one.risk) for one in kept)


# -- towards a town out of reach


_Course = tuple[float, Space, int, float]
"""From a space to a town: remaining cost, next space, number of spaces and risk of the whole way.

A plain tuple, because a chart makes hundreds and compares thousands.
"""


class _Chart:
    """The best ways to a town, found only as far from it as somebody has asked.

    `best` is a way for each space reached so far; it is final for spaces that are nearer than the queue.
    """

    def __init__(self, town: Town, safe: bool, now: Weather) -> None:
        self.best: dict[Space, _Course] = {at: (0.0, at, 0, 0.0) for at in ANCHORAGES[town]}
        self._queue = [(0.0, at) for at in ANCHORAGES[town]]
        self._prices, self._risks = _prices(safe, now), _costs(now)
        self._lock = Lock()  # bots choose in threads

    def course(self, start: Space) -> _Course:
        """Returns the best way from a space; those of all spaces on it are then final too."""
        with self._lock:
            self._extend(start)
        return self.best[start]

    def _extend(self, start: Space) -> None:
        best, queue, prices, risks = self.best, self._queue, self._prices, self._risks
        while queue and (start not in best or queue[0][0] < best[start][0]):
            paid, at = heappop(queue)
            cost, _, spaces, risk = best[at]
            if paid > cost:
                continue
            paid += prices[at]
            course = (paid, at, spaces + 1, risk + (1 - risk) * risks[at])
            for other in NEXT[at]:
                known = best.get(other)
                if known is None or course < known:
                    best[other] = course
                    if other not in PORT:
                        heappush(queue, (paid, other))


def _chart(town: Town, safe: bool, now: Weather) -> _Chart:
    """Returns the chart of a town; that of the shortest ways depends on winds and calms only."""
    return _charted(town, safe, charted(now) if safe else _calms(now))


@lru_cache(maxsize=256)
def charted(now: Weather) -> Weather:
    """Returns the weather with the same hazards and no forts but those that keep off pirates."""
    return now._replace(forts=frozenset() if now.privateer else now.forts & GUARDS)


@lru_cache(maxsize=256)
def _calms(now: Weather) -> Weather:
    calming = tuple(card for card in now.cards if "calm" in CARDS[card].hazards)
    return Weather(False, frozenset(), frozenset(), calming)


_charted: Final = lru_cache(maxsize=96)(_Chart)


@lru_cache(maxsize=32)
def _prices(safe: bool, now: Weather) -> Mapping[Space, float]:
    """Returns the cost of entering each space on a long way, in spaces: winds, calms, risks of a safe way."""
    found = {}
    for at, risk in _costs(now).items():
        rolled = odds(at, now)
        extra = DRIFT.get(HAZARD.get(at, ""), 0.0) if rolled is None else 12 * chance_of(rolled.calm)
        found[at] = 1.0 + extra + (SAFE * risk if safe else 0.0)
    return found


@lru_cache(maxsize=32)
def _costs(now: Weather) -> Mapping[Space, float]:
    return {at: _cost(at, now) for at in NEXT}


def distance(start: Space, town: Town, now: Weather) -> float:
    """Returns the distance of a town by the shortest way, in spaces, including winds and calms."""
    return _chart(town, False, now).course(start)[0]


def safest(start: Space, town: Town, now: Weather) -> tuple[int, float]:
    """Returns the number of spaces of the safest way to a town, and its risk."""
    _, _, spaces, risk = _chart(town, True, now).course(start)
    return spaces, risk


def route(start: Space, town: Town, safe: bool, now: Weather) -> tuple[Space, ...]:
    """Returns the whole way from a space to a town."""
    return (start, *_ahead(start, town, safe, now))


def _ahead(start: Space, town: Town, safe: bool, now: Weather) -> Iterator[Space]:
    """Yields the spaces of the way to a town, without its start."""
    chart, ports, at = _chart(town, safe, now), ANCHORAGES[town], start
    chart.course(start)
    while at not in ports:
        _, at, _, _ = chart.best[at]
        yield at


@lru_cache(maxsize=512)
def towards(start: Space, left: int, met: frozenset[Space], town: Town, safe: bool, now: Weather) -> Way:
    """Returns the part of the way to a town that the allowance covers."""
    spaces, risk, risks = [start], 0.0, _costs(now)
    for at in _ahead(start, town, safe, now):
        if left == 0:
            break
        left -= 1
        if at not in met:
            left = blown(left, at)
            risk = risk + (1 - risk) * risks[at]
        spaces.append(at)
    return Way(tuple(spaces), left, risk)
