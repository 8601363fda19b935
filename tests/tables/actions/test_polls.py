"""Tests of polls about a player whose time is up."""

import pytest

from games.contract import Seat
from tables import Tables
from tables.errors import NotAsked, NotOverdue, StaleQuestion
from tables.model.deadlines import DAY, PACES
from tables.service import AddBot
from tables.views import Deadline
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, DAVE, LATE, Clock, press
from tests.tables.seated import asked, bid, checked, having, last, lobby, own, passes, three, two


async def test_the_table_is_asked_after_turn_and_bank(tables: Tables, clock: Clock):
    """Not a second before both are used; and what the bank gave once is not given again."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    for at in (PACES["day"].turn, LATE - 1):
        await tables.tick(clock.now + at)
        assert (await tables.table_view(table, None)).table.poll is None
    await passes(tables, clock, LATE - 100)
    await bid(tables, table, 1, 2)
    await passes(tables, clock, PACES["day"].call)
    await bid(tables, table, 0, 1)
    for at in (PACES["day"].turn, PACES["day"].turn + 99):
        await tables.tick(clock.now + at)
        assert (await tables.table_view(table, None)).table.poll is None
    assert await passes(tables, clock, PACES["day"].turn + 100) == (table,)
    asked = (await tables.table_view(table, None)).table.poll
    assert (asked.kind, asked.seat) == ("late", 1)


async def test_a_seat_is_told_until_when_it_has_time(tables: Tables, clock: Clock):
    """In its own hours, and the bank after the move's time; where nobody would be asked there is no end."""
    table = await two(tables)
    now = int(clock.now)
    await tables.settings.set_person(BJORN, having(away_from=now, away_until=now + 5 * DAY))
    assert (await own(tables, table, Seat(0), ANNA)).deadline == Deadline(
        now + PACES["day"].turn, on_bank=False
    )
    assert (await own(tables, table, Seat(1), BJORN)).deadline == Deadline(
        now + 5 * DAY + PACES["day"].turn, on_bank=False
    )
    await passes(tables, clock, PACES["day"].turn)
    assert (await own(tables, table, Seat(0), ANNA)).deadline == Deadline(now + LATE, on_bank=True)
    await bid(tables, table, 0, 1)
    assert (await own(tables, table, Seat(0), ANNA)).deadline is None
    await tables.midgame.give(table, BJORN, press(), bot=True)
    await passes(tables, clock, PACES["day"].call)
    assert (await tables.table_view(table, None)).view.waiting == (0,)
    assert (await own(tables, table, Seat(0), ANNA)).deadline is None, "against bots there is all the time"


async def test_an_answer_counts_for_the_vote_that_was_shown(tables: Tables):
    """Not for a later one of the same words; nor after a restore, which gives all votes other numbers."""
    table = await two(tables)
    numbers = []
    for _ in range(2):
        await tables.midgame.move_here(table, ANNA, 99, press())
        numbers.append((await tables.info(table)).poll.number)
        if len(numbers) == 1:
            await tables.midgame.vote(table, BJORN, "no", press(), numbers[0])
    await refused(StaleQuestion, tables.midgame.vote(table, BJORN, "yes", press(), numbers[0]))
    tables._store._engine.first_question = 10_000
    await refused(StaleQuestion, tables.midgame.vote(table, BJORN, "yes", press(), numbers[1]))
    await tables.midgame.vote(table, BJORN, "yes", press(), 10_000 + numbers[1])
    assert await tables.in_channel(99) == table
    await checked(tables, table)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("wait", "step-poll-wait"),
        ("bot", "step-poll-bot"),
        ("substitute", "step-poll-substitute"),
        ("end", "step-poll-end"),
    ],
)
async def test_more_than_half_decide(tables: Tables, clock: Clock, answer: str, told: str):
    """One of two is not enough; the player concerned has no vote, but may say that they are here."""
    table = await asked(tables, clock)
    await tables.midgame.vote(table, ANNA, answer, press())
    assert await last(tables, table) == "step-poll-voted"
    await refused(NotAsked, tables.midgame.vote(table, BJORN, "end", press()))
    await refused(NotAsked, tables.midgame.vote(table, DAVE, answer, press()))
    await tables.midgame.vote(table, CARLA, answer, press())
    ids = [line.event.id for line in await tables.log(table, None)]
    assert told in ids
    chair = (await tables.table_view(table, None)).table.chairs[1]
    assert (chair.person, chair.bot, chair.away) == {
        "wait": (BJORN, False, None),
        "bot": (None, True, BJORN),
        "substitute": (None, False, BJORN),
        "end": (BJORN, False, None),
    }[answer]
    await checked(tables, table)


