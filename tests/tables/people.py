"""Who plays in the tests of `tables`, where, by what clock, and the ids of what they press."""

from tables.model.deadlines import PACES
from tests import chance

ANNA, BJORN, CARLA, DAVE = 101, 102, 103, 104
GUILD, CHANNEL = 7, 70
HOUR = 3600
LATE = PACES["day"].turn + PACES["day"].bank
"""Seconds until the table is asked about a seat that does not move: a move's time and its time bank."""

press = chance.counter(10**6)
"""A new interaction's id."""


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now
