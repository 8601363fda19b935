"""Around a game: taking back, asking the table, seats that change hands, bots that are watched."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from games.contract import Ask, Seat
from games.errors import GameOver
from games.registry import GAMES
from tables import Tables, verify
from tables.errors import (
    BadPlan,
    ChannelTaken,
    NotAllowed,
    NothingToUndo,
    NotOverdue,
    NotSeated,
    Saturated,
    SeatsFull,
    SeenAnother,
    StaleQuestion,
    UndoNotYours,
    UndoStands,
)
from tables.log import records
from tables.model.deadlines import DAY, HOUR, PACES
from tables.timers.notices import CEILING
from tables.views import Deadline, TableId
from tests.tables.seated import (
    ANNA,
    BJORN,
    CARLA,
    DAVE,
    GUILD,
    Clock,
    bid,
    checked,
    dealer,
    lobby,
    press,
    shown,
    two,
)
from tests.tables.toy import TOYS, Toy

LATE = PACES["day"].turn + PACES["day"].bank


async def three(tables: Tables) -> TableId:
    """Anna, Björn and Carla, dealt."""
    table = await lobby(tables)
    for person in (BJORN, CARLA):
        await tables.join(table, person, press())
    await tables.start(table, ANNA, press())
    return table


async def in_call(tables: Tables) -> TableId:
    """A table of two where anybody may claim."""
    table = await two(tables)
    for seat in (0, 1):
        await bid(tables, table, seat, 1 + seat)
    return table


async def last(tables: Tables, table: TableId) -> str:
    """What was told last."""
    return (await tables.log(table, None))[-1].event.id


# -- taking back


async def test_a_move_is_taken_back_when_all_agree(tables: Tables):
    """The state before it, new numbers for its questions, a note of what it was; the log only grows."""
    table = await in_call(tables)
    before = (await tables.table_view(table, Seat(0))).view
    old = (await tables.table_view(table, Seat(0))).questions[0].number
    await tables.act(table, ANNA, Seat(0), None, "claim", press())
    await tables.around.undo(table, ANNA, press())
    asked = (await tables.table_view(table, None)).table.asked
    assert asked is not None
    assert (asked.kind, asked.seat, asked.people) == ("undo", 0, (BJORN,))
    assert (await tables.table_view(table, Seat(0))).view != before
    await tables.around.vote(table, BJORN, "yes", press())
    table_view = await tables.table_view(table, Seat(0))
    assert table_view.view == before
    assert table_view.questions[0].number > old
    event = (await tables.log(table, None))[-1].event
    assert (event.id, event.params["what"].id) == ("step-undone", "toy-claimed")
    with pytest.raises(StaleQuestion):
        await tables.act(table, ANNA, Seat(0), old, "claim", press())
    with pytest.raises(NothingToUndo) as refused:
        await tables.around.undo(table, ANNA, press())
    assert refused.type is NothingToUndo, "it has been taken back already"
    await checked(tables, table)


async def test_why_nothing_is_taken_back_tells_of_no_secret_move(tables: Tables):
    """Else who asks again and again would hear that another has moved unseen."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    with pytest.raises(NothingToUndo) as refused:
        await tables.around.undo(table, BJORN, press())
    before = refused.type
    await tables.act(table, ANNA, Seat(0), None, "bid 3", press())
    with pytest.raises(NothingToUndo) as refused:
        await tables.around.undo(table, BJORN, press())
    assert refused.type is before


async def test_one_no_is_enough_and_a_move_ends_the_asking(tables: Tables):
    """What one of the others does not wish does not happen."""
    table = await in_call(tables)
    await tables.act(table, ANNA, Seat(0), None, "claim", press())
    await tables.around.undo(table, ANNA, press())
    await tables.around.vote(table, BJORN, "no", press())
    assert await last(tables, table) == "step-undo-refused"
    await tables.around.undo(table, ANNA, press())
    await tables.act(table, BJORN, Seat(1), None, "claim", press())
    assert (await tables.table_view(table, None)).table.asked is None
    with pytest.raises(NothingToUndo):
        await tables.around.undo(table, ANNA, press())
    with pytest.raises(StaleQuestion):
        await tables.around.vote(table, BJORN, "yes", press())


