"""The bots of Kínaskák by strength. Each gets a view only."""

from collections.abc import Callable, Sequence
from typing import Final

from games.chance import Chance
from games.kinaskak.bot import strong, weaker
from games.kinaskak.moves import Move
from games.kinaskak.views import KinaskakView

STRENGTHS: Final[tuple[str, ...]] = ("easy", "middle", "strong")


def choose(
    view: KinaskakView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
) -> Move | None:
    """Returns the bot's move; None if the table does not wait for the seat."""
    return _PLAYERS[strength](view) if view.seat in view.waiting else None


_PLAYERS: Final[dict[str, Callable[[KinaskakView], Move]]] = dict(
    zip(STRENGTHS, (weaker.easy, weaker.middle, strong.answer), strict=True)
)
