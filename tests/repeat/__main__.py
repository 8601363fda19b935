"""Runs tests many times, each time with another seed, and prints which seed repeats a failure.

python -m tests.repeat tests/tables/test_coach.py --times 50
python -m tests.repeat --opening-tables
python -m tests.repeat --suite 10 --busy

Words that it does not know are pytest's (`-k`, `-m`). Failures are written to build/repeat/.
"""

import argparse
import contextlib
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

import pytest

from tests.architecture.sources import ROOT
from tests.sampling import SEED

FOLDER: Final = ROOT / "build" / "repeat"
NO_TESTS: Final = int(pytest.ExitCode.NO_TESTS_COLLECTED)


class Failure(NamedTuple):
    test: str
    seed: str
    told: str


class Ran(NamedTuple):
    """A run of pytest: its exit code, counts, failures, and seconds by the clock and of processors."""

    code: int
    tests: int
    skipped: int
    failures: tuple[Failure, ...]
    seconds: float
    busy: float

    def __str__(self) -> str:
        passed = self.tests - self.skipped - len(self.failures)
        return (
            f"{passed} passed, {self.skipped} skipped, {len(self.failures)} failed in {self.seconds:.0f} s "
            f"({self.busy:.0f} s of processors)"
        )


def main(words: list[str] | None = None) -> int:
    """Returns the exit code: 1 if a test failed, or if pytest could not run."""
    given, rest = _parser().parse_known_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    with kept_busy() if given.busy else contextlib.nullcontext():
        return _suite(given, rest) if given.suite else _tests(given, rest)


def _suite(given: argparse.Namespace, rest: list[str]) -> int:
    """Runs the whole suite with the seeds 1 to `--suite`, one after another."""
    code = 0
    for seed in map(str, range(1, given.suite + 1)):
        ran = run([f"-n{given.workers}", "--dist", "loadgroup", *rest], {"STOFA_SEED": seed})
        print(f"seed {seed}: {ran}", flush=True)
        code = max(code, _told(ran, given.folder / f"suite-{seed}.txt"))
    return code


def _tests(given: argparse.Namespace, rest: list[str]) -> int:
    """Runs each chosen test function `--times` times; those that open a table folder by folder."""
    known = {"STOFA_SEED": given.seed, "REPEAT_SEED": given.seed, "REPEAT_TIMES": str(given.times)}
    if not given.opening_tables:
        return _repeated(given, rest, known, "tests")
    known["REPEAT_OPENING"] = "1"
    files = sorted(given.tests.rglob("test_*.py"))
    return max(
        _repeated(given, [*rest, *map(str, each)], known, str(folder.relative_to(given.tests.parent)))
        for folder, each in groupby(files, lambda file: file.parent)
    )


def _repeated(given: argparse.Namespace, rest: list[str], known: Mapping[str, str], name: str) -> int:
    """Runs pytest with these words, and prints how often under this name. Returns the exit code."""
    ran = run(["-p", "tests.repeat.plugin", f"-n{given.workers}", *rest], known)
    if ran.tests or ran.failures:
        print(f"{name}: {ran.tests / given.times:g} × {given.times}: {ran}", flush=True)
    return _told(ran, given.folder / f"{name.replace('/', '-')}.txt")


def run(words: list[str], known: Mapping[str, str]) -> Ran:
    """Runs pytest with these words and variables."""
    began, before = time.monotonic(), _busy()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "report.xml")
        command = [sys.executable, "-m", "pytest", f"--junitxml={file}", *words]
        done = subprocess.run(command, cwd=ROOT, env=os.environ | known, stdout=subprocess.PIPE, text=True)
        passed = time.monotonic() - began, _busy() - before
        if done.returncode not in (0, 1, NO_TESTS) or not file.exists():
            return Ran(done.returncode, 0, 0, (Failure("pytest", known["STOFA_SEED"], done.stdout),), *passed)
        return Ran(done.returncode, *_read(file, known["STOFA_SEED"]), *passed)


def _read(file: Path, seed: str) -> tuple[int, int, tuple[Failure, ...]]:
    """Returns the counts of tests and of skipped ones, and the failures, of a report of pytest.

    `seed` is that of tests which have none of their own.
    """
    cases = [*ElementTree.parse(file).iter("testcase")]
    failures = tuple(
        Failure(
            f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}",
            next(
                (str(each.get("value")) for each in case.iter("property") if each.get("name") == "seed"), seed
            ),
            each.text or "",
        )
        for case in cases
        for each in case
        if each.tag in ("failure", "error")
    )
    return len(cases), sum(case.find("skipped") is not None for case in cases), failures


def _told(ran: Ran, file: Path) -> int:
    """Prints how each failure is repeated, and writes what it says to a file. Returns the exit code."""
    for failure in ran.failures:
        print(f"STOFA_SEED={failure.seed} python -m pytest -n0 '{failure.test}'", flush=True)
    told = [f"{one.test} STOFA_SEED={one.seed}\n{one.told}\n" for one in ran.failures]
    file.write_text("\n".join(told), encoding="utf-8")
    return 1 if ran.failures else 0


def _busy() -> float:
    """Returns the processor seconds of the processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@contextlib.contextmanager
def kept_busy() -> Iterator[None]:
    """Keeps every core busy meanwhile."""
    spinning = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)
    ]
    try:
        yield
    finally:
        for each in spinning:
            each.kill()
            each.wait()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.repeat", description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=20, help="runs of each test function")
    parser.add_argument("--seed", default=SEED, help="what the seeds begin with; STOFA_SEED unless given")
    parser.add_argument("--opening-tables", action="store_true", help="only tests that open a table")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests", help="where those are looked for")
    parser.add_argument("--suite", type=int, default=0, help="run all tests with so many seeds instead")
    parser.add_argument("--busy", action="store_true", help="keep every core busy meanwhile")
    parser.add_argument("--workers", type=int, default=2, help="processes of pytest")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where failures are written")
    return parser


if __name__ == "__main__":
    sys.exit(main())
