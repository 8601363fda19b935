"""The questions to a seat, built from its own view: army, action, recruit, slider, draw."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from games.contract import Ask, Text, Tone, Value
from games.errors import IllegalMove
from games.kit.latest import latest
from games.kit.rules import question_name, titles
from games.kit.seats import WHO
from games.params import Seat
from games.stratego.battle.field import Field
from games.stratego.facts import board
from games.stratego.formations import MIRRORED, formations, mirrored, swapped
from games.stratego.moves import Act, ByLot, Change, Draw, Hold, Move, Ready, Recruit, SetUp, spelt
from games.stratego.naming import rank_term, space_text
from games.stratego.views import UNKNOWN, Army, Kind, Piece, Space, StrategoView

TITLES: Final = titles("stratego", ("turn", "recruit", "hold", "draw"))
FORM: Final = "stratego-army"
READY, SWAP, MIRROR, LOT, CHANGE, NONE = "ready", "swap", "mirror", "lot", "change", "none"


@latest
def field(view: StrategoView) -> Field:
    """Returns the position as the view's seat knows it."""
    return Field(view.board, view.options, view.seats, view.pieces, view.flags, view.shuttles)


# -- the army


def ask(view: StrategoView, seat: Seat, key: str, picked: Sequence[str]) -> Ask[Move]:
    """Returns the next step of the question with that key. Raises IllegalMove for impossible picks."""
    match question_name(key):
        case "army":
            return army(view, seat, picked)
        case "change":
            return change(picked)
        case "recruit":
            return recruit(view, seat, picked)
        case "hold":
            return hold(view, picked)
        case "draw":
            return draw(view, seat, picked)
    return turn(view, picked)


