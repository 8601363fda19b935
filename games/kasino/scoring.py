"""The points of a round, item by item (RULES.md 7)."""

from collections.abc import Sequence
from typing import Final

from games.cards import Card, suit
from games.kasino.values import BIG, LITTLE
from games.kasino.views import Award, Options
from games.params import Seat

ACES: Final = tuple(map(Card, ("AS", "AH", "AC", "AD")))
"""Aces in the order of counting out (RULES.md 7.5)."""

Pile = tuple[Card, ...]
_ALONE: Final = tuple((Seat(n),) for n in range(4))


def sides(seats: int, options: Options) -> tuple[tuple[Seat, ...], ...]:
    """Returns the seats that play together: each alone, or opposite ones by house rule (RULES.md 1.2)."""
    if seats == 4 and options.partnership == "on":
        return ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
    return _ALONE[:seats]


def awards(
    piles: Sequence[Pile], svups: Sequence[int], last_capturer: Seat | None, options: Options
) -> tuple[Award, ...]:
    """Returns the items of the count in order; piles and svups by seat, amounts and points by side."""
    together = sides(len(piles), options)
    owned = [tuple(card for seat in side for card in piles[seat]) for side in together]
    spades = [sum(suit(card) == "S" for card in cards) for cards in owned]
    return (
        _most("spades", spades, int(options.spades)),
        _most("cards", [len(cards) for cards in owned], 1),
        _owner("10d", owned, BIG, 2),
        _owner("2s", owned, LITTLE, 1),
        *(_owner(f"ace-{suit(ace).lower()}", owned, ace, 1) for ace in ACES),
        _plain("sidsten", [int(last_capturer in side) for side in together]),
        _svups([sum(svups[seat] for seat in side) for side in together], options),
    )


def _plain(kind: str, amounts: Sequence[int]) -> Award:
    return Award(kind, tuple(amounts), tuple(amounts))


def _most(kind: str, amounts: Sequence[int], worth: int) -> Award:
    """Returns the award for the most; nobody gets it in a tie (RULES.md 7.3)."""
    most = max(amounts)
    alone = most > 0 and list(amounts).count(most) == 1
    return Award(kind, tuple(amounts), tuple(worth if alone and n == most else 0 for n in amounts))


def _owner(kind: str, owned: Sequence[Pile], card: Card, worth: int) -> Award:
    has = [int(card in cards) for cards in owned]
    return Award(kind, tuple(has), tuple(worth * n for n in has))


def _svups(amounts: Sequence[int], options: Options) -> Award:
    """Returns a point for each svup, after cancelling those that all have (RULES.md 7.4)."""
    cancelled = min(amounts) if options.svupcancel == "on" else 0
    return Award("svups", tuple(amounts), tuple(n - cancelled for n in amounts))


def total(counted: Sequence[Award], side: int) -> int:
    """Returns the points of a side."""
    return sum(award.points[side] for award in counted)


def counted_out(
    counted: Sequence[Award], scores: Sequence[int], target: int, order: Sequence[int]
) -> tuple[tuple[Award, ...], int | None]:
    """Returns the items that are awarded one by one, and the side that reaches the target first.

    Within an item the sides count in `order`; items after the target are not awarded (RULES.md 7.5).
    """
    now = list(scores)
    given: list[Award] = []
    for award in counted:
        points = [0] * len(now)
        for side in order:
            points[side] = award.points[side]
            now[side] += award.points[side]
            if now[side] >= target:
                given.append(Award(award.kind, award.amounts, tuple(points)))
                return tuple(given), side
        given.append(award)
    return tuple(given), None


def best(scores: Sequence[int], target: int) -> int | None:
    """Returns the side that has won: at the target, and above all others (RULES.md 7.6)."""
    most = max(scores)
    return list(scores).index(most) if most >= target and list(scores).count(most) == 1 else None
