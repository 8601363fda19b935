"""Base of the views of games."""

import msgspec

from games.cards import Card
from games.params import Seat


class GameView(msgspec.Struct, frozen=True):
    """What one seat, or everybody, may know of a game. Each game adds its own fields."""

    seat: Seat | None
    """The viewer; None for what everybody may know, as in the channel."""
    waiting: tuple[Seat, ...]
    """The seats that the table waits for, as far as the viewer may know."""


class StockView(GameView, frozen=True, kw_only=True):
    """The view of a card game in rounds, with a dealer and a stock."""

    round: int
    """Number of the round, from 1."""
    dealer: Seat
    sizes: tuple[int, ...]
    """Number of cards in each hand, by seat, as everybody last saw it."""
    stock: int
    """Number of cards in the stock."""
    hand: tuple[Card, ...] = ()
    """The viewer's own cards."""
