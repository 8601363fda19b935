"""Draws by a seed what the normal run has of long series; the soak has all of each.

The seed is `STOFA_SEED`: the date unless it is set; `.ci/run` sets the commit. Every run prints it, and with
the same seed a run draws the same again.
"""

import os
import random
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final

import pytest

SEED: Final = os.environ.setdefault("STOFA_SEED", datetime.now(UTC).date().isoformat())
"""Set in the environment too, so that all processes of a run draw the same."""

COUNTS: Final = {
    "bargains": 2,
    "bots": 10,
    "cached": 3,
    "documents": 3,
    "evenings": 1,
    "films": 2,
    "frozen": 3,
    "hunts": 2,
    "judging": 3,
    "kills": 2,
    "long": 1,
    "mock page": 20,
    "page": 1,
    "positions": 3,
    "presses": 1,
    "settings": 2,
    "signals": 2,
    "strength": 2,
    "views of bots": 4,
    "visits": 1,
}
"""Tests that the normal run has of each group of `@pytest.mark.sampled("group")`."""


def drawn(what: str, total: int, count: int, always: int = 0) -> list[int]:
    """Returns `count` numbers below `total` in order: those below `always`, the others drawn by the seed."""
    fixed = range(min(always, total))
    rest = random.Random(f"{SEED} {what}").sample(range(len(fixed), total), min(count, total) - len(fixed))
    return [*fixed, *sorted(rest)]


def sizes(normal: int, whole: int) -> list[Any]:
    """Returns two sizes of a series as parameters: the normal run has one, the soak the other."""
    return [pytest.param(normal, id="part"), pytest.param(whole, id="whole", marks=pytest.mark.soak)]


def mark_undrawn(items: Iterable[pytest.Item]) -> None:
    """Marks as soak what the seed leaves out of each group of `@pytest.mark.sampled`."""
    groups: dict[str, list[pytest.Item]] = {}
    counts = dict(COUNTS)
    for item in items:
        mark = item.get_closest_marker("sampled")
        if mark and not item.get_closest_marker("soak"):
            name = mark.args[0] if mark.args else _family(item, **mark.kwargs)
            groups.setdefault(name, []).append(item)
            counts.setdefault(name, mark.kwargs.get("each", 1))
    for name, group in groups.items():
        kept = drawn(name, len(group), counts[name])
        for number, item in enumerate(group):
            if number not in kept:
                item.add_marker(pytest.mark.soak)


def _family(item: pytest.Item, over: tuple[str, ...] = (), each: int = 1) -> str:
    """Returns the group of a test of which `each` are drawn: its function, for each value of `over`."""
    values = getattr(item, "callspec").params if over else {}  # noqa: B009  # functions only have it
    return " ".join([item.nodeid.partition("[")[0], *(str(values[name]) for name in over)])


def some_undrawn(items: Iterable[pytest.Item], count: int) -> list[pytest.Item]:
    """Returns `count` tests of those that the seed leaves out of the normal run, drawn by it too."""
    both = [i for i in items if i.get_closest_marker("sampled") and i.get_closest_marker("soak")]
    return [both[number] for number in drawn("soak", len(both), count)]


def mark_all(items: Iterable[pytest.Item]) -> None:
    """Marks every test of such a group as soak, which has them all."""
    for item in items:
        if item.get_closest_marker("sampled"):
            item.add_marker(pytest.mark.soak)
