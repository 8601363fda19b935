"""What Discord's description says, as facts that every clone has: `described.json`.

Its routes, with 1 for each parameter, and by route and body the numbers of the mutations that it refuses.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_suffix(".json")


@cache
def _facts() -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return facts


def operations() -> list[tuple[str, str]]:
    """Methods and paths of all routes."""
    return [(method, path) for method, _, path in (one.partition(" ") for one in _facts()["routes"])]


def refused(route: str) -> list[list[int]]:
    """For each body of a route the numbers of its mutations that are refused."""
    return [numbers(one) for one in _facts()["refused"][route]]


def numbers(text: str) -> list[int]:
    """Returns the numbers of a list such as `1-3 7`."""
    ends = [(part.partition("-")[0], part.rpartition("-")[2]) for part in text.split()]
    return [number for low, high in ends for number in range(int(low), int(high) + 1)]


def spans(numbers: list[int]) -> str:
    """Returns rising numbers as such a list."""
    starts = [n for n in numbers if n - 1 not in numbers]
    stops = [n for n in numbers if n + 1 not in numbers]
    pairs = zip(starts, stops, strict=True)
    return " ".join(str(low) if low == high else f"{low}-{high}" for low, high in pairs)
