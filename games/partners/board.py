"""The ring and the houses: how pieces move, and what follows (RULES.md 4 and 5). Nothing is secret."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from games.kit.latest import latest
from games.kit.seats import put
from games.params import Seat
from games.partners.moves import BACK, ENTERING, SEVEN, STEPS, SWAP, Enter, Part, Swap, Walk
from games.partners.pieces import colour, is_home, partner, pieces, start
from games.partners.views import HOUSE, PER_SEAT, RING, SEATS, YARD, Board, Field, Kind, Moved, Options, Piece

Use = Enter | Walk | Swap
UNITS: Final = 7
MOST: Final = 14
"""The most steps of a card."""
DEPTH: Final = 4

Path = tuple[Field | None, ...]
"""Where a piece ends by its steps forward, 0 to `MOST`; None where it cannot walk so many."""
Known = dict[tuple[Board, int, tuple[Piece, ...]], list[tuple[Part, ...]]]
"""Ways to spend what is left of a seven by the board, the units left and the pieces used."""


def mover(board: Board, seat: Seat) -> Seat:
    """Returns the colour that a seat moves: its own, or its partner's if its own are home (RULES.md 6.1)."""
    return partner(seat) if is_home(board, seat) else seat


def pieces_on(board: Board, field: Field) -> tuple[Piece, ...]:
    """Returns the pieces on a field of the ring; they are all of one colour."""
    return tuple([Piece(p) for p, spot in enumerate(board.spots) if spot == field])


_STARTS: Final = tuple(
    (seat, start(seat), slice(PER_SEAT * seat, PER_SEAT * seat + PER_SEAT)) for seat in SEATS
)


@latest  # asked for every piece on the same board
def _closed(board: Board) -> list[tuple[Seat, Field]]:
    """Returns the seats with a piece on their start field, which nobody else may pass (RULES.md 5.2)."""
    spots = board.spots
    return [(seat, field) for seat, field, own in _STARTS if field in spots[own]]


def target(board: Board, piece: Piece, steps: int, options: Options) -> Field | None:
    """Returns the field so many steps away from a piece; None if it cannot walk them (RULES.md 4)."""
    at = board.spots[piece]
    if at == YARD:
        return None
    if steps >= 0:
        return _paths(board, colour(piece), options)[piece][steps]
    if at >= HOUSE or -steps > _free(board, colour(piece), at, -1, RING, options):
        return None
    return Field((at + steps) % RING)


@latest  # asked for every card
def _paths(board: Board, seat: Seat, options: Options) -> dict[Piece, Path]:
    """Returns the path of each piece of a colour that is in play."""
    spots, rooms = board.spots, _rooms(board, seat)
    return {p: _path(board, p, rooms, options) for p in pieces(seat) if spots[p] != YARD}


def _path(board: Board, piece: Piece, rooms: tuple[Field, ...], options: Options) -> Path:
    """Returns the path of a piece in play; `rooms` are the fields taken in its house."""
    at, seat = board.spots[piece], colour(piece)
    if at >= HOUSE:
        return _inside(rooms, at, options.house)
    to_house = RING if piece in board.fresh else (start(seat) - at) % RING
    return _around(at, to_house, _free(board, seat, at, 1, to_house, options), rooms, options.house)


def _rooms(board: Board, seat: Seat) -> tuple[Field, ...]:
    """Returns the fields of a house that are taken."""
    first = PER_SEAT * seat
    return tuple([spot for spot in board.spots[first : first + PER_SEAT] if spot >= HOUSE])


def _free(board: Board, seat: Seat, at: Field, way: int, to_house: int, options: Options) -> int:
    """Returns how far start fields of other colours let a piece walk; `way` is 1 forward and -1 backward.

    `to_house` are the steps to the field before its house, which a fresh piece passes.
    """
    most = MOST
    for owner, field in _closed(board):
        away = (field - at) * way % RING
        if owner != seat and 0 < away <= to_house:
            most = min(most, away if options.startfield == "open" else away - 1)
    return most


def is_blocked(board: Board, part: Part, options: Options) -> bool:
    """Checks if a start field of another colour stops a piece on the ring (RULES.md 5.2)."""
    at, seat = board.spots[part.piece], colour(part.piece)
    is_free = part.steps < 0 or part.piece in board.fresh
    to_house = RING if is_free else (start(seat) - at) % RING
    return _free(board, seat, at, 1 if part.steps > 0 else -1, to_house, options) < abs(part.steps)


@lru_cache(maxsize=4096)
def _around(at: Field, to_house: int, most: int, taken: tuple[Field, ...], house: str) -> Path:
    """Returns the path of a piece on the ring that can walk at most so many steps."""
    inside = _inside(taken, Field(HOUSE - 1), house)
    ends = [Field((at + n) % RING) if n <= to_house else inside[n - to_house] for n in range(most + 1)]
    return (*ends, *(None,) * (MOST - most))


