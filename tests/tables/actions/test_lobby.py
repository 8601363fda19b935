"""Before the game: who may sit where, what may be chosen, and when it may begin."""

import pytest

from games.contract import Seat, Text, Who
from games.errors import GameOver
from tables import Tables, errors
from tables.service import AddBot, Invite, Leave, RemoveBot, SetOption, SetStrength
from tables.views import Chair, TableId
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, CHANNEL, DAVE, press
from tests.tables.seated import checked, length, lobby, opened, two
from tests.tables.toy import TOY


async def test_the_catalogue_reads_the_house_rules(tables: Tables) -> None:
    """The lobby's selects come from it: every value of every rule, the default first."""
    (info,) = tables.catalogue()
    assert (info.key, info.seats) == ("toy", (2, 3))
    assert info.options == {"rounds": ("2", "1", "3"), "claims": ("yes", "no")}
    assert info.strengths == ("plain", "keen")


async def test_a_table_opens_with_its_host_seated(tables: Tables) -> None:
    """What the channel is shown of a new table: chairs, rules, pace and the commitment."""
    table = await lobby(tables, rounds="3")
    table_info = (await tables.table_view(table, None)).table
    assert table_info.chairs == (Chair(ANNA, press=table_info.chairs[0].press), Chair(), Chair())
    assert table_info.chairs[0].press is not None
    assert (table_info.options, table_info.pace, table_info.host) == (
        {"rounds": "3", "claims": "yes"},
        "day",
        ANNA,
    )
    assert (len(table_info.commitment), table_info.secret, table_info.presses) == (64, None, ())
    assert await tables.in_channel(CHANNEL) == table
    assert await tables.of_person(ANNA) == (table,)


async def test_one_table_a_channel_five_a_host(tables: Tables) -> None:
    """A channel has one table, as it shows one board; hosts cannot fill a server (F53)."""
    await lobby(tables, 1)
    await refused(errors.ChannelTaken, lobby(tables, 1, host=BJORN))
    for channel in range(2, 6):
        await lobby(tables, channel)
    error = await refused(errors.Saturated, lobby(tables, 6))
    assert error.params == {"most": 5}
    await lobby(tables, 6, host=BJORN)


async def test_opening_twice_by_one_press_is_one_table(tables: Tables) -> None:
    """F6: an interaction delivered twice opens one table and both answers name it."""
    p = press()
    assert await opened(tables, press=p) == await opened(tables, press=p)


@pytest.mark.parametrize(
    "bad", [{"game": "chess"}, {"options": {"rounds": "9"}}, {"options": {"x": "1"}}, {"pace": "soon"}]
)
async def test_a_table_of_nonsense_is_refused(tables: Tables, bad: dict[str, object]) -> None:
    """A forged or old command with a bad value is refused, and no table is opened."""
    await refused(errors.BadOption, opened(tables, **bad))
    assert await tables.in_channel(CHANNEL) is None


async def test_the_host_chooses_rules_and_pace(tables: Tables) -> None:
    """The host sets options in the lobby, and the log names them by their texts."""
    table = await lobby(tables)
    await tables.do(table, ANNA, SetOption("rounds", "1"))
    await tables.set_pace(table, ANNA, "week")
    table_info = (await tables.table_view(table, None)).table
    assert (table_info.options["rounds"], table_info.pace) == ("1", "week")
    for name, value in (("rounds", "4"), ("round", "1")):
        await refused(errors.BadOption, tables.do(table, ANNA, SetOption(name, value)))
    await refused(errors.BadOption, tables.set_pace(table, ANNA, "hour"))
    lines = await tables.log(table, None)
    assert [line.event.id for line in lines] == ["step-opened", "step-option", "step-pace"]
    assert lines[1].event.params["value"] == Text("toy-option-rounds-1")


