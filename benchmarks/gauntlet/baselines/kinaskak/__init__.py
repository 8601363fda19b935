"""The bot of Kínaskák before it had strengths."""

from collections.abc import Callable, Sequence

from benchmarks.gauntlet.baselines.kinaskak.player import answer
from games.chance import Chance
from games.kinaskak.moves import Move
from games.kinaskak.views import KinaskakView


def choose(view: KinaskakView, legal: Callable[[], Sequence[Move]], chance: Chance) -> Move:
    """Returns the move for a seat that the table waits for."""
    return answer(view)