async def test_what_may_not_be_taken_back(tables: Tables):
    """Never what chance or a secret lies behind, never another's move; the refusal says which."""
    table = await two(tables)
    with pytest.raises(NothingToUndo) as refused:
        await tables.around.undo(table, ANNA, press())
    assert refused.type is NothingToUndo, "nothing has been moved yet"
    await bid(tables, table, 0, 1)
    with pytest.raises(UndoStands):
        await tables.around.undo(table, ANNA, press())
    await bid(tables, table, 1, 2)
    await tables.act(table, ANNA, Seat(0), None, "claim", press())
    with pytest.raises(UndoNotYours):
        await tables.around.undo(table, BJORN, press())
    with pytest.raises(NotSeated):
        await tables.around.undo(table, DAVE, press())


async def test_a_secret_move_neither_shows_in_nor_falls_with_what_is_taken_back(path: Path, clock: Clock):
    """Who has just sold would see by a missing button that two others talk, or undo their offer unknowing."""
    people = (ANNA, BJORN, CARLA)
    async with dealer(path, clock, games=GAMES) as tables:
        table = await tables.open_table(
            "fuldrigger", guild=GUILD, channel=1, host=ANNA, press=press(), options={"cash": "hidden"}
        )
        for person in people:
            await tables.join(table, person, press())
        await tables.start(table, ANNA, press())
        seat = Seat(0)
        while (await tables.table_view(table, seat)).table.undo is None:
            seat = (await tables.table_view(table, None)).view.waiting[0]
            trades = [m for m in await tables.moves(table, seat, people[seat]) if m != "roll"]
            await tables.act(table, people[seat], seat, None, trades[0], press())
        one, other = [Seat(n) for n in range(3) if n != seat]
        assert [(await tables.table_view(table, s)).table.undo for s in (None, one, other)] == [None] * 3
        before = shown(await tables.table_view(table, seat)), shown(await tables.table_view(table, None))
        offer = f"propose {other + 1} give money 10"
        await tables.act(table, people[one], one, None, offer, press())
        assert (
            shown(await tables.table_view(table, seat)),
            shown(await tables.table_view(table, None)),
        ) == before
        await tables.around.undo(table, people[seat], press())
        assert await last(tables, table) == "step-undone"
        assert len((await tables.table_view(table, other)).view.offers) == 1
        assert (await tables.table_view(table, seat)).table.undo is None
        await tables.act(table, people[seat], seat, None, trades[0], press())
        for person in people[:2]:
            await tables.resign(table, person, press())
        verify.check(records.read(await tables.record(table)), GAMES)


async def test_a_record_with_all_that_may_happen_is_proved(tables: Tables, clock: Clock):
    """A move taken back, polls and seats that changed hands must not break the proof of the deal."""
    table = await in_call(tables)
    await tables.act(table, ANNA, Seat(0), None, "claim", press())
    await tables.around.undo(table, ANNA, press())
    await tables.around.vote(table, BJORN, "yes", press())
    await tables.around.give(table, BJORN, press(), bot=True)
    clock.now += DAY
    await tables.tick(clock.now)
    await tables.resign(table, ANNA, press())
    text = await tables.record(table)
    assert "undo" in text
    played = text.partition("presses")[2]  # in the secret before it any number may come by chance
    assert str(BJORN) not in played
    verify.check(records.read(text), TOYS)
    await checked(tables, table)


# -- when time is up


