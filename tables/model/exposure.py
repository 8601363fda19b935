"""Records which private views each person may have seen in a game, and so which seats they may take.

A person who has seen one seat's private view never gets another seat of that game. Exception: a person who
held a whole team from the start may return to each of its seats.
"""

from msgspec.structs import replace

from games.contract import AnyGame, Seat
from tables.model.table import Table


def shown_to(table: Table, person: int) -> frozenset[Seat]:
    """Seats of this game whose private view the person may have seen."""
    return frozenset(seat for holder, seat in _pairs(table) if holder == person)


def recorded(table: Table) -> Table:
    """The table with the current holders and claims added to `shown`."""
    return replace(table, shown=tuple(sorted(_pairs(table))))


def _pairs(table: Table) -> set[tuple[int, Seat]]:
    now = {(p, Seat(n)) for n, c in enumerate(table.chairs) for p in (c.person, c.away) if p is not None}
    return {*table.shown, *now}


def may_sit(game: AnyGame, table: Table, person: int, seat: Seat) -> bool:
    """Returns whether the person has seen no private view but that seat's, or their whole team's.

    Nobody gets a second seat during a game, so a person who has seen a whole team held it from the start.
    """
    shown = shown_to(table, person)
    return shown <= {seat} or (seat in shown and any(shown == set(team) for team in game.teams))
