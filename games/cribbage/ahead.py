"""Looking ahead in the play: to the end of the deal, against hands that the other may hold.

In each guess the other plays what a sensible player of that hand would, without knowing ours; we choose what
then brings the most. Cards are ranks here, ace 1 to king 13: no suit counts in the play.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.cards import RANKS, Card, order
from games.chance import Chance
from games.cribbage.expecting import COPIES
from games.cribbage.guessing import Ranks, likely_hands
from games.cribbage.score import FULL, pegging
from games.cribbage.views import CribbageView, Played
from games.params import Seat

GUESSES: Final = 48

_WORTH: Final = (0, *(min(rank, 10) for rank in range(1, len(RANKS) + 1)))
_CARD: Final = (Card("AC"), *(Card(f"{rank}C") for rank in RANKS))
_PLAYED: Final = tuple(Played(Seat(0), card, 0) for card in _CARD)


@lru_cache(maxsize=1 << 16)
def gain(series: Ranks, rank: int) -> int:
    """What a card of this rank earns after these, but for go and last card."""
    row = [_PLAYED[played] for played in series]
    made = pegging(row, _CARD[rank], sum(_WORTH[r] for r in series) + _WORTH[rank])
    return sum(points for _, points in made)


@lru_cache(maxsize=1 << 16)
def answer(held: Ranks, series: Ranks, count: int, against: int) -> int:
    """The place in the hand of the card that a sensible player of it plays, `against` so many cards."""
    room = FULL - count
    best, place = -99.0, 0
    for at, rank in enumerate(held):
        if _WORTH[rank] <= room:
            worth = gain(series, rank) - _risk((*series, rank), count + _WORTH[rank], against)
            worth += _WORTH[rank] / 100
            if worth > best:
                best, place = worth, at
    return place


@lru_cache(maxsize=1 << 16)
def _risk(series: Ranks, count: int, against: int) -> float:
    """What so many unknown cards earn next, on average."""
    gains = [
        gain(series, r) if count + _WORTH[r] <= FULL and series.count(r) < COPIES else 0
        for r in range(1, len(RANKS) + 1)
    ]
    return min(sum(gains) * against / len(RANKS), max(gains)) if count < FULL else 0.0


def balance(mine: Ranks, theirs: Ranks, series: Ranks, count: int, *, ours: bool) -> int:
    """What the rest of the deal's play brings us, less what it brings the other; `ours`: we are to play."""
    if not ours:
        return _played(theirs, mine, series, count, answer(theirs, series, count, len(mine)), ours=False)
    room = FULL - count
    best = -99
    for at, rank in enumerate(mine):
        if _WORTH[rank] > room:
            break  # the hand is ascending
        if not at or mine[at - 1] != rank:
            best = max(best, _played(mine, theirs, series, count, at, ours=True))
    return best


def _played(hand: Ranks, against: Ranks, series: Ranks, count: int, at: int, *, ours: bool) -> int:
    """The balance of playing that card of the hand, and of all that follows."""
    rank = hand[at]
    points = gain(series, rank)
    count += _WORTH[rank]
    hand = hand[:at] + hand[at + 1 :]
    room = FULL - count
    goes_on = ours
    if against and _WORTH[against[0]] <= room:
        goes_on = not ours
        series = (*series, rank)
    elif hand and _WORTH[hand[0]] <= room:
        series = (*series, rank)
    else:
        points += 1 if room else 0
        series, count = (), 0
        goes_on = not ours if against else ours
    if not ours:
        points = -points
    if not hand and not against:
        return points
    mine, theirs = (hand, against) if ours else (against, hand)
    return points + balance(mine, theirs, series, count, ours=goes_on)


def play_worths(view: CribbageView, cards: Sequence[Card], chance: Chance) -> list[float]:
    """The mean balance of playing each of the cards, in points, over what the other may hold."""
    mine = _ranks(view.hand)
    series = tuple(order(p.card) for p in view.series)
    totals = dict.fromkeys((order(card) for card in cards), 0)
    for theirs in likely_hands(view, chance, GUESSES):
        for rank in totals:
            totals[rank] += _played(mine, theirs, series, view.count, mine.index(rank), ours=True)
    return [totals[order(card)] / GUESSES for card in cards]


def _ranks(cards: Sequence[Card]) -> Ranks:
    return tuple(sorted(order(card) for card in cards))
