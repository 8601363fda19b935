"""The bot of Stratego as it was before it had strengths, and a player who looks one move ahead."""

from collections.abc import Callable, Sequence

from benchmarks.gauntlet.baselines.stratego import play
from games.chance import Chance
from games.stratego.moves import Move
from games.stratego.views import StrategoView
from tests.games.stratego import players


def choose(view: StrategoView, legal: Callable[[], Sequence[Move]], chance: Chance) -> Move:
    """Returns the bot's move for a seat that the table waits for."""
    return play.best(view, chance)


def greedy(view: StrategoView, legal: Callable[[], Sequence[Move]], chance: Chance) -> Move:
    """Returns the move that gains most at once."""
    return players.greedy(view, chance)
