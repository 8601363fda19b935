"""The worth of a table to the next player, judging by unseen cards.

For every value from 1 to 16 the best capture is found at once: equal cards and a build, and of the cards
below the value the sum of the highest worth.
"""

from collections.abc import Sequence
from math import comb
from typing import Final

import msgspec

from games.cards import DECK, Card, order, suit
from games.kasino.values import BIG, CLEARER, HIGHEST, LITTLE, held_values
from games.kasino.views import Build, KasinoView

SVUP: Final = 1.0
CARD: Final = 0.05
"""Worth of a card towards most cards, while that is open."""
SPADE: Final = 0.24
DECIDED_CARDS: Final = 27
DECIDED_SPADES: Final = 7
_NOTHING: Final = -1.0


class Prices(msgspec.Struct, frozen=True):
    """The worth of each card to the player who captures it now."""

    by_card: dict[Card, float]

    def of(self, cards: Sequence[Card]) -> float:
        """Returns the worth of these cards together."""
        return sum(self.by_card[card] for card in cards)


def prices(view: KasinoView) -> Prices:
    """Returns the points of each card, and a share of most cards and most spades while nobody has them."""
    owned = [[card for seat in side for card in view.piles[seat]] for side in view.sides]
    cards_open = max(map(len, owned)) < DECIDED_CARDS
    spades_open = max(sum(suit(card) == "S" for card in cards) for cards in owned) < DECIDED_SPADES
    spade = SPADE * int(view.options.spades) / 2 if spades_open else 0.0
    card_worth = CARD if cards_open else 0.001
    points = {card: 1.0 for card in DECK if order(card) == 1} | {LITTLE: 1.0, BIG: 2.0}
    return Prices(
        {card: card_worth + (spade if suit(card) == "S" else 0.0) + points.get(card, 0.0) for card in DECK}
    )


def best_gains(loose: Sequence[Card], builds: Sequence[Build], cost: Prices) -> list[float]:
    """Returns by value the gain of the best capture, including a svup; 0 if there is none.

    At most one sum is counted, and no build in a sum, which is accurate enough under every house rule.
    """
    sums = [0.0] + [_NOTHING] * HIGHEST
    equal = [0.0] * (HIGHEST + 1)
    added = [0.0] * (HIGHEST + 1)
    everything = 0.0
    lying = sorted(loose, key=order)
    at = 0
    for value in range(1, HIGHEST + 1):
        added[value] = max(0.0, sums[value])
        while at < len(lying) and order(lying[at]) == value:
            price = cost.by_card[lying[at]]
            equal[value] += price
            everything += price
            for total in range(HIGHEST, value - 1, -1):
                if sums[total - value] >= 0 and sums[total - value] + price > sums[total]:
                    sums[total] = sums[total - value] + price
            at += 1
    for build in builds:
        price = cost.of(build.cards)
        equal[build.value] += price
        everything += price
    return [_swept(equal[value] + added[value], everything) for value in range(HIGHEST + 1)]


def _swept(gain: float, everything: float) -> float:
    return gain + SVUP if gain > 0 and gain > everything - 1e-9 else gain


def gain_of(card: Card, gains: Sequence[float], cost: Prices, sweep: float) -> float:
    """Returns the gain of a card: its best capture and itself; `sweep` is the gain of clearing."""
    best = max(gains[value] for value in held_values(card))
    if card == CLEARER:
        best = max(best, sweep)
    return best + cost.by_card[card] if best > 0 else 0.0


def expected_best(gains: Sequence[float], size: int) -> float:
    """Returns the mean of the best of `size` cards drawn from these."""
    count = len(gains)
    if not count or not size:
        return 0.0
    hands = comb(count, min(size, count))
    ranked = sorted(gains, reverse=True)
    return sum(gain * comb(count - n - 1, size - 1) / hands for n, gain in enumerate(ranked) if gain > 0)


def chance_none(candidates: int, unseen: int, size: int) -> float:
    """Returns the probability that a hand of `size` of the unseen cards has none of the candidates."""
    if size > unseen - candidates:
        return 0.0
    return comb(unseen - candidates, size) / comb(unseen, size)
