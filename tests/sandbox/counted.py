"""Worlds of the sandbox whose clock and ids come from the name of the test (`tests/chance.py`).

The ids of presses enter the seed of a table. By the wall clock they would be others in each run, and counted
together with messages they would depend on how fast these are sent.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sandbox.world import world as worlds
from sandbox.world.snowflakes import EPOCH_MS, Snowflakes
from tests import chance

APART: Final = {"Interactions.start": 1, "_save": 2}
"""Functions whose ids are counted apart, with what these ids have where Discord's have a worker's number."""


class Counted(Snowflakes):
    """Ids that are one millisecond apart, from the first moment of a test on, and follow leaps of `now`."""

    def __init__(self, last: int, now: Callable[[], float], name: chance.Name) -> None:
        super().__init__(last, now)
        self._name = name

    def new(self) -> str:
        """A new id; greater than all earlier ones unless it is counted apart."""
        worker = APART.get(sys._getframe(1).f_code.co_qualname, 0)
        leap = round(self._now() - self._name.clock())
        moment = 1000 * (self._name.clock.start + leap) + self._name.number((Counted, worker))
        stamp = moment - EPOCH_MS << 22
        if worker:
            return str(stamp | worker << 17)
        self._last = max(stamp, self._last + 1)
        return str(self._last)


def install() -> None:
    """Has every world that is made from now on counted, if its test has a name."""
    begin = worlds.World.__init__

    def counted(self: worlds.World, path: Path | None = None) -> None:
        begin(self, path)
        if (name := chance.name()) is not None:
            self.now = lambda: name.clock() + self.ahead
            self.ids = Counted(self.ids._last, self._clock, name)

    worlds.World.__init__ = counted  # type: ignore[method-assign]
