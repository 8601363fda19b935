"""Rated tables: the switch in the lobby, what is stored at the end, and who stays out."""

from pathlib import Path
from typing import Any

import pytest

from games.contract import Seat
from tables import Tables
from tables.errors import BadOption, BotHeld, NotAllowed, NotSeated, WrongPhase
from tables.past import RatingChange
from tables.service import RemoveBot
from tables.views import TableId
from tests.db.steps import sql
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, DAVE, GUILD, HOUR, Clock, press
from tests.tables.seated import bid, checked, filled, finish, last, lobby, opened, passes, tables_at, two


async def rated(tables: Tables, *others: int, bots: int = 0) -> TableId:
    """A rated game of Anna with these people and bots, which Anna loses by resigning in her turn."""
    table = await lobby(tables, channel=press())
    await tables.ratings.set_rated(table, ANNA, on=True)
    await filled(tables, table, *others, bots=bots)
    return table


async def lost(tables: Tables, *others: int, bots: int = 0) -> TableId:
    """A rated game that Anna has lost."""
    table = await rated(tables, *others, bots=bots)
    await tables.resign(table, ANNA, press())
    return table


async def shown(tables: Tables) -> dict[int, int]:
    """The ratings of all who are named, by person."""
    return {s.people[0]: s.points for s in await tables.ratings.standings(GUILD, "toy")}


def stored(path: Path) -> list[tuple[Any, ...]]:
    """The stored rows of rated results."""
    return sql(path, "SELECT seat, side, place, person, strength FROM rated ORDER BY id")


async def test_only_rated_tables_count(tables: Tables, path: Path, clock: Clock) -> None:
    """A table is not rated unless its host has switched it on; then the end stores a row for each seat."""
    plain = await two(tables, channel=press())
    assert not (await tables.info(plain)).rated
    await finish(tables, plain, clock)
    assert (stored(path), await tables.ratings.games(GUILD)) == ([], ())
    assert await tables.ratings.changes(plain) == ()
    table = await lost(tables, BJORN, bots=1)
    assert [row[:2] for row in stored(path)] == [(0, 0), (1, 1), (2, 2)]
    assert stored(path)[0][2] == 2, "who resigned is last"
    assert [row[3] for row in stored(path)] == [ANNA, BJORN, None]
    assert [row[4] for row in stored(path)] == ["", "", "keen"]
    assert await tables.ratings.games(GUILD) == ("toy",)
    anna, bjorn = await tables.ratings.changes(table)
    assert anna.after < 1500 == anna.before
    assert isinstance(bjorn, RatingChange)
    await checked(tables, table)


async def test_the_host_switches_it_in_the_lobby_of_a_server(tables: Tables) -> None:
    """Nobody else may, not after the start, not outside a server; both ways are told once."""
    table = await lobby(tables)
    for _ in range(2):
        await tables.ratings.set_rated(table, ANNA, on=True)
    assert (await tables.info(table)).rated
    await tables.ratings.set_rated(table, ANNA, on=False)
    assert [line.event.id for line in await tables.log(table, None)][-2:] == ["step-rated", "step-unrated"]
    await tables.join(table, BJORN, press())
    await refused(NotAllowed, tables.ratings.set_rated(table, BJORN, on=True))
    await tables.start(table, ANNA, press())
    await refused(WrongPhase, tables.ratings.set_rated(table, ANNA, on=True))
    direct = await opened(tables, guild=0, channel=0, host=CARLA, place="direct")
    await refused(BadOption, tables.ratings.set_rated(direct, CARLA, on=True))


async def test_a_rematch_stays_rated(tables: Tables) -> None:
    """Whoever plays a rated game again does not have to switch it on again."""
    table = await lost(tables, BJORN)
    again = await tables.rematch(table, BJORN, press())
    assert (await tables.info(again)).rated


async def test_a_closed_game_is_not_rated(tables: Tables, path: Path) -> None:
    """A game that everybody agreed to close has no result."""
    table = await rated(tables, BJORN)
    await bid(tables, table, 0, 1)
    await tables.close_table(table, ANNA)
    await tables.midgame.vote(table, BJORN, "yes", press())
    assert (await tables.info(table)).phase == "closed"
    assert stored(path) == []


