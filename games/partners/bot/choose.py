"""The bots of Partners by strength. Each gets a view only."""

from collections.abc import Callable, Sequence
from typing import Final

from games.chance import Chance
from games.params import Seat
from games.partners.bot import playouts, short_sight, weighing
from games.partners.moves import Move
from games.partners.views import PartnersView

STRENGTHS: Final[tuple[str, ...]] = ("easy", "middle", "strong")


def choose(
    view: PartnersView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
) -> Move | None:
    """Returns the bot's move; None if the table does not wait for the seat."""
    if view.seat is None or view.seat not in view.waiting:
        return None
    return _PLAYERS[strength](view, view.seat, chance)


def _strong(view: PartnersView, seat: Seat, chance: Chance) -> Move:
    """Gives what helps the partner, and plays the next turns on from imagined hands."""
    return weighing.best(view) if view.phase == "give" else playouts.best_use(view, seat, chance)


_PLAYERS: Final[dict[str, Callable[[PartnersView, Seat, Chance], Move]]] = dict(
    zip(STRENGTHS, (short_sight.by_steps, short_sight.by_position, _strong), strict=True)
)