async def test_the_table_is_asked_after_turn_and_bank(tables: Tables, clock: Clock):
    """Not a second before both are used; and what the bank gave once is not given again."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    for at in (PACES["day"].turn, LATE - 1):
        await tables.tick(clock.now + at)
        assert (await tables.table_view(table, None)).table.asked is None
    clock.now += LATE - 100
    await tables.tick(clock.now)
    await bid(tables, table, 1, 2)
    clock.now += PACES["day"].call
    await tables.tick(clock.now)
    await bid(tables, table, 0, 1)
    for at in (PACES["day"].turn, PACES["day"].turn + 99):
        await tables.tick(clock.now + at)
        assert (await tables.table_view(table, None)).table.asked is None
    clock.now += PACES["day"].turn + 100
    assert await tables.tick(clock.now) == (table,)
    asked = (await tables.table_view(table, None)).table.asked
    assert asked is not None
    assert (asked.kind, asked.seat) == ("late", 1)


async def test_a_seat_is_told_until_when_it_has_time(tables: Tables, clock: Clock):
    """In its own hours, and the bank after the move's time; where nobody would be asked there is no end."""
    table = await two(tables)
    now = int(clock.now)
    await tables.set_person(BJORN, away_from=now, away_until=now + 5 * DAY)
    assert await tables.deadline(table, Seat(0)) == Deadline(now + PACES["day"].turn, on_bank=False)
    assert await tables.deadline(table, Seat(1)) == Deadline(now + 5 * DAY + PACES["day"].turn, on_bank=False)
    clock.now += PACES["day"].turn
    await tables.tick(clock.now)
    assert await tables.deadline(table, Seat(0)) == Deadline(now + LATE, on_bank=True)
    await bid(tables, table, 0, 1)
    assert await tables.deadline(table, Seat(0)) is None
    await tables.around.give(table, BJORN, press(), bot=True)
    clock.now += PACES["day"].call
    await tables.tick(clock.now)
    assert (await tables.table_view(table, None)).view.waiting == (0,)
    assert await tables.deadline(table, Seat(0)) is None, "against bots there is all the time"


async def asked(tables: Tables, clock: Clock) -> TableId:
    """Three at a table; Anna and Carla have bid, and Björn's time is up."""
    table = await three(tables)
    for seat in (0, 2):
        await bid(tables, table, seat, 1)
    for step in (PACES["day"].turn, PACES["day"].bank):
        clock.now += step
        await tables.tick(clock.now)
    assert await last(tables, table) == "step-poll-late"
    return table


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
    """One of two is not enough; he whom it is about has no vote, but may say that he is here."""
    table = await asked(tables, clock)
    await tables.around.vote(table, ANNA, answer, press())
    assert await last(tables, table) == "step-poll-voted"
    with pytest.raises(NotAllowed):
        await tables.around.vote(table, BJORN, "end", press())
    with pytest.raises(NotAllowed):
        await tables.around.vote(table, DAVE, answer, press())
    await tables.around.vote(table, CARLA, answer, press())
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
    with pytest.raises(NotOverdue):
        await tables.around.rescue(table, ANNA, Seat(1), press())
    clock.now += PACES["day"].turn
    await tables.tick(clock.now)
    for person in (BJORN, DAVE):
        with pytest.raises(NotAllowed):
            await tables.around.rescue(table, person, Seat(1), press())
    await tables.around.rescue(table, CARLA, Seat(1), press())
    asked = (await tables.table_view(table, None)).table.asked
    assert asked is not None
    assert (asked.kind, asked.seat, asked.people) == ("rescue", 1, (ANNA, CARLA))


async def test_a_bot_makes_this_move_only(tables: Tables, clock: Clock):
    """The seat stays its holder's; his next move is his own."""
    table = await asked(tables, clock)
    for person in (ANNA, CARLA):
        await tables.around.vote(table, person, "move", press())
    table_view = await tables.table_view(table, None)
    assert table_view.view.phase == "call"
    assert table_view.table.chairs[1].person == BJORN
    clock.now += PACES["day"].call
    await tables.tick(clock.now)
    assert (await tables.table_view(table, None)).view.waiting == (0, 1, 2)


async def test_who_comes_back_in_time_ends_the_asking(tables: Tables, clock: Clock):
    """His move, or his word that he is here."""
    table = await asked(tables, clock)
    await tables.around.vote(table, BJORN, "wait", press())
    assert (await tables.table_view(table, None)).table.asked is None
    with pytest.raises(NotOverdue):
        await tables.around.rescue(table, ANNA, Seat(1), press())
    clock.now += PACES["day"].turn
    await tables.tick(clock.now)
    assert (await tables.table_view(table, None)).table.asked is not None  # its bank is used up
    await bid(tables, table, 1, 2)
    assert (await tables.table_view(table, None)).table.asked is None


