"""The bot of Kasino, which gets a view only.

A move is worth what it captures, less what the next player can be expected to take from the table then,
judging by unseen cards, plus a part of what the bot could take next turn. So it counts cards, prefers points
and spades, leaves no table that can be cleared, and builds if the build will probably last.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from benchmarks.gauntlet.baselines.kasino import weighing
from benchmarks.gauntlet.baselines.kasino.weighing import Prices
from games.cards import Card, rank
from games.kasino import effects, legality, views
from games.kasino.captures import builds, finder
from games.kasino.knowledge import unseen
from games.kasino.moves import Build, Lay, Move, build, take
from games.kasino.values import held_values, points
from games.kasino.views import KasinoView

AHEAD: Final = 0.45
"""Probability that a possible capture is still on the table next turn."""
FEARED: Final = 0.9
SIDSTEN: Final = 1.0
FOLDED: Final = 3


def best(view: KasinoView) -> Move:
    """Returns the first move of the highest worth."""
    weigher = Weigher(view)
    return max(candidates(view), key=weigher.worth)


def candidates(view: KasinoView) -> Iterator[Move]:
    """Yields the moves to weigh: whole captures, builds bare and with all that can be folded in, laying.

    No ace is laid bare while a card is held that is worth no point of its own.
    """
    has_plain = not all(map(points, view.hand))
    for card in view.hand:
        yield from builds.clearing(view, card)
        for value in held_values(card):
            for capture in finder.ready(view, card, value):
                yield take(card, capture)
        if legality.duty_refusal(view) is None:
            for base in builds.builds(view, card):
                yield base
                yield from _folded(view, base)
            yield from builds.raises(view, card)
            yield from builds.extends(view, card)
            if not (has_plain and rank(card) == "A") and legality.refusal(view, Lay(card)) is None:
                yield Lay(card)


def _folded(view: KasinoView, base: Build) -> Iterator[Build]:
    """Yields the build with as much folded in as fits together."""
    used: set[str] = set()
    folded = []
    for group in builds.folds(view, base):
        if used.isdisjoint(group):
            used |= {*group}
            folded.append(group)
    if folded:
        yield build(base.value, base.card, base.beside, (*base.folded, *folded))


class Parts(NamedTuple):
    """The table after a move, what it gains, what the next player is expected to take, what may follow."""

    laid: effects.Laid
    gained: float
    feared: float
    next_turn: float


class Weigher:
    """Weighs the moves of one position."""

    def __init__(self, view: KasinoView) -> None:
        assert view.seat is not None  # not the channel
        self.view = view
        self.seat = view.seat
        self.cost: Prices = weighing.prices(view)
        self.unseen = unseen(view)
        self.next_size = view.sizes[(view.seat + 1) % len(view.sizes)]
        self.left = sum(view.sizes) - 1

    def worth(self, move: Move) -> float:
        """Returns the worth of the move, in points of a round."""
        part = self.parts(move)
        return part.gained - FEARED * part.feared + part.next_turn

    def parts(self, move: Move) -> Parts:
        """Returns the parts of a move's worth, in points of a round."""
        laid = effects.after(self.view.loose, self.view.builds, self.seat, move)
        is_empty = not laid.loose and not laid.builds
        gains = weighing.best_gains(laid.loose, laid.builds, self.cost)
        sweep = self._sweep(laid)
        feared = [weighing.gain_of(card, gains, self.cost, sweep) for card in self.unseen]
        expected = weighing.expected_best(feared, self.next_size)
        gained = self._gained(laid, is_empty=is_empty)
        return Parts(laid, gained, expected, self._next_turn(laid, gains, sweep))

    def _gained(self, laid: effects.Laid, *, is_empty: bool) -> float:
        turn = laid.turn
        if not turn.taken:
            return 0.0
        gained = self.cost.of(turn.taken)
        if is_empty and (turn.kind == "take" or self.view.options.svupby5s == "on"):
            gained += weighing.SVUP
        return gained + self._last(laid)

    def _last(self, laid: effects.Laid) -> float:
        """Returns the worth of the last capture, in the last hand, which rises towards its end."""
        if self.view.stock:
            return 0.0
        near = 1 / (1 + self.left)
        return near * (SIDSTEN + self.cost.of(laid.loose))

    def _sweep(self, laid: effects.Laid) -> float:
        """Returns the worth of clearing the table."""
        cards = (*laid.loose, *(card for build in laid.builds for card in build.cards))
        if not cards:
            return 0.0
        return self.cost.of(cards) + (weighing.SVUP if self.view.options.svupby5s == "on" else 0.0)

    def _next_turn(self, laid: effects.Laid, gains: list[float], sweep: float) -> float:
        """Returns what the rest of the hand could take next turn, times the probability to find it."""
        rest = [card for card in self.view.hand if card != laid.turn.card]
        found = [AHEAD * weighing.gain_of(card, gains, self.cost, sweep) for card in rest]
        own = next((build for build in laid.builds if build.owner == self.seat), None)
        if own is not None:
            found += [self.chance_kept(own.value) * self._build_gain(card, own) for card in rest]
        return max(found, default=0.0)

    def _build_gain(self, card: Card, own: views.Build) -> float:
        if own.value not in held_values(card):
            return 0.0
        return self.cost.of(own.cards) + self.cost.by_card[card]

    def chance_kept(self, value: int) -> float:
        """Returns the probability that no hand before the bot's next turn has a card that takes the build."""
        takers = sum(value in held_values(card) for card in self.unseen)
        others = self.left - len(self.view.hand) + 1
        return weighing.chance_none(takers, len(self.unseen), min(others, len(self.unseen)))
