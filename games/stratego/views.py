"""The view of a game of Stratego: types only, built by `reveal.py`."""

from typing import ClassVar, Final, Literal, NewType

import msgspec

from games.params import Seat

Space = NewType("Space", str)
"""A space by its id: `E4`, on the board for three `A5b`; `RING` and `TURRET` of the castle."""

Army = tuple[int, ...]
"""The 20 ranks of an army in the order of its start spaces: front row, middle, back, left to right."""

Phase = Literal["setup", "play", "recruit", "over"]
Kind = Literal["move", "attack", "fire", "hand", "recruit", "skip", "resign"]

MARSHAL: Final = 9
CAPTAIN: Final = 6
SCOUT: Final = 3
SPY: Final = 2
CANNON: Final = 1
UNKNOWN: Final = 0
"""The rank of a piece that the viewer may not know."""
SLIDER: Final = 6
"""The value of the slider that brings back a piece (RULES.md 8.2)."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (RULES.md 11); `first_player` is by lot or a seat."""

    teams: Literal["none", "pairs"] = "none"
    cannon_range: Literal["up_to_4", "up_to_3", "exactly_3"] = "up_to_4"
    captain_steps: Literal["2", "bend", "3", "any"] = "2"
    captain_attack: Literal["two_step", "adjacent"] = "two_step"
    scout_attack: Literal["in_line", "any_adjacent"] = "in_line"
    recruit_on_flag_capture: Literal["off", "on"] = "off"
    partners_see_ranks: Literal["off", "on"] = "off"
    known_ranks: Literal["log", "board", "memory"] = "log"
    no_progress_rounds: Literal["40", "20", "80"] = "40"
    three_on_four_board: Literal["off", "on"] = "off"
    first_player: Literal["random", "seat-0", "seat-1", "seat-2", "seat-3"] = "random"
    late: Literal["ask", "rule"] = "ask"


class Piece(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A piece; its number is its index, which reveals nothing.

    `rank` is `UNKNOWN` if the viewer may not know it. `space` is None once it is removed. `known`: its rank
    has been declared to all. `may` are the ranks that its moves allow; empty: all.
    """

    seat: Seat
    rank: int
    space: Space | None
    known: bool = False
    moved: bool = False
    may: tuple[int, ...] = ()


class Flag(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The flag of a seat: borne by a piece, or lying on a space; `fell` orders those that lie together."""

    seat: Seat
    bearer: int | None = None
    space: Space | None = None
    fell: int = 0


class Battle(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A fight or a shot, both ranks declared: attacker, defender, and whose piece won (None: a tie)."""

    attacker: Seat
    strength: int
    defender: Seat
    resistance: int
    winner: Seat | None


class PublicMove(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A move of a seat as everybody sees it; `way` are the spaces from the first to the last."""

    seat: Seat
    kind: Kind
    way: tuple[Space, ...] = ()
    battle: Battle | None = None
    rank: int = UNKNOWN


class Shuttle(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The last move of a seat, and how often in succession it went to and fro (RULES.md 6.2)."""

    piece: int
    start: Space
    end: Space
    count: int


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What a state and its views have in common: nothing in it is secret."""

    options: Options
    board: str
    """Key of the board."""
    seats: int
    first: Seat
    """The seat that has the first turn."""
    out: tuple[Seat, ...] = ()
    """The seats that have left."""
    agreed: tuple[Seat, ...] = ()
    """The seats that agree to a draw."""
    winners: tuple[Seat, ...] = ()
    why: str = ""
    """Id of the text that says why the game ended; empty before."""
    phase: Phase
    turn: Seat
    number: int
    """Number of turns of the game."""
    quiet: int = 0
    """Number of turns without a fight, a recruit or a flag that changed its bearer."""
    ready: tuple[bool, ...]
    """By seat, whether its army is set up."""
    pending: tuple[Seat, ...] = ()
    """The seats that may bring back a piece, the next one first."""
    captured: tuple[Seat, ...] = ()
    """The seats that were granted a recruit for the capture of a flag (RULES.md 8.4)."""
    flags: tuple[Flag, ...] = ()
    sliders: tuple[int, ...]
    """By seat, the value of its slider (RULES.md 8.2)."""
    shuttles: tuple[Shuttle | None, ...]
    """By seat, its last move; None before the first one, and after a fight or a shot."""
    moves: tuple[PublicMove, ...] = ()
    """The latest moves, oldest first."""


class StrategoView(Public, frozen=True, kw_only=True):
    """What one seat may know of a game of Stratego."""

    game: ClassVar[str] = "stratego"

    seat: Seat | None
    waiting: tuple[Seat, ...]
    pieces: tuple[Piece, ...]
    """All pieces of the game, including removed ones; empty while armies are set up."""
    army: Army = ()
    """The viewer's own army, while armies are set up."""
    revision: int = 0
    """Number of changes of the viewer's army."""
    hold: bool = False
    """Whether the viewer's slider waits at 5."""
    movable: tuple[Space, ...] = ()
    """The spaces of the viewer's pieces that can act now."""
