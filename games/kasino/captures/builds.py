"""Builds that a card can make, raise or extend, and groups to fold into them (RULES.md 5.4 to 5.7)."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from games.cards import Card
from games.kasino import legality
from games.kasino.captures import finder
from games.kasino.captures.sums import subsets
from games.kasino.moves import Build, Clear, Extend, Raise, build, extend
from games.kasino.values import CLEARER, HIGHEST, lying_values
from games.kasino.views import Group, KasinoView
from games.kit.hands import without

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
    found = [move for value in sorted(free) for move in _builds_of(view, card, value)]
    return tuple(sorted(found, key=lambda move: (-len(move.beside), -move.value)))


def _builds_of(view: KasinoView, card: Card, value: int) -> Iterator[Build]:
    """Returns the sums with this card, and the card on an equal one."""
    own = lying_values(card, view.options)
    for beside in _beside(view, [value - one for one in own if one < value]):
        yield build(value, card, beside)
    if value in own:
        for one in view.loose:
            if value in lying_values(one, view.options):
                yield build(value, card, (), [(one,)])


def _beside(view: KasinoView, targets: Sequence[int]) -> list[Group]:
    """Returns the loose cards that make one of the targets: one card, or by house rule several."""
    if not targets:
        return []
    things = finder.ranked(view.loose, view.options)
    if view.options.twocardbuilds == "on":
        return [(card,) for card, values in things if not {*values}.isdisjoint(targets)]
    values = [values for _, values in things]
    masks = {mask for target in targets for mask in subsets(values, target, MOST_BESIDE, 1)}
    return [tuple([card for n, (card, _) in enumerate(things) if mask >> n & 1]) for mask in sorted(masks)]


def folds(view: KasinoView, base: Build) -> tuple[Group, ...]:
    """Returns groups that can be folded into a build: equal cards, and into one of a sum whole sums too."""
    used = {*base.beside, *(thing for group in base.folded for thing in group)}
    bare = replace(view, builds=(), loose=tuple(card for card in view.loose if card not in used))
    equal = finder.singles(bare, base.value)
    return (*finder.sums(bare, base.value), *equal) if base.beside else equal


def raises(view: KasinoView, card: Card) -> tuple[Raise, ...]:
    """Returns every raise of a build by the card."""
    found = [
        Raise(one.value + more, card, one.value)
        for one in view.builds
        for more in lying_values(card, view.options)
        if one.value + more <= HIGHEST
    ]
    return tuple([move for move in found if legality.refusal(view, move) is None])


def extends(view: KasinoView, card: Card) -> tuple[Extend, ...]:
    """Returns every way to lay the card, alone or with loose ones, into a build."""
    found = []
    for one in view.builds:
        own = lying_values(card, view.options)
        besides = [(), *_beside(view, [one.value - value for value in own if value < one.value])]
        found += [extend(card, beside, one.value) for beside in besides]
    return tuple(move for move in found if legality.refusal(view, move) is None)
