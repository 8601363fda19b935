"""The result of a benchmark: one row a goal, measured as a ratio.

Both sides of a ratio take turns in the same run and their medians are compared, so that other load on the
machine affects both.
"""

import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple


class Row(NamedTuple):
    """A measured goal: `ratio` must not exceed (`<=`) or must reach (`>=`) `goal`.

    `what` says what was measured and, after " / ", what it is compared to.
    """

    id: str
    what: str
    ratio: float
    sense: str
    goal: float
    note: str = ""

    @property
    def measured(self) -> str:
        """What was measured, without what it is compared to."""
        return self.what.rpartition(" / ")[0] or self.what

    @property
    def against(self) -> str:
        """What it is compared to; empty for an amount that stands alone."""
        before, _, against = self.what.rpartition(" / ")
        return against if before else ""

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


class Results:
    """The rows and tables that the parts have measured in this process, by the name of the part."""

    def __init__(self) -> None:
        self.part = ""
        self.is_quiet = False
        self.rows: dict[str, list[Row]] = {}
        self.tables: dict[str, list[str]] = {}


RESULTS = Results()


def show(rows: Iterable[Row]) -> None:
    """Adds the rows to the results; prints them, unless a table of all follows."""
    for row in rows:
        RESULTS.rows.setdefault(RESULTS.part, []).append(row)
        if not RESULTS.is_quiet:
            print(_line(row), flush=True)


def tell(lines: Iterable[str]) -> None:
    """Adds the lines of a table of its own to the results; prints them, unless all follow."""
    for line in lines:
        RESULTS.tables.setdefault(RESULTS.part, []).append(line)
        if not RESULTS.is_quiet:
            print(line, flush=True)


def table(rows: Iterable[Row]) -> Iterator[str]:
    """Yields the rows as a table: what, against what, goal, got, met."""
    yield f"{'':<4} {'what':<58} {'against':<36} {'goal':>10} {'got':>10}  met"
    yield from map(_line, rows)


def _line(row: Row) -> str:
    goal = f"{row.sense} {row.goal:g}"
    met = "met " if row.is_met else "MISS"
    return f"{row.id:<4} {row.measured:<58} {row.against:<36} {goal:>10} {row.ratio:>10.4g}  {met} {row.note}"
