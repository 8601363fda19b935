"""The figures of a gauntlet: shares of wins with intervals, ratings, and the table."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log10, sqrt
from typing import Final, NamedTuple

from benchmarks.gauntlet.contests import Pair
from benchmarks.gauntlet.matches import Played, Spent

Z: Final = 1.959964
"""Quantile of the normal distribution for intervals of 95 %."""
ROUNDS: Final = 2000
"""Number of steps in which ratings are fitted."""
HEAD: Final = (
    "| game | stronger - weaker | games | wins | 95 % | rating | ms a decision, mean / worst |",
    "|---|---|---|---|---|---|---|",
)


class Line(NamedTuple):
    """The games of a pair: their number, the wins of the first player, and the time of both."""

    contest: str
    pair: Pair
    games: int
    wins: float
    spent: tuple[Spent, Spent]

    @property
    def interval(self) -> tuple[float, float]:
        """Returns the 95 % interval of the share of wins."""
        return wilson(self.wins, self.games)


def line(contest: str, pair: Pair, played: Iterable[Played]) -> Line:
    """Returns the line of a pair from its deals."""
    games, wins, spent = 0, 0.0, [Spent(), Spent()]
    for one in played:
        games, wins = games + len(one.wins), wins + sum(one.wins)
        spent = [before.plus(more) for before, more in zip(spent, one.spent, strict=True)]
    return Line(contest, pair, games, wins, (spent[0], spent[1]))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Returns the bounds of Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z / games
    middle = share + z2 / 2
    half = Z * sqrt(share * (1 - share) / games + z2 / (4 * games))
    return (middle - half) / (1 + z2), (middle + half) / (1 + z2)


def ratings(lines: Sequence[Line]) -> dict[str, int]:
    """Returns the ratings of the players of one contest on Elo's scale, with the lowest at 0.

    Bradley and Terry's model, fitted to the games and to one drawn game of each pair, so that a player who
    won all games has a rating too.
    """
    names = list(dict.fromkeys(name for one in lines for name in one.pair))
    force = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        won = dict.fromkeys(names, 0.0)
        met = dict.fromkeys(names, 0.0)
        for one in lines:
            (a, b), games = one.pair, one.games + 1
            share = games / (force[a] + force[b])
            won[a], won[b] = won[a] + one.wins + 0.5, won[b] + one.games - one.wins + 0.5
            met[a], met[b] = met[a] + share, met[b] + share
        force = {name: won[name] / met[name] for name in names}
    elo = {name: 400 * log10(force[name]) for name in names}
    least = min(elo.values(), default=0.0)
    return {name: round(value - least) for name, value in elo.items()}


def table(lines: Sequence[Line]) -> Iterator[str]:
    """Yields the lines of the table in Markdown."""
    yield from HEAD
    by_contest: dict[str, list[Line]] = {}
    for one in lines:
        by_contest.setdefault(one.contest, []).append(one)
    for contest, some in by_contest.items():
        rated = ratings(some)
        yield from (_row(contest, one, rated) for one in some)


def _row(contest: str, one: Line, rated: Mapping[str, int]) -> str:
    low, high = one.interval
    share = one.wins / one.games if one.games else 0.0
    first, second = one.pair
    times = " - ".join(_milliseconds(spent) for spent in one.spent)
    return (
        f"| {contest} | {first} - {second} | {one.games} | {share:.1%} | {low:.1%} to {high:.1%} "
        f"| {rated[first]} - {rated[second]} | {times} |"
    )


def _milliseconds(spent: Spent) -> str:
    mean = spent.seconds / spent.decisions if spent.decisions else 0.0
    return f"{mean * 1e3:.1f} / {spent.worst * 1e3:.0f}"
