"""Makes `games/cribbage/data/chances.toml`: how likely the dealer wins, by what both still need.

Deals are played between two players that look one card ahead, and each is kept as it was pegged: card by
card, then hand, hand and crib. Every such deal is laid at every pair of needs; who stands in the last hole
first has won, and else the chances of the next deal, with the roles changed, are known already, for somebody
needs less. `python -m benchmarks.cribbage_chances`, about five minutes.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy
from msgspec.structs import replace

from games.contract import Seat
from games.cribbage import reveal
from games.cribbage.bot import greedy
from games.cribbage.legality import legal
from games.cribbage.rules import CRIBBAGE
from games.cribbage.state import State
from games.cribbage.views import Options, Peg

T = TypeVar("T")
Array = numpy.ndarray[Any, Any]
DEALS: Final = 20_000
NEEDS: Final = 121
NEVER: Final = 10**6
TARGET: Final = Path(__file__).parents[1] / "games/cribbage/data/chances.toml"
HEAD: Final = (
    "# How likely the dealer wins, in thousandths, before the deal: a row for each number of points the\n"
    "# dealer needs, 1 to 121, and in it one for each that the other needs. Made by\n"
    "# benchmarks/cribbage_chances.py.\n"
)
DEALER, OTHER = Seat(0), Seat(1)


class Twister:
    """Chance from a seed."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def shuffle(self, purpose: str, things: Sequence[T]) -> tuple[T, ...]:
        mixed = list(things)
        self._random.shuffle(mixed)
        return tuple(mixed)

    def number(self, purpose: str, below: int) -> int:
        return self._random.randrange(below)


def course(number: int) -> list[tuple[int, int]]:
    """How a deal was pegged: points of the dealer and of the other, one after the other to the crib."""
    chance = Twister(f"chances {number}")
    s: State = CRIBBAGE.start(2, Options(deals="seat-0", counting="own"), chance).state
    pegged: list[tuple[int, int]] = []
    while s.phase in ("discard", "play"):
        seat = reveal.waited_for(s)[0]
        move = greedy.best(reveal.view(s, seat), legal(s, seat))
        before = s.pegs
        s = CRIBBAGE.apply(s, seat, move, chance).state
        one, other = (s.pegs[n].front - before[n].front for n in (DEALER, OTHER))
        pegged += [(one, other)] if one or other else []
    for n in range(3):
        points = show(s, n)
        pegged.append((0, points) if n == 0 else (points, 0))
    return pegged


def show(s: State, stage: int) -> int:
    """What is counted at that stage: the other's hand, the dealer's, the crib."""
    table = replace(s, pegs=(Peg(), Peg()))
    for n in range(stage + 1):
        seat = table.turn
        before = table.pegs[seat].front
        table = CRIBBAGE.apply(table, seat, CRIBBAGE.parse(table, seat, "count 29"), Twister("")).state
        if n == stage:
            return table.pegs[seat].front - before
    return 0


def chances(courses: Sequence[Sequence[tuple[int, int]]]) -> Array:
    """The dealer's chance by what he and the other need; row and column 0 are not used."""
    length = max(map(len, courses))
    sums = numpy.zeros((2, len(courses), length), int)
    for n, pegged in enumerate(courses):
        for side in (0, 1):
            points = [step[side] for step in pegged]
            # The steps of the show stand at the end of every course, so that they come in their order.
            sums[side, n] = numpy.cumsum([*points[:-3], *[0] * (length - len(points)), *points[-3:]])
    reached = [[_first(sums[side], need) for need in range(NEEDS + 1)] for side in (0, 1)]
    found = numpy.zeros((NEEDS + 1, NEEDS + 1))
    pairs = ((one, other) for one in range(1, NEEDS + 1) for other in range(1, NEEDS + 1))
    for one, other in sorted(pairs, key=sum):
        mine, theirs = reached[0][one], reached[1][other]
        won = (mine < theirs).astype(float)
        goes_on = (mine == NEVER) & (theirs == NEVER)
        left = (one - sums[0, goes_on, -1], other - sums[1, goes_on, -1])
        won[goes_on] = 1 - found[left[1], left[0]]
        found[one, other] = won.mean()
    return found


def _first(sums: Array, need: int) -> Array:
    """At which step each deal reaches so many points."""
    there = sums >= need
    return numpy.where(there.any(1), there.argmax(1), NEVER)


def main() -> None:
    """Makes the file anew."""
    found = chances([course(n) for n in range(DEALS)])
    rows = [[round(1000 * share) for share in line[1:]] for line in found[1:].tolist()]
    TARGET.write_text(HEAD + "dealer = [\n" + "".join(f"  {line},\n" for line in rows) + "]\n", "utf-8")


if __name__ == "__main__":
    main()
