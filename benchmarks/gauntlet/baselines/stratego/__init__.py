"""The bot of Stratego as it was before it had strengths."""

from collections.abc import Callable, Sequence

from benchmarks.gauntlet.baselines.stratego import play
from games.chance import Chance
from games.stratego.moves import Move
from games.stratego.views import StrategoView


def choose(view: StrategoView, legal: Callable[[], Sequence[Move]], chance: Chance) -> Move:
    """Returns the bot's move for a seat that the table waits for."""
    return play.best(view, chance)
