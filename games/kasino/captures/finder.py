"""Captures of a card: groups of a value, one at a time, and the biggest whole captures (RULES.md 5.2)."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice
from typing import Final

from games.cards import DECK, Card
from games.kasino.captures.sums import Values, can_make, reachable, subsets
from games.kasino.values import HELD, held_values, lying, lying_values, worth
from games.kasino.views import Build, Group, KasinoView, Options
from games.kit.hands import without

ALL_UP_TO: Final = 16
"""Most loose cards for which every group is found; with more only the best are."""
BEST: Final = 50
MOST: Final = 1000
"""Most groups that are found; more than real tables have."""
READY: Final = 6
"""Most whole captures of one value that are offered ready made."""
LOOKED_AT: Final = 150
"""Most ways to take several sums at once that are compared."""

_SIZE: Final[dict[str, float]] = {card: 1 + worth(card) / 1000 for card in DECK}

MOST_SUMS: Final[dict[str, int]] = {"off": 1, "two": 2, "on": len(DECK)}
"""By the house rule `manysums`, how many sums one capture may hold."""

Capture = tuple[Group, ...]


def build_of(builds: Sequence[Build], value: int) -> Build | None:
    """Returns the build of that value; there is one at most."""
    for build in builds:
        if build.value == value:
            return build
    return None


def own_build(view: KasinoView) -> Build | None:
    """Returns the viewer's own build; there is one at most (RULES.md 6.3)."""
    for build in view.builds:
        if build.owner == view.seat:
            return build
    return None


def cards_of(view: KasinoView, group: Group) -> tuple[Card, ...]:
    """Returns the cards of a group, including those of its builds."""
    cards: list[Card] = []
    for thing in group:
        build = build_of(view.builds, int(thing[1:])) if thing[0] == "b" else None
        cards += build.cards if build else (Card(thing),)
    return tuple(cards)


def holds(hand: Sequence[Card], value: int) -> bool:
    """Checks if some card of the hand can take that value; the 5S counts as a five (RULES.md 6.2)."""
    return value in values_held(hand)


def values_held(hand: Sequence[Card]) -> set[int]:
    """Returns every value that some card of the hand can take."""
    return {value for card in hand for value in HELD[card]}


# -- groups


def is_single(view: KasinoView, group: Group, value: int) -> bool:
    """Checks if the group is one loose card or one build of that value."""
    return len(group) == 1 and value in thing_values(group[0], view.options)


def is_sum(view: KasinoView, group: Group, value: int) -> bool:
    """Checks if the group is two or more things that add up; builds only by house rule."""
    if len(group) < 2 or (view.options.buildsinsums == "off" and any(thing[0] == "b" for thing in group)):
        return False
    return adds_up(view, group, value)


def adds_up(view: KasinoView, group: Group, value: int) -> bool:
    """Checks if the values of the things add up, builds included."""
    return can_make([thing_values(thing, view.options) for thing in group], value)


def thing_values(thing: str, options: Options) -> Values:
    """Returns the values of a thing on the table."""
    return (int(thing[1:]),) if thing[0] == "b" else lying_values(Card(thing), options)


def singles(view: KasinoView, value: int) -> tuple[Group, ...]:
    """Returns each loose card of that value, and the build of it."""
    found = [(build.token,) for build in view.builds if build.value == value]
    return (*found, *equal_cards(view.loose, view.options, value))


def equal_cards(loose: Sequence[Card], options: Options, value: int) -> list[Group]:
    """Returns each loose card of that value."""
    values = lying(options)
    return [(card,) for card in loose if value in values[card]]


def sums(view: KasinoView, value: int) -> tuple[Group, ...]:
    """The groups of two or more that add up to the value, those of the most cards first.

    All of them with up to `ALL_UP_TO` loose cards, else the `BEST`.
    """
    builds = view.builds if view.options.buildsinsums == "on" else ()
    return _sums(view.loose, builds, view.options, value)


def sums_of_cards(loose: tuple[Card, ...], options: Options, value: int) -> tuple[Group, ...]:
    """Returns the same for these loose cards alone."""
    return _sums(loose, (), options, value)


@lru_cache(maxsize=256)
def _sums(
    loose: tuple[Card, ...], builds: tuple[Build, ...], options: Options, value: int
) -> tuple[Group, ...]:
    if len(loose) + len(builds) < 2:
        return ()
    names, values, makes = _things(loose, builds, options)
    if not makes >> value & 1:
        return ()
    masks = subsets(values, value, MOST if len(loose) <= ALL_UP_TO else BEST)
    return tuple([tuple(sorted(_members(names, mask))) for mask in masks])


@lru_cache(maxsize=64)  # asked for with every value of the hand
def _things(
    loose: tuple[Card, ...], builds: tuple[Build, ...], options: Options
) -> tuple[tuple[str, ...], tuple[Values, ...], int]:
    """Returns the things on the table, the values of each, and as bits what two or more make."""
    cards = ranked(loose, options)
    names = (*[build.token for build in builds], *[card for card, _ in cards])
    values = (*[(build.value,) for build in builds], *[values for _, values in cards])
    return names, values, reachable(values)


@lru_cache(maxsize=64)
def ranked(loose: tuple[Card, ...], options: Options) -> tuple[tuple[Card, Values], ...]:
    """Returns the loose cards with their values, those that are worth most first."""
    values = lying(options)
    return tuple([(card, values[card]) for card in sorted(loose, key=lambda card: (-worth(card), card))])


def _members(things: Sequence[str], mask: int) -> Iterator[str]:
    while mask:
        low = mask & -mask
        yield things[low.bit_length() - 1]
        mask ^= low


