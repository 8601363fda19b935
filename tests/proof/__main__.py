"""Carries out runs of the promises of docs/reliability.md, or prints what the runs so far have come to.

python -m tests.proof games --minutes 10
python -m tests.proof all --hours 2
python -m tests.proof --table
"""

import argparse
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.architecture.sources import ROOT
from tests.proof import RUNS
from tests.proof.report import added, done, read, table, upto
from tests.proof.runs import Outcome, carry_out, processes

RESULTS = ROOT / "build" / "proof.json"
CHUNK = 10
"""Minutes of one run before it is the next one's turn."""


def main(words: list[str] | None = None) -> int:
    """Returns the exit code: 1 if a promise was broken."""
    given = _parser().parse_args(words)
    if given.list:
        for name, run in RUNS.items():
            print(f"{name}: {run.full:,} {run.unit}: {run.promise}")
        return 0
    if given.table or not given.runs:
        print(table(read(given.results)))
        return 0
    names = list(RUNS) if given.runs == ["all"] else given.runs
    if given.hours is None:
        return max([_carried_out(given, name) for name in names])
    return _in_turn(given, names)


def _in_turn(given: argparse.Namespace, names: list[str]) -> int:
    """Goes on with the run that is least far, some minutes at a time, until the hours are over."""
    ends = time.monotonic() + 3600 * given.hours
    code = 0
    while (left := (ends - time.monotonic()) / 60) > 0:
        parts = {name: done(given.results, name) / RUNS[name].full for name in names}
        name = min(parts, key=parts.__getitem__)
        if parts[name] >= 1:
            break
        given.first = upto(given.results, name, given.seed)
        given.count = RUNS[name].full - done(given.results, name)
        given.minutes = min(CHUNK, left)
        code = max(code, _carried_out(given, name))
    return code


def _carried_out(given: argparse.Namespace, name: str) -> int:
    """Carries out one run. Returns 1 if its promise was broken."""
    outcome = _watched(given, name)
    added(given.results, outcome)
    print(summary(outcome), flush=True)
    for said in outcome.told:
        print(said, file=sys.stderr)
    return 1 if outcome.faults else 0


def summary(one: Outcome) -> str:
    """The line in which a run ends."""
    unit = RUNS[one.run].unit
    return (
        f"{one.run}: {one.done:,} {unit}, {one.faults} faults; seed {one.seed} from {one.first}, "
        f"commit {one.commit}, {one.hours:.2f} h ({one.busy:.2f} h of a processor)"
    )


def _watched(given: argparse.Namespace, name: str) -> Outcome:
    """Carries out the run with a progress bar."""
    run = RUNS[name]
    count = given.count or run.full
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(name, total=count)

        def tell(done: int, faults: int) -> None:
            bar.update(task, completed=done, description=f"{name}, {faults} faults")

        return carry_out(
            name, run, seed=given.seed, first=given.first, count=count, minutes=given.minutes,
            processes=given.processes or processes(run), tell=tell,
        )  # fmt: skip


def _known(name: str) -> str:
    if name not in (*RUNS, "all"):
        raise argparse.ArgumentTypeError(f"no run is called {name}: {', '.join(RUNS)}, all")
    return name


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description=__doc__.splitlines()[0])
    parser.add_argument("runs", nargs="*", type=_known, metavar="run", help="names of runs, or all")
    parser.add_argument("--list", action="store_true", help="print the runs with their full counts")
    parser.add_argument("--table", action="store_true", help="print the results so far")
    parser.add_argument("--count", type=int, default=0, help="how many; the full count unless given")
    parser.add_argument("--first", type=int, default=0, help="the number to begin with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=100_000.0, help="begin nothing new after so long")
    parser.add_argument("--hours", type=float, help="go on so long where the results end, each run in turn")
    parser.add_argument("--processes", type=int, default=0, help="as many as fit the cores unless given")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file that results are added to")
    return parser


if __name__ == "__main__":
    sys.exit(main())
