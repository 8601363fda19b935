"""Carries out a run: seeded numbers in batches, in several processes, up to a count or a time."""

import os
import resource
import subprocess
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import NamedTuple

import msgspec
from aiohttp import web_app

from tests import chance, conftest
from tests.architecture.sources import ROOT

KEPT = 20
"""Faults of a run that are kept with their words."""


class Found(NamedTuple):
    """What came of a batch: how many were tried, and in words what broke its promise."""

    done: int
    faults: list[str]


class Run(NamedTuple):
    """One promise and how it is tried. `unit` is what is counted, `full` the count before a release.

    `work` tries the numbers of one batch; the same seed and number are the same case. `at_once` batches share
    a core: more than one if they mostly wait.
    """

    unit: str
    promise: str
    full: int
    batch: int
    work: Callable[[int, range], Found]
    at_once: int = 1


class Outcome(msgspec.Struct):
    """The result of one sitting of a run. `hours` are by the clock, `busy` those of the processors."""

    run: str
    seed: int
    first: int
    done: int
    faults: int
    told: list[str]
    commit: str
    hours: float
    busy: float


class Part(NamedTuple):
    found: Found
    seconds: float


def each(cases: Iterator[Callable[[], int]]) -> Found:
    """Tries the cases one after the other, each of which returns how many it has tried."""
    done, faults = 0, []
    for case in cases:
        try:
            done += case()
        except Exception:
            done += 1
            faults.append(traceback.format_exc())
    return Found(done, faults)


def carry_out(
    name: str,
    run: Run,
    *,
    seed: int,
    first: int,
    count: int,
    minutes: float,
    processes: int,
    tell: Callable[[int, int], None] = lambda done, faults: None,
) -> Outcome:
    """Returns what came of `count` cases from number `first` on, or of as many as the minutes allow.

    `tell` is called with how many are done and how many of them are faults.
    """
    began = time.monotonic()
    ends = began + 60 * minutes
    left = iter(range(first, first + count, run.batch))
    done, seconds, faults = 0, 0.0, list[str]()
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.proof"])  # each process is a copy of one that has imported all
    with ProcessPoolExecutor(processes, context, conftest.pytest_configure) as pool:
        open_: dict[Future[Part], int] = {}
        while True:
            while len(open_) < processes and time.monotonic() < ends and (at := next(left, None)) is not None:
                numbers = range(at, min(at + run.batch, first + count))
                open_[pool.submit(_part, run, seed, numbers)] = at
            if not open_:
                break
            for ready in wait(open_, return_when=FIRST_COMPLETED).done:
                del open_[ready]
                found, cost = ready.result()
                done, seconds = done + found.done, seconds + cost
                faults += found.faults
                tell(done, len(faults))
    hours = (time.monotonic() - began) / 3600
    told = faults[:KEPT]
    return Outcome(name, seed, first, done, len(faults), told, commit(), hours, seconds / 3600)


def _part(run: Run, seed: int, numbers: range) -> Part:
    before = _processor_seconds()
    chance.begin(f"{seed} {run.work.__module__} {numbers.start}")
    try:
        found = run.work(seed, numbers)
    except Exception:
        found = Found(len(numbers), [traceback.format_exc()])
    web_app._cached_build_middleware.cache_clear()  # aiohttp keeps 1,024 handlers of servers that are gone
    return Part(found, _processor_seconds() - before)


def _processor_seconds() -> float:
    """Seconds of processor that this process and those that it has waited for have used."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def commit() -> str:
    """The commit that is tried, with a plus sign if files differ from it."""
    said = subprocess.run(
        ["git", "describe", "--always", "--dirty=+", "--exclude=*", "--abbrev=10"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return said.stdout.strip() or "unknown"


def processes(run: Run) -> int:
    """How many processes a run has unless it is told."""
    return run.at_once * (os.cpu_count() or 1)