async def test_a_seat_that_a_bot_keeps_counts_for_its_person(
    tables: Tables, path: Path, clock: Clock
) -> None:
    """Leaving a rated game to a bot does not save the rating, nor does it win."""
    table = await rated(tables, BJORN)
    await tables.midgame.give(table, BJORN, press(), bot=True)
    await finish(tables, table, clock)
    for _, _, place, person, _ in stored(path)[1:]:
        assert person == (BJORN if place else None)


async def test_ratings_are_computed_anew_from_the_results(path: Path, clock: Clock) -> None:
    """A process that reads them later has exactly those of the one that saw the games end."""
    async with tables_at(path, clock) as tables:
        seen = []
        for others in ((BJORN,), (CARLA,), (BJORN, CARLA), (), (BJORN,)):
            table = await lost(tables, *others, bots=not others)
            seen.append((table, await tables.ratings.changes(table)))
        standings = await tables.ratings.standings(GUILD, "toy")
    async with tables_at(path, clock) as tables:
        assert await tables.ratings.standings(GUILD, "toy") == standings
        assert [(table, await tables.ratings.changes(table)) for table, _ in seen] == seen


async def test_who_stays_out_leaves_results_without_a_name(tables: Tables, path: Path) -> None:
    """Past and later results count for the others as before; who comes back begins anew."""
    first = await lost(tables, BJORN)
    await lost(tables, BJORN)
    before = await shown(tables)
    assert set(before) == {ANNA, BJORN}
    await tables.ratings.stay_out(BJORN, out=True)
    assert await shown(tables) == {ANNA: before[ANNA]}
    assert [change.person for change in await tables.ratings.changes(first)] == [ANNA]
    assert BJORN not in {row[3] for row in stored(path)}
    third = await lost(tables, BJORN)
    assert [change.person for change in await tables.ratings.changes(third)] == [ANNA]
    assert BJORN not in {row[3] for row in stored(path)}
    assert (await shown(tables))[ANNA] < before[ANNA]
    assert await tables.ratings.of_person(BJORN) == ()
    await tables.ratings.stay_out(BJORN, out=False)
    assert set(await shown(tables)) == {ANNA}
    await lost(tables, BJORN)
    ((guild, game, standing),) = await tables.ratings.of_person(BJORN)
    assert (guild, game, standing.games, standing.won) == (GUILD, "toy", 1, 1)


async def test_deleted_data_leave_results_without_a_name(tables: Tables, path: Path) -> None:
    """The others keep their ratings to the last digit."""
    for _ in range(3):
        await lost(tables, BJORN)
    before = await shown(tables)
    await tables.midgame.gone(BJORN)
    assert await shown(tables) == {ANNA: before[ANNA]}
    assert BJORN not in {row[3] for row in stored(path)}


async def test_each_server_has_its_own_ratings(tables: Tables) -> None:
    """What is played in one server is not seen in another."""
    await lost(tables, BJORN)
    assert await tables.ratings.standings(GUILD + 1, "toy") == ()
    assert await tables.ratings.games(GUILD + 1) == ()
    assert await tables.ratings.standings(GUILD, "other") == ()


def rows_of(path: Path) -> dict[int, int | None]:
    """The person of each seat of the stored results."""
    return {row[0]: row[3] for row in stored(path)}


async def rounds(tables: Tables, table: TableId, clock: Clock, count: int) -> None:
    """Each person at the table bids in these rounds; bots do by themselves."""
    for _ in range(count):
        for seat, chair in enumerate((await tables.info(table)).chairs):
            if chair.person is not None:
                await bid(tables, table, seat, 1)
        await passes(tables, clock, 9 * HOUR)


