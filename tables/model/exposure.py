"""Who may have been shown which seat's private view in this game, and who may therefore sit where.

A person who has been shown one seat's private view never sits at another seat of that game. The one exception
is a person who has held a whole team from the start: they may come back to each of its seats.
"""

from msgspec.structs import replace

from games.contract import AnyGame, Seat
from tables.model.table import Table


def shown_to(table: Table, person: int) -> frozenset[Seat]:
    """The seats of this game whose private view the person may have been shown."""
    return frozenset(seat for holder, seat in _pairs(table) if holder == person)


def recorded(table: Table) -> Table:
    """The table with everybody who holds a seat now, or has a claim to it, in its record.

    To be called before and after a seat changes hands: a table opened before there was a record begins with
    what is held then.
    """
    return replace(table, shown=tuple(sorted(_pairs(table))))


def _pairs(table: Table) -> set[tuple[int, Seat]]:
    now = {(p, Seat(n)) for n, c in enumerate(table.chairs) for p in (c.person, c.away) if p is not None}
    return {*table.shown, *now}


def may_sit(game: AnyGame, table: Table, person: int, seat: Seat) -> bool:
    """Whether the person has been shown no private view of this game but that seat's, or their team's.

    Nobody comes to a second seat while a game goes on: a person who has been shown the views of a whole team
    held it from the start.
    """
    shown = shown_to(table, person)
    return shown <= {seat} or (seat in shown and any(shown == set(team) for team in game.teams))
