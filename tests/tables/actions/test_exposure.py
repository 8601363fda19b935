"""Nobody reads two hands: seats that change hands, and what somebody has been shown who held one before."""

import pytest

from games.contract import Seat
from tables import Tables, errors
from tables.model.deadlines import DAY, PACES
from tables.views import Poll, TableId
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, DAVE, Clock, press
from tests.tables.seated import bid, checked, finish, lobby, opened, passes, seen, three, two, with_bot


async def wished(tables: Tables) -> TableId:
    """Of three Björn has given up his seat, and Dave has asked for it."""
    table = await three(tables)
    await tables.midgame.give(table, BJORN, press())
    await tables.midgame.sit(table, DAVE, Seat(1), press())
    return table


async def holder(tables: Tables, table: TableId, seat: int) -> int | None:
    """Who sits there."""
    return (await tables.table_view(table, None)).table.chairs[seat].person


async def asked(tables: Tables, table: TableId) -> Poll | None:
    """What the table is asked."""
    return (await tables.table_view(table, None)).table.poll


async def overdue(tables: Tables, clock: Clock, table: TableId) -> None:
    """Björn has used the time for this move, in seat 1 of two; Anna has bid."""
    await bid(tables, table, 0, 1)
    await passes(tables, clock, PACES["day"].turn)


# -- A1: a hand is not read by changing seats


async def test_who_has_held_one_seat_gets_no_other(tables: Tables):
    """Give up one's own, sit down at the other, read its hand, go back."""
    table = await two(tables)
    await tables.midgame.give(table, BJORN, press())
    await tables.midgame.give(table, ANNA, press())
    await refused(errors.SeenAnother, tables.midgame.sit(table, ANNA, Seat(1), press()))
    await refused(errors.NotSeated, seen(tables, table, Seat(1), ANNA))
    assert await tables.midgame.sit(table, ANNA, Seat(0), press())
    assert await tables.midgame.sit(table, BJORN, Seat(1), press())
    await checked(tables, table)


async def test_a_bots_hand_is_read_by_nobody_who_plays_against_it(tables: Tables):
    """The host frees the bot's seat, and looks."""
    table = await with_bot(tables)
    await tables.midgame.free(table, ANNA, Seat(1), press(), moderator=False)
    await tables.midgame.give(table, ANNA, press())
    await refused(errors.SeenAnother, tables.midgame.sit(table, ANNA, Seat(1), press()))
    assert await tables.midgame.sit(table, DAVE, Seat(1), press())
    await refused(errors.SeenAnother, tables.midgame.sit(table, DAVE, Seat(0), press()))


# -- A2: nobody holds two rival seats


async def test_the_way_back_from_a_bot_is_checked_too(tables: Tables):
    """Own seat to a bot, down in an open rival's, and back: both hands at once."""
    table = await two(tables)
    await tables.midgame.give(table, ANNA, press(), bot=True)
    await tables.midgame.give(table, BJORN, press())
    await refused(errors.SeenAnother, tables.midgame.sit(table, ANNA, Seat(1), press()))
    assert await tables.midgame.sit(table, ANNA, Seat(0), press())
    assert (await tables.fetch(table)).seats_of(ANNA) == (0,)


async def test_who_asks_for_two_seats_gets_one(tables: Tables):
    """The table agrees late: meanwhile they sit elsewhere."""
    table = await wished(tables)
    await tables.midgame.give(table, CARLA, press(), successor=DAVE)
    assert await tables.midgame.sit(table, DAVE, Seat(2), press())
    await tables.midgame.vote(table, ANNA, "yes", press())
    assert (await tables.fetch(table)).seats_of(DAVE) == (2,)
    assert (await tables.log(table, None))[-1].event.id == "step-sit-refused"
    await checked(tables, table)


async def test_deleted_data_gives_no_second_hand(tables: Tables):
    """Who has had all their data deleted may not sit down as if they had seen nothing."""
    table = await two(tables)
    await tables.midgame.gone(ANNA)
    await tables.midgame.give(table, BJORN, press())
    await refused(errors.SeenAnother, tables.midgame.sit(table, ANNA, Seat(1), press()))
    await refused(errors.SeatsFull, tables.midgame.sit(table, ANNA, Seat(0), press()))


# -- A whole team


async def test_a_whole_team_from_the_start_is_the_only_exception(house: Tables):
    """Its holder may give one seat up and come back to it; nobody comes to a second seat in the game."""
    table = await opened(house, "partners")
    for person, seat in ((ANNA, "2"), (BJORN, "1"), (CARLA, "3")):
        await house.join(table, person, press(), seat)
    await house.start(table, ANNA, press())
    await house.midgame.give(table, ANNA, press(), successor=DAVE, seat=Seat(2))
    assert (await house.fetch(table)).seats_of(ANNA) == (0,)
    await refused(errors.BadSuccessor, house.midgame.give(table, CARLA, press(), successor=BJORN))
    assert await house.midgame.sit(table, DAVE, Seat(2), press())
    await house.midgame.give(table, DAVE, press())
    assert not await house.midgame.sit(table, ANNA, Seat(2), press())
    await house.midgame.vote(table, DAVE, "yes", press())
    assert await holder(house, table, 2) == ANNA
    assert (await house.fetch(table)).seats_of(ANNA) == (0, 2)
    await house.midgame.give(table, CARLA, press())
    for person in (ANNA, BJORN, DAVE):
        await refused(errors.SeenAnother, house.midgame.sit(table, person, Seat(3), press()))


