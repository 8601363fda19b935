"""The arithmetic of clocks that rest: over leap days and changes of the clocks, against a count by hand."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tables.model.hours import Hours, after, awake, between, next_morning

ZONES = ("UTC", "Europe/Copenhagen", "Atlantic/Reykjavik", "America/New_York", "Australia/Lord_Howe")
MOMENTS = st.one_of(
    st.integers(1_700_000_000, 1_900_000_000),
    # 29 February 2028, and the days around both changes of the clocks of 2027 in Copenhagen
    *(
        st.integers(-2 * 86_400, 2 * 86_400).map(lambda d, at=at: at + d)
        for at in (1_835_481_600, 1_806_195_600, 1_824_944_400)
    ),
)
HOURS = st.builds(
    Hours,
    st.sampled_from(ZONES),
    st.none() | st.tuples(st.integers(0, 23), st.integers(0, 23)),
    st.booleans(),
    st.just(()) | st.tuples(MOMENTS, st.integers(0, 40 * 86_400)).map(lambda a: ((a[0], a[0] + a[1]),)),
)


def rests(at: int, hours: Hours) -> bool:
    """Whether a clock rests then, by looking at the wall there."""
    local = datetime.fromtimestamp(at, ZoneInfo(hours.zone))
    quiet = False
    if hours.quiet is not None:
        a, b = hours.quiet
        quiet = a <= local.hour < b if a < b else (local.hour >= a or local.hour < b) and a != b
    away = any(begin <= at < end for begin, end in hours.away)
    return quiet or away or (hours.weekends and local.weekday() >= 5)


@settings(max_examples=150)
@given(MOMENTS, st.integers(0, 60 * 86_400), HOURS)
def test_time_that_has_run_and_the_moment_when_it_has_are_one(start: int, seconds: int, hours: Hours):
    """At the deadline, and not before, all of a player's time is spent."""
    end = after(start, seconds, hours)
    assert between(start, end, hours) == seconds
    assert seconds == 0 or between(start, end - 1, hours) == seconds - 1
    assert end >= start + seconds


@settings(max_examples=100)
@given(MOMENTS, st.integers(0, 20 * 86_400), st.integers(0, 20 * 86_400), HOURS)
def test_time_adds_up(start: int, first: int, second: int, hours: Hours):
    """Looking at a clock must not change it."""
    mid, end = start + first, start + first + second
    assert between(start, mid, hours) + between(mid, end, hours) == between(start, end, hours)


@settings(max_examples=60)
@given(
    st.integers(1_700_000_000, 1_900_000_000).map(lambda t: t - t % 3600),
    st.integers(1, 24 * 9),
    HOURS.map(lambda h: replace(h, away=(), zone="UTC" if h.zone == ZONES[-1] else h.zone)),
)
def test_the_same_as_counting_hours_on_the_wall(start: int, count: int, hours: Hours):
    """Against a naive count; hours in which the clocks change on the way are left to the other tests."""
    offsets = {
        datetime.fromtimestamp(start + n * 3600, ZoneInfo(hours.zone)).utcoffset() for n in range(count + 1)
    }
    naive = sum(3600 for n in range(count) if not rests(start + n * 3600, hours))
    if len(offsets) == 1:
        assert between(start, start + count * 3600, hours) == naive


@pytest.mark.parametrize(
    ("day", "night"), [("2027-03-27", 7), ("2027-10-30", 9), ("2028-02-28", 8), ("2028-02-29", 8)]
)
def test_a_night_in_which_the_clocks_change(day: str, night: int):
    """From eleven to seven in Copenhagen: an hour less in March, an hour more in October, leap day as any."""
    zone = ZoneInfo("Europe/Copenhagen")
    evening = int(datetime.fromisoformat(f"{day}T22:00").replace(tzinfo=zone).timestamp())
    hours = Hours("Europe/Copenhagen", (23, 7))
    assert after(evening, 2 * 3600, hours) == evening + (2 + night) * 3600


def test_a_weekend_within_quiet_hours_and_a_holiday_rest_once():
    """Spans that overlap must not be counted twice."""
    zone = ZoneInfo("Europe/Copenhagen")
    friday = int(datetime(2026, 11, 20, 20, tzinfo=zone).timestamp())
    monday = int(datetime(2026, 11, 23, 8, tzinfo=zone).timestamp())
    hours = Hours("Europe/Copenhagen", (22, 8), weekends=True, away=((friday + 3600, friday + 30 * 3600),))
    assert after(friday, 3600, hours) == friday + 3600
    assert after(friday, 3601, hours) == monday + 1
    assert awake(friday + 7200, hours) == monday
    assert next_morning(friday, hours) == monday  # nine on Saturday is rest, and so on until Monday at eight
