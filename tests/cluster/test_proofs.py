"""The proofs of `python -m tests.cluster`, with small numbers."""

from pathlib import Path

import pytest

from tests.cluster import kills, workers
from tests.db.postgres.server import Server


async def test_of_many_presses_at_once_one_is_accepted(server: Server) -> None:
    """By two processes, of which one has the table; each round is one entry of the log."""
    results = await workers.presses(server, processes=2, rounds=3, at_once=20)
    assert results == {"accepted": 3, "refused": 57}


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
