"""The bots of Kasino by strength. Each gets a view only."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from games.chance import Chance
from games.kasino.bot import playouts
from games.kasino.bot.weigher import Weigher, best, candidates
from games.kasino.moves import Build, Extend, Lay, Move, Raise
from games.kasino.views import KasinoView
from games.search import Pseudo

STRENGTHS: Final[tuple[str, ...]] = ("easy", "middle", "strong")
DECLINED: Final = 100.0
"""Takes so much from a move that the easy bot makes only if it must."""


def choose(
    view: KasinoView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
) -> Move | None:
    """Returns the bot's move; None if the table does not wait for the seat."""
    return _PLAYERS[strength](view, chance) if view.seat in view.waiting else None


def advised(view: KasinoView) -> Move:
    """Returns the move of the strong bot, always the same for a view."""
    return playouts.best(view, Pseudo(view.number))


def _easy(view: KasinoView, chance: Chance) -> Move:
    """Takes what is worth most at once; else lays the card that is worth least. It never builds."""
    weigher = Weigher(_forgotten(view))
    return max(candidates(view), key=lambda move: _at_once(weigher, move))


def _at_once(weigher: Weigher, move: Move) -> float:
    if isinstance(move, Lay):
        return -weigher.cost.by_card[move.card]
    is_declined = isinstance(move, Build | Raise | Extend)
    return weigher.parts(move).gained - (DECLINED if is_declined else 0.0)


def _middle(view: KasinoView, chance: Chance) -> Move:
    """Thinks of what the next player can take and of its own next turn, but counts no cards."""
    return best(_forgotten(view))


def _forgotten(view: KasinoView) -> KasinoView:
    """Returns the view of a player who does not remember what was captured."""
    return replace(view, piles=((),) * len(view.piles))


_PLAYERS: Final[dict[str, Callable[[KasinoView, Chance], Move]]] = dict(
    zip(STRENGTHS, (_easy, _middle, playouts.best), strict=True)
)
