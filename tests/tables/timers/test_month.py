"""Days of three tables on a clock that the test sets: each notice, poll and lapse, by a naive count.

People sleep, go on holiday, answer late, and one of them falls silent for good. What the service does each
hour is compared with what a model of a few lines, which counts hour by hour on the wall, says it must do.
"""

import random
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tables import Tables
from tables.model.deadlines import HOUR, PACES
from tables.timers.notices import hours_of
from tables.views import DueNotice, Person, TableId
from tests.tables.model.test_hours import rests
from tests.tables.people import ANNA, BJORN, CARLA, DAVE, Clock, press
from tests.tables.seated import bid, checked, having, opened, tables_at

START = 1_790_000_400  # on the hour, in the week before summer time ends in Europe
DAY = 24 * HOUR
TABLES = (("live", (ANNA, DAVE)), ("day", (ANNA, BJORN, DAVE)), ("week", (CARLA, BJORN, ANNA)))
HABITS: dict[int, dict[str, Any]] = {
    ANNA: {"zone": "Europe/Copenhagen", "quiet": (22, 8)},
    BJORN: {"zone": "Atlantic/Reykjavik", "weekends": True},
    CARLA: {"zone": "America/New_York", "away_from": START + 120 * HOUR, "away_until": START + 360 * HOUR},
    DAVE: {"notify": "digest"},
}
SILENT = START + 10 * DAY
"""From here on Björn does nothing more."""
RESOLUTE = START + 20 * DAY
"""From here on a bot takes each seat that the table is asked about."""
CEILING = 8
"""As many notices a day, and no more, has anybody by himself; the rest at nine in the morning."""
OFTEN = {"live": 0.9, "day": 0.06, "week": 0.02}
Wait = tuple[TableId, str, int]


