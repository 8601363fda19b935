"""Stores what runs have come to, and writes it as a table."""

from itertools import groupby
from pathlib import Path

import msgspec

from tests.proof import RUNS
from tests.proof.runs import Outcome

HEAD = "| run | done | of | faults | seed, numbers | commit | hours |\n|---|---|---|---|---|---|---|"


def read(path: Path) -> list[Outcome]:
    """The results in a file, in the order in which they came."""
    return msgspec.json.decode(path.read_bytes(), type=list[Outcome]) if path.exists() else []


def added(path: Path, outcome: Outcome) -> None:
    """Adds a result to the file."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode([*read(path), outcome])))


def done(path: Path, run: str) -> int:
    """How many cases of a run the file has, of all seeds and commits."""
    return sum(one.done for one in read(path) if one.run == run)


def upto(path: Path, run: str, seed: int) -> int:
    """The number with which a run goes on."""
    batch = RUNS[run].batch
    ends = [one.first + one.done for one in read(path) if (one.run, one.seed) == (run, seed)]
    return -(-max(ends, default=0) // batch) * batch


def table(outcomes: list[Outcome]) -> str:
    """The results by run, seed and commit, with what is left of the full count."""
    order = list(RUNS)

    def of(one: Outcome) -> tuple[int, str, int]:
        return order.index(one.run), one.commit, one.seed

    return "\n".join([HEAD, *(_row(list(found)) for _, found in groupby(sorted(outcomes, key=of), key=of))])


def _row(found: list[Outcome]) -> str:
    """One line of sittings of the same run, seed and commit."""
    last = max(found, key=lambda one: one.first)
    run = RUNS[last.run]
    done, faults = sum(one.done for one in found), sum(one.faults for one in found)
    numbers = f"{last.seed}, {min(one.first for one in found)} to {last.first + last.done - 1}"
    hours = f"{sum(one.hours for one in found):.2f} ({sum(one.busy for one in found):.2f})"
    return f"| {last.run} | {done:,} | {run.full:,} | {faults} | {numbers} | `{last.commit}` | {hours} |"
