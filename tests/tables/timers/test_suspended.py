"""Who and what is not there any more: people who have left the server, servers and channels that are gone."""

from pathlib import Path

from games.contract import Seat
from tables import Tables
from tables.errors import NotAllowed
from tables.model.deadlines import DAY, HOUR, LOBBY, PACES
from tables.service import AddBot
from tables.views import TableId
from tests.refused import refused
from tests.tables import seated
from tests.tables.people import ANNA, BJORN, CARLA, CHANNEL, GUILD, LATE, Clock, press

# -- people


async def test_a_table_is_asked_at_once_about_who_has_left_the_server(tables: Tables):
    """Before the end of their time; once, also if nobody waits for them; only in that server."""
    table = await seated.three(tables)
    await seated.bid(tables, table, 1, 1)
    assert await tables.midgame.missing(BJORN, GUILD + 1) == ()
    assert await tables.midgame.missing(BJORN, GUILD) == (table,)
    assert await seated.last(tables, table) == "step-poll-missing"
    assert await tables.midgame.missing(BJORN, GUILD) == ()
    asked = (await tables.table_view(table, None)).table.poll
    assert (asked.kind, asked.seat, (await tables.info(table)).voters) == ("missing", 1, (ANNA, CARLA))
    await refused(NotAllowed, tables.midgame.vote(table, BJORN, "end", press()))
    await seated.bid(tables, table, 0, 2)
    assert (await tables.table_view(table, None)).table.poll is not None, "another's move answers nothing"
    for person in (ANNA, CARLA):
        await tables.midgame.vote(table, person, "bot", press())
    chair = (await tables.table_view(table, None)).table.chairs[1]
    assert (chair.person, chair.bot, chair.away) == (None, True, BJORN)
    await seated.checked(tables, table)


async def test_who_has_left_and_moves_all_the_same_is_there(tables: Tables):
    """By direct messages: their move ends the poll."""
    table = await seated.three(tables)
    await tables.midgame.missing(BJORN, GUILD)
    await seated.bid(tables, table, 1, 1)
    assert (await tables.table_view(table, None)).table.poll is None
    assert await tables.midgame.missing(BJORN, GUILD) == (table,), "a second departure opens a second poll"
    await seated.checked(tables, table)


async def test_a_secret_move_of_who_has_left_shows_to_nobody(tables: Tables):
    """A bid that is changed unseen does not end what the table is asked."""
    table = await seated.three(tables)
    await seated.bid(tables, table, 1, 1)
    await tables.midgame.missing(BJORN, GUILD)
    before = [seated.shown(await tables.table_view(table, seat)) for seat in (None, Seat(0))]
    await tables.act(table, BJORN, Seat(1), None, "bid 2", press())
    assert [seated.shown(await tables.table_view(table, seat)) for seat in (None, Seat(0))] == before


async def test_where_nobody_answers_about_who_has_left_the_clock_decides(tables: Tables, clock: Clock):
    """The seat is waited for, and the table is asked again when its time is up."""
    table = await seated.three(tables)
    for seat in (0, 2):
        await seated.bid(tables, table, seat, 1)
    await tables.midgame.missing(BJORN, GUILD)
    await seated.passes(tables, clock, PACES["day"].offer)
    assert await seated.last(tables, table) == "step-poll-wait"
    for step in (PACES["day"].turn, PACES["day"].bank):
        await seated.passes(tables, clock, step)
    assert await seated.last(tables, table) == "step-poll-late"


async def test_against_bots_it_is_only_noted_and_a_lobby_is_left(tables: Tables):
    """Against bots the log has the missing player and no poll; a lobby whose host is missing is closed."""
    table = await seated.with_bot(tables)
    other = await seated.lobby(tables, 99, ANNA)
    assert set(await tables.midgame.missing(ANNA, GUILD)) == {table, other}
    assert await seated.last(tables, table) == "step-missing"
    assert (await tables.table_view(other, None)).table.phase == "closed"


# -- servers and channels


async def days(tables: Tables, clock: Clock, count: int) -> None:
    """Lets days pass, with ticks."""
    for _ in range(count):
        assert await seated.passes(tables, clock, DAY) == ()
        assert await tables.notices.due(clock.now) == ()