def army(view: StrategoView, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the ready formations; once an army is set, two pieces to swap, its mirror image, or ready.

    Raises IllegalMove for impossible picks.
    """
    asked = "stratego-field-army-stands" if view.army else "stratego-field-army"
    found = [Value(READY, Text("stratego-label-ready"), tone="go")] if view.army else []
    found.append(Value(LOT, Text("stratego-label-lot")))
    found += [Value(w, Text(f"stratego-label-{w}"), tone="plain") for w in (SWAP, MIRROR) if view.army]
    named = [name for name in formations() if not name.endswith(MIRRORED)]
    values = (*found, *map(_formation, named))
    if not picked:
        return Ask(asked, values, form_id=FORM)
    if picked[0] == SWAP and view.army:
        return _ask_swap(view, seat, picked[1:])
    if len(picked) > 1 or picked[0] not in {value.token for value in values}:
        raise IllegalMove()
    if picked[0] == READY:
        return Ask("stratego-field-ready", whole=Ready())
    if picked[0] == LOT:
        return Ask(asked, whole=ByLot())
    picks = mirrored(view.army) if picked[0] == MIRROR else formations()[picked[0]]
    return _ask_army(view, picks, asked)


@cache
def _formation(name: str) -> Value:
    """Returns a formation with its ranks, row by row, as its second line."""
    front, middle, back = (" ".join(row) for row in spelt(formations()[name]).split("/"))
    rows = Text("stratego-formation-rows", {"front": front, "middle": middle, "back": back})
    return Value(name, Text(f"stratego-formation-{name}"), about=rows)


def _ask_army(view: StrategoView, found: Army, asked: str, *, loose: bool = False) -> Ask[Move]:
    return Ask(asked, whole=SetUp(found), trial=replace(view, army=found), loose=loose)


def _ask_swap(view: StrategoView, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the question for two spaces of the zone, in any order."""
    start = board(view.board).zones[seat].start
    places = {str(space): n for n, space in enumerate(start)}
    if len(picked) > 2 or len({*picked}) != len(picked) or not {*picked} <= places.keys():
        raise IllegalMove()
    if len(picked) == 2:
        found = swapped(view.army, places[picked[0]], places[picked[1]])
        return _ask_army(view, found, "stratego-field-swap", loose=True)
    values = tuple(
        Value(space, _own_label(Space(space), view.army[n]), (f"at {space}",))
        for space, n in places.items()
        if space not in picked
    )
    return Ask("stratego-field-swap", values, take=2 - len(picked), loose=True, shape="select")


def _own_label(space: Space, rank: int) -> Text:
    """Returns the label of a piece: its rank, with number, and its space."""
    return Text("stratego-label-own", {"space": space_text(space), "rank": rank_term(rank)})


def change(picked: Sequence[str]) -> Ask[Move]:
    """Returns the question whether to take back being ready. Raises IllegalMove for impossible picks."""
    if not picked:
        return Ask("stratego-field-change", (Value(CHANGE, Text("stratego-label-change")),))
    if [*picked] != [CHANGE]:
        raise IllegalMove()
    return Ask("stratego-field-change", whole=Change())


# -- a turn


def turn(view: StrategoView, picked: Sequence[str]) -> Ask[Move]:
    """Returns the question which piece acts, then where. Raises IllegalMove for impossible picks."""
    at = field(view)
    own = {view.pieces[at.at[space]].space: at.at[space] for space in view.movable}
    if not picked:
        values = [_piece_value(view, at, n, space) for space, n in own.items() if space is not None]
        return Ask("stratego-field-piece", tuple(values))
    n = own.get(Space(picked[0]))
    if n is None or len(picked) > 2:
        raise IllegalMove()
    start, ends = Space(picked[0]), at.ends(n)
    if len(picked) == 1:
        shown = sorted(ends.items(), key=lambda end: (end[1] == "move", end[0]))
        values = [_end_value(view, at, end, kind) for end, kind in shown]
        return Ask("stratego-field-end", tuple(values), shown=True)
    if picked[1] not in ends:
        raise IllegalMove()
    return Ask("stratego-field-end", whole=Act(start, Space(picked[1])))


def _piece_value(view: StrategoView, at: Field, n: int, space: Space) -> Value:
    label = _own_label(space, view.pieces[n].rank)
    if n in at.bearers:
        label = Text("stratego-label-bearer", label.params)
    return Value(space, label, (f"at {space}",))


def _end_value(view: StrategoView, at: Field, end: Space, kind: Kind) -> Value:
    """Returns an end space with its label: what happens there, to whom, and what is known of them."""
    mark = (f"{'to' if kind == 'move' else 'hit'} {end}",)
    tone: Tone = "move" if kind == "move" else "strike"
    if kind == "move":
        id = "stratego-label-flag" if end in at.lying else "stratego-label-to"
        return Value(end, Text(id, {"space": space_text(end)}), mark)
    other = view.pieces[at.at[end]]
    told = {"space": space_text(end), "other": WHO[other.seat]}
    if kind == "hand":
        return Value(end, Text("stratego-label-hand", told), (f"to {end}",))
    if not _is_shown(view, other):
        return Value(end, Text(f"stratego-label-{kind}", told), mark, tone)
    told["rank"] = rank_term(other.rank)
    return Value(end, Text(f"stratego-label-{kind}-known", told), mark, tone)


def _is_shown(view: StrategoView, piece: Piece) -> bool:
    """Whether the rank may be listed: it is known, and no house rule leaves it to memory."""
    return piece.rank != UNKNOWN and view.options.known_ranks != "memory"


# -- a recruit, the slider, a draw


def recruit(view: StrategoView, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the question which removed piece comes back. Raises IllegalMove for impossible picks."""
    lost = {p.rank for p in view.pieces if p.seat == seat and p.space is None}
    tokens = {str(rank): rank for rank in sorted(lost, reverse=True)} | {NONE: 0}
    if not picked:
        values = [
            Value(t, Text("stratego-label-recruit", {"rank": rank_term(r)}) if r else _NOBODY)
            for t, r in tokens.items()
        ]
        return Ask("stratego-field-recruit", tuple(values))
    if len(picked) > 1 or picked[0] not in tokens:
        raise IllegalMove()
    return Ask("stratego-field-recruit", whole=Recruit(tokens[picked[0]]))


_NOBODY: Final = Text("stratego-label-recruit-none")


def hold(view: StrategoView, picked: Sequence[str]) -> Ask[Move]:
    """Returns the question whether the slider waits at 5. Raises IllegalMove for impossible picks."""
    token = "off" if view.hold else "on"
    if not picked:
        return Ask("stratego-field-hold", (Value(token, Text(f"stratego-label-hold-{token}")),))
    if [*picked] != [token]:
        raise IllegalMove()
    return Ask("stratego-field-hold", whole=Hold(not view.hold))


def draw(view: StrategoView, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the question whether to agree to a draw. Raises IllegalMove for impossible picks."""
    has = seat in view.agreed
    token = "no" if has else "yes"
    if not picked:
        return Ask("stratego-field-draw", (Value(token, Text(f"stratego-label-draw-{token}")),))
    if [*picked] != [token]:
        raise IllegalMove()
    return Ask("stratego-field-draw", whole=Draw(not has))