# -- A3: a living person's seat, and who may take over


async def test_a_living_persons_seat_is_freed_when_it_is_overdue(tables: Tables, clock: Clock):
    """Not at once, by nobody; what is free is not yet read, and its holder comes back."""
    table = await two(tables)
    for person, moderator in ((ANNA, False), (DAVE, True)):
        await refused(
            errors.SeatHeld, tables.midgame.free(table, person, Seat(1), press(), moderator=moderator)
        )
    await overdue(tables, clock, table)
    await refused(errors.NotAllowed, tables.midgame.free(table, BJORN, Seat(0), press(), moderator=False))
    await tables.midgame.free(table, ANNA, Seat(1), press(), moderator=False)
    assert await holder(tables, table, 1) is None
    assert await tables.midgame.sit(table, BJORN, Seat(1), press())
    await checked(tables, table)


async def test_while_the_table_is_asked_about_it_an_overdue_seat_may_be_freed(tables: Tables, clock: Clock):
    """The poll stops the clock, which must not save the seat from the host."""
    table = await two(tables)
    await overdue(tables, clock, table)
    await tables.midgame.rescue(table, ANNA, Seat(1), press())
    await tables.midgame.free(table, ANNA, Seat(1), press(), moderator=False)
    assert await asked(tables, table) is None


async def test_a_substitute_whom_the_leaver_names_sits_down(tables: Tables):
    """Without a poll; another still has to ask."""
    table = await two(tables)
    await refused(errors.BadSuccessor, tables.midgame.give(table, BJORN, press(), successor=ANNA))
    await tables.midgame.give(table, BJORN, press(), successor=DAVE)
    assert not await tables.midgame.sit(table, CARLA, Seat(1), press())
    assert await tables.midgame.sit(table, DAVE, Seat(1), press())
    assert await asked(tables, table) is None
    assert (await seen(tables, table, Seat(1), DAVE)).view.number
    await checked(tables, table)


async def test_a_substitute_sees_nothing_before_the_table_agrees(tables: Tables):
    """More than half of the people seated; the asker has no vote."""
    table = await wished(tables)
    assert await asked(tables, table) == Poll("sit", Seat(1), (), DAVE, number=1)
    assert (await tables.info(table)).voters == (ANNA, CARLA)
    await refused(
        errors.NotSeated, seen(tables, table, Seat(1), DAVE), tables.midgame.plans(table, Seat(1), DAVE)
    )
    await refused(errors.NotAllowed, tables.midgame.vote(table, DAVE, "yes", press()))
    await tables.midgame.vote(table, ANNA, "yes", press())
    assert await holder(tables, table, 1) is None
    await tables.midgame.vote(table, CARLA, "yes", press())
    assert await holder(tables, table, 1) == DAVE
    await checked(tables, table)


async def test_half_of_the_table_is_not_enough(tables: Tables, clock: Clock):
    """Also by time: where nobody answers, nobody is shown anything."""
    table = await wished(tables)
    await tables.midgame.vote(table, ANNA, "no", press())
    assert await asked(tables, table) is None
    await tables.midgame.sit(table, DAVE, Seat(1), press())
    await passes(tables, clock, PACES["day"].offer)
    assert await asked(tables, table) is None
    assert await holder(tables, table, 1) is None


@pytest.mark.parametrize(("answer", "sits"), [("yes", DAVE), ("no", None)])
async def test_the_word_of_whom_the_seat_was_decides(tables: Tables, answer: str, sits: int | None):
    """It is their hand until somebody else is agreed to."""
    table = await wished(tables)
    await tables.midgame.vote(table, BJORN, answer, press())
    assert await holder(tables, table, 1) == sits
    await checked(tables, table)


async def test_the_claim_stays_until_another_is_agreed_to_and_after(tables: Tables):
    """Back during the poll; after a substitute has gone again only that one is, and decides about others."""
    table = await wished(tables)
    assert await tables.midgame.sit(table, BJORN, Seat(1), press())
    assert await asked(tables, table) is None
    await tables.midgame.give(table, BJORN, press(), successor=DAVE)
    await tables.midgame.sit(table, DAVE, Seat(1), press())
    await refused(errors.SeatsFull, tables.midgame.sit(table, BJORN, Seat(1), press()))
    await tables.midgame.give(table, DAVE, press(), bot=True)
    await refused(errors.SeatsFull, tables.midgame.sit(table, BJORN, Seat(1), press()))
    assert await tables.midgame.sit(table, DAVE, Seat(1), press())
    await tables.midgame.give(table, DAVE, press())
    assert not await tables.midgame.sit(table, BJORN, Seat(1), press())
    await tables.midgame.vote(table, DAVE, "yes", press())
    assert await holder(tables, table, 1) == BJORN


