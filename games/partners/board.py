"""The ring and the houses: how pieces move, and what follows (RULES.md 4 and 5). Nothing is secret."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from games.kit.latest import latest
from games.kit.seats import put
from games.params import Seat
from games.partners.moves import ENTERING, SEVEN, STEPS, SWAP, Enter, Part, Swap, Walk, swap
from games.partners.pieces import colour, is_home, partner, pieces, start
from games.partners.views import HOUSE, PER_SEAT, RING, SEATS, YARD, Board, Field, Kind, Moved, Options, Piece

Use = Enter | Walk | Swap
UNITS: Final = 7
MOST: Final = 14
"""The most steps of a card."""
DEPTH: Final = 4


def mover(board: Board, seat: Seat) -> Seat:
    """Returns the colour that a seat moves: its own, or its partner's if its own are home (RULES.md 6.1)."""
    return partner(seat) if is_home(board, seat) else seat


def pieces_on(board: Board, field: Field) -> tuple[Piece, ...]:
    """Returns the pieces on a field of the ring; they are all of one colour."""
    return tuple([Piece(p) for p, spot in enumerate(board.spots) if spot == field])


_STARTS: Final = tuple((seat, start(seat)) for seat in SEATS)


@latest  # asked for every piece and card on the same board
def _closed(board: Board) -> list[tuple[Seat, Field]]:
    """Returns the seats with a piece on their start field, which nobody else may pass (RULES.md 5.2)."""
    spots = board.spots
    return [(n, f) for n, f in _STARTS if f in spots and f in spots[4 * n : 4 * n + 4]]


def target(board: Board, piece: Piece, steps: int, options: Options) -> Field | None:
    """Returns the field so many steps away from a piece; None if it cannot walk them (RULES.md 4)."""
    at = board.spots[piece]
    if at == YARD or (steps < 0 and at >= HOUSE):
        return None
    count = abs(steps)
    to_house, most = _way(board, piece, 1 if steps > 0 else -1, options)
    if count > most:
        return None
    if count <= to_house:
        return Field((at + steps) % RING)
    return _rooms(board, piece, options)[count - to_house]


def _ends(board: Board, piece: Piece, most: int, options: Options) -> list[tuple[int, Field]]:
    """Returns every number of steps forward up to `most` that a piece in play can walk, and its end."""
    at = board.spots[piece]
    to_house, free = _way(board, piece, 1, options)
    most = min(most, free)
    if most <= to_house:
        return [(count, Field((at + count) % RING)) for count in range(1, most + 1)]
    found = [(count, Field((at + count) % RING)) for count in range(1, to_house + 1)]
    ends = enumerate(_rooms(board, piece, options)[1 : most - to_house + 1], to_house + 1)
    return [*found, *[(count, end) for count, end in ends if end is not None]]


def _way(board: Board, piece: Piece, way: int, options: Options) -> tuple[int, int]:
    """Returns the steps to the field before the house, which a fresh piece passes, and the most it can walk.

    Only start fields of other colours stop it; `way` is 1 forward and -1 backward.
    """
    at, seat = board.spots[piece], colour(piece)
    if at >= HOUSE:
        return 0, MOST
    to_house = (start(seat) - at) % RING if way > 0 and piece not in board.fresh else RING
    most = MOST
    for owner, field in _closed(board):
        away = (field - at) * way % RING
        if owner != seat and 0 < away <= to_house:
            most = min(most, away if options.startfield == "open" else away - 1)
    return to_house, most


def _rooms(board: Board, piece: Piece, options: Options) -> tuple[Field | None, ...]:
    """Returns the ends of a piece by its steps in the house, or from the field before it."""
    at, first = board.spots[piece], piece - piece % PER_SEAT
    taken = tuple([spot for spot in board.spots[first : first + PER_SEAT] if spot >= HOUSE])
    return _inside(taken, at if at >= HOUSE else HOUSE - 1, options.house)


@cache
def _inside(taken: tuple[Field, ...], at: int, house: str) -> tuple[Field | None, ...]:
    """Returns the ends in a house by steps, excess ones counted back (RULES.md 4.6); None where none is."""
    others = [field for field in taken if field != at]
    deepest = at
    while deepest < HOUSE + DEPTH - 1 and deepest + 1 not in others:
        deepest += 1

    def end(count: int) -> Field | None:
        if at + count <= deepest:
            return Field(at + count)
        back = Field(2 * deepest - at - count)
        if house == "exact" or deepest == at or back < HOUSE:
            return None
        return None if any(field in others for field in range(back, deepest)) else back

    return tuple(map(end, range(MOST + 1)))


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
    for n, one in enumerate(found):
        for other in found[n + 1 :]:
            is_own = own in (colour(one), colour(other))
            if colour(one) != colour(other) and (is_own or options.swap == "any"):
                yield swap(one, other)


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
    at_home = sum([spot >= HOUSE for spot in spots[4 * own : 4 * own + 4]])
    if len(free) == 1 and at_home < PER_SEAT - 1:
        end = target(board, free[0], left, options)
        return [] if end is None else [(Part(free[0], left), end)]
    return [
        (Part(piece, steps), end)
        for piece in free
        for steps, end in reversed(_ends(board, piece, left, options))
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
def splits(
    board: Board, seat: Seat, options: Options, left: int = UNITS, used: tuple[Piece, ...] = ()
) -> tuple[tuple[Part, ...], ...]:
    """Returns every way to spend the units of a seven, part after part.

    The same parts in another order mostly lead to the same board, for which results are cached.
    """
    found: list[tuple[Part, ...]] = []
    for part, end in _parts(board, seat, left, used, options):
        if part.steps == left:
            found.append((part,))
        else:
            spent = tuple(sorted((*used, part.piece)))
            rests = splits(_left(board, part.piece, end), seat, options, left - part.steps, spent)
            found += [(part, *rest) for rest in rests]
    return tuple(found)


def uses(board: Board, seat: Seat, card: Kind, options: Options) -> Iterator[Use]:
    """Yields every legal use of a card (RULES.md 3 to 6)."""
    own = mover(board, seat)
    if card in ENTERING and entering(board, own) is not None:
        yield Enter(card)
    if card == SWAP:
        yield from swaps(board, seat, options)
    elif card == SEVEN:
        yield from [Walk(card, parts) for parts in splits(board, seat, options)]
    elif card in STEPS:
        for piece in pieces(own):
            if board.spots[piece] == YARD:
                continue
            for steps in STEPS[card]:
                if target(board, piece, steps, options) is not None:
                    yield Walk(card, (Part(piece, steps),))


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
