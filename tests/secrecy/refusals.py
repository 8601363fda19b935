"""Refusals of moves, which must not depend on what is hidden from the player."""

from typing import Any

from games.chance import Derived
from games.contract import Seat
from games.errors import GameError
from games.registry import GAMES


def refused(key: str, s: Any, seat: Seat, text: str) -> object:
    """Returns the error of a refused move in a comparable form; None if the move is legal."""
    game = GAMES[key]
    try:
        game.apply(s, seat, game.parse(s, seat, text), Derived(b"x", 0))
    except GameError as error:
        return type(error), error.code, error.rule, error.params
    return None
