"""A bot of cribbage that looks one card ahead.

It discards for the best mean of the hand over every starter, plus or minus the crib's value; it plays the
card with the best balance of what it earns and what the opponent may earn next.
"""

from collections.abc import Sequence

from games.cards import Card, order
from games.cribbage.bot.crib_value import CRIB
from games.cribbage.facts import pegging
from games.cribbage.knowledge import unseen
from games.cribbage.moves import Discard, Move, Play
from games.cribbage.score import FULL, VALUE, mean
from games.cribbage.views import CribbageView, Played
from games.params import Seat


def best(view: CribbageView, moves: Sequence[Move]) -> Move:
    """Returns the first move of the highest worth."""
    return max(moves, key=lambda move: worth(view, move))


def worth(view: CribbageView, move: Move) -> float:
    """Returns the expected gain of a move, in points."""
    match move:
        case Discard(cards):
            return discard_worth(view, cards)
        case Play(card):
            assert view.seat is not None  # the channel does not play
            count = view.count + VALUE[card]
            earned = sum(points for _, points in pegging(view.series, card, count))
            row = (*view.series, Played(view.seat, card, count))
            return earned - _answer(view, row, count) + VALUE[card] / 100
    return -float(FULL)  # resigning is never better


def discard_worth(view: CribbageView, cards: Sequence[Card]) -> float:
    """Returns the mean of the hand kept over the 46 starters, plus or minus the crib."""
    six = (*view.hand, *view.given)
    kept = tuple(card for card in six if card not in cards)
    crib = CRIB[order(cards[0]) - 1][order(cards[1]) - 1] / 100
    return mean(kept, six) + (crib if view.dealer == view.seat else -crib)


def _answer(view: CribbageView, row: Sequence[Played], count: int) -> float:
    """Returns the opponent's expected gain, each unseen card equally likely to be held."""
    cards = unseen(view)
    held = view.sizes[Seat(1 - row[-1].seat)]
    if not held or count == FULL:
        return 0.0
    gains = [_gain(row, card, count) for card in cards]
    return min(sum(gains) * held / len(cards), max(gains))


def _gain(row: Sequence[Played], card: Card, count: int) -> int:
    reached = count + VALUE[card]
    return sum(points for _, points in pegging(row, card, reached)) if reached <= FULL else 0
