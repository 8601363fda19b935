"""The full state of a game of Stratego, secrets included. Only `rules`, `course` and `reveal` may read it."""

import msgspec

from games.params import Seat
from games.stratego.battle.field import Field
from games.stratego.views import Army, Flag, Options, Phase, Piece, PublicMove, Shuttle


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
    moves: tuple[PublicMove, ...] = ()
    out: tuple[Seat, ...] = ()
    agreed: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    why: str = ""


def field(s: State) -> Field:
    """Returns the position with all ranks known."""
    return Field(s.board, s.options, s.seats, s.pieces, s.flags, s.shuttles)


def all_seats(s: State) -> tuple[Seat, ...]:
    """Returns every seat of the table, including those that left."""
    return tuple(Seat(n) for n in range(s.seats))


def playing(s: State) -> tuple[Seat, ...]:
    """Returns the seats still in the game: setting up, with pieces, or with a recruit pending."""
    inside = tuple(seat for seat in all_seats(s) if seat not in s.out)
    if s.phase == "setup":
        return inside
    alive = {*s.pending, *(p.seat for p in s.pieces if p.space is not None)}  # RULES.md 9.2
    return tuple(seat for seat in inside if seat in alive)
