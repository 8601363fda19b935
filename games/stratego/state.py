"""The full state of a game of Stratego, secrets included. Only `rules`, `course` and `reveal` may read it."""

import msgspec

from games.params import Seat
from games.stratego.battle.field import Field
from games.stratego.views import Army, Flag, Options, Phase, Piece, PublicMove, Shuttle


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One position. Secret are the armies, the ranks of pieces, and `holds`."""

    options: Options
    board: str
    """The key of the board (`games.stratego.facts.board`)."""
    seats: int
    phase: Phase
    armies: tuple[Army, ...]
    """The set-up of each seat; empty until it has one."""
    ready: tuple[bool, ...]
    revisions: tuple[int, ...]
    """The number of changes of each seat's army."""
    reopened: tuple[int, ...]
    """How often each seat took back being ready."""
    first: Seat
    """The seat that plays first."""
    turn: Seat
    number: int
    """The number of the turn, from 1; 0 while armies are set up."""
    sliders: tuple[int, ...]
    """The value of each seat's slider, 0 to 6 (RULES.md 8)."""
    holds: tuple[bool, ...]
    """Whether a win leaves the slider of a seat at 5."""
    late: tuple[int, ...]
    """The number of successive turns that each seat has lost by time."""
    shuttles: tuple[Shuttle | None, ...]
    pieces: tuple[Piece, ...] = ()
    """All pieces of the game, including removed ones; empty while armies are set up."""
    flags: tuple[Flag, ...] = ()
    pending: tuple[Seat, ...] = ()
    """The seats that may bring back a piece."""
    captured: tuple[Seat, ...] = ()
    quiet: int = 0
    """The number of turns since a fight, a recruit, or a flag that changed its bearer."""
    moves: tuple[PublicMove, ...] = ()
    """The latest moves, oldest first."""
    out: tuple[Seat, ...] = ()
    """The seats that have left."""
    agreed: tuple[Seat, ...] = ()
    """The seats that agree to a draw."""
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
