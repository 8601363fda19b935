"""The bot of Partners before it had strengths."""

from collections.abc import Callable, Sequence

from benchmarks.gauntlet.baselines.partners.player import best
from games.chance import Chance
from games.partners.moves import Move
from games.partners.views import PartnersView


def choose(view: PartnersView, legal: Callable[[], Sequence[Move]], chance: Chance) -> Move:
    """Returns the move for a seat that the table waits for."""
    return best(view)
