"""Plays some turns on from imagined hands, to weigh the uses of a view. Worths are in steps of a piece."""

from itertools import islice
from typing import Final

from games.chance import Chance
from games.kit.hands import without
from games.kit.seats import left_of, put
from games.params import Seat
from games.partners import board
from games.partners.board import Use
from games.partners.bot.weighing import KEPT, ranked, result
from games.partners.knowledge import Hand, dealt
from games.partners.moves import card_of
from games.partners.pieces import is_home, partner
from games.partners.views import Board, Options, PartnersView
from games.partners.worth import team_worth
from games.search import weigh

CANDIDATES: Final = 4
MARGIN: Final = 12.0
"""A use whose worth is lower by so much than that of the best is not played out."""
ITERATIONS: Final = 12
TURNS: Final = 4
"""Number of turns that are played on: one of every seat."""
MOST_USES: Final = 24
"""Most uses of a card that are weighed in a turn that is imagined."""
PRIOR: Final = 0.3
"""Weight of the worth at first sight, which allows for every card, beside that of the playouts."""


def best_use(view: PartnersView, seat: Seat, chance: Chance) -> Use:
    """Returns the use after which the next turns go best."""
    ways = ranked(view, seat)
    found = {use: worth for worth, use in ways[:CANDIDATES] if worth > ways[0][0] - MARGIN}
    if len(found) == 1:
        return ways[0][1]

    def worth(hands: tuple[Hand, ...], use: Use, chance: Chance) -> float:
        return played_on(view, seat, hands, use) + PRIOR * found[use]

    rounds = ((len(found), ITERATIONS),)
    return weigh(list(found), lambda some: dealt(view, some), worth, chance, rounds)[0].move


def played_on(view: PartnersView, seat: Seat, hands: tuple[Hand, ...], use: Use) -> float:
    """Returns what the position is worth to the seat's team after the use and the turns that follow."""
    options = view.options
    at = result(view.board, seat, use, options)
    hands = put(hands, seat, without(hands[seat], (card_of(use),)))
    turn = seat
    for _ in range(TURNS):
        turn = left_of(turn, 4)
        if is_home(at, seat) and is_home(at, partner(seat)):
            break
        found = _next(at, turn, hands, options)
        hands = put(hands, turn, without(hands[turn], (card_of(found[0]),)) if found else ())
        at = found[1] if found else at
    return team_worth(at, seat, tuple(map(len, hands)))


def _next(at: Board, seat: Seat, hands: tuple[Hand, ...], options: Options) -> tuple[Use, Board] | None:
    """Returns the use of the highest worth at once, with the board after it; None if there is none."""
    sizes = tuple(map(len, hands))
    best: tuple[float, Use, Board] | None = None
    for card in dict.fromkeys(hands[seat]):
        for use in islice(board.uses(at, seat, card, options), MOST_USES):
            after = result(at, seat, use, options)
            worth = team_worth(after, seat, sizes) - KEPT.get(card, 0)
            if best is None or worth > best[0]:
                best = worth, use, after
    return best[1:] if best else None
