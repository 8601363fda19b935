"""Days of three tables on a clock that the test sets: each notice, poll and lapse, by a naive count.

People sleep, go on holiday, answer late, and one of them falls silent for good. What the dealer does each
hour is compared with what a model of a few lines, which counts hour by hour on the wall, says it must do.
"""

import random
from typing import Any

import pytest

from tables import Tables
from tables.clock import HOUR, PACES
from tables.notices import CEILING, hours_of
from tables.sights import Person, TableId
from tests.tables.seated import ANNA, BJORN, CARLA, DAVE, Clock, bid, checked, press
from tests.tables.test_hours import rests

START = 1_790_000_400  # on the hour, in the week before summer time ends in Europe
DAYS = 40
TABLES = (("live", (ANNA, DAVE)), ("day", (ANNA, BJORN, DAVE)), ("week", (CARLA, BJORN, ANNA)))
HABITS: dict[int, dict[str, Any]] = {
    ANNA: {"zone": "Europe/Copenhagen", "quiet": (22, 8)},
    BJORN: {"zone": "Atlantic/Reykjavik", "weekends": True},
    CARLA: {"zone": "America/New_York", "away_from": START + 120 * HOUR, "away_until": START + 360 * HOUR},
    DAVE: {},
}
SILENT = START + 20 * 24 * HOUR
"""From here on Björn does nothing more."""
Wait = tuple[TableId, str, int]


