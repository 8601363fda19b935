"""Random games of each game under the contract (`tests/contract`)."""

from functools import partial

from games.registry import GAMES
from tests.contract.records import play
from tests.contract.test_contract import EVERY_CHECK
from tests.proof.runs import Found, Run, each

APART = 10_000_000
"""Games of one seed: the next seed begins after them."""


def at(seed: int, number: int) -> tuple[str, int]:
    """Which game is played for a number of a run, and as which of its random games."""
    keys = sorted(GAMES)
    return keys[number % len(keys)], seed * APART + number // len(keys)


def work(seed: int, numbers: range) -> Found:
    return each(partial(_try, *at(seed, number)) for number in numbers)


def _try(key: str, number: int) -> int:
    record = play(key, number)
    play.cache_clear()
    for check in EVERY_CHECK:
        check(record)
    return 1


RUN = Run("random games", "every check of the contract holds", 10_000 * len(GAMES), 16, work)
