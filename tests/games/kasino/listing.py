"""All moves of a seat at once, without walking its questions."""

from collections.abc import Iterator, Sequence

from games.cards import Card
from games.kasino import legality
from games.kasino.captures import builds, finder
from games.kasino.moves import Build, Lay, Move, Take, build
from games.kasino.values import held_values
from games.kasino.views import Group, KasinoView


def every(view: KasinoView) -> list[Move]:
    """Returns all moves of the viewer, whose turn it is, each once."""
    found: dict[Move, None] = {}
    is_bound = legality.duty_refusal(view) is not None
    for card in view.hand:
        moves: list[Move] = [*builds.clearing(view, card), *_takes(view, card)]
        if not is_bound:
            for base in builds.builds(view, card):
                moves += _folded(view, base)
            if view.builds:
                moves += [*builds.raises(view, card), *builds.extends(view, card)]
            if finder.keeps_reserve(view, card):
                moves.append(Lay(card))
        found |= dict.fromkeys(moves)
    return list(found)


def _takes(view: KasinoView, card: Card) -> Iterator[Move]:
    """Yields every capture of the card."""
    must = finder.needed(view, card)
    most = min(len(view.loose), finder.MOST_SUMS[view.options.manysums])
    for value in held_values(card):
        groups = finder.groups(view, value)
        for chosen in _sets(groups, most) if groups else ():
            if chosen and (must is None or any(must in group for group in chosen)):
                yield Take(card, tuple(sorted(chosen)))  # each group is in order already


def _folded(view: KasinoView, base: Build) -> Iterator[Build]:
    """Yields the build with each set of groups folded in, including the empty one."""
    yield base
    if groups := builds.folds(view, base):
        for chosen in _sets(groups, len(view.loose)):
            if chosen:
                yield build(base.value, base.card, base.beside, (*base.folded, *chosen))


def _sets(groups: Sequence[Group], most_sums: int) -> Iterator[tuple[Group, ...]]:
    """Yields every set of groups that have nothing in common, with at most so many sums."""
    yield ()
    for n, group in enumerate(groups):
        adds = len(group) > 1
        if adds and not most_sums:
            continue
        rest = [other for other in groups[n + 1 :] if not {*other} & {*group}]
        for more in _sets(rest, most_sums - adds):
            yield (group, *more)