def groups(view: KasinoView, value: int) -> tuple[Group, ...]:
    """Everything that may be one group of a capture by that value, the biggest first."""
    found = (*singles(view, value), *sums(view, value))
    return tuple(sorted(found, key=lambda group: -size(view, [group]))) if len(found) > 1 else found


def size(view: KasinoView, capture: Sequence[Group]) -> float:
    """How big a capture is: its cards, and among equal numbers what they are worth."""
    total = 0.0
    for group in capture:
        for thing in group:
            total += _SIZE[thing] if thing in _SIZE else sum(_SIZE[c] for c in cards_of(view, (thing,)))
    return total


# -- whole captures


def keeps_reserve(view: KasinoView, card: Card, capture: Sequence[Group] = ()) -> bool:
    """Checks if the viewer still holds a card for their own build, or takes it now (RULES.md 6.2)."""
    own = own_build(view)
    if own is None or any(own.token in group for group in capture):
        return True
    return holds(without(view.hand, (card,)), own.value)


def needed(view: KasinoView, card: Card) -> str | None:
    """Returns the build that this card must take if it takes anything; None if none must be."""
    own = own_build(view)
    return own.token if own is not None and not keeps_reserve(view, card) else None


def can_take(view: KasinoView, card: Card) -> bool:
    """Checks if the card can capture anything, other than by clearing."""
    must = needed(view, card)
    return any(
        must is None or must in group
        for value in held_values(card)
        for group in (*singles(view, value), *sums(view, value))
    )


def can_capture(view: KasinoView) -> bool:
    """Checks if any card of the hand can capture, by clearing too (RULES.md 6.1)."""
    is_table = bool(view.loose or view.builds)
    return any((card == "5S" and is_table) or can_take(view, card) for card in view.hand)


def ready(view: KasinoView, card: Card, value: int) -> tuple[Capture, ...]:
    """Returns the biggest captures of the card as that value, the biggest first.

    Each takes all equal cards and builds, and as many sums as the house rules allow.
    """
    must = needed(view, card)
    base = singles(view, value)
    added = _ADDED[view.options.manysums](view, value)
    found: dict[frozenset[str], Capture] = {}
    for taken in (*added, ()):
        used = {thing for group in taken for thing in group}
        capture = (*tuple(group for group in base if group[0] not in used), *taken)
        if capture and (must is None or any(must in group for group in capture)):
            found.setdefault(frozenset(thing for group in capture for thing in group), capture)
    return tuple(sorted(found.values(), key=lambda capture: -size(view, capture))[:READY])


def _alone(view: KasinoView, value: int) -> list[Capture]:
    """Returns each sum by itself."""
    return [(group,) for group in sums(view, value)]


def _paired(view: KasinoView, value: int) -> list[Capture]:
    """Returns sums two by two, and each by itself."""
    pairs = (pair for pair in combinations(sums(view, value), 2) if {*pair[0]}.isdisjoint(pair[1]))
    return [*islice(pairs, LOOKED_AT), *_alone(view, value)]


def _packed(view: KasinoView, value: int) -> list[Capture]:
    """Returns ways to take several sums at once, none of which leaves room for another."""
    found = sums(view, value)
    place = {thing: 1 << n for n, thing in enumerate({thing: 0 for group in found for thing in group})}
    masks = {sum(place[thing] for thing in group): group for group in found}
    packed: dict[int, tuple[int, ...]] = {}
    _pack(list(masks), (), 0, packed)
    return [tuple(masks[mask] for mask in taken) for taken in packed.values() if taken]


def _pack(left: Sequence[int], taken: tuple[int, ...], used: int, packed: dict[int, tuple[int, ...]]) -> None:
    """Adds free groups recursively; every complete way takes the first free group or one in conflict with it.

    `packed` has the ways by the things they use; those that end are complete.
    """
    if used in packed or len(packed) >= LOOKED_AT:
        return
    packed[used] = taken
    free = [mask for mask in left if not mask & used]
    for mask in free:
        if mask & free[0]:
            _pack(free, (*taken, mask), used | mask, packed)


_ADDED: Final[dict[str, Callable[[KasinoView, int], Sequence[Capture]]]] = {
    "off": _alone,
    "two": _paired,
    "on": _packed,
}
"""By the house rule `manysums`, the sums that are offered together."""


# -- group by group


def free(view: KasinoView, card: Card, value: int, chosen: Sequence[Group]) -> tuple[Group, ...]:
    """Returns the groups that may be added to those chosen so that the capture can still be completed."""
    used = {thing for group in chosen for thing in group}
    more = MOST_SUMS[view.options.manysums] - sum(len(group) > 1 for group in chosen)
    left = [g for g in groups(view, value) if used.isdisjoint(g) and (more > 0 or len(g) == 1)]
    must = needed(view, card)
    if must is None or must in used:
        return tuple(left)
    keys = [group for group in left if must in group]
    return tuple(group for group in left if any(_together(group, key, several=more > 1) for key in keys))


def _together(group: Group, key: Group, *, several: bool) -> bool:
    """Checks if the two groups may be taken in one capture, or are equal."""
    if group == key:
        return True
    return not {*group} & {*key} and (several or len(group) == 1 or len(key) == 1)


def has_more(view: KasinoView, card: Card, value: int) -> bool:
    """Checks if the card can capture in other ways than those ready made."""
    found = free(view, card, value, ())
    single = any(len(group) == 1 for group in found)
    return len(found) > 1 and (single or view.options.manysums != "off" or len(found) > READY)