class Month:
    """The days, the people, and the naive model of what is due."""

    def __init__(self, tables: Tables, clock: Clock, seed: int) -> None:
        self.tables = tables
        self.clock = clock
        self.chance = random.Random(seed)
        self.begun: dict[Wait, int] = {}
        self.calls: dict[Wait, int] = {}
        self.polls: dict[TableId, int] = {}
        self.notices: dict[Wait, int] = {}
        self.mornings: dict[Wait, int] = {}
        self.rung: dict[int, list[int]] = {person: [] for person in HABITS}
        self.ended: set[TableId] = set()
        self.bank: dict[tuple[TableId, int], int] = {}
        self.seen: dict[str, int] = {}

    @property
    def now(self) -> int:
        return int(self.clock.now)

    async def cached(self, table: TableId) -> Any:
        return (await self.tables._cached(table)).table

    async def here(self) -> list[tuple[TableId, Any]]:
        """The three tables that stand in the channels now."""
        found = [await self.tables.in_channel(place) for place in range(3)]
        return [(table, await self.cached(table)) for table in found if table is not None]

    async def look(self) -> None:
        """Notes what has begun or ended to wait, and what of the bank a late move has cost."""
        turns: set[Wait] = set()
        calls: set[Wait] = set()
        for table, cached in await self.here():
            for wait in cached.waits if cached.phase == "playing" else ():
                turns |= {(table, wait.id, s) for s in wait.seats if cached.chairs[s].person is not None}
                calls |= {(table, wait.id, -1)} if wait.pace == "call" else set()
            if cached.phase in ("over", "closed") and table not in self.ended:
                await self.end(table, cached)
        for key in turns - self.begun.keys():
            self.begun[key] = self.notices[key] = self.now
        for key in self.begun.keys() - turns:
            await self.answered(key)
        self.calls = {key: self.calls.get(key, self.now) for key in calls}

    async def answered(self, key: Wait) -> None:
        """A wait is over; what it took beyond its own time has come out of the bank."""
        cached = await self.cached(key[0])
        over = max(0, self.spent(cached, key) - PACES[cached.pace].turn)
        self.bank[key[0], key[2]] = max(0, self.left(cached, key) - over)
        for notes in (self.begun, self.notices, self.mornings):
            notes.pop(key, None)

    async def end(self, table: TableId, cached: Any) -> None:
        """A game is over: everybody is to hear of it but the one who has just ended it."""
        self.ended.add(table)
        actor = (await self.tables._store.entries(table))[-1].person
        people = [(seat, chair.person) for seat, chair in enumerate(cached.chairs)]
        waits = {(table, "over", seat) for seat, person in people if person not in (None, actor)}
        self.notices |= dict.fromkeys(waits, self.now)

    def left(self, cached: Any, key: Wait) -> int:
        return self.bank.get((key[0], key[2]), PACES[cached.pace].bank)

    def spent(self, cached: Any, key: Wait) -> int:
        """Hour by hour on the wall: how long that seat's clock has run."""
        since, person = self.begun[key], cached.chairs[key[2]].person
        if not PACES[cached.pace].in_hours or person is None:
            return self.now - since
        own = hours_of(self.person(person))
        return sum(HOUR for at in range(since, self.now, HOUR) if not rests(at, own))

    def person(self, person: int) -> Person:
        return Person(person, **HABITS[person])

    # -- an hour

    async def hour(self) -> None:
        self.clock.now += HOUR
        assert await self.tables.heartbeat(self.clock.now, self.clock.now)
        closing, lapsing = await self.closing(), await self.lapsing()
        late = await self.late(closing)
        await self.tables.tick(self.clock.now)
        await self.check_calls(lapsing)
        await self.check_polls(late, closing)
        await self.look()
        await self.check_rings()
        for place in range(3):
            await self.somebody_moves(place)
        await self.look()

    async def late(self, closing: dict[TableId, int]) -> dict[TableId, set[int]]:
        """The seats whose time and bank are over by the naive count, where others can be asked.

        A table whose poll is about to end is asked at once about a seat that has been late meanwhile.
        """
        late: dict[TableId, set[int]] = {}
        for key in self.begun:
            cached = await self.cached(key[0])
            others = {chair.person for chair in cached.chairs} - {None, cached.chairs[key[2]].person}
            time = PACES[cached.pace].turn + self.left(cached, key)
            can_ask = cached.poll is None or closing.get(key[0], key[2]) != key[2]
            if others and can_ask and self.spent(cached, key) >= time:
                late.setdefault(key[0], set()).add(key[2])
        return late

    async def closing(self) -> dict[TableId, int]:
        """The polls that nobody has answered for long enough, with the seats that they are about."""
        polls = {table: cached for table, cached in await self.here() if cached.poll is not None}
        return {
            table: cached.poll.seat
            for table, cached in polls.items()
            if self.now - self.polls[table] >= PACES[cached.pace].offer
        }

    async def lapsing(self) -> set[Wait]:
        """The calls whose time is over."""
        paces = {key: (await self.cached(key[0])).pace for key in self.calls}
        return {key for key, since in self.calls.items() if self.now - since >= PACES[paces[key]].call}

    async def check_calls(self, lapsing: set[Wait]) -> None:
        """Time has closed exactly those calls that it must."""
        for key in self.calls:
            waits = {wait.id for wait in (await self.cached(key[0])).waits}
            assert (key[1] not in waits) is (key in lapsing), key
        self.note("lapses", len(lapsing))

    async def check_polls(self, late: dict[TableId, set[int]], closing: dict[TableId, int]) -> None:
        """The table is asked exactly where the count says so, about one seat at a time, and not for ever."""
        for table, cached in await self.here():
            if table in closing:
                assert cached.chairs[closing[table]].person is not None
                self.note("unanswered")
                self.wait_anew(table, closing[table])
            if table in late:
                assert cached.poll is not None, (table, late)
                assert cached.poll.seat in late[table]
                self.note("late")
                self.polls[table] = self.now
                await self.decide(table, cached.poll.seat)
            elif table in closing:
                assert cached.poll is None, table
            else:
                assert (cached.poll is not None) is (table in self.polls and cached.phase == "playing"), table

    async def decide(self, table: TableId, seat: int) -> None:
        """Whoever is asked says the same, so it is done at once; or nobody says anything."""
        cached = await self.cached(table)
        answer = "bot" if self.now > RESOLUTE else self.chance.choice(("wait", "move", "end", "", ""))
        for person in {chair.person for chair in cached.chairs} - {None, cached.chairs[seat].person}:
            if answer and (await self.cached(table)).poll is not None:
                await self.tables.midgame.vote(table, person, answer, press())
        self.note(answer)
        if answer:
            self.wait_anew(table, seat)
        await self.look()
        self.bank[table, seat] = 0

    def wait_anew(self, table: TableId, seat: int) -> None:
        """The seat has its own time once more, and no bank."""
        self.polls.pop(table)
        self.bank[table, seat] = 0
        self.begun |= {key: self.now for key in self.begun if (key[0], key[2]) == (table, seat)}

    # -- who is told

    async def check_rings(self) -> None:
        """Only players that are waited for, in their hours, once a wait, a few a day; and all of them."""
        for ring in await self.tables.notices.due(self.clock.now):
            await self.check_ring(ring)
            await self.tables.notices.clear(ring)
        for key, since in self.notices.items():
            cached = await self.cached(key[0])
            if self.now - since >= max(HOUR, PACES[cached.pace].patience * 180):
                self.check_silence(key, cached.pace, cached.chairs[key[2]].person)

    async def check_ring(self, ring: DueNotice) -> None:
        self.note("digest" if ring.digest else ring.what)
        about = ring.table, ring.seat, ring.what == "over"
        (key,) = [key for key in self.notices if (key[0], key[2], key[1] == "over") == about]
        del self.notices[key]
        cached = await self.cached(ring.table)
        assert cached.chairs[ring.seat].person == ring.person
        assert ring.digest is (key in self.mornings)
        assert not ring.digest or self.mornings.pop(key) == self.now
        if cached.pace != "live":
            assert not rests(self.now, hours_of(self.person(ring.person)))
            assert ring.digest or len(self.recent(ring.person)) < CEILING
        self.rung[ring.person].append(self.now)

    def check_silence(self, key: Wait, pace: str, person: int) -> None:
        """Why a player has no notice yet: it is outside their hours, or comes with the next digest."""
        assert pace != "live", key
        if key in self.mornings:
            assert self.now < self.mornings[key], key
            return
        is_full = len(self.recent(person)) >= CEILING
        if self.person(person).notify == "digest" or (is_full and not self.resting(person)):
            self.note("put off")
            self.mornings[key] = self.morning(person)
            return
        assert self.resting(person), key

    def recent(self, person: int) -> list[int]:
        return [at for at in self.rung[person] if at > self.now - DAY]

    def resting(self, person: int, at: int | None = None) -> bool:
        return rests(self.now if at is None else at, hours_of(self.person(person)))

    def morning(self, person: int) -> int:
        """The next nine o'clock in their zone, or the first active hour after it."""
        zone, at = ZoneInfo(hours_of(self.person(person)).zone), self.now + HOUR
        while datetime.fromtimestamp(at, zone).hour != 9:
            at += HOUR
        while self.resting(person, at):
            at += HOUR
        return at

    # -- what people do

    async def somebody_moves(self, place: int) -> None:
        """Who is awake answers now and then; a game that is over is followed by another."""
        table = await self.tables.in_channel(place)
        assert table is not None
        cached = await self.cached(table)
        if cached.phase != "playing":
            self.note("games")
            await self.open(place)
            return
        for seat in (seat for wait in cached.waits for seat in wait.seats):
            person = cached.chairs[seat].person
            if person is None or (person == BJORN and self.now >= SILENT) or self.resting(person):
                continue
            if self.chance.random() < OFTEN[cached.pace]:
                await bid(self.tables, table, seat, self.chance.randint(1, 3))
                self.note("moves")
                if (await self.cached(table)).poll is None and self.polls.pop(table, None):
                    self.note("back in time")
                return

    async def open(self, place: int) -> None:
        pace, people = TABLES[place]
        rules = {"rounds": "3"}
        table = await opened(self.tables, channel=place, host=people[0], pace=pace, options=rules)
        for person in people:
            await self.tables.join(table, person, press())
        await self.tables.start(table, people[0], press())

    def note(self, what: str, count: int = 1) -> None:
        self.seen[what] = self.seen.get(what, 0) + count