async def test_the_game_of_whose_seat_was_freed_is_remembered(tables: Tables, clock: Clock):
    """A claim that nobody has taken over is a game played."""
    table = await two(tables)
    await overdue(tables, clock, table)
    await tables.midgame.free(table, ANNA, Seat(1), press(), moderator=False)
    await tables.midgame.keep(table, ANNA, Seat(1), press())
    await finish(tables, table, clock)
    assert [s.played for s in await tables.totals(BJORN)] == [1]


async def test_one_wish_at_a_time_and_the_absent_come_first(tables: Tables, clock: Clock):
    """A wish must not keep the table from asking about somebody who does not move."""
    table = await three(tables)
    await tables.midgame.give(table, CARLA, press())
    await tables.midgame.sit(table, DAVE, Seat(2), press())
    await tables.midgame.sit(table, DAVE, Seat(2), press())
    await refused(errors.PollOpen, tables.midgame.move_here(table, ANNA, 99, press()))
    await bid(tables, table, 0, 1)
    await passes(tables, clock, PACES["day"].turn - 1)
    await passes(tables, clock, 1)
    await tables.midgame.sit(table, DAVE, Seat(2), press())
    await passes(tables, clock, PACES["day"].bank)
    assert (await asked(tables, table)).kind == "late"
    await refused(errors.PollOpen, tables.midgame.sit(table, DAVE, Seat(2), press()))


async def test_a_wish_stops_nobodys_clock(tables: Tables, clock: Clock):
    """Who asks to go elsewhere is late at the same moment as before."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    await tables.midgame.move_here(table, BJORN, 99, press())
    await passes(tables, clock, PACES["day"].turn)
    assert await tables._store.seats.is_overdue(table, 1)


async def test_the_votes_of_who_has_left_do_not_count(tables: Tables):
    """Vote, hand on the seat, and let the next one vote too."""
    table = await wished(tables)
    await tables.midgame.vote(table, ANNA, "yes", press())
    await tables.midgame.give(table, ANNA, press(), successor=105)
    await tables.midgame.sit(table, 105, Seat(0), press())
    assert await asked(tables, table) is not None
    await tables.midgame.vote(table, 105, "yes", press())
    assert await holder(tables, table, 1) is None
    await tables.midgame.vote(table, CARLA, "yes", press())
    assert await holder(tables, table, 1) == DAVE


# -- another channel


async def test_the_table_decides_where_it_stands(tables: Tables):
    """Nobody takes the board where the others cannot see it."""
    table = await two(tables)
    await refused(errors.NotSeated, tables.midgame.move_here(table, CARLA, 99, press()))
    assert not await tables.midgame.move_here(table, ANNA, 99, press())
    assert await asked(tables, table) == Poll("channel", Seat(0), (), ANNA, 99, number=1)
    assert (await tables.info(table)).voters == (BJORN,)
    await refused(errors.NotAllowed, tables.midgame.vote(table, ANNA, "yes", press()))
    await tables.midgame.vote(table, BJORN, "no", press())
    assert await tables.in_channel(99) is None
    await tables.midgame.move_here(table, ANNA, 99, press())
    await bid(tables, table, 0, 1)
    vote = press()
    for _ in range(2):
        await tables.midgame.vote(table, BJORN, "yes", vote)
    assert await tables.in_channel(99) == table
    assert (await tables.table_view(table, None)).table.channel == 99
    await checked(tables, table)


async def test_alone_one_takes_the_table_along(tables: Tables):
    """Bots are not asked."""
    table = await with_bot(tables)
    assert await tables.midgame.move_here(table, ANNA, 99, press())
    assert await tables.in_channel(99) == table


async def test_where_another_table_has_been_opened_meanwhile_the_poll_ends(tables: Tables, clock: Clock):
    """By a vote or by time: neither a fault nor a poll that never ends."""
    for by_time in (False, True):
        table = await two(tables, 10 + by_time)
        await tables.midgame.move_here(table, ANNA, 20 + by_time, press())
        await lobby(tables, 20 + by_time, CARLA)
        await refused(errors.ChannelTaken, tables.midgame.move_here(table, BJORN, 20 + by_time, press()))
        if by_time:
            await tables.midgame.give(table, BJORN, press(), bot=True)
            await passes(tables, clock, DAY)
        else:
            await tables.midgame.vote(table, BJORN, "yes", press())
            assert (await tables.log(table, None))[-1].event.id == "step-move-taken"
        assert await asked(tables, table) is None
        assert (await tables.table_view(table, None)).table.channel == 10 + by_time
        await checked(tables, table)


async def test_who_asked_takes_the_wish_back(tables: Tables):
    """And an answer to no question is refused."""
    table = await two(tables)
    await tables.midgame.move_here(table, ANNA, 99, press())
    await tables.midgame.vote(table, ANNA, "no", press())
    await refused(errors.StaleQuestion, tables.midgame.vote(table, BJORN, "yes", press()))
