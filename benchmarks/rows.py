"""What a benchmark says: one row a goal, both sides measured in the same run.

Machines are shared and noisy, so only ratios count: the sides take turns, and each side's median is compared.
"""

import statistics
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """A measured goal: `ratio` against `goal`, which it should not exceed (`<=`) or at least reach (`>=`)."""

    id: str
    what: str
    ratio: float
    sense: str
    goal: float
    note: str = ""

    @property
    def is_met(self) -> bool:
        """Whether the goal was reached in this run."""
        return self.ratio <= self.goal if self.sense == "<=" else self.ratio >= self.goal


def interleaved(
    sides: dict[str, Callable[[], object]], reps: int = 7, clock: Callable[[], float] = time.perf_counter
) -> dict[str, float]:
    """Seconds a call of each side takes: the sides take turns `reps` times; medians.

    Where both sides only compute, `time.process_time` leaves out what the machine's others took.
    """
    times: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(reps):
        for name, run in sides.items():
            started = clock()
            run()
            times[name].append(clock() - started)
    return {name: statistics.median(seen) for name, seen in times.items()}


def show(rows: Iterable[Row]) -> None:
    """The rows as a table on standard output."""
    for row in rows:
        mark = "met " if row.is_met else "MISS"
        print(
            f"{row.id:<4} {mark} {row.ratio:>10.5f} {row.sense} {row.goal:<8g} {row.what}  {row.note}",
            flush=True,
        )
