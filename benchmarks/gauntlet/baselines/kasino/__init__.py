"""The bot of Kasino before it had strengths."""

from collections.abc import Callable, Sequence

from benchmarks.gauntlet.baselines.kasino.player import best
from games.chance import Chance
from games.kasino.moves import Move
from games.kasino.views import KasinoView


def choose(view: KasinoView, legal: Callable[[], Sequence[Move]], chance: Chance) -> Move:
    """Returns the move for a seat that the table waits for."""
    return best(view)
