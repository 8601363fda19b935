"""The effects of a move on loose cards and builds, for real and considered moves."""

from collections.abc import Sequence
from typing import NamedTuple

from games.cards import Card
from games.kasino import moves
from games.kasino.captures.finder import build_of
from games.kasino.moves import Move
from games.kasino.views import Build, Group, Kind, Turn
from games.params import Seat


class Laid(NamedTuple):
    """The table after a turn, and the turn."""

    loose: tuple[Card, ...]
    builds: tuple[Build, ...]
    turn: Turn


def after(loose: tuple[Card, ...], builds: tuple[Build, ...], seat: Seat, move: Move) -> Laid:
    """Returns the table after a legal move of a seat."""
    match move:
        case moves.Lay(card):
            return Laid((*loose, card), builds, Turn(seat, "lay", card))
        case moves.Take(card, groups):
            return _taken(loose, builds, seat, "take", card, groups)
        case moves.Clear(card):
            things = (*(build.token for build in builds), *loose)
            return _taken(loose, builds, seat, "clear", card, tuple((thing,) for thing in things))
        case moves.Build(value, card, beside, folded):
            groups = ((card, *beside), *folded)
            is_multiple = not beside or bool(folded)
            return _built(loose, builds, Turn(seat, "build", card, value, groups), None, is_multiple)
        case moves.Raise(value, card, onto):
            turn = Turn(seat, "raise", card, value, ((f"b{onto}",), (card,)))
            return _built(loose, builds, turn, onto, False)
        case moves.Extend(card, beside, onto):
            turn = Turn(seat, "extend", card, onto, ((f"b{onto}",), (card, *beside)))
            return _built(loose, builds, turn, onto, True)
    raise AssertionError(move)


def _taken(
    loose: tuple[Card, ...],
    builds: tuple[Build, ...],
    seat: Seat,
    kind: Kind,
    card: Card,
    groups: Sequence[Group],
) -> Laid:
    things = {thing for group in groups for thing in group}
    gone = [build for build in builds if build.token in things]
    taken = (card, *(one for build in gone for one in build.cards), *(one for one in loose if one in things))
    return Laid(
        tuple(one for one in loose if one not in things),
        tuple(build for build in builds if build not in gone),
        Turn(seat, kind, card, 0, tuple(groups), taken),
    )


def _built(
    loose: tuple[Card, ...], builds: tuple[Build, ...], turn: Turn, onto: int | None, is_multiple: bool
) -> Laid:
    """Returns the table with the build in the place of the old one, owned by the seat (RULES.md 6.4)."""
    old = None if onto is None else build_of(builds, onto)
    laid = tuple(Card(thing) for group in turn.groups for thing in group if thing[0] != "b")
    cards = (*(old.cards if old else ()), *laid)
    new = Build(turn.value, cards, turn.seat, old.begun_by if old else turn.seat, is_multiple)
    rest = tuple(card for card in loose if card not in laid)
    if old is None:
        return Laid(rest, (*builds, new), turn)
    return Laid(rest, tuple(new if build is old else build for build in builds), turn)
