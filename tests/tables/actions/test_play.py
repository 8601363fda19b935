"""Moves at a table: who may answer what, what others notice of it, and what a second press does."""

import asyncio
import itertools

import pytest
from msgspec.structs import replace

from games.contract import Seat
from games.errors import GameOver, IllegalMove, UnreadableMove
from tables import Tables, projection
from tables.actions.play import MOST_NEWS
from tables.errors import NotSeated, StaleQuestion, WrongPhase
from tables.projection import FetchedTable, since
from tests.contract.records import play as played
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, DAVE, HOUR, Clock, press
from tests.tables.seated import (
    ask_of,
    bid,
    bids,
    checked,
    dealt,
    finish,
    having,
    length,
    lobby,
    shown,
    three,
    two,
)


async def test_two_people_play_to_the_end(tables: Tables, clock: Clock) -> None:
    """A whole game by the numbers of questions, with the clock closing each round."""
    table = await two(tables)
    await finish(tables, table, clock)
    table_view = await tables.table_view(table, None)
    assert table_view.table.phase == "over"
    assert table_view.outcome.why == "points"
    assert table_view.questions == ()
    assert await tables.of_person(ANNA) == ()
    await checked(tables, table)


async def test_a_question_keeps_its_number_while_it_is_open(tables: Tables) -> None:
    """A button on a kept question works on after others have moved; a new question has a new number."""
    table = await two(tables)
    (first,) = (await tables.table_view(table, Seat(0))).questions
    await bid(tables, table, 0, 1)
    assert (await tables.table_view(table, Seat(0))).questions == (first,)
    await bid(tables, table, 1, 2)
    (claim,) = (await tables.table_view(table, Seat(0))).questions
    assert claim.number == first.number + 1


async def test_what_a_seat_is_asked_is_found_once_a_state(tables: Tables) -> None:
    """A press follows the same asks several times; after another seat's move they are found anew."""
    table = await two(tables)
    (question,) = (await tables.table_view(table, Seat(0))).questions
    found = [await ask_of(tables, table, Seat(0), ANNA, question.number, picks) for picks in ((), ("1",)) * 2]
    assert found[:2] == found[2:]
    assert [id(ask) for ask in found[:2]] == [id(ask) for ask in found[2:]]
    await bid(tables, table, 1, 2)
    after = await ask_of(tables, table, Seat(0), ANNA, question.number)
    assert after == found[0]
    assert after is not found[0]


async def test_a_stale_button_moves_nothing(tables: Tables) -> None:
    """F44: every number of before is refused by `ask` and by `act`, also one that never was."""
    table = await two(tables)
    await bids(tables, table, 1, 1)
    before = await length(tables, table)
    for number in (1, 3, 0, -1):
        await refused(StaleQuestion, ask_of(tables, table, Seat(0), ANNA, number))
        await refused(StaleQuestion, tables.act(table, ANNA, Seat(0), number, "claim", press()))
    assert await length(tables, table) == before


async def test_pressing_twice_is_one_move(tables: Tables) -> None:
    """F6, F43: the same interaction again changes nothing and raises nothing, whatever has come after it."""
    table = await two(tables)
    p = press()
    await tables.act(table, ANNA, Seat(0), 1, "bid 1", p)
    before = await length(tables, table)
    await tables.act(table, ANNA, Seat(0), 1, "bid 1", p)
    await bid(tables, table, 1, 2)
    await tables.act(table, ANNA, Seat(0), 1, "bid 1", p)
    assert await length(tables, table) == before + 1
    await asyncio.gather(*(tables.resign(table, ANNA, p + 10**9) for _ in range(3)))
    assert await length(tables, table) == before + 2


async def test_one_press_of_many_at_once_counts(tables: Tables) -> None:
    """F42: a hundred presses on one question in the same instant are one move, each time."""
    table = await two(tables, claims="no", rounds="3")
    for round_ in range(1, 4):
        await bid(tables, table, 0, 1)
        (question,) = (await tables.table_view(table, Seat(1))).questions
        before = await length(tables, table)
        presses = (tables.act(table, BJORN, Seat(1), question.number, "bid 2", press()) for _ in range(100))
        done = await asyncio.gather(*presses, return_exceptions=True)
        assert [type(d) for d in done].count(FetchedTable) == 1
        assert {type(d) for d in done} <= {FetchedTable, StaleQuestion, GameOver}
        assert await length(tables, table) == before + 1, round_


async def test_typed_moves_need_no_number(tables: Tables) -> None:
    """The slash command's twin: any case, one spelling in the log."""
    table = await two(tables)
    await tables.act(table, ANNA, Seat(0), None, "  BID   3 ", press())
    assert (await checked(tables, table))[-1].action.what.text == "bid 3"


