"""Builders for positions with few pieces."""

from typing import Any

from msgspec.structs import replace

from games.chance import Derived
from games.contract import Seat, Step
from games.stratego.facts import board, full_army
from games.stratego.rules import STRATEGO
from games.stratego.state import State
from games.stratego.views import Flag, Options, Piece, Space

LETTERS = "RGBY"


def chance(number: int = 0) -> Derived:
    """Returns a chance for this number."""
    return Derived(b"position", number)


def placed(*said: str, seats: int = 4, turn: int = 0, lost: bool = True, **rules: Any) -> State:
    """A position in play: `R9 H4` is red's marshal on H4, a flag's letter behind it is borne: `R9 H4 Y`.

    The rest of each army that has a piece is lost, or with `lost` False was never there. Flags that nobody
    bears lie on their start spaces.
    """
    options = Options(**rules)
    pieces: list[Piece] = []
    borne: dict[int, int] = {}
    for word in said:
        who, space, *flag = word.split()
        if flag:
            borne[LETTERS.index(flag[0])] = len(pieces)
        pieces.append(Piece(Seat(LETTERS.index(who[0])), int(who[1]), Space(space)))
    if lost:
        for seat in sorted({p.seat for p in pieces}):
            rest = list(full_army())
            for piece in pieces:
                if piece.seat == seat:
                    rest.remove(piece.rank)
            pieces += [Piece(seat, rank, None, known=True) for rank in rest]
    s = STRATEGO.start(seats, options, chance()).state
    zones = board(s.board).zones
    flags = [
        Flag(Seat(n), borne.get(n), None if n in borne else zones[n].flag_start, 0 if n in borne else n + 1)
        for n in range(seats)
    ]
    return replace(
        s, phase="play", turn=Seat(turn), first=Seat(turn), number=1, pieces=tuple(pieces), flags=tuple(flags)
    )


def act(s: State, text: str, seat: int | None = None) -> Step:
    """Makes a typed move by the seat to play, or another."""
    who = s.turn if seat is None else Seat(seat)
    return STRATEGO.apply(s, who, STRATEGO.parse(s, who, text), chance(s.number))


def after(s: State, *texts: str) -> State:
    """Returns the state after several moves, each by the seat to play."""
    for text in texts:
        s = act(s, text).state
    return s


def ends(s: State, space: str) -> dict[str, str]:
    """Where the piece there can turn, and what it does."""
    from games.stratego.state import field

    at = field(s)
    return dict(at.ends(at.at[Space(space)]))


def at(s: State, space: str) -> str:
    """Returns the piece on the space: `R9`, or an empty text."""
    found = [p for p in s.pieces if p.space == space]
    return f"{LETTERS[found[0].seat]}{found[0].rank}" if found else ""


def flag(s: State, letter: str) -> str:
    """Returns where a flag is: `H4 R9` with that piece, or the space alone."""
    one = s.flags[LETTERS.index(letter)]
    if one.bearer is None:
        return str(one.space)
    piece = s.pieces[one.bearer]
    return f"{piece.space} {LETTERS[piece.seat]}{piece.rank}"
