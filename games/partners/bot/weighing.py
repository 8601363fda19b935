"""Weighs cards and their uses without search.

The best is the card after which the position and the best use of the other cards are worth most to the team;
so pieces are knocked out, kept in pairs and saved, and swapped only for gain. The partner gets a start card
if they have no piece in play, else the card that costs the giver least and helps them most.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from games.params import Seat
from games.partners import board
from games.partners.board import Use
from games.partners.moves import ENTERING, ONE_OR_FOURTEEN, SEVEN, SWAP, Give, Move, Swap
from games.partners.pieces import partner
from games.partners.views import HOUSE, YARD, Board, Kind, Moved, Options, PartnersView
from games.partners.worth import has_piece_out, team_worth

MOST_USES: Final = 150
"""Most ways of one card that are weighed; further ways of a seven differ little."""
LOOKED_AHEAD: Final = 6
"""Number of best uses after which the rest of the hand is weighed."""
STUCK: Final = 2.5
"""Penalty for a card that could not be used next turn, as a folded hand is lost."""
AHEAD: Final = 0.45
KEPT: Final[dict[Kind, float]] = {SEVEN: 3.0, ONE_OR_FOURTEEN: 2.0, SWAP: 1.0, Kind("-4"): 1.0}
"""Worth of keeping a card of many uses."""


def best(view: PartnersView) -> Move:
    """Returns the best move of a seat that the table waits for."""
    assert view.seat is not None  # not the channel
    if view.phase == "give":
        return Give(max(dict.fromkeys(view.hand), key=lambda card: give_worth(view, card)))
    return best_use(view, view.seat)


def best_use(view: PartnersView, seat: Seat) -> Use:
    """Returns the first use of the highest worth."""
    return ranked(view, seat)[0][1]


def ranked(view: PartnersView, seat: Seat) -> list[tuple[float, Use]]:
    """Returns the best uses with their worth in steps of a piece, the best first."""
    first = []
    for card in dict.fromkeys(view.hand):
        for use in islice(board.uses(view.board, seat, card, view.options), MOST_USES):
            after = result(view.board, seat, use, view.options)
            now = team_worth(after, seat, view.sizes) - KEPT.get(card, 0)
            first.append((now, use, card, after))
    first.sort(key=lambda found: -found[0])
    weighed = [(now + _ahead(view, seat, card, after), use) for now, use, card, after in _several(first)]
    return sorted(weighed, key=lambda found: -found[0])


def result(at: Board, seat: Seat, use: Use, options: Options) -> Board:
    """Returns the board after a use that is known to be legal; of swaps faster than by checking again."""
    if isinstance(use, Swap):
        one, other = at.spots[use.one], at.spots[use.other]
        return board.moved(at, Moved(use.one, one, other), Moved(use.other, other, one))
    done = board.result(at, seat, use, options)
    assert done is not None  # it is legal
    return done[0]


def _several(found: Sequence[tuple[float, Use, Kind, Board]]) -> list[tuple[float, Use, Kind, Board]]:
    """Returns the best uses, and the best one of every card."""
    seen: set[Kind] = set()
    chosen = []
    for n, one in enumerate(found):
        if n < LOOKED_AHEAD or one[2] not in seen:
            chosen.append(one)
        seen.add(one[2])
    return chosen


def _ahead(view: PartnersView, seat: Seat, card: Kind, after: Board) -> float:
    """Returns the worth of the best next use of the hand, less unusable cards."""
    rest = list(view.hand)
    rest.remove(card)
    if not rest:
        return 0.0
    now = team_worth(after, seat, view.sizes)
    gains, stuck = [0.0], 0
    for kind in dict.fromkeys(rest):
        uses = list(islice(board.uses(after, seat, kind, view.options), 24))
        stuck += not uses
        gains += [team_worth(result(after, seat, use, view.options), seat, view.sizes) - now for use in uses]
    return AHEAD * max(gains) - STUCK * stuck


# -- the exchange


def give_worth(view: PartnersView, card: Kind) -> float:
    """Returns the partner's gain by the card, less its cost to the giver."""
    assert view.seat is not None  # not the channel
    rest = list(view.hand)
    rest.remove(card)
    mine = hand_worth(view, view.seat, rest) - hand_worth(view, view.seat, view.hand)
    return mine + card_worth(view, partner(view.seat), card)


def hand_worth(view: PartnersView, seat: Seat, hand: Sequence[Kind]) -> float:
    """Returns the worth of a hand: its cards, and above all a first start card if one is needed."""
    starters = sum(card in ENTERING for card in hand)
    has_out = has_piece_out(view.board, seat)
    total = sum(card_worth(view, seat, card) for card in hand if card not in ENTERING)
    if not has_out and not starters:
        total *= 0.15
    return total + sum(card_worth(view, seat, Kind("8S")) * 0.5**n for n in range(starters))


def card_worth(view: PartnersView, seat: Seat, card: Kind) -> float:
    """Returns the worth of a card to a seat on this board."""
    own = board.mover(view.board, seat)
    now = team_worth(view.board, seat, view.sizes)
    if card in ENTERING and needs_start(view.board, own):
        return 40.0
    gains = [0.0]
    for use in islice(board.uses(view.board, seat, card, view.options), 40):
        if isinstance(use, Swap) and not has_piece_out(view.board, own):
            continue
        gains.append(team_worth(result(view.board, seat, use, view.options), seat, view.sizes) - now)
    waiting = 12.0 if card in ENTERING and YARD in view.board.spots[4 * own : 4 * own + 4] else 0.0
    return max(gains) + KEPT.get(card, 0.0) + waiting


def needs_start(at: Board, own: Seat) -> bool:
    """Checks if a colour can do nothing without a start card."""
    spots = at.spots[4 * own : 4 * own + 4]
    return YARD in spots and not any(0 <= spot < HOUSE for spot in spots)