async def test_a_refused_move_changes_nothing(tables: Tables) -> None:
    """Nonsense, a move out of its time, a stranger, another's seat: typed answers, the log as it was."""
    table = await two(tables)
    before = await length(tables, table), shown(await tables.table_view(table, Seat(0)))
    refusals = (
        (ANNA, 0, None, "bid 9", UnreadableMove),
        (ANNA, 0, 1, "x" * 6000, UnreadableMove),
        (ANNA, 0, None, "claim", IllegalMove),
        (ANNA, 1, None, "bid 1", NotSeated),
        (ANNA, 7, None, "bid 1", NotSeated),
        (DAVE, 0, 1, "bid 1", NotSeated),
    )
    for person, seat, number, text, error in refusals:
        await refused(error, tables.act(table, person, Seat(seat), number, text, press()))
    await refused(NotSeated, tables.resign(table, DAVE, press()))
    assert (await length(tables, table), shown(await tables.table_view(table, Seat(0)))) == before


async def test_nothing_is_asked_of_a_stranger(tables: Tables) -> None:
    """F47, F59: who does not sit there learns nothing of the legal moves."""
    table = await two(tables)
    await refused(NotSeated, ask_of(tables, table, Seat(0), BJORN, 1), tables.moves(table, Seat(0), DAVE))
    assert await tables.moves(table, Seat(0), ANNA) == ("bid 1", "bid 2", "bid 3")
    assert await tables.moves(table, Seat(0), ANNA, limit=2) == ("bid 1", "bid 2")


async def test_moves_before_and_after_the_game(tables: Tables) -> None:
    """F45: buttons of a lobby and of a finished game are told apart."""
    table = await lobby(tables)
    await refused(WrongPhase, tables.act(table, ANNA, Seat(0), 1, "bid 1", press()))
    await tables.join(table, BJORN, press())
    await tables.start(table, ANNA, press())
    await tables.resign(table, ANNA, press())
    await refused(
        GameOver,
        tables.act(table, ANNA, Seat(0), 1, "bid 1", press()),
        ask_of(tables, table, Seat(0), ANNA, 1),
        tables.resign(table, BJORN, press()),
    )


async def test_a_secret_move_is_noticed_by_nobody(tables: Tables, clock: Clock) -> None:
    """A changed bid leaves views, numbers, news, times and log of all others as they were."""
    table = await three(tables)
    await bid(tables, table, 1, 1)

    async def noticed() -> list[object]:
        others = [None, Seat(0), Seat(2)]
        table_views = [shown(await tables.table_view(table, seat)) for seat in others]
        return [*table_views, *[await tables.log(table, seat) for seat in others]]

    before = await noticed()
    clock.now += HOUR
    for value in (2, 3, 1):
        await bid(tables, table, 1, value)
    assert await noticed() == before
    assert (await tables.table_view(table, Seat(1))).view.bid == 1
    await bid(tables, table, 0, 2)
    await bid(tables, table, 2, 3)
    numbers = [(await tables.table_view(table, Seat(n))).questions[0].number for n in range(3)]
    assert numbers == [2, 2, 2]


async def test_no_sight_or_log_line_has_another_seats_secret(tables: Tables, clock: Clock) -> None:
    """F54, F55: hidden numbers and bids are in no byte of what another seat, or the channel, is given."""
    table = await two(tables, rounds="1")
    hidden = [(await tables.table_view(table, Seat(n))).view.number for n in (0, 1)]
    await bid(tables, table, 0, 3)
    for viewer, secret in itertools.product((None, 0, 1), (0, 1)):
        seat = None if viewer is None else Seat(viewer)
        text = repr(shown(await tables.table_view(table, seat))[2:]) + repr(await tables.log(table, seat))
        assert (f"'number': {hidden[secret]}" in text) == (viewer == secret)
        if viewer != 0:
            assert "toy-bid'" not in text.replace('"', "'")


async def test_news_begins_where_a_person_last_moved(tables: Tables) -> None:
    """The board's caption tells the last thing that happened, not the whole game."""
    table = await two(tables)
    assert "toy-round" in [e.id for e in (await tables.table_view(table, None)).news]
    await bid(tables, table, 0, 1)
    assert [e.id for e in (await tables.table_view(table, None)).news] == ["toy-ready"]
    assert [e.id for e in (await tables.table_view(table, Seat(0))).news] == ["toy-bid", "toy-ready"]
    await bid(tables, table, 1, 2)
    assert [e.id for e in (await tables.table_view(table, None)).news] == ["toy-ready", "toy-cast"]