async def test_where_nobody_answers_the_seat_is_waited_for(tables: Tables, clock: Clock):
    """And where most have said one thing, that is done."""
    table = await asked(tables, clock)
    clock.now += PACES["day"].offer
    await tables.tick(clock.now)
    assert await last(tables, table) == "step-poll-wait"
    clock.now += PACES["day"].turn
    await tables.tick(clock.now)
    await tables.tick(clock.now)
    await tables.around.vote(table, CARLA, "bot", press())
    clock.now += PACES["day"].offer
    await tables.tick(clock.now)
    assert (await tables.table_view(table, None)).table.chairs[1].bot


async def test_against_bots_nobody_is_asked(tables: Tables, clock: Clock):
    """Who plays alone has all the time there is."""
    table = await lobby(tables)
    await tables.add_bot(table, ANNA)
    await tables.start(table, ANNA, press())
    for _ in range(100):
        clock.now += DAY
        await tables.tick(clock.now)
    assert (await tables.table_view(table, None)).table.asked is None


# -- seats


async def test_a_substitute_gets_the_hand_and_the_old_holder_none(tables: Tables):
    """Seat, hand and buttons go together."""
    table = await two(tables)
    old = (await tables.table_view(table, Seat(1))).questions[0].number
    await tables.around.give(table, BJORN, press(), successor=CARLA)
    with pytest.raises(NotSeated):
        await tables.act(table, BJORN, Seat(1), old, "bid 1", press())
    with pytest.raises(NotSeated):
        await tables.table_view(table, Seat(1), BJORN)
    with pytest.raises(SeenAnother):
        await tables.around.sit(table, ANNA, Seat(1), press())
    await tables.around.sit(table, CARLA, Seat(1), press())
    with pytest.raises(SeatsFull):
        await tables.around.sit(table, BJORN, Seat(1), press())
    assert (await tables.table_view(table, Seat(1), CARLA)).view.number is not None
    await bid(tables, table, 1, 3)
    await checked(tables, table)


async def test_a_bot_keeps_the_seat_until_its_holder_is_back(tables: Tables):
    """It plays meanwhile, and gives the seat to nobody else."""
    table = await two(tables)
    await tables.around.give(table, BJORN, press(), bot=True)
    assert (await tables.table_view(table, None)).view.waiting == (0,)
    with pytest.raises(SeatsFull):
        await tables.around.sit(table, CARLA, Seat(1), press())
    await tables.around.sit(table, BJORN, Seat(1), press())
    assert await last(tables, table) == "step-back"
    assert await tables.seats_of(table, BJORN) == (1,)


async def test_the_host_or_a_moderator_frees_an_overdue_seat(tables: Tables, clock: Clock):
    """Nobody else; and a free seat can be given to a bot by who sits there."""
    table = await two(tables)
    clock.now += PACES["day"].turn
    await tables.tick(clock.now)
    with pytest.raises(NotAllowed):
        await tables.around.free(table, BJORN, Seat(0), press(), moderator=False)
    await tables.around.free(table, ANNA, Seat(1), press(), moderator=False)
    await tables.around.keep(table, ANNA, Seat(1), press())
    await tables.around.free(table, DAVE, Seat(0), press(), moderator=True)
    await tables.around.sit(table, CARLA, Seat(0), press())
    assert (await tables.table_view(table, None)).table.host == CARLA


async def test_whoever_goes_for_good_leaves_nothing_behind(tables: Tables):
    """His data go, a bot keeps his seats for nobody, his lobby is left, and the game goes on."""
    table = await two(tables)
    other = await lobby(tables, 99, BJORN)
    await tables.set_person(BJORN, language="da")
    await tables.around.plan(table, Seat(1), BJORN, ["bid 2"])
    assert set(await tables.around.gone(BJORN)) == {table, other}
    chair = (await tables.table_view(table, None)).table.chairs[1]
    assert (chair.person, chair.bot, chair.away) == (None, True, None)
    assert (await tables.table_view(other, None)).table.phase == "closed"
    assert (await tables.person(BJORN)).language is None
    await checked(tables, table)


