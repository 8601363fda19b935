"""Can anybody choose the deal? What goes into the seed, and what a host, an operator and a cut can do."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from games.chance import Derived, Draw
from games.errors import GameOver
from games.registry import GAMES
from tables import Tables, errors, verify
from tables.log import records
from tables.log.records import Played
from tables.model import fairness
from tables.service import AddBot, Leave, RemoveBot, SetOption
from tables.verify import Unproven
from tables.views import TableId
from tests.refused import refused
from tests.tables.log.test_records import chained
from tests.tables.people import ANNA, BJORN, CARLA, DAVE, Clock, press
from tests.tables.seated import checked, length, lobby, opened, tables_at
from tests.tables.toy import TOYS
from tools.verify_deal import BEFORE, LAST, LATER, check

SECRET = bytes(range(32))
Do = Callable[[Tables, TableId], Awaitable[object]]


def bot(tables: Tables, table: TableId) -> Awaitable[object]:
    return tables.do(table, ANNA, AddBot())


def no_bot(tables: Tables, table: TableId) -> Awaitable[object]:
    return tables.do(table, ANNA, RemoveBot())


def seat(number: int) -> Do:
    return lambda tables, table: tables.join(table, ANNA, 900 + number, str(number))


ARRANGED: tuple[Sequence[Do], ...] = (
    (),
    (bot,),
    (bot, no_bot),
    (seat(2),),
    (seat(2), bot),
    (bot, no_bot, seat(2), bot),
    (lambda tables, table: tables.do(table, ANNA, SetOption("rounds", "3")),),
)
"""What a host can do between the last Join and the start."""


async def dealt(path: Path, clock: Clock, steps: Sequence[Do]) -> tuple[Draw, ...]:
    """What is drawn at the start of a table with the same secret and presses, after these steps."""
    async with tables_at(path, clock) as tables:
        table = await opened(tables, press=1000)
        await tables.join(table, ANNA, 1001)
        await tables.join(table, BJORN, 1002)
        for step in steps:
            await step(tables, table)
        await tables.join(table, BJORN, 1003)
        await tables.start(table, ANNA, 1004)
        return next(entry.draws for entry in await checked(tables, table) if entry.draws)


async def test_nothing_in_the_lobby_chooses_the_deal(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However a host seats people and bots or sets the rules, the same secret and presses give the same."""
    monkeypatch.setattr(fairness, "new_secret", lambda: SECRET)
    found = [await dealt(tmp_path / f"{n}.sqlite3", clock, steps) for n, steps in enumerate(ARRANGED)]
    assert all(draws == found[0] for draws in found)


def first_card(number: int, words: str = "") -> int:
    chance = Derived(fairness.seed(SECRET, (number, 1002), words), 0)
    return chance.shuffle("deal", range(52))[0]


def test_an_invented_number_chooses_a_deal_but_for_a_cut() -> None:
    """What docs/fairness.md leaves open: who changes the bot can invent a number, and cannot invent a cut."""
    invented = next(number for number in range(10_000) if first_card(number) == 0)
    after = [first_card(invented, f"words {n}") for n in range(50)]
    assert after.count(0) < 10
    assert len(set(after)) > 20


async def list_of(tables: Tables, table: TableId) -> str:
    return (await tables.info(table)).hash[:32]