class Month:
    """The days, the people, and the naive model of what is due."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self.tables = tables
        self.clock = clock
        self.chance = random.Random(30)
        self.begun: dict[Wait, int] = {}
        self.rung: dict[Wait, int] = {}
        self.over: dict[tuple[TableId, int], int] = {}
        self.calls: dict[int, list[int]] = {}
        self.bank: dict[tuple[TableId, int], int] = {}
        self.held_back: set[Wait] = set()
        self.seen: dict[str, int] = {}

    @property
    def now(self) -> int:
        return int(self.clock.now)

    async def held(self, table: TableId) -> Any:
        return (await self.tables._held(table)).table

    async def look(self) -> None:
        """Notes which waits of people have begun or ended, and what of the bank a late move has cost."""
        waits: set[Wait] = set()
        for place in range(3):
            table = await self.tables.in_channel(place)
            assert table is not None
            held = await self.held(table)
            for wait in held.waits if held.phase == "playing" else ():
                waits |= {(table, wait.id, s) for s in wait.seats if held.chairs[s].person is not None}
        for key in waits - self.begun.keys():
            self.begun[key] = self.now
        for key in self.begun.keys() - waits:
            held = await self.held(key[0])
            spent = self.spent(held, key, self.begun.pop(key))
            over = max(0, spent - PACES[held.pace].turn)
            self.bank[key[0], key[2]] = max(0, self.left(held, key) - over)
            self.rung.pop(key, None)

    def left(self, held: Any, key: Wait) -> int:
        return self.bank.get((key[0], key[2]), PACES[held.pace].bank)

    def spent(self, held: Any, key: Wait, since: int) -> int:
        """Hour by hour on the wall: how long that seat's clock has run."""
        person = held.chairs[key[2]].person
        if not PACES[held.pace].rests or person is None:
            return self.now - since
        own = hours_of(self.person(person))
        return sum(HOUR for at in range(since, self.now, HOUR) if not rests(at, own))

    def person(self, person: int) -> Person:
        return Person(person, **HABITS[person])

    # -- an hour

    async def hour(self) -> None:
        self.clock.now += HOUR
        assert await self.tables.beat(self.clock.now, self.clock.now)
        asked = await self.expect_polls()
        await self.tables.tick(self.clock.now)
        await self.check_polls(asked)
        await self.look()
        await self.check_rings()
        for place in range(3):
            await self.somebody_moves(place)
        await self.look()

    async def expect_polls(self) -> dict[TableId, set[int]]:
        """The seats whose move's time and bank are over by the naive count."""
        late: dict[TableId, set[int]] = {}
        for key, since in self.begun.items():
            held = await self.held(key[0])
            if held.poll is None and self.spent(held, key, since) >= PACES[held.pace].turn + self.left(
                held, key
            ):
                late.setdefault(key[0], set()).add(key[2])
        return late

    async def check_polls(self, late: dict[TableId, set[int]]) -> None:
        """The table is asked exactly where the count says so, about one seat at a time."""
        for place in range(3):
            table = await self.tables.in_channel(place)
            assert table is not None
            poll = (await self.held(table)).poll
            if table in late:
                assert poll is not None, (table, late)
                assert poll.seat in late[table]
                self.note("late")
                await self.decide(table)
            else:
                assert poll is None, table

    async def decide(self, table: TableId) -> None:
        """Whoever is asked says the same, so it is done at once; then that seat begins anew."""
        held = await self.held(table)
        seat = held.poll.seat
        answer = "bot" if self.now > SILENT + 12 * 24 * HOUR else self.chance.choice(("wait", "move"))
        for person in {c.person for c in held.chairs} - {None, held.chairs[seat].person}:
            if (await self.held(table)).poll is not None:
                await self.tables.around.vote(table, person, answer, press())
        self.note(answer)
        self.bank[table, seat] = 0
        for key in [k for k in self.begun if k[0] == table and k[2] == seat]:
            self.begun[key] = self.now
            self.rung.setdefault(key, self.now)
        await self.look()
        self.bank[table, seat] = 0

    async def check_rings(self) -> None:
        """Only who is waited for, in his hours, once a wait, a few a day; and nobody is forgotten."""
        for ring in await self.tables.rings(self.clock.now):
            self.note(ring.what)
            held = await self.held(ring.table)
            own = hours_of(self.person(ring.person))
            assert held.pace == "live" or not rests(self.now, own)
            recent = [at for at in self.calls.get(ring.person, []) if at > self.now - 24 * HOUR]
            assert len(recent) < CEILING or ring.digest or held.pace == "live"
            self.calls.setdefault(ring.person, []).append(self.now)
            if ring.what == "over":
                assert self.over.setdefault((ring.table, ring.person), self.now) == self.now
                continue
            (key,) = [k for k in self.begun if k[0] == ring.table and k[2] == ring.seat]
            assert self.rung.setdefault(key, self.now) in (self.now, self.begun[key])
            self.rung[key] = self.now
        for key, since in self.begun.items():
            held = await self.held(key[0])
            patience = round(180 * PACES[held.pace].patience)
            own = hours_of(self.person(held.chairs[key[2]].person))
            waited = self.now - since >= max(patience, HOUR)
            busy = len(
                [a for a in self.calls.get(held.chairs[key[2]].person, []) if a > self.now - 24 * HOUR]
            )
            if busy >= CEILING - 1:
                self.held_back.add(key)
            if waited and key not in self.rung and key not in self.held_back:
                assert held.pace != "live", (key, self.now - since)
                assert rests(self.now, own), (key, self.now - since)

    async def somebody_moves(self, place: int) -> None:
        """Who is awake answers now and then; a game that is over is followed by another."""
        table = await self.tables.in_channel(place)
        assert table is not None
        held = await self.held(table)
        if held.phase != "playing":
            self.note("games")
            await self.open(place)
            return
        for wait in held.waits:
            for seat in wait.seats:
                person = held.chairs[seat].person
                if person is None or (person == BJORN and self.now >= SILENT):
                    continue
                often = {"live": 0.9, "day": 0.06, "week": 0.02}[held.pace]
                if not rests(self.now, hours_of(self.person(person))) and self.chance.random() < often:
                    await bid(self.tables, table, seat, self.chance.randint(1, 3))
                    self.note("moves")
                    return

    async def open(self, place: int) -> None:
        pace, people = TABLES[place]
        table = await self.tables.open_table(
            "toy", guild=1, channel=place, host=people[0], press=press(), pace=pace, options={"rounds": "3"}
        )
        for person in people[1:]:
            await self.tables.join(table, person, press())
        await self.tables.start(table, people[0], press())

    def note(self, what: str) -> None:
        self.seen[what] = self.seen.get(what, 0) + 1


@pytest.mark.parametrize("days", [7])
async def test_days_of_three_tables(tables: Tables, clock: Clock, days: int):
    """Every reminder, every end of somebody's time and every lapse comes when it must, and nothing else."""
    clock.now = float(START)
    month = Month(tables, clock)
    for person, habit in HABITS.items():
        await tables.set_person(person, **habit)
    for place in range(3):
        await month.open(place)
    await month.look()
    for _ in range(days * 24):
        await month.hour()
    seen, kinds = month.seen, await logged(tables, 3 + month.seen.get("games", 0))
    assert {"moves", "turn", "games", "over"} <= seen.keys(), seen
    assert {"move", "lapse"} <= kinds
    if days > 30:
        assert seen["late"] > 2, seen
        assert {"bot", "wait", "move"} & seen.keys(), seen
        assert {"late", "vote"} <= kinds


async def logged(tables: Tables, count: int) -> set[str]:
    """The kinds of all entries; each log folds to its table, and nobody was made to resign."""
    kinds: set[str] = set()
    for table in range(1, count + 1):
        entries = await checked(tables, TableId(table))
        kinds |= {entry.deed.kind for entry in entries}
        assert not any(entry.deed.text == "RESIGN" for entry in entries)
    return kinds
