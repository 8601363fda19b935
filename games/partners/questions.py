"""The questions to a seat, from its own view: a card, a piece, steps; each whole move with a preview."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from msgspec.structs import replace

from games.contract import Ask, Param, Text, Value
from games.errors import IllegalMove
from games.params import Seat, Who
from games.partners import board
from games.partners.moves import ENTERING, SEVEN, STEPS, SWAP, Enter, Give, Move, Part, Swap, Walk, swap
from games.partners.naming import card_term, field_text, piece_text
from games.partners.pieces import colour, name, partner, start
from games.partners.views import HOUSE, LETTERS, Board, Field, Kind, Moved, Options, PartnersView, Piece, Turn
from games.partners.worth import team_worth

ENTER = "enter"
Unnumbered = tuple[tuple[int, int, bool], ...]
"""The pieces of a board without their numbers: colour, field, whether it has just entered."""
WHOLE_WAYS: Final = 3
"""Number of whole ways of a seven that are listed before its pieces, if there are more."""
FEW_PAIRS: Final = 6
"""Most pairs of a swap that are listed as one pick each; of more, its pieces are."""
MOST_WEIGHED: Final = 150
"""Most ways of a seven of which the best are listed."""


def give(view: PartnersView, picked: Sequence[str]) -> Ask[Move]:
    """Returns the ask for the partner's card. Raises IllegalMove for impossible picks."""
    cards = [*dict.fromkeys(view.hand)]
    if not picked:
        assert view.seat is not None  # only a seat is asked
        other = partner(view.seat)
        about = Text(
            "partners-about-partner", {"who": Who(other), "colour": Text(f"partners-colour-{other}")}
        )
        return Ask("partners-field-give", tuple(_card_value(card) for card in cards), about=(about,))
    if len(picked) > 1 or picked[0] not in cards:
        raise IllegalMove()
    return Ask("partners-field-give", whole=Give(Kind(picked[0])))


