"""Estimates the ranks of hidden pieces: those left in the army, minus what their moves have ruled out."""

from collections import Counter
from functools import cache, cached_property
from typing import Final

from games.params import Seat
from games.stratego.bot.ways import lines, reach
from games.stratego.facts import full_army
from games.stratego.knowledge import hidden
from games.stratego.views import CANNON, CAPTAIN, MARSHAL, SPY, UNKNOWN, StrategoView

Odds = tuple[float, ...]
"""The probability of each rank, by its number; index 0 is unused."""

WORTH: Final[Odds] = (0.0, 3.2, 2.2, 1.8, 2.2, 3.2, 5.0, 6.0, 8.0, 10.0)
"""Value of a piece by rank: high for a cannon's shot, a spy's attack on a marshal, a captain's range."""

SHY: Final = 0.6
"""Factor on the probability that a piece that has moved is a cannon or a spy."""
POSTED: Final = 4.0
"""Factor on the probability of a cannon where one has been set up to hit the ring."""


@cache
def sure(rank: int) -> Odds:
    """Returns the odds of a piece whose rank is certain."""
    return tuple(float(r == rank) for r in range(10))


class Guesses:
    """Rank probabilities of every piece of a view, and odds of fights between them."""

    def __init__(self, view: StrategoView, *, counts: bool = True) -> None:
        self.view = view
        self._counts = counts
        self._bearers: dict[int, Odds] = {}
        self._odds: dict[tuple[Seat, tuple[int, ...], bool, bool], Odds] = {}
        self._batteries = lines(view.board, reach(view.options)) if counts else {}

    @cached_property
    def _left(self) -> tuple[Counter[int], ...]:
        if not self._counts:
            return (Counter(full_army()),) * self.view.seats
        return tuple(hidden(self.view, Seat(n)) for n in range(self.view.seats))

    def odds(self, n: int) -> Odds:
        """Returns the probability of each rank for piece `n`."""
        piece = self.view.pieces[n]
        if piece.rank != UNKNOWN:
            return sure(piece.rank)
        key = (piece.seat, piece.may, piece.moved, not piece.moved and piece.space in self._batteries)
        if key not in self._odds:
            self._odds[key] = self._weighed(*key)
        return self._odds[key]

    def _weighed(self, seat: Seat, may: tuple[int, ...], moved: bool, posted: bool) -> Odds:
        """Weighs the ranks: cannons and spies stay back more often than they move.

        `posted`: it has stood from the start where a cannon hits the ring.
        """
        left = self._left[seat]
        weights = [0.0] * 10
        for rank, count in left.items():
            if not may or rank in may:
                shy = rank in (CANNON, SPY)
                weights[rank] = count * (SHY if shy and moved else 1.0)
        if posted:
            weights[CANNON] *= POSTED
        total = sum(weights) or 1.0
        return tuple(weight / total for weight in weights)

    def bearer(self, n: int) -> Odds:
        """Returns the odds of the piece that bears a flag when it comes to the castle: strong ones more."""
        key = n
        if key not in self._bearers:
            weights = [chance * (2.0 if rank >= CAPTAIN else 1.0) for rank, chance in enumerate(self.odds(n))]
            total = sum(weights) or 1.0
            self._bearers[key] = tuple(weight / total for weight in weights)
        return self._bearers[key]

    def worth(self, n: int) -> float:
        """Returns the expected value of piece `n`."""
        return sum(chance * worth for chance, worth in zip(self.odds(n), WORTH, strict=True))

    def beats(self, rank: int, n: int) -> tuple[float, float]:
        """Returns the probabilities that an attacker of this rank beats piece `n`, and that both are lost."""
        odds = self.odds(n)
        if rank == SPY:
            return odds[CANNON] + odds[MARSHAL], odds[SPY]
        return sum(odds[1:rank]), odds[rank]

    def beaten(self, rank: int, n: int) -> float:
        """Returns the probability that piece `n` would beat a piece of this rank by attacking it."""
        odds = self.odds(n)
        stronger = sum(odds[rank + 1 :])
        return stronger + (odds[SPY] if rank == MARSHAL else 0.0)
