"""Tests of seats that change hands during a game."""

from games.contract import Seat
from games.errors import GameOver
from tables import Tables
from tables.errors import NotAllowed, NotSeated, SeatsFull, SeenAnother
from tables.model.deadlines import PACES
from tables.service import AddBot
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, DAVE, Clock, press
from tests.tables.seated import bid, checked, having, last, lobby, passes, seen, two


async def test_a_substitute_gets_the_hand_and_the_old_holder_none(tables: Tables):
    """Seat, hand and buttons go together."""
    table = await two(tables)
    old = (await tables.table_view(table, Seat(1))).questions[0].number
    await tables.midgame.give(table, BJORN, press(), successor=CARLA)
    await refused(NotSeated, tables.act(table, BJORN, Seat(1), old, "bid 1", press()))
    await refused(NotSeated, seen(tables, table, Seat(1), BJORN))
    await refused(SeenAnother, tables.midgame.sit(table, ANNA, Seat(1), press()))
    await tables.midgame.sit(table, CARLA, Seat(1), press())
    await refused(SeatsFull, tables.midgame.sit(table, BJORN, Seat(1), press()))
    assert (await seen(tables, table, Seat(1), CARLA)).view.number is not None
    await bid(tables, table, 1, 3)
    await checked(tables, table)


async def test_a_bot_keeps_the_seat_until_its_holder_is_back(tables: Tables):
    """It plays meanwhile, and gives the seat to nobody else."""
    table = await two(tables)
    await tables.midgame.give(table, BJORN, press(), bot=True)
    assert (await tables.table_view(table, None)).view.waiting == (0,)
    await refused(SeatsFull, tables.midgame.sit(table, CARLA, Seat(1), press()))
    await tables.midgame.sit(table, BJORN, Seat(1), press())
    assert await last(tables, table) == "step-back"
    assert (await tables.fetch(table)).seats_of(BJORN) == (1,)


async def test_the_host_or_a_moderator_frees_an_overdue_seat(tables: Tables, clock: Clock):
    """Nobody else; and a free seat can be given to a bot by who sits there."""
    table = await two(tables)
    await passes(tables, clock, PACES["day"].turn)
    await refused(NotAllowed, tables.midgame.free(table, BJORN, Seat(0), press(), moderator=False))
    await tables.midgame.free(table, ANNA, Seat(1), press(), moderator=False)
    await tables.midgame.keep(table, ANNA, Seat(1), press())
    await tables.midgame.free(table, DAVE, Seat(0), press(), moderator=True)
    await tables.midgame.sit(table, CARLA, Seat(0), press())
    assert (await tables.table_view(table, None)).table.host == CARLA


async def test_whoever_goes_for_good_leaves_nothing_behind(tables: Tables):
    """Their data is deleted, bots get their seats for good, they leave their lobby, and the game goes on."""
    table = await two(tables)
    other = await lobby(tables, 99, BJORN)
    await tables.settings.set_person(BJORN, having(language="da"))
    await tables.midgame.plan(table, Seat(1), BJORN, ["bid 2"])
    assert set(await tables.midgame.gone(BJORN)) == {table, other}
    chair = (await tables.table_view(table, None)).table.chairs[1]
    assert (chair.person, chair.bot, chair.away) == (None, True, None)
    assert (await tables.table_view(other, None)).table.phase == "closed"
    assert (await tables.settings.person(BJORN)).language is None
    await checked(tables, table)


async def test_bots_alone_are_watched_at_a_chosen_speed(tables: Tables, clock: Clock):
    """A move a while, not a game in a blink; and who opened the table looks on."""
    table = await lobby(tables)
    await tables.do(table, ANNA, AddBot())
    await tables.midgame.watch(table, ANNA, press())
    await tables.midgame.set_speed(table, ANNA, "30")
    await tables.start(table, ANNA, press())
    count = (await tables.table_view(table, None)).upto
    for _ in range(3):
        await tables.tick(clock.now + 29)
        now = (await tables.table_view(table, None)).upto
        assert now <= count + 1
        await passes(tables, clock, 30)
        assert (await tables.table_view(table, None)).upto == now + 1
        count = now + 1
        if (await tables.table_view(table, None)).view.phase != "bid":
            break
    while (await tables.table_view(table, None)).table.phase == "playing":
        await passes(tables, clock, PACES["day"].call)
    await refused(GameOver, tables.midgame.undo(table, ANNA, press()))
