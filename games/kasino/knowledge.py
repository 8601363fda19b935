"""What follows from a view: the cards not yet seen, and hands that they may make."""

from collections.abc import Sequence

from games.cards import DECK, Card, by_rank
from games.chance import Chance
from games.kasino.values import held_values
from games.kasino.views import KasinoView
from games.kit.hands import take


def unseen(view: KasinoView) -> tuple[Card, ...]:
    """Returns the cards that this viewer has seen nowhere."""
    built = (card for build in view.builds for card in build.cards)
    piled = (card for pile in view.piles for card in pile)
    seen = {*view.loose, *built, *piled, *view.hand}
    return tuple(card for card in DECK if card not in seen)


def dealt(view: KasinoView, chance: Chance) -> tuple[tuple[Card, ...], ...]:
    """Returns random hands that fit the view: the viewer's own, and a card for each build of another seat."""
    pool = list(chance.shuffle("imagine", unseen(view)))
    hands: list[list[Card]] = [[] for _ in view.sizes]
    for seat, card in _reserves(view, pool):
        hands[seat].append(card)
        pool.remove(card)
    for seat, size in enumerate(view.sizes):
        hands[seat] += take(pool, 0 if seat == view.seat else size - len(hands[seat]))
    return tuple(view.hand if n == view.seat else by_rank(hand) for n, hand in enumerate(hands))


def _reserves(view: KasinoView, pool: Sequence[Card]) -> list[tuple[int, Card]]:
    """Returns a card that takes each build of another seat; scarce ones are chosen first (RULES.md 6.2).

    No card serves builds of two owners, as the rarest (15 by the 2S, 16 by the 10D) are chosen first.
    """
    found: list[tuple[int, Card]] = []
    wanted = [
        (build.owner, [card for card in pool if build.value in held_values(card)])
        for build in view.builds
        if build.owner != view.seat and view.sizes[build.owner]
    ]
    for owner, candidates in sorted(wanted, key=lambda one: len(one[1])):
        taken = {card for _, card in found}
        found.append((owner, next(card for card in candidates if card not in taken)))
    return found
