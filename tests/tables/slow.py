"""The toy game with a bot that searches until it is told that it is enough."""

import os
from pathlib import Path
from typing import Any, Final

from tests.tables.toy import Toy

LONG: Final = 40_000_000
"""Numbers to add up: about a second in which no other thread of the process gets a turn."""
MOST: Final = 100
"""Seconds, about, after which a bot that is told nothing moves."""


class Slow(Toy):
    """The toy game, in which the bot `keen` searches."""

    searching = ("keen",)

    def __init__(self, folder: Path) -> None:
        self.thinks = folder / "thinks"
        """Has the number of the process in which the bot searches, from then on."""
        self.enough = folder / "enough"

    def choose(self, *view_and_more: Any) -> Any:
        """Returns the toy's move, as soon as the file `enough` is there."""
        self.thinks.write_text(str(os.getpid()))
        for _ in range(10 * MOST):
            if self.enough.exists():
                break
            sum(range(LONG // 10))
        return super().choose(*view_and_more)
