"""When something happens tells nothing that is hidden: plans, forced moves, and how long a bot thinks."""

import asyncio
import itertools
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from games.contract import Seat, moves
from games.registry import GAMES
from tables import Tables
from tables.model import deadlines, fairness
from tables.timers import bots, pacing
from tables.views import NewTable, TableId
from tests.tables.people import ANNA, BJORN, CHANNEL, GUILD, Clock, press
from tests.tables.seated import dealt, having, tables_at
from tests.tables.timers.test_pacing import _done

PEOPLE = (101, 102, 103, 104)
LEAST, MOST = 0.000_001, 1.7
"""Seconds for which a bot thinks here: from much less than a pause to more than several."""
MOVES = 100


class Simulated:
    """The time of a simulation, which only passes while somebody waits or thinks."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        patch.setattr(pacing, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": self.sleep}))
        patch.setattr(pacing, "time", SimpleNamespace(monotonic=lambda: self.now))

    async def sleep(self, seconds: float) -> None:
        self.now += max(0.0, seconds)
        await asyncio.sleep(0)


async def begun(tables: Tables, key: str) -> TableId:
    """A game whose deal and presses are always the same."""
    people = PEOPLE[: max(2, min(GAMES[key].seats))]
    table = await tables.open_table(NewTable(key, guild=GUILD, channel=CHANNEL, host=people[0], press=1))
    for number, person in enumerate(people):
        await tables.join(table, person, 2 + number)
    await tables.start(table, people[0], 9)
    return table


async def timers(tables: Tables) -> list[Any]:
    return list(
        await tables._store._access.read("SELECT kind, wait, seat, at, since FROM due ORDER BY 1, 2, 3", ())
    )


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_a_plan_and_a_wish_for_forced_moves_change_no_timer(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F60: with a plan, with the wish that only moves are made, or without: all timers are the same."""
    monkeypatch.setattr(fairness, "new_secret", lambda: b"s" * 32)
    found, moved = [], []
    for kind in ("nothing", "plan", "auto"):
        clock = Clock()
        async with tables_at(tmp_path / f"{kind}.sqlite3", clock, games=GAMES) as tables:
            table = await begun(tables, key)
            chairs = (await tables.info(table)).chairs
            views = [await tables.table_view(table, Seat(n)) for n in range(len(chairs))]
            seat = next(n for n in views[0].view.waiting if views[n].questions)
            person = chairs[seat].person
            assert person is not None
            if kind == "plan":
                first = (await tables.moves(table, seat, person, 60))[0]
                await tables.midgame.plan(table, seat, person, [first])
            if kind == "auto":
                await tables.settings.set_person(person, having(auto=True))
            found.append(await timers(tables))
            early = await tables.tick(clock.now + deadlines.PLAN - 1)
            moved.append(bool(await tables.tick(clock.now + deadlines.PLAN)))
            assert early == ()
    assert found[0] == found[1] == found[2]
    assert moved[:2] == [False, True], "a plan is made, so that there was something to tell"


async def gaps(
    tables: Tables, key: str, pace: str, beat: str, simulated: Simulated, patch: pytest.MonkeyPatch
) -> list[float]:
    """Seconds between what is shown of bots that think for very different times."""
    draw, shown = random.Random(2), list[tuple[int, float]]()

    async def thinking(game: Any, cached: Any, state: Any, seat: Seat) -> str:
        simulated.now += draw.choice((LEAST, MOST, draw.random() * MOST))
        return str(moves(game, state, seat, 1)[0])

    async def show(table: TableId) -> None:
        shown.append(((await tables.table_view(table, None)).upto, simulated.now))

    patch.setattr(bots, "_choice", thinking)
    tables.pacing.subscribe(show)
    found: list[float] = []
    while len(found) < MOVES:
        table = await tables.open_table(
            NewTable(key, guild=GUILD, channel=CHANNEL, host=ANNA, press=press(), bots=True, pace=pace)
        )
        await tables.midgame.set_speed(table, ANNA, beat)
        await _done(tables)
        while (await tables.info(table)).phase == "playing":
            shown.clear()
            text, at = (await tables.moves(table, Seat(0), ANNA))[0], simulated.now
            await tables.act(table, ANNA, Seat(0), None, text, press())
            await _done(tables)
            times = sorted(dict(reversed(shown)).values())
            found += [late - early for early, late in itertools.pairwise([at, *times])]
    return found


@pytest.mark.parametrize("hides", [True, False])
@pytest.mark.parametrize(
    ("key", "pace", "beat"),
    [("kasino", "live", 1), ("kasino", "live", 0), ("kasino", "day", 1), ("partners", "live", 4)],
)
async def test_how_long_a_bot_thinks_is_not_seen(
    key: str, pace: str, beat: int, hides: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F60: bots' moves are shown at whole pauses, to the microsecond; without them thinking is found."""
    if not hides:
        monkeypatch.setattr(pacing, "_until_next", lambda since, pause: asyncio.sleep(0))
    simulated = Simulated(monkeypatch)
    shortest = 0.5 * (beat or 1)
    async with tables_at(tmp_path / "stofa.sqlite3", Clock(), games=GAMES) as tables:
        found = await gaps(tables, key, pace, str(beat), simulated, monkeypatch)
    pauses = [round(gap / shortest, 6) for gap in found]
    assert (all(number.is_integer() and number > 0 for number in pauses)) is hides


@pytest.mark.parametrize("has_wished", [False, True])
async def test_an_unseen_move_delays_no_bot(
    has_wished: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's turn is shown when it would be, also if somebody makes a wish while it pauses."""
    simulated = Simulated(monkeypatch)
    async with tables_at(tmp_path / "stofa.sqlite3", Clock(), games=GAMES) as tables:
        table = await dealt(tables, BJORN, bots=1, game="kinaskak")
        people = dict(enumerate((ANNA, BJORN)))

        async def act(seat: int, text: str) -> None:
            await tables.act(table, people[seat], Seat(seat), None, text, press())

        async def show(table: TableId) -> None:
            shown.append(simulated.now)

        async def sleep(seconds: float) -> None:
            await simulated.sleep(seconds)
            if has_wished and len(wishes) > 1:
                await act(0, wishes.pop())

        shown, wishes = list[float](), list[str]()
        tables.pacing.subscribe(show)
        monkeypatch.setattr(pacing.asyncio, "sleep", sleep)
        while not shown:
            view = (await tables.table_view(table, None)).view
            [seat] = view.waiting
            text = next(
                t
                for t in await tables.moves(table, seat, people[seat])
                if t in ("take", "decline") or "discard" in t
            )
            wishes[:] = ["wish ANY", "wish NEVER"] * (seat == 1)
            at = simulated.now
            await act(seat, text)
            await _done(tables)
        assert wishes == (["wish ANY"] if has_wished else ["wish ANY", "wish NEVER"])
        assert shown[0] - at == pytest.approx(
            2 * pacing.TOGETHER
        )  # before its moves, and before they are shown
