"""The seed of a run, and what is drawn by it of long series; the soak has all of each.

The seed is `STOFA_SEED`: the commit unless it is set, also with changes that are not committed. Every run
prints it, and with the same seed a run draws the same again.
"""

import os
import random
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

HERE: Final = Path(__file__).parent
NO_COMMIT: Final = "stofa"
"""The seed in an archive, or where git does not read the folder."""


def commit(folder: Path) -> str:
    """Returns the short name of the commit that a clone has; `NO_COMMIT` if there is none."""
    if not (folder / ".git").exists():  # an archive may lie in somebody's repository
        return NO_COMMIT
    command = ("git", "rev-parse", "--short=12", "HEAD")
    try:
        said = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return NO_COMMIT
    return said.strip()


SEED: Final = os.environ.get("STOFA_SEED") or commit(HERE.parent)
os.environ["STOFA_SEED"] = SEED  # so that all processes of a run draw the same

COUNTS: Final = {
    "asked films": 1,
    "at a game": 10,
    "bargains": 2,
    "bots": 6,
    "cached": 1,
    "clusters": 1,
    "coach": 1,
    "command line": 4,
    "desk": 34,
    "documents": 1,
    "evenings": 1,
    "films": 1,
    "frozen": 2,
    "hunts": 1,
    "judging": 2,
    "kills": 1,
    "long": 1,
    "mock page": 4,
    "moves": 2,
    "openings": 4,
    "operator": 3,
    "positions": 1,
    "promises": 2,
    "real page": 3,
    "rounds": 1,
    "set up": 1,
    "settings": 2,
    "shards": 2,
    "shares": 1,
    "signals": 1,
    "strength": 1,
    "visits": 1,
}
"""Tests that the normal run has of each group of `@pytest.mark.sampled("group")`."""

CASES: Final = {"cogs": 1, "contract": 1, "judges": 1, "render": 1, "secrecy": 1}
"""Cases that the normal run has of each function in these folders, unless it is marked `every_case`."""


def drawn(what: str, total: int, count: int, always: int = 0) -> list[int]:
    """Returns `count` numbers below `total` in order: those below `always`, the others drawn by the seed."""
    fixed = range(min(always, total))
    rest = random.Random(f"{SEED} {what}").sample(range(len(fixed), total), min(count, total) - len(fixed))
    return [*fixed, *sorted(rest)]


def sizes(normal: int, whole: int) -> list[Any]:
    """Returns two sizes of a series as parameters: the normal run has one, the soak the other."""
    return [pytest.param(normal, id="part"), pytest.param(whole, id="whole", marks=pytest.mark.soak)]


def mark_undrawn(items: Iterable[pytest.Item], *, whole: bool, every_case: bool) -> None:
    """Marks as soak what the seed leaves out of each group, or the whole group if `whole`.

    A group of which nothing is left out is never marked. `every_case`: `CASES` leave nothing out.
    """
    groups: dict[tuple[str, int], list[pytest.Item]] = {}
    for item in items:
        if not item.get_closest_marker("soak") and (group := _group(item, every_case)):
            groups.setdefault(group, []).append(item)
    for (name, count), group in groups.items():
        kept = set() if whole and len(group) > count else set(drawn(name, len(group), count))
        for number, item in enumerate(group):
            if number not in kept:
                item.add_marker("sampled")
                item.add_marker("soak")


def _group(item: pytest.Item, every_case: bool) -> tuple[str, int] | None:
    """Returns the name of a test's group and how many of it are drawn; None if it is always run."""
    mark = item.get_closest_marker("sampled")
    if mark and mark.args:
        return mark.args[0], COUNTS[mark.args[0]]
    if mark:
        return _family(item, **mark.kwargs)
    count = CASES.get(item.path.relative_to(HERE).parts[0])
    if count is None or every_case or item.get_closest_marker("every_case"):
        return None
    return _family(item, each=count)


def _family(item: pytest.Item, over: tuple[str, ...] = (), each: int = 1) -> tuple[str, int]:
    """Returns a test's function, with the values of the parameters `over`, of which `each` are drawn."""
    values = getattr(item, "callspec").params if over else {}  # noqa: B009  # functions only have it
    named = [getattr(values[name], "__name__", str(values[name])) for name in over]
    return " ".join([item.nodeid.partition("[")[0], *named]), each


def some_undrawn(items: Iterable[pytest.Item], count: int) -> list[pytest.Item]:
    """Returns `count` tests of those that the seed leaves out of the normal run, drawn by it too."""
    both = [i for i in items if i.get_closest_marker("sampled") and i.get_closest_marker("soak")]
    return [both[number] for number in drawn("soak", len(both), count)]
