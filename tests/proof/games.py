"""Random games of each game under the contract (`tests/contract`)."""

import gc
import random
from functools import cache, lru_cache, partial
from typing import Any, Final

from games.fuldrigger.sea import reach
from games.fuldrigger.trade import outlook, prospects
from games.registry import GAMES
from tests.contract import checks
from tests.contract.records import Record, play
from tests.contract.test_contract import EVERY_CHECK
from tests.proof.runs import Found, Run, each

APART = 10_000_000
"""Games of one seed: the next seed begins after them."""
SPREAD = 40
"""Moves of a game, with the positions before and after them, to which most checks are put."""
WHOLE = frozenset(
    (
        checks.clocks_are_never_used_twice,
        checks.nothing_is_lost,
        checks.replay_from_the_record_is_equal,
        checks.events_can_be_told_and_kept,
        checks.nothing_that_chance_has_shown_is_taken_back,
    )
)
"""Checks that are put to each move of a game: they need them all, or cost little."""

MEMORY: Final = (
    (reach, "_charted", 6_000),
    (prospects, "leg", 400_000),
    (prospects, "worth", 1_500),
    (outlook, "_all_roads", 1_500),
    (outlook, "_outlook", 3_000),
)
"""Functions of Fuldrigger that keep more results here than in a bot: the weathers of its games come again."""


@cache
def remember_more() -> None:
    """Gives those functions of this process as much memory."""
    for module, name, results in MEMORY:
        setattr(module, name, lru_cache(results)(getattr(module, name).__wrapped__))


class Memoized:
    """A game that computes the views and questions of a position once."""

    def __init__(self, key: str) -> None:
        self._game = GAMES[key]
        self._kept: dict[tuple[Any, ...], tuple[Any, Any]] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def view(self, s: Any, *args: Any) -> Any:
        return self._computed("view", s, *args)

    def asks(self, s: Any, *args: Any) -> Any:
        return self._computed("asks", s, *args)

    def ask(self, s: Any, seat: Any, key: str, picked: Any = ()) -> Any:
        return self._computed("ask", s, seat, key, tuple(picked))

    def _computed(self, name: str, s: Any, *args: Any) -> Any:
        found = self._kept.get(at := (name, id(s), *args))
        if found is None:  # the position is kept too, so that no other gets its id
            found = self._kept[at] = s, getattr(self._game, name)(s, *args)
        return found[1]


class Drawn(Record, frozen=True):
    """A game with a few of its moves, drawn by its number, and the last."""

    memoized: Any = None

    @property
    def rules(self) -> Any:
        return self.memoized


def of(record: Record) -> Drawn:
    """Returns the game with `SPREAD` of its moves."""
    last = len(record.entries) - 1
    places = random.Random(f"spread {record.number}").sample(range(last), min(SPREAD, last))
    entries = tuple(record.entries[n] for n in (*sorted(places), last))
    fields = {name: getattr(record, name) for name in Record.__struct_fields__}
    return Drawn(**fields | {"entries": entries}, memoized=Memoized(record.game))


def at(seed: int, number: int) -> tuple[str, int]:
    """Which game is played for a number of a run, and as which of its random games."""
    keys = sorted(GAMES)
    return keys[number % len(keys)], seed * APART + number // len(keys)


def work(seed: int, numbers: range) -> Found:
    """Tries a batch, without the garbage collector: a game leaves nothing for it."""
    remember_more()
    gc.disable()
    try:
        return each(partial(_try, *at(seed, number)) for number in numbers)
    finally:
        gc.enable()


def _try(key: str, number: int) -> int:
    try:
        record = play(key, number)
        play.cache_clear()
        few = of(record)
        for check in EVERY_CHECK:
            check(record if check in WHOLE else few)
    except Exception as error:
        error.add_note(f"game {number} of {key}")
        raise
    return 1


RUN = Run("random games", "every check of the contract holds", 10_000 * len(GAMES), 16, work)