async def test_anybody_seated_may_ask_once_a_turn_is_overdue(tables: Tables, clock: Clock):
    """Not only when the bank is used up; not before, by nobody else, and not about oneself."""
    table = await three(tables)
    await refused(NotOverdue, tables.midgame.rescue(table, ANNA, Seat(1), press()))
    await passes(tables, clock, PACES["day"].turn)
    for person in (BJORN, DAVE):
        await refused(NotAsked, tables.midgame.rescue(table, person, Seat(1), press()))
    await tables.midgame.rescue(table, CARLA, Seat(1), press())
    asked = (await tables.table_view(table, None)).table.poll
    assert (asked.kind, asked.seat, (await tables.info(table)).voters) == ("rescue", 1, (ANNA, CARLA))


async def test_a_bot_makes_this_move_only(tables: Tables, clock: Clock):
    """The holder keeps the seat and makes the next move."""
    table = await asked(tables, clock)
    for person in (ANNA, CARLA):
        await tables.midgame.vote(table, person, "move", press())
    table_view = await tables.table_view(table, None)
    assert table_view.view.phase == "call"
    assert table_view.table.chairs[1].person == BJORN
    await passes(tables, clock, PACES["day"].call)
    assert (await tables.table_view(table, None)).view.waiting == (0, 1, 2)


async def test_who_comes_back_in_time_ends_the_asking(tables: Tables, clock: Clock):
    """Their move, or their answer that they are here."""
    table = await asked(tables, clock)
    await tables.midgame.vote(table, BJORN, "wait", press())
    assert (await tables.table_view(table, None)).table.poll is None
    await refused(NotOverdue, tables.midgame.rescue(table, ANNA, Seat(1), press()))
    await passes(tables, clock, PACES["day"].turn)
    assert (await tables.table_view(table, None)).table.poll is not None  # its bank is used up
    await bid(tables, table, 1, 2)
    assert (await tables.table_view(table, None)).table.poll is None


async def test_where_nobody_answers_the_seat_is_waited_for(tables: Tables, clock: Clock):
    """And where most have said one thing, that is done, except to end the game."""
    table = await asked(tables, clock)
    await passes(tables, clock, PACES["day"].offer)
    assert await last(tables, table) == "step-poll-wait"
    await passes(tables, clock, PACES["day"].turn)
    await tables.tick(clock.now)
    await tables.midgame.vote(table, CARLA, "bot", press())
    await passes(tables, clock, PACES["day"].offer)
    assert (await tables.table_view(table, None)).table.chairs[1].bot


@pytest.mark.parametrize("answers", [("end",), ("end", "bot")])
async def test_the_game_ends_by_more_than_half_alone(
    tables: Tables, clock: Clock, answers: tuple[str, ...]
) -> None:
    """One of two who would end it does not, when the time to answer is over; nor do two who differ."""
    table = await asked(tables, clock)
    for person, answer in zip((ANNA, CARLA), answers, strict=False):
        await tables.midgame.vote(table, person, answer, press())
    await passes(tables, clock, PACES["day"].offer)
    assert await last(tables, table) == "step-poll-wait"
    assert (await tables.info(table)).phase == "playing"


@pytest.mark.parametrize("what", ["sit", "close", "channel"])
async def test_silence_is_no_yes(tables: Tables, clock: Clock, what: str):
    """One of two who agrees decides nothing, also when the time to answer is over."""
    table = await three(tables)
    await bid(tables, table, 0, 1)
    if what == "sit":
        await tables.midgame.give(table, CARLA, press())
        await tables.midgame.sit(table, DAVE, Seat(2), press())
    elif what == "close":
        await tables.close_table(table, CARLA)
    else:
        await tables.midgame.move_here(table, CARLA, 99, press())
    await tables.midgame.vote(table, ANNA, "yes", press())
    assert await last(tables, table) == "step-poll-voted"
    await passes(tables, clock, PACES["day"].offer)
    refusal = {"sit": "step-sit-refused", "close": "step-close-refused", "channel": "step-move-refused"}
    assert await last(tables, table) == refusal[what]


async def test_against_bots_nobody_is_asked(tables: Tables, clock: Clock):
    """Who plays alone has all the time there is."""
    table = await lobby(tables)
    await tables.do(table, ANNA, AddBot())
    await tables.start(table, ANNA, press())
    for _ in range(100):
        await passes(tables, clock, DAY)
    assert (await tables.table_view(table, None)).table.poll is None
