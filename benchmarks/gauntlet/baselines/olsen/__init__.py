"""The only bot of Ólsen Ólsen as it was before the gauntlet."""

from collections.abc import Callable, Sequence

from benchmarks.gauntlet.baselines.olsen.choose import best
from games.chance import Chance
from games.olsen.moves import Move
from games.olsen.views import OlsenView


def choose(view: OlsenView, legal: Callable[[], Sequence[Move]], chance: Chance) -> Move | None:
    """Returns the move that the bot made; None if the table does not wait for the seat."""
    return best(view, chance) if view.seat in view.waiting else None
