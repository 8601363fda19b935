"""Flags: bearers, flags that lie on the board, and taking them up (RULES.md 7)."""

from msgspec.structs import replace

from games.params import Seat
from games.stratego.state import State
from games.stratego.views import Flag, Space


def borne_by(s: State, piece: int) -> Flag | None:
    """Returns the flag that a piece bears."""
    return next((flag for flag in s.flags if flag.bearer == piece), None)


def dropped(s: State, piece: int, space: Space) -> State:
    """Leaves the piece's flag on a space, if it bears one."""
    flag = borne_by(s, piece)
    if flag is None:
        return s
    fell = 1 + max(f.fell for f in s.flags)
    return changed(s, Flag(flag.seat, None, space, fell))


def given(s: State, flag: Flag, piece: int) -> State:
    """Gives the flag to a piece."""
    return changed(s, Flag(flag.seat, piece, None))


def changed(s: State, flag: Flag) -> State:
    """Replaces the flag of that colour."""
    return replace(s, flags=tuple(flag if f.seat == flag.seat else f for f in s.flags))


def taken_up(s: State, piece: int, space: Space) -> tuple[State, Flag | None]:
    """Gives a piece without a flag the one that fell there first; also returns the flag (RULES.md 7.3)."""
    if borne_by(s, piece) is not None:
        return s, None
    lying = sorted((f for f in s.flags if f.space == space), key=lambda f: f.fell)
    return (given(s, lying[0], piece), lying[0]) if lying else (s, None)


def home(s: State, turret: Space) -> Seat | None:
    """Returns the first seat whose own piece stands with its own flag on the turret (RULES.md 9.1)."""
    for flag in s.flags:
        if flag.bearer is not None:
            piece = s.pieces[flag.bearer]
            if piece.seat == flag.seat and piece.space == turret:
                return flag.seat
    return None