async def test_a_cut_is_mixed_in_last_and_starts_the_game(tables: Tables) -> None:
    """It is one entry, made once, from which the game is dealt again; a record without it is refused."""
    opening, joined, cut = press(), press(), press()
    table = await opened(tables, press=opening)
    await tables.join(table, BJORN, joined)
    shown = await list_of(tables, table)
    for _ in range(2):
        begun = await tables.cut(table, BJORN, cut, " mín\t orð |\n\u202e\0 1,2 ", shown)
    assert (begun.info.phase, begun.info.cut, begun.info.hash) == ("playing", "mín orð | 1,2", "")
    assert (await tables.log(table, None))[-2].event.id == "step-cut"
    (*_, entry) = await checked(tables, table)
    chance = Derived(
        fairness.seed((await tables._cached(table)).secret, (opening, joined), "mín orð | 1,2"), 0
    )
    chance.shuffle("numbers", range(9))
    assert entry.draws == tuple(chance.draws)
    await tables.resign(table, ANNA, press())
    text = await tables.record(table)
    assert "\n2 cut 1 mín orð | 1,2\n2 start - 2 | numbers " in text
    record = records.read(text)
    assert verify.check(record, TOYS) is not None
    for played in (record.played[:-1], tuple(p for p in record.played if p.kind != "cut")):
        with pytest.raises(Unproven):
            verify.check(chained(replace(record, played=played)), TOYS)


async def test_the_stand_alone_program_says_who_cut_and_what_was_shown(path: Path, clock: Clock) -> None:
    """The list that was shown has to stand right before the cut; else entries were perhaps chosen later."""
    async with tables_at(path, clock, games=GAMES) as tables:
        table = await opened(tables, "cribbage")
        early = await list_of(tables, table)
        await tables.join(table, BJORN, (joined := press()))
        shown = await list_of(tables, table)
        await tables.cut(table, BJORN, press(), "my own words", shown)
        await tables.resign(table, ANNA, press())
        data, last = (await tables.record(table)).encode(), (await tables.info(table)).hash
    assert verify.check(records.read(data.decode())) is not None
    assert [check(data, one)[2] for one in (early, shown, last)] == [LATER, BEFORE, LAST]
    assert f"number {joined} cut the deck: my own words" in check(data)[1]
    for old, new in (
        (b"cut 1", b"cut 0"),
        (b"my own", b"my two"),
        (b"2 cut", b"3 cut"),
        (b"2 start", b"3 start"),
    ):
        with pytest.raises(ValueError, match=r"is not what|missing|lead to the hash"):
            check(data.replace(old, new))


async def test_who_may_cut_and_when(tables: Tables) -> None:
    """Somebody seated, once all are ready, who saw the list as it is, with words that say something."""
    table = await lobby(tables)

    async def cut(person: int, typed: str = "x", shown: str = "") -> object:
        return await tables.cut(table, person, press(), typed, shown)

    await refused(errors.TooFewSeats, cut(ANNA))
    old = await list_of(tables, table)
    await tables.join(table, BJORN, press())
    await refused(errors.NotSeated, cut(DAVE))
    await refused(errors.StaleList, cut(BJORN, "x", old))
    await refused(errors.NoWords, cut(BJORN, " \n\u200b"))
    await tables.do(table, ANNA, SetOption("rounds", "1"))
    await refused(errors.NotReady, cut(ANNA))
    before = await length(tables, table)
    await tables.join(table, BJORN, press())
    assert (await tables.fetch(table)).may_cut(ANNA)
    assert not (await tables.fetch(table)).may_cut(DAVE)
    await cut(ANNA)
    assert await length(tables, table) >= before + 2
    await refused(errors.WrongPhase, cut(BJORN))


async def test_the_last_join_and_the_start_are_one_entry(tables: Tables) -> None:
    """In direct messages, where people were named; who would rather cut joins without starting."""
    table = await opened(tables, place="direct", channel=0, invited=(BJORN, CARLA))
    await tables.join(table, CARLA, press())
    begun = await tables.join(table, BJORN, (last := press()))
    assert begun.info.phase == "playing"
    (*_, entry) = await checked(tables, table)
    assert (entry.action.press, bool(entry.draws)) == (last, True)
    await tables.resign(table, ANNA, press())
    text = await tables.record(table)
    assert f"\n3 join - {last}\n3 start - 3 | numbers " in text
    assert verify.check(records.read(text), TOYS) is not None
    other = await opened(tables, place="direct", channel=0, invited=(BJORN,))
    waiting = await tables.join(other, BJORN, press(), waits=True)
    assert (waiting.info.phase, waiting.may_cut(BJORN)) == ("lobby", True)


