"""Expected losses of pieces on a space."""

from collections.abc import Container
from typing import Final

from games.stratego.battle.field import Field
from games.stratego.bot.guesses import WORTH, Guesses
from games.stratego.bot.ways import reach
from games.stratego.views import CANNON, CAPTAIN, UNKNOWN, Space

STRUCK: Final = 0.55
"""Estimated probability that an enemy who can beat a piece attacks it, not knowing its rank."""
STRUCK_KNOWN: Final = 0.8
"""The same if one of the two ranks is known."""
FIRED: Final = 0.45
"""Estimated probability that a cannon in line fires."""


class Risk:
    """Expected losses in one position to the enemies of one seat."""

    def __init__(self, at: Field, guesses: Guesses, foes: Container[int | None]) -> None:
        self.at = at
        self.guesses = guesses
        self.foes = foes
        self.reach = reach(at.options)
        self._found: dict[tuple[Space, int, int, bool], float] = {}

    def harm(self, space: Space, rank: int, n: int, *, known: bool = False) -> float:
        """Returns the expected loss of piece `n`, as one of this rank, on a space."""
        return self.chance(space, rank, n, known=known) * WORTH[rank]

    def chance(self, space: Space, rank: int, n: int, *, known: bool = False) -> float:
        """Returns the probability that piece `n`, as one of this rank, is lost there before its next turn."""
        key = (space, rank, n, known)
        if key not in self._found:
            self._found[key] = self._counted(space, rank, n, known)
        return self._found[key]

    def _counted(self, space: Space, rank: int, n: int, known: bool) -> float:
        at, near, safe = self.at.at, self.at.board.near, 1.0
        for other in near[space]:
            foe = at.get(other)
            if foe is None or foe == n:
                if rank < CAPTAIN:
                    safe *= self._from_afar(other, space, rank, n)
            elif foe in self.foes:
                is_known = known or self.at.pieces[foe].rank != UNKNOWN
                safe *= 1 - self.guesses.beaten(rank, foe) * (STRUCK_KNOWN if is_known else STRUCK)
        return 1 - safe * self._unshot(space, n)

    def _from_afar(self, middle: Space, space: Space, rank: int, n: int) -> float:
        """Returns the probability that no captain two steps away beats the piece."""
        safe = 1.0
        for other in self.at.board.near[middle]:
            foe = self.at.at.get(other)
            if foe is not None and foe != n and other != space and foe in self.foes:
                safe *= 1 - 0.4 * self.guesses.odds(foe)[CAPTAIN]
        return safe

    def _unshot(self, space: Space, n: int) -> float:
        """Returns the probability that no cannon in line fires at the space."""
        at, safe = self.at.at, 1.0
        for ray in self.at.board.rays[space]:
            for other in ray[: self.reach]:
                foe = at.get(other)
                if foe is None or foe == n:
                    continue
                if foe in self.foes:
                    safe *= 1 - FIRED * self.guesses.odds(foe)[CANNON]
                break
        return safe
