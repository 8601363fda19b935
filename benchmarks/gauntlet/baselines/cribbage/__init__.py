"""The strong bot of cribbage as it was before the gauntlet."""

from collections.abc import Callable, Sequence

from benchmarks.gauntlet.baselines.cribbage import choose as bot
from games.chance import Chance
from games.cribbage.moves import Move
from games.cribbage.views import CribbageView


def choose(view: CribbageView, legal: Callable[[], Sequence[Move]], chance: Chance) -> Move | None:
    """Returns the move that the strong bot made; None if the table does not wait for the seat."""
    return bot.choose(view, legal, chance, "strong")
