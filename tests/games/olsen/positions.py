"""Builders for positions of Ólsen Ólsen."""

from typing import Any

from msgspec.structs import replace

from games.cards import Card, Suit, suit
from games.chance import Derived
from games.contract import Event, Seat
from games.kit.hands import without
from games.olsen.rules import OLSEN
from games.olsen.state import Laid, State, held
from games.olsen.variants import pack
from games.olsen.views import Options
from tests.games.cards import cards


def position(top: str, *hands: str, stock: str = "", named: str = "", **options: Any) -> State:
    """Returns a position with seat 0 to play; other cards are in the pile, or in the stock after `stock`."""
    chosen = Options(**options)
    s = OLSEN.start(len(hands), replace(chosen, deals="seat-0"), Derived(b"position", 0)).state
    dealt = [held(cards(hand)) for hand in hands]
    used = (Card(top), *cards(stock), *(card for hand in dealt for card in hand))
    rest = without(pack(s.packs), used)
    return replace(
        s, options=chosen, hands=tuple(dealt), stock=(*cards(stock), *rest), pile=(Laid(Card(top), None),),
        suit=Suit(named) if named else suit(Card(top)), turn=Seat(0), phase="play", owing=None, drawn=0,
        passes=0, called=(False,) * len(hands), shown=tuple(map(len, dealt)), height=1, turns=(),
    )  # fmt: skip


def bare(s: State, stock: str = "") -> State:
    """Returns the position with only these cards in the stock; the others are removed."""
    return replace(s, stock=cards(stock))


def do(s: State, seat: int | None, text: str, number: int = 1) -> State:
    """Returns the position after a move."""
    return told(s, seat, text, number)[0]


def told(s: State, seat: int | None, text: str, number: int = 1) -> tuple[State, tuple[Event, ...]]:
    """Returns the position after a move, and its events."""
    who = None if seat is None else Seat(seat)
    step = OLSEN.apply(s, who, OLSEN.parse(s, who, text), Derived(b"do", number))
    return step.state, step.events
