"""A game of Stratego as it stands: everything, secrets too. Only `rules`, `course` and `reveal` may look."""

from typing import TypeVar

import msgspec

from games.params import Seat
from games.stratego.battle.field import Field
from games.stratego.views import Army, Deed, Flag, Options, Phase, Piece, Shuttle

T = TypeVar("T")


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One position.

    `armies` are set up by seat, `revisions` count their changes, `reopened` how often a seat that was ready
    was so no more. `pieces`, `flags` and what follows are of the game itself, all public but for the ranks
    and `holds`. `quiet` counts the turns without a fight, a recruit or a flag that changed its bearer;
    `late` the turns in succession that a seat let pass by the clock.
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


def field(s: State) -> Field:
    """The position with all ranks known."""
    return Field(s.board, s.options, s.seats, s.pieces, s.flags, s.shuttles)


def put(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The things with one replaced."""
    return (*things[:place], thing, *things[place + 1 :])


def all_seats(s: State) -> tuple[Seat, ...]:
    """Every seat of the table, also those that have left."""
    return tuple(Seat(n) for n in range(s.seats))


def playing(s: State) -> tuple[Seat, ...]:
    """The seats that have not left and still have pieces, may bring one back, or are setting them up."""
    inside = tuple(seat for seat in all_seats(s) if seat not in s.out)
    if s.phase == "setup":
        return inside
    alive = {*s.pending, *(p.seat for p in s.pieces if p.space is not None)}  # RULES.md 9.2
    return tuple(seat for seat in inside if seat in alive)
