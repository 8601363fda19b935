"""The full state of a game of Stratego, secrets included. Only `rules`, `course` and `reveal` may read it."""

from typing import Final

import msgspec

from games.kit.latest import latest
from games.params import Seat
from games.stratego.battle.field import Field
from games.stratego.views import Army, Deed, Flag, Options, Phase, Piece, Shuttle


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One position.

    `armies` are the set-ups by seat, `revisions` count their changes, `reopened` how often a seat took back
    being ready. `pieces`, `flags` and the fields after them belong to the game itself, all public except the
    ranks and `holds`. `quiet` counts the turns without a fight, a recruit or a flag that changed its bearer;
    `late` the successive turns that a seat lost by time.
    """

    options: Options
    board: str
    seats: int
    phase: Phase
    armies: tuple[Army, ...]
    ready: tuple[bool, ...]
    revisions: tuple[int, ...]
    reopened: tuple[int, ...]
    first: Seat
    turn: Seat
    number: int
    sliders: tuple[int, ...]
    holds: tuple[bool, ...]
    late: tuple[int, ...]
    shuttles: tuple[Shuttle | None, ...]
    pieces: tuple[Piece, ...] = ()
    flags: tuple[Flag, ...] = ()
    pending: tuple[Seat, ...] = ()
    captured: tuple[Seat, ...] = ()
    quiet: int = 0
    deeds: tuple[Deed, ...] = ()
    out: tuple[Seat, ...] = ()
    agreed: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    why: str = ""


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
