"""Replays of tables: who sees which steps of which game, how they go on, and what is kept of them."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.advice import Gauge
from games.contract import Seat
from games.registry import GAMES
from tables import Tables
from tables.actions import apply
from tables.errors import NoReplay, NoTable, SeatsFull, WrongPhase
from tables.model.table import decode, snapshot
from tables.replays import service
from tests.frozen.test_frozen import HERE, put_back, rows
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, CHANNEL, DAVE, Clock, press
from tests.tables.seated import bid, bids, in_call, lobby, passes, tables_at, three, two
from tests.tables.toy import TOYS, Toy


async def seen(tables: Tables, table: Any, person: int, **how: Any) -> list[tuple[Any, Any]]:
    """Returns the views and events of all steps as this person sees them."""
    count = (await tables.replays.step(table, person, 1, is_open=False, **how)).count
    steps = [await tables.replays.step(table, person, n, is_open=False, **how) for n in range(1, count + 1)]
    return [(step.table_view.view, step.table_view.news) for step in steps]


async def test_a_running_game_is_seen_from_the_own_seat(tables: Tables) -> None:
    """Each sees their own number and no other; a change of a secret bid is no step; all hands stay shut."""
    table = await two(tables)
    for value in (3, 2, 1):
        await bid(tables, table, 0, value)
    own = await seen(tables, table, ANNA)
    assert [view.seat for view, _ in own] == [0] * len(own)
    assert all(event.audience in (None, (0,)) for _, events in own for event in events)
    others = await seen(tables, table, BJORN)
    assert [view.number for view, _ in await seen(tables, table, CARLA)] == [None] * len(others)
    assert len(others) < len(own)
    assert {view.bid for view, _ in others} == {0}
    assert own[-1][0].bid == 1
    step = await tables.replays.step(table, BJORN, 99, is_open=True)
    assert (step.hands, step.may_open, step.table_view.view.seat) == ((), False, 1)


async def test_a_person_sees_the_stretch_in_which_they_held_the_seat(tables: Tables) -> None:
    """What happened before they sat down and after they left is shown to them as to the channel."""
    table = await two(tables)
    await bids(tables, table, 1, 2)
    await tables.midgame.give(table, BJORN, press(), successor=CARLA)
    await tables.midgame.sit(table, CARLA, Seat(1), press())
    await tables.act(table, ANNA, Seat(0), None, "claim", press())
    left = [view.seat for view, _ in await seen(tables, table, BJORN)]
    came = [view.seat for view, _ in await seen(tables, table, CARLA)]
    assert left == sorted(left, key=lambda seat: seat is None)
    assert came == sorted(came, key=lambda seat: seat is not None)
    assert {*left} == {*came} == {None, 1}
    assert left[-1] is came[0] is None
    assert (await tables.replays.step(table, DAVE, 1, is_open=False)).is_player is False
    assert (await tables.replays.step(table, BJORN, 1, is_open=False)).is_player is True


async def test_a_game_that_is_over_is_seen_with_all_hands(tables: Tables, clock: Clock) -> None:
    """Anybody sees every seat's view then; the other way to see it leads to the same moment and back."""
    table = await two(tables)
    for _ in range(2):
        await bids(tables, table, 1, 2)
        await passes(tables, clock, 10**6)
    last = await tables.replays.step(table, DAVE, 10**6, is_open=True)
    assert [view.seat for view in last.hands] == [0, 1]
    assert last.table_view.outcome is not None
    for number in range(1, last.count + 1):
        step = await tables.replays.step(table, ANNA, number, is_open=True)
        own = await tables.replays.step(table, ANNA, number, is_open=False, crossed=True)
        assert own.table_view.view.seat == 0
        assert own.at <= step.at
        back = await tables.replays.step(table, ANNA, own.number, is_open=True, crossed=True)
        assert back.number <= number


