"""Checks whether a move is legal, and which questions are open."""

from typing import Final

from games.errors import GameError, GameOver, IllegalMove, NotYourTurn
from games.kit.moves import Resign
from games.params import Seat
from games.stratego import reveal
from games.stratego.battle.fights import HELD
from games.stratego.formations import amiss, is_whole
from games.stratego.moves import Act, ByLot, Change, Draw, Hold, Move, Ready, Recruit, SetUp, Skip
from games.stratego.state import State, field, playing
from games.stratego.views import CANNON, Space

QUIET_ROUNDS: Final = 5
"""Number of full rounds without a fight after which a draw can be agreed (RULES.md 9.5)."""
SWITCHED_FROM: Final = HELD - 2
"""Value of the slider from which its switch is offered: two fights may bring it to 5 (RULES.md 8.1)."""


def refusal(s: State, seat: Seat | None, move: Move) -> GameError | None:
    """Returns the reason why the move is illegal, or None if it is legal."""
    if s.phase == "over":
        return GameOver()
    if seat is None and isinstance(move, Skip):
        can_skip = s.phase in ("play", "recruit") and move.number == s.number
        return None if can_skip and reveal.waited_for(s) == (move.seat,) else NotYourTurn()
    if seat is None or isinstance(move, Skip) or seat not in playing(s):
        return NotYourTurn()
    match move:
        case Resign():
            return None
        case SetUp() | ByLot() | Ready() | Change():
            return _setup_refusal(s, seat, move)
        case Act(start, end):
            return _act_refusal(s, seat, start, end)
        case Recruit(rank):
            if s.phase != "recruit" or s.pending[0] != seat:
                return _off_turn(s, seat)
            lost = {p.rank for p in s.pieces if p.seat == seat and p.space is None}
            return None if rank == 0 or rank in lost else IllegalMove("stratego-not-lost", "8.2")
        case Hold() | Draw():
            return _aside_refusal(s, seat, move)
    return IllegalMove()


def _off_turn(s: State, seat: Seat) -> GameError:
    return IllegalMove() if keys(s, seat) else NotYourTurn()


def _setup_refusal(s: State, seat: Seat, move: SetUp | ByLot | Ready | Change) -> GameError | None:
    if s.phase != "setup":
        return IllegalMove("stratego-armies-stand", "5.4") if keys(s, seat) else NotYourTurn()
    if isinstance(move, Change):
        return None if s.ready[seat] else IllegalMove("stratego-not-ready", "5.4")
    if s.ready[seat]:
        return IllegalMove("stratego-is-ready", "5.4")
    if isinstance(move, Ready):
        return None if s.armies[seat] else IllegalMove("stratego-no-army", "5.2")
    if isinstance(move, ByLot) or is_whole(move.army):
        return None
    extra, missing = (" ".join(map(str, ranks)) for ranks in amiss(move.army))
    return IllegalMove("stratego-not-an-army", "5.2", extra=extra, missing=missing)


def _act_refusal(s: State, seat: Seat, start: Space, end: Space) -> GameError | None:
    if s.phase == "setup":
        return IllegalMove("stratego-set-up-first", "5.2")
    if s.phase != "play" or s.turn != seat:
        return _off_turn(s, seat)
    at = field(s)
    n = at.at.get(start)
    if n is None or s.pieces[n].seat != seat:
        return IllegalMove("stratego-no-piece", "6.1", start=start)
    if end in at.ends(n):
        return None
    if at.sixth(n, end):
        return IllegalMove("stratego-sixth-time", "6.2", start=start, end=end)
    if end in at.board.lakes:
        return IllegalMove("stratego-lake", "6.1", end=end)
    is_foe = end in at.foes(seat)
    if is_foe and s.pieces[n].rank == CANNON:
        return IllegalMove("stratego-no-shot", "6.4", start=start, end=end)
    return IllegalMove("stratego-no-way", "6.3" if is_foe else "6.1", start=start, end=end)


def _aside_refusal(s: State, seat: Seat, move: Hold | Draw) -> GameError | None:
    """Checks the switch of the slider and draw offers, which are legal only while they are asked."""
    open_now = keys(s, seat)
    if not open_now:
        return NotYourTurn()
    if isinstance(move, Hold):
        key = f"hold-{'on' if move.on else 'off'}"
    else:
        key = f"draw-{'yes' if move.yes else 'no'}"
    return None if key in open_now else IllegalMove()


def keys(s: State, seat: Seat) -> tuple[str, ...]:
    """Returns the keys of the seat's open questions; a key names all that its choices depend on."""
    if seat not in playing(s) or s.phase == "over":
        return ()
    if s.phase == "setup":
        return (f"{'change' if s.ready[seat] else 'army'}-{s.revisions[seat]}",)
    keys = []
    if s.phase == "recruit" and s.pending[0] == seat:
        keys.append(f"recruit-{s.number}-{len(s.pending)}")
    if s.phase == "play" and s.turn == seat:
        keys.append(f"turn-{s.number}")
    if s.sliders[seat] >= SWITCHED_FROM:
        keys.append(f"hold-{'off' if s.holds[seat] else 'on'}")
    if s.quiet >= QUIET_ROUNDS * len(playing(s)) and s.phase == "play":
        keys.append(f"draw-{'no' if seat in s.agreed else 'yes'}")
    return tuple(keys)
