"""The toy game with a bot that searches for about a second."""

from typing import Any, Final

from tests.tables.toy import Toy

LONG: Final = 40_000_000
"""Numbers that the bot adds up in one step, so that no other thread of its process gets a turn."""


class Slow(Toy):
    """The toy game, in which the bot `keen` searches."""

    searching = ("keen",)

    def choose(self, *view_and_more: Any) -> Any:
        """Returns the toy's move, late."""
        sum(range(LONG))
        return super().choose(*view_and_more)
