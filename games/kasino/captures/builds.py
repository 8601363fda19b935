"""Builds that a card can make, raise or extend, and groups to fold into them (RULES.md 5.4 to 5.7)."""

from collections.abc import Sequence
from typing import Final

from games.cards import Card
from games.kasino import legality
from games.kasino.captures import finder
from games.kasino.captures.sums import Values, subsets
from games.kasino.moves import Build, Clear, Extend, Raise, build, extend
from games.kasino.values import CLEARER, HIGHEST, lying_values
from games.kasino.views import Group, KasinoView, Options
from games.kit.hands import without

Things = Sequence[tuple[Card, Values]]
"""Loose cards with their values."""
MOST_BESIDE: Final = 40
"""Most ways to lay several cards beside a card that are offered for one value."""


def clearing(view: KasinoView, card: Card) -> tuple[Clear, ...]:
    """Returns the clearing of the table, if the card can."""
    return (Clear(card),) if card == CLEARER and legality.refusal(view, Clear(card)) is None else ()


def builds(view: KasinoView, card: Card) -> tuple[Build, ...]:
    """Returns every new build with nothing further folded into it, the biggest first."""
    if legality.duty_refusal(view) or legality.new_build_refusal(view):
        return ()
    rest = without(view.hand, (card,))
    free = finder.values_held(rest) - {one.value for one in view.builds}
    if not free:
        return ()
    things = finder.ranked(view.loose, view.options)
    found = [move for value in sorted(free) for move in _builds_of(view, things, card, value)]
    return tuple(sorted(found, key=lambda move: (-len(move.beside), -move.value)))


def _builds_of(view: KasinoView, things: Things, card: Card, value: int) -> list[Build]:
    """Returns the sums with this card, and the card on an equal one."""
    own = lying_values(card, view.options)
    targets = [value - one for one in own if one < value]
    found = [build(value, card, beside) for beside in _beside(things, view.options, targets)]
    if value in own:
        equal = finder.equal_cards(view.loose, view.options, value)
        found += [build(value, card, (), [one]) for one in equal]
    return found


def _beside(things: Things, options: Options, targets: Sequence[int]) -> list[Group]:
    """Returns the loose cards that make one of the targets: one card, or by house rule several."""
    if not targets:
        return []
    if options.twocardbuilds == "on":
        wanted = {*targets}
        return [(card,) for card, values in things if not wanted.isdisjoint(values)]
    values = [values for _, values in things]
    masks = {mask for target in targets for mask in subsets(values, target, MOST_BESIDE, 1)}
    return [tuple([card for n, (card, _) in enumerate(things) if mask >> n & 1]) for mask in sorted(masks)]


def folds(view: KasinoView, base: Build) -> tuple[Group, ...]:
    """Returns groups that can be folded into a build: equal cards, and into one of a sum whole sums too."""
    used = {*base.beside, *(thing for group in base.folded for thing in group)}
    loose = tuple([card for card in view.loose if card not in used])
    equal = finder.equal_cards(loose, view.options, base.value)
    sums = finder.sums_of_cards(loose, view.options, base.value) if base.beside else ()
    return (*sums, *equal)


def raises(view: KasinoView, card: Card) -> tuple[Raise, ...]:
    """Returns every raise of a build by the card."""
    found = [
        Raise(one.value + more, card, one.value)
        for one in view.builds
        for more in lying_values(card, view.options)
        if one.value + more <= HIGHEST and legality.may_add(view, card, one.value, one.value + more)
    ]
    return tuple([move for move in found if legality.refusal(view, move) is None])


def extends(view: KasinoView, card: Card) -> tuple[Extend, ...]:
    """Returns every way to lay the card, alone or with loose ones, into a build."""
    found = []
    things = finder.ranked(view.loose, view.options)
    for one in view.builds:
        if not legality.may_add(view, card, one.value, one.value):
            continue
        own = lying_values(card, view.options)
        besides = [
            (),
            *_beside(things, view.options, [one.value - value for value in own if value < one.value]),
        ]
        found += [extend(card, beside, one.value) for beside in besides]
    return tuple(move for move in found if legality.refusal(view, move) is None)