async def test_house_rules_that_depend_on_the_pace(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that is usual at a pace comes and goes with it, also at the opening; a chosen one stays."""
    monkeypatch.setattr(TOY, "usual", {"live": {"rounds": "1"}})
    table = await lobby(tables)

    async def rounds(at: TableId) -> str:
        return (await tables.table_view(at, None)).table.options["rounds"]

    assert await rounds(table) == "2"
    await tables.set_pace(table, ANNA, "live")
    assert await rounds(table) == "1"
    lines = await tables.log(table, None)
    assert [line.event.id for line in lines][-2:] == ["step-pace", "step-option"]
    await tables.set_pace(table, ANNA, "day")
    assert await rounds(table) == "2"
    await tables.do(table, ANNA, SetOption("rounds", "3"))
    await tables.set_pace(table, ANNA, "live")
    assert await rounds(table) == "3"
    for n, (pace, given, wanted) in enumerate(
        [("live", {}, "1"), ("live", {"rounds": "3"}, "3"), ("day", {}, "2")], 1
    ):
        assert await rounds(await opened(tables, channel=CHANNEL + n, pace=pace, options=given)) == wanted


async def test_only_the_host_arranges(tables: Tables) -> None:
    """A guest or a stranger cannot change the rules, seat bots, start or close."""
    table = await lobby(tables)
    await tables.join(table, BJORN, press())
    before = await length(tables, table)
    for person in (BJORN, DAVE):
        await refused(
            errors.NotAllowed,
            tables.do(table, person, SetOption("rounds", "1")),
            tables.set_pace(table, person, "live"),
            tables.do(table, person, Invite((DAVE,))),
            tables.do(table, person, AddBot()),
            tables.do(table, person, RemoveBot()),
            tables.close_table(table, person),
        )
    await refused(errors.NotSeated, tables.start(table, DAVE, press()))
    assert await length(tables, table) == before
    await tables.close_table(table, DAVE, moderator=True)
    assert (await tables.table_view(table, None)).table.phase == "closed"


async def test_joining_and_leaving(tables: Tables) -> None:
    """Chairs are taken in order, given back, no more than there are; who joins again takes no second."""
    table = await lobby(tables)
    await tables.join(table, BJORN, press())
    before = await length(tables, table)
    await tables.join(table, BJORN, press())
    assert await length(tables, table) == before
    await tables.join(table, CARLA, press())
    await refused(errors.SeatsFull, tables.join(table, DAVE, press()))
    await tables.do(table, BJORN, Leave())
    await refused(errors.NotSeated, tables.do(table, BJORN, Leave()))
    await tables.join(table, DAVE, press())
    table_info = (await tables.table_view(table, None)).table
    assert [chair.person for chair in table_info.chairs] == [ANNA, DAVE, CARLA]
    assert await tables.of_person(BJORN) == ()
    await checked(tables, table)


async def test_a_chair_is_kept_for_the_invited(tables: Tables) -> None:
    """Whom Anna invited by name must not find the table full of others."""
    table = await lobby(tables)
    await tables.do(table, ANNA, Invite((BJORN, CARLA, BJORN)))
    assert (await tables.table_view(table, None)).table.invited == (BJORN, CARLA)
    await refused(errors.SeatsFull, tables.join(table, DAVE, press()))
    await tables.join(table, CARLA, press())
    await tables.join(table, BJORN, press())
    await checked(tables, table)


async def test_when_the_host_leaves_the_next_one_is_host(tables: Tables) -> None:
    """A table whose host has gone can still be started; an empty one closes and frees the channel."""
    table = await lobby(tables)
    await tables.join(table, BJORN, press())
    await tables.do(table, ANNA, Leave())
    assert (await tables.table_view(table, None)).table.host == BJORN
    await tables.do(table, BJORN, AddBot())
    await tables.do(table, BJORN, Leave())
    assert (await tables.table_view(table, None)).table.phase == "closed"
    assert await lobby(tables) != table


async def test_bots_come_and_go(tables: Tables) -> None:
    """A bot fills a chair, the last one is taken away again, and not one that is not there."""
    table = await lobby(tables)
    await refused(errors.NoBot, tables.do(table, ANNA, RemoveBot()))
    await tables.do(table, ANNA, AddBot())
    await tables.do(table, ANNA, AddBot())
    await refused(errors.SeatsFull, tables.do(table, ANNA, AddBot()))
    await tables.do(table, ANNA, RemoveBot())
    chairs = (await tables.table_view(table, None)).table.chairs
    assert [(chair.person, chair.bot) for chair in chairs] == [(ANNA, False), (None, True), (None, False)]


async def test_each_bot_has_a_strength_of_its_own(tables: Tables) -> None:
    """The host chooses how well each bot plays, and a rematch keeps the choice."""
    table = await lobby(tables, rounds="1", claims="no")
    await tables.do(table, ANNA, AddBot())
    await tables.do(table, ANNA, AddBot())
    await tables.do(table, ANNA, SetStrength(Seat(1), "plain"))
    bots = (Chair(bot=True, strength="plain", name=1), Chair(bot=True, name=2))
    assert (await tables.table_view(table, None)).table.chairs[1:] == bots
    await refused(errors.BadOption, tables.do(table, ANNA, SetStrength(Seat(1), "godly")))
    for seat in (0, 5):
        await refused(errors.NoBot, tables.do(table, ANNA, SetStrength(Seat(seat), "keen")))
    await refused(errors.NotAllowed, tables.do(table, BJORN, SetStrength(Seat(1), "keen")))
    await tables.start(table, ANNA, press())
    await refused(errors.WrongPhase, tables.do(table, ANNA, SetStrength(Seat(1), "keen")))
    await tables.resign(table, ANNA, press())
    again = await tables.rematch(table, ANNA, press())
    assert (await tables.table_view(again, None)).table.chairs[1:] == bots
    await checked(tables, table)


async def test_a_bot_plays_by_its_strength(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot plays by the strength that is shown, and by another where a game no longer has that."""
    asked: list[str] = []
    choose = TOY.choose
    monkeypatch.setattr(TOY, "choose", lambda *args: asked.append(args[3]) or choose(*args))
    table = await lobby(tables, rounds="1", claims="no")
    await tables.do(table, ANNA, AddBot())
    await tables.do(table, ANNA, AddBot())
    await tables.do(table, ANNA, SetStrength(Seat(1), "plain"))
    await tables.start(table, ANNA, press())
    assert asked == ["plain", "keen"]


async def test_starting_needs_enough_people(tables: Tables) -> None:
    """A game for two is not dealt to one, and the refusal says how many it takes."""
    table = await lobby(tables)
    error = await refused(errors.TooFewSeats, tables.start(table, ANNA, press()))
    assert error.params == {"seats": 2}


async def test_a_gap_between_chairs_is_closed_at_the_start(tables: Tables) -> None:
    """Who left before the start must not leave a seat without a player in the game."""
    table = await lobby(tables)
    await tables.join(table, BJORN, press())
    await tables.join(table, CARLA, press())
    await tables.do(table, BJORN, Leave())
    await tables.start(table, ANNA, press())
    assert [c.person for c in (await tables.table_view(table, None)).table.chairs] == [ANNA, CARLA]
    assert (await tables.fetch(table)).seats_of(CARLA) == (1,)
    assert await tables.of_person(CARLA) == (table,)


async def test_the_lobby_is_over_once_the_game_goes(tables: Tables) -> None:
    """Nobody joins, leaves or changes the rules of a running game."""
    table = await two(tables)
    before = await length(tables, table)
    await refused(
        errors.WrongPhase,
        tables.join(table, CARLA, press()),
        tables.do(table, BJORN, Leave()),
        tables.do(table, ANNA, SetOption("rounds", "1")),
        tables.set_pace(table, ANNA, "week"),
        tables.do(table, ANNA, Invite((CARLA,))),
        tables.do(table, ANNA, AddBot()),
        tables.start(table, ANNA, press()),
        tables.rematch(table, ANNA, press()),
        tables.record(table),
    )
    assert await length(tables, table) == before


async def test_a_rematch_seats_everybody_and_waits_for_their_press(tables: Tables) -> None:
    """Same people, new commitment: the first press counts as a Join, and the last one starts the game."""
    table = await two(tables, rounds="1")
    await tables.resign(table, BJORN, press())
    await refused(errors.NotSeated, tables.rematch(table, DAVE, press()))
    asked = press()
    again = await tables.rematch(table, BJORN, asked)
    table_info = (await tables.table_view(again, None)).table
    assert [c.person for c in table_info.chairs[:2]] == [ANNA, BJORN]
    assert (table_info.host, table_info.rematch_of, table_info.options["rounds"]) == (BJORN, table, "1")
    assert table_info.commitment != (await tables.table_view(table, None)).table.commitment
    error = await refused(errors.NotReady, tables.start(again, BJORN, press()))
    assert error.params == {"who": Who(0)}
    pressed = press()
    assert await tables.rematch(table, ANNA, pressed) == again
    held = (await tables._cached(again)).table
    assert held.phase == "playing"
    assert (held.presses, held.numbers) == ((pressed, asked), (asked, pressed))
    await checked(tables, again)


async def test_a_rematch_waits_for_the_channel(tables: Tables) -> None:
    """Another table in the channel is not thrown over by a late press of Rematch."""
    table = await two(tables)
    await tables.resign(table, ANNA, press())
    other = await lobby(tables, host=DAVE)
    await refused(errors.ChannelTaken, tables.rematch(table, ANNA, press()))
    assert await tables.in_channel(CHANNEL) == other


async def test_what_is_not_there(tables: Tables) -> None:
    """F45: an id from nowhere is a typed answer for every method that takes a table."""
    nowhere = TableId(999)
    await refused(
        errors.NoTable,
        tables.table_view(nowhere, None),
        tables.join(nowhere, ANNA, press()),
        tables.close_table(nowhere, ANNA),
        tables.act(nowhere, ANNA, 0, 1, "bid 1", press()),
        tables.log(nowhere, None),
        tables.record(nowhere),
        tables.rematch(nowhere, ANNA, press()),
    )
    assert await tables.in_channel(5) is None


async def test_closing_ends_everything(tables: Tables) -> None:
    """A closed table frees its channel, tells the others, shows its secret, and is not closed twice."""
    table = await two(tables)
    await tables.close_table(table, ANNA)
    assert (await tables.table_view(table, None)).table.secret is not None
    assert [(r.person, r.what) for r in await tables.notices.due(4_000_000_000)] == [(BJORN, "over")]
    assert await tables.notices.due(4_000_000_000) == ()
    await refused(GameOver, tables.close_table(table, ANNA))
    assert await lobby(tables) != table
    await checked(tables, table)


@pytest.mark.parametrize("forged", ["x", "-1", "01", "9"])
async def test_a_forged_word_does_not_hide_the_true_reason(tables: Tables, forged: str) -> None:
    """A forged value is a BadOption only where the person may choose one; else NotAllowed or WrongPhase."""
    table = await lobby(tables)
    await refused(errors.BadOption, tables.join(table, BJORN, press(), forged))
    await refused(errors.BadOption, tables.midgame.set_speed(table, ANNA, forged))
    await refused(errors.NotAllowed, tables.midgame.set_speed(table, BJORN, forged))
    await tables.join(table, BJORN, press())
    await tables.start(table, ANNA, press())
    await refused(errors.WrongPhase, tables.join(table, CARLA, press(), forged))
