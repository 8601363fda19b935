"""The chains of upp og niður that are worth weighing: suits mean nothing there, so ranks are walked.

A long hand has tens of thousands of chains; those that end on the same rank and leave the same ranks are one.
"""

from collections import defaultdict
from typing import Final

from games.cards import Card, order
from games.olsen import questions, variants
from games.olsen.moves import Play
from games.olsen.views import OlsenView
from games.params import Seat

WIDE: Final = 60
"""How many chains of a length are walked on."""
MOST: Final = 24
"""How many are weighed, the longest first."""

Left = tuple[int, ...]


def plays(view: OlsenView, seat: Seat) -> list[Play]:
    """The longest chains that the seat can lay, with what is to be said."""
    by_order: dict[int, list[Card]] = defaultdict(list)
    for card in view.hand:
        by_order[order(card)].append(card)
    top = order(questions.face(view, seat).top)
    found = _walks(top, tuple(len(by_order[n]) for n in range(14)), wraps=view.options.wrap == "yes")
    return [_play(view, walk, by_order) for walk in sorted(found, key=lambda walk: (-len(walk), walk))[:MOST]]


def _walks(top: int, held: Left, *, wraps: bool) -> list[tuple[int, ...]]:
    """Sequences of ranks, one for each end and rest, at most `WIDE` of each length."""
    found: list[tuple[int, ...]] = []
    level: dict[tuple[int, Left], tuple[int, ...]] = {(top, held): ()}
    while level:
        longer: dict[tuple[int, Left], tuple[int, ...]] = {}
        for (at, left), walk in level.items():
            for to in beside(at, wraps=wraps):
                if left[to]:
                    rest = (*left[:to], left[to] - 1, *left[to + 1 :])
                    longer.setdefault((to, rest), (*walk, to))
        level = dict(sorted(longer.items(), key=lambda item: _scattered(item[0][1]))[:WIDE])
        found += level.values()
    return found


def beside(at: int, *, wraps: bool) -> tuple[int, ...]:
    """The ranks one above and one below."""
    up, down = at + 1, at - 1
    if wraps:
        return (up if up <= 13 else 1, down if down >= 1 else 13)
    return tuple(to for to in (up, down) if 1 <= to <= 13)


def _scattered(left: Left) -> int:
    """How many ranks are left that have no neighbour left: they will be hard to lay."""
    return sum(1 for n in range(1, 14) if left[n] and not left[n - 1] and not (n < 13 and left[n + 1]))


def _play(view: OlsenView, walk: tuple[int, ...], by_order: dict[int, list[Card]]) -> Play:
    given = {n: iter(cards) for n, cards in by_order.items()}
    cards = tuple(next(given[n]) for n in walk)
    return Play(cards, is_called=variants.calls(view.options, len(view.hand) - len(cards)))