async def test_a_table_moves_to_another_channel(tables: Tables):
    """Its own channel may be gone; where another table stands there is no room."""
    table = await two(tables)
    await lobby(tables, 99, CARLA)
    with pytest.raises(ChannelTaken):
        await tables.around.move_here(table, ANNA, 99, press())
    with pytest.raises(NotSeated):
        await tables.around.move_here(table, CARLA, 98, press())
    await tables.around.move_here(table, ANNA, 98, press())
    await tables.around.vote(table, BJORN, "yes", press())
    assert await tables.in_channel(98) == table
    assert (await tables.table_view(table, None)).table.channel == 98
    await bid(tables, table, 0, 1)


async def test_bots_alone_are_watched_at_a_chosen_speed(tables: Tables, clock: Clock):
    """A move a while, not a game in a blink; and who opened the table looks on."""
    table = await lobby(tables)
    await tables.add_bot(table, ANNA)
    await tables.around.watch(table, ANNA, press())
    await tables.around.set_speed(table, ANNA, "30")
    await tables.start(table, ANNA, press())
    count = (await tables.table_view(table, None)).upto
    for _ in range(3):
        await tables.tick(clock.now + 29)
        now = (await tables.table_view(table, None)).upto
        assert now <= count + 1
        clock.now += 30
        await tables.tick(clock.now)
        assert (await tables.table_view(table, None)).upto == now + 1
        count = now + 1
        if (await tables.table_view(table, None)).view.phase != "bid":
            break
    while (await tables.table_view(table, None)).table.phase == "playing":
        clock.now += PACES["day"].call
        await tables.tick(clock.now)
    with pytest.raises(GameOver):
        await tables.around.undo(table, ANNA, press())


# -- a house that has slept


async def test_what_the_house_has_slept_is_given_back(path: Path, clock: Clock):
    """A server that was off over the weekend must take nobody's time."""
    async with dealer(path, clock) as tables:
        table = await two(tables)
        await bid(tables, table, 0, 1)
        assert await tables.beat(clock.now, 0.0)
    clock.now += 10 * DAY
    async with dealer(path, clock) as tables:
        assert await tables.beat(clock.now, 5.0)
        assert await tables.tick(clock.now) == ()
        for step in (PACES["day"].turn, PACES["day"].bank - 5):
            await tables.tick(clock.now + step)
        assert (await tables.table_view(table, None)).table.asked is None
        clock.now += LATE
        await tables.tick(clock.now)
        assert (await tables.table_view(table, None)).table.asked is not None


