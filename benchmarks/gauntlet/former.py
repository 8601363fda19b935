"""Players of earlier commits: the bots as they were, each commit in a process of its own.

`strong@0123abc` is the player `strong` of that commit, and `baseline@d39581f1` the bot of October 2026. The
process plays the same game with the rules and bots of its commit, and is told each move as text. So no copies
of bots are kept, and one can be compared as long as the rules of its game have not changed since.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final

from benchmarks.versions.checkouts import Checkout, checkout
from games.contract import Move, Seat

SCRIPT: Final = Path(__file__).with_name("former_process.py")
Steps = Sequence[tuple[Any, Seat | None, Any]]
"""The moves of a game so far, each with the state before it and its seat; None: one that a clock makes."""

_numbers = count()


class Former:
    """A player of an earlier commit."""

    def __init__(self, key: str, name: str, commit: str) -> None:
        """Raises ValueError if there is no such commit or player."""
        self._name = name
        self._process = _process(commit)
        self._number = next(_numbers)
        self._steps: Steps = ()
        self._told = 0
        self._parse: Callable[[Seat, str], Move]
        self.seconds = 0.0
        """Processor time of the last decision."""
        if not self._process.ask("has", key, name):
            raise ValueError(f"{key} has no player {name}@{commit}")

    def begin(
        self, contest: str, seed: str, first: int, steps: Steps, parse: Callable[[Seat, str], Move]
    ) -> None:
        """Begins a game, whose moves will be added to `steps`.

        Seed and `first` are those of the draws and of the first decision. `parse` reads the move of a seat.
        """
        self._steps, self._told, self._parse = steps, 0, parse
        self._process.ask("begin", self._number, self._name, contest, seed, first)

    def __call__(self, view: Any, legal: Callable[[], Sequence[Any]], chance: Any) -> Move | None:
        """Returns the move of the view's seat; None for no move."""
        news = [(seat, str(move)) for _, seat, move in self._steps[self._told :]]
        self._told += len(news)
        text, self.seconds = self._process.ask("choose", self._number, view.seat, news)
        return None if text is None else self._parse(view.seat, text)


@cache
def _process(commit: str) -> Checkout:
    """Returns the process of a commit, which ends with this one."""
    return Checkout(checkout(commit), SCRIPT)
