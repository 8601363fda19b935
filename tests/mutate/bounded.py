"""A plugin of pytest: of a game its own tests only, none begun after some seconds, a failure written down."""

import os
import re
import time
from pathlib import Path

import pytest

from tests.architecture.sources import GAMES

GAME = os.environ.get("MUTATE_GAME")
ENDS = time.process_time() + float(os.environ["MUTATE_SECONDS"])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = [item for item in items if not GAME or _games(item) <= {GAME}]


def _games(item: pytest.Item) -> set[str]:
    """Returns the games that the id of a case names."""
    return {*re.split(r"\W+", item.name.partition("[")[2])} & {*GAMES}


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    return True if time.process_time() > ENDS else None


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        Path(os.environ["MUTATE_FAILED"]).write_text(report.nodeid)
