"""Tests of taking moves back."""

import pytest

from games.contract import Seat
from games.registry import GAMES
from tables import Tables, verify
from tables.errors import NothingToUndo, NotSeated, StaleQuestion, UndoNotYours, UndoStands
from tables.log import records
from tables.model.deadlines import DAY
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, DAVE, Clock, press
from tests.tables.seated import bid, checked, dealt, filled, in_call, last, lobby, passes, shown, two
from tests.tables.toy import TOYS


async def test_a_move_is_taken_back_when_all_agree(tables: Tables):
    """The state before it, new numbers for its questions, a note of what it was; the log only grows."""
    table = await in_call(tables)
    before = (await tables.table_view(table, Seat(0))).view
    old = (await tables.table_view(table, Seat(0))).questions[0].number
    await tables.act(table, ANNA, Seat(0), None, "claim", press())
    await tables.midgame.undo(table, ANNA, press())
    asked = (await tables.table_view(table, None)).table.poll
    assert (asked.kind, asked.seat, (await tables.info(table)).voters) == ("undo", 0, (BJORN,))
    assert (await tables.table_view(table, Seat(0))).view != before
    await tables.midgame.vote(table, BJORN, "yes", press())
    table_view = await tables.table_view(table, Seat(0))
    assert table_view.view == before
    assert table_view.questions[0].number > old
    event = (await tables.log(table, None))[-1].event
    assert (event.id, event.params["what"].id) == ("step-undone", "toy-claimed")
    await refused(StaleQuestion, tables.act(table, ANNA, Seat(0), old, "claim", press()))
    refusal = await refused(NothingToUndo, tables.midgame.undo(table, ANNA, press()))
    assert type(refusal) is NothingToUndo, "it has been taken back already"
    await checked(tables, table)


async def test_why_nothing_is_taken_back_tells_of_no_secret_move(tables: Tables):
    """The reason is the same before and after another has moved unseen."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    refusal = await refused(NothingToUndo, tables.midgame.undo(table, BJORN, press()))
    before = type(refusal)
    await tables.act(table, ANNA, Seat(0), None, "bid 3", press())
    refusal = await refused(NothingToUndo, tables.midgame.undo(table, BJORN, press()))
    assert type(refusal) is before


async def test_one_no_is_enough_and_a_move_ends_the_asking(tables: Tables):
    """What one of the others does not wish does not happen."""
    table = await in_call(tables)
    await tables.act(table, ANNA, Seat(0), None, "claim", press())
    await tables.midgame.undo(table, ANNA, press())
    await tables.midgame.vote(table, BJORN, "no", press())
    assert await last(tables, table) == "step-undo-refused"
    await tables.midgame.undo(table, ANNA, press())
    await tables.act(table, BJORN, Seat(1), None, "claim", press())
    assert (await tables.table_view(table, None)).table.poll is None
    await refused(NothingToUndo, tables.midgame.undo(table, ANNA, press()))
    await refused(StaleQuestion, tables.midgame.vote(table, BJORN, "yes", press()))


async def test_what_may_not_be_taken_back(tables: Tables):
    """Never what chance or a secret lies behind, never another's move; the refusal says which."""
    table = await two(tables)
    refusal = await refused(NothingToUndo, tables.midgame.undo(table, ANNA, press()))
    assert type(refusal) is NothingToUndo, "nothing has been moved yet"
    await bid(tables, table, 0, 1)
    await refused(UndoStands, tables.midgame.undo(table, ANNA, press()))
    await bid(tables, table, 1, 2)
    await tables.act(table, ANNA, Seat(0), None, "claim", press())
    await refused(UndoNotYours, tables.midgame.undo(table, BJORN, press()))
    await refused(NotSeated, tables.midgame.undo(table, DAVE, press()))