@pytest.mark.parametrize(
    ("gives", "loser", "counts"),
    [
        ((), ANNA, True),
        ((2, CARLA), ANNA, False),
        ((2, CARLA), CARLA, True),
        ((0, CARLA), ANNA, CARLA),
        ((1, CARLA), CARLA, CARLA),
        ((2, "bot"), ANNA, False),
        ((0, "bot"), ANNA, False),
    ],
)
async def test_a_seat_counts_for_who_made_most_of_its_moves(
    tables: Tables, path: Path, clock: Clock, gives: tuple[Any, ...], loser: int, counts: bool | int
) -> None:
    """No friend wins for somebody, no bot does, and a loss cannot be handed on. Björn's seat is given."""
    table = await lobby(tables, channel=press(), rounds="3")
    await tables.ratings.set_rated(table, ANNA, on=True)
    await filled(tables, table, BJORN)
    if gives:
        after, to = gives
        await rounds(tables, table, clock, after)
        if to == "bot":
            await tables.midgame.give(table, BJORN, press(), bot=True)
        else:
            await tables.midgame.give(table, BJORN, press(), successor=to)
            await tables.midgame.sit(table, to, Seat(1), press())
        await rounds(tables, table, clock, 2 - after)
        if to != "bot":
            await bid(tables, table, 1, 1)
    await tables.resign(table, loser, press())
    expected = BJORN if counts is True else None if counts is False else counts
    assert rows_of(path) == {0: ANNA, 1: expected}
    await checked(tables, table)


async def test_moves_that_are_taken_back_make_nobody_the_holder(
    tables: Tables, path: Path, clock: Clock
) -> None:
    """Neither what was claimed and taken back, nor a bid changed, outweighs the one who sat there before."""
    table = await lobby(tables, channel=press(), rounds="3", claims="yes")
    await tables.ratings.set_rated(table, ANNA, on=True)
    await filled(tables, table, BJORN)
    await rounds(tables, table, clock, 2)
    await tables.midgame.give(table, BJORN, press(), successor=CARLA)
    await tables.midgame.sit(table, CARLA, Seat(1), press())
    for value in (1, 2, 3):
        await bid(tables, table, 1, value)
    await bid(tables, table, 0, 1)
    for _ in range(5):
        question = (await tables.table_view(table, Seat(1))).questions[0]
        await tables.act(table, CARLA, Seat(1), question.number, "claim", press())
        await tables.midgame.undo(table, CARLA, press())
        await tables.midgame.vote(table, ANNA, "yes", press())
    await tables.resign(table, CARLA, press())
    assert rows_of(path) == {0: ANNA, 1: BJORN}
    await checked(tables, table)


async def test_a_choice_that_is_changed_is_one_turn(house: Tables, path: Path) -> None:
    """Whatever question asks for it anew: no loss is handed on to who changes a bid all the time."""
    table = await lobby(house, game="goofspiel")
    await house.ratings.set_rated(table, ANNA, on=True)
    await filled(house, table, BJORN)
    for _ in range(2):
        for seat, person in enumerate((ANNA, BJORN)):
            move = (await house.moves(table, Seat(seat), person))[0]
            await house.act(table, person, Seat(seat), None, move, press())
    await house.midgame.give(table, BJORN, press(), successor=CARLA)
    await house.midgame.sit(table, CARLA, Seat(1), press())
    for move in (await house.moves(table, Seat(1), CARLA))[:5]:
        await house.act(table, CARLA, Seat(1), None, move, press())
    await house.resign(table, CARLA, press())
    assert rows_of(path) == {0: ANNA, 1: BJORN}


@pytest.mark.parametrize("is_rated", [True, False])
@pytest.mark.parametrize(("others", "gives"), [((), False), ((BJORN,), True)])
async def test_nobody_loses_in_the_place_of_a_bot(
    tables: Tables, others: tuple[int, ...], gives: bool, is_rated: bool
) -> None:
    """Neither in its own seat, nor in that which it keeps for somebody, who can come back."""
    table = await lobby(tables)
    await tables.ratings.set_rated(table, ANNA, on=is_rated)
    await filled(tables, table, *others, bots=1 - len(others))
    if gives:
        await tables.midgame.give(table, BJORN, press(), bot=True)
    if is_rated:
        await refused(BotHeld, tables.midgame.free(table, ANNA, Seat(1), press(), moderator=False))
        await refused(BotHeld, tables.midgame.free(table, DAVE, Seat(1), press(), moderator=True))
    else:
        await tables.midgame.free(table, ANNA, Seat(1), press(), moderator=False)
    assert (await tables.info(table)).chairs[1].bot is is_rated
    if gives:
        assert await tables.midgame.sit(table, BJORN, Seat(1), press())


