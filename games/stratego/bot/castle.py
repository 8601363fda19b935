"""Who can strike at the ring of the castle in how many turns, and how surely a bearer there is stopped."""

from functools import lru_cache
from typing import Final

from games.params import Seat
from games.stratego.battle.field import Field
from games.stratego.bot.guesses import Guesses, Odds
from games.stratego.bot.ways import by_captain, distances, lines, reach, to_battery
from games.stratego.facts import RING
from games.stratego.views import CANNON, CAPTAIN, MARSHAL, SPY, Space

LATE: Final = 0.25
"""Factor on a strike for each turn that it comes too late."""


class Castle:
    """Strikes at the ring in one position."""

    def __init__(self, at: Field, guesses: Guesses) -> None:
        self.at = at
        self.guesses = guesses
        self.far = distances(at.board.key, RING)
        self.reach = reach(at.options)
        self.wait = to_battery(at.board.key, self.reach)
        self._hits: dict[tuple[int, Odds, int], float] = {}
        self._misses: dict[tuple[Seat, Odds, int, float], float] = {}

    def hit(self, n: int, bearer: Odds, slack: int) -> float:
        """Returns the probability that piece `n` can remove a bearer with these odds from the ring.

        It may take `slack` turns to come into reach; later it counts less.
        """
        key = (n, bearer, slack)
        if key not in self._hits:
            space = self.at.pieces[n].space
            assert space is not None  # pieces on the board
            self._hits[key] = self.hit_from(space, self.guesses.odds(n), bearer, slack)
        return self._hits[key]

    def hit_from(
        self, space: Space, odds: Odds, bearer: Odds, slack: int, moved: Space | None = None
    ) -> float:
        """Returns the same for a piece with these odds on that space, after it has left `moved`."""
        if space == RING:
            return 0.0
        found = 0.0
        if odds[CANNON]:
            found += odds[CANNON] * _in_time(self._turns_of_cannon(space, moved), slack)
        captain, strikes = blows(odds, bearer)
        if captain:
            found += captain * _in_time(self._turns_of_captain(space, moved), slack)
        return found + strikes * _in_time(max(0, self.far[space] - 1), slack)

    def _turns_of_cannon(self, space: Space, moved: Space | None) -> int:
        at = self.at.at
        for between in lines(self.at.board.key, self.reach).get(space, ()):
            if all(s not in at or s == moved for s in between):
                return 0
        return max(1, self.wait[space])

    def _turns_of_captain(self, space: Space, moved: Space | None) -> int:
        far = self.far[space]
        if far != 2:
            return max(0, (far - 1) // 2)
        at = self.at.at
        return int(all(s in at and s != moved for s in by_captain(self.at.board.key)[space]))

    def missed(self, seat: Seat, bearer: Odds, slack: int, used: float) -> float:
        """Returns the probability that a seat does not stop such a bearer on the ring."""
        key = (seat, bearer, slack, used)
        if key not in self._misses:
            found = 1.0
            for n in self.at.own(seat):
                found *= 1 - used * self.hit(n, bearer, slack)
            self._misses[key] = found
        return self._misses[key]


def _in_time(turns: int, slack: int) -> float:
    return 1.0 if turns <= slack else LATE ** (turns - slack)


@lru_cache(4096)
def beaten(bearer: Odds, rank: int) -> float:
    """Returns the probability that an attack by that rank removes such a bearer, ties included."""
    return sum(bearer[SPY - 1 : rank + 1]) + (bearer[MARSHAL] if rank == SPY else 0.0)


@lru_cache(4096)
def blows(odds: Odds, bearer: Odds) -> tuple[float, float]:
    """Returns the probabilities that a piece removes such a bearer as a captain, and as another rank."""
    captain = odds[CAPTAIN] * beaten(bearer, CAPTAIN)
    every = sum(odds[k] * beaten(bearer, k) for k in range(SPY, MARSHAL + 1) if odds[k])
    return captain, every - captain