@cache
def _inside(taken: tuple[Field, ...], at: Field, house: str) -> Path:
    """Returns the path in a house, where excess steps are counted back (RULES.md 4.6)."""
    others = [field for field in taken if field != at]
    deepest = at
    while deepest < HOUSE + DEPTH - 1 and deepest + 1 not in others:
        deepest = Field(deepest + 1)

    def end(count: int) -> Field | None:
        if at + count <= deepest:
            return Field(at + count)
        back = Field(2 * deepest - at - count)
        if house == "exact" or deepest == at or back < HOUSE:
            return None
        return None if any(field in others for field in range(back, deepest)) else back

    return tuple(map(end, range(MOST + 1)))


def turns_back(board: Board, part: Part, end: Field) -> bool:
    """Checks if a walk that ends on this field is counted back in the house (RULES.md 4.6)."""
    at = board.spots[part.piece]
    to_house = 0 if at >= HOUSE else (start(colour(part.piece)) - at) % RING
    return end >= HOUSE and end < (at if at >= HOUSE else HOUSE - 1) + part.steps - to_house


def moved(board: Board, *changes: Moved) -> Board:
    """Returns the board after these moves; moved pieces are not fresh any more."""
    spots = list(board.spots)
    for change in changes:
        spots[change.piece] = change.end
    if not board.fresh:
        return Board(tuple(spots))
    gone = {change.piece for change in changes}
    return Board(tuple(spots), tuple([p for p in board.fresh if p not in gone]))


def landing(board: Board, piece: Piece, end: Field) -> tuple[Moved, ...]:
    """Returns what changes when a piece lands: it knocks out one, or a pair knocks it out (RULES.md 5.3)."""
    begin = board.spots[piece]
    if end >= HOUSE or end not in board.spots:
        return (Moved(piece, begin, end),)
    others = [p for p in pieces_on(board, end) if colour(p) != colour(piece)]
    if len(others) > 1:
        return (Moved(piece, begin, end), Moved(piece, end, YARD))
    return (Moved(piece, begin, end), *(Moved(p, end, YARD) for p in others))


def after(board: Board, part: Part, options: Options) -> tuple[Board, tuple[Moved, ...]] | None:
    """Returns the board after one walk, and what moved; None if the piece cannot walk it."""
    end = target(board, part.piece, part.steps, options)
    if end is None:
        return None
    changes = landing(board, part.piece, end)
    return moved(board, *changes), changes


def _left(board: Board, piece: Piece, end: Field) -> Board:
    """Returns the board after a walk that is possible, as `after` does; faster if nothing is knocked out."""
    if end < HOUSE and end in board.spots:
        return moved(board, *landing(board, piece, end))
    fresh = tuple([p for p in board.fresh if p != piece]) if board.fresh else ()
    return Board(put(board.spots, piece, end), fresh)


def entering(board: Board, seat: Seat) -> tuple[Moved, ...] | None:
    """Returns what changes when a piece of this colour enters; None if it cannot (RULES.md 3.2)."""
    waiting = [p for p in pieces(seat) if board.spots[p] == YARD]
    others = [p for p in pieces_on(board, start(seat)) if colour(p) != seat]
    if not waiting or len(others) > 1:
        return None
    return (Moved(waiting[0], YARD, start(seat)), *(Moved(p, start(seat), YARD) for p in others))


def swappable(board: Board, options: Options) -> tuple[Piece, ...]:
    """Returns the pieces that may be swapped: alone on a field of the ring (RULES.md 5.5)."""
    found = []
    for number, spot in enumerate(board.spots):
        piece = Piece(number)
        is_alone = 0 <= spot < HOUSE and board.spots.count(spot) == 1
        if is_alone and not (options.startswap == "safe" and spot == start(colour(piece))):
            found.append(piece)
    return tuple(found)


def swaps(board: Board, seat: Seat, options: Options) -> Iterator[Swap]:
    """Yields every two pieces of different colours; by house rule, one of them of the colour that moves."""
    own = mover(board, seat)
    found = swappable(board, options)
    for one, other in combinations(found, 2):
        colours = (colour(one), colour(other))
        if colours[0] != colours[1] and (options.swap == "any" or own in colours):
            yield Swap(one, other)


@lru_cache(maxsize=4096)
def next_parts(
    board: Board, seat: Seat, left: int, used: tuple[Piece, ...], options: Options
) -> tuple[Part, ...]:
    """Returns the parts of a seven that can come next and let the rest be completed (RULES.md 4.4)."""
    found = _parts(board, seat, left, used, options)
    return tuple([part for part, end in found if _leads_on(board, seat, left, used, part, end, options)])


def _parts(
    board: Board, seat: Seat, left: int, used: tuple[Piece, ...], options: Options
) -> list[tuple[Part, Field]]:
    """Returns parts with their ends; the last piece in play takes all, or may be the fourth to come home."""
    spots, own = board.spots, mover(board, seat)
    free = [p for p in pieces(own) if p not in used and spots[p] != YARD]
    rooms = _rooms(board, own)
    if len(free) == 1 and len(rooms) < PER_SEAT - 1:
        end = _path(board, free[0], rooms, options)[left]
        return [] if end is None else [(Part(free[0], left), end)]
    paths = [(piece, _path(board, piece, rooms, options)) for piece in free]
    return [
        (Part(piece, steps), end)
        for piece, path in paths
        for steps in range(left, 0, -1)
        if (end := path[steps]) is not None
    ]


