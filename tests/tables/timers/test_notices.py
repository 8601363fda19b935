"""Tests of notices: hours, digests, daily limit."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tables import Tables
from tables.model.deadlines import DAY, HOUR, PACES
from tables.service import AddBot, ByHand, Invite, Leave
from tables.settings import MOST_RESTED
from tables.timers.notices import CEILING
from tests.tables.people import ANNA, BJORN, CARLA, LATE, Clock, press
from tests.tables.seated import bid, having, lobby, opened, passes, two


async def test_notices_come_in_a_persons_own_hours_and_way(tables: Tables, clock: Clock):
    """Not at night, not on holiday, not for a person who wants none, and at a live table much sooner."""
    zone = ZoneInfo("Europe/Copenhagen")
    clock.now = datetime(2027, 3, 27, 23, tzinfo=zone).timestamp()
    await tables.settings.set_person(ANNA, having(zone="Europe/Copenhagen", quiet=(22, 8)))
    await tables.settings.set_person(BJORN, having(notify="off"))
    await two(tables)
    assert await tables.notices.due(clock.now + 180) == ()
    morning = datetime(2027, 3, 28, 8, tzinfo=zone).timestamp()
    assert await tables.notices.due(morning - 1) == ()
    assert [(r.person, r.how) for r in await tables.notices.due(morning)] == [(ANNA, "ping")]
    await tables.settings.set_person(ANNA, having(quiet=None, notify="dm"))
    table = await lobby(tables, 71)
    await tables.set_pace(table, ANNA, "live")
    await tables.join(table, CARLA, press())
    await tables.start(table, ANNA, press())
    assert {(r.person, r.how) for r in await tables.notices.due(clock.now + 45)} == {
        (ANNA, "dm"),
        (CARLA, "ping"),
    }


async def test_a_digest_comes_in_the_morning_and_only_of_what_still_waits(tables: Tables, clock: Clock):
    """One telling a day of everything; what has been done by then is not in it."""
    zone = ZoneInfo("Atlantic/Reykjavik")
    clock.now = datetime(2026, 11, 20, 12, tzinfo=zone).timestamp()
    await tables.settings.set_person(ANNA, having(zone="Atlantic/Reykjavik", notify="digest"))
    first, second = await two(tables, 1), await two(tables, 2)
    assert all(r.person == BJORN for r in await tables.notices.due(clock.now + HOUR))
    await bid(tables, first, 0, 1)
    nine = datetime(2026, 11, 21, 9, tzinfo=zone).timestamp()
    assert await tables.notices.due(nine - 1) == ()
    assert [(r.table, r.person, r.digest) for r in await tables.notices.due(nine)] == [(second, ANNA, True)]


async def test_nobody_is_called_more_than_a_few_times_a_day(tables: Tables, clock: Clock):
    """Twenty tables must not be twenty pings."""
    for channel in range(12):
        table = await opened(tables, channel=channel, host=1000 + channel)
        for person in (1000 + channel, ANNA):
            await tables.join(table, person, press())
        await tables.start(table, 1000 + channel, press())
    rings = [r for r in await tables.notices.due(clock.now + HOUR) if r.person == ANNA]
    assert len(rings) == CEILING
    later = [r for r in await tables.notices.due(clock.now + 2 * DAY) if r.person == ANNA]
    assert len(later) == 12 - CEILING
    assert all(r.digest for r in later)


async def test_a_holiday_rests_all_clocks_and_its_end_starts_them(tables: Tables, clock: Clock):
    """At every table at once, also at those where time was running already."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    clock.now += HOUR
    now = int(clock.now)
    await tables.settings.set_person(BJORN, having(away_from=now, away_until=now + 20 * DAY))
    for day in range(20):
        await tables.tick(now + day * DAY)
        assert all(r.person != BJORN for r in await tables.notices.due(now + day * DAY))
    assert (await tables.table_view(table, None)).table.poll is None
    clock.now = now + 20 * DAY + LATE - HOUR
    for at in (clock.now - PACES["day"].bank, clock.now - 1):
        await tables.tick(at)
        assert (await tables.table_view(table, None)).table.poll is None
    await tables.tick(clock.now)
    assert (await tables.table_view(table, None)).table.poll is not None


