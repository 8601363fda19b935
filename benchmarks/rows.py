"""The result of a benchmark: one row a goal, measured as a ratio.

Both sides of a ratio take turns in the same run and their medians are compared, so that other load on the
machine affects both.
"""

import statistics
import time
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple


class Row(NamedTuple):
    """A measured goal: `ratio` must not exceed (`<=`) or must reach (`>=`) `goal`."""

    id: str
    what: str
    ratio: float
    sense: str
    goal: float
    note: str = ""

    @property
    def is_met(self) -> bool:
        """Checks if the goal was reached in this run."""
        return self.ratio <= self.goal if self.sense == "<=" else self.ratio >= self.goal


def interleaved(
    sides: Mapping[str, Callable[[], object]], reps: int = 7, clock: Callable[[], float] = time.perf_counter
) -> dict[str, float]:
    """Returns the median seconds a call of each side; the sides take turns `reps` times.

    With `time.process_time` as `clock`, time that other processes take is not counted.
    """
    times: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(reps):
        for name, run in sides.items():
            started = clock()
            run()
            times[name].append(clock() - started)
    return {name: statistics.median(seen) for name, seen in times.items()}


def show(rows: Iterable[Row]) -> None:
    """Prints the rows as a table."""
    for row in rows:
        mark = "met " if row.is_met else "MISS"
        print(
            f"{row.id:<4} {mark} {row.ratio:>10.5f} {row.sense} {row.goal:<8g} {row.what}  {row.note}",
            flush=True,
        )