@pytest.mark.parametrize("jump", [-30 * DAY, 30 * DAY])
async def test_a_clock_that_jumps_decides_nothing(tables: Tables, clock: Clock, jump: int):
    """Neither a clock set forward nor one set back may end anybody's time."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    assert await tables.beat(clock.now, 100.0)
    clock.now += jump
    assert not await tables.beat(clock.now, 105.0)
    assert await tables.beat(clock.now + 5, 110.0)
    for step in (PACES["day"].turn, LATE - 10):
        await tables.tick(clock.now + step)
    assert (await tables.table_view(table, None)).table.asked is None
    clock.now += LATE
    await tables.tick(clock.now)
    assert (await tables.table_view(table, None)).table.asked is not None


# -- moves that play themselves


async def test_the_first_legal_of_the_plans_is_made_when_the_turn_comes(tables: Tables, clock: Clock):
    """After a while, whatever it is; what stands behind it waits for the next turn."""
    table = await two(tables, claims="no")
    examples = await tables.around.examples(table, Seat(0), ANNA)
    assert set(examples) <= set(await tables.moves(table, Seat(0), ANNA))
    assert examples
    await tables.around.plan(table, Seat(0), ANNA, ["claim", "BID 3", "bid 1"])
    assert await tables.around.plans(table, Seat(0), ANNA) == ("claim", "bid 3", "bid 1")
    assert await tables.tick(clock.now + PACES["day"].plan - 1) == ()
    assert await tables.tick(clock.now + PACES["day"].plan) == (table,)
    assert (await tables.table_view(table, Seat(0))).view.bid == 3
    assert await tables.around.plans(table, Seat(0), ANNA) == ("bid 1",)
    await bid(tables, table, 1, 1)
    clock.now += PACES["day"].plan
    await tables.tick(clock.now)
    assert (await tables.table_view(table, Seat(0))).view.bid == 1
    await checked(tables, table)


async def test_where_no_plan_is_legal_none_is_kept(tables: Tables, clock: Clock):
    """A plan made for another position must not come back later."""
    table = await two(tables)
    await tables.around.plan(table, Seat(0), ANNA, ["claim", "claim"])
    assert await tables.tick(clock.now + PACES["day"].plan) == (table,), "its owner is to be told"
    assert await tables.around.plans(table, Seat(0), ANNA) == ()
    assert await tables.around.dropped(table, Seat(0), ANNA) == ("claim", "claim")
    assert await tables.around.dropped(table, Seat(0), BJORN) == ()
    await tables.around.plan(table, Seat(0), ANNA, ["bid 1"])
    assert await tables.around.dropped(table, Seat(0), ANNA) == ()


async def test_what_was_passed_over_among_the_plans_is_known_until_the_next_turn(
    tables: Tables, clock: Clock
):
    """The second was made, the first was not possible: both are to be known, and once is enough."""
    table = await two(tables, claims="no")
    await tables.around.plan(table, Seat(0), ANNA, ["claim", "bid 3", "bid 2"])
    await tables.tick(clock.now + PACES["day"].plan)
    assert await tables.around.dropped(table, Seat(0), ANNA) == ("claim",)
    await bid(tables, table, 1, 1)
    clock.now += PACES["day"].plan
    await tables.tick(clock.now)
    assert await tables.around.dropped(table, Seat(0), ANNA) == ()


async def test_plans_are_private_and_go_with_the_seat(tables: Tables, clock: Clock):
    """Nobody else sees that there are any, and a substitute does not play them."""
    table = await two(tables)
    before = [(await tables.table_view(table, seat)) for seat in (None, Seat(1))]
    await tables.around.plan(table, Seat(0), ANNA, ["bid 3"])
    assert [(await tables.table_view(table, seat)) for seat in (None, Seat(1))] == before
    with pytest.raises(NotSeated):
        await tables.around.plans(table, Seat(0), BJORN)
    with pytest.raises(BadPlan) as refused:
        await tables.around.plan(table, Seat(0), ANNA, ["bid 1", "bid 9"])
    assert (refused.value.line, refused.value.text) == (2, "bid 9")
    assert "RESIGN" not in str(refused.value.why.params)
    with pytest.raises(BadPlan):
        await tables.around.plan(table, Seat(0), ANNA, ["bid 1" + " " * 300])
    assert await tables.around.typed(table, Seat(0), ANNA) == "bid 1" + " " * 300
    assert await tables.around.typed(table, Seat(0), BJORN) == ""
    with pytest.raises(Saturated):
        await tables.around.plan(table, Seat(0), ANNA, ["bid 1"] * 11)
    await tables.around.give(table, ANNA, press(), successor=CARLA)
    await tables.around.sit(table, CARLA, Seat(0), press())
    assert await tables.tick(clock.now + PACES["day"].plan) == ()
    assert (await tables.table_view(table, Seat(0))).view.bid == 0


async def test_a_forced_move_plays_itself_where_that_is_wished(path: Path, clock: Clock):
    """One legal card, a go: at the same pace as a plan, so that its speed tells nothing."""
    async with dealer(path, clock, games={"toy": OneWay()}) as tables:
        table = await two(tables)
        await tables.tick(clock.now + PACES["day"].plan)
        assert (await tables.table_view(table, None)).view.has_bid == (False, False)
        await bid(tables, table, 0, 1)
        await bid(tables, table, 1, 1)
        await tables.set_person(BJORN, auto=True)
        clock.now += PACES["day"].call
        await tables.tick(clock.now)
        clock.now += PACES["day"].plan - 1
        assert await tables.tick(clock.now) == ()
        clock.now += 1
        assert await tables.tick(clock.now) == (table,)
        assert (await tables.table_view(table, None)).view.has_bid == (False, True)


class OneWay(Toy):
    """The toy where every bid is 1."""

    def ask(self, s: Any, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask:
        ask = super().ask(s, seat, key, picked)
        return replace(ask, values=ask.values[:1])


# -- notices


async def test_notices_come_in_a_persons_own_hours_and_way(tables: Tables, clock: Clock):
    """Not at night, not on holiday, not where he wishes none, and at a live table much sooner."""
    zone = ZoneInfo("Europe/Copenhagen")
    clock.now = datetime(2027, 3, 27, 23, tzinfo=zone).timestamp()
    await tables.set_person(ANNA, zone="Europe/Copenhagen", quiet=(22, 8))
    await tables.set_person(BJORN, notify="off")
    await two(tables)
    assert await tables.notices.rings(clock.now + 180) == ()
    morning = datetime(2027, 3, 28, 8, tzinfo=zone).timestamp()
    assert await tables.notices.rings(morning - 1) == ()
    assert [(r.person, r.how) for r in await tables.notices.rings(morning)] == [(ANNA, "ping")]
    await tables.set_person(ANNA, quiet=None, notify="dm")
    table = await lobby(tables, 71)
    await tables.set_pace(table, ANNA, "live")
    await tables.join(table, CARLA, press())
    await tables.start(table, ANNA, press())
    assert {(r.person, r.how) for r in await tables.notices.rings(clock.now + 45)} == {
        (ANNA, "dm"),
        (CARLA, "ping"),
    }


async def test_a_digest_comes_in_the_morning_and_only_of_what_still_waits(tables: Tables, clock: Clock):
    """One telling a day of everything; what has been done by then is not in it."""
    zone = ZoneInfo("Atlantic/Reykjavik")
    clock.now = datetime(2026, 11, 20, 12, tzinfo=zone).timestamp()
    await tables.set_person(ANNA, zone="Atlantic/Reykjavik", notify="digest")
    first, second = await two(tables, 1), await two(tables, 2)
    assert all(r.person == BJORN for r in await tables.notices.rings(clock.now + HOUR))
    await bid(tables, first, 0, 1)
    nine = datetime(2026, 11, 21, 9, tzinfo=zone).timestamp()
    assert await tables.notices.rings(nine - 1) == ()
    assert [(r.table, r.person, r.digest) for r in await tables.notices.rings(nine)] == [(second, ANNA, True)]


async def test_nobody_is_called_more_than_a_few_times_a_day(tables: Tables, clock: Clock):
    """Twenty tables must not be twenty pings."""
    for channel in range(12):
        table = await tables.open_table("toy", guild=1, channel=channel, host=1000 + channel, press=press())
        for person in (1000 + channel, ANNA):
            await tables.join(table, person, press())
        await tables.start(table, 1000 + channel, press())
    rings = [r for r in await tables.notices.rings(clock.now + HOUR) if r.person == ANNA]
    assert len(rings) == CEILING
    later = [r for r in await tables.notices.rings(clock.now + 2 * DAY) if r.person == ANNA]
    assert len(later) == 12 - CEILING
    assert all(r.digest for r in later)


async def test_a_holiday_rests_all_clocks_and_its_end_starts_them(tables: Tables, clock: Clock):
    """At every table at once, also at those where time was running already."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    clock.now += HOUR
    now = int(clock.now)
    await tables.set_person(BJORN, away_from=now, away_until=now + 20 * DAY)
    for day in range(20):
        await tables.tick(now + day * DAY)
        assert all(r.person != BJORN for r in await tables.notices.rings(now + day * DAY))
    assert (await tables.table_view(table, None)).table.asked is None
    clock.now = now + 20 * DAY + LATE - HOUR
    for at in (clock.now - PACES["day"].bank, clock.now - 1):
        await tables.tick(at)
        assert (await tables.table_view(table, None)).table.asked is None
    await tables.tick(clock.now)
    assert (await tables.table_view(table, None)).table.asked is not None
