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
Strikes = tuple[tuple[float, int], ...]
"""How a piece can remove a bearer: probabilities, each with the turns until it comes into reach."""


class Castle:
    """Strikes at the ring in one position."""

    def __init__(self, at: Field, guesses: Guesses) -> None:
        self.at = at
        self.guesses = guesses
        self.far = distances(at.board.key, RING)
        self.reach = reach(at.options)
        self.wait = to_battery(at.board.key, self.reach)
        self._strikes: dict[tuple[Seat, Odds], list[Strikes]] = {}
        self._turns: dict[Space, tuple[int, int, int]] = {}

    def hit(self, n: int, bearer: Odds, slack: int) -> float:
        """Returns the probability that piece `n` can remove a bearer with these odds from the ring.

        It may take `slack` turns to come into reach; later it counts less.
        """
        space = self.at.pieces[n].space
        assert space is not None  # pieces on the board
        return self.hit_from(space, self.guesses.odds(n), bearer, slack)

    def hit_from(
        self, space: Space, odds: Odds, bearer: Odds, slack: int, moved: Space | None = None
    ) -> float:
        """Returns the same for a piece with these odds on that space, after it has left `moved`."""
        return _in_time(self._struck(space, odds, bearer, moved), slack)

    def missed(self, seat: Seat, bearer: Odds, slack: int, used: float) -> float:
        """Returns the probability that a seat does not stop such a bearer on the ring."""
        key = (seat, bearer)
        if key not in self._strikes:
            pieces = [(self.at.pieces[n].space, self.guesses.odds(n)) for n in self.at.own(seat)]
            self._strikes[key] = [
                self._struck(space, odds, bearer) for space, odds in pieces if space is not None
            ]
        found = 1.0
        for strikes in self._strikes[key]:
            found *= 1 - used * _in_time(strikes, slack)
        return found

    def _struck(self, space: Space, odds: Odds, bearer: Odds, moved: Space | None = None) -> Strikes:
        """Returns how a piece on that space can remove such a bearer, after it has left `moved`."""
        if space == RING:
            return ()
        turns = self._turns.get(space) if moved is None else self._turns_from(space, moved)
        if turns is None:
            turns = self._turns[space] = self._turns_from(space, None)
        chances = (odds[CANNON], *blows(odds, bearer))
        return tuple([strike for strike in zip(chances, turns, strict=True) if strike[0]])

    def _turns_from(self, space: Space, moved: Space | None) -> tuple[int, int, int]:
        """Returns the turns until a piece there can strike as a cannon, as a captain, as another rank."""
        at, far = self.at.at, self.far[space]
        is_shot = any(
            all(s not in at or s == moved for s in between)
            for between in lines(self.at.board.key, self.reach).get(space, ())
        )
        captain = max(0, (far - 1) // 2)
        if far == 2:
            captain = int(all(s in at and s != moved for s in by_captain(self.at.board.key)[space]))
        return 0 if is_shot else max(1, self.wait[space]), captain, max(0, far - 1)


def _in_time(strikes: Strikes, slack: int) -> float:
    """Returns the probability of one of these strikes, of which one that comes later counts less."""
    found = 0.0
    for chance, turns in strikes:
        found += chance if turns <= slack else chance * LATE ** (turns - slack)
    return found


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
