"""Tests of plans and of forced moves that play themselves."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from games.contract import Ask, Seat
from tables import Tables
from tables.errors import BadPlan, NotSeated, Saturated
from tables.model.deadlines import PACES, PLAN
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, Clock, press
from tests.tables.seated import bid, bids, checked, having, own, passes, tables_at, two
from tests.tables.toy import Toy


async def test_the_first_legal_of_the_plans_is_made_when_the_turn_comes(tables: Tables, clock: Clock):
    """After a while, whatever it is; what stands behind it waits for the next turn."""
    table = await two(tables, claims="no")
    examples = await tables.midgame.examples(table, Seat(0), ANNA)
    assert set(examples) <= set(await tables.moves(table, Seat(0), ANNA))
    assert examples
    await tables.midgame.plan(table, Seat(0), ANNA, ["claim", "BID 3", "bid 1"])
    assert await tables.midgame.plans(table, Seat(0), ANNA) == ("claim", "bid 3", "bid 1")
    assert await tables.tick(clock.now + PLAN - 1) == ()
    assert await tables.tick(clock.now + PLAN) == (table,)
    assert (await tables.table_view(table, Seat(0))).view.bid == 3
    assert await tables.midgame.plans(table, Seat(0), ANNA) == ("bid 1",)
    await bid(tables, table, 1, 1)
    await passes(tables, clock, PLAN)
    assert (await tables.table_view(table, Seat(0))).view.bid == 1
    await checked(tables, table)


async def test_a_move_made_for_a_person_takes_nothing_from_their_story(tables: Tables, clock: Clock):
    """Their news begin at the last move that they made themselves; others see no difference to a press."""
    table = await two(tables, claims="no")
    await tables.midgame.plan(table, Seat(0), ANNA, ["claim", "bid 3"])
    await bids(tables, table, 1, 2)
    assert await passes(tables, clock, PLAN) == (table,)
    views = [await tables.table_view(table, seat) for seat in (Seat(0), Seat(1), None)]
    assert ["toy-cast" in [e.id for e in view.news] for view in views] == [True, False, False]
    assert "toy-cast" in [e.id for e in await tables.since(table, Seat(0))]
    await checked(tables, table)


async def test_where_no_plan_is_legal_none_is_kept(tables: Tables, clock: Clock):
    """A plan made for another position must not come back later."""
    table = await two(tables)
    await tables.midgame.plan(table, Seat(0), ANNA, ["claim", "claim"])
    assert await tables.tick(clock.now + PLAN) == (table,), "its owner is to be told"
    assert await tables.midgame.plans(table, Seat(0), ANNA) == ()
    assert (await own(tables, table, Seat(0), ANNA)).dropped == ("claim", "claim")
    assert (await own(tables, table, Seat(1), BJORN)).dropped == ()
    await refused(NotSeated, own(tables, table, Seat(0), BJORN))
    await tables.midgame.plan(table, Seat(0), ANNA, ["bid 1"])
    assert (await own(tables, table, Seat(0), ANNA)).dropped == ()


async def test_what_was_passed_over_among_the_plans_is_known_until_the_next_turn(
    tables: Tables, clock: Clock
):
    """The second was made, the first was not possible: both are to be known, and once is enough."""
    table = await two(tables, claims="no")
    await tables.midgame.plan(table, Seat(0), ANNA, ["claim", "bid 3", "bid 2"])
    await tables.tick(clock.now + PLAN)
    assert (await own(tables, table, Seat(0), ANNA)).dropped == ("claim",)
    await bid(tables, table, 1, 1)
    await passes(tables, clock, PLAN)
    assert (await own(tables, table, Seat(0), ANNA)).dropped == ()


async def test_plans_are_private_and_go_with_the_seat(tables: Tables, clock: Clock):
    """Nobody else sees that there are any, and a substitute does not play them."""
    table = await two(tables)
    before = [(await tables.table_view(table, seat)) for seat in (None, Seat(1))]
    await tables.midgame.plan(table, Seat(0), ANNA, ["bid 3"])
    assert [(await tables.table_view(table, seat)) for seat in (None, Seat(1))] == before
    await refused(NotSeated, tables.midgame.plans(table, Seat(0), BJORN))
    refusal = await refused(BadPlan, tables.midgame.plan(table, Seat(0), ANNA, ["bid 1", "bid 9"]))
    assert (refusal.line, refusal.text) == (2, "bid 9")
    assert "RESIGN" not in str(refusal.why.params)
    await refused(BadPlan, tables.midgame.plan(table, Seat(0), ANNA, ["bid 1" + " " * 300]))
    assert await tables.midgame.typed(table, Seat(0), ANNA) == "bid 1" + " " * 300
    assert await tables.midgame.typed(table, Seat(0), BJORN) == ""
    await refused(Saturated, tables.midgame.plan(table, Seat(0), ANNA, ["bid 1"] * 11))
    await tables.midgame.give(table, ANNA, press(), successor=CARLA)
    await tables.midgame.sit(table, CARLA, Seat(0), press())
    assert await tables.tick(clock.now + PLAN) == ()
    assert (await tables.table_view(table, Seat(0))).view.bid == 0


async def test_a_forced_move_plays_itself_where_that_is_wished(path: Path, clock: Clock):
    """One legal card, a go: at the same pace as a plan, so that its speed tells nothing."""
    async with tables_at(path, clock, games={"toy": OneWay()}) as tables:
        table = await two(tables)
        await tables.tick(clock.now + PLAN)
        assert (await tables.table_view(table, None)).view.has_bid == (False, False)
        await bids(tables, table, 1, 1)
        await tables.settings.set_person(BJORN, having(auto=True))
        await passes(tables, clock, PACES["day"].call)
        assert await passes(tables, clock, PLAN - 1) == ()
        assert await passes(tables, clock, 1) == (table,)
        assert (await tables.table_view(table, None)).view.has_bid == (False, True)


async def test_the_wish_for_forced_moves_holds_for_a_turn_that_has_begun(path: Path, clock: Clock):
    """The table has waited for hours when its player sets it; only theirs is played."""
    async with tables_at(path, clock, games={"toy": OneWay()}) as tables:
        table = await two(tables)
        await passes(tables, clock, 3600)
        await tables.settings.set_person(BJORN, having(auto=True))
        assert await tables.tick(clock.now + PLAN - 1) == ()
        assert await tables.tick(clock.now + PLAN) == (table,)
        assert (await tables.table_view(table, None)).view.has_bid == (False, True)
        await tables.settings.set_person(BJORN, having(auto=True))
        assert await tables.tick(clock.now + PLAN) == (), "it waits for nobody who wishes that"


class OneWay(Toy):
    """The toy where every bid is 1."""

    def ask(self, s: Any, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask:
        ask = super().ask(s, seat, key, picked)
        return replace(ask, values=ask.values[:1])
