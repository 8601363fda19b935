"""Active hours of a person. Pure arithmetic on seconds since 1970, in the person's time zone.

A person's clocks stop in their quiet hours, at weekends if they wish, and while they are away. Days are
local, so the night of a change to or from summer time is an hour shorter or longer.
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

DAY: Final = 24 * 3600
MORNING: Final = 9
"""Hour at which a day's notices are sent in one message."""
_WINDOW: Final = 14
_SATURDAY: Final = 5


class Hours(msgspec.Struct, frozen=True):
    """When clocks stop: `quiet` hours of the day such as (22, 8), weekends, and the spans of `away`."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    weekends: bool = False
    away: tuple[tuple[int, int], ...] = ()


ALWAYS: Final = Hours()
Span = tuple[int, int]


def first(spans: Iterable[Span], since: int, most: int) -> tuple[Span, ...]:
    """The first `most` seconds of these spans from `since` on, each second once."""
    found: list[Span] = []
    at, left = since, most
    for start, until in sorted(spans):
        begin = max(start, at)
        end = min(until, begin + left)
        if end > begin:
            found.append((begin, end))
            at, left = end, left - (end - begin)
    return tuple(found)


def recent(spans: tuple[Span, ...], most: int) -> tuple[Span, ...]:
    """These spans, of which the two oldest become one if there is one too many; so nothing is left out."""
    if len(spans) <= most:
        return spans
    (begin, end), (_, until), *later = spans
    return (begin, max(end, until)), *later


def after(start: int, seconds: int, hours: Hours) -> int:
    """The first time at which a clock started at `start` has run for `seconds`."""
    left, at = seconds, start
    for begin, end in _stops(start, hours):
        if at + left <= begin:
            break
        left -= max(0, begin - at)
        at = max(at, end)
    return at + left


def between(start: int, end: int, hours: Hours) -> int:
    """Seconds that a clock has run between two times."""
    if end <= start:
        return 0
    run, at = 0, start
    for begin, until in _stops(start, hours):
        if begin >= end:
            break
        run += max(0, begin - at)
        at = max(at, until)
    return run + max(0, end - at)


def awake(now: int, hours: Hours) -> int:
    """The first time from now on within the active hours."""
    return after(now, 1, hours) - 1


def next_morning(now: int, hours: Hours) -> int:
    """The next nine o'clock in the person's zone, moved into the active hours."""
    zone = ZoneInfo(hours.zone)
    today = datetime.fromtimestamp(now, zone).date()
    mornings = (_moment(today + timedelta(days=n), MORNING, zone) for n in range(3))
    return awake(next(m for m in mornings if m > now), hours)


def _stops(start: int, hours: Hours) -> Iterator[Span]:
    """Spans in which clocks stop, in order and without overlaps, from `start` on without end."""
    is_quiet = hours.quiet is not None and hours.quiet[0] != hours.quiet[1]
    daily = is_quiet or hours.weekends
    day = datetime.fromtimestamp(start, ZoneInfo(hours.zone)).date() - timedelta(days=2)
    pending: Span | None = None
    while daily or hours.away:
        last = day + timedelta(days=_WINDOW)
        spans = list(_daily(hours.zone, hours.quiet, hours.weekends, day)) if daily else []
        bounds = _moment(day, 0, ZoneInfo(hours.zone)), _moment(last, 0, ZoneInfo(hours.zone))
        spans += [(max(begin, bounds[0]), end) for begin, end in hours.away if begin < bounds[1]]
        for span in sorted(s for s in spans if s[1] > max(s[0], start)):
            if pending is not None and span[0] <= pending[1]:
                pending = (pending[0], max(pending[1], span[1]))
                continue
            if pending is not None:
                yield pending
            pending = span
        day = last
        if not daily and all(end <= bounds[1] for _, end in hours.away):
            break
    if pending is not None:
        yield pending


@lru_cache(maxsize=256)
def _daily(zone: str, quiet: tuple[int, int] | None, weekends: bool, first: date) -> tuple[Span, ...]:
    """Quiet hours and weekends that begin within a window of days."""
    place, spans = ZoneInfo(zone), []
    for day in (first + timedelta(days=n) for n in range(_WINDOW)):
        if weekends and day.weekday() == _SATURDAY:
            spans.append((_moment(day, 0, place), _moment(day + timedelta(days=2), 0, place)))
        if quiet is not None and quiet[0] != quiet[1]:
            until = day if quiet[0] < quiet[1] else day + timedelta(days=1)
            spans.append((_moment(day, quiet[0], place), _moment(until, quiet[1], place)))
    return tuple(sorted(spans))


def _moment(day: date, hour: int, zone: ZoneInfo) -> int:
    """Time of an hour of a local day; a skipped hour of summer time gives the time of the change."""
    local = datetime.combine(day, time(hour), tzinfo=zone)
    return int(local.astimezone(UTC).timestamp())