@pytest.mark.parametrize("gives", [False, True])
@pytest.mark.parametrize("moderator", [False, True])
async def test_closing_alone_against_bots_is_resigning(
    tables: Tables, path: Path, gives: bool, moderator: bool
) -> None:
    """Also for a moderator who has given the seat to a bot; not for one who has never sat there."""
    table = await rated(tables, bots=1)
    await bid(tables, table, 0, 1)
    if gives:
        await tables.midgame.give(table, ANNA, press(), bot=True)
    await tables.close_table(table, ANNA, moderator)
    assert await last(tables, table) == "step-closed-resigned"
    assert [row[2:4] for row in stored(path)] == [(1, ANNA), (0, None)]
    (change,) = await tables.ratings.changes(table)
    assert (change.person, change.after < change.before) == (ANNA, True)
    await checked(tables, table)
    other = await rated(tables, bots=1)
    await bid(tables, other, 0, 1)
    await tables.close_table(other, DAVE, moderator=True)
    assert (await last(tables, other), len(stored(path))) == ("step-closed-by", 2)


async def test_who_hands_a_seat_on_to_be_closed_loses(tables: Tables, path: Path) -> None:
    """The game is closed by somebody who has held the seat for less than half of its turns."""
    table = await rated(tables, bots=1)
    await bid(tables, table, 0, 1)
    await tables.midgame.give(table, ANNA, press(), successor=BJORN)
    await tables.midgame.sit(table, BJORN, Seat(0), press())
    await tables.close_table(table, BJORN)
    assert await last(tables, table) == "step-closed-resigned"
    assert [row[2:4] for row in stored(path)] == [(1, ANNA), (0, None)]


async def test_a_host_without_a_seat_asks_all_who_play(tables: Tables, path: Path) -> None:
    """Who opens a table for two others ends no game that one of them would lose, or win."""
    table = await lobby(tables)
    await tables.ratings.set_rated(table, ANNA, on=True)
    await tables.midgame.watch(table, ANNA, press())
    await tables.do(table, ANNA, RemoveBot())
    await filled(tables, table, BJORN, CARLA)
    await tables.close_table(table, ANNA)
    assert await last(tables, table) == "step-poll-close"
    await refused(NotAllowed, tables.midgame.vote(table, ANNA, "yes", press()))
    await tables.midgame.vote(table, BJORN, "yes", press())
    assert (await tables.info(table)).phase == "playing"
    await tables.midgame.vote(table, CARLA, "yes", press())
    assert ((await tables.info(table)).phase, stored(path)) == ("closed", [])


@pytest.mark.parametrize("moderator", [False, True])
@pytest.mark.parametrize(("others", "told"), [((), "step-closed-resigned"), ((BJORN,), "step-poll-close")])
async def test_nobody_plays_only_the_good_deals(
    house: Tables, others: tuple[int, ...], told: str, moderator: bool
) -> None:
    """Who has seen their cards resigns, or asks the table, before the first move of all too."""
    table = await lobby(house, game="kasino")
    await house.ratings.set_rated(table, ANNA, on=True)
    await filled(house, table, *others, bots=1 - len(others))
    await house.close_table(table, ANNA, moderator)
    assert await last(house, table) == told


async def test_a_moderator_who_has_held_a_seat_asks_as_a_player(tables: Tables, path: Path) -> None:
    """Their right ends with the first card that they have seen, also after they have left the seat."""
    table = await rated(tables, BJORN, CARLA)
    await bid(tables, table, 1, 1)
    await tables.close_table(table, BJORN, moderator=True)
    assert await last(tables, table) == "step-poll-close"
    await tables.midgame.give(table, BJORN, press(), bot=True)
    await refused(NotSeated, tables.close_table(table, BJORN, moderator=True))
    assert stored(path) == []
