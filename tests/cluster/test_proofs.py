"""The proofs of `python -m tests.cluster`, with small numbers."""

from pathlib import Path

import pytest

from games.registry import GAMES
from tests.cluster import kills, points, workers
from tests.cluster.points import ON_FILE, ON_SERVER, Case
from tests.db.postgres.server import Server
from tests.sampling import drawn
from tests.whole.killable import KEPT, OCCASIONS, VICTIMS

SERIES = 24
"""Times that each point comes: with all games, and with all victims."""


@pytest.mark.sampled("clusters")
async def test_of_many_presses_at_once_one_is_accepted(server: Server) -> None:
    """By two processes, of which one has the table; each round is one entry of the log."""
    results = await workers.presses(server, processes=2, rounds=3, at_once=20)
    assert results == {"accepted": 3, "refused": 57}


@pytest.mark.sampled("clusters")
async def test_each_process_plays_at_its_tables(server: Server) -> None:
    """Each at its own: none waits for the other's."""
    found = await workers.rate(server, processes=2, tables=2, seconds=1.0)
    assert found.moves > 0


@pytest.mark.sampled("shares")
async def test_games_go_on_over_kills(mortal: Server, tmp_path: Path) -> None:
    """Each of two processes and the server are killed once."""
    games = ("cribbage", "goofspiel", "kasino")
    done = await kills.kills(mortal, tmp_path, processes=2, games=games, count=3, seed=1)
    assert done.kills == 3


def test_each_point_comes_with_every_victim_and_game() -> None:
    """In three turns everything dies at each point; in all, each point is tried in each game that has it."""
    cases = [points.case(number, on_server=True) for number in range(SERIES * len(ON_SERVER))]
    few = cases[: 3 * len(ON_SERVER)]
    assert {(one.point, one.victim) for one in few} == {(p, v) for p in ON_SERVER for v in VICTIMS}
    assert {one.game for one in few} == set(GAMES)
    assert {(one.point, one.game) for one in cases} >= {("lapse", game) for game in GAMES}
    on_file = [points.case(number, on_server=False) for number in range(len(ON_FILE))]
    assert [one.point for one in on_file] == list(ON_FILE)


@pytest.mark.sampled("clusters")
async def test_kills_at_points_over_a_server(mortal: Server, tmp_path: Path) -> None:
    """Two kills of the series, drawn by the seed: nothing is lost, doubled or behind."""
    games = ("goofspiel", "kasino")
    numbers = drawn("points", SERIES * len(ON_SERVER), 2)
    cases = [points.case(number, games, on_server=True) for number in numbers]
    done = await points.walk(mortal, tmp_path, cases, games)
    assert (done.tried, done.missed) == (cases, [])


@pytest.mark.sampled("clusters")
async def test_kills_at_points_over_a_file(tmp_path: Path) -> None:
    """The same with a file, at two points beside those of a move. An entry that is not there is found."""
    cases = [Case([*OCCASIONS][at], "kasino", "self") for at in drawn("occasions", len(OCCASIONS), 2)]
    async with points.proving(None, tmp_path, ("kasino",)) as proof:
        for one in cases:
            await proof.kill(one)
        assert proof.check_kept() > 0
        with (tmp_path / KEPT).open("a") as file:
            file.write('[1, 999, "move", "of nobody"]\n')
        with pytest.raises(AssertionError, match="of nobody"):
            proof.check_kept()
