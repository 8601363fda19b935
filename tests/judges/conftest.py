"""Fixtures: each test is judged twice, by our sandbox and by SimCord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.player import Player
from tests.judges import in_sandbox, in_simcord
from tests.judges.judge import Judge, Person

JUDGES = {"sandbox": in_sandbox.judging, "simcord": in_simcord.judging}


@pytest.fixture(params=JUDGES)
async def judge(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Judge]:
    """The bot online; skipped with one line where SimCord is not installed."""
    if request.param == "simcord":
        in_simcord.library()
    async with JUDGES[request.param](tmp_path) as made:
        yield made


@pytest.fixture
async def anna(judge: Judge) -> Player:
    """Plays from her direct messages."""
    return Player(judge, await judge.connect("Anna"), direct=True, seed=1)


@pytest.fixture
async def bjorn(judge: Judge) -> Player:
    """Takes no direct messages, so plays from the channel."""
    person = await judge.connect("Björn")
    judge.close_direct_messages("Björn")
    return Player(judge, person, direct=False, seed=2)


@pytest.fixture
async def dagur(judge: Judge) -> Person:
    """Has no seat."""
    return await judge.connect("Dagur")
