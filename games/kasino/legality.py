"""Why a move is not allowed, from the view of its own seat, so that no refusal reveals a secret."""

from collections.abc import Sequence
from typing import Final

from games.cards import Card
from games.errors import GameError, IllegalMove
from games.kasino.captures import finder
from games.kasino.captures.sums import can_make, subsets
from games.kasino.moves import Build, Clear, Extend, Lay, Move, Raise, Take, take
from games.kasino.values import CLEARER, held_values, lying_values
from games.kasino.views import Group, KasinoView
from games.kit.hands import without
from games.kit.moves import Resign
from games.params import Cards

MOST_TRIED: Final = 200
"""Most groups that are tried for a card of a capture that is typed without its sums."""

_TOO_MANY: Final = {"off": "kasino-one-sum", "two": "kasino-two-sums"}
"""By the house rule `manysums`, the refusal of a capture of too many sums."""


def refusal(view: KasinoView, move: Move) -> GameError | None:
    """Returns why the viewer, whose turn it is, may not make the move; None if they may."""
    assert not isinstance(move, Resign)  # resigning is always allowed
    if move.card not in view.hand:
        return IllegalMove("kasino-not-in-hand", "5", cards=Cards((move.card,)))
    match move:
        case Take(card, groups):
            return _take_refusal(view, card, groups)
        case Clear(card):
            if card != CLEARER:
                return IllegalMove("kasino-no-clearer", "5.3")
            return None if view.loose or view.builds else IllegalMove("kasino-empty", "5.3")
        case Lay(card):
            return duty_refusal(view) or _reserve_refusal(view, card)
        case Build():
            return duty_refusal(view) or new_build_refusal(view) or _build_refusal(view, move)
        case Raise():
            return duty_refusal(view) or _no_building(view) or _raise_refusal(view, move)
        case Extend():
            return duty_refusal(view) or _no_building(view) or _extend_refusal(view, move)


def duty_refusal(view: KasinoView) -> GameError | None:
    """Returns the refusal of a seat that built last turn and can capture now (RULES.md 6.1)."""
    assert view.seat is not None  # not the channel
    value = view.owing[view.seat]
    return IllegalMove("kasino-owes", "6.1", value=value) if value and finder.can_capture(view) else None


def _reserve_refusal(view: KasinoView, card: Card, taken: Sequence[Group] = ()) -> GameError | None:
    """Returns the refusal to play the last card that takes one's own build (RULES.md 6.2)."""
    own = finder.own_build(view)
    if own is None or finder.keeps_reserve(view, card, taken):
        return None
    return IllegalMove("kasino-reserve", "6.2", value=own.value, cards=Cards((card,)))


# -- capturing


def _take_refusal(view: KasinoView, card: Card, groups: Sequence[Group]) -> GameError | None:
    missing = _missing(view, [thing for group in groups for thing in group], "5.2")
    if missing is not None:
        return missing
    found = [_group_refusal(view, card, value, groups) for value in held_values(card)]
    if all(found):
        return max(found, key=lambda error: error is not None and error.code != "kasino-no-match")
    return _reserve_refusal(view, card, groups)


def _missing(view: KasinoView, things: Sequence[str], rule: str) -> GameError | None:
    """Returns the refusal, for a move of that rule, for the first of the things that is not on the table."""
    for thing in things:
        if thing[0] == "b":
            if finder.build_of(view.builds, int(thing[1:])) is None:
                return IllegalMove("kasino-no-build", "4", value=int(thing[1:]))
        elif thing not in view.loose:
            return IllegalMove("kasino-not-loose", rule, cards=Cards((Card(thing),)))
    return None


def _group_refusal(view: KasinoView, card: Card, value: int, groups: Sequence[Group]) -> GameError | None:
    """Returns why these groups are no capture of that value."""
    added = [group for group in groups if not finder.is_single(view, group, value)]
    wrong = [group for group in added if not finder.is_sum(view, group, value)]
    if any(len(group) > 1 and finder.adds_up(view, group, value) for group in wrong):
        return IllegalMove("kasino-build-in-sum", "4")
    if wrong:
        return IllegalMove("kasino-no-match", "5.2", cards=Cards((card,)), value=value)
    if len(added) > finder.MOST_SUMS[view.options.manysums]:
        return IllegalMove(_TOO_MANY[view.options.manysums], "5.2")
    return None


# -- building


def _no_building(view: KasinoView) -> GameError | None:
    return IllegalMove("kasino-no-building", "8") if view.options.nobuilding == "on" else None


def new_build_refusal(view: KasinoView) -> GameError | None:
    """Returns why the viewer may begin no build at all (RULES.md 6.3)."""
    own = finder.own_build(view)
    if own is not None:
        return IllegalMove("kasino-owns-build", "6.3", value=own.value)
    begun = next((build for build in view.builds if build.begun_by == view.seat), None)
    if begun is not None:
        return IllegalMove("kasino-begun-build", "6.3", value=begun.value)
    return _no_building(view)