async def test_games_of_a_server_that_lets_the_bot_go_rest_until_it_is_back(tables: Tables, clock: Clock):
    """F23: ten deadlines pass, nothing is decided and nobody is called; then each has the time they had."""
    table = await seated.two(tables)
    await seated.bid(tables, table, 0, 1)
    clock.now += HOUR
    before = await seated.checked(tables, table)
    assert await tables.suspensions.server_gone(GUILD) == (table,)
    assert await tables.suspensions.server_gone(GUILD) == ()
    await days(tables, clock, 10 * LATE // DAY)
    assert await seated.checked(tables, table) == before
    assert await tables.suspensions.server_back(GUILD) == (table,)
    assert [ring.person for ring in await tables.notices.due(clock.now)] == [BJORN]
    clock.now += LATE - HOUR - 1
    await tables.tick(clock.now - PACES["day"].bank)
    await tables.tick(clock.now)
    assert await seated.checked(tables, table) == before
    assert await seated.passes(tables, clock, 1) == (table,)


async def test_what_begins_while_a_game_rests_gets_back_no_more_than_it_missed(tables: Tables, clock: Clock):
    """A move by direct message on the third day: its wait has rested since then."""
    table = await seated.two(tables)
    await seated.bids(tables, table, 1, 1)
    await tables.suspensions.channel_gone(CHANNEL)
    clock.now += 3 * DAY
    await tables.midgame.move_here(table, ANNA, 99, press())
    assert await seated.passes(tables, clock, PACES["day"].call - 1) == ()
    assert await seated.passes(tables, clock, 1) == (table,)


async def test_a_house_that_sleeps_while_a_game_rests_gives_back_the_time_once(path: Path, clock: Clock):
    """Sleep and rest overlap: together they are one span, not two."""
    async with seated.tables_at(path, clock) as tables:
        table = await seated.two(tables)
        await seated.bids(tables, table, 1, 1)
        await tables.heartbeat(clock.now, 0)
        await tables.suspensions.server_gone(GUILD)
    clock.now += 5 * DAY
    async with seated.tables_at(path, clock) as tables:
        await tables.heartbeat(clock.now, 0)
        assert await tables.suspensions.servers({GUILD}) == (table,)
        assert await tables.tick(clock.now + PACES["day"].call - 1) == ()
        assert await tables.tick(clock.now + PACES["day"].call) == (table,)


async def test_stock_is_taken_of_the_servers_at_a_start(tables: Tables, clock: Clock):
    """What was missed while the bot was away: one server has gone, another has come back."""
    here, there = await seated.two(tables, 1), await elsewhere(tables, 2)
    assert await tables.suspensions.servers({GUILD}) == ()
    await days(tables, clock, 0)
    await seated.passes(tables, clock, PACES["day"].turn)
    rings = await tables.notices.due(clock.now)
    assert {ring.table for ring in rings} == {here}
    assert await tables.suspensions.servers({GUILD, GUILD + 1}) == (there,)


async def elsewhere(tables: Tables, channel: int) -> TableId:
    """A game in another server."""
    table = await seated.opened(tables, guild=GUILD + 1, channel=channel, host=CARLA)
    await tables.do(table, CARLA, AddBot())
    await tables.start(table, CARLA, press())
    return table


async def test_in_a_channel_that_is_gone_a_game_rests_and_a_lobby_is_closed(tables: Tables, clock: Clock):
    """It goes on where somebody who sits there takes it; a server that is back does not wake it."""
    table, open_one = await seated.two(tables), await seated.lobby(tables, 99)
    assert await tables.suspensions.channel_gone(CHANNEL) == (table,)
    assert await tables.suspensions.channel_gone(99) == ()
    assert (await tables.table_view(open_one, None)).table.phase == "closed"
    assert await tables.suspensions.servers({GUILD}) == ()
    await days(tables, clock, LOBBY // DAY)
    await tables.midgame.move_here(table, ANNA, 98, press())
    assert len(await tables.notices.due(clock.now + HOUR)) == 2
    assert (await tables.table_view(table, Seat(0))).table.channel == 98