async def test_a_game_goes_on_from_what_is_kept(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A further step replays nothing; after a move only that move is replayed."""
    table = await in_call(tables)
    await seen(tables, table, ANNA)
    replayed = []
    do = apply.do
    monkeypatch.setattr(apply, "do", lambda *given: replayed.append(given) or do(*given))
    before = await seen(tables, table, ANNA)
    assert replayed == []
    monkeypatch.setattr(apply, "do", do)
    await tables.act(table, ANNA, Seat(0), None, "claim", press())
    monkeypatch.setattr(apply, "do", lambda *given: replayed.append(given) or do(*given))
    after = await seen(tables, table, ANNA)
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1
    assert len(replayed) == 1


async def test_as_many_replays_are_kept_as_fit(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """By number and by bytes; what was not looked at for longest is dropped, and replayed anew."""
    one, two_, three = [await two(tables, channel=CHANNEL + n) for n in range(3)]
    replayed, do = [], apply.do
    monkeypatch.setattr(apply, "do", lambda *given: replayed.append(given) or do(*given))

    async def anew(table: Any) -> bool:
        replayed.clear()
        await tables.replays.step(table, ANNA, 1, is_open=False)
        return bool(replayed)

    monkeypatch.setattr(service, "MOST_KEPT", 2)
    assert [await anew(table) for table in (one, two_, one, three)] == [True, True, False, True]
    assert [await anew(table) for table in (one, three, two_, one)] == [False, False, True, True]
    monkeypatch.setattr(service, "MOST_BYTES", 1)
    assert [await anew(table) for table in (three, three, one)] == [True, False, True]


async def test_what_cannot_be_gone_through_is_refused(path: Path, tables: Tables) -> None:
    """A lobby, a table that is not there, and a log that does not lead to the stored position."""
    await refused(WrongPhase, tables.replays.step(await lobby(tables), ANNA, 1, is_open=True))
    await refused(NoTable, tables.replays.step(99, ANNA, 1, is_open=True))
    (start, _), (row, entries) = (
        rows(HERE / "1" / f"olsen-{phase}.msgpack") for phase in ("start", "middle")
    )
    row[6] = snapshot(replace(decode(row[6]), state=decode(start[6]).state))
    sample, other = path.with_name("sample.msgpack"), path.with_name("other.sqlite3")
    sample.write_bytes(msgspec.msgpack.encode((row, entries)))
    table = await put_back(other, sample)
    async with tables_at(other, Clock(), games=GAMES) as others:
        await refused(NoReplay, others.replays.step(table, ANNA, 1, is_open=True))


class Gauged(Toy):
    """The toy game, which also says how a seat stands."""

    coach = SimpleNamespace(
        gauge=lambda view: Gauge(0, view.scores[view.seat] - sum(view.scores) / len(view.scores))
    )


async def test_moments_are_deals_and_the_biggest_swings(path: Path, clock: Clock) -> None:
    """The steps after which a seat stands otherwise; in a game that cannot say it, deals alone."""
    for game, swings in ((Gauged(), True), (Toy(), False)):
        async with tables_at(path.with_name(str(swings)), clock, games={"toy": game}) as tables:
            table = await in_call(tables)
            await tables.act(table, ANNA, Seat(0), None, "claim", press())
            step = await tables.replays.step(table, ANNA, 10**6, is_open=False)
            assert (step.count in [moment.step for moment in step.moments]) is swings
            assert all(1 <= moment.step <= step.count for moment in step.moments)


async def test_lists_have_the_games_that_have_begun(tables: Tables) -> None:
    """Of a person or a channel, the latest first, by game and other person, a page at a time."""
    first, second = await two(tables), await two(tables, channel=CHANNEL + 1)
    await lobby(tables, channel=CHANNEL + 2)
    replays = tables.replays
    assert [game.table for game in await replays.of_person(ANNA)] == [second, first]
    assert [game.table for game in await replays.of_person(ANNA, other=BJORN, before=second)] == [first]
    assert await replays.of_person(ANNA, other=CARLA) == await replays.of_person(CARLA) == ()
    assert await replays.of_person(ANNA, game="cribbage") == ()
    (here,) = await replays.of_channel(CHANNEL)
    assert (here.table, here.phase, [chair.person for chair in here.chairs]) == (
        first,
        "playing",
        [ANNA, BJORN],
    )
    assert await replays.of_channel(CHANNEL, person=DAVE) == await replays.of_channel(CHANNEL + 2) == ()
    await tables.resign(first, ANNA, press())
    assert (await replays.of_channel(CHANNEL))[0].winners == (1,)


async def test_the_same_people_play_on_other_seats_or_another_game(path: Path, clock: Clock) -> None:
    """Seats go on by one, of two both; another game has the people first, and refuses too many."""
    pair = type("Pair", (Toy,), {"key": "pair", "seats": range(2, 3)})()
    async with tables_at(path, clock, games={**TOYS, "pair": pair}) as tables:
        table = await three(tables)
        await tables.resign(table, ANNA, press())
        await refused(SeatsFull, tables.rematch(table, ANNA, press(), "pair"))
        other = await tables.rematch(table, BJORN, press(), reseated=True)
        chairs = (await tables.info(other)).chairs
        assert [chair.person for chair in chairs] == [ANNA, CARLA, BJORN]
        assert not any(chair.press for chair in chairs[:2])
        assert await tables.rematch(table, CARLA, press()) == other
