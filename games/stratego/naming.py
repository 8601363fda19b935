"""Parameters of events and labels: ranks, spaces and flags."""

from typing import Final

from games.contract import Param, Seat, Term, Text
from games.stratego.facts import RING, TURRET, ranks
from games.stratego.views import Space

_RANKS: Final = {info.rank: info.id for info in ranks()}
_CASTLE: Final = {RING: Text("stratego-ring"), TURRET: Text("stratego-turret")}


def rank_term(rank: int) -> Term:
    """Returns a rank as a parameter of texts: `stratego-rank-marshal`."""
    return Term(f"stratego-rank-{_RANKS[rank]}")


def space_text(space: Space) -> Param:
    """Returns a space as a parameter of texts: its id, or a text for the two spaces of the castle."""
    return _CASTLE.get(space, space)


def flag_term(seat: Seat) -> Term:
    """Returns a seat's flag, named by its colour."""
    return Term(f"stratego-flag-{seat}")
