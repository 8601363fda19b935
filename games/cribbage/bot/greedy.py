"""A player of cribbage that looks one card ahead.

It discards what leaves the best hand on average over every starter, with the crib's worth added or taken
away by whose it is; it plays the card with the best balance of what it earns now and what it lets the
opponent earn next.
"""

from collections.abc import Sequence

from games.cards import Card, order
from games.cribbage.bot.crib_value import CRIB
from games.cribbage.knowledge import unseen
from games.cribbage.moves import Discard, Move, Play
from games.cribbage.score import FULL, VALUE, mean, pegging
from games.cribbage.views import CribbageView, Played
from games.params import Seat


def best(view: CribbageView, moves: Sequence[Move]) -> Move:
    """The move of the highest worth; of equal ones the first."""
    return max(moves, key=lambda move: worth(view, move))


def worth(view: CribbageView, move: Move) -> float:
    """What a move is expected to bring, in points."""
    match move:
        case Discard(cards):
            return discard_worth(view, cards)
        case Play(card):
            return play_worth(view, card)
    return -float(FULL)  # resigning is never the better move


def discard_worth(view: CribbageView, cards: Sequence[Card]) -> float:
    """Mean of the hand that is left over the 46 starters, and of the crib for its owner."""
    six = (*view.hand, *view.given)
    kept = tuple(card for card in six if card not in cards)
    crib = CRIB[order(cards[0]) - 1][order(cards[1]) - 1] / 100
    return mean(kept, six) + (crib if view.dealer == view.seat else -crib)


def play_worth(view: CribbageView, card: Card) -> float:
    """What the card earns, less what the opponent may earn with the next, and a little for what is kept."""
    assert view.seat is not None  # the channel does not play
    count = view.count + VALUE[card]
    earned = sum(points for _, points in pegging(view.series, card, count))
    row = (*view.series, Played(view.seat, card, count))
    return earned - _answer(view, row, count) + VALUE[card] / 100


def _answer(view: CribbageView, row: Sequence[Played], count: int) -> float:
    """Mean of the opponent's best-known answers: each unseen card as likely as any other to be held."""
    cards = unseen(view)
    held = view.sizes[Seat(1 - row[-1].seat)]
    if not held or count == FULL:
        return 0.0
    gains = [_gain(row, card, count) for card in cards]
    return min(sum(gains) * held / len(cards), max(gains))


def _gain(row: Sequence[Played], card: Card, count: int) -> int:
    reached = count + VALUE[card]
    return sum(points for _, points in pegging(row, card, reached)) if reached <= FULL else 0
