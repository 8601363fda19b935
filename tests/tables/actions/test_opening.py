"""Tables that open with bots, and tables in direct messages."""

from pathlib import Path

import pytest

from games.registry import GAMES
from tables import Tables
from tables.actions.opening import bot_seats
from tables.errors import NotAllowed, NotInvitable, NotInvited
from tables.service import Decline, Leave
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, GUILD, Clock, press
from tests.tables.seated import finish, opened, tables_at


@pytest.mark.parametrize(
    ("key", "rules", "people", "seats"),
    [
        ("cribbage", {}, 1, (1,)),
        ("cribbage", {}, 2, ()),
        ("olsen", {}, 1, (1, 2, 3)),
        ("kinaskak", {}, 5, ()),
        ("stratego", {}, 3, (3,)),
        ("stratego", {}, 2, (2, 3)),
        ("stratego", {"teams": "pairs"}, 2, (1, 3)),
        ("kasino", {"partnership": "on"}, 2, (1, 3)),
        ("partners", {}, 1, (1, 2, 3)),
        ("partners", {}, 2, (1, 3)),
        ("partners", {}, 3, (3,)),
    ],
)
def test_bots_fill_a_table_to_four(
    key: str, rules: dict[str, str], people: int, seats: tuple[int, ...]
) -> None:
    """A friend's free seat is that of the host's partner."""
    assert bot_seats(GAMES[key], people, rules) == seats


async def direct(tables, host=ANNA, **more):
    return await opened(tables, "cribbage", channel=0, host=host, place="direct", **more)


async def test_several_tables_in_direct_messages_are_open_at_once(tmp_path: Path) -> None:
    """None of them takes a channel, and no server suspends them; a start changes nothing."""
    clock = Clock()
    async with tables_at(tmp_path / "db", clock, games=GAMES) as tables:
        first, second = await direct(tables, bots=True), await direct(tables, bots=True)
        assert first != second
        assert [(await tables.info(t)).phase for t in (first, second)] == ["playing", "playing"]
        assert await tables.in_channel(0) is None
        assert await tables.suspensions.servers(()) == ()
        assert await tables.suspensions.server_gone(GUILD) == ()
        assert await tables.midgame.missing(ANNA, GUILD) == ()
        await refused(NotAllowed, tables.midgame.move_here(first, ANNA, 70, press()))
    async with tables_at(tmp_path / "db", clock, games=GAMES) as tables:
        assert (await tables.info(first)).is_direct
        assert (await tables.info(first)).channel == 0


async def test_an_invited_person_may_decline(house: Tables) -> None:
    """The seat is free again; nobody else can decline, nor the same person twice."""
    table = await direct(house, invited=(BJORN,), bots=True)
    assert (await house.info(table)).awaited == (BJORN,)
    await refused(NotInvited, house.do(table, CARLA, Decline()))
    await house.do(table, BJORN, Decline())
    assert (await house.info(table)).awaited == ()
    await refused(NotInvited, house.do(table, BJORN, Decline()))


async def test_a_rematch_stays_in_direct_messages(house: Tables) -> None:
    """Whoever presses second joins the table that the first has opened."""
    table = await direct(house, invited=(BJORN,))
    await house.join(table, BJORN, press())
    await house.resign(table, ANNA, press())
    again = await house.rematch(table, BJORN, press())
    assert await house.rematch(table, ANNA, press()) == again
    assert (await house.info(again)).is_direct
    assert [chair.press is not None for chair in (await house.info(again)).chairs] == [True, True]


async def test_a_rematch_is_an_invitation_too(tables: Tables, clock: Clock) -> None:
    """In direct messages two stay without an answer, and no third is sent; who leaves one has answered."""
    table = await opened(tables, guild=0, channel=0, place="direct", invited=(BJORN,))
    await tables.join(table, BJORN, press())
    await finish(tables, table, clock)
    for _ in range(2):
        rematch = await tables.rematch(table, ANNA, press())
        await tables.do(rematch, BJORN, Leave())
        await tables.close_table(rematch, ANNA)
    for _ in range(2):
        await tables.close_table(await tables.rematch(table, ANNA, press()), ANNA)
    await refused(NotInvitable, tables.rematch(table, ANNA, press()))
    assert await tables.rematch(table, BJORN, press())
