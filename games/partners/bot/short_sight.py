"""Weighs the uses of cards by what they bring at once, for the weaker strengths.

Nothing is thought of the other cards held, of what is worth keeping, nor of what the partner lacks.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final

from games.chance import Chance
from games.params import Seat
from games.partners import board
from games.partners.board import Use
from games.partners.bot.weighing import MOST_USES, result
from games.partners.moves import ENTERING, Give, Move
from games.partners.pieces import colour, start
from games.partners.views import HOUSE, RING, YARD, Board, Kind, PartnersView, Piece
from games.partners.worth import team_worth

ENTERED: Final = 10
"""Worth of a piece in play, in steps."""

Worth = Callable[[Board], float]


def by_position(view: PartnersView, seat: Seat, chance: Chance) -> Move:
    """Returns the use after which dangers, pairs and houses are best."""
    return _best(view, seat, lambda after: team_worth(after, seat, view.sizes))


def by_steps(view: PartnersView, seat: Seat, chance: Chance) -> Move:
    """Returns the use that gains most steps: made, won and lost. It sees no danger."""
    return _best(view, seat, lambda after: _balance(after, seat))


def _best(view: PartnersView, seat: Seat, worth: Worth) -> Move:
    """Returns the first use of the highest worth; the partner gets what the seat can use least."""
    if view.phase == "give":
        return Give(min(dict.fromkeys(view.hand), key=lambda card: _use_to_oneself(view, seat, card, worth)))
    return max(_weighed(view, seat, view.hand, worth), key=lambda found: found[0])[1]


def _weighed(
    view: PartnersView, seat: Seat, hand: Sequence[Kind], worth: Worth
) -> Iterator[tuple[float, Use]]:
    for card in dict.fromkeys(hand):
        for use in islice(board.uses(view.board, seat, card, view.options), MOST_USES):
            yield worth(result(view.board, seat, use, view.options)), use


def _use_to_oneself(view: PartnersView, seat: Seat, card: Kind, worth: Worth) -> tuple[bool, float]:
    """Returns the sort key of a card to give: an only start card is kept, then one that gains much."""
    is_only = card in ENTERING and sum(one in ENTERING for one in view.hand) == 1
    gains = [gain for gain, _ in _weighed(view, seat, (card,), worth)]
    return is_only, max(gains, default=worth(view.board))


def _balance(at: Board, seat: Seat) -> float:
    """Returns the steps that the team's pieces have made, less those of the others."""
    return sum((1 if n // 4 % 2 == seat % 2 else -1) * _steps(at, Piece(n)) for n in range(len(at.spots)))


def _steps(at: Board, piece: Piece) -> int:
    """Returns how far a piece has come."""
    spot = at.spots[piece]
    if spot == YARD:
        return 0
    return ENTERED + (spot if spot >= HOUSE else (spot - start(colour(piece))) % RING)
