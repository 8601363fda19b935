"""The questions to a seat, from its own view: a card, then its use; each whole move with a preview.

7S · "take 7S 3C+4D 7H"        a whole capture as its move spells it, the biggest first
7S · take · 7H · 3C+4D         the same group by group
2D · "build 9 2D+7C" · 9H      a build, and what is folded into it
AC · "raise 10 AC b9"          likewise extend, clear, lay
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from games.cards import Card
from games.contract import Ask, Text, Value
from games.errors import IllegalMove, UnreadableMove
from games.kasino import effects, legality
from games.kasino.captures import builds as offers
from games.kasino.captures import finder
from games.kasino.moves import GRAMMAR, Build, Clear, Extend, Lay, Move, Raise, Take, build, take
from games.kasino.naming import group_text, groups_text
from games.kasino.values import held_values
from games.kasino.views import Group, KasinoView
from games.kit.hands import without
from games.kit.moves import Resign
from games.params import Cards

TAKE: Final = "take"
BUILD: Final = "build"
FEW_BUILDS: Final = 8
"""Most builds among the first choices; more have a question of their own."""


def turn(view: KasinoView, picked: Sequence[str]) -> Ask[Move]:
    """Returns the next question of a turn. Raises IllegalMove for impossible picks."""
    if not picked:
        owes = legality.duty_refusal(view) is not None
        cards = [
            card
            for card in view.hand
            if legality.refusal(view, Lay(card)) is None or next(_choices(view, card), None) is not None
        ]
        values = tuple(Value(card, Text("kasino-label-card", {"cards": Cards((card,))})) for card in cards)
        return Ask("kasino-field-card-owed" if owes else "kasino-field-card", values)
    card = next((one for one in view.hand if one == picked[0]), None)
    if card is None:
        raise IllegalMove()
    if len(picked) == 1:
        choices = tuple(_choices(view, card))
        if not choices:
            raise IllegalMove()
        return Ask("kasino-field-how", choices, params={"cards": Cards((card,))})
    how, rest = picked[1], picked[2:]
    if how == BUILD:
        return _ask_base(view, card, rest)
    for value in held_values(card):
        if how in (TAKE, f"{TAKE} {value}"):
            return _ask_groups(view, card, value, rest)
    move = _allowed(view, card, how)
    if isinstance(move, Build) and not _whole_builds(view, card):
        return _ask_folds(view, move, rest)
    if rest:
        raise IllegalMove()
    return Ask("kasino-field-how", whole=move, trial=trial(view, move), params={"cards": Cards((card,))})


def _allowed(view: KasinoView, card: Card, how: str) -> Move:
    """Returns the move of this card that a choice spells. Raises IllegalMove if it is not legal."""
    try:
        move = GRAMMAR.parse(how)
    except UnreadableMove:
        raise IllegalMove() from None
    if isinstance(move, Resign) or move.card != card or legality.refusal(view, move) is not None:
        raise IllegalMove()
    return move


def trial(view: KasinoView, move: Move) -> KasinoView:
    """Returns the view with this turn considered: taken cards still on the table, laid ones laid."""
    assert view.seat is not None  # not the channel
    laid = effects.after(view.loose, view.builds, view.seat, move)
    if laid.turn.taken:
        return replace(view, tried=laid.turn)
    hand = without(view.hand, (laid.turn.card,))
    return replace(view, loose=laid.loose, builds=laid.builds, hand=hand, tried=laid.turn)


# -- the card and its use


def _choices(view: KasinoView, card: Card) -> Iterator[Value]:
    """Yields all uses of the card, captures first."""
    yield from (_value(view, move) for move in offers.clearing(view, card))
    yield from (_value(view, move) for move in _ready(view, card).values())
    yield from _choosers(view, card)
    if legality.duty_refusal(view) is None:
        builds = _whole_builds(view, card) or offers.builds(view, card)
        if len(builds) > FEW_BUILDS:
            yield Value(BUILD, Text("kasino-label-build-choose"))
        else:
            yield from (_value(view, move) for move in builds)
        yield from (_value(view, move) for move in offers.raises(view, card))
        yield from (_value(view, move) for move in offers.extends(view, card))
        if legality.refusal(view, Lay(card)) is None:
            yield _value(view, Lay(card))


def _ready(view: KasinoView, card: Card) -> dict[str, Take]:
    """Returns the biggest whole captures by spelling, the biggest first."""
    found = [capture for value in held_values(card) for capture in finder.ready(view, card, value)]
    found.sort(key=lambda capture: -finder.size(view, capture))
    moves = [take(card, capture) for capture in found]
    return {str(move): move for move in moves}


def _whole_builds(view: KasinoView, card: Card) -> tuple[Build, ...]:
    """Returns every build with every choice of what is folded into it; none if that is more than a few."""
    found: list[Build] = []
    for base in offers.builds(view, card):
        found += _folded(view, base)
        if len(found) > FEW_BUILDS:
            return ()
    return tuple({str(move): move for move in found}.values())


def _folded(view: KasinoView, base: Build) -> list[Build]:
    """Returns the build with each set of further groups that do not conflict, at most a few."""
    found: list[tuple[Group, ...]] = [()]
    for group in offers.folds(view, base):
        found += [(*some, group) for some in found if not {*group} & {thing for one in some for thing in one}]
        if len(found) > FEW_BUILDS:
            break
    return [build(base.value, base.card, base.beside, (*base.folded, *some)) for some in found]


def _choosers(view: KasinoView, card: Card) -> Iterator[Value]:
    """Yields the choice to take group by group, for each value with more captures than are ready made."""
    values = held_values(card)
    for value in values:
        if not finder.has_more(view, card, value):
            continue
        if len(values) == 1:
            yield Value(TAKE, Text("kasino-label-choose"))
        else:
            yield Value(f"{TAKE} {value}", Text("kasino-label-choose-as", {"value": value}))


def _value(view: KasinoView, move: Move) -> Value:
    return Value(str(move), label(move), _marks(view, move))


def label(move: Move) -> Text:
    """Returns the name of a move among the choices for its card."""
    match move:
        case Take(_, groups):
            return Text("kasino-label-take", {"groups": groups_text(groups)})
        case Clear():
            return Text("kasino-label-clear")
        case Build(value, _, beside, folded):
            if beside and folded:
                return Text(
                    "kasino-label-build-with",
                    {"value": value, "group": group_text(beside), "groups": groups_text(folded)},
                )
            if beside:
                return Text("kasino-label-build", {"value": value, "group": group_text(beside)})
            return Text("kasino-label-pair", {"value": value, "group": groups_text(folded)})
        case Raise(value, _, onto):
            return Text("kasino-label-raise", {"value": value, "onto": onto})
        case Extend(_, beside, onto):
            if beside:
                return Text("kasino-label-extend-with", {"value": onto, "group": group_text(beside)})
            return Text("kasino-label-extend", {"value": onto})
    return Text("kasino-label-lay")


def _marks(view: KasinoView, move: Move) -> tuple[str, ...]:
    """Returns the things on the table that a move is about."""
    match move:
        case Take(_, groups):
            return tuple(thing for group in groups for thing in group)
        case Clear():
            return (*view.loose, *(one.token for one in view.builds))
        case Build(_, _, beside, folded):
            return (*beside, *(thing for group in folded for thing in group))
        case Raise(_, _, onto):
            return (f"b{onto}",)
        case Extend(_, beside, onto):
            return (*beside, f"b{onto}")
    return ()


# -- group by group


def _ask_groups(view: KasinoView, card: Card, value: int, picked: Sequence[str]) -> Ask[Move]:
    """Returns the ask for the next group of a capture; conflicting groups are not offered together."""
    chosen = _chosen(finder.groups(view, value), picked)
    left = finder.free(view, card, value, chosen)
    if not chosen and not left:
        raise IllegalMove()
    move = take(card, chosen)
    allowed = bool(chosen) and finder.keeps_reserve(view, card, chosen)
    return Ask(
        "kasino-field-group",
        tuple(_group_value(group) for group in left),
        whole=move if allowed else None,
        trial=trial(view, move) if chosen else None,
        loose=True,
        params={"cards": Cards((card,))},
    )


def _chosen(found: Sequence[Group], picked: Sequence[str]) -> tuple[Group, ...]:
    named = {"+".join(group): group for group in found}
    if not {*picked} <= {*named} or len({*picked}) != len(picked):
        raise IllegalMove()
    chosen = tuple(named[token] for token in picked)
    if len({thing for group in chosen for thing in group}) != sum(map(len, chosen)):
        raise IllegalMove()
    return chosen


def _group_value(group: Group) -> Value:
    return Value("+".join(group), Text("kasino-label-group", {"group": group_text(group)}), group)


# -- builds


def _ask_base(view: KasinoView, card: Card, picked: Sequence[str]) -> Ask[Move]:
    """Returns the ask for a build, if there are many."""
    builds = {str(move): move for move in offers.builds(view, card)}
    if not picked:
        return Ask("kasino-field-build", tuple(_value(view, move) for move in builds.values()))
    if picked[0] not in builds:
        raise IllegalMove()
    return _ask_folds(view, builds[picked[0]], picked[1:])


def _ask_folds(view: KasinoView, base: Build, picked: Sequence[str]) -> Ask[Move]:
    """Returns the ask for further groups of a new build, which is complete already."""
    found = offers.folds(view, base)
    chosen = _chosen(found, picked)
    move = build(base.value, base.card, base.beside, (*base.folded, *chosen))
    used = {thing for group in chosen for thing in group}
    left = [group for group in found if used.isdisjoint(group)]
    return Ask(
        "kasino-field-fold",
        tuple(_group_value(group) for group in left),
        whole=move,
        trial=trial(view, move),
        loose=True,
    )
