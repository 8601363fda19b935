"""A plugin of pytest: each function runs REPEAT_TIMES times, its cases in turn, each run with its own seed.

The seeds are REPEAT_SEED with a dash and a number. What is drawn when tests are collected is of STOFA_SEED.
"""

import copy
import os
import random
from collections.abc import Generator, Iterator
from itertools import cycle, islice

import hypothesis
import pytest

from tests import sampling
from tests.repeat.opening import opens_a_table

TIMES = int(os.environ["REPEAT_TIMES"])
BASE = os.environ["REPEAT_SEED"]
SEED = "seed"
"""The property of an item and of its reports that holds its seed."""


def pytest_configure() -> None:
    """Has all cases collected, also those that a normal run does not draw."""
    sampling.mark_undrawn = lambda items, **how: None


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Repeats what was collected, after all that leaves some of it out."""
    yield
    cases = [item for item in items if not os.environ.get("REPEAT_OPENING") or opens_a_table(item)]
    items[:] = repeated(cases, TIMES, BASE)


def repeated(items: list[pytest.Item], times: int, base: str) -> list[pytest.Item]:
    """Returns copies of the cases of each function, each with its seed; cases that are too many are drawn."""
    functions: dict[str, list[pytest.Item]] = {}
    for item in items:
        functions.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return [each for name, cases in functions.items() for each in _copies(name, cases, times, base)]


def _copies(name: str, cases: list[pytest.Item], times: int, base: str) -> Iterator[pytest.Item]:
    drawn = random.Random(f"{base} {name}").sample(range(len(cases)), min(times, len(cases)))
    for number, case in enumerate(islice(cycle(sorted(drawn)), times), 1):
        one = copy.copy(cases[case])
        one.user_properties = [(SEED, f"{base}-{number}")]
        one._report_sections = []
        if isinstance(one, pytest.Function):
            one._initrequest()
        yield one


def seed_of(item: pytest.Item) -> str:
    """Returns the seed of a repetition, with which a run of that case alone draws the same."""
    return str(dict(item.user_properties)[SEED])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Has one repetition draw by its seed, and the processes that it starts."""
    before = sampling.SEED
    _set(seed_of(item))
    try:
        return (yield)
    finally:
        _set(before)


def _set(seed: str) -> None:
    sampling.SEED = seed  # type: ignore[misc]
    os.environ["STOFA_SEED"] = seed
    hypothesis.core.global_force_seed = random.Random(f"{seed} hypothesis").randrange(2**32)