@pytest.mark.parametrize(
    ("holidays", "stopped"), [({0: 45}, 21), (dict.fromkeys(range(0, 50, 5), 45), 21), ({0: 45, 10: 0}, 10)]
)
async def test_holidays_stop_a_clock_for_three_weeks_of_a_game(
    tables: Tables, clock: Clock, holidays: dict[int, int], stopped: int
):
    """However often they begin anew; and what was holiday stays that after a return."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    begin = int(clock.now)
    for day in range(50):
        if day in holidays:
            now = int(clock.now)
            change = having(away_from=now, away_until=now + holidays[day] * DAY)
            await tables.settings.set_person(BJORN, change)
        await passes(tables, clock, DAY)
        if (await tables.info(table)).poll is not None:
            break
    assert clock.now - begin == stopped * DAY + LATE
    opened = (await tables.info(table)).opened
    assert await _away(tables, opened) == {}, "nobody is told that a clock stands still"


async def test_no_number_of_holidays_brings_days_back(tables: Tables, clock: Clock) -> None:
    """Three weeks stay counted, however many short holidays follow; a longer one counts no day twice."""
    table = await two(tables)
    opened, began = (await tables.info(table)).opened, int(clock.now)
    for days in (10, 21):
        await tables.settings.set_person(BJORN, having(away_from=began, away_until=began + days * DAY))
        clock.now += 9 * DAY
    assert await _away(tables, opened) == {BJORN: began + 21 * DAY}
    clock.now += 3 * DAY
    for _ in range(MOST_RESTED + 1):
        now = int(clock.now)
        await tables.settings.set_person(BJORN, having(away_from=now, away_until=now + 1))
        clock.now += 1
    now = int(clock.now)
    await tables.settings.set_person(BJORN, having(away_from=now, away_until=now + DAY))
    assert len((await tables.settings.person(BJORN)).rested) == MOST_RESTED
    assert await _away(tables, opened) == {}


async def _away(tables: Tables, opened: int) -> dict[int, int]:
    """Until when Björn's holiday stops the clock of a table that was opened then."""
    return tables.settings.away([await tables.settings.person(BJORN)], opened)


async def test_a_full_lobby_calls_the_host_at_once_and_all_once_later(tables: Tables, clock: Clock):
    """The host who is not the last to come is called; after the notice time everybody seated, once."""
    table = await lobby(tables)
    await tables.join(table, BJORN, press())
    assert await tables.notices.due(clock.now + DAY) == ()
    await tables.join(table, CARLA, press())
    (called,) = await tables.notices.due(clock.now)
    assert (called.person, called.what) == (ANNA, "full")
    await tables.notices.clear(called)
    assert await tables.notices.due(clock.now + 179) == ()
    later = await tables.notices.due(clock.now + 180)
    assert {(r.person, r.what) for r in later} == {(p, "unstarted") for p in (ANNA, BJORN, CARLA)}
    for notice in later:
        await tables.notices.clear(notice)
    assert await tables.notices.due(clock.now + DAY) == ()


async def test_the_calls_of_a_lobby_end_with_the_start_or_a_free_seat(tables: Tables, clock: Clock):
    """A host who fills the table is not called; nobody is after the start or when somebody leaves."""
    table = await lobby(tables)
    await tables.join(table, BJORN, press())
    await tables.do(table, ANNA, AddBot())
    assert await tables.notices.due(clock.now) == ()
    await tables.do(table, BJORN, Leave())
    assert await tables.notices.due(clock.now + DAY) == ()
    await tables.join(table, BJORN, press())
    await tables.start(table, BJORN, press())
    assert all(r.what == "turn" for r in await tables.notices.due(clock.now + DAY))


async def test_an_invited_guest_who_sits_down_is_all_that_a_host_waited_for(tables: Tables, clock: Clock):
    """A table whose host chooses rules is full once everybody whom they named is there."""
    table = await lobby(tables)
    await tables.do(table, ANNA, Invite((BJORN,)))
    await tables.do(table, ANNA, ByHand())
    assert await tables.notices.due(clock.now) == ()
    await tables.join(table, BJORN, press())
    assert [(r.person, r.what) for r in await tables.notices.due(clock.now)] == [(ANNA, "full")]


async def test_who_has_just_pressed_somewhere_is_not_called(tables: Tables, clock: Clock):
    """A call to one who plays at another table disturbs; it comes when they have been away as long."""
    for channel, pace, wait, quiet in ((1, "day", 180, 180), (2, "live", 45, 60)):
        table = await lobby(tables, channel)
        await tables.set_pace(table, ANNA, pace)
        await tables.join(table, BJORN, press())
        await tables.start(table, ANNA, press())
        clock.now += wait - 5
        tables.notices.note_press(ANNA)
        called = [r.person for r in await tables.notices.due(clock.now + 5) if r.table == table]
        assert called == [BJORN]
        assert [r for r in await tables.notices.due(clock.now + quiet - 1) if r.person == ANNA] == []
        assert [r.person for r in await tables.notices.due(clock.now + quiet)] == [ANNA]
        clock.now += 3600
