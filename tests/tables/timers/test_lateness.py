"""Who is late, in every game: a bot's turn by vote, and the rule of the game where the table chose it."""

from itertools import pairwise
from typing import Any

from games.contract import Seat
from tables import Tables
from tables.model.deadlines import DAY
from tables.views import TableId
from tests.tables.actions.test_every_game import dealt, every_game, whole
from tests.tables.people import Clock, press
from tests.tables.seated import passes

TURNS = 4
ONE_A_TURN = ("fuldrigger", "kinaskak", "kasino")
"""Games in which nobody has two turns in a row, with two people."""


def on_turn(table: Any) -> set[tuple[str, Seat]]:
    """The clocks of turns that run."""
    return {(wait.id, seat) for wait in table.waits if wait.pace == "turn" for seat in wait.seats}


async def till_asked(tables: Tables, table: TableId, clock: Clock) -> Any:
    """The table when it asks what to do about a seat; nobody moves until then."""
    for _ in range(20):
        await passes(tables, clock, DAY)
        if (now := await whole(tables, table)).poll is not None:
            return now
    raise AssertionError("the table was never asked")


@every_game
async def test_one_vote_is_a_whole_turn(house: Tables, key: str, clock: Clock) -> None:
    """A bot plays until the turn is over, however many moves it has; the next turn is another question."""
    table, people = await dealt(house, key)
    seats = []
    for _ in range(TURNS):
        asked = await till_asked(house, table, clock)
        seat = asked.poll.seat
        seats.append(seat)
        turn = {id for id, whose in on_turn(asked) if whose == seat}
        for person in people:
            if person != people[seat] and (await whole(house, table)).poll is not None:
                await house.midgame.vote(table, person, "move", press())
        now = await whole(house, table)
        assert not turn & {id for id, whose in on_turn(now) if whose == seat}, "the turn goes on"
        assert now.stand_in is None
        assert now.chairs[seat].person == people[seat]
    if key in ONE_A_TURN:
        assert all(one != other for one, other in pairwise(seats)), seats
