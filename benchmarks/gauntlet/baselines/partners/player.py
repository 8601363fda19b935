"""The bot of Partners, which gets a view only.

It plays the card after which the position and the best use of its other cards are worth most to its team; so
it knocks out, keeps pieces in pairs, flees, and swaps only for gain. It gives its partner a start card if
the partner has no piece in play, else the card that costs itself least and helps them most.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from benchmarks.gauntlet.baselines.partners.worth import has_piece_out, team_worth
from games.params import Seat
from games.partners import board
from games.partners.board import Use
from games.partners.moves import ENTERING, ONE_OR_FOURTEEN, SEVEN, SWAP, Give, Move, Swap
from games.partners.pieces import partner
from games.partners.views import HOUSE, YARD, Board, Kind, Options, PartnersView

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
    first = []
    for card in dict.fromkeys(view.hand):
        for use in _ways(view.board, seat, card, view.options):
            done = board.result(view.board, seat, use, view.options)
            assert done is not None  # only legal uses are weighed
            now = team_worth(done[0], seat, view.sizes) - KEPT.get(card, 0)
            first.append((now, use, card, done[0]))
    first.sort(key=lambda found: -found[0])
    weighed = [(now + _ahead(view, seat, card, after), use) for now, use, card, after in _several(first)]
    return max(weighed, key=lambda found: found[0])[1]


def _several(found: Sequence[tuple[float, Use, Kind, Board]]) -> list[tuple[float, Use, Kind, Board]]:
    """Returns the best uses, and the best one of every card."""
    seen: set[Kind] = set()
    chosen = []
    for n, one in enumerate(found):
        if n < LOOKED_AHEAD or one[2] not in seen:
            chosen.append(one)
        seen.add(one[2])
    return chosen


def _ways(at: Board, seat: Seat, card: Kind, options: Options) -> list[Use]:
    return list(islice(board.uses(at, seat, card, options), MOST_USES))


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
        for use in uses:
            done = board.result(after, seat, use, view.options)
            if done is not None:
                gains.append(team_worth(done[0], seat, view.sizes) - now)
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
        done = board.result(view.board, seat, use, view.options)
        if done is not None:
            gains.append(team_worth(done[0], seat, view.sizes) - now)
    waiting = 12.0 if card in ENTERING and _has_waiting(view, own) else 0.0
    return max(gains) + KEPT.get(card, 0.0) + waiting


def needs_start(at: Board, own: Seat) -> bool:
    """Checks if a colour can do nothing without a start card."""
    spots = at.spots[4 * own : 4 * own + 4]
    return YARD in spots and not any(0 <= spot < HOUSE for spot in spots)


def _has_waiting(view: PartnersView, own: Seat) -> bool:
    return YARD in view.board.spots[4 * own : 4 * own + 4]
