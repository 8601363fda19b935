"""A game of Kínaskák as it stands: everything, secrets too. Only `rules`, `course` and `reveal` may look."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from games.cards import DECK, JOKER, Card
from games.kinaskak.melds import contracts
from games.kinaskak.views import Contract, Deed, Ladder, Meld, Options, Phase
from games.params import Seat

T = TypeVar("T")
Hand = tuple[Card, ...]


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One position; the fields are those of the view, but hands, stock, wishes and answers of all seats."""

    options: Options
    phase: Phase
    round: int
    dealer: Seat
    turn: Seat
    turns: int
    step: int
    taken: int
    hands: tuple[Hand, ...]
    stock: Hand
    pile: Hand
    discarder: Seat | None
    buys: tuple[int, ...]
    fines: tuple[int, ...]
    laid: tuple[bool, ...]
    melds: tuple[Meld, ...]
    wishes: tuple[str, ...]
    answers: tuple[bool | None, ...]
    gained: tuple[int, ...]
    known: tuple[Hand, ...]
    gone: tuple[bool, ...]
    sheet: tuple[tuple[int, ...], ...] = ()
    deeds: tuple[Deed, ...] = ()
    earlier: tuple[Deed, ...] = ()
    is_cut: bool = False
    reshuffles: int = 0


def rules_of(s: State) -> Ladder:
    """The ladder that is played."""
    return contracts.of(s.options.ladder)


def contract(s: State) -> Contract:
    """What this round asks."""
    return rules_of(s).contracts[s.round - 1]


def pack(rules: Ladder) -> Hand:
    """All the cards, jokers last."""
    return tuple(card for card in DECK for _ in range(rules.packs)) + (JOKER,) * (rules.packs * rules.jokers)


def seats(s: State) -> tuple[Seat, ...]:
    """All the seats, those too that have given up."""
    return tuple(Seat(n) for n in range(len(s.hands)))


def after(s: State, seat: Seat) -> tuple[Seat, ...]:
    """The seats still playing, clockwise from the left of that one, itself last if it plays."""
    count = len(s.hands)
    ring = [Seat((seat + n) % count) for n in range(1, count + 1)]
    return tuple(one for one in ring if not s.gone[one])


def put(things: tuple[T, ...], seat: int, thing: T) -> tuple[T, ...]:
    """The things by seat, with one replaced."""
    return (*things[:seat], thing, *things[seat + 1 :])


def without(hand: Hand, cards: Sequence[Card]) -> Hand:
    """The hand with each of the cards once less; what it does not hold does not count."""
    left = list(hand)
    for card in cards:
        if card in left:
            left.remove(card)
    return tuple(left)


def lacking(hand: Hand, cards: Sequence[Card]) -> Hand:
    """Those of the cards that the hand does not hold, or not so often."""
    left = list(hand)
    missing = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return tuple(missing)
