"""Candidate chains of upp og niður, by rank only, since suits do not matter there.

A long hand has tens of thousands of chains; those with the same last rank and the same remaining ranks count
as one.
"""

from collections import defaultdict
from typing import Final

from games.cards import Card, order
from games.olsen import questions, variants
from games.olsen.moves import Play
from games.olsen.views import OlsenView
from games.params import Seat

WIDE: Final = 60
"""Number of chains of one length that are extended."""
MOST: Final = 24
"""Number of chains returned, longest first."""

Left = tuple[int, ...]


def plays(view: OlsenView, seat: Seat) -> list[Play]:
    """Returns the longest chains that the seat can play, with the calls due."""
    by_order: dict[int, list[Card]] = defaultdict(list)
    for card in view.hand:
        by_order[order(card)].append(card)
    top = order(questions.face(view, seat).top)
    found = _walks(top, tuple(len(by_order[n]) for n in range(14)), wraps=view.options.wrap == "yes")
    return [_play(view, walk, by_order) for walk in sorted(found, key=lambda walk: (-len(walk), walk))[:MOST]]


def _walks(top: int, held: Left, *, wraps: bool) -> list[tuple[int, ...]]:
    """Returns sequences of ranks, one for each last rank and remainder, at most `WIDE` of each length."""
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
    """Returns the ranks one above and one below."""
    up, down = at + 1, at - 1
    if wraps:
        return (up if up <= 13 else 1, down if down >= 1 else 13)
    return tuple(to for to in (up, down) if 1 <= to <= 13)


def _scattered(left: Left) -> int:
    """Counts the remaining ranks without a remaining neighbour, which are hard to play."""
    return sum(1 for n in range(1, 14) if left[n] and not left[n - 1] and not (n < 13 and left[n + 1]))


def _play(view: OlsenView, walk: tuple[int, ...], by_order: dict[int, list[Card]]) -> Play:
    given = {n: iter(cards) for n, cards in by_order.items()}
    cards = tuple(next(given[n]) for n in walk)
    return Play(cards, is_called=variants.calls(view.options, len(view.hand) - len(cards)))
