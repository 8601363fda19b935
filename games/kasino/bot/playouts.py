"""Plays the rest of a hand on from imagined cards, to weigh the moves of a view.

All positions are views: of the seat to play, with its imagined hand. In the last hand of two players nothing
is unknown. The worth is in points of a round, of one's own side less the mean of the others.
"""

from typing import Final, NamedTuple

from msgspec.structs import replace

from games.cards import Card
from games.chance import Chance
from games.kasino import effects, scoring
from games.kasino.bot import weigher, weighing
from games.kasino.bot.weigher import Weigher, candidates
from games.kasino.bot.weighing import SVUP, Prices
from games.kasino.knowledge import dealt, unseen
from games.kasino.moves import Move
from games.kasino.views import KasinoView
from games.kit.hands import without
from games.kit.seats import left_of, put
from games.params import Seat
from games.search import weigh

CANDIDATES: Final = 4
MARGIN: Final = 1.5
"""A move whose worth is lower by so much than that of the best is not played out."""
ITERATIONS: Final = 6
PRIOR: Final = 0.5
"""Weight of the worth at first sight, which counts rare cards exactly, beside that of the playouts."""
LEFT: Final = 0.5
"""Part of what the leader of the next hand can be expected to take from the table."""
HAND: Final = 4

Hands = tuple[tuple[Card, ...], ...]


class Position(NamedTuple):
    """The view of the seat to play, and the hands of all seats."""

    view: KasinoView
    hands: Hands


def best(view: KasinoView, chance: Chance) -> Move:
    """Returns the move after which the rest of the hand goes best."""
    first = Weigher(view)
    worths = sorted(((first.worth(move), move) for move in candidates(view)), key=lambda one: -one[0])
    found = {move: worth for worth, move in worths[:CANDIDATES] if worth > worths[0][0] - MARGIN}
    moves = list(found)
    if len(moves) == 1:
        return moves[0]
    playout = Playout(view)
    is_known = not view.stock and len(view.sizes) == 2
    prior = 0.0 if is_known else PRIOR

    def worth(hands: Hands, move: Move, chance: Chance) -> float:
        return playout.worth(hands, move) + prior * found[move]

    rounds = ((len(moves), 1 if is_known else ITERATIONS),)
    return weigh(moves, lambda some: dealt(view, some), worth, chance, rounds)[0].move


class Playout:
    """Plays a hand to its end, every seat by the first move of the highest worth."""

    def __init__(self, view: KasinoView) -> None:
        assert view.seat is not None  # not the channel
        self.view = view
        self.seat = view.seat
        self.cost: Prices = weighing.prices(view)

    def worth(self, hands: Hands, move: Move) -> float:
        """Returns what the round, or else the rest of the hand, brings to the side of the viewer."""
        at = played(Position(self.view, hands), move)
        while any(at.hands):
            at = played(at, weigher.best(at.view))
        side = next(n for n, seats in enumerate(at.view.sides) if self.seat in seats)
        gains = self._gains(at.view) if at.view.stock else _counted(at.view)
        return gains[side] - (sum(gains) - gains[side]) / (len(gains) - 1)

    def _gains(self, end: KasinoView) -> list[float]:
        """Returns by side what its captures of this hand are worth, and what the next leader may take."""
        before = self.view.piles
        new = [self.cost.of(pile[len(before[seat]) :]) for seat, pile in enumerate(end.piles)]
        new = [worth + SVUP * len(end.svups[seat]) for seat, worth in enumerate(new)]
        is_moved = end.options.rotatelead == "on"
        new[left_of(end.leader, len(new)) if is_moved else end.leader] += LEFT * self._left(end)
        return [sum(new[seat] for seat in side) for side in end.sides]

    def _left(self, end: KasinoView) -> float:
        """Returns what can be expected to be taken first from the table at the end of the hand."""
        if not end.loose:
            return 0.0
        gains = weighing.best_gains(end.loose, (), self.cost)
        sweep = self.cost.of(end.loose) + SVUP
        found = [weighing.gain_of(card, gains, self.cost, sweep) for card in unseen(end)]
        return weighing.expected_best(found, HAND)


def _counted(end: KasinoView) -> list[float]:
    """Returns the points of the round by side."""
    piles, last = end.piles, end.last_capturer
    if last is not None:
        piles = put(piles, last, (*piles[last], *end.loose))
    awards = scoring.awards(piles, list(map(len, end.svups)), last, end.options)
    return [float(scoring.total(awards, side)) for side in range(len(end.sides))]


def played(at: Position, move: Move) -> Position:
    """Returns the position after a legal move, as the next seat sees it."""
    view = at.view
    seat, count = Seat(view.waiting[0]), len(at.hands)
    loose, builds, turn = effects.after(view.loose, view.builds, seat, move)
    hands = put(at.hands, seat, without(at.hands[seat], (turn.card,)))
    piles, svups, last = view.piles, view.svups, view.last_capturer
    if turn.taken:
        piles, last = put(piles, seat, (*piles[seat], *turn.taken)), seat
        if not loose and not builds and (turn.kind == "take" or view.options.svupby5s == "on"):
            svups = put(svups, seat, (*svups[seat], turn.card))
    following = left_of(seat, count)
    changed = replace(
        view, seat=following, waiting=(following,), hand=hands[following], sizes=tuple(map(len, hands)),
        loose=loose, builds=builds, owing=put(view.owing, seat, turn.value), piles=piles, svups=svups,
        last_capturer=last,
    )  # fmt: skip
    return Position(changed, hands)