async def test_the_last_hash_stays(tables: Tables) -> None:
    """Once a game is over nobody adds to its log, nor to its record, and so the noted hash goes on to fit."""
    table = await opened(tables)
    await tables.join(table, BJORN, press())
    await tables.start(table, ANNA, press())
    await tables.resign(table, BJORN, press())
    last = (await tables.info(table)).hash
    await refused(
        GameOver,
        tables.midgame.set_speed(table, ANNA, "2"),
        tables.close_table(table, ANNA),
        tables.close_table(table, DAVE, moderator=True),
    )
    assert (await tables.info(table)).hash == last
    record = records.read(await tables.record(table))
    for kind in ("aside", "close"):
        more = Played(record.played[-1].n + 1, kind, None, "-", ())
        with pytest.raises(Unproven):
            verify.check(chained(replace(record, played=(*record.played, more))), TOYS)


async def test_what_was_agreed_is_asked_once_more(tables: Tables) -> None:
    """Who has joined agrees anew to house rules, rating and pace; a bot or a seat asks nobody."""
    table = await lobby(tables)
    await tables.join(table, BJORN, (joined := press()))

    async def asked() -> tuple[int, ...]:
        return (await tables.info(table)).asked

    await tables.do(table, ANNA, SetOption("rounds", "2"))
    await tables.do(table, ANNA, AddBot())
    await tables.do(table, ANNA, RemoveBot())
    await tables.join(table, BJORN, press(), "2")
    assert await asked() == ()
    for change in (
        lambda: tables.do(table, ANNA, SetOption("rounds", "1")),
        lambda: tables.ratings.set_rated(table, ANNA, on=True),
        lambda: tables.set_pace(table, ANNA, "live"),
    ):
        for _ in range(2):  # the second changes nothing
            await change()
        assert await asked() == (BJORN,)
        await refused(errors.NotReady, tables.start(table, ANNA, press()))
        await tables.join(table, BJORN, press())
        assert await asked() == ()
        assert (await tables.log(table, None))[-1].event.id == "step-agreed"
    await tables.do(table, ANNA, SetOption("rounds", "3"))
    await tables.do(table, BJORN, Leave())
    await tables.join(table, BJORN, press())
    assert await asked() == ()
    await tables.start(table, ANNA, press())
    assert joined in (await tables._cached(table)).table.numbers
    await checked(tables, table)


async def test_who_plays_with_whom_is_asked_once_more(house: Tables) -> None:
    """Of four in pairs, those are asked whose partner has gone to another; not who comes or goes anew."""
    table = await opened(house, "partners")
    for person in (BJORN, CARLA):
        await house.join(table, person, press())
    before = (await house.info(table)).chairs
    free = next(n for n, chair in enumerate(before) if not chair.is_taken)
    assert (await house.info(table)).asked == ()
    await house.join(table, BJORN, press(), str(free))
    assert set((await house.info(table)).asked) == {ANNA, CARLA}
    await house.join(table, DAVE, press())
    assert set((await house.info(table)).asked) == {ANNA, CARLA}


async def test_who_loses_a_partner_is_asked_once_more(house: Tables) -> None:
    """Two who leave and come back the other way round change the pairs, which the others agree to anew."""
    table = await opened(house, "partners")
    for person in (BJORN, CARLA, DAVE):
        await house.join(table, person, press())
    for person in (ANNA, CARLA):
        await house.do(table, person, Leave())
    for person in (CARLA, ANNA):
        await house.join(table, person, press())
    chairs = [chair.person for chair in (await house.info(table)).chairs]
    assert {chairs[0], chairs[2]} == {BJORN, CARLA}
    assert {*(await house.info(table)).asked} == {BJORN, DAVE}
    await refused(errors.NotReady, house.start(table, CARLA, press()))
