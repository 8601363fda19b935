"""Base of the views of games."""

import msgspec

from games.params import Seat


class GameView(msgspec.Struct, frozen=True):
    """What one seat, or everybody, may know of a game. Each game adds its own fields."""

    seat: Seat | None
    """The viewer; None for what everybody may know, as in the channel."""
    waiting: tuple[Seat, ...]
    """The seats that the table waits for, as far as the viewer may know."""
