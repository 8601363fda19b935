"""Seats of a team: chosen, held by one person, given back, and ready again for a rematch."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tables.errors import BadOption, SeatsFull
from tables.service import Tables
from tables.views import TableId

HOST, GUEST = 10, 20


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """Tables on an empty database."""
    made = await Tables.open(tmp_path / "stofa.sqlite3")
    yield made
    await made.close()


async def opened(tables: Tables) -> TableId:
    """A table of Partners with its host."""
    return await tables.open_table("partners", guild=1, channel=2, host=HOST, press=1)


async def two_teams(tables: Tables) -> TableId:
    """Two people, each with a whole team."""
    table = await opened(tables)
    await tables.join(table, HOST, 2, "2")
    await tables.join(table, GUEST, 3, "1")
    await tables.join(table, GUEST, 4, "3")
    return table


async def test_a_seat_is_taken_moved_from_and_held_with_its_partner(tables: Tables) -> None:
    """A person takes a seat, moves to another, holds a whole team, and leaves both seats at once."""
    table = await opened(tables)
    await tables.join(table, GUEST, 2, "2")
    assert await tables.seats_of(table, GUEST) == (2,)
    await tables.join(table, GUEST, 3, "1")
    assert await tables.seats_of(table, GUEST) == (1,)
    await tables.join(table, GUEST, 4, "3")
    assert await tables.seats_of(table, GUEST) == (1, 3)
    await tables.leave(table, GUEST)
    assert await tables.seats_of(table, GUEST) == ()


async def test_a_seat_that_is_taken_or_not_there_is_refused(tables: Tables) -> None:
    """A seat of another, and one that does not exist, cannot be chosen."""
    table = await two_teams(tables)
    with pytest.raises(SeatsFull):
        await tables.join(table, GUEST, 5, "0")
    for seat in ("9", "-1", "x"):
        with pytest.raises(BadOption):
            await tables.join(table, GUEST, 6, seat)
    assert await tables.seats_of(table, GUEST) == (1, 3)


async def test_a_chair_kept_for_a_guest_is_not_a_second_seat(tables: Tables) -> None:
    """The host is refused a chair that is kept for a person they have invited."""
    table = await opened(tables)
    await tables.invite(table, HOST, [21, 22, 23])
    with pytest.raises(SeatsFull):
        await tables.join(table, HOST, 2, "2")


async def test_a_rematch_takes_one_press_for_both_seats(tables: Tables) -> None:
    """In a rematch, a person with two seats joins both with one press."""
    table = await two_teams(tables)
    await tables.start(table, HOST, 10)
    await tables.resign(table, GUEST, 11)
    outcome = (await tables.table_view(table, None)).outcome
    assert outcome is not None
    assert outcome.placing == ((0, 2), (1, 3))
    again = await tables.rematch(table, HOST, 12)
    await tables.join(again, GUEST, 13)
    await tables.join(again, HOST, 14)
    await tables.start(again, HOST, 15)
    info = (await tables.table_view(again, None)).table
    assert info.phase == "playing"
    assert [chair.person for chair in info.chairs] == [HOST, GUEST, HOST, GUEST]