def _build_refusal(view: KasinoView, move: Build) -> GameError | None:
    rule = "5.4" if move.beside else "5.5"
    missing = _missing(view, [thing for group in (move.beside, *move.folded) for thing in group], rule)
    if missing is not None:
        return missing
    if finder.build_of(view.builds, move.value) is not None:
        return IllegalMove("kasino-same-value", "5.4" if move.beside else "4", value=move.value)
    wrong = _sum_refusal(view, move) if move.beside else _pair_refusal(view, move)
    return wrong or _holder_refusal(view, move.card, move.value, rule)


def _sum_refusal(view: KasinoView, move: Build) -> GameError | None:
    if view.options.twocardbuilds == "on" and len(move.beside) > 1:
        return IllegalMove("kasino-two-cards", "5.4")
    groups = ((move.card, *move.beside), *move.folded)
    wrong = not all(_makes(view, group, move.value) for group in groups)
    return IllegalMove("kasino-wrong-build", "5.4", value=move.value) if wrong else None


def _pair_refusal(view: KasinoView, move: Build) -> GameError | None:
    """Checks a card on equal ones: "mere syv" (RULES.md 5.5)."""
    groups = ((move.card,), *move.folded)
    wrong = not move.folded or not all(
        len(group) == 1 and _makes(view, group, move.value) for group in groups
    )
    return IllegalMove("kasino-wrong-build", "5.5", value=move.value) if wrong else None


def _makes(view: KasinoView, group: Sequence[str], value: int) -> bool:
    return can_make([lying_values(Card(card), view.options) for card in group], value)


def _holder_refusal(view: KasinoView, card: Card, value: int, rule: str) -> GameError | None:
    """Checks that the builder, by that rule, holds another card that takes the build."""
    if finder.holds(without(view.hand, (card,)), value):
        return None
    return IllegalMove("kasino-no-holder", rule, value=value)


def _other_build(view: KasinoView, onto: int) -> GameError | None:
    own = finder.own_build(view)
    if own is not None and own.value != onto:
        return IllegalMove("kasino-owns-build", "6.3", value=own.value)
    return None


def may_add(view: KasinoView, card: Card, onto: int, value: int) -> bool:
    """Checks if a card may be laid into the build of `onto`, so that it is worth `value`, but for the sum."""
    is_held = finder.holds(without(view.hand, (card,)), value)
    return is_held and not (_no_building(view) or _other_build(view, onto))


def _raise_refusal(view: KasinoView, move: Raise) -> GameError | None:
    build = finder.build_of(view.builds, move.onto)
    if build is None:
        return IllegalMove("kasino-no-build", "4", value=move.onto)
    if build.is_multiple:
        return IllegalMove("kasino-multiple", "5.6", value=move.onto)
    if not can_make([(build.value,), lying_values(move.card, view.options)], move.value):
        return IllegalMove("kasino-wrong-build", "5.6", value=move.value)
    if finder.build_of(view.builds, move.value) is not None:
        return IllegalMove("kasino-same-value", "5.6", value=move.value)
    return _other_build(view, move.onto) or _holder_refusal(view, move.card, move.value, "5.6")


def _extend_refusal(view: KasinoView, move: Extend) -> GameError | None:
    if finder.build_of(view.builds, move.onto) is None:
        return IllegalMove("kasino-no-build", "4", value=move.onto)
    missing = _missing(view, move.beside, "5.7")
    if missing is not None:
        return missing
    if view.options.twocardbuilds == "on" and len(move.beside) > 1:
        return IllegalMove("kasino-two-cards", "5.7")
    if not _makes(view, (move.card, *move.beside), move.onto):
        return IllegalMove("kasino-wrong-build", "5.7", value=move.onto)
    return _other_build(view, move.onto) or _holder_refusal(view, move.card, move.onto, "5.7")


# -- captures as they are typed


def regrouped(view: KasinoView, move: Take) -> Take:
    """Returns the capture with its cards grouped so that it is legal; unchanged if it is or cannot be.

    Example: `take 9S 3C 6D 9D` becomes `take 9S 3C+6D 9D`.
    """
    things = [thing for group in move.groups for thing in group]
    if _missing(view, things, "5.2") is not None or any(
        _group_refusal(view, move.card, value, move.groups) is None for value in held_values(move.card)
    ):
        return move
    most = min(len(things), finder.MOST_SUMS[view.options.manysums])
    for value in held_values(move.card):
        groups = _partition(view, things, value, most)
        if groups is not None:
            return take(move.card, groups)
    return move


def _partition(
    view: KasinoView, things: Sequence[str], value: int, most_sums: int
) -> tuple[Group, ...] | None:
    """Returns all the things in groups of the value with at most so many sums; None if impossible."""
    if not things:
        return ()
    values = [finder.thing_values(thing, view.options) for thing in things]
    for mask in subsets(values, value, MOST_TRIED, 1):
        if not mask & 1:
            continue
        group = tuple(thing for n, thing in enumerate(things) if mask >> n & 1)
        adds = not finder.is_single(view, group, value)
        if adds and (not most_sums or not finder.is_sum(view, group, value)):
            continue
        rest = [thing for n, thing in enumerate(things) if not mask >> n & 1]
        others = _partition(view, rest, value, most_sums - adds)
        if others is not None:
            return (group, *others)
    return None
