"""What a card earns in the play (RULES.md 5), and the names of what earns points, as parameters of texts."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

from games.cards import DECK, Card, order
from games.cribbage.views import Kind, Played, Source
from games.params import Term

PegKind = Literal[
    "fifteen", "thirty-one", "pair", "pair-royal", "double-pair-royal", "run", "go", "last-card"
]
_Alike = Literal["pair", "pair-royal", "double-pair-royal"]
ALIKE: Final[dict[int, tuple[_Alike, int]]] = {
    2: ("pair", 2),
    3: ("pair-royal", 6),
    4: ("double-pair-royal", 12),
}
"""The name and the points of so many cards of one rank."""
TERMS: Final = {
    kind: Term(f"term-cribbage-{kind}") for kind in (*get_args(Source), *get_args(Kind), *get_args(PegKind))
}
_ORDER: Final = {card: order(card) for card in DECK}


def pegging(series: Sequence[Played], card: Card, count: int) -> tuple[tuple[PegKind, int], ...]:
    """Returns what a card earns that has brought the series to this count, without go and last card."""
    made: list[tuple[PegKind, int]] = []
    if count == 15:
        made.append(("fifteen", 2))
    elif count == 31:
        made.append(("thirty-one", 2))
    if series:
        rank = _ORDER[card]
        if _ORDER[series[-1].card] == rank:
            made.append(ALIKE[_alike(series, rank)])
        elif len(series) > 1 and (length := _run_length(series, rank)):
            made.append(("run", length))
    return tuple(made)


def _alike(series: Sequence[Played], rank: int) -> int:
    """Returns how many cards of this rank end the series, including the one just played."""
    alike = 1
    for played in reversed(series):
        if _ORDER[played.card] != rank:
            break
        alike += 1
    return alike


def _run_length(series: Sequence[Played], rank: int) -> int:
    """Returns the length of the longest run that a card of this rank ends; 0 below three."""
    low = high = rank
    seen = {rank}
    longest = 0
    for played in reversed(series):
        r = _ORDER[played.card]
        if r in seen:  # a rank met twice breaks every longer run
            break
        seen.add(r)
        if r < low:
            low = r
        elif r > high:
            high = r
        if high - low == len(seen) - 1:
            longest = len(seen)
    return longest if longest >= 3 else 0
