"""The parameters of events and labels: ranks, spaces and flags as texts name them."""

from typing import Final

from games.contract import Param, Seat, Term, Text, Who
from games.stratego.board import RING, TURRET, ranks
from games.stratego.views import Space

WHO: Final = tuple(Who(Seat(n)) for n in range(4))
_RANKS: Final = {info.rank: info.id for info in ranks()}
_CASTLE: Final = {RING: Text("stratego-ring"), TURRET: Text("stratego-turret")}


def rank_term(rank: int) -> Term:
    """A rank as texts name it: `stratego-rank-marshal`."""
    return Term(f"stratego-rank-{_RANKS[rank]}")


def space_text(space: Space) -> Param:
    """A space as texts name it: its id, or a word for the two of the castle."""
    return _CASTLE.get(space, space)


def flag_term(seat: Seat) -> Term:
    """The flag of a seat by its colour."""
    return Term(f"stratego-flag-{seat}")
