"""What the state machines over tables have in common: one database after another, and how long they run."""

import asyncio
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine

from tests.tables.people import Clock

COMMON = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]


class Lives(RuleBasedStateMachine):
    """A folder for a database, a clock that the rules set, and a loop in which they run."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "stofa.sqlite3"
        self.clock = Clock()

    def run(self, work: Awaitable[Any]) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.loop.close()
        self.folder.cleanup()


def lived(machine: type[Lives], examples: int, steps: int, **more: Any) -> Any:
    """Returns the test of a machine, with so many examples of so many steps."""
    case = type(machine.__name__, (machine,), {"__doc__": machine.__doc__}).TestCase
    case.settings = settings(
        max_examples=examples, stateful_step_count=steps, suppress_health_check=COMMON, **more
    )
    return case