def turn(view: PartnersView, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the ask for a card and its use. Raises IllegalMove for impossible picks."""
    if not picked:
        return Ask("partners-field-card", tuple(_card_value(card) for card in playable(view, seat)))
    card, rest = Kind(picked[0]), picked[1:]
    if card not in playable(view, seat):
        raise IllegalMove()
    if card == SWAP:
        return _ask_swap(view, seat, rest)
    return _ask_walk(view, seat, card, (), view.board, rest)


def playable(view: PartnersView, seat: Seat) -> tuple[Kind, ...]:
    """Returns the cards of the hand that have a legal use; the seven last, since its ways are many."""
    cards = sorted(dict.fromkeys(view.hand), key=lambda card: card == SEVEN)
    return tuple(card for card in cards if board.has_use(view.board, seat, card, view.options))


def _card_value(card: Kind) -> Value:
    return Value(card, Text("partners-label-card", {"card": card_term(card)}))


def _trial(view: PartnersView, seat: Seat, use: board.Use, card: Kind) -> PartnersView:
    """Returns the view after a use of a card, with what moved as the last turn."""
    done = board.result(view.board, seat, use, view.options)
    assert done is not None  # only legal uses are tried
    return replace(view, board=done[0], turns=(*view.turns, Turn(seat, card, done[1])))


# -- swap


def _ask_swap(view: PartnersView, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the ask for two pieces: for a pair of them, or where there are many for one after the other."""
    pairs = tuple(board.swaps(view.board, seat, view.options))
    words = " ".join(picked).split()
    left = [s for s in pairs if {*words} <= {name(s.one), name(s.other)}]
    if not left or len({*words}) != len(words):
        raise IllegalMove()
    if len(words) == 2:
        move = swap(left[0].one, left[0].other)
        after = _trial(view, seat, move, SWAP)
        return Ask("partners-field-swap", whole=move, trial=after, loose=True)
    if not words and len(pairs) <= FEW_PAIRS:
        return Ask("partners-field-swap", tuple(_pair_value(view.board, pair) for pair in pairs))
    found = {p for s in left for p in (s.one, s.other) if name(p) not in words}
    values = tuple(_piece_at(view.board, piece) for piece in sorted(found))
    return Ask("partners-field-swap", values, loose=True)


def _pair_value(at: Board, pair: Swap) -> Value:
    """Returns the value that swaps two pieces in one press."""
    one, other = (_piece_at(at, piece) for piece in (pair.one, pair.other))
    label = Text("partners-label-swap", {"one": one.label, "other": other.label})
    return Value(f"{one.token} {other.token}", label, (*one.marks, *other.marks))


def _piece_at(at: Board, piece: Piece) -> Value:
    field = at.spots[piece]
    label = Text("partners-label-at", {"piece": piece_text(piece), "field": field_text(field)})
    return Value(name(piece), label, (name(piece),))


# -- entering and walking


def _ask_walk(
    view: PartnersView, seat: Seat, card: Kind, made: tuple[Part, ...], at: Board, picked: Sequence[str]
) -> Ask[Move]:
    """Returns the ask for the next piece or its steps. `at` is the board after the parts made."""
    ways = _ways(view, seat, card, made, at)
    if not picked:
        asked = _ask_piece(view, seat, card, made, at, ways)
        first = (
            () if made or card != SEVEN else tuple(_whole_value(view, parts) for parts in _best(view, seat))
        )
        return replace(asked, values=(*first, *asked.values))
    if card == SEVEN and not made and (parts := _whole(view, seat, picked[0])) is not None:
        return _ask_end(view, seat, card, parts, _before_last(view, parts), picked[1:])
    if picked[0] == ENTER and not made and _can_enter(view, seat, card):
        if len(picked) > 1:
            raise IllegalMove()
        move = Enter(card)
        return Ask("partners-field-piece", whole=move, trial=_trial(view, seat, move, card))
    piece = next((p.piece for p in ways if name(p.piece) == picked[0]), None)
    if piece is None:
        raise IllegalMove()
    steps = [p.steps for p in ways if p.piece == piece]
    if len(STEPS[card]) == 1:
        return _ask_end(view, seat, card, (*made, Part(piece, steps[0])), at, picked[1:])
    if len(picked) == 1:
        return _ask_steps(view, at, made, seat, card, piece, steps)
    count = next((n for n in steps if f"+{n}" == picked[1]), None)
    if count is None:
        raise IllegalMove()
    return _ask_end(view, seat, card, (*made, Part(piece, count)), at, picked[2:])


def _best(view: PartnersView, seat: Seat) -> tuple[tuple[Part, ...], ...]:
    """Returns the whole ways of a seven that are worth most to the seat's team, the best first."""
    return _best_splits(view.board, seat, view.options, view.sizes)


@lru_cache(maxsize=256)
def _best_splits(
    at: Board, seat: Seat, options: Options, sizes: tuple[int, ...]
) -> tuple[tuple[Part, ...], ...]:
    found: dict[Unnumbered, tuple[Board, tuple[Part, ...]]] = {}
    for parts in islice(board.splits(at, seat, options), MOST_WEIGHED):
        done = board.result(at, seat, Walk(SEVEN, parts), options)
        assert done is not None  # only legal ways are listed
        found.setdefault(_unnumbered(done[0]), (done[0], parts))
    if len(found) <= WHOLE_WAYS:
        return ()
    best = sorted(found.values(), key=lambda way: -team_worth(way[0], seat, sizes))
    return tuple(parts for _, parts in best[:WHOLE_WAYS])


def _unnumbered(at: Board) -> Unnumbered:
    """Returns what stands where, equal for boards that differ in the numbers of pieces only."""
    return tuple(sorted((colour(Piece(n)), spot, n in at.fresh) for n, spot in enumerate(at.spots)))


def _spelled(parts: Sequence[Part]) -> str:
    return " ".join(f"{name(part.piece)}+{part.steps}" for part in parts)


def _whole(view: PartnersView, seat: Seat, token: str) -> tuple[Part, ...] | None:
    return next((parts for parts in _best(view, seat) if _spelled(parts) == token), None)


def _before_last(view: PartnersView, parts: Sequence[Part]) -> Board:
    """Returns the board after all parts but the last."""
    at = view.board
    for part in parts[:-1]:
        done = board.after(at, part, view.options)
        assert done is not None  # only legal ways are listed
        at = done[0]
    return at


def _whole_value(view: PartnersView, parts: Sequence[Part]) -> Value:
    """Returns the value that makes all parts of a seven in one press."""
    told = []
    for n, part in enumerate(parts):
        at = _before_last(view, parts[: n + 1])
        params: dict[str, Param] = {"piece": piece_text(part.piece), "steps": part.steps}
        told.append(_way_label(at, part.piece, _end(view, at, part), "partners-label-part", params))
    label = told[-1]
    for one in reversed(told[:-1]):
        label = Text("partners-label-parts", {"first": one, "rest": label})
    return Value(_spelled(parts), label, tuple(dict.fromkeys(name(part.piece) for part in parts)))


def _ways(view: PartnersView, seat: Seat, card: Kind, made: tuple[Part, ...], at: Board) -> tuple[Part, ...]:
    """Returns every next part: of a seven those that let the rest be completed."""
    if card == SEVEN:
        used = tuple(sorted(p.piece for p in made))
        return board.next_parts(at, seat, board.UNITS - sum(p.steps for p in made), used, view.options)
    uses = board.uses(at, seat, card, view.options)
    return tuple(use.parts[0] for use in uses if isinstance(use, Walk))


def _can_enter(view: PartnersView, seat: Seat, card: Kind) -> bool:
    return card in ENTERING and board.entering(view.board, board.mover(view.board, seat)) is not None


def _ask_piece(
    view: PartnersView, seat: Seat, card: Kind, made: tuple[Part, ...], at: Board, ways: Sequence[Part]
) -> Ask[Move]:
    """Returns the ask for a piece, each with its possible ends, or for entering one from the yard."""
    values, stood = [], set[tuple[int, int, bool]]()
    if not made and _can_enter(view, seat, card):
        own = board.mover(at, seat)
        values.append(Value(ENTER, _enter_label(at, own), (mark(start(own), own),)))
    for piece in dict.fromkeys(p.piece for p in ways):
        own_ways = [p for p in ways if p.piece == piece]
        place = (colour(piece), at.spots[piece], piece in at.fresh)
        values.append(replace(_piece_value(view, at, card, own_ways), twin=place in stood))
        stood.add(place)
    field = "partners-field-part" if made else "partners-field-piece"
    return Ask(field, tuple(values), trial=_so_far(view, seat, card, made))


def _enter_label(at: Board, own: Seat) -> Text:
    """Returns the text for entering a piece, with the piece that is knocked out by it."""
    hit = (board.entering(at, own) or ())[1:]
    if not hit:
        return Text(f"partners-label-enter-{own}")
    return Text(f"partners-label-enter-{own}-hit", {"other": piece_text(hit[0].piece)})


def _piece_value(view: PartnersView, at: Board, card: Kind, ways: Sequence[Part]) -> Value:
    """Returns the value of a piece; with its end if the card leaves no steps to be picked, which say it."""
    piece, ends = ways[0].piece, [_end(view, at, part) for part in ways]
    marks = (name(piece), *dict.fromkeys(mark(end, colour(piece)) for end in ends))
    params: dict[str, Param] = {"piece": piece_text(piece), "field": field_text(at.spots[piece])}
    if len(STEPS[card]) > 1:
        return Value(name(piece), Text("partners-label-at", params), marks)
    params["end"] = field_text(ends[0])
    turns_back = board.turns_back(at, ways[0], ends[0])
    return Value(name(piece), _way_label(at, piece, ends[0], "partners-label-way", params, turns_back), marks)


def _way_label(
    at: Board, piece: Piece, end: Field, id: str, params: dict[str, Param], turns_back: bool = False
) -> Text:
    """Returns the text for a way: whether it is counted back, and which piece is knocked out at its end."""
    if len(changes := board.landing(at, piece, end)) == 1:
        return Text(f"{id}-back" if turns_back else id, params)
    if changes[1].piece == piece:
        return Text(f"{id}-lost", params)
    return Text(f"{id}-hit", params | {"other": piece_text(changes[1].piece)})


def _ask_steps(
    view: PartnersView,
    at: Board,
    made: tuple[Part, ...],
    seat: Seat,
    card: Kind,
    piece: Piece,
    steps: Sequence[int],
) -> Ask[Move]:
    values = []
    for count in steps:
        end = _end(view, at, part := Part(piece, count))
        params: dict[str, Param] = {"steps": count, "end": field_text(end)}
        turns_back = board.turns_back(at, part, end)
        text = _way_label(at, piece, end, "partners-label-steps", params, turns_back)
        values.append(Value(f"+{count}", text, (name(piece), mark(end, colour(piece)))))
    return Ask("partners-field-steps", tuple(values), trial=_so_far(view, seat, card, made))


def _ask_end(
    view: PartnersView, seat: Seat, card: Kind, made: tuple[Part, ...], at: Board, picked: Sequence[str]
) -> Ask[Move]:
    """Returns the ask after a part: the next part of a seven, else the whole move."""
    done = board.after(at, made[-1], view.options)
    assert done is not None  # only legal parts can be picked
    if card == SEVEN and sum(p.steps for p in made) < board.UNITS:
        return _ask_walk(view, seat, card, made, done[0], picked)
    if picked:
        raise IllegalMove()
    move = Walk(card, made)
    return Ask("partners-field-piece", whole=move, trial=_trial(view, seat, move, card))


def _so_far(view: PartnersView, seat: Seat, card: Kind, made: tuple[Part, ...]) -> PartnersView | None:
    """Returns the view after the parts made; None before the first."""
    if not made:
        return None
    at, moved = view.board, tuple[Moved, ...]()
    for part in made:
        done = board.after(at, part, view.options)
        assert done is not None  # only legal parts can be picked
        at, moved = done[0], (*moved, *done[1])
    return replace(view, board=at, turns=(*view.turns, Turn(seat, card, moved)))


def _end(view: PartnersView, at: Board, part: Part) -> Field:
    end = board.target(at, part.piece, part.steps, view.options)
    assert end is not None  # only legal parts are offered
    return end


def mark(field: Field, seat: Seat) -> str:
    """Returns the mark of a field that can be reached: `at 17`, in a house with its colour `at Y65`."""
    return f"at {field}" if field < HOUSE else f"at {LETTERS[seat]}{field}"