def _leads_on(
    board: Board, seat: Seat, left: int, used: tuple[Piece, ...], part: Part, end: Field, options: Options
) -> bool:
    rest = left - part.steps
    return not rest or _completes(
        _left(board, part.piece, end), seat, rest, tuple(sorted((*used, part.piece))), options
    )


@lru_cache(maxsize=8192)
def _completes(board: Board, seat: Seat, left: int, used: tuple[Piece, ...], options: Options) -> bool:
    found = _parts(board, seat, left, used, options)
    return any(_leads_on(board, seat, left, used, part, end, options) for part, end in found)


@lru_cache(maxsize=1024)
def splits(board: Board, seat: Seat, options: Options) -> tuple[tuple[Part, ...], ...]:
    """Returns every way to spend the units of a seven, part after part."""
    return tuple(_splits(board, seat, UNITS, (), options, {}))


def _splits(
    board: Board, seat: Seat, left: int, used: tuple[Piece, ...], options: Options, known: Known
) -> list[tuple[Part, ...]]:
    """Returns every way to spend what is left.

    Two parts in the other order mostly lead to the same board, whose ways are `known`.
    """
    found: list[tuple[Part, ...]] = []
    for part, end in _parts(board, seat, left, used, options):
        rest = left - part.steps
        if not rest:
            found.append((part,))
            continue
        after, spent = _left(board, part.piece, end), (*used, part.piece)
        if not used:
            rests = _splits(after, seat, rest, spent, options, known)
        else:
            key = (after, rest, tuple(sorted(spent)))
            if key not in known:
                known[key] = _splits(after, seat, rest, spent, options, known)
            rests = known[key]
        found += [(part, *more) for more in rests]
    return found


def uses(board: Board, seat: Seat, card: Kind, options: Options) -> Iterator[Use]:
    """Yields every legal use of a card (RULES.md 3 to 6)."""
    if card == SWAP:
        return swaps(board, seat, options)
    if card == SEVEN:
        return (Walk(card, parts) for parts in splits(board, seat, options))
    own = mover(board, seat)
    enters = [Enter(card)] if card in ENTERING and entering(board, own) is not None else []
    return iter([*enters, *_walks(board, own, card, options)])


def _walks(board: Board, own: Seat, card: Kind, options: Options) -> list[Walk]:
    """Returns every walk of a piece of this colour by a card that is not split; none by a pure start card."""
    if card == BACK:
        back = STEPS[card][0]
        ends = [(piece, target(board, piece, back, options)) for piece in pieces(own)]
        return [Walk(card, (Part(piece, back),)) for piece, end in ends if end is not None]
    return [
        Walk(card, (Part(piece, steps),))
        for piece, path in _paths(board, own, options).items()
        for steps in STEPS.get(card, ())
        if path[steps] is not None
    ]


def has_use(board: Board, seat: Seat, card: Kind, options: Options) -> bool:
    """Checks if a card can be used at all."""
    if card == SEVEN:
        return _completes(board, seat, UNITS, (), options)
    return next(uses(board, seat, card, options), None) is not None


@latest  # a move is checked, then made
def result(board: Board, seat: Seat, use: Use, options: Options) -> tuple[Board, tuple[Moved, ...]] | None:
    """Returns the board after a use of a card and all that moved, in order; None if it is not legal."""
    match use:
        case Enter():
            changes = entering(board, mover(board, seat))
            return None if changes is None else (entered(board, changes), changes)
        case Swap(one, other):
            if use not in tuple(swaps(board, seat, options)):
                return None
            a, b = board.spots[one], board.spots[other]
            changed = (Moved(one, a, b), Moved(other, b, a))
            return moved(board, *changed), changed
        case Walk(card, parts):
            return _walked(board, seat, card, parts, options)


def entered(board: Board, changes: tuple[Moved, ...]) -> Board:
    """Returns the board with a piece just entered, which is fresh: it may not go into its house at once."""
    done = moved(board, *changes)
    return Board(done.spots, tuple(sorted((*done.fresh, changes[0].piece))))


def _walked(
    board: Board, seat: Seat, card: Kind, parts: tuple[Part, ...], options: Options
) -> tuple[Board, tuple[Moved, ...]] | None:
    """Walks part after part. A piece takes one part; the colour that moves can change (RULES.md 6.3)."""
    if card == SEVEN and sum(p.steps for p in parts) != UNITS:
        return None
    if len({p.piece for p in parts}) != len(parts):
        return None
    changes: tuple[Moved, ...] = ()
    for part in parts:
        done = after(board, part, options) if colour(part.piece) == mover(board, seat) else None
        if done is None:
            return None
        board, changes = done[0], (*changes, *done[1])
    return board, changes
