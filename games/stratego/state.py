"""The full state of a game of Stratego, secrets included. Only `rules`, `course` and `reveal` may read it."""

from typing import Final

from games.kit.latest import latest
from games.params import Seat
from games.stratego.battle.field import Field
from games.stratego.views import Army, Flag, Options, Piece, Public, Shuttle


class State(Public, frozen=True, kw_only=True, array_like=True, gc=False):
    """One position. Secret are the armies, the ranks of pieces, and `holds`."""

    armies: tuple[Army, ...]
    """The set-up of each seat; empty until it has one."""
    revisions: tuple[int, ...]
    """The number of changes of each seat's army."""
    reopened: tuple[int, ...]
    """How often each seat took back being ready."""
    holds: tuple[bool, ...]
    """Whether a win leaves the slider of a seat at 5."""
    late: tuple[int, ...]
    """The number of successive turns that each seat has lost by time."""
    pieces: tuple[Piece, ...] = ()
    """All pieces of the game, including removed ones; empty while armies are set up."""


SEATS: Final = tuple(Seat(n) for n in range(4))


def field(s: State) -> Field:
    """Returns the position with all ranks known."""
    return _field(s.board, s.options, s.seats, s.pieces, s.flags, s.shuttles)


@latest  # a turn is begun, listed and checked on the same position
def _field(
    board: str,
    options: Options,
    seats: int,
    pieces: tuple[Piece, ...],
    flags: tuple[Flag, ...],
    shuttles: tuple[Shuttle | None, ...],
) -> Field:
    return Field(board, options, seats, pieces, flags, shuttles)


def all_seats(s: State) -> tuple[Seat, ...]:
    """Returns every seat of the table, including those that left."""
    return SEATS[: s.seats]


def playing(s: State) -> tuple[Seat, ...]:
    """Returns the seats still in the game: setting up, with pieces, or with a recruit pending."""
    if s.phase == "setup":
        return tuple(seat for seat in all_seats(s) if seat not in s.out)
    return _alive(s.seats, s.out, s.pending, s.pieces)


@latest  # asked several times in a move
def _alive(
    seats: int, out: tuple[Seat, ...], pending: tuple[Seat, ...], pieces: tuple[Piece, ...]
) -> tuple[Seat, ...]:
    alive = {*pending, *[p.seat for p in pieces if p.space is not None]}  # RULES.md 9.2
    return tuple([seat for seat in SEATS[:seats] if seat not in out and seat in alive])