@pytest.mark.sampled("long")
@pytest.mark.parametrize(
    ("days", "seed"), [(30, 30), *(pytest.param(60, n, marks=pytest.mark.soak) for n in range(6))]
)
async def test_days_of_three_tables(tables: Tables, clock: Clock, days: int, seed: int):
    """Every reminder, every end of somebody's time and every lapse comes when it must, and nothing else."""
    await days_pass(tables, clock, days, seed)


@pytest.mark.soak
async def test_days_of_three_tables_on_a_server(address: str, clock: Clock):
    """The same on PostgreSQL."""
    async with tables_at(address, clock) as tables:
        await days_pass(tables, clock, 30, 30)


async def days_pass(tables: Tables, clock: Clock, days: int, seed: int) -> None:
    clock.now = float(START)
    month = Month(tables, clock, seed)
    for person, habit in HABITS.items():
        await tables.settings.set_person(person, having(**habit))
    for place in range(3):
        await month.open(place)
    await month.look()
    for _ in range(days * 24):
        await month.hour()
    seen, kinds = month.seen, await logged(tables, 3 + month.seen["games"])
    assert {"moves", "lapses", "games", "turn", "over", "digest", "put off", "late"} <= seen.keys(), seen
    assert {"unanswered", "back in time", "wait", "move", "end", "bot"} <= seen.keys(), seen
    assert {"move", "lapse", "late", "vote", "decide"} <= kinds


async def logged(tables: Tables, count: int) -> set[str]:
    """The kinds of all entries; each log folds to its table, and nobody was made to resign."""
    kinds: set[str] = set()
    for table in range(1, count + 1):
        entries = await checked(tables, TableId(table))
        kinds |= {entry.action.kind for entry in entries}
        assert not any(getattr(entry.action.what, "text", "") == "RESIGN" for entry in entries)
    return kinds
