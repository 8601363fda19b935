"""The bot of Fuldrigger as it was before it had strengths, with the evaluation that it used."""

from collections.abc import Callable, Sequence

from benchmarks.gauntlet.baselines.fuldrigger.choose import best
from games.chance import Chance
from games.fuldrigger.moves import Move
from games.fuldrigger.views import FuldriggerView


def choose(view: FuldriggerView, legal: Callable[[], Sequence[Move]], chance: Chance) -> Move:
    """Returns the move for a seat that the table waits for."""
    return best(view)
