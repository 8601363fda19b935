"""The full state of a game of Ólsen Ólsen, secrets included. Only `rules` and `reveal` may read it."""

from collections.abc import Iterable
from typing import Final

import msgspec

from games.cards import Card, Rank, by_rank
from games.olsen.views import LEVELS, Cheat, Public
from games.params import Seat

Hand = tuple[Card, ...]


class Laid(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card in the pile: the seat that played it (None: turned up), and whether it lies face up."""

    card: Card
    seat: Seat | None
    is_open: bool = True


class State(Public, frozen=True, kw_only=True, array_like=True, gc=False):
    """One position.

    Others than the seat in `turn` are waited for in the phases `grace`, time to call "Ólsen", and `final`,
    time to accuse the player who went out. `touched` counts the changes of each hand, `shown` are the hand
    sizes as last shown. `since` restarts when a seat goes out in Langi Ólsen or gives up (RULES.md 6.4).
    """

    hands: tuple[Hand, ...]
    stock: Hand
    pile: tuple[Laid, ...]
    cheats: tuple[tuple[Cheat, ...], ...]
    stashed: tuple[bool, ...]
    accused: tuple[bool, ...]
    touched: tuple[int, ...]
    shown: tuple[int, ...]


def held(cards: Iterable[Card]) -> Hand:
    """Returns the cards in the order in which a hand is stored."""
    return by_rank(tuple(cards))


SEATS: Final = tuple(Seat(n) for n in range(10))


def playing(s: State) -> tuple[Seat, ...]:
    """Returns the seats that still play."""
    return tuple([seat for seat in SEATS[: len(s.hands)] if seat not in s.gone])


def following(s: State, seat: Seat, steps: int = 1) -> Seat:
    """Returns the seat `steps` places on in the direction of play, skipping those that gave up."""
    at = int(seat)
    for _ in range(steps):
        at = (at + s.direction) % len(s.hands)
        while at in s.gone:
            at = (at + s.direction) % len(s.hands)
    return Seat(at)


def next_level(rank: Rank) -> Rank | None:
    """Returns the wild rank after going out with this one; None after the ace, which wins."""
    at = LEVELS.index(rank) + 1
    return LEVELS[at] if at < len(LEVELS) else None


def waited_for(s: State) -> tuple[Seat, ...]:
    """Returns the seats that owe a move; public."""
    if s.phase == "play":
        return (s.turn,)
    if s.phase == "grace":
        return () if s.owing is None else (s.owing,)
    if s.phase == "final":
        return tuple(seat for seat in playing(s) if seat != s.emptied and seat not in s.accepted)
    return ()