async def test_log_pages_count_only_what_the_reader_may_see(tables: Tables) -> None:
    """Secret moves leave no gap in the numbers and no page with fewer lines."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    await bids(tables, table, 2, 1)
    whole = await tables.log(table, None, limit=100)
    assert [line.number for line in whole] == list(range(1, len(whole) + 1))
    last = await tables.log(table, None, limit=3)
    assert last == whole[-3:]
    assert await tables.log(table, None, before=last[0].number, limit=3) == whole[-6:-3]
    assert await tables.log(table, None, before=1, limit=3) == ()
    assert len(await tables.log(table, Seat(0), limit=100)) == len(whole) + 3


async def test_people_and_places_are_kept(tables: Tables) -> None:
    """Settings survive, one at a time, and a wrong value is refused."""
    assert (await tables.settings.person(ANNA)).language is None
    await tables.settings.set_person(ANNA, having(language="is"))
    await asyncio.gather(
        tables.settings.set_person(ANNA, having(suits="four")),
        tables.settings.set_person(ANNA, having(board="text")),
    )
    person = await tables.settings.person(ANNA)
    assert (person.language, person.suits, person.board) == ("is", "four", "text")
    with pytest.raises(ValueError, match="Invalid enum value"):
        await tables.settings.set_person(ANNA, having(suits="six"))
    assert (await tables.settings.channel(70)).language is None
    await asyncio.gather(
        tables.settings.set_channel(70, having(language="da")),
        tables.settings.set_channel(70, having(board="text")),
    )
    channel = await tables.settings.channel(70)
    assert (channel.language, channel.board) == ("da", "text")


async def test_views_are_kept_of_the_tables_that_were_used_last(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two tables for which there is room; the one that was not looked at for longest is built anew."""
    built, build = [], FetchedTable._built
    monkeypatch.setattr(projection, "MOST_BUILT", 2)
    monkeypatch.setattr(FetchedTable, "_built", lambda it, seat: built.append(it.id) or build(it, seat))
    one, second, third = [await two(tables, channel) for channel in (1, 2, 3)]
    built.clear()
    for table in (one, second, one, third, third, one, second):
        await tables.table_view(table, None)
    assert built == [one, second, third, second]


async def test_since_begins_at_the_readers_own_last_move(tables: Tables) -> None:
    """*Since my last turn*: only what changed for me, and nothing that only others may know."""
    table = await two(tables)
    assert "toy-round" in [e.id for e in await tables.since(table, Seat(0))]
    await bids(tables, table, 1, 2)
    assert [e.id for e in await tables.since(table, Seat(0))] == [
        "toy-bid",
        "toy-ready",
        "toy-ready",
        "toy-cast",
    ]
    assert [e.id for e in await tables.since(table, Seat(1))] == ["toy-bid", "toy-ready", "toy-cast"]


async def test_in_the_middle_of_a_turn_since_still_tells_what_the_others_did(tables: Tables) -> None:
    """A turn of many moves: the first of them must not take away what had not been read yet."""
    table = await two(tables)
    rows = await tables._store.entries(table)
    start, moves = rows[-1], [1, 0, 1, 1]
    made = [
        replace(start, n=start.n + n, at=start.at + n, kind="move", seat=s) for n, s in enumerate(moves, 1)
    ]

    def counted(seat: int, begun: int | None) -> int:
        one = len(since([start], Seat(seat), None))
        return len(since([*rows, *made], Seat(seat), begun)) // one

    assert counted(1, start.at + 2) == 4, "from their move before the turn that goes on"
    assert counted(1, start.at + 4) == 1, "their move led to this turn of their own"
    assert counted(1, None) == 1, "their turn is over, and nobody has moved since"
    assert counted(0, None) == counted(0, start.at + 4) == 3


async def test_however_often_a_secret_is_changed_the_news_of_others_stay(tables: Tables) -> None:
    """Secret moves do not crowd out public news, which would show that somebody cannot decide (F60)."""
    table = await two(tables)
    await bid(tables, table, 0, 1)
    before = [shown(await tables.table_view(table, seat)) for seat in (None, Seat(1))]
    for n in range(MOST_NEWS + 5):
        await tables.act(table, ANNA, Seat(0), None, f"bid {n % 2 + 2}", press())
    assert [shown(await tables.table_view(table, seat)) for seat in (None, Seat(1))] == before
    assert before[0][4]
    await checked(tables, table)


@pytest.mark.parametrize(("key", "undo"), [("cribbage", "consent"), ("fuldrigger", "free"),
                                           ("kasino", "consent"), ("partners", "consent")])  # fmt: skip
def test_a_slip_of_the_finger_can_be_taken_back(key: str, undo: str) -> None:
    """In the games where nobody moves unseen, a move can be taken back."""
    assert undo in {entry.step.undo for entry in played(key, 0).entries}


@pytest.mark.parametrize(
    ("game", "options", "said", "other"),
    [
        ("kinaskak", {"buying": "wishes"}, "wish A", "wish 5"),
        ("goofspiel", {}, "{0}", "{1}"),
        ("cribbage", {}, "{0}", "{1}"),
    ],
)
async def test_the_same_choice_again_is_no_new_line(
    house: Tables, game: str, options: dict[str, str], said: str, other: str
) -> None:
    """A secret choice pressed three times is one entry, answered as if made; another one is a second."""
    table = await dealt(house, BJORN, game=game, **options)
    begun, legal = await length(house, table), await house.moves(table, Seat(1), BJORN)

    async def say(text: str) -> FetchedTable:
        return await house.act(table, BJORN, Seat(1), None, text.format(*legal), press())

    first = await say(said)
    again = [await say(said), await say(said)]
    assert await length(house, table) == begun + 1
    assert [one.view(Seat(1)) for one in again] == [first.view(Seat(1))] * 2
    await say(other)
    await say(said)
    assert await length(house, table) == begun + 3
