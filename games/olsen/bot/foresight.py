"""Monte Carlo simulation of upp og niður: how often each chain wins over random deals of the unseen cards.

Hands are counts by rank (1 to 13). In the simulation every seat plays its longest chain.
"""

from collections.abc import Iterable, Sequence
from math import exp
from typing import Final

import msgspec

from games.cards import Card, order
from games.chance import Chance
from games.kit.hands import without
from games.olsen.bot.chains import Left, beside
from games.olsen.moves import Play
from games.olsen.variants import MOST_DRAWN, pack, unseen
from games.olsen.views import OlsenView
from games.params import Seat
from games.search import weigh

ROUNDS: Final = ((8, 10), (4, 16), (2, 24))
"""Number of plays compared, and of deals for each; the better ones go on to the next round."""
TURNS: Final = 12
"""Number of simulated turns."""
AHEAD: Final = 0.15
"""Weight of one card fewer than the best opponent if nobody has gone out, in logits."""
WIDE: Final = 30
"""Number of unfinished chains of one length that are extended."""

Ends = tuple[tuple[int, Left], ...]


class Deal(msgspec.Struct):
    """One deal of the unseen cards: hands by seat, the stock with the next card last, the pile below the top.

    `mixed` is the permutation used for shuffling.
    """

    hands: list[Left]
    stock: list[int]
    pile: list[int]
    mixed: Sequence[int]


def best(view: OlsenView, seat: Seat, plays: Sequence[Play], chance: Chance) -> Play:
    """Returns the play that wins most often. A single play, or one that goes out, is returned at once."""
    if len(plays) == 1 or len(plays[0].cards) == len(view.hand):
        return plays[0]
    thought = _Thought(view, seat)
    places = range(len(pack(view.packs)))

    def imagine(chance: Chance) -> tuple[Sequence[int], int]:
        return chance.shuffle("foresee", places), chance.number("varied", TURNS)

    return weigh(plays, imagine, thought.chance_of, chance, ROUNDS)[0].move


def counts(ranks: Iterable[int]) -> Left:
    """Counts the cards of each rank."""
    found = [0] * 14
    for rank in ranks:
        found[rank] += 1
    return tuple(found)


def lacking(view: OlsenView, seat: Seat) -> Left:
    """Returns how many of a seat's cards cannot have each rank, since it drew or passed next to it."""
    found, top = [0] * 14, None if any(turn.kind == "play" for turn in view.turns) else order(view.pile[-1])
    for turn in view.turns:
        if turn.kind == "play":
            top = order(turn.cards[-1])
        if turn.seat != seat:
            continue
        found = [min(known, turn.left) for known in found]
        if top is not None and turn.kind in ("draw", "pass"):
            for rank in beside(top, wraps=view.options.wrap == "yes"):
                found[rank] = max(found[rank], turn.left - turn.count)
    return tuple(found)


class _Thought:
    """A seat's knowledge before its play, with a cache of longest chains."""

    def __init__(self, view: OlsenView, seat: Seat) -> None:
        self.hand = view.hand
        self.pool = tuple(order(card) for card in unseen(view))
        self.pile = [order(card) for card in view.pile]
        size = len(view.sizes)
        around = [Seat((seat + view.direction * n) % size) for n in range(1, size)]
        self.others = [other for other in around if other not in view.gone]
        self.sizes = [view.sizes[other] for other in self.others]
        self.lacking = [lacking(view, other) for other in self.others]
        self.beside = [beside(rank, wraps=view.options.wrap == "yes") for rank in range(14)]
        self.longest: dict[tuple[int, Left], Ends] = {}

    def chance_of(self, imagined: tuple[Sequence[int], int], play: Play, chance: Chance) -> float:
        """Returns how likely (0 to 1) the play wins, with this permutation and choice among equal chains."""
        mixed, varied = imagined
        laid = [order(card) for card in play.cards]
        deal = self._dealt(mixed, without(self.hand, play.cards))
        deal.pile += self.pile + laid[:-1]
        return self._played_on(deal, laid[-1], varied)

    def _dealt(self, mixed: Sequence[int], own: tuple[Card, ...]) -> Deal:
        """Deals the pool: the next player's hand first, the seat's own last; the rest is the stock."""
        stock, hands = _shuffled(self.pool, mixed), []
        for size, lacks in zip(self.sizes, self.lacking, strict=True):
            hands.append(counts(_taken(stock, lacks, n) for n in range(size)))
        return Deal([*hands, counts(order(card) for card in own)], stock, [], mixed)

    def _played_on(self, deal: Deal, top: int, varied: int) -> float:
        hands = deal.hands
        for turn in range(TURNS):
            at = turn % len(hands)
            ends = self._drawn(deal, at, top)
            if ends:
                end, left = ends[(varied + turn) % len(ends)]
                deal.pile.append(top)
                gone = [rank for rank in range(1, 14) for _ in range(hands[at][rank] - left[rank])]
                gone.remove(end)
                deal.pile += gone
                top, hands[at] = end, left
                if not any(left):
                    return 1.0 if at == len(hands) - 1 else 0.0
        *others, own = map(sum, hands)
        return 1 / (1 + exp(AHEAD * (own - min(others))))

    def _drawn(self, deal: Deal, at: int, top: int) -> Ends:
        """Returns the longest chains of a seat after the draws that it must make."""
        ends = self._ends(top, deal.hands[at])
        for _ in range(MOST_DRAWN):
            if not deal.stock:
                deal.stock, deal.pile = _shuffled(deal.pile, deal.mixed), []
            if ends or not deal.stock:
                break
            rank, hand = deal.stock.pop(), deal.hands[at]
            deal.hands[at] = (*hand[:rank], hand[rank] + 1, *hand[rank + 1 :])
            ends = self._ends(top, deal.hands[at])
        return ends

    def _ends(self, top: int, hand: Left) -> Ends:
        """Returns the last ranks and remainders of the longest chains from a rank; empty if none begins."""
        found = self.longest.get((top, hand))
        if found is None:
            found = self.longest[top, hand] = self._walked(top, hand)
        return found

    def _walked(self, top: int, hand: Left) -> Ends:
        level: list[tuple[int, Left]] = [(top, hand)]
        while True:
            longer = {
                (to, (*left[:to], left[to] - 1, *left[to + 1 :]))
                for at, left in level
                for to in self.beside[at]
                if left[to]
            }
            if not longer:
                return tuple(level) if level[0][1] != hand else ()
            level = sorted(longer)[:WIDE]


def _shuffled(ranks: Sequence[int], mixed: Sequence[int]) -> list[int]:
    return [ranks[place] for place in mixed if place < len(ranks)]


def _taken(stock: list[int], lacks: Left, at: int) -> int:
    """Takes the next card that the hand may hold in that place, or the last card if there is none."""
    for n in range(len(stock) - 1, -1, -1):
        if lacks[stock[n]] <= at:
            return stock.pop(n)
    return stock.pop()