async def test_a_secret_move_neither_shows_in_nor_falls_with_what_is_taken_back(house: Tables):
    """No missing button shows who has just sold that two others talk, and their offer is not undone."""
    people = (ANNA, BJORN, CARLA)
    table = await dealt(house, BJORN, CARLA, game="fuldrigger", cash="hidden")
    seat = Seat(0)
    while (await house.table_view(table, seat)).table.undo is None:
        seat = (await house.table_view(table, None)).view.waiting[0]
        trades = [m for m in await house.moves(table, seat, people[seat]) if m != "roll"]
        await house.act(table, people[seat], seat, None, trades[0], press())
    one, other = [Seat(n) for n in range(3) if n != seat]
    assert [(await house.table_view(table, s)).table.undo for s in (None, one, other)] == [None] * 3
    before = shown(await house.table_view(table, seat)), shown(await house.table_view(table, None))
    offer = f"propose {other + 1} give money 10"
    await house.act(table, people[one], one, None, offer, press())
    assert (shown(await house.table_view(table, seat)), shown(await house.table_view(table, None))) == before
    await house.midgame.undo(table, people[seat], press())
    assert await last(house, table) == "step-undone"
    assert len((await house.table_view(table, other)).view.offers) == 1
    assert (await house.table_view(table, seat)).table.undo is None
    await house.act(table, people[seat], seat, None, trades[0], press())
    for person in people[:2]:
        await house.resign(table, person, press())
    verify.check(records.read(await house.record(table)), GAMES)


@pytest.mark.parametrize("game", ["cribbage", "kasino", "partners"])
async def test_alone_against_bots_their_answers_go_back_too(house: Tables, game: str):
    """To before one's own last decision, without asking anybody; the record of it is proved."""
    table = await dealt(house, game=game, bots=3 if game == "partners" else 1)
    before, point = None, None
    while point is None or not point.since:
        seen = await house.table_view(table, Seat(0))
        legal = await house.moves(table, Seat(0), ANNA)
        await house.act(table, ANNA, Seat(0), None, legal[0], press())
        before, point = seen, (await house._action_log.cache.get(table)).table.undo_point
    assert (await house.table_view(table, Seat(0))).table.undo == "consent"
    await house.midgame.undo(table, ANNA, press())
    after = await house.table_view(table, Seat(0))
    assert (after.view, after.table.poll) == (before.view, None)
    event = next(told.event for told in reversed(await house.log(table, None)) if told.event.kind == "undone")
    assert event.params["answers"] == point.since
    await house.resign(table, ANNA, press())
    assert f"undo - {1 + point.since}" in await house.record(table)
    verify.check(records.read(await house.record(table)), GAMES)


async def test_a_rated_move_stands_once_a_bot_has_answered(house: Tables):
    """What a bot would answer is not tried out where it counts."""
    table = await lobby(house, game="cribbage")
    await house.ratings.set_rated(table, ANNA, on=True)
    await filled(house, table, bots=1)
    for _ in range(4):
        legal = await house.moves(table, Seat(0), ANNA)
        await house.act(table, ANNA, Seat(0), None, legal[0], press())
        point = (await house._action_log.cache.get(table)).table.undo_point
        assert point is None or not point.since


async def test_a_record_with_all_that_may_happen_is_proved(tables: Tables, clock: Clock):
    """A move taken back, polls and seats that changed hands must not break the proof of the deal."""
    table = await in_call(tables)
    await tables.act(table, ANNA, Seat(0), None, "claim", press())
    await tables.midgame.undo(table, ANNA, press())
    await tables.midgame.vote(table, BJORN, "yes", press())
    await tables.midgame.give(table, BJORN, press(), bot=True)
    await passes(tables, clock, DAY)
    await tables.resign(table, ANNA, press())
    text = await tables.record(table)
    assert "undo" in text
    played = text.partition("presses")[2]  # in the secret before it any number may come by chance
    assert str(BJORN) not in played
    verify.check(records.read(text), TOYS)
    await checked(tables, table)
