"""Looking ahead in the play: to the end of the deal, against hands that the other may hold.

In each guess both play on as a sensible player of that hand would, without knowing the other; we choose what
then leads to the best chance of winning the game. A hand is less likely if such a player of it
would have played otherwise so far. Cards are ranks here, ace 1 to king 13: no suit counts in the play.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from games.cards import RANKS, Card, order
from games.cribbage.expecting import COPIES, CRIB
from games.cribbage.guessing import Ranks, likely_hands, thinned
from games.cribbage.knowledge import plays, target
from games.cribbage.score import FULL, WEIGHTS, pegging, row, show
from games.cribbage.views import CribbageView, Played
from games.cribbage.winning import after_show
from games.params import Seat

GUESSES: Final = 160
"""How many of the hands that the other may hold are played out."""
STRANGE: Final = 0.1
"""How much less likely a hand is for each card that a sensible player of it would not have played."""


class Habit(NamedTuple):
    """A choice of the other: the card it played and all it played later, and what lay before."""

    played: Ranks
    series: Ranks
    reached: int
    against: int


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
    left = _left((*held, *series))
    for at, rank in enumerate(held):
        if _WORTH[rank] <= room:
            worth = gain(series, rank) - _risk((*series, rank), count + _WORTH[rank], against, left)
            worth += _WORTH[rank] / 100
            if worth > best:
                best, place = worth, at
    return place


def habits(view: CribbageView, seat: Seat) -> tuple[Habit, ...]:
    """Where that seat has chosen a card in this deal."""
    made: list[Habit] = []
    played = [order(p.card) for p in plays(view) if p.seat == seat]
    against = 4
    for line in (*view.earlier, view.series):
        for at, play in enumerate(line):
            if play.seat != seat:
                against -= 1
                continue
            before = line[:at]
            count = before[-1].count if before else 0
            made.append(Habit(tuple(played), tuple(order(p.card) for p in before), count, against))
            played.pop(0)
    return tuple(made)


def trust(hand: Ranks, made: Sequence[Habit]) -> float:
    """How well that hand agrees with what its holder has played."""
    trust = 1.0
    for habit in made:
        held = tuple(sorted((*hand, *habit.played)))
        if held[answer(held, habit.series, habit.reached, habit.against)] != habit.played[0]:
            trust *= STRANGE
    return trust


@lru_cache(maxsize=1 << 16)
def _left(seen: Ranks) -> Ranks:
    """How many cards of each rank, ace first, are not among those."""
    return tuple(COPIES - seen.count(rank) for rank in range(1, len(RANKS) + 1))


def _risk(series: Ranks, count: int, against: int, left: Ranks) -> float:
    """What so many unknown cards earn next, on average, when so many of each rank are left."""
    if count == FULL or not against:
        return 0.0
    room = FULL - count
    gains = [
        (gain(series, rank), copies) for rank, copies in enumerate(left, 1) if copies and _WORTH[rank] <= room
    ]
    if not gains:
        return 0.0
    mean = sum(points * copies for points, copies in gains) * against / sum(left)
    return min(mean, max(points for points, _ in gains))


def played_out(
    hands: tuple[Ranks, Ranks], series: Ranks, count: int, turn: int, card: int, needs: tuple[int, int]
) -> tuple[int, int]:
    """What each side still needs when `turn` plays that card and both go on sensibly to the end of the deal.

    It stops where one needs nothing more: that one has won.
    """
    held, need = list(hands), list(needs)
    while True:
        other = 1 - turn
        need[turn] -= gain(series, card)
        count += _WORTH[card]
        at = held[turn].index(card)
        held[turn] = held[turn][:at] + held[turn][at + 1 :]
        series = (*series, card)
        answers = bool(held[other]) and count + _WORTH[held[other][0]] <= FULL
        if not answers and not (held[turn] and count + _WORTH[held[turn][0]] <= FULL):
            need[turn] -= count < FULL
            series, count = (), 0
            answers = bool(held[other])
        if need[turn] <= 0 or not (held[0] or held[1]):
            return need[0], need[1]
        turn = other if answers else turn
        card = held[turn][answer(held[turn], series, count, len(held[1 - turn]))]


def play_worths(view: CribbageView, cards: Sequence[Card]) -> list[float]:
    """For each of the cards how likely it wins the game in the end, over what the other may hold."""
    assert view.seat is not None  # the channel does not play
    assert view.starter is not None  # the play comes after the starter
    other = Seat(1 - view.seat)
    mine = tuple(sorted(order(card) for card in view.hand))
    series = tuple(order(p.card) for p in view.series)
    shown = tuple(order(p.card) for p in plays(view) if p.seat == other)
    starter = order(view.starter)
    goal = target(view)
    needs = (goal - view.scores[view.seat], goal - view.scores[other])
    one, two = (order(card) - 1 for card in view.given)
    own = view.dealer == view.seat
    hand, crib = show(view.kept, view.starter), CRIB[one][two] / 100
    totals = dict.fromkeys((order(card) for card in cards), 0.0)
    made = habits(view, other)
    guesses = [(hand, weight * trust(hand, made)) for hand, weight in likely_hands(view)]
    for theirs, weight in thinned(guesses, GUESSES):
        their_hand = row(sum(WEIGHTS[rank - 1] for rank in (*theirs, *shown)))[starter - 1]
        for rank in totals:
            left = played_out((mine, theirs), series, view.count, 0, rank, needs)
            totals[rank] += weight * after_show(left, hand, their_hand, crib, own=own)
    return [totals[order(card)] for card in cards]
