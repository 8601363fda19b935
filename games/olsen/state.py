"""A game of Ólsen Ólsen as it stands: everything, secrets too. Only `rules` and `reveal` may look."""

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from games.cards import DECK, Card, Rank, Suit, by_rank
from games.olsen.views import LEVELS, Cheat, Options, Phase, Turn
from games.params import Seat

Hand = tuple[Card, ...]
T = TypeVar("T")


class Laid(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card in the pile: who laid it there (None: turned up), and whether face up for all to see."""

    card: Card
    seat: Seat | None
    is_open: bool = True


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One position.

    `number` counts public steps, `turns_begun` turns, `touched` how often each hand has changed. `turn` is
    who plays next, also while others are waited for (`grace`: the moment to call "Ólsen"; `final`: the
    moment to accuse who has gone out). `shown` are the hand sizes and the height of the pile as last shown.
    `opened` is the number of the step that began such a moment, `emptied` who has gone out in it, `owing` who
    has not said "Ólsen". `counted` are the hands of the round before as they were counted. `since` counts the
    turns begun since the deal, and anew when somebody goes out in Langi Ólsen or gives up (RULES.md 6.4).
    """

    options: Options
    packs: int
    phase: Phase
    round: int
    dealer: Seat
    turn: Seat
    hands: tuple[Hand, ...]
    stock: Hand
    pile: tuple[Laid, ...]
    suit: Suit | None
    called: tuple[bool, ...]
    levels: tuple[Rank, ...]
    cheats: tuple[tuple[Cheat, ...], ...]
    stashed: tuple[bool, ...]
    accused: tuple[bool, ...]
    touched: tuple[int, ...]
    shown: tuple[int, ...]
    height: int
    number: int = 0
    turns_begun: int = 0
    accusations: int = 0
    direction: int = 1
    drawn: int = 0
    passes: int = 0
    pending: int = 0
    owing: Seat | None = None
    emptied: Seat | None = None
    opened: int = 0
    sheet: tuple[tuple[int, ...], ...] = ()
    counted: tuple[Hand, ...] = ()
    turns: tuple[Turn, ...] = ()
    gone: tuple[Seat, ...] = ()
    accepted: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    why: str = ""
    since: int = 0


def pack(packs: int) -> Hand:
    """All the cards of a game."""
    return DECK * packs


def put(things: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    """The things with one of them replaced."""
    return (*things[:at], thing, *things[at + 1 :])


def held(cards: Iterable[Card]) -> Hand:
    """Cards as a hand holds them."""
    return by_rank(tuple(cards))


def playing(s: State) -> tuple[Seat, ...]:
    """The seats that still play."""
    return tuple(Seat(n) for n in range(len(s.hands)) if n not in s.gone)


def following(s: State, seat: Seat, steps: int = 1) -> Seat:
    """The seat that many places on, in the direction of play, past those who have given up."""
    at = int(seat)
    for _ in range(steps):
        at = (at + s.direction) % len(s.hands)
        while at in s.gone:
            at = (at + s.direction) % len(s.hands)
    return Seat(at)


def next_level(rank: Rank) -> Rank | None:
    """The rank that is wild after going out with this one; None after the ace, which wins."""
    at = LEVELS.index(rank) + 1
    return LEVELS[at] if at < len(LEVELS) else None


def totals(s: State) -> tuple[int, ...]:
    """Each seat's points of all rounds."""
    return tuple(sum(row[seat] for row in s.sheet) for seat in range(len(s.hands)))


def waited_for(s: State) -> tuple[Seat, ...]:
    """The seats that owe a move; everybody may know them."""
    if s.phase == "play":
        return (s.turn,)
    if s.phase == "grace":
        return () if s.owing is None else (s.owing,)
    if s.phase == "final":
        return tuple(seat for seat in playing(s) if seat != s.emptied and seat not in s.accepted)
    return ()
