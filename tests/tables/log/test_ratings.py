"""Rated tables: the switch in the lobby, what is stored at the end, and who stays out."""

from pathlib import Path
from typing import Any

from tables import Tables
from tables.errors import BadOption, NotAllowed, WrongPhase
from tables.past import RatingChange
from tables.views import TableId
from tests.db.steps import sql
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, GUILD, Clock, press
from tests.tables.seated import bid, checked, filled, finish, lobby, opened, tables_at, two


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
    """Leaving a rated game to a bot does not save the rating."""
    table = await rated(tables, BJORN)
    await tables.midgame.give(table, BJORN, press(), bot=True)
    await tables.resign(table, ANNA, press())
    assert [row[3] for row in stored(path)] == [ANNA, BJORN]


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
